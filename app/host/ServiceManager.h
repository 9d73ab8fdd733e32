// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QTimer>

namespace curvedesk::app {

/// Tells systemd how the host is, as its units of Type=notify expect (sd_notify(3)), and that it lives, where the unit
/// has a watchdog. Without systemd nothing happens.
class ServiceManager
{
public:
    /// Connects to systemd's socket and starts the watchdog's messages, by systemd's environment; skips what fails.
    ServiceManager();
    /// Closes the socket; tells systemd nothing.
    ~ServiceManager();
    Q_DISABLE_COPY_MOVE(ServiceManager)

    /// Sends a state such as "READY=1" to systemd, if that started the program; ignores a failure.
    void sendState(const QByteArray &state) const;

private:
    int m_socket = -1;
    QTimer m_watchdog; ///< on the core's thread: a host that hangs is started again
};

} // namespace curvedesk::app
