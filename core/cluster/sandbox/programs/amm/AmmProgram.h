// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The AMM that graduated coins trade on: creating a pool, and its v1 trades against wrapped SOL. Not simulated:
/// deposits and withdrawals, v2 trades, virtual reserves (boost), fee sharing, administration; all of these are
/// answered as an unknown instruction is.
[[nodiscard]] ProgramOutcome ammProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
