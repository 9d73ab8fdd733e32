// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/DerivedAddress.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"

/// The addresses that the curve program derives and checks, from the thread's memo.
namespace curvedesk::sandbox::pump::derived {

/// The account of the coin's curve; from the thread's memo.
[[nodiscard]] inline Address bondingCurve(const Address &mint)
{
    return derivedAddress({"bonding-curve", mint.view()}, pumpAddresses::program).address;
}

/// The account bonding-curve-v2 of a coin, which v1 trades have to name and do not use; from the thread's memo.
[[nodiscard]] inline Address bondingCurveV2(const Address &mint)
{
    return derivedAddress({"bonding-curve-v2", mint.view()}, pumpAddresses::program).address;
}

/// The account that collects a creator's fees in SOL, of all coins; from the thread's memo.
[[nodiscard]] inline Address creatorVault(const Address &creator)
{
    return derivedAddress({"creator-vault", creator.view()}, pumpAddresses::program).address;
}

/// The address that a coin with holder rewards has as its creator; from the thread's memo.
[[nodiscard]] inline Address holderRewards(const Address &mint)
{
    return derivedAddress({"holder-rewards", mint.view()}, pumpAddresses::program).address;
}

/// The curve program's account of a user, for volume and cashback; from the thread's memo.
[[nodiscard]] inline Address volumeAccumulator(const Address &user)
{
    return derivedAddress({"user_volume_accumulator", user.view()}, pumpAddresses::program).address;
}

/// The fee program's account of a coin for fee sharing, which v2 trades have to name; from the thread's memo.
[[nodiscard]] inline Address sharingConfig(const Address &mint)
{
    return derivedAddress({"sharing-config", mint.view()}, pumpAddresses::feeProgram).address;
}

/// The mayhem program's account of a coin, which create_v2 has to name; from the thread's memo.
[[nodiscard]] inline Address mayhemState(const Address &mint)
{
    return derivedAddress({"mayhem-state", mint.view()}, pumpAddresses::mayhemProgram).address;
}

/// The address of the owner's associated token account; from the thread's memo.
[[nodiscard]] inline Address tokenAccount(const Address &owner, const Address &mint, const Address &tokenProgram)
{
    return derivedTokenAddress(owner, mint, tokenProgram).address;
}

/// The address of the owner's wrapped-SOL account; from the thread's memo.
[[nodiscard]] inline Address quoteAccount(const Address &owner)
{
    return tokenAccount(owner, programs::wrappedSol, programs::token);
}

} // namespace curvedesk::sandbox::pump::derived
