// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/DerivedAddress.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/solana/Programs.h"

/// The addresses that the AMM derives and checks, from the thread's memo.
namespace curvedesk::sandbox::amm::derived {

/// The curve program's address that creates a coin's pool when it migrates; from the thread's memo.
[[nodiscard]] inline Address poolAuthority(const Address &baseMint)
{
    return derivedAddress({"pool-authority", baseMint.view()}, pumpAddresses::program).address;
}

/// The mint of the pool's liquidity tokens; from the thread's memo.
[[nodiscard]] inline Address lpMint(const Address &pool)
{
    return derivedAddress({"pool_lp_mint", pool.view()}, ammAddresses::program).address;
}

/// The account pool-v2 of a coin, which trades of a coin with a creator have to name and do not use; from the memo.
[[nodiscard]] inline Address poolV2(const Address &baseMint)
{
    return derivedAddress({"pool-v2", baseMint.view()}, ammAddresses::program).address;
}

/// The owner of the token account that collects a creator's fees; from the thread's memo.
[[nodiscard]] inline Address creatorVaultAuthority(const Address &coinCreator)
{
    return derivedAddress({"creator_vault", coinCreator.view()}, ammAddresses::program).address;
}

/// The AMM's account of a user, for volume and cashback; from the thread's memo.
[[nodiscard]] inline Address volumeAccumulator(const Address &user)
{
    return derivedAddress({"user_volume_accumulator", user.view()}, ammAddresses::program).address;
}

/// The address of a pool, with its bump; from the thread's memo.
[[nodiscard]] inline ProgramAddress pool(quint16 index, const Address &creator, const Address &baseMint,
                                         const Address &quoteMint)
{
    const char littleEndian[] = {static_cast<char>(index & 0xff), static_cast<char>(index >> 8)};
    return derivedAddress({"pool", QByteArrayView(littleEndian, 2), creator.view(), baseMint.view(), quoteMint.view()},
                          ammAddresses::program);
}

/// The address of the owner's associated token account; from the thread's memo.
[[nodiscard]] inline Address tokenAccount(const Address &owner, const Address &mint, const Address &tokenProgram)
{
    return derivedTokenAddress(owner, mint, tokenProgram).address;
}

} // namespace curvedesk::sandbox::amm::derived
