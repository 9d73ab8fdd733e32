// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/ConnectionGuard.h"
#include "tests/core/http/RawHttpClient.h"
#include "tests/support/TestProgram.h"

#include <sys/socket.h>

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace connectionGuardTest {

namespace {

/// Answers every request with what it understood.
class EchoPolicy : public RequestPolicy
{
public:
    HeadDecision decide(const RequestHead &head) override
    {
        if (head.path == QByteArrayView("/refused"))
            return {.outcome = HttpReply{.status = 403, .body = "no"}};
        return {.outcome = AcceptedRequest{.bodyLimit = 100'000}};
    }
    HttpReply replyOf(const HttpFault &fault, const RequestHead &) override
    {
        return {.status = fault.status, .body = fault.message};
    }
    void serve(const RequestHead &head, const AcceptedRequest &, QByteArray body, DeferredReply reply) override
    {
        ++served;
        reply.send({.body = head.method.toByteArray() + ' ' + head.path.toByteArray() + ' ' + body.left(40) + ' '
                        + QByteArray::number(body.size())});
    }
    int served = 0;
};

struct Scene
{
    explicit Scene(ConnectionGuard::Limits limits = {})
        : guard(policy, limits)
    {
        const Result<quint16> bound = guard.start(QHostAddress(QHostAddress::LocalHost), 0);
        port = bound ? *bound : quint16{0};
    }
    EchoPolicy policy;
    ConnectionGuard guard;
    quint16 port = 0;
};

const QByteArray get = "GET / HTTP/1.1\r\nHost: h\r\n";
const QByteArray post = "POST / HTTP/1.1\r\nHost: h\r\n";
const QByteArray postChunked = post + "Transfer-Encoding: chunked\r\n\r\n";

} // namespace

class tst_ConnectionGuard : public QObject
{
    Q_OBJECT

private slots:
    void refusesAndClosesOnBadHttp_data();
    void refusesAndClosesOnBadHttp();
    void acceptsUnusualButSoundHttp_data();
    void acceptsUnusualButSoundHttp();
    void readsRequestsByteByByte_data();
    void readsRequestsByteByByte();
    void sends100Continue();
    void doesNotInviteWhatItRefuses();
    void letsARefusedUploadReadItsRefusal();
    void keepsAliveAfterARefusalWithoutBody();
    void endsConnectionsInTime_data();
    void endsConnectionsInTime();
    void waitsForABodyThatKeepsComing();
    void waitsForNobodyWhoDoesNotRead();
    void makesRoomForNewConnections();
    void servesManyAtOnce();
    void servesNoConnectionThatIsReset();
};

void tst_ConnectionGuard::refusesAndClosesOnBadHttp_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::newRow("garbage") << "\x16\x03\x01\x02 nonsense\r\n\r\n"_ba << 400;
    QTest::newRow("one word") << "GET\r\n\r\n"_ba << 400;
    QTest::newRow("no version") << "GET /\r\n\r\n"_ba << 400;
    QTest::newRow("HTTP/9.9") << "GET / HTTP/9.9\r\nHost: h\r\n\r\n"_ba << 505;
    QTest::newRow("HTTP/2 preface") << "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"_ba << 505;
    QTest::newRow("no HTTP") << "GET / HTTX/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("two spaces") << "GET  / HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("space in the target") << "GET /a b HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("absolute target") << "GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("asterisk target") << "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("fragment") << "GET /#a HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("bytes beyond ASCII in the target") << "GET /\xc3\xa4 HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("method that is no token") << "GE(T / HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("bare line feeds") << "GET / HTTP/1.1\nHost: h\n\n"_ba << 400;
    QTest::newRow("one bare line feed") << "GET / HTTP/1.1\r\nHost: h\nA: b\r\n\r\n"_ba << 400;
    QTest::newRow("bare carriage return") << "GET / HTTP/1.1\r\nHost: h\r\nA: b\rC: d\r\n\r\n"_ba << 400;
    QTest::newRow("NUL in a value") << get + QByteArray("A: b\0c\r\n\r\n", 10) << 400;
    QTest::newRow("NUL in a name") << get + QByteArray("A\0: bc\r\n\r\n", 11) << 400;
    QTest::newRow("folded line") << get + "A: b\r\n c\r\n\r\n" << 400;
    QTest::newRow("folded first line") << "GET / HTTP/1.1\r\n Host: h\r\n\r\n"_ba << 400;
    QTest::newRow("space before the colon") << get + "A : b\r\n\r\n" << 400;
    QTest::newRow("no colon") << get + "Abc\r\n\r\n" << 400;
    QTest::newRow("no name") << get + ": b\r\n\r\n" << 400;
    QTest::newRow("no host") << "GET / HTTP/1.1\r\n\r\n"_ba << 400;
    QTest::newRow("empty host") << "GET / HTTP/1.1\r\nHost: \r\n\r\n"_ba << 400;
    QTest::newRow("two hosts") << get + "Host: h\r\n\r\n" << 400;
    QTest::newRow("two origins") << get + "Origin: a\r\nOrigin: a\r\n\r\n" << 400;
    QTest::newRow("two keys") << get + "x-api-key: a\r\nX-API-KEY: b\r\n\r\n" << 400;
    QTest::newRow("two empty lines first") << "\r\n\r\n" + get + "\r\n" << 400;
    QTest::newRow("negative length") << post + "Content-Length: -1\r\n\r\n" << 400;
    QTest::newRow("signed length") << post + "Content-Length: +1\r\n\r\nx" << 400;
    QTest::newRow("hexadecimal length") << post + "Content-Length: 0x1\r\n\r\nx" << 400;
    QTest::newRow("length of 2^64-1") << post + "Content-Length: 18446744073709551615\r\n\r\n" << 400;
    QTest::newRow("empty length") << post + "Content-Length: \r\n\r\n" << 400;
    QTest::newRow("list of lengths") << post + "Content-Length: 1, 1\r\n\r\nx" << 400;
    QTest::newRow("two lengths") << post + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx" << 400;
    QTest::newRow("two equal lengths") << post + "Content-Length: 1\r\nContent-Length: 1\r\n\r\nx" << 400;
    QTest::newRow("length and chunks") << post + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
                                       << 400;
    QTest::newRow("chunks and length") << post + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"
                                       << 400;
    QTest::newRow("other encoding") << post + "Transfer-Encoding: gzip\r\n\r\n" << 400;
    QTest::newRow("two encodings") << post + "Transfer-Encoding: gzip, chunked\r\n\r\n" << 400;
    QTest::newRow("chunked twice") << post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
                                   << 400;
    QTest::newRow("chunked with a tab inside") << post + "Transfer-Encoding: chu\tnked\r\n\r\n0\r\n\r\n" << 400;
    QTest::newRow("chunks over HTTP/1.0")
        << "POST / HTTP/1.0\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"_ba << 400;
    QTest::newRow("chunk size zz") << postChunked + "zz\r\n" << 400;
    QTest::newRow("chunk size empty") << postChunked + "\r\n\r\n" << 400;
    QTest::newRow("chunk size negative") << postChunked + "-1\r\nx\r\n" << 400;
    QTest::newRow("chunk size with prefix") << postChunked + "0x1\r\nx\r\n" << 400;
    QTest::newRow("chunk size of nine digits") << postChunked + "000000001\r\nx\r\n" << 400;
    QTest::newRow("chunk extension") << postChunked + "1;a=b\r\nx\r\n" << 400;
    QTest::newRow("chunk without end") << postChunked + "1\r\nxyz\r\n" << 400;
    QTest::newRow("chunk with a bare line feed") << postChunked + "1\nx\r\n" << 400;
    QTest::newRow("trailers") << postChunked + "0\r\nA: b\r\n\r\n" << 400;
    QTest::newRow("chunks beyond the limit") << postChunked + "ffffffff\r\n" << 413;
    QTest::newRow("length beyond the limit") << post + "Content-Length: 100001\r\n\r\n" << 413;
    QTest::newRow("strange expectation") << post + "Expect: miracles\r\nContent-Length: 1\r\n\r\n" << 417;
    QTest::newRow("65 fields") << get + QByteArray("A: b\r\n").repeated(64) + "\r\n" << 431;
    QTest::newRow("long request line") << "GET /" + QByteArray(8192, 'a') + " HTTP/1.1\r\nHost: h\r\n\r\n" << 414;
    QTest::newRow("endless request line") << "GET /" + QByteArray(9000, 'a') << 414;
    QTest::newRow("large head") << get + "A: " + QByteArray(70'000, 'a') + "\r\n\r\n" << 431;
    QTest::newRow("upgrade of nothing") << get + "Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n" << 400;
}

void tst_ConnectionGuard::refusesAndClosesOnBadHttp()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    Scene scene({.lingerMs = 100});
    RawHttpClient client(scene.port);
    // What follows is never taken for a request of its own.
    client.send(bytes + get + "\r\n");
    QTRY_COMPARE(client.replies().size(), 1);
    QCOMPARE(client.status(), status);
    QCOMPARE(client.reply().headers.value("connection"), "close"_ba);
    QTRY_VERIFY(client.isClosed());
    QCOMPARE(client.replies().size(), 1);
    QCOMPARE(scene.policy.served, 0);
    QTRY_COMPARE(scene.guard.connectionCount(), 0);
}

void tst_ConnectionGuard::acceptsUnusualButSoundHttp_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("plain") << get + "\r\n"
                           << "GET /  0"_ba;
    QTest::newRow("HTTP/1.0 without a host") << "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"_ba
                                             << "GET /  0"_ba;
    QTest::newRow("64 fields") << get + QByteArray("A: b\r\n").repeated(63) + "\r\n"
                               << "GET /  0"_ba;
    QTest::newRow("long request line") << "GET /?" + QByteArray(8192 - 15, 'a') + " HTTP/1.1\r\nHost: h\r\n\r\n"
                                       << "GET /  0"_ba;
    QTest::newRow("empty value") << get + "A:\r\n\r\n"
                                 << "GET /  0"_ba;
    QTest::newRow("bytes beyond ASCII in a value") << get + "A: \xc3\xa4\xff\r\n\r\n"
                                                   << "GET /  0"_ba;
    QTest::newRow("tabs around a value") << "GET / HTTP/1.1\r\nHost:\th\t\r\n\r\n"_ba
                                         << "GET /  0"_ba;
    QTest::newRow("an empty line first") << "\r\n" + get + "\r\n"
                                         << "GET /  0"_ba;
    QTest::newRow("unknown method") << "BREW / HTTP/1.1\r\nHost: h\r\n\r\n"_ba
                                    << "BREW /  0"_ba;
    QTest::newRow("length 0") << post + "Content-Length: 0\r\n\r\n"
                              << "POST /  0"_ba;
    QTest::newRow("length with zeros") << post + "Content-Length: 0003\r\n\r\nabc"
                                       << "POST / abc 3"_ba;
    QTest::newRow("body with CRLF") << post + "Content-Length: 6\r\n\r\na\r\n\r\nb"
                                    << "POST / a\r\n\r\nb 6"_ba;
    QTest::newRow("body on GET") << get + "Content-Length: 2\r\n\r\nab"
                                 << "GET / ab 2"_ba;
    QTest::newRow("no chunks") << postChunked + "0\r\n\r\n"
                               << "POST /  0"_ba;
    QTest::newRow("chunks") << postChunked + "3\r\nabc\r\n02\r\nde\r\n0\r\n\r\n"
                            << "POST / abcde 5"_ba;
    QTest::newRow("Chunked") << post + "Transfer-Encoding: Chunked\r\n\r\nA\r\n0123456789\r\n0\r\n\r\n"
                             << "POST / 0123456789 10"_ba;
    QTest::newRow("at the limit") << post + "Content-Length: 100000\r\n\r\n" + QByteArray(100'000, 'x')
                                  << "POST / " + QByteArray(40, 'x') + " 100000";
    QTest::newRow("chunks at the limit") << postChunked + "186a0\r\n" + QByteArray(100'000, 'x') + "\r\n0\r\n\r\n"
                                         << "POST / " + QByteArray(40, 'x') + " 100000";
    QTest::newRow("upgrade to something else") << get + "Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
                                               << "GET /  0"_ba;
}

void tst_ConnectionGuard::acceptsUnusualButSoundHttp()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, body);
    Scene scene;
    RawHttpClient client(scene.port);
    client.send(bytes + bytes);
    QTRY_COMPARE(client.replies().size(), 2);
    for (const RawReply &reply : client.replies()) {
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body, body);
    }
    QVERIFY(client.isConnected());
}

void tst_ConnectionGuard::readsRequestsByteByByte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("no body") << get + "\r\n"
                             << "GET /  0"_ba;
    QTest::newRow("length") << post + "Content-Length: 5\r\n\r\nabcde"
                            << "POST / abcde 5"_ba;
    QTest::newRow("chunks") << postChunked + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
                            << "POST / abcde 5"_ba;
}

void tst_ConnectionGuard::readsRequestsByteByByte()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, body);
    Scene scene;
    // Every way to cut it in two, and all bytes apart.
    std::vector<std::unique_ptr<RawHttpClient>> clients;
    for (qsizetype cut = 0; cut < bytes.size(); ++cut) {
        clients.push_back(std::make_unique<RawHttpClient>(scene.port));
        clients.back()->send(bytes.first(cut));
    }
    QTRY_COMPARE(scene.guard.connectionCount(), bytes.size());
    for (qsizetype cut = 1; cut < bytes.size(); ++cut)
        clients.at(static_cast<std::size_t>(cut))->send(bytes.sliced(cut));
    for (const char byte : bytes) {
        clients.front()->send(QByteArray(1, byte));
        QCoreApplication::processEvents();
    }
    for (const auto &each : clients) {
        QTRY_COMPARE(each->replies().size(), 1);
        QCOMPARE(each->reply().body, body);
    }
}

void tst_ConnectionGuard::sends100Continue()
{
    Scene scene;
    RawHttpClient client(scene.port);
    client.send(post + "Expect: 100-Continue\r\nContent-Length: 3\r\n\r\n");
    QTRY_COMPARE(client.received(), "HTTP/1.1 100 Continue\r\n\r\n"_ba);
    client.send("abc");
    QTRY_COMPARE(client.replies().size(), 2);
    QCOMPARE(client.replies().at(1).body, "POST / abc 3"_ba);
}

void tst_ConnectionGuard::doesNotInviteWhatItRefuses()
{
    Scene scene;
    RawHttpClient client(scene.port);
    client.send(post + "Expect: 100-continue\r\nContent-Length: 100001\r\n\r\n");
    QTRY_COMPARE(client.replies().size(), 1);
    QCOMPARE(client.status(), 413);
    RawHttpClient refused(scene.port);
    refused.send("POST /refused HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n");
    QTRY_COMPARE(refused.status(), 403);
}

void tst_ConnectionGuard::letsARefusedUploadReadItsRefusal()
{
    Scene scene;
    RawHttpClient client(scene.port);
    // Far more than the buffers between the two hold, so that closing early would reset the connection.
    client.send(post + "Content-Length: 50000000\r\n\r\n" + QByteArray(20'000'000, 'x'));
    QTRY_COMPARE(client.replies().size(), 1);
    QCOMPARE(client.status(), 413);
    client.send(QByteArray(30'000'000, 'x'));
    QTRY_VERIFY(client.isClosed());
    QCOMPARE(client.received().count("HTTP/1.1"), 1);
}

void tst_ConnectionGuard::keepsAliveAfterARefusalWithoutBody()
{
    Scene scene;
    RawHttpClient client(scene.port);
    client.send("GET /refused HTTP/1.1\r\nHost: h\r\n\r\n" + get + "\r\n");
    QTRY_COMPARE(client.replies().size(), 2);
    QCOMPARE(client.replies().at(0).status, 403);
    QCOMPARE(client.replies().at(1).status, 200);
}

void tst_ConnectionGuard::endsConnectionsInTime_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("replies");
    QTest::addColumn<int>("lastStatus");
    QTest::newRow("silent from the start") << ""_ba << 0 << 0;
    QTest::newRow("half a head") << "GET / HT"_ba << 1 << 408;
    QTest::newRow("no end of the head") << get << 1 << 408;
    QTest::newRow("half a body") << post + "Content-Length: 5\r\n\r\nab" << 1 << 408;
    QTest::newRow("half a chunk") << postChunked + "5\r\nab" << 1 << 408;
    QTest::newRow("silent after an answer") << get + "\r\n" << 1 << 200;
}

void tst_ConnectionGuard::endsConnectionsInTime()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, replies);
    QFETCH(int, lastStatus);
    Scene scene({.headMs = 150, .bodyMs = 150, .idleMs = 150, .lingerMs = 150});
    RawHttpClient client(scene.port);
    client.send(bytes);
    QTRY_VERIFY(client.isClosed());
    QCOMPARE(client.replies().size(), replies);
    QCOMPARE(client.status(), lastStatus);
    QTRY_COMPARE(scene.guard.connectionCount(), 0);
}

void tst_ConnectionGuard::waitsForABodyThatKeepsComing()
{
    constexpr int bodyMs = 400;
    Scene scene({.bodyMs = bodyMs});
    RawHttpClient client(scene.port);
    RawHttpClient dripping(scene.port);
    client.send(post + "Content-Length: 100000\r\n\r\n");
    dripping.send(post + "Content-Length: 100000\r\n\r\n");
    QElapsedTimer clock;
    clock.start();
    qsizetype sent = 0;
    // One sends little by little over several windows, the other a byte at a time.
    QTRY_VERIFY2_WITH_TIMEOUT((client.send(QByteArray(2500, 'x')), sent += 2500, dripping.send("x"),
                               clock.elapsed() > 3 * bodyMs || sent >= 97'500),
                              "too slow", 5000);
    QVERIFY(clock.elapsed() > 2 * bodyMs);
    client.send(QByteArray(100'000 - sent, 'x'));
    QTRY_COMPARE(client.status(), 200);
    QTRY_COMPARE(dripping.status(), 408);
}

void tst_ConnectionGuard::waitsForNobodyWhoDoesNotRead()
{
    Scene scene({.idleMs = 150});
    QTcpSocket client;
    client.setReadBufferSize(1);
    client.connectToHost(QHostAddress(QHostAddress::LocalHost), scene.port);
    QVERIFY(client.waitForConnected());
    // Asks on and on without reading an answer: what is owed to it is bounded, then it is dropped.
    const QByteArray many = (get + "\r\n").repeated(2000);
    QTRY_VERIFY2_WITH_TIMEOUT((client.bytesToWrite() < many.size() ? client.write(many) : qint64{0},
                               client.state() == QAbstractSocket::UnconnectedState),
                              "still connected", 20000);
    QTRY_COMPARE(scene.guard.connectionCount(), 0);
}

void tst_ConnectionGuard::makesRoomForNewConnections()
{
    Scene scene({.connections = 3, .crowdedMs = 60'000});
    RawHttpClient half(scene.port);
    half.send("GET / HT");
    RawHttpClient idle(scene.port);
    idle.send(get + "\r\n");
    RawHttpClient other(scene.port);
    other.send(get + "\r\n");
    QTRY_COMPARE(other.replies().size(), 1);
    QTRY_COMPARE(scene.guard.connectionCount(), 3);
    RawHttpClient fourth(scene.port);
    fourth.send(get + "\r\n");
    QTRY_COMPARE(fourth.replies().size(), 1);
    QTRY_VERIFY(half.isClosed());
    QVERIFY(idle.isConnected());
    QVERIFY(other.isConnected());
    QCOMPARE(scene.guard.connectionCount(), 3);
}

void tst_ConnectionGuard::servesManyAtOnce()
{
    Scene scene;
    std::vector<std::unique_ptr<RawHttpClient>> clients;
    for (int i = 0; i < 200; ++i) {
        clients.push_back(std::make_unique<RawHttpClient>(scene.port));
        clients.back()->send(get + "\r\n");
    }
    for (const auto &client : clients)
        QTRY_COMPARE(client->replies().size(), 1);
    QCOMPARE(scene.policy.served, 200);
}

// Its request can still be read, but not whose it is: it would pass for one over the Unix socket.
void tst_ConnectionGuard::servesNoConnectionThatIsReset()
{
    Scene scene;
    QTcpSocket reset;
    reset.connectToHost(QHostAddress(QHostAddress::LocalHost), scene.port);
    QVERIFY(reset.waitForConnected());
    reset.write(get + "\r\n");
    reset.flush();
    QCOMPARE(reset.bytesToWrite(), 0);
    const linger atOnce{.l_onoff = 1, .l_linger = 0};
    QCOMPARE(::setsockopt(static_cast<int>(reset.socketDescriptor()), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce),
             0);
    reset.abort();
    // The guard has not looked yet: it finds both.
    RawHttpClient client(scene.port);
    client.send(get + "\r\n");
    QTRY_COMPARE(client.status(), 200);
    QCOMPARE(scene.policy.served, 1);
    QCOMPARE(scene.guard.connectionCount(), 1);
}

CURVEDESK_TEST(tst_ConnectionGuard)

} // namespace connectionGuardTest
#include "tst_ConnectionGuard.moc"
