// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/ConnectionGuard.h"

#include "core/http/GuardedSocket.h"

#include <algorithm>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

void RequestPolicy::refused(const RequestHead &, int) { }

ConnectionGuard::ConnectionGuard(RequestPolicy &policy, QObject *parent)
    : ConnectionGuard(policy, Limits(), parent)
{
}

ConnectionGuard::ConnectionGuard(RequestPolicy &policy, Limits limits, QObject *parent)
    : QTcpServer(parent)
    , m_policy(policy)
    , m_limits(limits)
{
    constexpr int backlog = 1000; // the default of 50 turns a burst into one-second stalls
    constexpr int maxSweepMs = 250;
    setListenBacklogSize(backlog);
    m_clock.start();
    m_sweep.setInterval(std::clamp(std::min({limits.headMs, limits.bodyMs, limits.idleMs}) / 4, 10, maxSweepMs));
    connect(&m_sweep, &QTimer::timeout, this, &ConnectionGuard::sweep);
    // Out of descriptors, QTcpServer stops accepting for good; a moment later there may be some again.
    connect(this, &QTcpServer::acceptError, this,
            [this] { QTimer::singleShot(maxSweepMs, this, [this] { resumeAccepting(); }); });
}

ConnectionGuard::~ConnectionGuard()
{
    for (GuardedSocket *socket : std::as_const(m_sockets))
        socket->m_guard = nullptr;
}

Result<quint16> ConnectionGuard::start(const QHostAddress &address, quint16 port)
{
    if (listen(address, port))
        return serverPort();
    if (serverError() == QAbstractSocket::AddressInUseError)
        return failure(ErrorCode::Conflict, u"Port %1 is already in use"_s.arg(port));
    return failure(ErrorCode::InvalidInput, u"Cannot listen on %1 port %2"_s.arg(address.toString()).arg(port));
}

qsizetype ConnectionGuard::busyCount() const
{
    return std::count_if(m_sockets.cbegin(), m_sockets.cend(),
                         [](const GuardedSocket *socket) { return socket->stage() == GuardedSocket::Stage::Busy; });
}

void ConnectionGuard::closeIdle()
{
    const QList<GuardedSocket *> sockets = m_sockets;
    for (GuardedSocket *socket : sockets)
        socket->closeWhenIdle();
}

void ConnectionGuard::incomingConnection(qintptr descriptor)
{
    const bool isWelcome = m_sockets.size() < m_limits.connections || makeRoom();
    auto *socket = new GuardedSocket(*this);
    if (!socket->setSocketDescriptor(descriptor) || !isWelcome) {
        delete socket;
        return;
    }
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_sockets.append(socket);
    if (!m_sweep.isActive())
        m_sweep.start();
}

void ConnectionGuard::handOver(GuardedSocket *socket)
{
    addPendingConnection(socket);
}

void ConnectionGuard::forget(GuardedSocket *socket)
{
    m_sockets.removeOne(socket);
    if (m_sockets.isEmpty())
        m_sweep.stop();
}

bool ConnectionGuard::makeRoom()
{
    using Stage = GuardedSocket::Stage;
    for (const Stage stage : {Stage::Lingering, Stage::Idle, Stage::Head}) {
        const auto it = std::find_if(m_sockets.cbegin(), m_sockets.cend(),
                                     [stage](const GuardedSocket *socket) { return socket->stage() == stage; });
        if (it == m_sockets.cend())
            continue;
        GuardedSocket *socket = *it;
        forget(socket);
        socket->m_guard = nullptr;
        socket->abort();
        return true;
    }
    return false;
}

void ConnectionGuard::sweep()
{
    const qint64 now = nowMs();
    const QList<GuardedSocket *> sockets = m_sockets;
    for (GuardedSocket *socket : sockets) {
        if (socket->m_deadlineMs != 0 && now >= socket->m_deadlineMs)
            socket->deadlinePassed();
    }
}

} // namespace curvedesk
