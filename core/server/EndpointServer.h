// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/HttpServer.h"
#include "core/server/RequestGuard.h"

#include <QElapsedTimer>
#include <QPointer>

namespace curvedesk {

/// Serves a table of endpoints over HTTP, and passes on the WebSockets that were opened at /ws.
class EndpointServer final : public QObject, private RequestPolicy
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointServer)

public:
    using Dispatch = std::function<Task<HttpReply>(const Endpoint &, ApiRequest)>;

    /// The table must outlive the server.
    EndpointServer(std::span<const Endpoint> table, RequestGuard::Authenticate authenticate, Dispatch dispatch,
                   const RequestGuard::Options &options, ConnectionGuard::Limits limits, QObject *parent = nullptr);

    [[nodiscard]] Result<quint16> start(const QHostAddress &address, quint16 port);
    /// Stops listening. Requests under way are answered; later ones on open connections get 503.
    void close();
    [[nodiscard]] quint16 port() const { return m_http.port(); }
    void limitRates(const RequestRates &rates) { m_requests.limitRates(rates); }

    /// Accepts WebSockets at /ws while `mayOpen` returns true; empty functions stop that.
    void takeWebSockets(std::function<bool()> mayOpen, HttpServer::WebSocketOpened opened);

    [[nodiscard]] const ConnectionGuard &connections() const { return m_http.connections(); }

signals:
    void requestServed(const QString &method, const QString &path, int status, qint64 microseconds);

private:
    /// A request that is being answered, for requestServed().
    struct Exchange
    {
        QString method;
        QString path;
        QElapsedTimer clock;
        QByteArrayView endpoint; ///< its path
        QString key; ///< id of the caller's
    };
    HeadDecision decide(const RequestHead &head) override;
    void serve(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body, DeferredReply reply) override;
    HttpReply replyTo(const HttpFault &fault, const RequestHead &head) override;
    void refused(const RequestHead &head, int status) override;
    static QCoro::Task<> answer(QPointer<EndpointServer> server, Task<HttpReply> task, DeferredReply reply,
                                Exchange exchange);
    [[nodiscard]] Exchange beginExchange(const RequestHead &head) const;
    void report(const Exchange &exchange, int status);

    const std::span<const Endpoint> m_table;
    const Dispatch m_dispatch;
    RequestGuard m_requests;
    HttpServer m_http; ///< destroyed first: its connections use the other members
};

} // namespace curvedesk
