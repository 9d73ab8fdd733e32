// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace curvedesk {

/// Renames a closed database and its journal to NAME.damaged-TIME, so that a new one can take its place and the old one
/// can still be looked at. Nothing happens for an empty path or a missing file. Storage when a file cannot be renamed.
[[nodiscard]] Outcome moveDatabaseAside(const QString &path);

} // namespace curvedesk
