// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace curvedesk::app {

/// `curvedesk-host webhooks add|list|remove`: the addresses that a data directory's host posts events to. A running
/// host takes a change within a second.
[[nodiscard]] int runWebhookCommand(const QStringList &arguments);

} // namespace curvedesk::app
