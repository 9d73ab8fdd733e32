// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>
#include <QWebSocket>
#include <QWebSocketServer>

#include <chrono>
#include <functional>
#include <memory>

namespace curvedesk::test {

/// A JSON-RPC node without a chain: its answers, right or wrong, are set by the test.
class FakeRpcNode final : public QObject
{
public:
    struct Call
    {
        QString method;
        QJsonArray params;
        QJsonValue id;
    };
    /// The answer over HTTP.
    struct Reply
    {
        QByteArray body; ///< empty with status 200: the method is not there (-32601)
        int status = 200;
        QByteArray headers; ///< lines, each with its CRLF
        std::chrono::milliseconds delay{0};
        bool closes = false; ///< the connection, without an answer
        bool stalls = false; ///< never answers
        QByteArray result; ///< JSON text, put into a correct JSON-RPC envelope
        QByteArray error; ///< JSON text of an error object, put into an envelope as well
    };
    using Script = std::function<Reply(const Call &)>;

    explicit FakeRpcNode(quint16 port = 0)
        : m_sockets(QString(), QWebSocketServer::NonSecureMode)
    {
        if (!m_http.listen(QHostAddress::LocalHost, port))
            qFatal("the fake node cannot listen");
        connect(&m_http, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = m_http.nextPendingConnection()) {
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            }
        });
        connect(&m_sockets, &QWebSocketServer::newConnection, this, [this] {
            while (QWebSocket *socket = m_sockets.nextPendingConnection()) {
                socket->setParent(this);
                m_clients = {socket}; // RpcSubscriptions keeps one connection at a time
                m_programs.clear();
                ++socketsOpened;
                connect(socket, &QWebSocket::textMessageReceived, this,
                        [this, socket](const QString &text) { subscribe(socket, text); });
            }
        });
    }

    /// Constant results by method; a script for the method is used instead.
    QHash<QString, QByteArray> results;
    QHash<QString, Script> scripts;
    QList<Call> calls; ///< all, in order
    int socketsOpened = 0;
    bool refusesLogs = false; ///< -32601 to logsSubscribe
    bool refusesSlots = false; ///< -32601 to slotSubscribe

    [[nodiscard]] QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(m_http.serverPort())); }
    [[nodiscard]] quint16 port() const { return m_http.serverPort(); }
    /// Starts listening for WebSockets; the address.
    [[nodiscard]] QUrl socketUrl()
    {
        if (!m_sockets.isListening() && !m_sockets.listen(QHostAddress::LocalHost, 0))
            qFatal("the fake node cannot listen for sockets");
        return QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(m_sockets.serverPort()));
    }
    [[nodiscard]] qsizetype count(const QString &method) const
    {
        return std::ranges::count(calls, method, &Call::method);
    }
    [[nodiscard]] qsizetype subscriptions() const { return m_programs.size(); }
    [[nodiscard]] bool isConnected() const
    {
        return std::ranges::any_of(m_clients, [](const QPointer<QWebSocket> &client) {
            return client && client->state() == QAbstractSocket::ConnectedState;
        });
    }

    void pushSlot(quint64 slot)
    {
        push(QStringLiteral("slotNotification"), m_slotSubscription,
             R"({"parent":0,"root":0,"slot":)" + QByteArray::number(slot) + '}');
    }
    /// `index`: the subscription's, in the order in which they were made.
    void pushLogs(qsizetype index, const QString &signature, quint64 slot, const QList<QByteArray> &logs = {},
                  bool failed = false)
    {
        QJsonArray lines;
        for (const QByteArray &line : logs)
            lines.append(QString::fromUtf8(line));
        push(QStringLiteral("logsNotification"), m_programs.value(index),
             R"({"context":{"slot":)" + QByteArray::number(slot) + R"(},"value":{"signature":")" + signature.toLatin1()
                 + R"(","err":)" + (failed ? R"("AccountNotFound")" : "null") + R"(,"logs":)"
                 + QJsonDocument(lines).toJson(QJsonDocument::Compact) + "}}");
    }
    void pushText(const QString &text)
    {
        for (const QPointer<QWebSocket> &client : std::as_const(m_clients)) {
            if (client)
                client->sendTextMessage(text);
        }
    }
    void dropSockets()
    {
        for (const QPointer<QWebSocket> &client : std::exchange(m_clients, {})) {
            if (!client)
                continue;
            client->abort();
            client->deleteLater();
        }
        m_programs.clear();
    }

private:
    void read(QTcpSocket *socket)
    {
        QByteArray &buffer = m_buffers[socket];
        buffer += socket->readAll();
        for (;;) {
            const qsizetype end = buffer.indexOf("\r\n\r\n");
            if (end < 0)
                return;
            const QByteArray head = buffer.first(end).toLower();
            const qsizetype at = head.indexOf("content-length:");
            const qsizetype lineEnd = head.indexOf("\r\n", at);
            const qsizetype length
                = head.mid(at + 15, (lineEnd < 0 ? head.size() : lineEnd) - at - 15).trimmed().toLongLong();
            if (buffer.size() < end + 4 + length)
                return;
            const QByteArray body = buffer.mid(end + 4, length);
            buffer.remove(0, end + 4 + length);
            answer(socket, QJsonDocument::fromJson(body).object());
        }
    }

    void answer(QTcpSocket *socket, const QJsonObject &request)
    {
        const Call call{request.value(QStringLiteral("method")).toString(),
                        request.value(QStringLiteral("params")).toArray(), request.value(QStringLiteral("id"))};
        calls.append(call);
        Reply reply;
        if (const auto script = scripts.constFind(call.method); script != scripts.constEnd())
            reply = (*script)(call);
        else
            reply.result = results.value(call.method);
        if (reply.stalls)
            return;
        if (reply.closes) {
            socket->abort();
            return;
        }
        const QByteArray id = QByteArray::number(call.id.toInteger());
        if (!reply.result.isEmpty())
            reply.body = R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":)" + reply.result + '}';
        else if (!reply.error.isEmpty())
            reply.body = R"({"jsonrpc":"2.0","id":)" + id + R"(,"error":)" + reply.error + '}';
        else if (reply.body.isEmpty() && reply.status == 200)
            reply.body = R"({"jsonrpc":"2.0","id":)" + id + R"(,"error":{"code":-32601,"message":"Method not found"}})";
        const QByteArray bytes = "HTTP/1.1 " + QByteArray::number(reply.status)
            + " X\r\nContent-Type: application/json\r\n" + reply.headers
            + "Content-Length: " + QByteArray::number(reply.body.size()) + "\r\n\r\n" + reply.body;
        const QPointer<QTcpSocket> kept(socket);
        QTimer::singleShot(reply.delay, this, [kept, bytes] {
            if (kept)
                kept->write(bytes);
        });
    }

    void subscribe(QWebSocket *socket, const QString &text)
    {
        const QJsonObject request = QJsonDocument::fromJson(text.toUtf8()).object();
        const QString method = request.value(QStringLiteral("method")).toString();
        const QByteArray id = QByteArray::number(request.value(QStringLiteral("id")).toInteger());
        if ((method == QStringLiteral("logsSubscribe") && refusesLogs)
            || (method == QStringLiteral("slotSubscribe") && refusesSlots)) {
            socket->sendTextMessage(QString::fromLatin1(R"({"jsonrpc":"2.0","id":)" + id
                                                        + R"(,"error":{"code":-32601,"message":"Method not found"}})"));
            return;
        }
        const quint64 subscription = ++m_lastSubscription;
        if (method == QStringLiteral("slotSubscribe"))
            m_slotSubscription = subscription;
        else
            m_programs.append(subscription);
        socket->sendTextMessage(QString::fromLatin1(R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":)"
                                                    + QByteArray::number(subscription) + '}'));
    }

    void push(const QString &method, quint64 subscription, const QByteArray &result)
    {
        pushText(QString::fromUtf8(R"({"jsonrpc":"2.0","method":")" + method.toLatin1()
                                   + R"(","params":{"subscription":)" + QByteArray::number(subscription)
                                   + R"(,"result":)" + result + "}}"));
    }

    QTcpServer m_http;
    QWebSocketServer m_sockets;
    QHash<QTcpSocket *, QByteArray> m_buffers;
    QList<QPointer<QWebSocket>> m_clients;
    QList<quint64> m_programs;
    quint64 m_slotSubscription = 0;
    quint64 m_lastSubscription = 100;
};

} // namespace curvedesk::test
