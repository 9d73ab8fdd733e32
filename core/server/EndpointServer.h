// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/ConnectionGuard.h"
#include "core/server/RequestGuard.h"

#include <QAbstractHttpServer>
#include <QElapsedTimer>
#include <QHash>
#include <QPointer>
#include <QWebSocket>

namespace curvedesk {

class GuardedSocket;

/// Serves a table of endpoints. A QHttpServer for what that does well, which is WebSocket handshakes; requests are the
/// guard's. All that is particular to a Qt version about HTTP is here, in GuardedSocket and in ConnectionGuard.
class EndpointServer final : public QAbstractHttpServer, private RequestPolicy
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointServer)

public:
    using Dispatch = std::function<Task<HttpReply>(const Endpoint &, ApiRequest)>;

    /// The table must outlive the server.
    EndpointServer(std::span<const Endpoint> table, RequestGuard::Authenticate authenticate, Dispatch dispatch,
                   const RequestGuard::Options &options, ConnectionGuard::Limits limits, QObject *parent = nullptr);
    ~EndpointServer() override;

    [[nodiscard]] Result<quint16> start(const QHostAddress &address, quint16 port);
    /// No new connection, 503 for what still comes on old ones; answers under way are finished.
    void close();
    [[nodiscard]] quint16 port() const { return m_connections->serverPort(); }

    /// A socket after its handshake, and the connection under it.
    using WebSocketOpened = std::function<void(std::unique_ptr<QWebSocket>, GuardedSocket &)>;
    /// From now on /ws takes WebSockets while `mayOpen` says so; empty ones take that back.
    void takeWebSockets(std::function<bool()> mayOpen, WebSocketOpened opened);

    [[nodiscard]] RequestGuard &requests() { return m_requests; }
    [[nodiscard]] ConnectionGuard &connections() { return *m_connections; }

signals:
    void requestServed(const QString &method, const QString &path, int status, qint64 microseconds);

protected:
    /// WebSocket handshakes that the guard let through.
    bool handleRequest(const QHttpServerRequest &request, QTcpSocket *socket) override;
    void missingHandler(const QHttpServerRequest &request, QTcpSocket *socket) override;

private:
    /// One request on its way to its answer, for requestServed().
    struct Exchange
    {
        QString method;
        QString path;
        QElapsedTimer clock;
    };
    void openWebSockets();
    HeadDecision decide(const RequestHead &head) override;
    void serve(const RequestHead &head, const HeadDecision &decision, QByteArray body, DeferredReply reply) override;
    HttpReply replyTo(const HttpFault &fault, const RequestHead &head) override;
    void refused(const RequestHead &head, int status) override;
    static QCoro::Task<> answer(QPointer<EndpointServer> server, Task<HttpReply> task, DeferredReply reply,
                                Exchange exchange);
    [[nodiscard]] Exchange beginExchange(const RequestHead &head) const;
    void report(const Exchange &exchange, int status);

    const std::span<const Endpoint> m_table;
    const Dispatch m_dispatch;
    RequestGuard m_requests;
    ConnectionGuard *m_connections; ///< a child: the stock server takes it over
    WebSocketOpened m_webSocketOpened;
    /// Connections in the stock handshake, which tells no other way whose QWebSocket it made.
    QHash<QPair<QHostAddress, quint16>, QPointer<GuardedSocket>> m_upgrading;
};

} // namespace curvedesk
