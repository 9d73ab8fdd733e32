// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

/// Fixed keys of the bonding-curve program and the addresses that derive from a coin or a user.
namespace curvedesk::pumpAddresses {

using namespace literals;

inline constexpr Address program = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P"_address;
inline constexpr Address ammProgram = "pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA"_address;
inline constexpr Address feeProgram = "pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ"_address;
inline constexpr Address mayhemProgram = "MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e"_address;
inline constexpr Address global = "4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf"_address;
inline constexpr Address eventAuthority = "Ce6TQqeHC9p8KetsN6JsjHK7UTZk7nasjjnr7XxXp9F1"_address;
inline constexpr Address mintAuthority = "TSLvdd1pWpHVjahSpsvCXUbgwsL3JAcvokwaKt1eokM"_address;
inline constexpr Address globalVolumeAccumulator = "Hq2wp8uJ9jCPsYgNHex8RtqdvMPfVGoYwjvF1ATiwn2Y"_address;
inline constexpr Address feeConfig = "8Wf5TiAheLUqBrKXeYg2JtAFFMWtKdG2BSFgqUcPVwTt"_address;
inline constexpr Address ammFeeConfig = "5PHirr8joyTMp9JMm6nW7hNDVyEYdkzDqazxPD7RaTjx"_address;
inline constexpr Address ammGlobalConfig = "ADyA8hdefvWN2dbGGWFotbzWxrAvLW83WG6QCVXvJKqw"_address;
inline constexpr Address ammEventAuthority = "GS4CU59F31iL7aR2Q8zVS8DRrcRnXX1yjQ66TqNVQnaR"_address;
inline constexpr Address mayhemGlobalParams = "13ec7XdrjF3h3YcqBTFDSReRcUFwbCnJaAQspM4j6DDJ"_address;
inline constexpr Address mayhemSolVault = "BwWK17cbHxwWBKZkUYvzxLcNQ1YVyaFezduWbtm2de6s"_address;

/// Addresses that depend on the mint and its token program alone. Derive once a coin, then keep: a derivation costs
/// about as much as a signature.
struct CoinAddresses
{
    Address mint;
    Address tokenProgram;
    Address bondingCurve;
    Address bondingCurveV2; ///< never initialised; the program only checks its address
    Address associatedBondingCurve;
    Address associatedQuoteBondingCurve; ///< the curve's wrapped-SOL account: v3 trades name it, SOL coins never use it

    /// Derives the addresses; `tokenProgram` owns the mint.
    [[nodiscard]] static CoinAddresses derive(const Address &mint, const Address &tokenProgram);

    bool operator==(const CoinAddresses &) const = default;
};

/// Addresses that depend on the user (and, for the token account, on the coin).
struct UserAddresses
{
    Address user;
    Address associatedUser; ///< the user's account for the coin
    Address associatedQuoteUser; ///< the user's wrapped-SOL account (v3)
    Address volumeAccumulator;

    /// Derives the addresses; `tokenProgram` owns the mint.
    [[nodiscard]] static UserAddresses derive(const Address &user, const Address &mint, const Address &tokenProgram);

    bool operator==(const UserAddresses &) const = default;
};

/// The address of the coin's curve account.
[[nodiscard]] Address bondingCurve(const Address &mint);
/// The account that collects a creator's fees of v1 trades.
[[nodiscard]] Address creatorVault(const Address &creator);
/// The user's UserVolumeAccumulator of the curve program.
[[nodiscard]] Address userVolumeAccumulator(const Address &user);
/// The mayhem program's account for the coin; each creation names it.
[[nodiscard]] Address mayhemState(const Address &mint);
/// The mayhem vault's associated account for the coin, of Token-2022; each creation names it.
[[nodiscard]] Address mayhemTokenVault(const Address &mint);
/// The curve program's address that creates the coin's pool.
[[nodiscard]] Address poolAuthority(const Address &mint);
/// The address of the AMM pool that the coin's migration makes.
[[nodiscard]] Address canonicalPool(const Address &mint, const Address &quoteMint);

} // namespace curvedesk::pumpAddresses
