// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/solana/Transaction.h"

#include <QHash>

namespace curvedesk::sandbox {

using AccountMap = QHash<Address, AccountState>;

/// Where a transaction runs: the accounts as they stand, and the slot it would land in.
struct BankState
{
    const AccountMap &accounts;
    quint64 slot = 0;
    qint64 unixTimestamp = 0;
};

/// What executing a transaction did. When `error` is set only the fee was taken (all or nothing); when `landed` is
/// false not even that: the transaction cannot be part of a block.
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
    /// New states, by address. An account with 0 lamports is gone.
    QList<std::pair<Address, AccountState>> writes;
};

/// Runs one transaction against `state` without changing it: fees, rent, instructions, logs, inner calls. Does not
/// check signatures, the blockhash or duplicates: the Ledger does, because simulation must not.
[[nodiscard]] Execution execute(const Transaction &transaction, const BankState &state);

} // namespace curvedesk::sandbox
