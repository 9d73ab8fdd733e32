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

/// The account in the map, valid until the map changes; nullptr when it does not exist.
[[nodiscard]] inline const AccountState *accountIn(const AccountMap &accounts, const Address &address)
{
    const auto found = accounts.constFind(address);
    return found == accounts.constEnd() ? nullptr : &*found;
}
/// A copy of the account; nullopt for nullptr.
[[nodiscard]] inline std::optional<AccountState> copyOf(const AccountState *account)
{
    return account ? std::optional(*account) : std::nullopt;
}

/// The rent that the accounts' rent sysvar says; the default where there is none.
[[nodiscard]] Rent rentOf(const AccountMap &accounts);

/// The outcome of a transaction that was run.
struct Execution : TransactionEffects
{
    bool landed = false; ///< false: it did not even pay its fee, and cannot be part of a block
    /// The accounts that changed, with their new states; one with 0 lamports is deleted.
    QList<std::pair<Address, AccountState>> writes;
};

/// Runs one transaction against `state` without changing it: fees, rent, instructions, logs, inner calls. Checks
/// neither signatures nor the blockhash nor duplicates: Ledger does, because a simulation skips these checks.
[[nodiscard]] Execution execute(const Transaction &transaction, const BankState &state);

} // namespace curvedesk::sandbox
