// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/solana/Rent.h"
#include "core/solana/Transaction.h"

#include <QHash>

namespace curvedesk::sandbox {

using AccountMap = QHash<Address, AccountState>;

/// The state that a transaction runs against: the accounts, and the slot and time of its block.
struct BankState
{
    const AccountMap &accounts;
    quint64 slot = 0;
    qint64 unixTimestamp = 0;
};

/// The rent that the accounts' rent sysvar says; the default where there is none.
[[nodiscard]] Rent rentOf(const AccountMap &accounts);

/// The effects of a transaction. When `error` is set it only paid its fee; when `landed` is false not even that: such a
/// transaction cannot be part of a block.
struct Execution
{
    bool landed = false;
    std::optional<TransactionError> error;
    Lamports fee;
    quint64 unitsConsumed = 0;
    QList<QByteArray> logs;
    QList<InnerInstruction> innerInstructions;
    QList<quint64> preBalances;
    QList<quint64> postBalances;
    QList<TokenBalance> preTokenBalances;
    QList<TokenBalance> postTokenBalances;
    /// The accounts that changed, with their new states; one with 0 lamports is deleted.
    QList<std::pair<Address, AccountState>> writes;
};

/// Runs one transaction against `state` without changing it: fees, rent, instructions, logs, inner calls. Checks
/// neither signatures nor the blockhash nor duplicates: Ledger does, because a simulation skips these checks.
[[nodiscard]] Execution execute(const Transaction &transaction, const BankState &state);

} // namespace curvedesk::sandbox
