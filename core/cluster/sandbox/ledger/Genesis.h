// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/solana/Keypair.h"

namespace curvedesk::sandbox {

/// The accounts that a new ledger starts with: the configuration of curve program and AMM as on mainnet, the programs,
/// the sysvars and a funded faucet.
struct Genesis
{
    AccountMap accounts;
    Hash hash; ///< computed from seed and accounts
    quint64 lamports = 0; ///< sum over all accounts
};

/// Makes the accounts of a new ledger, in memory. Damaged when the configuration inside the program does not decode.
/// `lamportsPerByteYear`: half of what a byte of an account costs, which has to hold the rent of two years.
[[nodiscard]] Result<Genesis> makeGenesis(quint64 seed, quint64 lamportsPerByteYear = rent::genesisDefault.perByte / 2);

/// The key that gives airdrops. Everyone who knows the seed can derive it: it protects no money.
[[nodiscard]] Keypair faucetKeypair(quint64 seed);
/// The SHA-256 hash of the bytes.
[[nodiscard]] Hash sha256(QByteArrayView bytes);

/// The address of the clock sysvar.
inline constexpr Address clockSysvar = [] {
    using namespace literals;
    return "SysvarC1ock11111111111111111111111111111111"_address;
}();
/// The data of the clock sysvar in a slot, at a time in seconds since the epoch.
[[nodiscard]] QByteArray clockData(quint64 slot, qint64 unixTimestamp);

} // namespace curvedesk::sandbox
