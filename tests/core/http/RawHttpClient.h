// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QTcpSocket>

namespace curvedesk {

struct RawReply
{
    int status = 0;
    QMap<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
};

/// An HTTP client that sends exactly the bytes it is told to, however wrong.
class RawHttpClient
{
public:
    explicit RawHttpClient(quint16 port)
    {
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        m_socket.waitForConnected(); // the backlog takes it before the server looks
        QObject::connect(&m_socket, &QIODevice::readyRead, &m_socket, [this] { m_received += m_socket.readAll(); });
    }

    void send(const QByteArray &bytes)
    {
        m_socket.write(bytes);
        m_socket.flush();
    }
    void abort() { m_socket.abort(); }
    /// What is not read stays with the server once the socket's buffers are full.
    void setReadBufferSize(qint64 bytes) { m_socket.setReadBufferSize(bytes); }

    [[nodiscard]] bool isConnected() const { return m_socket.state() == QAbstractSocket::ConnectedState; }
    [[nodiscard]] bool isClosed() const { return m_socket.state() == QAbstractSocket::UnconnectedState; }
    [[nodiscard]] const QByteArray &received() const { return m_received; }
    /// For HEAD and the like: lengths are announced, bodies do not come.
    void expectNoBodies() { m_expectsBodies = false; }

    /// The complete replies so far.
    [[nodiscard]] QList<RawReply> replies() const
    {
        QList<RawReply> out;
        QByteArray rest = m_received;
        while (true) {
            const qsizetype headEnd = rest.indexOf("\r\n\r\n");
            if (headEnd < 0)
                return out;
            RawReply reply;
            const QList<QByteArray> lines = rest.first(headEnd).replace("\r\n", "\n").split('\n');
            reply.status = lines.first().split(' ').value(1).toInt();
            for (const QByteArray &line : lines.sliced(1))
                reply.headers.insert(line.first(line.indexOf(':')).toLower(),
                                     line.sliced(line.indexOf(':') + 1).trimmed());
            const qsizetype size = m_expectsBodies ? reply.headers.value("content-length").toLongLong() : 0;
            if (rest.size() < headEnd + 4 + size)
                return out;
            reply.body = rest.sliced(headEnd + 4, size);
            rest = rest.sliced(headEnd + 4 + size);
            out.append(reply);
        }
    }
    [[nodiscard]] RawReply reply() const { return replies().value(0); }
    [[nodiscard]] int status() const { return reply().status; }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
    bool m_expectsBodies = true;
};

} // namespace curvedesk
