// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The bank reads the budget before anything runs; as an instruction it does nothing but cost a little.
[[nodiscard]] ProgramOutcome computeBudgetProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
