// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

/// Addresses of Solana's own programs and well-known mints.
namespace curvedesk::programs {

using namespace literals;

inline constexpr Address system = "11111111111111111111111111111111"_address;
inline constexpr Address computeBudget = "ComputeBudget111111111111111111111111111111"_address;
inline constexpr Address token = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"_address;
inline constexpr Address token2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"_address;
inline constexpr Address associatedToken = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"_address;
inline constexpr Address metaplexMetadata = "metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s"_address;
inline constexpr Address nativeLoader = "NativeLoader1111111111111111111111111111111"_address;
inline constexpr Address bpfUpgradeableLoader = "BPFLoaderUpgradeab1e11111111111111111111111"_address;
inline constexpr Address sysvarOwner = "Sysvar1111111111111111111111111111111111111"_address;
inline constexpr Address rentSysvar = "SysvarRent111111111111111111111111111111111"_address;
inline constexpr Address incinerator = "1nc1nerator11111111111111111111111111111111"_address;
inline constexpr Address wrappedSol = "So11111111111111111111111111111111111111112"_address;
inline constexpr Address usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"_address;

/// True for the two token programs, which own mints and token accounts.
[[nodiscard]] constexpr bool isTokenProgram(const Address &program)
{
    return program == token || program == token2022;
}

} // namespace curvedesk::programs
