// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/solana/Keypair.h"

namespace curvedesk::sandbox {

/// The accounts that a new ledger starts with: the curve programs' configuration as it is on mainnet, the programs,
/// the sysvars and a rich faucet.
struct Genesis
{
    AccountMap accounts;
    Hash hash; ///< of the seed and the accounts
    quint64 lamports = 0; ///< of all accounts together
};

/// Damaged when the embedded configuration does not decode.
[[nodiscard]] Result<Genesis> makeGenesis(quint64 seed);

/// Who gives airdrops. Everyone who knows the seed can derive it: it guards nothing of value.
[[nodiscard]] Result<Keypair> faucetKeypair(quint64 seed);

/// The clock sysvar's address and its account at a moment.
inline constexpr Address clockSysvar = [] {
    using namespace literals;
    return "SysvarC1ock11111111111111111111111111111111"_address;
}();
[[nodiscard]] AccountState clockAccount(quint64 slot, qint64 unixTimestamp);

} // namespace curvedesk::sandbox
