// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/ConnectionGuard.h"

#include <QWebSocket>

#include <functional>
#include <memory>

namespace curvedesk {

class GuardedSocket;

/// An embedded QHttpServer whose connections come through a ConnectionGuard. The guard reads, bounds and answers every
/// HTTP request by its policy; the server object behind it gets the WebSocket handshakes that the policy let through
/// and turns their connections into WebSockets. HttpServer.cpp is the one file that depends on the version of Qt.
class HttpServer final
{
    Q_DISABLE_COPY_MOVE(HttpServer)

public:
    /// A WebSocket after its handshake and the connection that it runs over, which is its child.
    using WebSocketOpened = std::function<void(std::unique_ptr<QWebSocket>, GuardedSocket &)>;

    /// `policy` must outlive the server.
    explicit HttpServer(RequestPolicy &policy, ConnectionGuard::Limits limits = {});
    ~HttpServer();

    /// Sets the receiver of WebSockets; while it is empty their connections are cut.
    void onWebSocketOpened(WebSocketOpened opened);

    /// As ConnectionGuard::start().
    [[nodiscard]] Result<quint16> start(const QHostAddress &address, quint16 port);
    /// Listens at a Unix socket too, once started. Errors of UnixListener::open().
    [[nodiscard]] Outcome startUnix(const QString &path) { return m_connections->startUnix(path); }
    /// Stops listening and ends the idle connections; requests under way are answered.
    void close();

    [[nodiscard]] quint16 port() const { return m_connections->serverPort(); }
    [[nodiscard]] const ConnectionGuard &connections() const { return *m_connections; }

private:
    class Upgrader;
    std::unique_ptr<Upgrader> m_upgrader;
    ConnectionGuard *m_connections; ///< a child of the QtHttpServer object, as QHttpServer requires
};

} // namespace curvedesk
