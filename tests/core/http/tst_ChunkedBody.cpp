// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/ChunkedBody.h"
#include "core/http/RequestBody.h"
#include "tests/support/TestProgram.h"

#include <QBuffer>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace chunkedBodyTest {

using State = ChunkedBody::State;

namespace {

constexpr qint64 limit = 1000;

} // namespace

class tst_ChunkedBody : public QObject
{
    Q_OBJECT

private slots:
    void decodesTheSameHoweverItIsCut_data();
    void decodesTheSameHoweverItIsCut();
    void beginsAnew();
    void growsWithoutCopies();
};

void tst_ChunkedBody::decodesTheSameHoweverItIsCut_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<State>("state");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("empty") << "0\r\n\r\n"_ba << State::Done << ""_ba;
    QTest::newRow("one chunk") << "5\r\nabcde\r\n0\r\n\r\n"_ba << State::Done << "abcde"_ba;
    QTest::newRow("two chunks") << "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"_ba << State::Done << "abcde"_ba;
    QTest::newRow("hexadecimal of both cases")
        << "0a\r\n0123456789\r\n0B\r\n0123456789a\r\n000\r\n\r\n"_ba << State::Done << "01234567890123456789a"_ba;
    QTest::newRow("line ends within") << "4\r\n\r\n\r\n\r\n0\r\n\r\n"_ba << State::Done << "\r\n\r\n"_ba;
    QTest::newRow("at the limit") << "3e8\r\n" + QByteArray(limit, 'x') + "\r\n0\r\n\r\n"
                                  << State::Done << QByteArray(limit, 'x');
    QTest::newRow("beyond the limit") << "3e9\r\n"_ba << State::TooLarge << ""_ba;
    QTest::newRow("beyond the limit in all")
        << "3e8\r\n" + QByteArray(limit, 'x') + "\r\n1\r\nx" << State::TooLarge << QByteArray(limit, 'x');
    QTest::newRow("largest size") << "ffffffff\r\n"_ba << State::TooLarge << ""_ba;
    QTest::newRow("nine digits") << "000000001\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("no size") << "\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("no digit") << "zz\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("sign") << "-1\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("prefix") << "0x1\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("space") << "1 \r\na\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("extension") << "1;a=b\r\na\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("bare line feed") << "1\na\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("carriage return twice") << "1\r\r\na\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("longer than it said") << "1\r\nab\r\n0\r\n\r\n"_ba << State::Broken << "a"_ba;
    QTest::newRow("trailers") << "0\r\nA: b\r\n\r\n"_ba << State::Broken << ""_ba;
    QTest::newRow("half a size") << "1"_ba << State::Size << ""_ba;
    QTest::newRow("half a chunk") << "5\r\nab"_ba << State::Data << "ab"_ba;
}

void tst_ChunkedBody::decodesTheSameHoweverItIsCut()
{
    QFETCH(QByteArray, bytes);
    QFETCH(State, state);
    QFETCH(QByteArray, body);
    const bool isEnd = state == State::Done || state == State::Broken || state == State::TooLarge;
    ChunkedBody whole;
    whole.reset(limit);
    QByteArray out;
    const qsizetype taken = whole.feed(bytes + (isEnd ? "POST /" : ""), out);
    QCOMPARE(whole.state(), state);
    QCOMPARE(out, body);
    if (state == State::Done)
        QCOMPARE(taken, bytes.size());
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
        ChunkedBody parts;
        parts.reset(limit);
        QByteArray joined;
        const qsizetype first = parts.feed(bytes.first(cut), joined);
        const qsizetype second = parts.feed(bytes.sliced(first), joined);
        QCOMPARE(parts.state(), state);
        QCOMPARE(joined, body);
        QCOMPARE(first + second, qMin(taken, bytes.size()));
    }
}

void tst_ChunkedBody::beginsAnew()
{
    ChunkedBody body;
    body.reset(3);
    QByteArray out;
    body.feed("4\r\n", out);
    QCOMPARE(body.state(), State::TooLarge);
    body.reset(4);
    body.feed("4\r\nabcd\r\n0\r\n\r\n", out);
    QCOMPARE(body.state(), State::Done);
    QCOMPARE(out, "abcd"_ba);
}

// Where a chunked body moves to larger memory, what it leaves is overwritten: it may hold a private key.
void tst_ChunkedBody::growsWithoutCopies()
{
    const QByteArray secret = "a private key that nobody may keep";
    RequestHeadReader reader;
    reader.feed("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n");
    RequestBody body;
    body.begin(reader.head(), 1'000'000);
    QByteArray scratch(70'000, '\0');
    QByteArray expected;
    for (int i = 0; i < 100; ++i) {
        const QByteArray content = secret + QByteArray(i * 50, 'x');
        QByteArray chunk = QByteArray::number(content.size(), 16) + "\r\n" + content + "\r\n";
        if (i == 99)
            chunk += "0\r\n\r\n";
        QBuffer device(&chunk);
        QVERIFY(device.open(QIODevice::ReadOnly));
        body.reserve(body.roomFor(device.bytesAvailable()));
        QCOMPARE(body.readFrom(device, scratch),
                 i == 99 ? RequestBody::State::Complete : RequestBody::State::Incomplete);
        QVERIFY(!scratch.contains(secret));
        expected += content;
    }
    QCOMPARE(body.take(), expected);
}

CURVEDESK_TEST(tst_ChunkedBody)

} // namespace chunkedBodyTest
#include "tst_ChunkedBody.moc"
