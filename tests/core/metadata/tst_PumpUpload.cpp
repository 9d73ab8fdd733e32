// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/PumpUpload.h"
#include "tests/core/metadata/UploadScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;

namespace pumpUploadTest {

namespace {

const QString uri = u"https://ipfs.io/ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"_s;

struct Scene
{
    explicit Scene(const QByteArray &answer, std::chrono::milliseconds uploadDeadline = uploadsIn)
        : server([answer](const auto &) { return answer; })
        , upload(web, {.url = server.url(u"/api/ipfs"_s), .uploadDeadline = uploadDeadline})
    {
    }

    HttpStub server;
    WebClient web{WebClient::Loopback::Allowed};
    PumpUpload upload;
};

QByteArray uploaded(const QString &metadataUri)
{
    return HttpStub::ok("{\"metadata\":{\"name\":\"Copper Fox\",\"image\":\"https://ipfs.io/ipfs/image\"},"
                        "\"metadataUri\":\""
                        + metadataUri.toUtf8() + "\"}");
}

} // namespace

class tst_PumpUpload : public QObject
{
    Q_OBJECT

private slots:
    void publishes()
    {
        Scene scene(uploaded(uri));
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY2(published, qPrintable(published ? QString() : published.error().detail));
        QCOMPARE(published->uri, uri);
        QCOMPARE(published->imageUri, u"https://ipfs.io/ipfs/image"_s);
        QCOMPARE(published->document, metadataDocument(wordsWith(published->imageUri)));

        QCOMPARE(scene.server.requests.size(), 1);
        const HttpStub::Request &request = scene.server.requests.constFirst();
        QCOMPARE(request.method, "POST"_ba);
        QCOMPARE(request.target, "/api/ipfs"_ba);
        const QByteArray boundary = request.header("content-type").mid(30);
        const QByteArray next = "\r\n--" + boundary + "\r\nContent-Disposition: form-data; name=";
        QCOMPARE(request.body,
                 next.mid(2) + "\"file\"; filename=\"image.png\"\r\nContent-Type: image/png\r\n\r\n" + picture() + next
                     + "\"name\"\r\n\r\nCopper Fox" + next + "\"symbol\"\r\n\r\nCFOX" + next
                     + "\"description\"\r\n\r\nA fox \xf0\x9f\xa6\x8a" + next + "\"twitter\"\r\n\r\n" + next
                     + "\"telegram\"\r\n\r\n" + next + "\"website\"\r\n\r\nhttps://fox.example" + next
                     + "\"showName\"\r\n\r\ntrue\r\n--" + boundary + "--\r\n");
    }

    void doesWithoutAnImagesAddress()
    {
        Scene scene(HttpStub::ok("{\"metadataUri\":\"" + uri.toLatin1() + "\"}"));
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY(published);
        QCOMPARE(published->imageUri, u"ipfs://"_s + rawCid(picture()));
    }

    void refusesAnswers_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        const auto rejected = ErrorCode::UpstreamRejected;
        const QString nonsense = u"pump.fun answered something else than an upload's address"_s;
        QTest::newRow("a page") << HttpStub::ok("<html>") << rejected << nonsense;
        QTest::newRow("no uri") << HttpStub::ok(R"({"metadata":{}})") << rejected << nonsense;
        QTest::newRow("a line end") << uploaded(uri + u"\\n"_s) << rejected << nonsense;
        QTest::newRow("too long") << uploaded(uri + QString(200, u'x')) << rejected << nonsense;
        QTest::newRow("script") << uploaded(u"javascript:alert(1)"_s) << rejected << nonsense;
        QTest::newRow("plain") << uploaded(u"http://a.example/"_s) << rejected << nonsense;
        QTest::newRow("huge") << HttpStub::ok(QByteArray(70'000, ' ')) << rejected << nonsense;
        QTest::newRow("Cloudflare") << HttpStub::reply(403, "<!DOCTYPE html><title>Just a moment...</title>")
                                    << rejected << u"pump.fun refused the upload as not allowed (HTTP 403)"_s;
        QTest::newRow("a reason") << HttpStub::reply(500, R"({"error":"Internal Server Error"})") << rejected
                                  << u"pump.fun refused the upload (HTTP 500)"_s;
        QTest::newRow("too large") << HttpStub::reply(413, {}) << rejected
                                   << u"pump.fun refused the upload as too large (HTTP 413)"_s;
        QTest::newRow("a redirect") << HttpStub::reply(308, {}, "Location: /elsewhere\r\n") << rejected
                                    << u"pump.fun refused the upload (HTTP 308)"_s;
        QTest::newRow("silence") << ""_ba << ErrorCode::Unavailable << u"pump.fun did not answer"_s;
    }
    void refusesAnswers()
    {
        QFETCH(QByteArray, answer);
        QFETCH(ErrorCode, code);
        QFETCH(QString, detail);
        Scene scene(answer, answer.isEmpty() ? silentFor : uploadsIn);
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY(!published);
        QCOMPARE(published.error(), (Error{code, detail, std::nullopt, 0}));
        QCOMPARE(scene.server.requests.size(), detail.contains(u"HTTP 5"_s) ? 3 : 1); // a busy service is asked again
    }
};

CURVEDESK_TEST(tst_PumpUpload)

} // namespace pumpUploadTest
#include "tst_PumpUpload.moc"
