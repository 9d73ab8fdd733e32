// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <atomic>
#include <latch>
#include <memory>
#include <thread>

namespace curvedesk::test {

/// An HTTP server on a thread of its own that answers its first request with one chunk after the other, as fast as they
/// are taken, until the connection is closed or it has sent `most` bytes.
class EndlessServer
{
public:
    static constexpr qint64 most = 256 * 1024 * 1024;
    /// More than a client's limit of a megabyte and what systems and Qt keep of a connection together.
    static constexpr qint64 few = 32 * 1024 * 1024;

    EndlessServer() { m_ready.wait(); }
    Q_DISABLE_COPY_MOVE(EndlessServer)
    ~EndlessServer() = default;

    [[nodiscard]] QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1/").arg(m_port.load())); }
    /// Waits for the end of the answer, and returns its bytes.
    [[nodiscard]] qint64 sentInAll()
    {
        m_thread.join();
        return m_sent;
    }

private:
    void serve(const std::stop_token &end)
    {
        QTcpServer server;
        server.listen(QHostAddress(QHostAddress::LocalHost));
        m_port = server.serverPort();
        m_ready.count_down();
        while (!end.stop_requested() && !server.waitForNewConnection(100)) { }
        const std::unique_ptr<QTcpSocket> socket(server.nextPendingConnection());
        if (!socket)
            return;
        while (socket->state() == QAbstractSocket::ConnectedState && !socket->peek(4096).contains("\r\n\r\n"))
            socket->waitForReadyRead(100);
        socket->write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
        const QByteArray chunk = "10000\r\n" + QByteArray(0x10000, ' ') + "\r\n";
        while (m_sent < most && !end.stop_requested() && socket->state() == QAbstractSocket::ConnectedState) {
            if (socket->bytesToWrite() > 16 * chunk.size()) {
                socket->waitForBytesWritten(100);
                continue;
            }
            socket->write(chunk);
            m_sent += chunk.size();
        }
    }

    std::latch m_ready{1};
    std::atomic<quint16> m_port = 0;
    qint64 m_sent = 0; ///< of the thread until it ended
    std::jthread m_thread{[this](const std::stop_token &end) { serve(end); }};
};

} // namespace curvedesk::test
