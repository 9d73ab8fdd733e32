// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/http/RequestPolicy.h"
#include "core/http/UnixSocket.h"

#include <QElapsedTimer>
#include <QList>
#include <QTcpServer>
#include <QTimer>

namespace curvedesk {

class GuardedSocket;

/// Accepts, reads and frames HTTP/1.1 strictly, within limits and deadlines, one request at a time a connection, and
/// answers it by its policy. A WebSocket handshake that the policy lets through becomes a pending connection of this
/// QTcpServer, unread, for the HTTP server that it is bound to (see HttpServer). Qt's server gets nothing else, because
/// it reads a byte at a time, frames sloppily and bounds nothing.
class ConnectionGuard final : public QTcpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConnectionGuard)

public:
    struct Limits
    {
        /// The most connections; one more cuts one that is refused already, else the one that lags most, else the
        /// oldest idle or arriving one.
        qsizetype connections = 1000;
        int headMs = 5000; ///< for a head, from its first byte
        int bodyMs = 10'000; ///< for a body that stops coming
        int bodyTotalMs = 30'000; ///< for a body that comes slower than `bodyRate` on average
        qint64 bodyRate = 64 * 1024; ///< bytes a second
        int idleMs = 15'000; ///< between requests, and for a client that does not read its answer
        int lingerMs = 2000; ///< for which a refused upload may read its refusal
        /// Bytes of all bodies together, each counted from its announcement to its answer. A body beyond waits unread.
        qint64 bodies = 64 * 1024 * 1024;
        /// When there is no room for a connection or a body: a connection gives way when it has been idle for longer
        /// than this, or when its request has been coming for longer and since then at less than `crowdedRate`.
        int crowdedMs = 1000;
        qint64 crowdedRate = 1024 * 1024; ///< bytes a second
        /// Bytes that a WebSocket may leave unread in this process, beside those in the kernel; one with more is cut.
        qint64 unsent = 1024 * 1024;
        /// As `unsent`, within the one turn of the event loop in which a WebSocket first exceeds `unsent`.
        qint64 unsentBurst = 1024 * 1024;
        qint64 unsentInAll = 64 * 1024 * 1024; ///< unsent bytes of all connections; those with most are cut
    };

    /// Makes a guard that does not listen yet; `policy` must outlive it.
    ConnectionGuard(RequestPolicy &policy, Limits limits, QObject *parent = nullptr);
    /// Stops listening, removes the Unix socket's file, ends all connections but the WebSockets handed over.
    ~ConnectionGuard() override;

    /// Starts to listen with a backlog for bursts, and raises the process's limit of descriptors to 8,192 where the
    /// system allows; returns the port, which the system chooses for 0. Conflict when it is taken: the detail names it;
    /// InvalidInput for an address or port that is not to be had.
    [[nodiscard]] Result<quint16> start(const QHostAddress &address, quint16 port);

    /// Takes connections at a Unix socket too, and makes its file (mode 0600), in place of one that nobody listens on.
    /// Conflict when a program listens there or another kind of file stands there; Storage when it cannot be made.
    [[nodiscard]] Outcome startUnix(const QString &path);
    /// Takes no more connections, over TCP or the Unix socket, and removes that socket's file. Open ones stay.
    void stop();

    [[nodiscard]] RequestPolicy &policy() const { return m_policy; }
    [[nodiscard]] const Limits &limits() const { return m_limits; }
    [[nodiscard]] qint64 nowMs() const { return m_clock.elapsed(); } ///< on a monotonic clock of the guard's own
    [[nodiscard]] qsizetype connectionCount() const { return m_sockets.size(); } ///< TCP, Unix, WebSockets
    /// The number of connections but WebSockets whose request is being served or whose answer is not all in the kernel.
    [[nodiscard]] qsizetype busyCount() const;
    /// The connection that became a WebSocket, by its client's address and port, or by the null address and the number
    /// that stand for those of a Unix client; valid until it ends. nullptr when there is none.
    [[nodiscard]] GuardedSocket *upgradedFrom(const QHostAddress &address, quint16 port) const;
    /// Ends the connections between two requests, and has each other one but WebSockets end after its present request.
    void closeIdle();

protected:
    /// Takes a TCP connection that Qt has accepted, and reads its requests; cuts another one for it, or closes it, when
    /// there are too many, and closes it when its client has reset it.
    void incomingConnection(qintptr descriptor) override;

private:
    enum class Over { Tcp, Unix };
    /// Takes over the descriptor of a new connection, lists it, has the sweep's timer run and waits for its first
    /// request. With Limits::connections listed, another one is cut for it, or where none may be, the new one closed;
    /// so is one over TCP that its client has reset.
    void add(qintptr descriptor, Over over);

    // The functions below are for GuardedSocket.
    friend class GuardedSocket;
    /// Takes a connection that ends off the lists of all and of those that wait for room, and stops the sweep after the
    /// last one; does not touch it. Its own room for a body must have been given back.
    void forget(GuardedSocket *socket);
    /// Takes `bytes` more of the room for bodies, for a body that has `size` of it then, and `socket` out of those that
    /// wait. False without room, or when others wait (a body up to 64 KiB does not wait for them): `socket` joins them,
    /// once, and its readOn() is called when there may be room.
    [[nodiscard]] bool takeRoom(GuardedSocket *socket, qint64 bytes, qint64 size);
    /// Takes the connection out of those that wait for room.
    void leaveLine(GuardedSocket *socket) { m_waiting.removeOne(socket); }
    /// Returns bytes to the room for bodies; waiting bodies read on in a later turn of the event loop.
    void giveRoom(qint64 bytes);
    /// Cuts connections, WebSockets too, until all leave no more than `Limits::unsentInAll` unsent, those that leave
    /// most first. Does nothing when they leave no more.
    void cutUnsent();
    /// A buffer of 64 KiB and a byte, one for all connections, in which to look at unread bytes; its user wipes them.
    [[nodiscard]] QByteArray &scratch() { return m_scratch; }

    /// True when there is room for `bytes` more of a body of `size`; one above 64 KiB leaves a quarter to small ones.
    [[nodiscard]] bool fits(qint64 bytes, qint64 size) const;
    /// Lets the bodies that wait for room read on, in their order, as far as the room goes; whole ones are served.
    void admitWaiting();
    /// The connection, idle or with a request arriving, that lags most behind `Limits::crowdedRate`; nullptr if none
    /// lags.
    [[nodiscard]] GuardedSocket *slowest() const;
    /// Cuts one connection, without an answer, for a new one: the oldest that had its last answer, else the one that
    /// lags most, else the oldest idle or arriving one. False when there are only requests served and WebSockets.
    [[nodiscard]] bool makeRoom();
    /// Ends connections and requests that are past their deadline, keep others waiting or leave too much unsent, and
    /// lets waiting bodies read on; the timer calls it.
    void sweep();

    RequestPolicy &m_policy;
    const Limits m_limits;
    QElapsedTimer m_clock;
    QTimer m_sweep;
    QList<GuardedSocket *> m_sockets; ///< oldest first
    QList<GuardedSocket *> m_waiting; ///< connections that wait for room for their bodies, the first to be served first
    qint64 m_bodyBytes = 0; ///< bytes taken of the room for bodies
    bool m_admissionIsQueued = false;
    QByteArray m_scratch;
    std::unique_ptr<UnixListener> m_unix;
    quint16 m_lastUnixPeer = 0; ///< stands for the port of a client over the Unix socket, which has none
};

} // namespace curvedesk
