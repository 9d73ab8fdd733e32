// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The bonding-curve program: creating coins and trading them against SOL in every generation of its instructions.
/// Also the migration of a complete curve to its AMM pool. Not simulated: other quotes than SOL, fee sharing, holder
/// payouts, administration; all of these are answered as an unknown instruction is.
[[nodiscard]] ProgramOutcome pumpProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
