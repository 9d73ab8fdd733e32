// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QTcpServer>
#include <QTcpSocket>

namespace curvedesk::test {

/// A TCP server that answers every request with the same bytes and keeps the connection open.
class CannedServer
{
public:
    explicit CannedServer(QByteArray answer)
        : m_answer(std::move(answer))
    {
        m_server.listen(QHostAddress(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            QTcpSocket *socket = m_server.nextPendingConnection();
            QObject::connect(socket, &QIODevice::readyRead, socket, [this, socket] {
                requests += socket->readAll();
                socket->write(m_answer);
            });
        });
    }
    [[nodiscard]] QString url() const { return QStringLiteral("http://127.0.0.1:%1/coins").arg(m_server.serverPort()); }
    QByteArray requests;

private:
    QTcpServer m_server;
    const QByteArray m_answer;
};

inline QByteArray okReply(const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace curvedesk::test
