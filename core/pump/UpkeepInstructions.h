// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmAddresses.h"
#include "core/solana/Instruction.h"

/// Instructions that make an account ready for a trade.
namespace curvedesk::upkeepInstruction {

/// Builds init_user_volume_accumulator of the curve program, which creates the user's accumulator; the user pays
/// and signs. A buy creates it by itself, a sell does not.
[[nodiscard]] Instruction initializeVolumeAccumulator(const pumpAddresses::UserAddresses &user);
/// Builds init_user_volume_accumulator of the AMM, which creates `accumulator`; the user pays and signs.
[[nodiscard]] Instruction initializeAmmVolumeAccumulator(const Address &user, const Address &accumulator);
/// Builds extend_account of the AMM, which enlarges the pool's account: trades refuse a pool whose account has the size
/// of before May 2025. The user pays and signs.
[[nodiscard]] Instruction extendPool(const Address &user, const Address &pool);

} // namespace curvedesk::upkeepInstruction
