// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/curve/PumpAddresses.h"

/// Fixed keys of the AMM program and the addresses that derive from a pool, a creator or a user.
namespace curvedesk::ammAddresses {

using namespace literals;

inline constexpr Address program = pumpAddresses::ammProgram;
inline constexpr Address globalConfig = pumpAddresses::ammGlobalConfig;
inline constexpr Address eventAuthority = pumpAddresses::ammEventAuthority;
inline constexpr Address feeConfig = pumpAddresses::ammFeeConfig;
inline constexpr Address globalVolumeAccumulator = "C2aFPdENg4A2HQsmrd5rTw5TaYBX5Ku887cWjbFKtZpw"_address;

/// Addresses of the pool that a graduated coin trades on: index 0, made by the curve program for the coin's pool
/// authority, quoted in wrapped SOL. Derive once a coin, then keep.
struct PoolAddresses
{
    Address pool;
    Address authority; ///< an address of the curve program: the pool's creator
    Address baseMint;
    Address baseTokenProgram;
    Address baseVault; ///< the pool's token account for the coin
    Address quoteVault; ///< the pool's token account for wrapped SOL
    Address lpMint;
    Address poolV2; ///< never initialised; the program only checks its address

    /// Derives the addresses; `baseTokenProgram` owns the coin's mint.
    [[nodiscard]] static PoolAddresses derive(const Address &baseMint, const Address &baseTokenProgram);

    bool operator==(const PoolAddresses &) const = default;
};

/// The accounts of a trader in a trade on a pool. Derive once a wallet and coin, then keep.
struct UserAddresses
{
    Address user;
    Address base; ///< associated account for the coin
    Address quote; ///< associated account for wrapped SOL
    Address volumeAccumulator; ///< the user's account of the AMM
    Address volumeAccumulatorQuote; ///< the accumulator's wrapped-SOL account, for the cashback of a cashback coin

    /// Derives the addresses of a user for the pool's coin.
    [[nodiscard]] static UserAddresses derive(const Address &user, const PoolAddresses &pool);

    bool operator==(const UserAddresses &) const = default;
};

/// The mint of the pool's LP tokens.
[[nodiscard]] Address lpMint(const Address &pool);
/// The address that a trade on a pool has to name when the pool has a creator; no account exists there.
[[nodiscard]] Address poolV2(const Address &baseMint);
/// The owner of the pool's boost vault, which a migration has to name.
[[nodiscard]] Address boostVaultAuthority(const Address &pool);
/// The owner of the wrapped-SOL account that collects a creator's part of pool trades.
[[nodiscard]] Address creatorVaultAuthority(const Address &coinCreator);
/// The user's UserVolumeAccumulator of the AMM, another than that of the curve program.
[[nodiscard]] Address userVolumeAccumulator(const Address &user);
/// The associated wrapped-SOL account of `owner`.
[[nodiscard]] Address quoteAccount(const Address &owner);

} // namespace curvedesk::ammAddresses
