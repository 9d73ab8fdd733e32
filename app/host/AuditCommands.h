// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace curvedesk::app {

/// `curvedesk-host audit verify|show|export`: reads the audit log of a data directory, also beside a host that runs on
/// it. The exit code: 4 when verify finds the log changed.
[[nodiscard]] int runAuditCommand(const QStringList &arguments);

} // namespace curvedesk::app
