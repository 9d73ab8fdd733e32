// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/DerivedAddress.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/solana/Programs.h"

/// The addresses that the AMM derives and checks, from the thread's memo.
namespace curvedesk::sandbox::amm::derived {

[[nodiscard]] inline Address poolAuthority(const Address &baseMint)
{
    return derivedAddress({"pool-authority", baseMint.view()}, pumpAddresses::program).address;
}

[[nodiscard]] inline Address lpMint(const Address &pool)
{
    return derivedAddress({"pool_lp_mint", pool.view()}, ammAddresses::program).address;
}

[[nodiscard]] inline Address poolV2(const Address &baseMint)
{
    return derivedAddress({"pool-v2", baseMint.view()}, ammAddresses::program).address;
}

[[nodiscard]] inline Address creatorVaultAuthority(const Address &coinCreator)
{
    return derivedAddress({"creator_vault", coinCreator.view()}, ammAddresses::program).address;
}

[[nodiscard]] inline Address volumeAccumulator(const Address &user)
{
    return derivedAddress({"user_volume_accumulator", user.view()}, ammAddresses::program).address;
}

[[nodiscard]] inline ProgramAddress pool(quint16 index, const Address &creator, const Address &baseMint,
                                         const Address &quoteMint)
{
    const char littleEndian[] = {static_cast<char>(index & 0xff), static_cast<char>(index >> 8)};
    return derivedAddress({"pool", QByteArrayView(littleEndian, 2), creator.view(), baseMint.view(), quoteMint.view()},
                          ammAddresses::program);
}

[[nodiscard]] inline Address tokenAccount(const Address &owner, const Address &mint, const Address &tokenProgram)
{
    return derivedTokenAddress(owner, mint, tokenProgram).address;
}

} // namespace curvedesk::sandbox::amm::derived
