// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/GuardedSocket.h"
#include "core/http/HttpServer.h"
#include "tests/core/http/RawHttpClient.h"
#include "tests/support/TestProgram.h"

#include <QTest>
#include <QWebSocket>

#include <memory>
#include <vector>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace httpServerTest {

namespace {

/// Takes handshakes at /ws and answers the rest.
class UpgradePolicy final : public RequestPolicy
{
public:
    HeadDecision decide(const RequestHead &head) override
    {
        if (head.path == QByteArrayView("/ws"))
            return {.outcome = AcceptedUpgrade()};
        return {};
    }
    HttpReply replyOf(const HttpFault &fault, const RequestHead &) override { return {.status = fault.status}; }
    void serve(const RequestHead &, const AcceptedRequest &, QByteArray, DeferredReply reply) override
    {
        reply.send({.body = "served"});
    }
};

struct Scene
{
    explicit Scene(const ConnectionGuard::Limits &limits = {})
        : server(policy, limits)
    {
        server.onWebSocketOpened([this](std::unique_ptr<QWebSocket> socket, GuardedSocket &wire) {
            wires.push_back(&wire);
            QObject::connect(socket.get(), &QWebSocket::textMessageReceived, socket.get(),
                             [socket = socket.get()](const QString &text) { socket->sendTextMessage(text); });
            sockets.push_back(std::move(socket));
        });
        const Result<quint16> bound = server.start(QHostAddress(QHostAddress::LocalHost), 0);
        port = bound ? *bound : quint16{0};
    }
    UpgradePolicy policy;
    std::vector<std::unique_ptr<QWebSocket>> sockets;
    std::vector<QPointer<GuardedSocket>> wires;
    HttpServer server;
    quint16 port = 0;
};

const QByteArray handshake = "GET /ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

QByteArray masked(char opcode, const QByteArray &content)
{
    QByteArray out(1, static_cast<char>(0x80 | opcode));
    out.append(static_cast<char>(0x80 | content.size())); // short ones only
    out.append(4, '\0'); // a mask of zeros leaves the content as it is
    return out + content;
}

} // namespace

class tst_HttpServer : public QObject
{
    Q_OBJECT

private slots:
    void servesHttpAndWebSockets();
    void upgradesManyAtOnce();
    void refusesHandshakesThatAreNone_data();
    void refusesHandshakesThatAreNone();
    void hardensTheHandshakesReply();
    void closesAtAFrameWithoutAMask_data();
    void closesAtAFrameWithoutAMask();
    void cutsAClientThatPingsAndNeverReads();
    void allowsABurstInOneTurn();
    void freesTheConnectionOfAWebSocketThatGoes();
};

void tst_HttpServer::servesHttpAndWebSockets()
{
    Scene scene;
    RawHttpClient http(scene.port);
    http.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    QTRY_COMPARE(http.reply().body, "served"_ba);
    QWebSocket client;
    QString heard;
    connect(&client, &QWebSocket::textMessageReceived, this, [&heard](const QString &text) { heard = text; });
    client.open(QUrl(u"ws://127.0.0.1:%1/ws"_s.arg(scene.port)));
    QTRY_COMPARE(scene.sockets.size(), std::size_t{1});
    QCOMPARE(scene.wires.front()->parent(), scene.sockets.front().get());
    QTRY_COMPARE(client.state(), QAbstractSocket::ConnectedState); // it has read the reply to its handshake
    client.sendTextMessage(u"hello"_s);
    QTRY_COMPARE(heard, u"hello"_s);
}

void tst_HttpServer::upgradesManyAtOnce()
{
    Scene scene;
    std::vector<std::unique_ptr<RawHttpClient>> clients;
    for (int i = 0; i < 100; ++i) {
        clients.push_back(std::make_unique<RawHttpClient>(scene.port));
        clients.back()->send(handshake + "\r\n");
    }
    QTRY_COMPARE(scene.sockets.size(), clients.size());
    // Each WebSocket got the connection that it was made of.
    for (std::size_t i = 0; i < scene.sockets.size(); ++i)
        QCOMPARE(scene.wires.at(i)->peerPort(), scene.sockets.at(i)->peerPort());
    for (const auto &client : clients)
        QTRY_VERIFY(client->received().startsWith("HTTP/1.1 101"));
}

void tst_HttpServer::refusesHandshakesThatAreNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    const QByteArray elsewhere = QByteArray(handshake).replace("/ws", "/");
    QTest::newRow("not at /ws") << elsewhere + "\r\n" << 400;
    QTest::newRow("no upgrade at /ws") << "GET /ws HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("with a body") << handshake + "Content-Length: 1\r\n\r\nx" << 400;
}

void tst_HttpServer::refusesHandshakesThatAreNone()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    Scene scene({.lingerMs = 50});
    RawHttpClient client(scene.port);
    client.send(bytes);
    QTRY_COMPARE(client.status(), status);
    QTRY_VERIFY(client.isClosed());
    QVERIFY(scene.sockets.empty());
}

void tst_HttpServer::hardensTheHandshakesReply()
{
    Scene scene;
    RawHttpClient client(scene.port);
    client.send(handshake + "Origin: http://elsewhere\r\n\r\n");
    client.expectNoBodies();
    QTRY_COMPARE(client.status(), 101);
    const auto headers = client.reply().headers;
    QVERIFY(!headers.contains("access-control-allow-origin") && !headers.contains("server"));
    QCOMPARE(headers.value("cache-control"), "no-store"_ba);
    QCOMPARE(headers.value("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="_ba);
}

void tst_HttpServer::closesAtAFrameWithoutAMask_data()
{
    QTest::addColumn<QByteArray>("head"); // of a frame without its content
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<qsizetype>("piece"); // bytes sent at once
    QTest::newRow("short") << "\x81\xfd"_ba << qsizetype{125} << qsizetype{1};
    QTest::newRow("medium") << "\x81\xfe\x01\x02"_ba << qsizetype{258} << qsizetype{3};
    QTest::newRow("long") << QByteArray("\x81\xff\0\0\0\0\0\x01\0\x05", 10) << qsizetype{65541} << qsizetype{20'000};
    QTest::newRow("three at once") << QByteArray("\x81\x80\0\0\0\0\x81\x80\0\0\0\0\x81\x81", 14) << qsizetype{1}
                                   << qsizetype{100};
}

// QWebSocket reads such frames as if nothing were wrong with them.
void tst_HttpServer::closesAtAFrameWithoutAMask()
{
    QFETCH(const QByteArray, head);
    QFETCH(const qsizetype, size);
    QFETCH(const qsizetype, piece);
    Scene scene;
    RawHttpClient client(scene.port);
    client.send(handshake + "\r\n");
    QTRY_VERIFY(client.received().contains("\r\n\r\n"));
    const QByteArray frame = head + QByteArray(4, '\0') + QByteArray(size, 'x'); // a mask of zeros
    for (const QByteArray &sent : {frame, frame}) {
        const qsizetype before = client.received().count("x");
        for (qsizetype at = 0; at < sent.size(); at += piece) {
            client.send(sent.sliced(at, qMin(piece, sent.size() - at)));
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(client.received().count("x"), before + size); // the server echoes the text
    }
    client.send("\x81\x02{}");
    QTRY_VERIFY(client.received().endsWith("\x88\x02\x03\xea"));
    QTRY_COMPARE(scene.server.connections().connectionCount(), 0);
}

// QWebSocket answers each ping by itself, whether the client reads or not.
void tst_HttpServer::cutsAClientThatPingsAndNeverReads()
{
    Scene scene;
    QTcpSocket client;
    client.setReadBufferSize(1);
    client.connectToHost(QHostAddress(QHostAddress::LocalHost), scene.port);
    QVERIFY(client.waitForConnected());
    client.write(handshake + "\r\n");
    QTRY_COMPARE(scene.wires.size(), std::size_t{1});
    const QByteArray pings = masked(9, QByteArray(125, 'x')).repeated(1000);
    qint64 mostUnsent = 0;
    QTRY_VERIFY2_WITH_TIMEOUT(
        (client.bytesToWrite() < pings.size() ? client.write(pings) : qint64{0},
         mostUnsent = qMax(mostUnsent, scene.wires.front() ? scene.wires.front()->bytesToWrite() : 0),
         client.state() == QAbstractSocket::UnconnectedState),
        "still connected", 30'000);
    QVERIFY2(mostUnsent <= 1024 * 1024 + 4096, qPrintable(QString::number(mostUnsent)));
    QTRY_COMPARE(scene.server.connections().connectionCount(), 0);
}

// What comes in one turn of the event loop, in which no client can read, may be more than is left for later turns.
void tst_HttpServer::allowsABurstInOneTurn()
{
    Scene scene({.unsent = 1'000'000, .unsentBurst = 16'000'000});
    RawHttpClient reading(scene.port);
    reading.send(handshake + "\r\n");
    RawHttpClient deaf(scene.port);
    deaf.setReadBufferSize(1);
    deaf.send(handshake + "\r\n");
    QTRY_COMPARE(scene.sockets.size(), std::size_t{2});
    const QByteArray message(1'000'000, 'x');
    for (const auto &socket : scene.sockets) {
        for (int i = 0; i < 10; ++i)
            socket->sendBinaryMessage(message);
    }
    QTRY_VERIFY(reading.received().size() > 10 * message.size());
    QVERIFY(deaf.isConnected());
    // The next turn that has something to say finds what the deaf one left.
    for (const auto &socket : scene.sockets)
        socket->sendTextMessage(u"more"_s);
    QTRY_COMPARE(scene.server.connections().connectionCount(), 1);
    QTRY_VERIFY(reading.received().endsWith("more"));
}

void tst_HttpServer::freesTheConnectionOfAWebSocketThatGoes()
{
    Scene scene;
    RawHttpClient client(scene.port);
    client.send(handshake + "\r\n");
    QTRY_COMPARE(scene.wires.size(), std::size_t{1});
    scene.sockets.clear();
    QVERIFY(scene.wires.front().isNull());
    QTRY_VERIFY(client.isClosed());
    RawHttpClient leaving(scene.port);
    leaving.send(handshake + "\r\n");
    QTRY_COMPARE(scene.wires.size(), std::size_t{2});
    leaving.abort();
    QTRY_VERIFY(scene.wires.back().isNull());
    QTRY_COMPARE(scene.server.connections().connectionCount(), 0);
}

CURVEDESK_TEST(tst_HttpServer)

} // namespace httpServerTest
#include "tst_HttpServer.moc"
