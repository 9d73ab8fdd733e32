// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/node/NodeScene.h"
#include "tests/support/TestProgram.h"

#include <algorithm>
#include <memory>
#include <vector>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace nodeSocketsTest {

/// Who gets a socket, and how the node talks over it.
class tst_NodeSockets : public QObject
{
    Q_OBJECT

private slots:
    void listensBehindItsHttpPort();
    void refusesStrangers_data();
    void refusesStrangers();
    void answersOrdinaryRequests();
    void keepsTheOrderOfTheChain();
    void dropsAClientThatDoesNotRead();
    void answersPings();
    void letsGoOfThoseThatLeft();
};

void tst_NodeSockets::listensBehindItsHttpPort()
{
    SandboxRpcScene scene;
    SandboxRpcClient client(scene.port);
    QVERIFY(client.isOpen());
    // The pair is taken as a whole: another node cannot have either port.
    NodeHost second(*scene.ledger, scene.documents);
    QCOMPARE(second.listen(scene.port).error().code, ErrorCode::Conflict);
    QCOMPARE(second.listen(static_cast<quint16>(scene.port + 1)).error().code, ErrorCode::Conflict);
    QCOMPARE(second.listen(static_cast<quint16>(scene.port - 1)).error().code, ErrorCode::Conflict);
    QVERIFY(second.listen(0).has_value());
    QCOMPARE(second.listen(65535).error().code, ErrorCode::InvalidInput);
    // A host that is closed lets go of its sockets.
    scene.host.close();
    QTRY_COMPARE(client.socket.state(), QAbstractSocket::UnconnectedState);
}

void tst_NodeSockets::refusesStrangers_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<int>("status");
    const QByteArray upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    QTest::newRow("loopback") << "127.0.0.1:8900"_ba << upgrade << 101;
    QTest::newRow("localhost") << "localhost"_ba << upgrade << 101;
    QTest::newRow("IPv6") << "[::1]"_ba << upgrade << 101;
    QTest::newRow("IPv6 with a port") << "[::1]:8900"_ba << upgrade << 101;
    QTest::newRow("another number of IPv6") << "[::2]"_ba << upgrade << 421;
    QTest::newRow("rebound name") << "evil.example:8900"_ba << upgrade << 421;
    QTest::newRow("web page") << "127.0.0.1:8900"_ba << upgrade + "Origin: https://evil.example\r\n" << 403;
    QTest::newRow("local web page") << "127.0.0.1:8900"_ba << upgrade + "Origin: http://localhost\r\n" << 403;
    QTest::newRow("no upgrade") << "127.0.0.1:8900"_ba << QByteArray() << 426;
}

void tst_NodeSockets::refusesStrangers()
{
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, more);
    QFETCH(int, status);
    SandboxRpcScene scene;
    RawHttpClient client(static_cast<quint16>(scene.port + 1));
    client.send("GET / HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n");
    QTRY_VERIFY(client.received().contains("\r\n\r\n"));
    QCOMPARE(client.received().left(12), "HTTP/1.1 " + QByteArray::number(status));
    QVERIFY(!client.received().toLower().contains("access-control"));
}

void tst_NodeSockets::answersOrdinaryRequests()
{
    SandboxRpcScene scene;
    SandboxRpcClient client(scene.port);
    // Ids come back as they were, numbers and strings.
    QCOMPARE(client.ask(u"slotSubscribe"_s, {}, 42).value(u"id"), QJsonValue(42));
    QCOMPARE(client.ask(u"slotSubscribe"_s, {}, u"ä"_s).value(u"id"), QJsonValue(u"ä"_s));
    QCOMPARE(client.replies.at(0).value(u"jsonrpc"), QJsonValue(u"2.0"_s));
    // Ids of subscriptions are unique among all clients.
    SandboxRpcClient other(scene.port);
    QCOMPARE(other.subscribe(u"slotSubscribe"_s), 2);
    // Bad JSON is answered and does not end the connection; a notification is not answered.
    client.socket.sendTextMessage(u"{"_s);
    client.socket.sendTextMessage(uR"({"jsonrpc":"2.0","method":"ping"})"_s);
    client.socket.sendTextMessage(u"[]"_s);
    QVERIFY(client.sync());
    QList<int> codes;
    for (const QJsonObject &reply : client.replies)
        codes.append(reply.value(u"error").toObject().value(u"code").toInt());
    QCOMPARE(codes, QList<int>({0, 0, -32700, -32600, -32601}));
}

void tst_NodeSockets::keepsTheOrderOfTheChain()
{
    constexpr int count = 300;
    SandboxRpcScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    SandboxRpcClient client(scene.port);
    client.subscribe(u"logsSubscribe"_s, {u"all"_s, QJsonObject{{u"commitment"_s, u"processed"_s}}});
    client.subscribe(u"logsSubscribe"_s, {u"all"_s, QJsonObject{{u"commitment"_s, u"confirmed"_s}}});
    QStringList sent;
    std::vector<QCoro::Task<tl::expected<Signature, sandbox::Refusal>>> pending;
    for (int i = 0; i < count; ++i) {
        const QByteArray wire = scene.transfer(user, user.address(), 1'000 + static_cast<quint64>(i));
        sent.append(Transaction::decode(wire)->id().toBase58());
        pending.push_back(scene.ledger->submit(wire, false));
        if (i % 70 == 69)
            QVERIFY(QCoro::waitFor(pending.back()).has_value());
        if (i % 100 == 99)
            scene.advance(1);
    }
    QVERIFY(scene.ledger->flush().has_value());
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 2 * count);
    QStringList told[2];
    for (qsizetype i = 0; i < client.notifications.size(); ++i) {
        const qint64 id = client.notifications.at(i).value(u"params").toObject().value(u"subscription").toInteger();
        told[id].append(client.value(i).toObject().value(u"signature").toString());
    }
    QCOMPARE(told[0], sent);
    QCOMPARE(told[1], sent);
}

void tst_NodeSockets::dropsAClientThatDoesNotRead()
{
    SandboxRpcScene scene;
    // A client that subscribes and then never reads a byte.
    RawHttpClient deaf(static_cast<quint16>(scene.port + 1));
    deaf.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    QTRY_VERIFY(deaf.received().contains("\r\n\r\n"));
    const auto masked = [](const QByteArray &text) { // with a mask of zeros
        return QByteArray("\x81", 1) + static_cast<char>(0x80 | text.size()) + QByteArray(4, '\0') + text;
    };
    deaf.setReadBufferSize(1);
    for (int i = 0; i < 500; ++i)
        deaf.send(masked(R"({"jsonrpc":"2.0","id":1,"method":"slotSubscribe"})"));
    SandboxRpcClient client(scene.port);
    client.subscribe(u"slotSubscribe"_s);
    QSignalSpy told(&client.socket, &QWebSocket::textMessageReceived);
    int advanced = 0;
    for (int i = 0; i < 60; ++i) { // 30 MB, a small part of which the system keeps
        scene.advance(10);
        advanced += 10;
        while (client.notifications.size() < advanced)
            QVERIFY(told.wait());
    }
    deaf.setReadBufferSize(0);
    QTRY_VERIFY(deaf.isClosed());
    // The others have missed nothing.
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), advanced + 1);
}

void tst_NodeSockets::answersPings()
{
    SandboxRpcScene scene;
    SandboxRpcClient client(scene.port);
    QVERIFY(client.isOpen());
    QSignalSpy pong(&client.socket, &QWebSocket::pong);
    client.socket.ping("are you there");
    QTRY_COMPARE(pong.size(), 1);
    QCOMPARE(pong.at(0).at(1).toByteArray(), "are you there"_ba);
}

void tst_NodeSockets::letsGoOfThoseThatLeft()
{
    // Five times fifty: more than may be connected at a time.
    SandboxRpcScene scene;
    for (int round = 0; round < 5; ++round) {
        std::vector<std::unique_ptr<RawHttpClient>> clients;
        for (int i = 0; i < 50; ++i) {
            clients.push_back(std::make_unique<RawHttpClient>(static_cast<quint16>(scene.port + 1)));
            clients.back()->send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        }
        QTRY_VERIFY(
            std::ranges::all_of(clients, [](const auto &client) { return client->received().contains(" 101 "); }));
        for (std::size_t i = 0; i < clients.size(); i += 2)
            clients[i]->send(QByteArray("\x88\x80\0\0\0\0", 6)); // the polite half says that it closes
    }
    SandboxRpcClient last(scene.port);
    QVERIFY(last.subscribe(u"slotSubscribe"_s) >= 0);
    scene.advance(1);
    QTRY_COMPARE(last.notifications.size(), 1);
}

CURVEDESK_TEST(tst_NodeSockets)

} // namespace nodeSocketsTest
#include "tst_NodeSockets.moc"
