// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/KuboUpload.h"
#include "tests/core/metadata/UploadScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;

namespace kuboUploadTest {

namespace {

constexpr std::chrono::milliseconds soon{2000};
const QString tree = u"bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi"_s;

struct Scene
{
    explicit Scene(HttpStub::Script script, std::chrono::milliseconds uploadDeadline = uploadsIn)
        : server(std::move(script))
        , upload(web, {.url = server.url(), .uploadDeadline = uploadDeadline})
    {
    }

    HttpStub server;
    WebClient web{WebClient::Loopback::Allowed};
    KuboUpload upload;
};

} // namespace

class tst_KuboUpload : public QObject
{
    Q_OBJECT

private slots:
    void publishes()
    {
        QHash<QString, QByteArray> blocks;
        Scene scene([&](const auto &request) { return kubo(blocks, request); });
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY2(published, qPrintable(published ? QString() : published.error().detail));
        const QString imageUri = u"ipfs://"_s + rawCid(picture());
        const QByteArray document = metadataDocument(wordsWith(imageUri));
        QCOMPARE(published->uri, u"ipfs://"_s + rawCid(document));
        QCOMPARE(published->imageUri, imageUri);
        QCOMPARE(published->document, document);

        QCOMPARE(scene.server.requests.size(), 2);
        for (const auto &[index, name, bytes] :
             {std::tuple(0, "image"_ba, picture()), std::tuple(1, "metadata.json"_ba, document)}) {
            const HttpStub::Request &request = scene.server.requests.at(index);
            QCOMPARE(request.method, "POST"_ba);
            QCOMPARE(request.target, "/api/v0/add?cid-version=1&cid-base=base32&raw-leaves=true&pin=true"_ba);
            const QByteArray boundary = request.header("content-type").mid(30);
            QCOMPARE(request.header("content-type"), "multipart/form-data; boundary="_ba + boundary);
            QCOMPARE(request.body,
                     "--" + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name
                         + "\"\r\nContent-Type: application/octet-stream\r\n\r\n" + bytes + "\r\n--" + boundary
                         + "--\r\n");
        }
    }

    // An image of several blocks has an address that its bytes do not show: the daemon has to show them.
    void provesAnImageOfSeveralBlocks_data()
    {
        QTest::addColumn<qsizetype>("size");
        QTest::addColumn<QByteArray>("shown");
        QTest::addColumn<bool>("isTaken");
        const auto large = [](char last) { return QByteArray(300'000, 'x') + last; };
        QTest::newRow("shown") << qsizetype(300'001) << large('y') << true;
        QTest::newRow("other bytes") << qsizetype(300'001) << large('z') << false;
        QTest::newRow("more bytes") << qsizetype(300'001) << large('y') + "y" << false;
        QTest::newRow("not there") << qsizetype(300'001) << QByteArray() << false;
        QTest::newRow("a single block") << qsizetype(256 * 1024) << QByteArray(256 * 1024, 'x') << false;
    }
    void provesAnImageOfSeveralBlocks()
    {
        QFETCH(qsizetype, size);
        QFETCH(QByteArray, shown);
        QFETCH(bool, isTaken);
        const QByteArray image = size == 300'001 ? QByteArray(300'000, 'x') + 'y' : QByteArray(size, 'x');
        Scene scene([&](const HttpStub::Request &request) {
            if (request.target.startsWith("/api/v0/cat"))
                return shown.isEmpty() ? HttpStub::reply(500, R"({"Message":"no"})") : HttpStub::ok(shown);
            return kuboAnswer(fileIn(request) == image ? tree : rawCid(fileIn(request)));
        });
        const auto published = QCoro::waitFor(scene.upload.publish(words(), image));
        QCOMPARE(published.has_value(), isTaken);
        if (!isTaken) {
            QCOMPARE(published.error().code, ErrorCode::UpstreamRejected);
            QVERIFY(published.error().detail.endsWith(u"answered the address of other bytes"));
            return;
        }
        QCOMPARE(published->imageUri, u"ipfs://"_s + tree);
        QCOMPARE(published->uri, u"ipfs://"_s + rawCid(metadataDocument(wordsWith(published->imageUri))));
    }

    void isStopped()
    {
        std::stop_source stop;
        Scene scene([&](const HttpStub::Request &) {
            stop.request_stop();
            return QByteArray(); // never answered
        });
        const auto stopped = QCoro::waitFor(scene.upload.publishImage(picture(), {{}, stop.get_token()}));
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        QCOMPARE(scene.server.requests.size(), 1);
        const auto again = QCoro::waitFor(scene.upload.publishImage(picture(), {{}, stop.get_token()}));
        QCOMPARE(again.error().code, ErrorCode::Cancelled);
        QCOMPARE(scene.server.requests.size(), 1);
    }

    void keepsToTheBasePath()
    {
        QHash<QString, QByteArray> blocks;
        HttpStub server([](const HttpStub::Request &) { return HttpStub::ok(R"({"Version":"1"})"); });
        WebClient web(WebClient::Loopback::Allowed);
        KuboUpload upload(web, {.url = server.url(u"/behind/proxy/"_s)});
        QVERIFY(QCoro::waitFor(upload.probe(soon)));
        QCOMPARE(server.requests.constFirst().target, "/behind/proxy/api/v0/version"_ba);
        QCOMPARE(server.requests.constFirst().method, "POST"_ba);
    }

    void refusesAnswers_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        const auto rejected = ErrorCode::UpstreamRejected;
        QTest::newRow("a page") << HttpStub::ok("<html>") << rejected << u"something else"_s;
        QTest::newRow("other JSON") << HttpStub::ok("[1]") << rejected << u"something else"_s;
        QTest::newRow("no hash") << HttpStub::ok(R"({"Name":"x"})") << rejected << u"something else"_s;
        QTest::newRow("a path for a hash") << kuboAnswer(u"../../x"_s) << rejected << u"something else"_s;
        QTest::newRow("the address of other bytes") << kuboAnswer(rawCid("other")) << rejected << u"other bytes"_s;
        QTest::newRow("huge") << HttpStub::ok(QByteArray(70'000, ' ')) << rejected << u"something else"_s;
        QTest::newRow("a redirect") << HttpStub::reply(307, {}, "Location: /x\r\n") << rejected << u"HTTP 307"_s;
        QTest::newRow("a reason") << HttpStub::reply(500, R"({"Message":"disk full","Code":0,"Type":"error"})")
                                  << rejected << u"refused the upload (HTTP 500)"_s;
        QTest::newRow("forbidden") << HttpStub::reply(403, "403 - Forbidden") << rejected
                                   << u"refused the upload as not allowed (HTTP 403)"_s;
        QTest::newRow("silence") << ""_ba << ErrorCode::Unavailable << u"did not answer"_s;
    }
    void refusesAnswers()
    {
        QFETCH(QByteArray, answer);
        QFETCH(ErrorCode, code);
        QFETCH(QString, detail);
        Scene scene([answer](const auto &) { return answer; }, answer.isEmpty() ? silentFor : uploadsIn);
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY(!published);
        QCOMPARE(published.error().code, code);
        QVERIFY2(published.error().detail.contains(detail), qPrintable(published.error().detail));
        QVERIFY2(published.error().detail.startsWith(u"Kubo"), qPrintable(published.error().detail));
        QCOMPARE(scene.server.requests.size(), detail.contains(u"HTTP 5"_s) ? 3 : 1); // a busy service is asked again
    }

    void refusesADocumentsOtherAddress()
    {
        Scene scene([](const HttpStub::Request &request) {
            return kuboAnswer(fileIn(request) == picture() ? rawCid(picture()) : tree);
        });
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY(!published);
        QCOMPARE(published.error().code, ErrorCode::UpstreamRejected);
    }

    void aSlowAnswerIsNone()
    {
        Scene scene([](const auto &) { return kuboAnswer(rawCid(picture())); }, silentFor);
        scene.server.drips = true;
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY(!published);
        QCOMPARE(published.error().code, ErrorCode::Unavailable);
        QCOMPARE(published.error().detail, u"Kubo at %1 did not answer"_s.arg(scene.upload.place().host));
    }

    void greets_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("Kubo") << HttpStub::ok(R"({"Version":"0.29.0"})") << true;
        QTest::newRow("a page") << HttpStub::ok("<html>") << false;
        QTest::newRow("a Solana node") << HttpStub::reply(405, "Used HTTP Method is not allowed.") << false;
        QTest::newRow("not found") << HttpStub::reply(404, {}) << false;
        QTest::newRow("silence") << ""_ba << false;
    }
    void greets()
    {
        QFETCH(QByteArray, answer);
        Scene scene([answer](const auto &) { return answer; });
        QTEST(QCoro::waitFor(scene.upload.probe(std::chrono::milliseconds(300))).has_value(), "isOne");
        QCOMPARE(scene.server.requests.constFirst().target, "/api/v0/version"_ba);
    }

    void reads()
    {
        QHash<QString, QByteArray> blocks{{rawCid("bytes"), "bytes"}, {tree, "several blocks"}};
        Scene scene([&](const auto &request) { return kubo(blocks, request); });
        QCOMPARE(*QCoro::waitFor(scene.upload.read(u"ipfs://"_s + rawCid("bytes"), 5, soon)), "bytes"_ba);
        QCOMPARE(*QCoro::waitFor(scene.upload.read(u"ipfs://"_s + tree, 100, soon)), "several blocks"_ba);
        QCOMPARE(scene.server.requests.constFirst().method, "POST"_ba);
        QCOMPARE(scene.server.requests.constFirst().target, "/api/v0/cat?arg="_ba + rawCid("bytes").toLatin1());
        QCOMPARE(QCoro::waitFor(scene.upload.read(u"ipfs://"_s + rawCid("x"), 5, soon)).error().code,
                 ErrorCode::NotFound);
        QCOMPARE(QCoro::waitFor(scene.upload.read(u"ipfs://"_s + rawCid("bytes"), 4, soon)).error().code,
                 ErrorCode::UpstreamRejected);
    }

    void asksForNothingButCids()
    {
        Scene scene([](const auto &) { return HttpStub::ok("x"); });
        for (const QString &uri :
             {QString(), u"ipfs://"_s, u"https://ipfs.io/ipfs/"_s + tree, u"ipfs://"_s + tree + u"&arg=x"_s,
              u"ipfs://"_s + tree + u"/x"_s, u"file:///etc/passwd"_s})
            QCOMPARE(QCoro::waitFor(scene.upload.read(uri, 5, soon)).error().code, ErrorCode::NotFound);
        QVERIFY(scene.server.requests.isEmpty());
    }

    void refusesOtherBytesThanAskedFor()
    {
        Scene scene([](const auto &) { return HttpStub::ok("other"); });
        const auto bytes = QCoro::waitFor(scene.upload.read(u"ipfs://"_s + rawCid("bytes"), 100, soon));
        QVERIFY(!bytes);
        QCOMPARE(bytes.error().code, ErrorCode::UpstreamRejected);
    }

    void namesItsHost()
    {
        WebClient web(WebClient::Loopback::Allowed);
        QCOMPARE(KuboUpload(web, {}).place(), (MetadataPlace{MetadataPlace::Kind::Kubo, u"127.0.0.1:5001"_s}));
        QCOMPARE(KuboUpload(web, {.url = QUrl(u"http://[::1]:9/x"_s)}).place().host, u"[::1]:9"_s);
        QCOMPARE(KuboUpload(web, {.url = QUrl(u"https://kubo.example/x"_s)}).place().host, u"kubo.example"_s);
    }
};

CURVEDESK_TEST(tst_KuboUpload)

} // namespace kuboUploadTest
#include "tst_KuboUpload.moc"
