// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace curvedesk::app {

/// Runs "curvedesk-host backup DIR ..." or "curvedesk-host restore DIR ..."; returns the exit code.
[[nodiscard]] int runBackupCommand(const QStringList &arguments);

} // namespace curvedesk::app
