// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/HttpServer.h"
#include "core/server/RequestGuard.h"
#include "core/server/RequestMetrics.h"

#include <QElapsedTimer>
#include <QPointer>

namespace curvedesk {

/// Serves a table of endpoints over HTTP, and passes on the WebSockets that were opened at /ws.
class EndpointServer final : public QObject, private RequestPolicy
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointServer)

public:
    /// Has an endpoint's handler serve a request; returns its reply or error.
    using Dispatch = std::function<Task<HttpReply>(const Endpoint &, ApiRequest)>;

    /// The table must outlive the server. `authenticate` and `options` are for the RequestGuard; listens only at
    /// start().
    EndpointServer(std::span<const Endpoint> table, RequestGuard::Authenticate authenticate, Dispatch dispatch,
                   const RequestGuard::Options &options, ConnectionGuard::Limits limits, QObject *parent = nullptr);

    /// Starts to listen, and takes requests whose Host names this address or port; returns the port. Errors of
    /// ConnectionGuard::start().
    [[nodiscard]] Result<quint16> start(const QHostAddress &address, quint16 port);
    /// Serves at a Unix socket too, once started. Errors of UnixListener::open().
    [[nodiscard]] Outcome startUnix(const QString &path) { return m_http.startUnix(path); }
    /// Stops listening and ends idle connections. Requests under way are answered; later ones on open connections get
    /// 503. WebSockets stay open.
    void close();
    /// Changes the rates that a key may have from now on; what keys have used so far is forgotten.
    void limitRates(const RequestRates &rates) { m_requests.limitRates(rates); }

    /// Accepts WebSockets at /ws while `mayOpen` returns true; else 503. Empty functions stop that: 404.
    void takeWebSockets(std::function<bool()> mayOpen, HttpServer::WebSocketOpened opened);

    /// The counts of the requests answered since the start.
    [[nodiscard]] const RequestMetrics &metrics() const { return m_metrics; }

    /// Finds the key with a text that a WebSocket's client sent; counts a wrong text and notes a refusal as
    /// RequestGuard::authenticate(). Unauthorized, KeyExpired, RateLimited.
    [[nodiscard]] Result<std::shared_ptr<const ApiKey>> authenticate(QByteArrayView text, const QHostAddress &peer)
    {
        return m_requests.authenticate(text, peer, "/ws");
    }
    /// Passes the refusal of a WebSocket's client to RequestGuard::note(); sends nothing. `key`: id of its key; empty:
    /// none.
    void noteRefusal(const QString &key, const Error &error) { m_requests.note("/ws", key, error); }

    /// The open connections, WebSockets included.
    [[nodiscard]] const ConnectionGuard &connections() const { return m_http.connections(); }

signals:
    /// A request was answered or refused, each once; not emitted for what replyOf() answers. `path`:
    /// RequestGuard::shownPath(). The time runs from the whole request to its answer. `key`: id of the caller's API
    /// key; empty without one, and for a request that was refused by its head.
    void requestServed(const QString &method, const QString &path, int status, qint64 microseconds, const QString &key);

private:
    /// A request that is being answered, for metrics() and requestServed().
    struct Exchange
    {
        QString method; ///< empty, like the path, while nothing listens to requestServed()
        QString path;
        QElapsedTimer clock;
        std::size_t route = 0; ///< index into the table
        QString key; ///< id of the caller's
    };
    HeadDecision decide(const RequestHead &head) override; ///< RequestGuard::decide(), which counts; sends nothing
    /// Reads the request and has it dispatched and answered; one that cannot be read is refused and reported.
    void serve(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body, DeferredReply reply) override;
    /// Makes, but does not send, the API's JSON for a fault of HTTP; ignores the head, and counts and reports nothing.
    HttpReply replyOf(const HttpFault &fault, const RequestHead &head) override;
    void noteRefusal(const RequestHead &head, int status) override; ///< calls report() for what decide() refused
    /// Sends the task's reply or error once it is there, and wipes a secret reply; notes a refusal of the caller's key
    /// and reports the exchange, where the server still exists.
    static QCoro::Task<> answer(QPointer<EndpointServer> server, Task<HttpReply> task, DeferredReply reply,
                                Exchange exchange);
    /// The facts of a request that report() needs, with a clock that runs from now; changes nothing.
    [[nodiscard]] Exchange beginExchange(const RequestHead &head, std::size_t route) const;
    /// Counts the request in the metrics; emits requestServed() unless it has no path to show.
    void report(const Exchange &exchange, int status);

    const std::span<const Endpoint> m_table;
    const Dispatch m_dispatch;
    RequestGuard m_requests;
    RequestMetrics m_metrics;
    HttpServer m_http; ///< destroyed first: its connections use the other members
};

} // namespace curvedesk
