// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/amm/AmmErrors.h"

/// The AMM's instructions beside trades and pool creation.
namespace curvedesk::sandbox::amm {

/// init_user_volume_accumulator: creates the user's volume accumulator.
[[nodiscard]] ProgramOutcome initializeAccumulator(InvokeContext &context);
/// extend_account: grows a smaller pool's account to the present size, at the user's cost; does nothing to any other
/// pool.
[[nodiscard]] ProgramOutcome extendPool(InvokeContext &context);
/// collect_coin_creator_fee: moves all that a creator's vault holds of one quote to a token account of the creator.
/// Anyone may send it.
[[nodiscard]] ProgramOutcome collectCreatorFee(InvokeContext &context);

} // namespace curvedesk::sandbox::amm
