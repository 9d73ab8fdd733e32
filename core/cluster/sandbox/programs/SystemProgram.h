// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The System program. Its nonce instructions are not simulated and return UnsupportedProgramId.
[[nodiscard]] ProgramOutcome systemProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
