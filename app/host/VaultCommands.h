// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace curvedesk::app {

/// Locks or unlocks the keys of the host that runs on the data directory; the passphrase comes from a file or the
/// terminal. Returns the exit code: 64 for a wrong use, 78 for a wrong passphrase or when no host runs there.
[[nodiscard]] int runVaultCommand(const QStringList &arguments);

} // namespace curvedesk::app
