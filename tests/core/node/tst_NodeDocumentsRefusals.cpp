// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/node/NodeDocumentsScene.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace nodeDocumentsRefusalsTest {

class tst_NodeDocumentsRefusals : public QObject
{
    Q_OBJECT

private slots:
    void refusesContent_data();
    void refusesContent();
    void refusesForms_data();
    void refusesForms();
    void refusesOptions_data();
    void refusesOptions();
    void knowsNoOtherAddress_data();
    void knowsNoOtherAddress();
    void refusesHugeUploadsEarly();
    void refusesOtherRequests_data();
    void refusesOtherRequests();
    void refusesStrangers_data();
    void refusesStrangers();
};

void tst_NodeDocumentsRefusals::refusesContent_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("saying");
    QTest::newRow("nothing") << QByteArray() << u"file is empty"_s;
    QTest::newRow("garbage") << QByteArray("\x7f\x45\x4c\x46\0\1\2\3", 8) << u"PNG, JPEG, GIF or WebP"_s;
    QTest::newRow("HTML") << "<!doctype html><script>alert(1)</script>"_ba << u"no JSON object"_s;
    QTest::newRow("SVG") << "<svg xmlns='http://www.w3.org/2000/svg'/>"_ba << u"no JSON object"_s;
    QTest::newRow("text") << "hello"_ba << u"no JSON object"_s;
    QTest::newRow("a damaged image") << png().first(20) << u"damaged image"_s;
    QTest::newRow("half an image") << png().chopped(12) << u"not a whole PNG image"_s;
    QTest::newRow("a list") << "[1]"_ba << u"no JSON object"_s;
    QTest::newRow("a broken document") << document().chopped(1) << u"no JSON object"_s;
    QTest::newRow("a document with a wrong name") << R"({"name":7})"_ba << u"no text"_s;
}

void tst_NodeDocumentsRefusals::refusesContent()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, saying);
    const DocumentsScene scene;
    VERIFY_KUBO_ERROR(scene.post(form(content)), saying);
    QCOMPARE(QCoro::waitFor(scene.documents.block(rawCid(content))).error().code, ErrorCode::NotFound);
}

void tst_NodeDocumentsRefusals::refusesForms_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("saying");
    const QByteArray right = formType.toByteArray();
    QTest::newRow("no file part") << right << "--b0undary--\r\n"_ba << 400 << "file argument 'path' is required"_ba;
    QTest::newRow("no file part but a field") << right << part("Cat", R"(name="name")") + "--b0undary--\r\n"
                                              << 500 << "no JSON object"_ba;
    QTest::newRow("two file parts") << right << part(png()) + form(document()) << 500 << "one file at a time"_ba;
    QTest::newRow("no body") << right << QByteArray() << 400 << "malformed"_ba;
    QTest::newRow("cut") << right << form(png()).chopped(8) << 400 << "malformed"_ba;
    QTest::newRow("another boundary") << "Content-Type: multipart/form-data; boundary=other\r\n"_ba << form(png())
                                      << 400 << "malformed"_ba;
    QTest::newRow("no boundary") << "Content-Type: multipart/form-data\r\n"_ba << form(png()) << 400 << "boundary"_ba;
    QTest::newRow("no type") << QByteArray() << form(png()) << 400 << "multipart/form-data"_ba;
    QTest::newRow("JSON") << "Content-Type: application/json\r\n"_ba << document() << 400 << "multipart/form-data"_ba;
    QTest::newRow("an image") << "Content-Type: image/png\r\n"_ba << png() << 400 << "multipart/form-data"_ba;
}

void tst_NodeDocumentsRefusals::refusesForms()
{
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(QByteArray, saying);
    const DocumentsScene scene;
    const RawReply reply = scene.ask(add, lines, body);
    QVERIFY2(reply.body.contains(saying), reply.body);
    QCOMPARE(reply.status, status);
    QCOMPARE(reply.headers.value("content-type"),
             status == 400 ? "text/plain; charset=utf-8"_ba : "application/json"_ba);
    QCOMPARE(QCoro::waitFor(scene.documents.block(rawCid(png()))).error().code, ErrorCode::NotFound);
}

void tst_NodeDocumentsRefusals::refusesOptions_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("saying");
    const auto added = [](const QByteArray &query) { return "POST /api/v0/add" + query; };
    const QString version = u"cid-version must be 1"_s;
    QTest::newRow("Kubo's default") << added({}) << 500 << version;
    QTest::newRow("no version") << added("?raw-leaves=true") << 500 << version;
    QTest::newRow("an empty version") << added("?cid-version=") << 500 << version;
    QTest::newRow("version 0") << added("?cid-version=0") << 500 << version;
    QTest::newRow("version 2") << added("?cid-version=2") << 500 << version;
    QTest::newRow("a version too long") << added("?cid-version=" + QByteArray(4000, '1')) << 500 << version;
    QTest::newRow("two versions") << added("?cid-version=1&cid-version=0") << 400 << u"given twice"_s;
    QTest::newRow("another spelling") << added("?cid_version=1") << 400 << u"its name is cid-version"_s;
    QTest::newRow("a broken escape") << added("?cid-version=%4") << 400 << u"percent-encoded"_s;
    QTest::newRow("a tree") << added("?cid-version=1&raw-leaves=false") << 500 << u"raw-leaves must be true"_s;
    QTest::newRow("another hash") << added("?cid-version=1&hash=sha3-512") << 500 << u"hash must be sha2-256"_s;
    QTest::newRow("nothing stored") << added("?cid-version=1&only-hash=true") << 500 << u"only-hash must be false"_s;
    QTest::newRow("a directory") << added("?cid-version=1&wrap-with-directory=true") << 500
                                 << u"wrap-with-directory must be false"_s;
    const QByteArray read = "POST /api/v0/cat?arg=" + rawCid(png()).toLatin1();
    QTest::newRow("from the middle") << read + "&offset=3" << 500 << u"offset must be 0"_s;
    QTest::newRow("a piece") << read + "&length=3" << 500 << u"length is not supported"_s;
    QTest::newRow("two addresses") << read + "&arg=x" << 400 << u"given twice"_s;
    QTest::newRow("no address") << "POST /api/v0/cat"_ba << 400 << u"argument \"ipfs-path\" is required"_s;
    QTest::newRow("an empty address") << "POST /api/v0/cat?arg="_ba << 400 << u"argument \"ipfs-path\" is required"_s;
    QTest::newRow("no UTF-8") << "POST /api/v0/cat?arg=%ff"_ba << 400 << u"UTF-8"_s;
    QTest::newRow("a NUL") << "POST /api/v0/cat?arg=%00"_ba << 400 << u"NUL"_s;
}

void tst_NodeDocumentsRefusals::refusesOptions()
{
    QFETCH(QByteArray, target);
    QFETCH(int, status);
    QFETCH(QString, saying);
    DocumentsScene scene;
    const bool adds = target.contains("add");
    if (!adds)
        QVERIFY(QCoro::waitFor(scene.documents.keep(png())));
    const RawReply reply = adds ? scene.post(form(png()), target) : scene.ask(target);
    QCOMPARE(reply.status, status);
    if (status == 500) {
        VERIFY_KUBO_ERROR(reply, saying);
    } else {
        QCOMPARE(reply.headers.value("content-type"), "text/plain; charset=utf-8"_ba);
        QVERIFY2(reply.body.contains(saying.toUtf8()), reply.body);
    }
    QCOMPARE(QCoro::waitFor(scene.documents.block(rawCid(png()))).has_value(), !adds);
}

void tst_NodeDocumentsRefusals::knowsNoOtherAddress_data()
{
    QTest::addColumn<QByteArray>("argument");
    const QByteArray cid = rawCid("a secret beside the store").toLatin1();
    QTest::newRow("an unknown block") << cid;
    QTest::newRow("a path") << "../secret"_ba;
    QTest::newRow("an encoded path") << "..%2Fsecret"_ba;
    QTest::newRow("a path below /ipfs/") << "/ipfs/../secret"_ba;
    QTest::newRow("an absolute path") << "/etc/passwd"_ba;
    QTest::newRow("a path as long as a block") << "bafkrei" + QByteArray("../").repeated(17) + "x";
    QTest::newRow("a path behind a block") << cid + "/../secret";
    QTest::newRow("another namespace") << "/ipns/" + cid;
    QTest::newRow("twice below /ipfs/") << "/ipfs//ipfs/" + cid;
    QTest::newRow("only /ipfs/") << "/ipfs/"_ba;
    QTest::newRow("upper case") << cid.toUpper();
    QTest::newRow("a CIDv0") << "QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"_ba;
    QTest::newRow("garbage") << "%22%5C%F0%9F%90%B1"_ba;
    QTest::newRow("long") << QByteArray(7000, 'b');
}

void tst_NodeDocumentsRefusals::knowsNoOtherAddress()
{
    QFETCH(QByteArray, argument);
    const QTemporaryDir directory;
    QVERIFY(QDir(directory.path()).mkdir(u"metadata"_s));
    QFile secret(directory.filePath(u"secret"_s));
    QVERIFY(secret.open(QIODevice::WriteOnly));
    secret.write("a secret beside the store");
    secret.close();
    const DocumentsScene scene;
    LocalStore store(directory.filePath(u"metadata"_s));
    NodeHost host(*scene.ledger, store);
    const auto port = host.listen(0);
    QVERIFY(port);
    RawHttpClient client(*port);
    client.send("POST /api/v0/cat?arg=" + argument + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    QTRY_VERIFY(!client.replies().isEmpty());
    VERIFY_KUBO_ERROR(client.reply(), u"block was not found"_s);
}

// From its announced size, or once it has grown too large; the refusal is Kubo's either way.
void tst_NodeDocumentsRefusals::refusesHugeUploadsEarly()
{
    const DocumentsScene scene;
    const RawReply announced = scene.raw(add + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + formType.toByteArray()
                                         + "Content-Length: 17000000\r\n\r\n--b0undary\r\n");
    VERIFY_KUBO_ERROR(announced, u"at most 15 MiB"_s);
    QCOMPARE(announced.headers.value("connection"), "close"_ba);
    const QByteArray piece(1024 * 1024, 'x');
    QByteArray chunked;
    for (int i = 0; i < 17; ++i)
        chunked += "100000\r\n" + piece + "\r\n";
    const RawReply grown = scene.raw(add + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + formType.toByteArray()
                                     + "Transfer-Encoding: chunked\r\n\r\n" + chunked);
    VERIFY_KUBO_ERROR(grown, u"at most 15 MiB"_s);
    // Only an upload may be that large.
    for (const QByteArray &target : {"POST /api/v0/cat"_ba, "POST /api/v0/version"_ba, "POST /"_ba})
        QCOMPARE(scene
                     .raw(target
                          + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                            "Content-Length: 1048577\r\n\r\n")
                     .status,
                 413);
}

void tst_NodeDocumentsRefusals::refusesOtherRequests_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<int>("status");
    const QByteArray cid = rawCid(png()).toLatin1();
    for (const char *method : {"GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"}) {
        for (const char *path : {"version", "add?cid-version=1", "cat?arg="})
            QTest::addRow("%s %s", method, path) << method + " /api/v0/"_ba + path + cid << 405;
    }
    for (const char *path : {"", "pin/add", "add/", "cat/", "Cat", "%63at", "id", "../v0/add", "//cat", "shutdown"})
        QTest::addRow("/api/v0/%s", path) << "POST /api/v0/"_ba + path << 404;
}

void tst_NodeDocumentsRefusals::refusesOtherRequests()
{
    QFETCH(QByteArray, target);
    QFETCH(int, status);
    DocumentsScene scene;
    QVERIFY(QCoro::waitFor(scene.documents.keep(png())));
    RawHttpClient client(scene.port);
    if (target.startsWith("HEAD"))
        client.expectNoBodies();
    client.send(target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    QTRY_COMPARE(client.status(), status);
    QCOMPARE(client.reply().headers.value("content-type"), "text/plain; charset=utf-8"_ba);
    QCOMPARE(client.reply().headers.value("allow"), status == 405 ? "POST"_ba : QByteArray());
}

void tst_NodeDocumentsRefusals::refusesStrangers_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("status");
    const QByteArray host = "Host: 127.0.0.1:5001\r\n";
    QTest::newRow("friend") << host << 200;
    QTest::newRow("localhost") << "Host: LocalHost\r\n"_ba << 200;
    QTest::newRow("typed into a browser") << host + "Sec-Fetch-Site: none\r\n" << 200;
    QTest::newRow("rebound name") << "Host: evil.example:5001\r\n"_ba << 421;
    QTest::newRow("web page") << host + "Origin: https://evil.example\r\n" << 403;
    QTest::newRow("local web page") << host + "Origin: http://localhost:5001\r\n" << 403;
    QTest::newRow("page without origin") << host + "Origin: null\r\n" << 403;
    QTest::newRow("page that hides its origin") << host + "Sec-Fetch-Site: cross-site\r\n" << 403;
    QTest::newRow("page of another port") << host + "Sec-Fetch-Site: same-site\r\n" << 403;
}

void tst_NodeDocumentsRefusals::refusesStrangers()
{
    QFETCH(QByteArray, lines);
    QFETCH(int, status);
    DocumentsScene scene;
    QVERIFY(QCoro::waitFor(scene.documents.keep(png())));
    const auto ask = [&](const QByteArray &target, const QByteArray &body = {}) {
        return scene.raw(target + " HTTP/1.1\r\n" + lines + formType.toByteArray()
                         + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    };
    QCOMPARE(ask("POST /api/v0/version").status, status);
    const RawReply read = ask("POST /api/v0/cat?arg=" + rawCid(png()).toLatin1());
    QCOMPARE(read.status, status);
    QCOMPARE(read.body.contains(png()), status == 200);
    QVERIFY(!read.headers.contains("access-control-allow-origin"));
    QCOMPARE(ask(add, form(document())).status, status);
    QCOMPARE(QCoro::waitFor(scene.documents.block(rawCid(document()))).has_value(), status == 200);
}

CURVEDESK_TEST(tst_NodeDocumentsRefusals)

} // namespace nodeDocumentsRefusalsTest
#include "tst_NodeDocumentsRefusals.moc"
