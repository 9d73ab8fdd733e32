// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/PinataUpload.h"
#include "tests/core/metadata/UploadScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;

namespace pinataUploadTest {

namespace {

const QByteArray token = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjb2luIn0.c2lnbmF0dXJl-_";

struct Scene
{
    explicit Scene(HttpStub::Script script, std::chrono::milliseconds uploadDeadline = uploadsIn)
        : server(std::move(script))
        , upload(web,
                 {.url = server.url(u"/pinning/pinFileToIPFS"_s),
                  .token = std::make_shared<const SecretBytes>(SecretBytes::copyOf(token)),
                  .uploadDeadline = uploadDeadline})
    {
    }

    HttpStub server;
    WebClient web{WebClient::Loopback::Allowed};
    PinataUpload upload;
};

QByteArray pinned(const QString &cid)
{
    return HttpStub::ok("{\"IpfsHash\":\"" + cid.toLatin1()
                        + "\",\"PinSize\":77,\"Timestamp\":\"2026-10-01T00:00:00.000Z\"}");
}

} // namespace

class tst_PinataUpload : public QObject
{
    Q_OBJECT

private slots:
    void publishes()
    {
        Scene scene([](const HttpStub::Request &request) { return pinned(rawCid(fileIn(request))); });
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY2(published, qPrintable(published ? QString() : published.error().detail));
        const QString imageUri = u"ipfs://"_s + rawCid(picture());
        const QByteArray document = metadataDocument(wordsWith(imageUri));
        QCOMPARE(published->uri, u"ipfs://"_s + rawCid(document));
        QCOMPARE(published->imageUri, imageUri);
        QCOMPARE(published->document, document);

        QCOMPARE(scene.server.requests.size(), 2);
        for (const auto &[index, head, bytes] :
             {std::tuple(0, "filename=\"image\"\r\nContent-Type: image/png"_ba, picture()),
              std::tuple(1, "filename=\"metadata.json\"\r\nContent-Type: application/json"_ba, document)}) {
            const HttpStub::Request &request = scene.server.requests.at(index);
            QCOMPARE(request.method, "POST"_ba);
            QCOMPARE(request.target, "/pinning/pinFileToIPFS"_ba);
            QCOMPARE(request.header("authorization"), "Bearer " + token);
            const QByteArray boundary = request.header("content-type").mid(30);
            QCOMPARE(request.body,
                     "--" + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; " + head + "\r\n\r\n" + bytes
                         + "\r\n--" + boundary
                         + "\r\nContent-Disposition: form-data; name=\"pinataOptions\"\r\n\r\n{\"cidVersion\":1}\r\n--"
                         + boundary + "--\r\n");
        }
    }

    void refusesAnswers_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        const auto rejected = ErrorCode::UpstreamRejected;
        const QString nonsense = u"Pinata answered something else than an upload's address"_s;
        QTest::newRow("a page") << HttpStub::ok("<html>") << rejected << nonsense;
        QTest::newRow("no hash") << HttpStub::ok("{}") << rejected << nonsense;
        QTest::newRow("a line end in the hash") << pinned(rawCid("x") + u"\\n"_s) << rejected << nonsense;
        QTest::newRow("other bytes") << pinned(rawCid("x")) << rejected
                                     << u"Pinata answered the address of other bytes"_s;
        QTest::newRow("huge") << HttpStub::ok(QByteArray(70'000, ' ')) << rejected << nonsense;
        QTest::newRow("no key") << HttpStub::reply(
            401, R"({"error":{"reason":"INVALID_CREDENTIALS","details":"Invalid credentials"}})")
                                << rejected << u"Pinata refused the upload as not allowed (HTTP 401)"_s;
        QTest::newRow("the key in the reason") << HttpStub::reply(403, "{\"error\":\"no such key: " + token + "\"}")
                                               << rejected << u"Pinata refused the upload as not allowed (HTTP 403)"_s;
        QTest::newRow("the key as text") << HttpStub::reply(500, "Authorization: Bearer " + token) << rejected
                                         << u"Pinata refused the upload (HTTP 500)"_s;
        QTest::newRow("a redirect") << HttpStub::reply(302, {}, "Location: https://a.example/\r\n") << rejected
                                    << u"Pinata refused the upload (HTTP 302)"_s;
        QTest::newRow("silence") << ""_ba << ErrorCode::Unavailable << u"Pinata did not answer"_s;
    }
    void refusesAnswers()
    {
        QFETCH(QByteArray, answer);
        QFETCH(ErrorCode, code);
        QFETCH(QString, detail);
        Scene scene([answer](const auto &) { return answer; }, answer.isEmpty() ? silentFor : uploadsIn);
        const auto published = QCoro::waitFor(scene.upload.publish(words(), picture()));
        QVERIFY(!published);
        QCOMPARE(published.error(), (Error{code, detail, std::nullopt, 0}));
        QVERIFY(!published.error().detail.contains(u"eyJ"));
        QCOMPARE(scene.server.requests.size(), detail.contains(u"HTTP 5"_s) ? 3 : 1); // a busy service is asked again
    }

    void saysWhenAPictureWasNotTaken()
    {
        Scene scene([](const auto &) { return HttpStub::reply(413, {}); });
        scene.server.closesEarly = true;
        const auto published
            = QCoro::waitFor(scene.upload.publish(words(), picture() + QByteArray(4 * 1024 * 1024, 'x')));
        QVERIFY(!published);
        QCOMPARE(published.error().code, ErrorCode::UpstreamRejected);
        QCOMPARE(published.error().detail,
                 u"Pinata closed the connection within the upload, which may be too large for it"_s);
    }

    void knowsAToken()
    {
        const auto isToken = [](const QByteArray &text) { return PinataUpload::isToken(SecretBytes::copyOf(text)); };
        QVERIFY(isToken(token));
        QVERIFY(!isToken({}));
        QVERIFY(!isToken("short"));
        QVERIFY(!isToken(token + "\r\nX-Other: header"));
        QVERIFY(!isToken(token + ' '));
        QVERIFY(!isToken(token + '\0'));
        QVERIFY(!isToken(token + "\xc3\xa9"));
    }
};

CURVEDESK_TEST(tst_PinataUpload)

} // namespace pinataUploadTest
#include "tst_PinataUpload.moc"
