// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk::app {

/// True for debug, info, warning and error.
[[nodiscard]] bool isLogLevel(const QString &level);
/// Sends Qt's messages to stderr from this level up. `level` must be one.
void installLog(const QString &level);

} // namespace curvedesk::app
