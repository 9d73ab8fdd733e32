// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The line that a token program logs before it returns the error.
[[nodiscard]] QByteArray tokenErrorText(const ProgramError &error);

} // namespace curvedesk::sandbox
