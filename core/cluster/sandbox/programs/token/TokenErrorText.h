// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// What the token programs log before they answer with an error.
[[nodiscard]] QByteArray tokenErrorText(const ProgramError &error);

} // namespace curvedesk::sandbox
