// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmAddresses.h"
#include "core/solana/Instruction.h"

#include <array>

/// Builds the instruction that moves a complete curve's liquidity to its AMM pool. Anyone may send it; the pool
/// migration fee pays for the accounts that it creates.
namespace curvedesk::migrateInstruction {

inline constexpr std::array<quint8, 8> migrateDiscriminator{0x9b, 0xea, 0xe7, 0x92, 0xec, 0x9e, 0xa2, 0x1e};
inline constexpr std::array<quint8, 8> migrateV2Discriminator{0xbb, 0xcb, 0x12, 0x1f, 0xce, 0xed, 0xfe, 0x29};

/// The inputs: the coin and its pool, the sender, and Global's withdraw authority.
struct Accounts
{
    pumpAddresses::CoinAddresses coin;
    ammAddresses::PoolAddresses pool;
    Address user;
    Address withdrawAuthority;
};

/// Builds `migrate`: 25 accounts and the two of the boost vault, as the official SDK names them. The user signs.
[[nodiscard]] Instruction migrate(const Accounts &accounts);

} // namespace curvedesk::migrateInstruction
