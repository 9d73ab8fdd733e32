// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <functional>

namespace curvedesk::test {

/// A small HTTP server on loopback that reads whole requests, records them, and answers each as the script says.
class HttpStub
{
public:
    struct Request
    {
        QByteArray method;
        QByteArray target;
        QByteArray head; ///< header lines as they came, without the request line
        QByteArray body;

        /// A header's value; the name in lower case.
        [[nodiscard]] QByteArray header(const QByteArray &name) const
        {
            for (const QByteArray &line : head.split('\n')) {
                if (line.toLower().startsWith(name + ':'))
                    return line.mid(name.size() + 1).trimmed();
            }
            return {};
        }
    };
    using Script = std::function<QByteArray(const Request &)>;

    /// A request for which `script` returns no bytes is never answered.
    explicit HttpStub(Script script)
        : m_script(std::move(script))
    {
        m_server.listen(QHostAddress(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection())
                QObject::connect(socket, &QIODevice::readyRead, socket, [this, socket] { take(socket); });
        });
    }

    [[nodiscard]] QUrl url(const QString &path = {}) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(m_server.serverPort()).arg(path));
    }
    [[nodiscard]] static QByteArray reply(int status, const QByteArray &body, const QByteArray &headers = {})
    {
        return "HTTP/1.1 " + QByteArray::number(status) + " Reason\r\n" + headers
            + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }
    [[nodiscard]] static QByteArray ok(const QByteArray &body) { return reply(200, body); }
    /// Stops listening.
    void stop() { m_server.close(); }

    QList<Request> requests;
    bool drips = false; ///< answers a byte at a time, for ever
    bool closesEarly = false; ///< answers a request's header, and closes without having read its body

private:
    void take(QTcpSocket *socket)
    {
        QByteArray &pending = m_pending[socket];
        pending += socket->readAll();
        const qsizetype headEnd = pending.indexOf("\r\n\r\n");
        if (headEnd < 0)
            return;
        Request request;
        const QByteArray head = pending.left(headEnd + 2);
        const QList<QByteArray> words = head.left(head.indexOf("\r\n")).split(' ');
        request.method = words.value(0);
        request.target = words.value(1);
        request.head = head.mid(head.indexOf("\r\n") + 2);
        const qsizetype length = request.header("content-length").toLongLong();
        if (closesEarly) {
            socket->write(m_script(request));
            socket->disconnectFromHost();
            return;
        }
        if (pending.size() < headEnd + 4 + length)
            return;
        request.body = pending.mid(headEnd + 4, length);
        pending.clear();
        requests.append(request);
        const QByteArray answer = m_script(request);
        if (!drips) {
            socket->write(answer);
            return;
        }
        auto *dropper = new QTimer(socket);
        QObject::connect(dropper, &QTimer::timeout, socket, [socket, answer, at = qsizetype(0)]() mutable {
            socket->write(at < answer.size() ? answer.mid(at, 1) : QByteArray(" "));
            ++at;
        });
        dropper->start(5);
    }

    QTcpServer m_server;
    const Script m_script;
    QHash<QTcpSocket *, QByteArray> m_pending;
};

} // namespace curvedesk::test
