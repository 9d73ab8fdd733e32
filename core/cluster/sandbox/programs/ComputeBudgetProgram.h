// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The ComputeBudget program: as an instruction it only charges a little, because the bank has read the budget before.
[[nodiscard]] ProgramOutcome computeBudgetProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
