// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/HttpServer.h"

#include "core/http/GuardedSocket.h"
#include "core/http/MaskCheck.h"

#include <QAbstractHttpServer>

namespace curvedesk {

namespace {

// Qt 6.5 passes a responder to the handlers where 6.4 passes the socket.
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
using Answerer = QTcpSocket *;
#else
using Answerer = QHttpServerResponder &;
#endif

} // namespace

/// The QtHttpServer object: turns every connection that it gets into a WebSocket.
class HttpServer::Upgrader final : public QAbstractHttpServer
{
public:
    /// Lets Qt accept every handshake that it gets.
    Upgrader()
    {
        connect(this, &QAbstractHttpServer::newWebSocketConnection, this, &Upgrader::takeWebSockets);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        // Without a verifier Qt 6.8 refuses all upgrades.
        addWebSocketUpgradeVerifier(
            this, [](const QHttpServerRequest &) { return QHttpServerWebSocketUpgradeResponse::accept(); });
#endif
    }

    ConnectionGuard *connections = nullptr;
    WebSocketOpened opened;

protected:
    // Lets every request pass: the guard hands over vetted WebSocket handshakes and nothing else.
    bool handleRequest(const QHttpServerRequest &, Answerer) override
    {
        return true;
    }
    // Never called, because handleRequest() lets every request pass; Qt requires it.
    void missingHandler(const QHttpServerRequest &, Answerer) override { }

private:
    /// Gives each WebSocket that Qt has made to `opened`, with its connection and a MaskCheck as its children. One
    /// whose connection has ended, or that nobody wants, is closed.
    void takeWebSockets()
    {
        while (hasPendingWebSocketConnections()) {
            std::unique_ptr<QWebSocket> socket = nextPendingWebSocketConnection();
            // Qt does not name the connection that a WebSocket was made of, but two open ones never have the same peer.
            GuardedSocket *const wire = connections->upgradedFrom(socket->peerAddress(), socket->peerPort());
            if (wire == nullptr)
                continue;
            wire->setParent(socket.get());
            new MaskCheck(*socket, *wire);
            if (opened)
                opened(std::move(socket), *wire);
        }
    }
};

HttpServer::HttpServer(RequestPolicy &policy, ConnectionGuard::Limits limits)
    : m_upgrader(std::make_unique<Upgrader>())
    , m_connections(new ConnectionGuard(policy, limits, m_upgrader.get()))
{
    m_upgrader->connections = m_connections;
}

HttpServer::~HttpServer() = default;

void HttpServer::onWebSocketOpened(WebSocketOpened opened)
{
    m_upgrader->opened = std::move(opened);
}

Result<quint16> HttpServer::start(const QHostAddress &address, quint16 port)
{
    const Result<quint16> listening = m_connections->start(address, port);
    if (listening)
        // bind() returns void before Qt 6.8; it can only fail for a server that does not listen.
        m_upgrader->bind(m_connections);
    return listening;
}

void HttpServer::close()
{
    m_connections->stop();
    m_connections->closeIdle();
}

} // namespace curvedesk
