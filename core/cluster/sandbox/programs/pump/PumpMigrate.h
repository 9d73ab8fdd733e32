// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/pump/PumpErrors.h"

namespace curvedesk::sandbox::pump {

/// migrate: a complete curve's liquidity goes to its AMM pool, the liquidity tokens are burned. Anyone may send it; a
/// curve that has migrated stays as it is. For SPL Token and Token-2022 coins alike; the token program that the
/// instruction names serves the wrapped SOL.
[[nodiscard]] ProgramOutcome migrate(InvokeContext &context);
/// migrate_v2: migrates a complete curve as migrate does; the instruction names both token programs.
[[nodiscard]] ProgramOutcome migrateV2(InvokeContext &context);

} // namespace curvedesk::sandbox::pump
