// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// Create and CreateIdempotent; RecoverNested answers UnsupportedProgramId.
[[nodiscard]] ProgramOutcome associatedTokenProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
