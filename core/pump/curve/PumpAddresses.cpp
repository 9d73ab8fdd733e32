// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/PumpAddresses.h"

#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

namespace curvedesk::pumpAddresses {

CoinAddresses CoinAddresses::derive(const Address &mint, const Address &tokenProgram)
{
    const Address curve = pumpAddresses::bondingCurve(mint);
    return {mint,
            tokenProgram,
            curve,
            findProgramAddress({"bonding-curve-v2", mint.view()}, program).address,
            associatedTokenAddress(curve, mint, tokenProgram),
            associatedTokenAddress(curve, programs::wrappedSol, programs::token)};
}

UserAddresses UserAddresses::derive(const Address &user, const Address &mint, const Address &tokenProgram)
{
    return {user, associatedTokenAddress(user, mint, tokenProgram),
            associatedTokenAddress(user, programs::wrappedSol, programs::token), userVolumeAccumulator(user)};
}

Address bondingCurve(const Address &mint)
{
    return findProgramAddress({"bonding-curve", mint.view()}, program).address;
}

Address creatorVault(const Address &creator)
{
    return findProgramAddress({"creator-vault", creator.view()}, program).address;
}

Address userVolumeAccumulator(const Address &user)
{
    return findProgramAddress({"user_volume_accumulator", user.view()}, program).address;
}

Address mayhemState(const Address &mint)
{
    return findProgramAddress({"mayhem-state", mint.view()}, mayhemProgram).address;
}

Address mayhemTokenVault(const Address &mint)
{
    return associatedTokenAddress(mayhemSolVault, mint, programs::token2022);
}

Address poolAuthority(const Address &mint)
{
    return findProgramAddress({"pool-authority", mint.view()}, program).address;
}

Address canonicalPool(const Address &mint, const Address &quoteMint)
{
    // Index 0 as a little-endian u16: the pool that a graduation makes.
    constexpr char canonicalIndex[] = {0, 0};
    const Address authority = poolAuthority(mint);
    return findProgramAddress(
               {"pool", QByteArrayView(canonicalIndex, 2), authority.view(), mint.view(), quoteMint.view()}, ammProgram)
        .address;
}

} // namespace curvedesk::pumpAddresses
