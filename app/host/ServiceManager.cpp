// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/ServiceManager.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace curvedesk::app {

ServiceManager::ServiceManager()
{
    QByteArray path = qgetenv("NOTIFY_SOCKET");
    sockaddr_un address{};
    if (path.isEmpty() || path.size() >= qsizetype{sizeof address.sun_path})
        return;
    if (path.startsWith('@')) // an abstract address
        path[0] = '\0';
    address.sun_family = AF_UNIX;
    std::ranges::copy(path, address.sun_path);
    const auto size = offsetof(sockaddr_un, sun_path) + static_cast<std::size_t>(path.size());
    m_socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (m_socket >= 0
        && ::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), static_cast<socklen_t>(size)) != 0)
        ::close(std::exchange(m_socket, -1));
    const qint64 microseconds = qgetenv("WATCHDOG_USEC").toLongLong();
    if (m_socket < 0 || microseconds <= 0 || qgetenv("WATCHDOG_PID").toLongLong() != ::getpid())
        return;
    QObject::connect(&m_watchdog, &QTimer::timeout, &m_watchdog, [this] { sendState("WATCHDOG=1"); });
    m_watchdog.start(std::chrono::milliseconds(microseconds / 2000)); // twice in its time
}

ServiceManager::~ServiceManager()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

void ServiceManager::sendState(const QByteArray &state) const
{
    if (m_socket >= 0) [[maybe_unused]]
        const ssize_t sent = ::send(m_socket, state.constData(), static_cast<std::size_t>(state.size()), MSG_NOSIGNAL);
}

} // namespace curvedesk::app
