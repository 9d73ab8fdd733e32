// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/MetadataDocument.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace metadataDocumentTest {

class tst_MetadataDocument : public QObject
{
    Q_OBJECT

private slots:
    void writes_data();
    void writes();
    void roundTrips_data();
    void roundTrips();
    void toleratesMissingAndUnknownMembers();
    void boundsWhatItReads_data();
    void boundsWhatItReads();
    void refuses_data();
    void refuses();
};

void tst_MetadataDocument::writes_data()
{
    QTest::addColumn<QString>("twitter");
    QTest::addColumn<QString>("website");
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("without links") << QString() << u""_s
                                   << QByteArray(
                                          R"({"createdOn":"https://pump.fun","description":"","image":"ipfs://i",)"
                                          R"("name":"Cat","showName":true,"symbol":"CAT"})");
    QTest::newRow("with links") << u"https://x.com/cat"_s << u"https://cat.example"_s
                                << QByteArray(R"({"createdOn":"https://pump.fun","description":"","image":"ipfs://i",)"
                                              R"("name":"Cat","showName":true,"symbol":"CAT",)"
                                              R"("twitter":"https://x.com/cat","website":"https://cat.example"})");
}

void tst_MetadataDocument::writes()
{
    QFETCH(QString, twitter);
    QFETCH(QString, website);
    CoinMetadata metadata;
    metadata.name = u"Cat"_s;
    metadata.symbol = u"CAT"_s;
    metadata.image = u"ipfs://i"_s;
    metadata.twitter = twitter;
    metadata.website = website;
    QTEST(metadataDocument(metadata), "document");
}

void tst_MetadataDocument::roundTrips_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotes and newlines") << u"\"a\\b\"\n\t</script>"_s;
    QTest::newRow("beyond the BMP") << u"\U0001F408 猫"_s;
    QTest::newRow("bidi and zero width") << u"a\u202Eb\u200Bc"_s;
    QTest::newRow("a zero") << QString(QChar(u'\0')) + u'x';
}

void tst_MetadataDocument::roundTrips()
{
    QFETCH(QString, text);
    const CoinMetadata metadata{text, text + u'1', text + u'2', text + u'3', text + u'4', text + u'5', text + u'6'};
    const auto read = readMetadataDocument(metadataDocument(metadata));
    QVERIFY(read);
    QCOMPARE(*read, metadata);
}

void tst_MetadataDocument::toleratesMissingAndUnknownMembers()
{
    const auto read = readMetadataDocument(R"({"name":"Cat","video":"ipfs://v","attributes":[1]})");
    QVERIFY(read);
    CoinMetadata expected;
    expected.name = u"Cat"_s;
    QCOMPARE(*read, expected);
}

void tst_MetadataDocument::boundsWhatItReads_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<qsizetype>("name");
    QTest::addColumn<qsizetype>("description");
    QTest::addColumn<qsizetype>("link");
    QTest::newRow("as long as may be") << QString(256, u'a') << qsizetype{256} << qsizetype{256} << qsizetype{256};
    QTest::newRow("a longer name") << QString(257, u'a') << qsizetype{256} << qsizetype{257} << qsizetype{257};
    QTest::newRow("the longest link") << QString(2048, u'a') << qsizetype{256} << qsizetype{2048} << qsizetype{2048};
    QTest::newRow("a longer link") << QString(2049, u'a') << qsizetype{256} << qsizetype{2049} << qsizetype{0};
    QTest::newRow("the longest description")
        << QString(65'536, u'a') << qsizetype{256} << qsizetype{65'536} << qsizetype{0};
    QTest::newRow("a megabyte") << QString(1'000'000, u'a') << qsizetype{256} << qsizetype{65'536} << qsizetype{0};
    // Three bytes each; of the next one only a part would fit.
    QTest::newRow("whole characters") << QString(30'000, u'猫') << qsizetype{85} << qsizetype{21'845} << qsizetype{0};
    // Four bytes and two units of UTF-16, behind one byte.
    QTest::newRow("no half pairs") << u'a' + u"\U0001F408"_s.repeated(20'000) << qsizetype{127} << qsizetype{32'767}
                                   << qsizetype{0};
}

void tst_MetadataDocument::boundsWhatItReads()
{
    QFETCH(QString, written);
    const CoinMetadata metadata{written, written, written, written, written, written, written};
    const auto read = readMetadataDocument(metadataDocument(metadata));
    QVERIFY(read);
    QFETCH(qsizetype, name);
    QFETCH(qsizetype, description);
    QFETCH(qsizetype, link);
    QCOMPARE(read->name, written.first(name));
    QCOMPARE(read->symbol, written.first(name));
    QCOMPARE(read->description, written.first(description));
    for (const QString &each : {read->image, read->twitter, read->telegram, read->website})
        QCOMPARE(each, written.first(link));
}

void tst_MetadataDocument::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an image") << QByteArray("\x89PNG\r\n\x1a\n");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("half a document") << QByteArray(R"({"name":"Ca)");
    QTest::newRow("a number for a name") << QByteArray(R"({"name":1})");
    QTest::newRow("null for a link") << QByteArray(R"({"name":"Cat","twitter":null})");
    QTest::newRow("an object for an image") << QByteArray(R"({"image":{"uri":"x"}})");
    QTest::newRow("too deep") << QByteArray(R"({"name":"Cat","x":)") + QByteArray(5000, '[') + QByteArray(5000, ']')
            + '}';
}

void tst_MetadataDocument::refuses()
{
    QFETCH(QByteArray, bytes);
    const auto read = readMetadataDocument(bytes);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_MetadataDocument)

} // namespace metadataDocumentTest
#include "tst_MetadataDocument.moc"
