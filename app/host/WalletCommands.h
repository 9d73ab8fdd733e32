// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace curvedesk::app {

/// `curvedesk-host wallets list|new|import|export|watch`: works on the wallets of a data directory, also beside a host
/// that runs on it, which finds added wallets. Keys are read from standard input or the terminal, never from arguments.
/// The exit code.
[[nodiscard]] int runWalletCommand(const QStringList &arguments);

} // namespace curvedesk::app
