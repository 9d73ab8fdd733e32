// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/UnixSocket.h"

#include <functional>

namespace curvedesk::app {

/// One window for each data directory: a second start asks the first to come to the front, over a Unix socket in the
/// user's runtime directory, else in that for temporary files.
class SingleInstance final
{
public:
    /// Asks the program that has this data directory to show its window. False when none does within two seconds.
    [[nodiscard]] static bool raiseOther(const QString &dataDirectory);

    /// Listens for further starts on this data directory by the same user, and calls `raise` for each; what they send
    /// is not read. Replaces a socket that a crash left. Call it only with the data directory's lock held. Only logs
    /// when it cannot listen.
    SingleInstance(const QString &dataDirectory, std::function<void()> raise);

private:
    std::unique_ptr<UnixListener> m_listener;
};

} // namespace curvedesk::app
