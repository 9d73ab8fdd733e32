// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/TokenDirectory.h"
#include "tests/support/CannedServer.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QElapsedTimer>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace tokenDirectoryTest {

namespace {

TokenDirectory::Options local(const QString &url)
{
    return {.list = QUrl(url), .timeout = std::chrono::milliseconds(300), .allowsLoopback = true};
}

const QByteArray listing
    = R"([{"mint":"So11111111111111111111111111111111111111112","description":"d","website":"https://w.example",)"
      R"("image_uri":"https://i.example/a.png","twitter":7,"telegram":"http://plain.example","market_cap":5},)"
      R"({"mint":"So11111111111111111111111111111111111111112"},{"mint":"x"},7,null])";

} // namespace

class tst_TokenDirectory : public QObject
{
    Q_OBJECT

private slots:
    void readsAListing();
    void decodesOnlyWhatIsInOrder_data();
    void decodesOnlyWhatIsInOrder();
    void boundsAListing();
    void refusesAnswers_data();
    void refusesAnswers();
    void fetchesFromNowhereElse_data();
    void fetchesFromNowhereElse();
    void endsWhatIsPending();
};

void tst_TokenDirectory::readsAListing()
{
    CannedServer server(okReply(listing));
    TokenDirectory directory(local(server.url()));
    const auto coins = QCoro::waitFor(directory.coins());
    QVERIFY(coins);
    QCOMPARE(coins->size(), 1);
    QCOMPARE(coins->constFirst(),
             (ListedCoin{u"So11111111111111111111111111111111111111112"_s,
                         u"d"_s,
                         {},
                         {},
                         u"https://w.example"_s,
                         u"https://i.example/a.png"_s}));
    QVERIFY(!server.requests.toLower().contains("cookie"));
    QVERIFY(server.requests.toLower().contains("accept-encoding: identity"));
}

void tst_TokenDirectory::decodesOnlyWhatIsInOrder_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("https") << u"https://a.example/b?c=d"_s << true;
    QTest::newRow("http") << u"http://a.example"_s << false;
    QTest::newRow("script") << u"javascript:alert(1)"_s << false;
    QTest::newRow("file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("data") << u"data:text/html,x"_s << false;
    QTest::newRow("credentials") << u"https://user:pass@a.example"_s << false;
    QTest::newRow("no host") << u"https:///x"_s << false;
    QTest::newRow("spaces") << u"https://a.example/ b"_s << false;
    QTest::newRow("long") << u"https://a.example/"_s + QString(500, u'x') << false;
}

void tst_TokenDirectory::decodesOnlyWhatIsInOrder()
{
    QFETCH(QString, link);
    QFETCH(bool, isKept);
    const auto coins = listedCoins::decode(
        u"[{\"mint\":\"So11111111111111111111111111111111111111112\",\"image_uri\":\"%1\"}]"_s.arg(link).toUtf8());
    QVERIFY(coins);
    QCOMPARE(coins->constFirst().imageUri, isKept ? link : QString());
}

void tst_TokenDirectory::boundsAListing()
{
    QByteArray many = "[";
    for (int i = 0; i < 300; ++i)
        many += R"({"mint":"So1111111111111111111111111111111111111)" + QByteArray::number(1111 + i).replace('0', 'a')
            + R"("},)";
    many += "0]";
    const auto coins = listedCoins::decode(many);
    QVERIFY(coins);
    QVERIFY(coins->size() <= listedCoins::maxCoins);
    QVERIFY(!listedCoins::decode(QByteArray(listedCoins::maxBytes + 1, ' ')));
    QVERIFY(!listedCoins::decode("{}"));
    QVERIFY(!listedCoins::decode(""));
    QVERIFY(!listedCoins::decode(QByteArray(5000, '[')));
}

void tst_TokenDirectory::refusesAnswers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("redirect") << "HTTP/1.1 302 Found\r\nLocation: /coins\r\nContent-Length: 0\r\n\r\n"_ba
                              << ErrorCode::UpstreamRejected;
    QTest::newRow("not found") << "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n[]"_ba << ErrorCode::Unavailable;
    QTest::newRow("no content") << "HTTP/1.1 204 No Content\r\n\r\n"_ba << ErrorCode::UpstreamRejected;
    QTest::newRow("page") << okReply("<html>") << ErrorCode::UpstreamRejected;
    QTest::newRow("too large") << okReply(QByteArray(2'000'000, ' ')) << ErrorCode::UpstreamRejected;
    QTest::newRow("endless") << "HTTP/1.1 200 OK\r\n\r\n"_ba + QByteArray(2'000'000, ' ')
                             << ErrorCode::UpstreamRejected;
    QTest::newRow("stalls") << "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n["_ba << ErrorCode::Unavailable;
    QTest::newRow("silent") << ""_ba << ErrorCode::Unavailable;
    QTest::newRow("garbage") << "\x16\x03\x01 nonsense\r\n\r\n"_ba << ErrorCode::Unavailable;
}

void tst_TokenDirectory::refusesAnswers()
{
    QFETCH(QByteArray, answer);
    QFETCH(ErrorCode, code);
    const CannedServer server(answer);
    TokenDirectory directory(local(server.url()));
    QElapsedTimer clock;
    clock.start();
    const auto coins = QCoro::waitFor(directory.coins());
    QVERIFY(!coins);
    QCOMPARE(coins.error().code, code);
    QVERIFY(clock.elapsed() < 5000);
    if (code == ErrorCode::UpstreamRejected) // else Qt may have tried again
        QCOMPARE(server.requests.count("GET /coins"), 1); // a redirect is not followed
}

void tst_TokenDirectory::fetchesFromNowhereElse_data()
{
    QTest::addColumn<QString>("uri");
    for (const char *uri :
         {"http://a.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x", "https://localhost/x",
          "https://router/x", "https://printer.local/x", "https://metadata.google.internal/x", "ftp://a.example/x",
          "file:///etc/passwd", "https://user@a.example/x", "https://localhost./x", "data:text/plain,x", "", "x"})
        QTest::newRow(uri) << QString::fromLatin1(uri);
}

void tst_TokenDirectory::fetchesFromNowhereElse()
{
    QFETCH(QString, uri);
    TokenDirectory directory({});
    const auto bytes = QCoro::waitFor(directory.bytes(uri, 100));
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().code, ErrorCode::InvalidInput);
}

void tst_TokenDirectory::endsWhatIsPending()
{
    const CannedServer server("");
    auto directory
        = std::make_unique<TokenDirectory>(TokenDirectory::Options{.list = QUrl(server.url()), .allowsLoopback = true});
    auto task = directory->coins();
    directory.reset();
    const auto coins = QCoro::waitFor(std::move(task));
    QVERIFY(!coins);
    QCOMPARE(coins.error().code, ErrorCode::Cancelled);
}

CURVEDESK_TEST(tst_TokenDirectory)

} // namespace tokenDirectoryTest
#include "tst_TokenDirectory.moc"
