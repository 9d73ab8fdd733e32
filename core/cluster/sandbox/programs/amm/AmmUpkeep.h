// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/amm/AmmErrors.h"

/// The AMM's instructions beside trades and pool creation. They work on the transaction in memory and log in it.
namespace curvedesk::sandbox::amm {

/// extend_account: grows a smaller pool's account to the present size, at the user's cost, and logs an event; does
/// nothing to a pool that has it. AccountTypeNotSupported for what is no pool; errors of the account checks, and of the
/// System program where the user cannot pay.
[[nodiscard]] ProgramOutcome extendPool(InvokeContext &context);
/// collect_coin_creator_fee: moves all that a creator's vault holds of one quote to a token account of the creator, and
/// logs an event, also for nothing. Anyone may send it. Errors of the account checks and of the token program.
[[nodiscard]] ProgramOutcome collectCreatorFee(InvokeContext &context);

} // namespace curvedesk::sandbox::amm
