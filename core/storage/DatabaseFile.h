// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace curvedesk {

/// Renames a closed database and its journal to NAME.damaged-TIME, to make room for a new one and keep the old one for
/// inspection. Does nothing for an empty path or a missing file. Storage when a file cannot be renamed.
[[nodiscard]] Outcome moveDatabaseAside(const QString &path);

} // namespace curvedesk
