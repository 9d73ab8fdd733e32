// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace curvedesk::app {

/// Run "curvedesk-host lock|unlock ..." and "curvedesk-host approvals list|approve ID|refuse ID ...": they ask the host
/// that runs on the data directory, over its private socket. Both return the exit code.
[[nodiscard]] int runVaultCommand(const QStringList &arguments);
[[nodiscard]] int runApprovalCommand(const QStringList &arguments);

} // namespace curvedesk::app
