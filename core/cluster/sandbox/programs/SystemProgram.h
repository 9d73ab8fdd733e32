// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The System program without its nonce instructions, which answer UnsupportedProgramId.
[[nodiscard]] ProgramOutcome systemProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
