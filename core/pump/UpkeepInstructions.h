// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmAddresses.h"
#include "core/solana/Instruction.h"

/// Instructions that make an account ready for a trade.
namespace curvedesk::upkeepInstruction {

/// init_user_volume_accumulator of the curve program: creates the user's accumulator, paid by the user. A buy creates
/// it by itself, a sell does not.
[[nodiscard]] Instruction initializeVolumeAccumulator(const pumpAddresses::UserAddresses &user);
/// init_user_volume_accumulator of the AMM: creates `accumulator`, paid by the user.
[[nodiscard]] Instruction initializeAmmVolumeAccumulator(const Address &user, const Address &accumulator);
/// extend_account of the AMM, paid by the user: its trades refuse a pool whose account has the size of before May 2025.
[[nodiscard]] Instruction extendPool(const Address &user, const Address &pool);

} // namespace curvedesk::upkeepInstruction
