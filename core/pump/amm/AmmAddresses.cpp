// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmAddresses.h"

#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

namespace curvedesk::ammAddresses {

PoolAddresses PoolAddresses::derive(const Address &baseMint, const Address &baseTokenProgram)
{
    const Address pool = pumpAddresses::canonicalPool(baseMint, programs::wrappedSol);
    return {pool,
            pumpAddresses::poolAuthority(baseMint),
            baseMint,
            baseTokenProgram,
            associatedTokenAddress(pool, baseMint, baseTokenProgram),
            quoteAccount(pool),
            ammAddresses::lpMint(pool),
            ammAddresses::poolV2(baseMint)};
}

UserAddresses UserAddresses::derive(const Address &user, const PoolAddresses &pool)
{
    const Address accumulator = userVolumeAccumulator(user);
    return {user, associatedTokenAddress(user, pool.baseMint, pool.baseTokenProgram), quoteAccount(user), accumulator,
            quoteAccount(accumulator)};
}

Address lpMint(const Address &pool)
{
    return findProgramAddress({"pool_lp_mint", pool.view()}, program).address;
}

Address poolV2(const Address &baseMint)
{
    return findProgramAddress({"pool-v2", baseMint.view()}, program).address;
}

Address boostVaultAuthority(const Address &pool)
{
    return findProgramAddress({"boost_vault", pool.view()}, program).address;
}

Address creatorVaultAuthority(const Address &coinCreator)
{
    return findProgramAddress({"creator_vault", coinCreator.view()}, program).address;
}

Address userVolumeAccumulator(const Address &user)
{
    return findProgramAddress({"user_volume_accumulator", user.view()}, program).address;
}

Address quoteAccount(const Address &owner)
{
    return associatedTokenAddress(owner, programs::wrappedSol, programs::token);
}

} // namespace curvedesk::ammAddresses
