// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageCheck.h"
#include "tests/core/node/NodeDocumentsScene.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace nodeDocumentsTest {

class tst_NodeDocuments : public QObject
{
    Q_OBJECT

private slots:
    void tellsItsVersion();
    void addsAndHandsOut_data();
    void addsAndHandsOut();
    void takesChunkedUploads();
    void takesTheLargestFile();
    void sharesTheStoreOfItsProcess();
    void keepsInFiles();
    void namesNothingAfterItsUploader();
    void tellsOfDamage();
    void leavesJsonRpcAlone_data();
    void leavesJsonRpcAlone();
    void isSparedFaults();
};

void tst_NodeDocuments::tellsItsVersion()
{
    const DocumentsScene scene;
    const RawReply reply = scene.ask("POST /api/v0/version");
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.headers.value("content-type"), "application/json"_ba);
    const QJsonObject version = json(reply);
    QVERIFY(QRegularExpression(u"^\\d+\\.\\d+\\.\\d+$"_s).match(version.value(u"Version").toString()).hasMatch());
    QCOMPARE(version.value(u"System").toString(), u"curvedesk-sandbox"_s);
    for (const auto &member : {u"Commit"_s, u"Repo"_s, u"Golang"_s})
        QVERIFY(version.value(member).isString());
}

void tst_NodeDocuments::addsAndHandsOut_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("image") << add << png();
    QTest::newRow("document") << add << document();
    QTest::newRow("document of another writer") << add << R"( {"name":"\u2764","video":7} )"_ba;
    QTest::newRow("version only") << "POST /api/v0/add?cid-version=1"_ba << png();
    QTest::newRow("what ipfs add --cid-version=1 sends")
        << "POST /api/v0/add?chunker=size-262144&cid-version=1&encoding=json&hash=sha2-256&inline-limit=32&pin=true&"
           "progress=true&stream-channels=true"_ba
        << png();
    QTest::newRow("what else may be said")
        << add + "&only-hash=false&wrap-with-directory=false&trickle=false&inline=false&nocopy=false&quieter=true"
        << document();
}

void tst_NodeDocuments::addsAndHandsOut()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, content);
    const DocumentsScene scene;
    const QByteArray cid = rawCid(content).toLatin1();
    VERIFY_KUBO_ERROR(scene.cat(cid), u"block was not found"_s);
    for (int i = 0; i < 2; ++i) { // the same bytes, the same address
        const RawReply added = scene.post(form(content), target);
        QVERIFY2(added.status == 200, added.body);
        QCOMPARE(added.headers.value("content-type"), "application/json"_ba);
        const QJsonObject expected{{u"Name"_s, QString::fromLatin1(cid)},
                                   {u"Hash"_s, QString::fromLatin1(cid)},
                                   {u"Size"_s, QString::number(content.size())}};
        QCOMPARE(json(added), expected);
    }
    for (const QByteArray &argument : {cid, "/ipfs/" + cid, "%2Fipfs%2F" + cid, cid + "&offset=0&progress=true"}) {
        const RawReply reply = scene.cat(argument);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body, content);
        QCOMPARE(reply.headers.value("content-type"), "application/octet-stream"_ba);
        QCOMPARE(reply.headers.value("x-content-type-options"), "nosniff"_ba);
        QCOMPARE(reply.headers.value("content-security-policy"), "default-src 'none'"_ba);
        QCOMPARE(reply.headers.value("cross-origin-resource-policy"), "same-origin"_ba);
    }
}

// As Kubo's own client does: it does not know how long its form will be.
void tst_NodeDocuments::takesChunkedUploads()
{
    const DocumentsScene scene;
    const QByteArray content = pngOf(2 * 1024 * 1024); // more than a call may have
    const QByteArray body = form(content);
    QByteArray chunked;
    for (qsizetype at = 0; at < body.size(); at += 100'000) {
        const QByteArray piece = body.sliced(at, qMin<qsizetype>(100'000, body.size() - at));
        chunked += QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n";
    }
    const RawReply reply = scene.raw(add + " HTTP/1.1\r\nHost: localhost\r\n" + formType.toByteArray()
                                     + "Transfer-Encoding: chunked\r\n\r\n" + chunked + "0\r\n\r\n");
    QVERIFY2(reply.status == 200, reply.body);
    QCOMPARE(json(reply).value(u"Hash").toString(), rawCid(content));
    QVERIFY(QCoro::waitFor(scene.documents.block(rawCid(content))).value() == content);
}

void tst_NodeDocuments::takesTheLargestFile()
{
    const DocumentsScene scene;
    const QByteArray largest = pngOf(maxImageBytes);
    const RawReply added = scene.post(form(largest));
    QVERIFY2(added.status == 200, added.body);
    QVERIFY(scene.cat(rawCid(largest).toLatin1()).body == largest);
    const QByteArray larger = pngOf(maxImageBytes + 1);
    VERIFY_KUBO_ERROR(scene.post(form(larger)), u"at most 15 MiB"_s);
    QCOMPARE(QCoro::waitFor(scene.documents.block(rawCid(larger))).error().code, ErrorCode::NotFound);
}

// What a launch of this process published, and what others brought, is one.
void tst_NodeDocuments::sharesTheStoreOfItsProcess()
{
    DocumentsScene scene;
    CoinMetadata metadata;
    metadata.name = u"Fox"_s;
    const auto uri = QCoro::waitFor(scene.documents.publish(metadata, png()));
    QVERIFY(uri);
    const RawReply reply = scene.cat(uri->sliced(7).toLatin1());
    QCOMPARE(reply.status, 200);
    const auto read = readMetadataDocument(reply.body);
    QVERIFY(read);
    QCOMPARE(read->name, u"Fox"_s);
    QCOMPARE(scene.cat(read->image.sliced(7).toLatin1()).body, png());
    QCOMPARE(scene.post(form(document())).status, 200);
    QCOMPARE(QCoro::waitFor(scene.documents.metadata(u"ipfs://"_s + rawCid(document()))).value().name, u"Cat"_s);
}

void tst_NodeDocuments::keepsInFiles()
{
    const QTemporaryDir directory;
    const DocumentsScene scene;
    LocalStore store(directory.filePath(u"metadata"_s));
    NodeHost host(*scene.ledger, store);
    const auto port = host.listen(0);
    QVERIFY(port);
    RawHttpClient client(*port);
    client.send(add + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + formType.toByteArray()
                + "Content-Length: " + QByteArray::number(form(png()).size()) + "\r\n\r\n" + form(png()));
    QTRY_COMPARE(client.status(), 200);
    QCOMPARE(QDir(directory.filePath(u"metadata"_s)).entryList(QDir::Files), QStringList{rawCid(png())});
}

// Neither the answer's head nor its body has a word of the form's.
void tst_NodeDocuments::namesNothingAfterItsUploader()
{
    const DocumentsScene scene;
    for (const QByteArray &name : {R"(name="file"; filename="a\"b%0d%0aX-Evil: 1")"_ba, R"(name="f\",\"Hash\":\"x")"_ba,
                                   R"(name="file"; filename="../../X-Evil")"_ba}) {
        const RawReply reply = scene.post(part(png(), name) + "--b0undary--\r\n");
        QCOMPARE(reply.status, 200);
        QCOMPARE(json(reply).value(u"Name").toString(), rawCid(png()));
        QCOMPARE(json(reply).value(u"Hash").toString(), rawCid(png()));
        QVERIFY(!reply.body.contains("Evil") && !reply.headers.contains("x-evil"));
    }
}

void tst_NodeDocuments::tellsOfDamage()
{
    const QTemporaryDir directory;
    const DocumentsScene scene;
    LocalStore store(directory.path());
    const auto cid = QCoro::waitFor(store.keep(png()));
    QVERIFY(cid);
    QFile file(directory.filePath(*cid));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<html>");
    file.close();
    NodeHost host(*scene.ledger, store);
    const auto port = host.listen(0);
    QVERIFY(port);
    RawHttpClient client(*port);
    client.send("POST /api/v0/cat?arg=" + cid->toLatin1() + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    QTRY_VERIFY(!client.replies().isEmpty());
    VERIFY_KUBO_ERROR(client.reply(), u"does not match its address"_s);
    QVERIFY(!client.received().contains("<html>") && !client.received().contains(directory.path().toUtf8()));
}

void tst_NodeDocuments::leavesJsonRpcAlone_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"/", "/api/v0", "/api/v1/add", "/x/api/v0/add", "/?api/v0/add"})
        QTest::newRow(path) << QByteArray(path);
}

void tst_NodeDocuments::leavesJsonRpcAlone()
{
    QFETCH(QByteArray, path);
    const DocumentsScene scene;
    const QByteArray call = rpcRequest(u"getHealth"_s);
    const RawReply reply = scene.ask("POST " + path, "Content-Type: application/json\r\n", call);
    QCOMPARE(reply.status, 200);
    QCOMPARE(json(reply).value(u"result").toString(), u"ok"_s);
    QCOMPARE(scene.ask("POST " + path, formType.toByteArray(), form(png())).status, 415);
    QCOMPARE(scene.ask("GET " + path).status, 405);
}

// The faults are the Solana node's; the next one is still there for it.
void tst_NodeDocuments::isSparedFaults()
{
    DocumentsScene scene;
    scene.host.enableFaults();
    const QJsonObject fault{{u"rejectWith"_s, 503}, {u"count"_s, 1}};
    QCOMPARE(scene.result(u"sandboxFaults"_s, {fault}), QJsonValue(true));
    QCOMPARE(scene.ask("POST /api/v0/version").status, 200);
    QCOMPARE(scene.post(form(png())).status, 200);
    QCOMPARE(scene.raw(scene.http(rpcRequest(u"getHealth"_s))).status, 503);
}

CURVEDESK_TEST(tst_NodeDocuments)

} // namespace nodeDocumentsTest
#include "tst_NodeDocuments.moc"
