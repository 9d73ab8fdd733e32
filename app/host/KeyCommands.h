// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace curvedesk::app {

/// `curvedesk-host keys new|list|show|limit|revoke`: works on the API keys of a data directory, also beside a host that
/// runs on it, where a change takes effect at once. The exit code.
[[nodiscard]] int runKeyCommand(const QStringList &arguments);

} // namespace curvedesk::app
