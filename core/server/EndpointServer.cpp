// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/EndpointServer.h"

#include "core/api/ErrorJson.h"
#include "core/base/SecretBytes.h"
#include "core/http/GuardedSocket.h"

#include <QHttpServerRequest>
#include <QMetaMethod>
#include <QPointer>

namespace curvedesk {

EndpointServer::EndpointServer(std::span<const Endpoint> table, RequestGuard::Authenticate authenticate,
                               Dispatch dispatch, const RequestGuard::Options &options, ConnectionGuard::Limits limits,
                               QObject *parent)
    : QAbstractHttpServer(parent)
    , m_table(table)
    , m_dispatch(std::move(dispatch))
    , m_requests(table, std::move(authenticate), options)
    , m_connections(new ConnectionGuard(*this, limits, this))
{
    connect(this, &QAbstractHttpServer::newWebSocketConnection, this, &EndpointServer::openWebSockets);
}

// Before the rest goes: the connections ask it.
EndpointServer::~EndpointServer()
{
    delete m_connections;
}

Result<quint16> EndpointServer::start(const QHostAddress &address, quint16 port)
{
    const Result<quint16> bound = m_connections->start(address, port);
    if (!bound)
        return bound;
    m_requests.setListening(address, *bound);
    bind(m_connections);
    return bound;
}

void EndpointServer::close()
{
    m_requests.setClosing();
    m_connections->close();
    m_connections->closeIdle();
}

bool EndpointServer::handleRequest(const QHttpServerRequest &, QTcpSocket *socket)
{
    GuardedSocket &connection = GuardedSocket::of(socket);
    if (connection.stage() != GuardedSocket::Stage::Upgraded)
        return false;
    m_upgrading.removeIf([](const auto &entry) { return entry.value().isNull(); });
    m_upgrading.insert({socket->peerAddress(), socket->peerPort()}, &connection);
    return true;
}

void EndpointServer::takeWebSockets(std::function<bool()> mayOpen, WebSocketOpened opened)
{
    m_requests.setWebSockets(std::move(mayOpen));
    m_webSocketOpened = std::move(opened);
}

void EndpointServer::openWebSockets()
{
    while (hasPendingWebSocketConnections()) {
        std::unique_ptr<QWebSocket> socket = nextPendingWebSocketConnection();
        const QPointer<GuardedSocket> connection = m_upgrading.take({socket->peerAddress(), socket->peerPort()});
        if (connection && m_webSocketOpened)
            m_webSocketOpened(std::move(socket), *connection);
        else if (connection)
            connection->abort();
    }
}

void EndpointServer::missingHandler(const QHttpServerRequest &, QTcpSocket *)
{
    // Nothing else ever gets past the guard.
}

HeadDecision EndpointServer::decide(const RequestHead &head)
{
    return m_requests.decide(head);
}

void EndpointServer::serve(const RequestHead &head, const HeadDecision &decision, QByteArray body, DeferredReply reply)
{
    Exchange exchange = beginExchange(head);
    const Endpoint &endpoint = m_table[static_cast<std::size_t>(decision.route)];
    Result<ApiRequest> request = ApiRequest::read(endpoint, head, std::move(body), decision.principal);
    if (!request) {
        const HttpReply refusal = errorJson::reply(request.error());
        reply.send(refusal);
        report(exchange, refusal.status);
        return;
    }
    answer(this, m_dispatch(endpoint, std::move(*request)), std::move(reply), std::move(exchange));
}

HttpReply EndpointServer::replyTo(const HttpFault &fault, const RequestHead &)
{
    return errorJson::reply(fault.status, fault.code, fault.message);
}

void EndpointServer::refused(const RequestHead &head, int status)
{
    report(beginExchange(head), status);
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
    if (server)
        server->report(exchange, status);
}

EndpointServer::Exchange EndpointServer::beginExchange(const RequestHead &head) const
{
    constexpr qsizetype maxShownPath = 256;
    Exchange out;
    if (!isSignalConnected(QMetaMethod::fromSignal(&EndpointServer::requestServed)))
        return out;
    out.clock.start();
    out.method = QString::fromLatin1(head.method);
    out.path = QString::fromLatin1(head.path.first(qMin(head.path.size(), maxShownPath)));
    return out;
}

void EndpointServer::report(const Exchange &exchange, int status)
{
    if (!exchange.path.isEmpty())
        emit requestServed(exchange.method, exchange.path, status, exchange.clock.nsecsElapsed() / 1000);
}

} // namespace curvedesk
