// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/http/RawHttpClient.h"
#include "tests/core/http/StubServer.h"
#include "tests/support/TestProgram.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace endpointServerTest {

class tst_EndpointServer : public QObject
{
    Q_OBJECT

private slots:
    void answersARequest();
    void setsItsHeadersOnEveryReply_data();
    void setsItsHeadersOnEveryReply();
    void refusesWhatIsNotForIt_data();
    void refusesWhatIsNotForIt();
    void answersHeadWithoutABody();
    void keepsOneOrderWhenPipelined();
    void keepsOneOrderBehindALateAnswer();
    void honoursConnectionClose_data();
    void honoursConnectionClose();
    void survivesClientsThatLeaveEarly();
    void survivesItsOwnEndWithAnswersPending();
    void readsFormsOfManyMegabytes();
    void limitsTheRate();
    void answers503WhileClosing();
    void finishesWhatIsUnderWayWhenClosing();
    void reportsWhatItServed();
    void saysWhichPortIsTaken();
};

void tst_EndpointServer::answersARequest()
{
    StubServer server;
    RawHttpClient client(server.port);
    client.send(server.request("GET /echo?text=a%20b&amount=9223372036854775807"));
    QTRY_COMPARE(client.replies().size(), 1);
    QCOMPARE(client.status(), 200);
    QCOMPARE(client.reply().body, "a b|0|wallet|"_ba);
    client.send(server.post("/json", R"({"text":"\u00e4"})"));
    QTRY_COMPARE(client.replies().size(), 2);
    QCOMPARE(client.replies().at(1).body, "ä|0|wallet|"_ba);
    client.send(server.request("GET /things/42"));
    QTRY_COMPARE(client.replies().size(), 3);
    QCOMPARE(client.replies().at(2).body, "|0|wallet|42"_ba);
    client.send(server.request("GET /things/bot%3A7%2ba"));
    QTRY_COMPARE(client.replies().size(), 4);
    QCOMPARE(client.replies().at(3).body, "|0|wallet|bot:7+a"_ba);
    client.send(server.request("GET /things/%2e%2e%2Fa%5cb%25c"));
    QTRY_COMPARE(client.replies().size(), 5);
    QCOMPARE(client.replies().at(4).body, "|0|wallet|../a\\b%c"_ba);
    QVERIFY(client.isConnected());
}

void tst_EndpointServer::setsItsHeadersOnEveryReply_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("status");
    QTest::newRow("success") << "GET /echo"_ba
                             << ""_ba << 200;
    QTest::newRow("unknown path") << "GET /nothing"_ba
                                  << ""_ba << 404;
    QTest::newRow("wrong method") << "DELETE /echo"_ba
                                  << ""_ba << 405;
    QTest::newRow("bad field") << "GET /echo?amount=x"_ba
                               << ""_ba << 400;
    QTest::newRow("foreign page") << "GET /echo"_ba
                                  << "Origin: https://evil.example\r\n"_ba << 403;
    QTest::newRow("malformed") << "GET /echo"_ba
                               << "Content-Length: -1\r\n"_ba << 400;
    QTest::newRow("too large") << "POST /json"_ba
                               << "Content-Type: application/json\r\nContent-Length: 99999999\r\n"_ba << 413;
}

void tst_EndpointServer::setsItsHeadersOnEveryReply()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, lines);
    QFETCH(int, status);
    StubServer server;
    RawHttpClient client(server.port);
    client.send(server.request(target, lines));
    QTRY_COMPARE(client.replies().size(), 1);
    const RawReply reply = client.reply();
    QCOMPARE(reply.status, status);
    QCOMPARE(reply.headers.value("content-type"), "application/json"_ba);
    QCOMPARE(reply.headers.value("cache-control"), "no-store"_ba);
    QCOMPARE(reply.headers.value("x-content-type-options"), "nosniff"_ba);
    QCOMPARE(reply.headers.value("content-security-policy"), "default-src 'none'"_ba);
    QCOMPARE(reply.headers.value("x-frame-options"), "DENY"_ba);
    const QString date = QString::fromLatin1(reply.headers.value("date"));
    QVERIFY(date.endsWith(u" GMT"));
    QDateTime sent = QLocale::c().toDateTime(date, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    sent.setTimeZone(QTimeZone::utc());
    QVERIFY(qAbs(sent.secsTo(QDateTime::currentDateTimeUtc())) < 60);
    QVERIFY(!reply.headers.contains("server"));
    for (const QByteArray &name : reply.headers.keys())
        QVERIFY2(!name.startsWith("access-control-"), name.constData());
    if (status != 200) {
        const QJsonObject error = QJsonDocument::fromJson(reply.body).object();
        QCOMPARE(error.value("error"_L1), QJsonValue(true));
        QVERIFY(!error.value("message"_L1).toString().isEmpty());
        QVERIFY(!error.value("code"_L1).toString().isEmpty());
    }
}

void tst_EndpointServer::refusesWhatIsNotForIt_data()
{
    QTest::addColumn<QByteArray>("bytes"); // HOST stands for our host and port, PORT for the port
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("no key") << "GET /echo HTTP/1.1\r\nHost: HOST\r\n\r\n"_ba << 401
                            << R"({"error":true,"message":"apiKey not found","code":"unauthorized"})"_ba;
    QTest::newRow("wrong key") << "GET /echo HTTP/1.1\r\nHost: HOST\r\nX-Api-Key: wrong\r\n\r\n"_ba << 401
                               << R"({"error":true,"message":"apiKey not found","code":"unauthorized"})"_ba;
    QTest::newRow("other host") << "GET /echo HTTP/1.1\r\nHost: evil.example\r\n\r\n"_ba << 421 << ""_ba;
    QTest::newRow("other port") << "GET /open HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n"_ba << 421 << ""_ba;
    QTest::newRow("other port by name") << "GET /open HTTP/1.1\r\nHost: localhost:1\r\n\r\n"_ba << 421 << ""_ba;
    for (const char *host : {"127.1", "0x7f.1", "2130706433"}) {
        QTest::addRow("not quite an address: %s", host) << "GET /open HTTP/1.1\r\nHost: "_ba + host + ":PORT\r\n\r\n"
                                                        << 421 << ""_ba;
    }
    QTest::newRow("no port") << "GET /open HTTP/1.1\r\nHost: localhost\r\n\r\n"_ba << 421 << ""_ba;
    for (const char *site : {"cross-site", "same-site", ""}) {
        QTest::addRow("page of another site: %s", site) << "GET /open HTTP/1.1\r\nHost: HOST\r\nSec-Fetch-Site: "_ba
                + site + "\r\n\r\n" << 403 << ""_ba;
    }
    QTest::newRow("other path") << "GET /nope HTTP/1.1\r\nHost: HOST\r\n\r\n"_ba << 404 << ""_ba;
    QTest::newRow("form instead of JSON")
        << "POST /json HTTP/1.1\r\nHost: HOST\r\nx-api-key: right\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}"_ba
        << 415 << ""_ba;
    QTest::newRow("JSON without a type")
        << "POST /json HTTP/1.1\r\nHost: HOST\r\nx-api-key: right\r\nContent-Length: 2\r\n\r\n{}"_ba << 415 << ""_ba;
    QTest::newRow("JSON instead of a form")
        << "POST /form HTTP/1.1\r\nHost: HOST\r\nx-api-key: right\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"_ba
        << 415 << ""_ba;
    QTest::newRow("upload without a key")
        << "POST /form HTTP/1.1\r\nHost: HOST\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\nabc"_ba
        << 401 << ""_ba;
    QTest::newRow("upload too large")
        << "POST /form HTTP/1.1\r\nHost: HOST\r\nx-api-key: right\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 16777217\r\n\r\nabc"_ba
        << 413 << ""_ba;
    QTest::newRow("JSON too large")
        << "POST /json HTTP/1.1\r\nHost: HOST\r\nx-api-key: right\r\nContent-Type: application/json\r\nContent-Length: 1048577\r\n\r\n"_ba
        << 413 << ""_ba;
    for (const char *parameter : {"a/b", "../b", "a%00", "a%0a", "a%20b", "a%c3%bc", "a%", "a%2", "a%zz"}) {
        QTest::addRow("path parameter %s", parameter)
            << "GET /things/" + QByteArray(parameter) + " HTTP/1.1\r\nHost: HOST\r\nx-api-key: right\r\n\r\n"
            << 404 << ""_ba;
    }
    QTest::newRow("bad idempotency key")
        << "POST /json HTTP/1.1\r\nHost: HOST\r\nx-api-key: right\r\nIdempotency-Key: a b\r\n\r\n"_ba << 400 << ""_ba;
}

void tst_EndpointServer::refusesWhatIsNotForIt()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    StubServer server;
    RawHttpClient client(server.port);
    client.send(bytes.replace("HOST", server.host()).replace("PORT", QByteArray::number(server.port)));
    QTRY_COMPARE(client.replies().size(), 1);
    QCOMPARE(client.status(), status);
    if (!body.isEmpty())
        QCOMPARE(client.reply().body, body);
    QCOMPARE(server.served, 0);
}

void tst_EndpointServer::answersHeadWithoutABody()
{
    StubServer server;
    RawHttpClient client(server.port);
    client.expectNoBodies();
    client.send(server.request("HEAD /echo?text=four"));
    QTRY_COMPARE(client.replies().size(), 1);
    QCOMPARE(client.reply().headers.value("content-length"), "14"_ba);
    client.send(server.request("HEAD /nothing"));
    QTRY_COMPARE(client.replies().size(), 2);
    QCOMPARE(client.replies().at(1).status, 404);
    QVERIFY(client.received().endsWith("\r\n\r\n"));
    client.send(server.request("DELETE /echo"));
    QTRY_COMPARE(client.replies().size(), 3);
    QCOMPARE(client.replies().at(2).headers.value("allow"), "GET, HEAD"_ba);
}

void tst_EndpointServer::keepsOneOrderWhenPipelined()
{
    StubServer server;
    RawHttpClient client(server.port);
    QByteArray bytes;
    for (int i = 0; i < 50; ++i)
        bytes += i % 2 == 0 ? server.request("GET /echo?text=" + QByteArray::number(i))
                            : server.post("/json", "{\"text\":\"" + QByteArray::number(i) + "\"}");
    client.send(bytes);
    QTRY_COMPARE(client.replies().size(), 50);
    for (int i = 0; i < 50; ++i)
        QCOMPARE(client.replies().at(i).body, QByteArray::number(i) + "|0|wallet|");
}

void tst_EndpointServer::keepsOneOrderBehindALateAnswer()
{
    StubServer server;
    RawHttpClient client(server.port);
    client.send(server.request("GET /late") + server.request("GET /echo?text=next"));
    QTRY_COMPARE(server.served, 1);
    client.send(server.request("GET /echo?text=last"));
    RawHttpClient other(server.port);
    other.send(server.request("GET /echo?text=other"));
    QTRY_COMPARE(other.replies().size(), 1);
    QCOMPARE(server.served, 2);
    QVERIFY(client.replies().isEmpty());
    server.gate.open();
    QTRY_COMPARE(client.replies().size(), 3);
    QCOMPARE(client.replies().at(0).body, "late"_ba);
    QCOMPARE(client.replies().at(1).body, "next|0|wallet|"_ba);
    QCOMPARE(client.replies().at(2).body, "last|0|wallet|"_ba);
}

void tst_EndpointServer::honoursConnectionClose_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("connection");
    QTest::addColumn<bool>("closes");
    QTest::newRow("1.1") << "HTTP/1.1"_ba
                         << ""_ba << false;
    QTest::newRow("1.1, close") << "HTTP/1.1"_ba
                                << "Connection: close\r\n"_ba << true;
    QTest::newRow("1.1, close among others") << "HTTP/1.1"_ba
                                             << "Connection: TE, Close\r\n"_ba << true;
    QTest::newRow("1.0") << "HTTP/1.0"_ba
                         << ""_ba << true;
    QTest::newRow("1.0, keep-alive") << "HTTP/1.0"_ba
                                     << "Connection: Keep-Alive\r\n"_ba << false;
}

void tst_EndpointServer::honoursConnectionClose()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, connection);
    QFETCH(bool, closes);
    StubServer server;
    RawHttpClient client(server.port);
    const QByteArray request = "GET /open " + version + "\r\nHost: " + server.host() + "\r\n" + connection + "\r\n";
    client.send(request);
    QTRY_COMPARE(client.replies().size(), 1);
    QCOMPARE(client.status(), 200);
    QCOMPARE(client.reply().headers.value("connection") == "close", closes);
    if (closes) {
        QTRY_VERIFY(client.isClosed());
    } else {
        client.send(request);
        QTRY_COMPARE(client.replies().size(), 2);
    }
}

void tst_EndpointServer::survivesClientsThatLeaveEarly()
{
    StubServer server;
    for (int round = 0; round < 20; ++round) {
        RawHttpClient client(server.port);
        client.send(server.request("GET /late") + server.request("GET /echo"));
        QTRY_COMPARE(server.served, round + 1);
        client.abort();
    }
    QTRY_COMPARE(server.server().connections().connectionCount(), 0);
    server.gate.open();
    QTRY_COMPARE(server.answered, 20);
    RawHttpClient client(server.port);
    client.send(server.request("GET /echo?text=alive"));
    QTRY_COMPARE(client.status(), 200);
}

void tst_EndpointServer::survivesItsOwnEndWithAnswersPending()
{
    auto server = std::make_unique<StubServer>();
    RawHttpClient client(server->port);
    client.send(server->request("GET /late"));
    QTRY_COMPARE(server->served, 1);
    server.reset();
    QTRY_VERIFY(client.isClosed());
}

void tst_EndpointServer::readsFormsOfManyMegabytes()
{
    StubServer server;
    const QByteArray file(15 * 1024 * 1024, '\xff');
    const QByteArray body = "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x.png\"\r\n\r\n" + file
        + "\r\n--B\r\nContent-Disposition: form-data; name=text\r\n\r\nhello\r\n--B--\r\n";
    const QByteArray type = "Content-Type: multipart/form-data; boundary=B\r\n";
    RawHttpClient client(server.port);
    client.send(
        server.request("POST /form", type + "Content-Length: " + QByteArray::number(body.size()) + "\r\n", body));
    QTRY_COMPARE_WITH_TIMEOUT(client.replies().size(), 1, 20000);
    QCOMPARE(client.reply().body, "hello|15728640|wallet|"_ba);
    QByteArray chunked;
    for (qsizetype at = 0; at < body.size(); at += 1'000'000) {
        const QByteArray chunk = body.mid(at, 1'000'000);
        chunked += QByteArray::number(chunk.size(), 16) + "\r\n" + chunk + "\r\n";
    }
    client.send(server.request("POST /form", type + "Transfer-Encoding: chunked\r\n", chunked + "0\r\n\r\n"));
    QTRY_COMPARE_WITH_TIMEOUT(client.replies().size(), 2, 20000);
    QCOMPARE(client.replies().at(1).body, "hello|15728640|wallet|"_ba);
}

void tst_EndpointServer::limitsTheRate()
{
    StubServer server;
    RawHttpClient client(server.port);
    QByteArray bytes;
    for (int i = 0; i < 25; ++i)
        bytes += "POST /limited HTTP/1.1\r\nHost: " + server.host() + "\r\n\r\n";
    client.send(bytes);
    QTRY_COMPARE(client.replies().size(), 25);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(client.replies().at(i).status, 200);
    const RawReply last = client.replies().at(24);
    QCOMPARE(last.status, 429);
    QVERIFY(last.headers.value("retry-after").toInt() >= 1);
    QVERIFY(last.body.contains("\"code\":\"rate_limited\""));
}

void tst_EndpointServer::answers503WhileClosing()
{
    StubServer server;
    RawHttpClient idle(server.port);
    idle.send(server.request("GET /echo"));
    RawHttpClient half(server.port);
    half.send("GET /echo HTTP/1.1\r\n");
    QTRY_COMPARE(idle.replies().size(), 1);
    QTRY_COMPARE(server.server().connections().connectionCount(), 2);
    server.server().close();
    QTRY_VERIFY(idle.isClosed());
    half.send("Host: " + server.host() + "\r\n\r\n");
    QTRY_COMPARE(half.status(), 503);
    QTRY_VERIFY(half.isClosed());
    RawHttpClient late(server.port);
    QTRY_VERIFY(late.isClosed());
}

void tst_EndpointServer::finishesWhatIsUnderWayWhenClosing()
{
    StubServer server;
    RawHttpClient client(server.port);
    client.send(server.request("GET /late"));
    QTRY_COMPARE(server.served, 1);
    server.server().close();
    QCOMPARE(server.server().connections().busyCount(), 1);
    server.gate.open();
    QTRY_COMPARE(client.status(), 200);
    QCOMPARE(client.reply().headers.value("connection"), "close"_ba);
    QTRY_VERIFY(client.isClosed());
}

void tst_EndpointServer::reportsWhatItServed()
{
    StubServer server;
    QSignalSpy spy(&server.server(), &EndpointServer::requestServed);
    RawHttpClient client(server.port);
    client.send(server.request("GET /echo?text=secret") + server.request("GET /nothing")
                + server.post("/json", R"({"text":5})"));
    QTRY_COMPARE(client.replies().size(), 3);
    QCOMPARE(spy.size(), 3);
    QCOMPARE(spy.at(0).first(3), (QVariantList{u"GET"_s, u"/echo"_s, 200}));
    QVERIFY(spy.at(0).at(3).toLongLong() >= 0);
    QCOMPARE(spy.at(0).at(4).toString(), u"key"_s);
    QCOMPARE(spy.at(1).first(3), (QVariantList{u"GET"_s, u"(another path)"_s, 404}));
    QCOMPARE(spy.at(2).first(3), (QVariantList{u"POST"_s, u"/json"_s, 400}));
}

void tst_EndpointServer::saysWhichPortIsTaken()
{
    StubServer first;
    EndpointServer second({}, {}, {}, {}, {});
    const Result<quint16> bound = second.start(QHostAddress(QHostAddress::LocalHost), first.port);
    QVERIFY(!bound);
    QCOMPARE(bound.error().code, ErrorCode::Conflict);
    QVERIFY(bound.error().detail.contains(QString::number(first.port)));
}

CURVEDESK_TEST(tst_EndpointServer)

} // namespace endpointServerTest
#include "tst_EndpointServer.moc"
