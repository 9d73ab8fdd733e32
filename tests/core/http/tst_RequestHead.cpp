// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/RequestHead.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace requestHeadTest {

namespace {

/// All that a head says, so that two readings of the same bytes can be compared.
QByteArray described(const RequestHeadReader &reader)
{
    if (reader.state() == RequestHeadReader::State::Incomplete)
        return "incomplete";
    if (reader.state() == RequestHeadReader::State::Refused)
        return QByteArray::number(reader.fault().status) + ' ' + reader.fault().message;
    const RequestHead &head = reader.head();
    const auto field = [](QByteArrayView value) { return value.isNull() ? "-"_ba : '<' + value.toByteArray() + '>'; };
    return field(head.method) + field(head.path) + field(head.query) + field(head.host) + field(head.origin)
        + field(head.secFetchSite) + field(head.contentType) + field(head.apiKey) + field(head.idempotencyKey)
        + field(head.upgrade) + field(head.webSocketKey) + field(head.webSocketVersion)
        + QByteArray::number(head.contentLength.value_or(-1)) + (head.isHttp10 ? " 1.0" : "")
        + (head.isChunked ? " chunked" : "") + (head.expectsContinue ? " continue" : "")
        + (head.connectionUpgrade ? " upgrade" : "") + (head.keepsAlive ? " keeps" : " closes");
}

const QByteArray get = "GET / HTTP/1.1\r\nHost: h\r\n";
const QByteArray post = "POST / HTTP/1.1\r\nHost: h\r\n";

} // namespace

class tst_RequestHead : public QObject
{
    Q_OBJECT

private slots:
    void readsTheSameHoweverItIsCut_data();
    void readsTheSameHoweverItIsCut();
    void readsWhatDecides();
    void takesNothingBehindTheHead();
    void overwritesTheHeadBeforeTheNext();
    void tellsContentTypes_data();
    void tellsContentTypes();
};

void tst_RequestHead::readsTheSameHoweverItIsCut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status"); // 200: a head
    QTest::newRow("plain") << get + "\r\n" << 200;
    QTest::newRow("an empty line first") << "\r\n" + get + "\r\n" << 200;
    QTest::newRow("two empty lines first") << "\r\n\r\n" + get + "\r\n" << 400;
    QTest::newRow("a bare line feed first") << "\n" + get + "\r\n" << 400;
    QTest::newRow("HTTP/1.0") << "GET / HTTP/1.0\r\n\r\n"_ba << 200;
    QTest::newRow("query") << "GET /a?b=c&d HTTP/1.1\r\nHost: h\r\n\r\n"_ba << 200;
    QTest::newRow("all fields") << post
            + "Origin: o\r\nSec-Fetch-Site: none\r\nContent-Type: a/b\r\nx-api-key: k\r\nIdempotency-Key: i\r\n"
              "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Key: w\r\n"
              "Sec-WebSocket-Version: 13\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n"
                                << 200;
    QTest::newRow("chunked") << post + "Transfer-Encoding: chunked\r\n\r\n" << 200;
    QTest::newRow("no host") << "GET / HTTP/1.1\r\n\r\n"_ba << 400;
    QTest::newRow("two hosts") << get + "Host: h\r\n\r\n" << 400;
    QTest::newRow("a host behind an empty one") << "GET / HTTP/1.1\r\nHost:\r\nHost: h\r\n\r\n"_ba << 400;
    QTest::newRow("bare line feeds") << "GET / HTTP/1.1\nHost: h\n\n"_ba << 400;
    QTest::newRow("carriage return alone") << "GET / HTTP/1.1\r\nHost: h\r\nA: b\rC: d\r\n\r\n"_ba << 400;
    QTest::newRow("folded") << get + "A: b\r\n c\r\n\r\n" << 400;
    QTest::newRow("length and chunks") << post + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n" << 400;
    QTest::newRow("two lengths") << post + "Content-Length: 1\r\nContent-Length: 1\r\n\r\n" << 400;
    QTest::newRow("signed length") << post + "Content-Length: +1\r\n\r\n" << 400;
    QTest::newRow("HTTP/9.9") << "GET / HTTP/9.9\r\nHost: h\r\n\r\n"_ba << 505;
    QTest::newRow("64 fields") << get + "A: b\r\n"_ba.repeated(63) + "\r\n" << 200;
    QTest::newRow("65 fields") << get + "A: b\r\n"_ba.repeated(64) + "\r\n" << 431;
}

void tst_RequestHead::readsTheSameHoweverItIsCut()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    RequestHeadReader whole;
    const qsizetype taken = whole.feed(bytes + "what follows");
    QCOMPARE(whole.state() == RequestHeadReader::State::Complete ? 200 : whole.fault().status, status);
    if (status == 200)
        QCOMPARE(taken, bytes.size());
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
        RequestHeadReader reader;
        const qsizetype first = reader.feed(bytes.first(cut));
        reader.feed(bytes.sliced(first));
        QCOMPARE(described(reader), described(whole));
    }
    RequestHeadReader reader;
    for (const char byte : bytes)
        reader.feed(QByteArrayView(&byte, 1));
    QCOMPARE(described(reader), described(whole));
}

void tst_RequestHead::readsWhatDecides()
{
    RequestHeadReader reader;
    reader.feed("POST /a/b?c=d HTTP/1.1\r\nHOST: h:1\r\nX-Api-Key: \t key \r\ncontent-length: 007\r\n"
                "Connection: close\r\nExpect: 100-Continue\r\nOrigin:\r\n\r\n");
    const RequestHead &head = reader.head();
    QCOMPARE(head.method, "POST"_ba);
    QCOMPARE(head.path, "/a/b"_ba);
    QCOMPARE(head.query, "c=d"_ba);
    QCOMPARE(head.host, "h:1"_ba);
    QCOMPARE(head.apiKey, "key"_ba);
    QCOMPARE(head.contentLength, 7);
    QVERIFY(head.expectsContinue && !head.keepsAlive && !head.isChunked);
    QVERIFY(!head.origin.isNull() && head.origin.isEmpty());
    QVERIFY(head.contentType.isNull());
}

// A body that comes in one packet with its head may hold a private key.
void tst_RequestHead::takesNothingBehindTheHead()
{
    constexpr qsizetype usualRoom = 4096; // that the reader allocates for any head
    const QByteArray secret = "a private key that nobody may keep";
    RequestHeadReader reader;
    const QByteArray head = post + "Content-Length: 34\r\n\r\n";
    QCOMPARE(reader.feed(head + secret), head.size());
    QCOMPARE(reader.state(), RequestHeadReader::State::Complete);
    QVERIFY(!QByteArrayView(reader.head().method.data(), usualRoom).contains(secret));
}

void tst_RequestHead::overwritesTheHeadBeforeTheNext()
{
    constexpr qsizetype usualRoom = 4096;
    const QByteArray key = "cd_a-key-of-forty-three-characters";
    RequestHeadReader reader;
    reader.feed(get + "x-api-key: " + key + "\r\n\r\n");
    QCOMPARE(reader.head().apiKey, key);
    const char *const memory = reader.head().method.data();
    reader.reset();
    QVERIFY(!QByteArrayView(memory, usualRoom).contains(key));
    reader.feed(get + "\r\n");
    QCOMPARE(reader.state(), RequestHeadReader::State::Complete);
    QVERIFY(reader.head().apiKey.isNull());
    QCOMPARE(reader.head().method.data(), memory);
}

void tst_RequestHead::tellsContentTypes_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<bool>("isJson");
    QTest::newRow("plain") << "application/json"_ba << true;
    QTest::newRow("parameters") << "application/json; charset=utf-8"_ba << true;
    QTest::newRow("space before the parameters") << "application/json ;charset=utf-8"_ba << true;
    QTest::newRow("case") << "Application/JSON"_ba << true;
    QTest::newRow("longer") << "application/json-patch"_ba << false;
    QTest::newRow("shorter") << "application/js"_ba << false;
    QTest::newRow("other") << "text/plain"_ba << false;
    QTest::newRow("empty") << ""_ba << false;
    QTest::newRow("absent") << QByteArray() << false;
}

void tst_RequestHead::tellsContentTypes()
{
    QFETCH(QByteArray, type);
    QFETCH(bool, isJson);
    RequestHead head;
    head.contentType = type;
    QCOMPARE(head.hasContentType("application/json"), isJson);
}

CURVEDESK_TEST(tst_RequestHead)

} // namespace requestHeadTest
#include "tst_RequestHead.moc"
