// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/ContentId.h"
#include "core/metadata/UploadReplies.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace uploadRepliesTest {

namespace {

const QString raw = u"bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"_s;
const QString tree = u"bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi"_s;
const QString old = u"QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"_s;

QByteArray with(const char *text, const QString &value)
{
    return QByteArray(text).replace("%", value.toUtf8());
}

} // namespace

class tst_UploadReplies : public QObject
{
    Q_OBJECT

private slots:
    void knowsCids_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("raw") << raw << true;
        QTest::newRow("tree") << tree << true;
        QTest::newRow("version 0") << old << true;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("short") << raw.chopped(1) << false;
        QTest::newRow("long") << raw + u'a' << false;
        QTest::newRow("upper case") << raw.toUpper() << false;
        QTest::newRow("another base") << u'f' + raw.mid(1) << false;
        QTest::newRow("a slash") << raw.chopped(1) + u'/' << false;
        QTest::newRow("a line end") << raw.chopped(1) + u'\n' << false;
        QTest::newRow("a zero") << raw.chopped(1) + QChar(u'\0') << false;
        QTest::newRow("a digit that base32 lacks") << raw.chopped(1) + u'1' << false;
        QTest::newRow("a letter that base58 lacks") << old.chopped(1) + u'l' << false;
        QTest::newRow("a letter of another script") << raw.chopped(1) + QChar(0x0430) << false;
    }
    void knowsCids()
    {
        QFETCH(QString, text);
        QFETCH(bool, isOne);
        QCOMPARE(isCid(text), isOne);
        QCOMPARE(isRawCid(text), isOne && text == raw);
        QCOMPARE(cidOf(u"ipfs://"_s + text), isOne ? text : QString());
        QVERIFY(cidOf(text).isEmpty());
        QVERIFY(cidOf(u"https://ipfs.io/ipfs/"_s + text).isEmpty());
    }

    void knowsPublicUris_data()
    {
        QTest::addColumn<QString>("uri");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("ipfs") << u"ipfs://"_s + raw << true;
        QTest::newRow("a gateway") << u"https://ipfs.io/ipfs/"_s + tree << true;
        QTest::newRow("200 bytes") << u"https://a.example/"_s + QString(182, u'x') << true;
        QTest::newRow("201 bytes") << u"https://a.example/"_s + QString(183, u'x') << false;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("a line end") << u"https://a.example/x\n"_s << false;
        QTest::newRow("a space") << u"https://a.example/x y"_s << false;
        QTest::newRow("a zero") << u"https://a.example/"_s + QChar(u'\0') << false;
        QTest::newRow("not ASCII") << u"https://a.example/\u00e9"_s << false;
        QTest::newRow("script") << u"javascript:alert(1)"_s << false;
        QTest::newRow("data") << u"data:text/html,x"_s << false;
        QTest::newRow("plain") << u"http://a.example/x"_s << false;
        QTest::newRow("no host") << u"https:///x"_s << false;
        QTest::newRow("credentials") << u"https://u:p@a.example/x"_s << false;
        QTest::newRow("ipfs of nothing") << u"ipfs://"_s << false;
        QTest::newRow("ipfs of a path") << u"ipfs://"_s + raw + u"/../x"_s << false;
    }
    void knowsPublicUris()
    {
        QFETCH(QString, uri);
        QTEST(uploadReplies::isPublicUri(uri), "isOne");
    }

    void readsKubo_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("cid");
        QTest::newRow("one file") << with(R"({"Name":"image","Hash":"%","Size":"77"})"
                                          "\n",
                                          raw)
                                  << raw;
        QTest::newRow("several blocks") << with(R"({"Name":"x","Hash":"%"})", tree) << tree;
        QTest::newRow("progress before it")
            << with("{\"Name\":\"x\",\"Bytes\":5}\n{\"Name\":\"x\",\"Hash\":\"%\"}\n", raw) << raw;
        QTest::newRow("two files") << with("{\"Hash\":\"%\"}\n{\"Hash\":\"%\"}\n", raw) << QString();
        QTest::newRow("progress only") << "{\"Name\":\"x\",\"Bytes\":5}\n"_ba << QString();
        QTest::newRow("nothing") << ""_ba << QString();
        QTest::newRow("a page") << "<html>ok</html>"_ba << QString();
        QTest::newRow("a list") << with(R"([{"Hash":"%"}])", raw) << QString();
        QTest::newRow("a number") << R"({"Hash":5})"_ba << QString();
        QTest::newRow("no CID") << R"({"Hash":"../../etc/passwd"})"_ba << QString();
        QTest::newRow("too long") << with(R"({"Hash":"%"})", raw + raw) << QString();
        QTest::newRow("a line end in it") << with(R"({"Hash":"%"})", raw + u"\\n"_s) << QString();
        QTest::newRow("cut") << with("{\"Hash\":\"%", raw) << QString();
        QTest::newRow("deep") << QByteArray(5000, '[') << QString();
    }
    void readsKubo()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, cid);
        const auto read = uploadReplies::kuboCid(body);
        QCOMPARE(read.has_value(), !cid.isEmpty());
        if (read)
            QCOMPARE(*read, cid);
        else
            QCOMPARE(read.error().code, ErrorCode::UpstreamRejected);
    }

    void knowsAKuboVersion()
    {
        QVERIFY(uploadReplies::keepsDocuments(R"({"jsonrpc":"2.0","result":{"curvedesk-documents":1},"id":1})"));
        for (const char *other : {"", "[]", R"({"result":{"solana-core":"2.1.0"}})", R"({"result":1})",
                                  R"({"curvedesk-documents":1})", R"({"result":{"curvedesk-documents":"1"}})"})
            QVERIFY2(!uploadReplies::keepsDocuments(other), other);
        QVERIFY(uploadReplies::isKuboVersion(R"({"Version":"0.29.0","Commit":"","Repo":"15"})"));
        for (const char *other : {"", "{}", "<html>", "[]", R"({"Version":5})", R"({"jsonrpc":"2.0","error":{}})"})
            QVERIFY2(!uploadReplies::isKuboVersion(other), other);
    }

    void readsPinata()
    {
        QCOMPARE(
            *uploadReplies::pinataCid(with(
                R"({"IpfsHash":"%","PinSize":77,"Timestamp":"2026-10-01T00:00:00.000Z","isDuplicate":true})", raw)),
            raw);
        QCOMPARE(*uploadReplies::pinataCid(with(R"({"IpfsHash":"%"})", old)), old);
        for (const char *other : {"", "{}", "<html>", "[]", R"({"IpfsHash":5})", R"({"IpfsHash":""})",
                                  R"({"IpfsHash":"javascript:alert"})", R"({"error":"no"})"})
            QCOMPARE(uploadReplies::pinataCid(other).error().code, ErrorCode::UpstreamRejected);
    }

    void readsPumpFun()
    {
        const QString uri = u"https://ipfs.io/ipfs/"_s + old;
        const QByteArray golden
            = u"{\"metadata\":{\"name\":\"Copper Fox\",\"symbol\":\"CFOX\",\"description\":\"A fox\","
              "\"image\":\"https://ipfs.io/ipfs/%1\",\"showName\":true,\"createdOn\":\"https://pump.fun\"},"
              "\"metadataUri\":\"%2\"}"_s.arg(tree, uri)
                  .toUtf8();
        QCOMPARE(*uploadReplies::pumpUploaded(golden),
                 (uploadReplies::PumpUploaded{uri, u"https://ipfs.io/ipfs/"_s + tree}));
        QCOMPARE(*uploadReplies::pumpUploaded(with(R"({"metadataUri":"%"})", uri)),
                 (uploadReplies::PumpUploaded{uri, {}}));
        QCOMPARE(
            *uploadReplies::pumpUploaded(with(R"({"metadata":{"image":"javascript:alert"},"metadataUri":"%"})", uri)),
            (uploadReplies::PumpUploaded{uri, {}}));
        for (const QString &bad : {u"javascript:alert(1)"_s, u"https://a.example/\\n"_s,
                                   u"https://a.example/"_s + QString(200, u'x'), QString(), u"http://a.example/x"_s})
            QCOMPARE(uploadReplies::pumpUploaded(with(R"({"metadataUri":"%"})", bad)).error().code,
                     ErrorCode::UpstreamRejected);
        for (const char *other : {"", "{}", "<html>", "[]", R"({"metadataUri":5})", R"({"metadata":{}})"})
            QCOMPARE(uploadReplies::pumpUploaded(other).error().code, ErrorCode::UpstreamRejected);
    }

    void namesTheService()
    {
        using uploadReplies::acceptedBody;
        QCOMPARE(*acceptedBody(u"X"_s, WebReply{200, "body"}), "body"_ba);
        QCOMPARE(acceptedBody(u"X"_s, WebReply{403, R"({"error":"go away"})"}).error(),
                 (Error{ErrorCode::UpstreamRejected, u"X refused the upload as not allowed (HTTP 403)"_s, {}, 0}));
        QCOMPARE(acceptedBody(u"X"_s, WebReply{302, {}}).error(),
                 (Error{ErrorCode::UpstreamRejected, u"X refused the upload (HTTP 302)"_s, {}, 0}));
        QCOMPARE(acceptedBody(u"X"_s, failure(ErrorCode::Unavailable, {})).error(),
                 (Error{ErrorCode::Unavailable, u"X did not answer"_s, {}, 0}));
        QCOMPARE(acceptedBody(u"X"_s, failure(ErrorCode::UpstreamRejected, {})).error().code,
                 ErrorCode::UpstreamRejected);
        QCOMPARE(acceptedBody(u"X"_s, failure(ErrorCode::Cancelled, {})).error().code, ErrorCode::Cancelled);
    }
};

CURVEDESK_TEST(tst_UploadReplies)

} // namespace uploadRepliesTest
#include "tst_UploadReplies.moc"
