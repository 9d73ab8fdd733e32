// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/amm/AmmErrors.h"

/// What the AMM does beside trading.
namespace curvedesk::sandbox::amm {

/// Creates the user's volume accumulator unless it is there; `payer` pays its rent.
[[nodiscard]] ProgramOutcome openAccumulator(InvokeContext &context, qsizetype accumulator, qsizetype payer,
                                             qsizetype user);

/// init_user_volume_accumulator.
[[nodiscard]] ProgramOutcome initializeAccumulator(InvokeContext &context);
/// extend_account: a pool grows to the size of today.
[[nodiscard]] ProgramOutcome extendPool(InvokeContext &context);
/// collect_coin_creator_fee: all that a creator's vault holds goes to a wrapped-SOL account of the creator. Anyone may
/// send it.
[[nodiscard]] ProgramOutcome collectCreatorFee(InvokeContext &context);

} // namespace curvedesk::sandbox::amm
