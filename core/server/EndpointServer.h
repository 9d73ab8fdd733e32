// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/HttpServer.h"
#include "core/server/RequestGuard.h"
#include "core/server/RequestMetrics.h"

#include <QElapsedTimer>
#include <QPointer>

namespace curvedesk {

/// Serves a table of endpoints over HTTP, and passes on the WebSockets that were opened at /ws. Each exchange is
/// counted in the metrics and emitted by requestServed(), if somebody listens; refusals of callers and keys (401, 403,
/// 421) go to the options' noteRefusal: a line of the audit log.
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

    /// Starts to listen, raises the process's limit of descriptors, returns the port. Host headers may name this IPv4
    /// address beside the loopback, with the port. Conflict: it is taken; InvalidInput: address or port not to be had.
    [[nodiscard]] Result<quint16> start(const QHostAddress &address, quint16 port);
    /// Serves at a Unix socket too from now on; call it after start(). Makes its file, in place of one that nobody
    /// listens on. Conflict when the path is taken, Storage when the socket cannot be made.
    [[nodiscard]] Outcome startUnix(const QString &path) { return m_http.startUnix(path); }
    /// Stops listening, removes the Unix socket's file and ends idle connections. Requests under way are answered;
    /// later ones on open connections get 503. WebSockets stay open.
    void close();
    /// Changes the rates that a key may have from now on; what keys have used so far is forgotten.
    void limitRates(const RequestRates &rates) { m_requests.limitRates(rates); }

    /// Accepts WebSockets at /ws while `mayOpen` returns true, else 503, and gives each to `opened`. Replaces earlier
    /// functions; empty ones stop that: 404.
    void takeWebSockets(std::function<bool()> mayOpen, HttpServer::WebSocketOpened opened);

    /// The counts of the requests answered since the start; valid as long as the server, and counting on.
    [[nodiscard]] const RequestMetrics &metrics() const { return m_metrics; }

    /// Finds the journal's key with a text that a WebSocket's client sent; its use is written there later. Unauthorized
    /// or KeyExpired (audit log), a wrong text counted, or RateLimited in the pause after too many; Storage, Damaged.
    [[nodiscard]] Result<std::shared_ptr<const ApiKey>> authenticate(QByteArrayView text, const QHostAddress &peer)
    {
        return m_requests.authenticate(text, peer, "/ws");
    }
    /// Passes the refusal of a WebSocket's client, if its status is 401, 403 or 421, to the options' noteRefusal; sends
    /// nothing. `key`: id of its key; empty: none.
    void noteWebSocketRefusal(const QString &key, const Error &error) { m_requests.note("/ws", key, error); }

    /// The open connections, WebSockets included.
    [[nodiscard]] const ConnectionGuard &connections() const { return m_http.connections(); }

signals:
    /// A request was answered or refused, each once; not emitted for a fault of HTTP itself or an opened WebSocket.
    /// `path`: as the table has it, "/ws" or "(another path)". The time runs from the whole request to its answer; of a
    /// request refused by its head it is about 0. `key`: id of the caller's API key; empty without one or so refused.
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
    /// Has the RequestGuard decide by head and key (journal), count rates, note refusals (audit log); sends nothing.
    HeadDecision decide(const RequestHead &head) override;
    /// Has the handler act, sends the answer or a refusal, counts it (requestServed()); a key's refusal: audit log.
    void serve(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body, DeferredReply reply) override;
    /// Makes, but does not send, the API's JSON for a fault of HTTP; ignores the head, and counts and emits nothing.
    HttpReply replyOf(const HttpFault &fault, const RequestHead &head) override;
    /// Counts a refused request in the metrics, with requestServed(); writes no audit log, sends nothing.
    void noteRefusal(const RequestHead &head, int status) override;
    /// Sends the task's reply or error once it is there, and wipes a secret reply; then a refusal of the caller's key
    /// goes to the audit log, the exchange to metrics and requestServed(), where the server still exists.
    static QCoro::Task<> answer(QPointer<EndpointServer> server, Task<HttpReply> task, DeferredReply reply,
                                Exchange exchange);
    /// The facts of a request for metrics and requestServed(), with a clock that runs from now; changes nothing.
    [[nodiscard]] Exchange beginExchange(const RequestHead &head, std::size_t route) const;
    /// Counts the request in the metrics; emits requestServed() if somebody listened to it when the request began.
    void report(const Exchange &exchange, int status);

    const std::span<const Endpoint> m_table;
    const Dispatch m_dispatch;
    RequestGuard m_requests;
    RequestMetrics m_metrics;
    HttpServer m_http; ///< destroyed first: its connections use the other members
};

} // namespace curvedesk
