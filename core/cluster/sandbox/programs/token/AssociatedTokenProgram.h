// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The associated-token program: Create and CreateIdempotent; RecoverNested returns UnsupportedProgramId.
[[nodiscard]] ProgramOutcome associatedTokenProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
