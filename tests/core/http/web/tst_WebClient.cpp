// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/web/WebClient.h"
#include "tests/support/EndlessServer.h"
#include "tests/support/HttpStub.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <memory>
#include <vector>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace webClientTest {

namespace {

WebRequest request(const QUrl &url)
{
    return {.url = url, .deadline = std::chrono::milliseconds(300), .maxBytes = 100, .bearer = {}};
}

} // namespace

class tst_WebClient : public QObject
{
    Q_OBJECT

private slots:
    void gets()
    {
        HttpStub server([](const auto &) { return HttpStub::ok("words"); });
        WebClient client(WebClient::Loopback::Allowed);
        const auto reply = QCoro::waitFor(client.get(request(server.url(u"/a?b=c"_s))));
        QVERIFY(reply);
        QCOMPARE(reply->status, 200);
        QCOMPARE(reply->body, "words"_ba);
        QCOMPARE(server.requests.size(), 1);
        const HttpStub::Request &asked = server.requests.constFirst();
        QCOMPARE(asked.method, "GET"_ba);
        QCOMPARE(asked.target, "/a?b=c"_ba);
        QCOMPARE(asked.header("user-agent"), "Curvedesk"_ba);
        QCOMPARE(asked.header("accept-encoding"), "identity"_ba);
        QVERIFY(asked.header("cookie").isEmpty());
        QVERIFY(asked.header("authorization").isEmpty());
    }

    void postsForms()
    {
        HttpStub server([](const auto &) { return HttpStub::ok({}); });
        WebClient client(WebClient::Loopback::Allowed);
        MultipartForm form("b0");
        form.addFile("file", "image.png", "image/png", QByteArray(3'000'000, 'x'));
        WebRequest sent = request(server.url());
        sent.deadline = std::chrono::milliseconds(10'000);
        sent.bearer = std::make_shared<const SecretBytes>(SecretBytes::copyOf("t0ken"));
        QVERIFY(QCoro::waitFor(client.post(sent, form)));
        QCOMPARE(server.requests.size(), 1);
        QCOMPARE(server.requests.constFirst().method, "POST"_ba);
        QCOMPARE(server.requests.constFirst().body, form.body());
        QCOMPARE(server.requests.constFirst().header("content-type"), "multipart/form-data; boundary=b0"_ba);
        QCOMPARE(server.requests.constFirst().header("authorization"), "Bearer t0ken"_ba);
    }

    // Qt keeps the last request of a connection, its bearer included, for as long as it keeps the connection.
    void keepsNoConnectionOfASecret()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress(QHostAddress::LocalHost)));
        QTcpSocket *socket = nullptr;
        connect(&server, &QTcpServer::newConnection, this, [&] {
            socket = server.nextPendingConnection();
            connect(socket, &QIODevice::readyRead, socket, [socket] {
                if (socket->readAll().endsWith("\r\n\r\n"))
                    socket->write(HttpStub::ok("words"));
            });
        });
        WebClient client(WebClient::Loopback::Allowed);
        WebRequest asked = request(QUrl(u"http://127.0.0.1:%1/"_s.arg(server.serverPort())));
        asked.bearer = std::make_shared<const SecretBytes>(SecretBytes::copyOf("t0ken"));
        QVERIFY(QCoro::waitFor(client.get(asked)));
        QCOMPARE(socket->state(), QAbstractSocket::ConnectedState);
        QTRY_COMPARE_WITH_TIMEOUT(socket->state(), QAbstractSocket::UnconnectedState, 20'000);
        QVERIFY(QCoro::waitFor(client.get(asked)));
    }

    void postsNothing()
    {
        HttpStub server([](const auto &) { return HttpStub::ok({}); });
        WebClient client(WebClient::Loopback::Allowed);
        QVERIFY(QCoro::waitFor(client.post(request(server.url()))));
        QCOMPARE(server.requests.constFirst().method, "POST"_ba);
        QCOMPARE(server.requests.constFirst().header("content-length"), "0"_ba);
    }

    void anyStatusIsAnAnswer_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {204, 301, 302, 307, 400, 401, 403, 404, 429, 500, 503})
            QTest::addRow("%d", status) << status;
    }
    void anyStatusIsAnAnswer()
    {
        QFETCH(int, status);
        HttpStub server([status](const HttpStub::Request &) {
            return HttpStub::reply(status, status == 204 ? ""_ba : "why"_ba,
                                   "Location: /elsewhere\r\nSet-Cookie: a=b\r\n"
                                   "WWW-Authenticate: Basic realm=\"x\"\r\n");
        });
        WebClient client(WebClient::Loopback::Allowed);
        const auto reply = QCoro::waitFor(client.get(request(server.url(u"/here"_s))));
        QVERIFY(reply);
        QCOMPARE(reply->status, status);
        QCOMPARE(reply->body, status == 204 ? ""_ba : "why"_ba);
        QVERIFY(QCoro::waitFor(client.get(request(server.url(u"/here"_s)))));
        for (const HttpStub::Request &asked : server.requests) {
            QCOMPARE(asked.target, "/here"_ba); // no redirect is followed
            QVERIFY(asked.header("cookie").isEmpty());
        }
    }

    void refusesAnswers_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("one byte too many") << HttpStub::ok(QByteArray(101, ' ')) << ErrorCode::UpstreamRejected;
        QTest::newRow("endless") << "HTTP/1.1 200 OK\r\n\r\n"_ba + QByteArray(1'000'000, ' ')
                                 << ErrorCode::UpstreamRejected;
        QTest::newRow("an error that is too large")
            << HttpStub::reply(500, QByteArray(2000, ' ')) << ErrorCode::UpstreamRejected;
        QTest::newRow("half of one") << "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n["_ba << ErrorCode::Unavailable;
        QTest::newRow("a proxy where there is none") << HttpStub::reply(407, {}) << ErrorCode::Unavailable;
        QTest::newRow("silence") << ""_ba << ErrorCode::Unavailable;
        QTest::newRow("no HTTP") << "\x16\x03\x01 nonsense\r\n\r\n"_ba << ErrorCode::Unavailable;
    }
    void refusesAnswers()
    {
        QFETCH(QByteArray, answer);
        QFETCH(ErrorCode, code);
        HttpStub server([answer](const auto &) { return answer; });
        WebClient client(WebClient::Loopback::Allowed);
        const auto reply = QCoro::waitFor(client.get(request(server.url())));
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, code);
    }

    // Without a limit Qt reads such an answer for as long as it comes, and answers no other request meanwhile.
    void cutsChunksWithoutAnEnd_data()
    {
        QTest::addColumn<bool>("isPost");
        QTest::newRow("GET") << false;
        QTest::newRow("POST") << true;
    }
    void cutsChunksWithoutAnEnd()
    {
        QFETCH(bool, isPost);
        EndlessServer server;
        WebClient client(WebClient::Loopback::Allowed);
        WebRequest asked = request(server.url());
        asked.deadline = std::chrono::seconds(60);
        const auto reply = QCoro::waitFor(isPost ? client.postJson(asked, "{}") : client.get(asked));
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::UpstreamRejected);
        QVERIFY(server.sentInAll() < EndlessServer::few);
    }

    // The receivers of webhooks come and go, each with an address of its own: their threads do not add up.
    void keepsFewThreads()
    {
        const auto threads
            = [] { return QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(); };
        WebClient client(WebClient::Loopback::Allowed);
        const qsizetype before = threads();
        std::vector<std::unique_ptr<HttpStub>> servers;
        for (int i = 0; i < 24; ++i) {
            servers.push_back(std::make_unique<HttpStub>([](const auto &) { return HttpStub::ok("words"); }));
            QVERIFY(QCoro::waitFor(client.get(request(servers.back()->url()))));
        }
        QVERIFY(threads() <= before + 17);
    }

    void theStatusCanBeEnough_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("status"); // 0: no answer
        const QByteArray tooMuch(1'000'000, ' ');
        QTest::newRow("one byte too many") << HttpStub::ok(QByteArray(101, ' ')) << 200;
        QTest::newRow("endless") << "HTTP/1.1 202 Taken\r\n\r\n"_ba + tooMuch << 202;
        QTest::newRow("an error") << HttpStub::reply(500, tooMuch) << 500;
        QTest::newRow("half of one") << "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n["_ba << 200;
        QTest::newRow("silence") << ""_ba << 0;
    }
    void theStatusCanBeEnough()
    {
        QFETCH(QByteArray, answer);
        QFETCH(int, status);
        HttpStub server([answer](const auto &) { return answer; });
        WebClient client(WebClient::Loopback::Allowed);
        WebRequest asked = request(server.url());
        asked.needsBody = false;
        const auto reply = QCoro::waitFor(client.postJson(asked, "{}"));
        QCOMPARE(reply ? reply->status : 0, status);
        QVERIFY(!reply || reply->body.isEmpty());
    }

    void takesAsMuchAsAskedFor()
    {
        HttpStub server([](const auto &) { return HttpStub::ok(QByteArray(100, ' ')); });
        WebClient client(WebClient::Loopback::Allowed);
        QVERIFY(QCoro::waitFor(client.get(request(server.url()))));
    }

    void saysWhenABodyWasNotTaken()
    {
        HttpStub server([](const auto &) { return HttpStub::reply(413, {}); });
        server.closesEarly = true;
        WebClient web(WebClient::Loopback::Allowed);
        MultipartForm form;
        form.addFile("file", "image", "image/png", QByteArray(4 * 1024 * 1024, 'x'));
        const auto reply = QCoro::waitFor(web.post({.url = server.url()}, form));
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::PayloadTooLarge);
    }

    void anEmptyBodyIsNeverTooLarge()
    {
        HttpStub server([](const auto &) { return ""_ba; });
        server.closesEarly = true;
        WebClient web(WebClient::Loopback::Allowed);
        const auto reply = QCoro::waitFor(web.post({.url = server.url()}));
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::Unavailable);
    }

    void aSlowAnswerIsNone()
    {
        HttpStub server([](const auto &) { return "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n"_ba; });
        server.drips = true;
        WebClient client(WebClient::Loopback::Allowed);
        QElapsedTimer clock;
        clock.start();
        const auto reply = QCoro::waitFor(client.get(request(server.url())));
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::Unavailable);
        QVERIFY(clock.elapsed() >= 250 && clock.elapsed() < 5000);
    }

    void asksNobodyElse_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("mayAsk");
        QTest::addColumn<bool>("mayAskLoopback");
        const auto row = [](const char *url, bool mayAsk, bool mayAskLoopback) {
            QTest::newRow(url) << QString::fromLatin1(url) << mayAsk << mayAskLoopback;
        };
        row("https://a.example/x", true, true);
        row("http://a.example/x", false, false);
        row("http://127.0.0.1:5001/", false, true);
        row("http://[::1]:5001/", false, true);
        row("http://localhost:5001/", false, true);
        row("https://127.0.0.1/", false, true);
        row("http://user:pass@127.0.0.1/", false, false);
        row("http://10.0.0.1/", false, false);
        row("https://10.0.0.1/", false, false);
        row("http://127.0.0.1.example/", false, false);
        row("https://router/", false, false);
        row("https://printer.local/", false, false);
        row("https://localhost./", false, false);
        row("ftp://127.0.0.1/", false, false);
        row("file:///etc/passwd", false, false);
        row("", false, false);
    }
    void asksNobodyElse()
    {
        QFETCH(QString, url);
        QFETCH(bool, mayAsk);
        QFETCH(bool, mayAskLoopback);
        const QUrl address(url, QUrl::StrictMode);
        QCOMPARE(WebClient::mayAsk(address, WebClient::Loopback::Refused), mayAsk);
        QCOMPARE(WebClient::mayAsk(address, WebClient::Loopback::Allowed), mayAskLoopback);
        if (mayAsk)
            return;
        WebClient client(WebClient::Loopback::Refused);
        const auto reply = QCoro::waitFor(client.get(request(address)));
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::InvalidInput);
    }

    void knowsPublicAddresses_data()
    {
        QTest::addColumn<bool>("isPublic");
        for (const char *each : {"1.1.1.1", "172.15.255.255", "172.32.0.1", "192.167.0.1", "100.128.0.1",
                                 "::ffff:8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"})
            QTest::newRow(each) << true;
        for (const char *each : {"127.0.0.1",
                                 "127.8.9.1",
                                 "0.0.0.0",
                                 "10.1.2.3",
                                 "172.16.0.1",
                                 "172.31.255.255",
                                 "192.168.1.1",
                                 "169.254.169.254",
                                 "100.64.0.1",
                                 "224.0.0.1",
                                 "255.255.255.255",
                                 "::1",
                                 "::",
                                 "fe80::1",
                                 "fc00::1",
                                 "fd12::1",
                                 "ff02::1",
                                 "::ffff:10.0.0.1",
                                 "::ffff:127.0.0.1",
                                 "::ffff:169.254.169.254",
                                 "fec0::1",
                                 "::10.0.0.1",
                                 "64:ff9b::a00:1",
                                 "64:ff9b::7f00:1",
                                 "2002:a00:1::1",
                                 "100::1",
                                 "2001:db8::1",
                                 "nonsense"})
            QTest::newRow(each) << false;
    }
    void knowsPublicAddresses()
    {
        QFETCH(bool, isPublic);
        QCOMPARE(WebClient::isPublic(QHostAddress(QString::fromLatin1(QTest::currentDataTag()))), isPublic);
    }

    void aNameThatLeadsNowhereIsNotAsked()
    {
        WebClient client(WebClient::Loopback::Allowed);
        const auto reply = QCoro::waitFor(client.get(request(QUrl(u"https://nobody.invalid.example/"_s))));
        QCOMPARE(reply.error().code, ErrorCode::Unavailable);
    }

    void noOneListens()
    {
        HttpStub server([](const auto &) { return ""_ba; });
        const QUrl url = server.url();
        server.stop();
        WebClient client(WebClient::Loopback::Allowed);
        QCOMPARE(QCoro::waitFor(client.get(request(url))).error().code, ErrorCode::Unavailable);
    }

    void closingEndsWhatIsPendingAtOnce()
    {
        HttpStub server([](const auto &) { return ""_ba; });
        WebClient client(WebClient::Loopback::Allowed);
        QList<ErrorCode> ends;
        const auto note = [&ends](const Result<WebReply> &reply) { ends.append(reply.error().code); };
        QCoro::connect(client.get(request(server.url())), this, note);
        QCoro::connect(client.post(request(server.url())), this, note);
        QTRY_COMPARE(server.requests.size(), 2);
        QVERIFY(ends.isEmpty());
        client.close();
        QCOMPARE(ends, (QList<ErrorCode>{ErrorCode::Cancelled, ErrorCode::Cancelled}));
        QCOMPARE(QCoro::waitFor(client.get(request(server.url()))).error().code, ErrorCode::Cancelled);
        QCOMPARE(server.requests.size(), 2);
    }

    void whoeverHearsTheAnswerMayEndTheClient()
    {
        HttpStub server([](const auto &) { return HttpStub::ok("x"); });
        auto client = std::make_unique<WebClient>(WebClient::Loopback::Allowed);
        bool isOver = false;
        QCoro::connect(client->get(request(server.url())), this, [&](const Result<WebReply> &reply) {
            QVERIFY(reply);
            client.reset();
            isOver = true;
        });
        QTRY_VERIFY(isOver);
        QVERIFY(!client);
    }
};

CURVEDESK_TEST(tst_WebClient)

} // namespace webClientTest
#include "tst_WebClient.moc"
