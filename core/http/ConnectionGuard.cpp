// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/ConnectionGuard.h"

#include "core/http/GuardedSocket.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 smallBody = 64 * 1024; // bytes; most requests are far smaller
constexpr qint64 uploadShare = 4; // larger bodies leave one part in so many of the room to small ones

// Raises the process's limit of descriptors to 8,192, or as far as the system allows: each connection takes one, and
// many systems allow a program no more than 1,024 by default. A failure is ignored.
void raiseDescriptorLimit()
{
    constexpr rlim_t wanted = 8192;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
        return;
    limit.rlim_cur = std::min(wanted, limit.rlim_max);
    setrlimit(RLIMIT_NOFILE, &limit);
}

} // namespace

ConnectionGuard::ConnectionGuard(RequestPolicy &policy, Limits limits, QObject *parent)
    : QTcpServer(parent)
    , m_policy(policy)
    , m_limits(limits)
    , m_scratch(RequestHeadReader::maxHead + 1, '\0')
{
    constexpr int backlog = 1000; // the default of 50 turns a burst into one-second stalls
    constexpr int maxSweepMs = 250;
    setListenBacklogSize(backlog);
    m_clock.start();
    m_sweep.setInterval(std::clamp(std::min({limits.headMs, limits.bodyMs, limits.idleMs}) / 4, 10, maxSweepMs));
    connect(&m_sweep, &QTimer::timeout, this, &ConnectionGuard::sweep);
    // Without descriptors QTcpServer stops accepting for good; it is resumed a moment later, when there may be some
    // again.
    connect(this, &QTcpServer::acceptError, this,
            [this] { QTimer::singleShot(maxSweepMs, this, [this] { resumeAccepting(); }); });
}

ConnectionGuard::~ConnectionGuard()
{
    for (GuardedSocket *socket : std::as_const(m_sockets))
        socket->leaveGuard();
}

Result<quint16> ConnectionGuard::start(const QHostAddress &address, quint16 port)
{
    raiseDescriptorLimit();
    if (listen(address, port))
        return serverPort();
    if (serverError() == QAbstractSocket::AddressInUseError)
        return failure(ErrorCode::Conflict, u"Port %1 is already in use"_s.arg(port));
    return failure(ErrorCode::InvalidInput, u"Cannot listen on %1 port %2"_s.arg(address.toString()).arg(port));
}

qsizetype ConnectionGuard::busyCount() const
{
    return std::ranges::count_if(m_sockets, [](const GuardedSocket *socket) {
        const GuardedSocket::Stage stage = socket->stage();
        return stage == GuardedSocket::Stage::Busy
            || (stage != GuardedSocket::Stage::Upgraded && socket->bytesToWrite() > 0);
    });
}

GuardedSocket *ConnectionGuard::upgradedFrom(const QHostAddress &address, quint16 port) const
{
    const auto it = std::ranges::find_if(m_sockets, [&](const GuardedSocket *socket) {
        return socket->stage() == GuardedSocket::Stage::Upgraded && socket->peerPort() == port
            && socket->peerAddress() == address;
    });
    return it == m_sockets.cend() ? nullptr : *it;
}

void ConnectionGuard::closeIdle()
{
    const QList<GuardedSocket *> sockets = m_sockets;
    for (GuardedSocket *socket : sockets)
        socket->closeWhenIdle();
}

Outcome ConnectionGuard::startUnix(const QString &path)
{
    auto opened = UnixListener::open(path, [this](int connection) { add(connection, Over::Unix); });
    if (!opened)
        return failure(opened.error());
    m_unix = std::move(*opened);
    return {};
}

void ConnectionGuard::stop()
{
    close();
    m_unix.reset();
}

void ConnectionGuard::incomingConnection(qintptr descriptor)
{
    add(descriptor, Over::Tcp);
}

void ConnectionGuard::add(qintptr descriptor, Over over)
{
    if (m_sockets.size() >= m_limits.connections && !makeRoom()) {
        ::close(static_cast<int>(descriptor));
        return;
    }
    auto *socket = new GuardedSocket(*this);
    if (!socket->setSocketDescriptor(descriptor)) {
        ::close(static_cast<int>(descriptor));
        delete socket;
        return;
    }
    // A connection that its client has reset already has no peer, but may have a request to read.
    if (over == Over::Tcp && socket->peerAddress().isNull()) {
        delete socket;
        return;
    }
    if (over == Over::Tcp) {
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    } else {
        const auto isTaken = [this](const GuardedSocket *each) {
            return each->peerAddress().isNull() && each->peerPort() == m_lastUnixPeer;
        };
        do
            ++m_lastUnixPeer;
        while (std::ranges::any_of(m_sockets, isTaken));
        socket->nameUnixPeer(m_lastUnixPeer);
    }
    m_sockets.append(socket);
    if (!m_sweep.isActive())
        m_sweep.start();
}

void ConnectionGuard::forget(GuardedSocket *socket)
{
    m_sockets.removeOne(socket);
    m_waiting.removeOne(socket);
    if (m_sockets.isEmpty())
        m_sweep.stop();
}

bool ConnectionGuard::fits(qint64 bytes, qint64 size) const
{
    const qint64 room = size <= smallBody ? m_limits.bodies : m_limits.bodies - m_limits.bodies / uploadShare;
    return m_bodyBytes + bytes <= room;
}

bool ConnectionGuard::takeRoom(GuardedSocket *socket, qint64 bytes, qint64 size)
{
    const bool isNext = m_waiting.isEmpty() || m_waiting.first() == socket || size <= smallBody;
    if (!isNext || !fits(bytes, size)) {
        if (!m_waiting.contains(socket))
            m_waiting.append(socket);
        return false;
    }
    m_waiting.removeOne(socket);
    m_bodyBytes += bytes;
    return true;
}

void ConnectionGuard::giveRoom(qint64 bytes)
{
    m_bodyBytes -= bytes;
    // Queued, because serving the waiting bodies may complete requests and so free room again.
    if (!m_waiting.isEmpty() && !std::exchange(m_admissionIsQueued, true))
        QMetaObject::invokeMethod(this, &ConnectionGuard::admitWaiting, Qt::QueuedConnection);
}

void ConnectionGuard::admitWaiting()
{
    m_admissionIsQueued = false;
    const QList<GuardedSocket *> waiting = m_waiting;
    for (GuardedSocket *socket : waiting)
        socket->readOn();
}

GuardedSocket *ConnectionGuard::slowest() const
{
    const qint64 now = nowMs();
    const auto it
        = std::ranges::max_element(m_sockets, {}, [now](const GuardedSocket *socket) { return socket->arrears(now); });
    return it == m_sockets.cend() || (*it)->arrears(now) == 0 ? nullptr : *it;
}

bool ConnectionGuard::makeRoom()
{
    const auto firstOf = [this](const auto &isMeant) -> GuardedSocket * {
        const auto it = std::ranges::find_if(m_sockets, isMeant);
        return it == m_sockets.cend() ? nullptr : *it;
    };
    GuardedSocket *socket
        = firstOf([](const GuardedSocket *each) { return each->stage() == GuardedSocket::Stage::Lingering; });
    if (socket == nullptr)
        socket = slowest();
    // When none lags, the oldest connection is cut. Cutting the newest would hit honest clients while others hold all
    // places.
    if (socket == nullptr)
        socket = firstOf(&GuardedSocket::isAwaited);
    if (socket == nullptr)
        return false;
    socket->cut();
    return true;
}

void ConnectionGuard::cutUnsent()
{
    qint64 unsent = 0;
    for (const GuardedSocket *socket : std::as_const(m_sockets))
        unsent += socket->bytesToWrite();
    while (unsent > m_limits.unsentInAll) {
        GuardedSocket *const socket
            = *std::ranges::max_element(m_sockets, {}, [](const GuardedSocket *each) { return each->bytesToWrite(); });
        unsent -= socket->bytesToWrite();
        socket->cut();
    }
}

void ConnectionGuard::sweep()
{
    const qint64 now = nowMs();
    const QList<GuardedSocket *> sockets = m_sockets;
    for (GuardedSocket *socket : sockets)
        socket->checkDeadline(now);
    cutUnsent();
    if (m_waiting.isEmpty())
        return;
    for (GuardedSocket *socket : sockets)
        socket->giveWayIfSlow(now);
    admitWaiting();
}

} // namespace curvedesk
#include "moc_ConnectionGuard.cpp"
