// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What the HTTP layer alone can do: answers every request with the bytes of one file. Prints its port.
#include <QAbstractHttpServer>
#include <QCoreApplication>
#include <QFile>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QTcpServer>

#include <cstdio>

namespace {

class BareServer final : public QAbstractHttpServer
{
public:
    explicit BareServer(QByteArray body)
        : m_body(std::move(body))
    {
    }

protected:
    bool handleRequest(const QHttpServerRequest &request, QTcpSocket *socket) override
    {
        makeResponder(request, socket).write(m_body, "application/json");
        return true;
    }
    void missingHandler(const QHttpServerRequest &, QTcpSocket *) override { }

private:
    const QByteArray m_body;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QFile file(argc == 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!file.open(QIODevice::ReadOnly))
        return 64;
    BareServer server(file.readAll());
    QTcpServer listener;
    if (!listener.listen(QHostAddress(QHostAddress::LocalHost)))
        return 1;
    const quint16 port = listener.serverPort();
    server.bind(&listener);
    std::printf("%u\n", port);
    std::fflush(stdout);
    return QCoreApplication::exec();
}
