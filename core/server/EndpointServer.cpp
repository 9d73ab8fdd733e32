// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/EndpointServer.h"

#include "core/api/ErrorJson.h"
#include "core/base/SecretBytes.h"

#include <QMetaMethod>

namespace curvedesk {

EndpointServer::EndpointServer(std::span<const Endpoint> table, RequestGuard::Authenticate authenticate,
                               Dispatch dispatch, const RequestGuard::Options &options, ConnectionGuard::Limits limits,
                               QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_dispatch(std::move(dispatch))
    , m_requests(table, std::move(authenticate), options)
    , m_metrics(table)
    , m_http(*this, limits)
{
}

Result<quint16> EndpointServer::start(const QHostAddress &address, quint16 port)
{
    const Result<quint16> listening = m_http.start(address, port);
    if (listening)
        m_requests.setListening(address, *listening);
    return listening;
}

void EndpointServer::close()
{
    m_requests.setClosing();
    m_http.close();
}

void EndpointServer::takeWebSockets(std::function<bool()> mayOpen, HttpServer::WebSocketOpened opened)
{
    m_requests.setWebSockets(std::move(mayOpen));
    m_http.onWebSocketOpened(std::move(opened));
}

HeadDecision EndpointServer::decide(const RequestHead &head)
{
    return m_requests.decide(head);
}

void EndpointServer::serve(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body,
                           DeferredReply reply)
{
    Exchange exchange = beginExchange(head, accepted.route);
    const Endpoint &endpoint = m_table[accepted.route];
    auto key = std::static_pointer_cast<const ApiKey>(accepted.principal);
    if (key)
        exchange.key = key->id;
    Result<ApiRequest> request = ApiRequest::read(endpoint, head, std::move(body), std::move(key));
    if (!request) {
        const HttpReply refusal = errorJson::reply(request.error());
        reply.send(refusal);
        report(exchange, refusal.status);
        return;
    }
    answer(this, m_dispatch(endpoint, std::move(*request)), std::move(reply), std::move(exchange));
}

HttpReply EndpointServer::replyOf(const HttpFault &fault, const RequestHead &)
{
    return errorJson::reply(fault.status, fault.code, fault.message);
}

void EndpointServer::noteRefusal(const RequestHead &head, int status)
{
    const int route = findEndpoint(m_table, head.method, head.path).index;
    report(beginExchange(head, route < 0 ? m_table.size() : static_cast<std::size_t>(route)), status);
}

QCoro::Task<> EndpointServer::answer(QPointer<EndpointServer> server, Task<HttpReply> task, DeferredReply reply,
                                     Exchange exchange)
{
    Result<HttpReply> result = co_await task;
    HttpReply answer = result ? std::move(*result) : errorJson::reply(result.error());
    const int status = answer.status;
    reply.send(answer);
    if (answer.isSecret)
        wipe(answer.body);
    if (!server)
        co_return;
    if (!result)
        server->m_requests.note(server->m_table[exchange.route].path, exchange.key, result.error());
    server->report(exchange, status);
}

EndpointServer::Exchange EndpointServer::beginExchange(const RequestHead &head, std::size_t route) const
{
    Exchange out;
    out.clock.start();
    out.route = route;
    if (!isSignalConnected(QMetaMethod::fromSignal(&EndpointServer::requestServed)))
        return out;
    out.method = QString::fromLatin1(m_requests.shownMethod(head.method));
    out.path = QString::fromLatin1(m_requests.shownPath(head.path));
    return out;
}

void EndpointServer::report(const Exchange &exchange, int status)
{
    const qint64 nanoseconds = exchange.clock.nsecsElapsed();
    m_metrics.count(exchange.route, status, nanoseconds);
    if (!exchange.path.isEmpty())
        emit requestServed(exchange.method, exchange.path, status, nanoseconds / 1000, exchange.key);
}

} // namespace curvedesk
#include "moc_EndpointServer.cpp"
