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

    /// Makes a server that does not listen yet; `policy` must outlive it.
    explicit HttpServer(RequestPolicy &policy, ConnectionGuard::Limits limits = {});
    /// Stops listening, removes the Unix socket's file and ends all connections but the WebSockets handed over.
    ~HttpServer();

    /// Sets the receiver of later WebSockets, in place of the last receiver; while there is none, they are cut.
    void onWebSocketOpened(WebSocketOpened opened);

    /// Listens, and raises the process's limit of descriptors where the system allows; returns the port, the one that
    /// the system chose for 0. Conflict when the port is taken, InvalidInput for an address or port not to be had.
    [[nodiscard]] Result<quint16> start(const QHostAddress &address, quint16 port);
    /// Listens at a Unix socket too, after start(), and makes its file (mode 0600), in place of one that nobody listens
    /// on. Conflict when a program listens there or another kind of file stands there; Storage when it cannot be made.
    [[nodiscard]] Outcome startUnix(const QString &path) { return m_connections->startUnix(path); }
    /// Stops listening, removes the Unix socket's file and ends the idle connections; requests under way are answered,
    /// WebSockets stay.
    void close();

    [[nodiscard]] quint16 port() const { return m_connections->serverPort(); } ///< 0 while it does not listen
    /// The guard behind it, for its counts of connections and requests.
    [[nodiscard]] const ConnectionGuard &connections() const { return *m_connections; }

private:
    class Upgrader;
    std::unique_ptr<Upgrader> m_upgrader;
    ConnectionGuard *m_connections; ///< a child of the QtHttpServer object, as QHttpServer requires
};

} // namespace curvedesk
