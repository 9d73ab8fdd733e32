// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/DerivedAddress.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"

/// The addresses that the curve program derives and checks, from the thread's memo.
namespace curvedesk::sandbox::pump::derived {

[[nodiscard]] inline Address bondingCurve(const Address &mint)
{
    return derivedAddress({"bonding-curve", mint.view()}, pumpAddresses::program).address;
}

[[nodiscard]] inline Address bondingCurveV2(const Address &mint)
{
    return derivedAddress({"bonding-curve-v2", mint.view()}, pumpAddresses::program).address;
}

[[nodiscard]] inline Address creatorVault(const Address &creator)
{
    return derivedAddress({"creator-vault", creator.view()}, pumpAddresses::program).address;
}

[[nodiscard]] inline Address holderRewards(const Address &mint)
{
    return derivedAddress({"holder-rewards", mint.view()}, pumpAddresses::program).address;
}

[[nodiscard]] inline Address volumeAccumulator(const Address &user)
{
    return derivedAddress({"user_volume_accumulator", user.view()}, pumpAddresses::program).address;
}

[[nodiscard]] inline Address sharingConfig(const Address &mint)
{
    return derivedAddress({"sharing-config", mint.view()}, pumpAddresses::feeProgram).address;
}

[[nodiscard]] inline Address mayhemState(const Address &mint)
{
    return derivedAddress({"mayhem-state", mint.view()}, pumpAddresses::mayhemProgram).address;
}

[[nodiscard]] inline Address tokenAccount(const Address &owner, const Address &mint, const Address &tokenProgram)
{
    return derivedTokenAddress(owner, mint, tokenProgram).address;
}

/// The owner's wrapped-SOL account.
[[nodiscard]] inline Address quoteAccount(const Address &owner)
{
    return tokenAccount(owner, programs::wrappedSol, programs::token);
}

} // namespace curvedesk::sandbox::pump::derived
