// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/ErrorJson.h"
#include "core/http/ConnectionGuard.h"
#include "core/server/EventStream.h"
#include "tests/core/http/RawHttpClient.h"
#include "tests/core/http/StubServer.h"
#include "tests/support/TestProgram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>
#include <QWebSocket>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace eventStreamTest {

namespace {

const QString mintA = u"So11111111111111111111111111111111111111112"_s;
const QString mintB = u"6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P"_s;
const QString userA = u"TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"_s;
const QString userB = u"TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"_s;

TradeRow trade(const QString &mint, const QString &user, quint64 slot = 7)
{
    return {.signature = u"5sig"_s,
            .slot = slot,
            .timestamp = 1'790'000'000,
            .mint = mint,
            .user = user,
            .isBuy = true,
            .lamports = 1'000'000'001,
            .tokens = 34'612'903'225'806,
            .virtualSolReserves = 18'446'744'073'709'551'615u,
            .virtualTokenReserves = 2,
            .realSolReserves = 3,
            .realTokenReserves = 4};
}

LaunchRow pool(const QString &mint, const QString &user)
{
    return {u"4sig"_s, 8, 1'790'000'001, mint, u"A \"coin\""_s, u"SYM"_s, u"https://a.b/c"_s, mintB, user};
}

MigrationRow publication(const QString &mint, const QString &user)
{
    return {u"3sig"_s, 9, 1'790'000'002, mint, mintB, mintA, user};
}

/// A real client.
class Reader
{
public:
    explicit Reader(quint16 port)
    {
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket,
                         [this](const QString &text) { messages.append(text); });
        socket.open(QUrl(u"ws://127.0.0.1:%1/ws"_s.arg(port)));
    }
    [[nodiscard]] bool isOpen() const { return socket.state() == QAbstractSocket::ConnectedState; }
    void send(const QString &text) { socket.sendTextMessage(text); }
    /// Sends a call and waits until the stream has taken it.
    void ask(const QString &method, const QStringList &keys = {})
    {
        QTRY_VERIFY(isOpen());
        const auto count = messages.size();
        const QString list = keys.isEmpty() ? QString() : u", \"params\": [\"%1\"]"_s.arg(keys.join(u"\",\""_s));
        send(u"{\"method\":\"%1\", \"id\": 1%2}"_s.arg(method, list));
        QTRY_COMPARE(messages.size(), count + 1);
        QVERIFY2(messages.last().contains(u"subscribed"_s), qPrintable(messages.last()));
        messages.removeLast();
    }
    [[nodiscard]] QStringList types() const
    {
        QStringList out;
        for (const QString &message : messages)
            out.append(QJsonDocument::fromJson(message.toUtf8()).object().value(u"type"_s).toString());
        return out;
    }

    QWebSocket socket;
    QStringList messages;
};

struct Scene
{
    explicit Scene(EventStream::Limits limits = {}, RequestGuard::Options options = {})
        : host({}, options)
        , log(*EventStore::open({}))
        , stream(
              host.server(), log, [](const ApiKey &key) { return std::make_shared<const ApiKey>(key); }, limits)
    {
    }
    void tell(const Happening &happening) { log.add({happening}); }

    StubServer host;
    EventLog log;
    EventStream stream;
};

QByteArray handshake(const StubServer &host, const QByteArray &lines = {},
                     const QByteArray &key = "dGhlIHNhbXBsZSBub25jZQ==")
{
    return "GET /ws HTTP/1.1\r\nHost: " + host.host()
        + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key
        + "\r\n" + lines + "\r\n";
}

QByteArray maskedFrame(const QByteArray &text, char opcode = '\x81')
{
    QByteArray out(1, opcode);
    out.append(static_cast<char>(0x80 | text.size())); // short ones only
    out.append(4, '\0'); // a mask of zeros leaves the text as it is
    return out + text;
}

} // namespace

class tst_EventStream : public QObject
{
    Q_OBJECT

private slots:
    void tellsEventsAsTheContractWritesThem();
    void tellsEachReaderWhatItAskedFor();
    void tellsAnEventOnceHoweverManySubscriptionsFit();
    void unsubscribes();
    void answersOnlyCallsWithAnId_data();
    void answersOnlyCallsWithAnId();
    void vetsTheHandshake_data();
    void vetsTheHandshake();
    void refusesABrokenKeyAndLetsTheConnectionGo();
    void readsFramesByteByByte();
    void sendsNothingTheStockHandshakeSaysTooMuch();
    void dropsWhoReadsTooSlowly();
    void dropsWhoIsSilent();
    void keepsWhoAnswersPings();
    void closesOnMessagesTooLarge();
    void boundsReadersAndKeys();
    void countsKeysThatAreServedFromTheLog();
    void notesWhoGetsNoOwnEvents();
    void letsConnectionsGo();
    void saysGoodbye();
    void outlivesReadersThatVanish();
};

void tst_EventStream::tellsEventsAsTheContractWritesThem()
{
    Scene scene;
    Reader reader(scene.host.port);
    reader.ask(u"subscribeNewPools"_s);
    reader.ask(u"subscribeTrades"_s);
    reader.ask(u"subscribePublications"_s);
    QStringList cursors;
    connect(&scene.log, &EventLog::happened, this, [&cursors](const QList<Event> &events) {
        for (const Event &event : events)
            cursors.append(QString::fromLatin1(event.cursor.toText()));
    });
    scene.tell(pool(mintA, userA));
    scene.tell(trade(mintA, userA));
    scene.tell(publication(mintA, userA));
    QTRY_COMPARE(reader.messages.size(), 3);
    QCOMPARE(reader.messages.at(0),
             u"{\"type\":\"newPool\",\"Name\":\"A \\\"coin\\\"\",\"Symbol\":\"SYM\",\"Uri\":\"https://a.b/c\",\"Mint\":"
             "\"%1\",\"BondingCurve\":\"%2\",\"User\":\"%3\",\"Signature\":\"4sig\",\"Slot\":8,\"Timestamp\":"
             "1790000001,\"Cursor\":\"%4\"}"_s.arg(mintA, mintB, userA, cursors.value(0)));
    QCOMPARE(reader.messages.at(1),
             u"{\"type\":\"trade\",\"Mint\":\"%1\",\"SolAmount\":1000000001,\"TokenAmount\":34612903225806,\"IsBuy\":"
             "true,\"User\":\"%2\",\"Timestamp\":1790000000,\"VirtualSolReserves\":18446744073709551615,"
             "\"VirtualTokenReserves\":2,\"RealSolReserves\":3,\"RealTokenReserves\":4,\"Signature\":\"5sig\","
             "\"Slot\":7,\"Cursor\":\"%3\"}"_s.arg(mintA, userA, cursors.value(1)));
    QCOMPARE(reader.messages.at(2),
             u"{\"type\":\"publication\",\"User\":\"%3\",\"Mint\":\"%1\",\"BondingCurve\":\"%2\",\"Pool\":\"%1\","
             "\"Signature\":\"3sig\",\"Slot\":9,\"Timestamp\":1790000002,\"Cursor\":\"%4\"}"_s.arg(mintA, mintB, userA,
                                                                                                   cursors.value(2)));
}

void tst_EventStream::tellsEachReaderWhatItAskedFor()
{
    Scene scene;
    Reader pools(scene.host.port);
    Reader trades(scene.host.port);
    Reader token(scene.host.port);
    Reader account(scene.host.port);
    Reader publications(scene.host.port);
    Reader nothing(scene.host.port);
    pools.ask(u"subscribeNewPools"_s);
    trades.ask(u"subscribeTrades"_s);
    token.ask(u"subscribeToken"_s, {mintA});
    account.ask(u"subscribeAccount"_s, {userA, userB});
    publications.ask(u"subscribePublications"_s);
    QTRY_VERIFY(nothing.isOpen());

    scene.tell(pool(mintA, mintB));
    scene.tell(trade(mintA, userA));
    scene.tell(trade(mintB, userB));
    scene.tell(trade(mintB, mintB));
    scene.tell(publication(mintB, userA));

    QTRY_COMPARE(pools.types(), QStringList({u"newPool"_s}));
    QTRY_COMPARE(trades.types(), QStringList({u"trade"_s, u"trade"_s, u"trade"_s}));
    // Launches and publications of these mints and wallets are for the subscriptions to those.
    QTRY_COMPARE(token.types(), QStringList({u"trade"_s}));
    QTRY_COMPARE(account.types(), QStringList({u"trade"_s, u"trade"_s}));
    QTRY_COMPARE(publications.types(), QStringList({u"publication"_s}));
    QCOMPARE(nothing.messages, QStringList());
}

void tst_EventStream::tellsAnEventOnceHoweverManySubscriptionsFit()
{
    Scene scene;
    Reader reader(scene.host.port);
    reader.ask(u"subscribeTrades"_s);
    reader.ask(u"subscribeTrades"_s);
    reader.ask(u"subscribeToken"_s, {mintA, mintA});
    reader.ask(u"subscribeAccount"_s, {userA});
    scene.tell(trade(mintA, userA));
    scene.tell(pool(mintA, userA));
    scene.tell(publication(mintA, userA));
    scene.tell(trade(mintB, userB));
    QTRY_COMPARE(reader.types(), QStringList({u"trade"_s, u"trade"_s}));
}

void tst_EventStream::unsubscribes()
{
    Scene scene;
    Reader reader(scene.host.port);
    reader.ask(u"subscribeTrades"_s);
    reader.ask(u"subscribeToken"_s, {mintA, mintB});
    reader.ask(u"subscribeAccount"_s, {userA});
    reader.ask(u"unsubscribeTrades"_s);
    reader.ask(u"unsubscribeToken"_s, {mintA});
    reader.ask(u"unsubscribeAccount"_s);
    scene.tell(trade(mintA, userA, 1));
    scene.tell(trade(mintB, userA, 2));
    QTRY_COMPARE(reader.messages.size(), 1);
    QVERIFY(reader.messages.first().contains(u"\"Slot\":2,"_s));
}

void tst_EventStream::answersOnlyCallsWithAnId_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("answer"); // empty: none
    QTest::newRow("no id") << u"{\"method\":\"subscribeTrades\"}"_s << QString();
    QTest::newRow("number") << u"{\"id\":18446744073709551615,\"method\":\"subscribeTrades\"}"_s
                            << u"{\"id\":18446744073709551615,\"result\":\"subscribed\"}"_s;
    QTest::newRow("text") << u"{\"method\":\"unsubscribeTrades\",\"id\":\"a\\u0022b\"}"_s
                          << u"{\"id\":\"a\\\"b\",\"result\":\"unsubscribed\"}"_s;
    QTest::newRow("null id") << u"{\"method\":\"nonsense\",\"id\":null}"_s << QString();
    QTest::newRow("id of another kind") << u"{\"method\":\"nonsense\",\"id\":{\"a\":1}}"_s << QString();
    QTest::newRow("long id") << u"{\"method\":\"nonsense\",\"id\":\"%1\"}"_s.arg(QString(300, u'x')) << QString();
    QTest::newRow("unknown method") << u"{\"method\":\"subscribeAll\",\"id\":1}"_s << u"There is no such method"_s;
    QTest::newRow("no prefix") << u"{\"method\":\"Trades\",\"id\":1}"_s << u"There is no such method"_s;
    QTest::newRow("no method") << u"{\"id\":1}"_s << u"method must be a text"_s;
    QTest::newRow("method of another kind") << u"{\"method\":7,\"id\":1}"_s << u"method must be a text"_s;
    QTest::newRow("no keys") << u"{\"method\":\"subscribeToken\",\"id\":1}"_s
                             << u"params must name at least one address"_s;
    QTest::newRow("empty keys") << u"{\"method\":\"subscribeAccount\",\"keys\":[],\"id\":1}"_s
                                << u"params must name at least one address"_s;
    QTest::newRow("keys") << u"{\"method\":\"subscribeAccount\",\"keys\":[\"%1\"],\"id\":1}"_s.arg(userA)
                          << u"{\"id\":1,\"result\":\"subscribed\"}"_s;
    QTest::newRow("both") << u"{\"method\":\"subscribeToken\",\"keys\":[\"%1\"],\"params\":[\"%1\"],\"id\":1}"_s.arg(
        mintA) << u"params and keys are the same: give one"_s;
    QTest::newRow("not an array") << u"{\"method\":\"subscribeToken\",\"params\":\"%1\",\"id\":1}"_s.arg(mintA)
                                  << u"params must be an array of addresses"_s;
    QTest::newRow("no address") << u"{\"method\":\"subscribeToken\",\"params\":[\"0x1\"],\"id\":1}"_s
                                << u"params must be an array of base58 addresses"_s;
    QTest::newRow("a number") << u"{\"method\":\"subscribeToken\",\"params\":[1],\"id\":1}"_s
                              << u"params must be an array of base58 addresses"_s;
    QTest::newRow("no JSON") << u"subscribeTrades"_s << QString();
    QTest::newRow("an array") << u"[{\"method\":\"nonsense\",\"id\":1}]"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("deep") << u"{\"id\":1,\"params\":%1%2}"_s.arg(QString(5000, u'['), QString(5000, u']')) << QString();
}

void tst_EventStream::answersOnlyCallsWithAnId()
{
    QFETCH(QString, call);
    QFETCH(QString, answer);
    Scene scene;
    Reader reader(scene.host.port);
    QTRY_VERIFY(reader.isOpen());
    reader.send(call);
    // The socket lives on, and what the call got comes before this answer.
    reader.send(u"{\"method\":\"subscribePublications\",\"id\":\"last\"}"_s);
    QTRY_VERIFY(!reader.messages.isEmpty() && reader.messages.last().contains(u"last"_s));
    QCOMPARE(reader.messages.size(), answer.isEmpty() ? 1 : 2);
    if (answer.startsWith(u'{'))
        QCOMPARE(reader.messages.first(), answer);
    else if (!answer.isEmpty())
        QCOMPARE(reader.messages.first(),
                 u"{\"id\":1,\"error\":true,\"message\":\"%1\",\"code\":\"invalid_input\"}"_s.arg(answer));
}

void tst_EventStream::vetsTheHandshake_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("status");
    QTest::newRow("none of a browser's") << "127.0.0.1:PORT"_ba
                                         << ""_ba << 101;
    QTest::newRow("localhost") << "localhost:PORT"_ba
                               << ""_ba << 101;
    QTest::newRow("allowed origin") << "127.0.0.1:PORT"_ba
                                    << "Origin: https://mine.example\r\n"_ba << 101;
    QTest::newRow("foreign origin") << "127.0.0.1:PORT"_ba
                                    << "Origin: https://evil.example\r\n"_ba << 403;
    QTest::newRow("null origin") << "127.0.0.1:PORT"_ba
                                 << "Origin: null\r\n"_ba << 403;
    QTest::newRow("own origin") << "127.0.0.1:PORT"_ba
                                << "Origin: http://127.0.0.1:PORT\r\n"_ba << 403;
    QTest::newRow("other site") << "127.0.0.1:PORT"_ba
                                << "Sec-Fetch-Site: cross-site\r\n"_ba << 403;
    QTest::newRow("rebound name") << "evil.example:PORT"_ba
                                  << ""_ba << 421;
    QTest::newRow("other port") << "127.0.0.1:1"_ba
                                << ""_ba << 421;
}

void tst_EventStream::vetsTheHandshake()
{
    QFETCH(QByteArray, host);
    QFETCH(QByteArray, lines);
    QFETCH(int, status);
    Scene scene({}, {{}, {u"https://mine.example"_s}});
    const QByteArray port = QByteArray::number(scene.host.port);
    RawHttpClient client(scene.host.port);
    QByteArray request = handshake(scene.host, lines.replace("PORT", port));
    client.send(request.replace(scene.host.host(), host.replace("PORT", port)));
    QTRY_COMPARE(client.status(), status);
    QTRY_COMPARE(scene.stream.readerCount(), status == 101 ? 1 : 0);
    QVERIFY(status == 101 || !client.received().contains("101 Switching"));
}

void tst_EventStream::refusesABrokenKeyAndLetsTheConnectionGo()
{
    Scene scene;
    for (const QByteArray &key : {"short"_ba, "dGhlIHNhbXBsZSBub25jZQ==="_ba}) {
        RawHttpClient client(scene.host.port);
        client.send(handshake(scene.host, {}, key));
        QTRY_COMPARE(client.status(), 400);
        client.abort();
    }
    {
        RawHttpClient client(scene.host.port);
        client.send(handshake(scene.host).replace("Version: 13", "Version: 8"));
        QTRY_COMPARE(client.status(), 400);
        QCOMPARE(client.reply().headers.value("sec-websocket-version"), "13"_ba);
    }
    QTRY_COMPARE(scene.host.server().connections().connectionCount(), 0);
    QCOMPARE(scene.stream.readerCount(), 0);
}

void tst_EventStream::readsFramesByteByByte()
{
    Scene scene;
    RawHttpClient client(scene.host.port);
    client.send(handshake(scene.host));
    QTRY_COMPARE(client.status(), 101);
    for (const char byte : maskedFrame("{\"method\":\"subscribeTrades\",\"id\":5}")) {
        client.send(QByteArray(1, byte));
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(client.received().endsWith("{\"id\":5,\"result\":\"subscribed\"}"));
}

void tst_EventStream::sendsNothingTheStockHandshakeSaysTooMuch()
{
    Scene scene;
    RawHttpClient client(scene.host.port);
    client.send(handshake(scene.host));
    QTRY_COMPARE(client.status(), 101);
    QCOMPARE(client.reply().headers.value("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="_ba);
    QVERIFY(!client.received().toLower().contains("access-control-"));
    QVERIFY(!client.received().toLower().contains("server:"));
}

void tst_EventStream::dropsWhoReadsTooSlowly()
{
    Scene scene;
    Reader healthy(scene.host.port);
    healthy.ask(u"subscribeTrades"_s);
    QTcpSocket slow;
    slow.setReadBufferSize(1024);
    slow.connectToHost(QHostAddress(QHostAddress::LocalHost), scene.host.port);
    slow.write(handshake(scene.host));
    QTRY_COMPARE(scene.stream.readerCount(), 2);
    slow.write(maskedFrame("{\"method\":\"subscribeTrades\"}"));

    quint64 sent = 0;
    // The kernel's buffers take some megabytes before anything stands in ours.
    while (scene.stream.readerCount() == 2 && sent < 100'000) {
        for (int i = 0; i < 100; ++i)
            scene.tell(trade(mintA, userA, ++sent));
        const auto wanted = static_cast<qsizetype>(sent);
        QTRY_COMPARE(healthy.messages.size(), wanted);
    }
    QCOMPARE(scene.stream.readerCount(), 1);
    QVERIFY(healthy.messages.last().contains(u"\"Slot\":%1,"_s.arg(sent)));
}

void tst_EventStream::dropsWhoIsSilent()
{
    EventStream::Limits limits;
    limits.pingMs = 20;
    limits.silenceMs = 100;
    Scene scene(limits);
    RawHttpClient client(scene.host.port); // never answers a ping
    client.send(handshake(scene.host));
    QTRY_COMPARE(scene.stream.readerCount(), 1);
    QTRY_VERIFY(client.received().contains("\x89")); // a ping
    QTRY_COMPARE(scene.stream.readerCount(), 0);
    QTRY_VERIFY(client.isClosed());
}

void tst_EventStream::keepsWhoAnswersPings()
{
    EventStream::Limits limits;
    limits.pingMs = 20;
    limits.silenceMs = 400;
    Scene scene(limits);
    Reader reader(scene.host.port);
    QTRY_VERIFY(reader.isOpen());
    QElapsedTimer clock;
    clock.start();
    QTRY_VERIFY(clock.hasExpired(1000));
    QVERIFY(reader.isOpen());
    QCOMPARE(scene.stream.readerCount(), 1);
}

void tst_EventStream::closesOnMessagesTooLarge()
{
    Scene scene;
    Reader reader(scene.host.port);
    QTRY_VERIFY(reader.isOpen());
    reader.send(QString(60'000, u'x'));
    reader.ask(u"subscribeTrades"_s);
    reader.send(QString(70'000, u'x'));
    QTRY_COMPARE(scene.stream.readerCount(), 0);
    QTRY_COMPARE(reader.socket.closeCode(), QWebSocketProtocol::CloseCodeTooMuchData);
}

void tst_EventStream::boundsReadersAndKeys()
{
    EventStream::Limits limits;
    QVERIFY(limits.sockets >= 500); // the number that fan-out is measured with
    QVERIFY(limits.sockets < ConnectionGuard::Limits().connections);
    limits.sockets = 2;
    limits.socket.keys = 2;
    Scene scene(limits);
    Reader first(scene.host.port);
    first.ask(u"subscribeToken"_s, {mintA});
    first.ask(u"subscribeAccount"_s, {userA});
    first.ask(u"subscribeAccount"_s, {userA});
    first.send(u"{\"method\":\"subscribeAccount\",\"params\":[\"%1\"],\"id\":1}"_s.arg(userB));
    QTRY_COMPARE(first.messages.size(), 1);
    QVERIFY(first.messages.first().contains(u"\"code\":\"forbidden\""_s));

    Reader second(scene.host.port);
    QTRY_VERIFY(second.isOpen());
    RawHttpClient third(scene.host.port);
    third.send(handshake(scene.host));
    QTRY_COMPARE(third.status(), 503);
    second.socket.close();
    QTRY_COMPARE(scene.stream.readerCount(), 1);
    Reader fourth(scene.host.port);
    QTRY_VERIFY(fourth.isOpen());
}

void tst_EventStream::countsKeysThatAreServedFromTheLog()
{
    EventStream::Limits limits;
    limits.socket.keys = 2;
    Scene scene(limits);
    Reader reader(scene.host.port);
    reader.ask(u"subscribeToken"_s, {mintA, mintB});
    scene.tell(trade(mintA, userA));
    QTRY_COMPARE(reader.messages.size(), 1);
    const QString newest
        = QJsonDocument::fromJson(reader.messages.first().toUtf8()).object().value(u"Cursor"_s).toString();
    const auto subscribeSince = [&reader](const QString &cursor) {
        reader.messages.clear();
        reader.send(u"{\"method\":\"subscribeToken\",\"params\":[\"%1\",\"%2\"],\"since\":\"%3\",\"id\":1}"_s.arg(
            mintA, mintB, cursor));
    };
    // The same two without events to catch up on are no more than before; for those of the log they are kept again.
    subscribeSince(newest);
    QTRY_COMPARE(reader.messages, QStringList{u"{\"id\":1,\"result\":\"subscribed\"}"_s});
    subscribeSince(QString(28, u'0'));
    QTRY_COMPARE(reader.messages.size(), 1);
    QVERIFY2(reader.messages.first().contains(u"\"code\":\"forbidden\""_s), qPrintable(reader.messages.first()));
}

void tst_EventStream::notesWhoGetsNoOwnEvents()
{
    QStringList noted;
    RequestGuard::Options options;
    options.noteRefusal = [&noted](QByteArrayView path, const QString &key, const Error &error) {
        noted.append(u"%1 %2 %3"_s.arg(QString::fromLatin1(path), key,
                                       QString::fromLatin1(errorJson::wireCode(error.code).code)));
    };
    Scene scene({}, options);
    Reader reader(scene.host.port);
    QTRY_VERIFY(reader.isOpen());
    reader.send(u"{\"method\":\"subscribeOrders\",\"id\":1}"_s);
    QTRY_COMPARE(reader.messages.size(), 1);
    QCOMPARE(noted, QStringList{u"/ws  unauthorized"_s});
    reader.send(u"{\"method\":\"authenticate\",\"params\":[\"narrow\"],\"id\":2}"_s);
    reader.send(u"{\"method\":\"subscribeBalances\",\"id\":3}"_s);
    QTRY_COMPARE(reader.messages.size(), 3);
    QVERIFY2(reader.messages.last().contains(u"This key lacks the scope read"_s), qPrintable(reader.messages.last()));
    QCOMPARE(noted.sliced(1), QStringList{u"/ws key scope_missing"_s});
}

void tst_EventStream::letsConnectionsGo()
{
    Scene scene;
    for (int i = 0; i < 3; ++i) {
        Reader closes(scene.host.port);
        QTRY_VERIFY(closes.isOpen());
        closes.socket.close();
        QTRY_VERIFY(!closes.isOpen());
        RawHttpClient aborts(scene.host.port);
        aborts.send(handshake(scene.host));
        QTRY_COMPARE(aborts.status(), 101);
        aborts.abort();
    }
    QTRY_COMPARE(scene.stream.readerCount(), 0);
    QTRY_COMPARE(scene.host.server().connections().connectionCount(), 0);
}

void tst_EventStream::saysGoodbye()
{
    Scene scene;
    Reader reader(scene.host.port);
    reader.ask(u"subscribeTrades"_s);
    scene.tell(trade(mintA, userA));
    scene.stream.close();
    QTRY_VERIFY(!reader.isOpen());
    QCOMPARE(reader.messages.size(), 1);
    QCOMPARE(reader.socket.closeCode(), QWebSocketProtocol::CloseCodeGoingAway);
    RawHttpClient late(scene.host.port);
    late.send(handshake(scene.host));
    QTRY_COMPARE(late.status(), 503);
}

void tst_EventStream::outlivesReadersThatVanish()
{
    Scene scene;
    for (int i = 0; i < 20; ++i) {
        RawHttpClient client(scene.host.port);
        client.send(handshake(scene.host));
        QTRY_COMPARE(client.status(), 101);
        client.send(maskedFrame("{\"method\":\"subscribeTrades\",\"id\":1}"));
        QTRY_VERIFY(client.received().contains("subscribed"));
        // Some leave while they are served from the log.
        client.send(maskedFrame("{\"method\":\"subscribeNewPools\",\"since\":\"0000000000000000000000000000\"}"));
        QTRY_VERIFY(i % 2 == 0 || client.received().contains("\"gap\""));
        client.abort();
        scene.tell(trade(mintA, userA, static_cast<quint64>(2 * i + 10)));
        scene.tell(trade(mintA, userA, static_cast<quint64>(2 * i + 11)));
    }
    QTRY_COMPARE(scene.stream.readerCount(), 0);
}

CURVEDESK_TEST(tst_EventStream)

} // namespace eventStreamTest
#include "tst_EventStream.moc"
