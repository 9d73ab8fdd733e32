// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/pump/PumpErrors.h"

/// The instructions that move a complete curve to its pool. They work on the transaction in memory and log in it.
namespace curvedesk::sandbox::pump {

/// migrate: moves a complete curve's tokens and SOL to a new AMM pool, burns the liquidity tokens, sets the curve's
/// reserves to 0 and logs an event. The migration fee comes off the SOL: the new accounts' rent, the rest to the
/// withdraw authority. Anyone may send it; on a migrated curve it succeeds and only logs. For SPL Token and Token-2022
/// coins; the token program that the instruction names serves the wrapped SOL. BondingCurveNotComplete,
/// DisabledMigrate, UnsupportedQuoteMint, Overflow; errors of the account checks and of called programs.
[[nodiscard]] ProgramOutcome migrate(InvokeContext &context);
/// migrate_v2: moves a complete curve's tokens and SOL to a new AMM pool, burns the liquidity tokens, sets the curve's
/// reserves to 0 and logs an event. The migration fee comes off the SOL: the new accounts' rent, the rest to the
/// withdraw authority. Anyone may send it; on a migrated curve it succeeds and only logs. It names both token programs.
/// BondingCurveNotComplete, DisabledMigrate, UnsupportedQuoteMint, Overflow; errors of account checks, called programs.
[[nodiscard]] ProgramOutcome migrateV2(InvokeContext &context);

} // namespace curvedesk::sandbox::pump
