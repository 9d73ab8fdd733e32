// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/ProgramEntries.h"

namespace curvedesk::sandbox {

ProgramOutcome runComputeBudgetProgram(InvokeContext &context)
{
    constexpr quint32 units = 150;
    return context.consume(units);
}

} // namespace curvedesk::sandbox
