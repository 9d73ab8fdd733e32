// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/http/DeferredReply.h"
#include "core/http/HttpReply.h"
#include "core/http/RequestHead.h"

#include <QElapsedTimer>
#include <QList>
#include <QString>
#include <QTcpServer>
#include <QTimer>

#include <optional>

namespace curvedesk {

class GuardedSocket;

/// What a server makes of a request before its body is read.
struct HeadDecision
{
    std::optional<HttpReply> refusal; ///< set: this is the answer, the body is not read
    qint64 bodyLimit = 1024 * 1024; ///< 413 beyond
    bool mayUpgrade = false; ///< a WebSocket request that the server takes
    int route = -1; ///< the server's own note of what was asked for
    QString principal; ///< and of who asked
    QByteArray replyHeaders; ///< lines for every reply to this request, each with its CRLF
};

/// The server's side of the guard.
class RequestPolicy
{
public:
    virtual ~RequestPolicy() = default;
    /// Called once for each request whose head is in order, before its body is read.
    [[nodiscard]] virtual HeadDecision decide(const RequestHead &head) = 0;
    /// The request, whole. Views in `head` live until it is answered.
    virtual void serve(const RequestHead &head, const HeadDecision &decision, QByteArray body, DeferredReply reply) = 0;
    /// The answer to a request that the guard itself cannot or may not read further; `head` is empty where it is the
    /// head that is at fault.
    [[nodiscard]] virtual HttpReply replyTo(const HttpFault &fault, const RequestHead &head) = 0;
    /// A request was answered with its refusal.
    virtual void refused(const RequestHead &head, int status);
};

/// Accepts, reads and frames HTTP/1.1 strictly, within limits and deadlines, one request at a time a connection; what
/// is not in order or not wanted is answered here. The stock QHttpServer reads a byte at a time, frames sloppily and
/// bounds nothing, so it gets to see one thing only: a WebSocket handshake that was vetted. For that, bind() it.
class ConnectionGuard final : public QTcpServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConnectionGuard)

public:
    struct Limits
    {
        qsizetype connections = 1000; ///< beyond, idle and half-open ones go first
        int headMs = 5000; ///< from its first byte
        int bodyMs = 10000; ///< more as long as it keeps coming
        int idleMs = 15000; ///< between requests, and for a client that does not read its answer
        int lingerMs = 2000; ///< a refused upload may read its refusal that long
    };

    /// `policy` must outlive the guard.
    explicit ConnectionGuard(RequestPolicy &policy, QObject *parent = nullptr);
    ConnectionGuard(RequestPolicy &policy, Limits limits, QObject *parent = nullptr);
    ~ConnectionGuard() override;

    /// Listens with a backlog that stands bursts; answers the port. Conflict when it is taken: the detail names it.
    [[nodiscard]] Result<quint16> start(const QHostAddress &address, quint16 port);

    [[nodiscard]] RequestPolicy &policy() const { return m_policy; }
    [[nodiscard]] const Limits &limits() const { return m_limits; }
    [[nodiscard]] qint64 nowMs() const { return m_clock.elapsed(); }
    [[nodiscard]] qsizetype connectionCount() const { return m_sockets.size(); }
    /// Requests that a handler is working on.
    [[nodiscard]] qsizetype busyCount() const;
    /// Ends every connection that no handler is working for.
    void closeIdle();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class GuardedSocket;
    void forget(GuardedSocket *socket);
    void handOver(GuardedSocket *socket);
    [[nodiscard]] bool makeRoom();
    void sweep();

    RequestPolicy &m_policy;
    const Limits m_limits;
    QElapsedTimer m_clock;
    QTimer m_sweep;
    QList<GuardedSocket *> m_sockets; ///< oldest first
};

} // namespace curvedesk
