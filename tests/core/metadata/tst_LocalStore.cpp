// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageCheck.h"
#include "core/metadata/LocalStore.h"
#include "core/metadata/MetadataDocument.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace localStoreTest {

class tst_LocalStore : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_parent = std::make_unique<QTemporaryDir>(); }
    void computesCids_data();
    void computesCids();
    void publishes_data();
    void publishes();
    void isTheUsersAlone();
    void survivesReopening();
    void isDeterministic();
    void keepsAGivenImageUri();
    void refusesAHugeImage();
    void knowsNoOtherAddress_data();
    void knowsNoOtherAddress();
    void noticesDamage_data();
    void noticesDamage();
    void repairsDamageByPublishing();
    void reportsStorage();
    void anImageIsNoDocument();
    void keepsBlocks_data() { publishes_data(); }
    void keepsBlocks();
    void keepsNoHugeBlock_data() { publishes_data(); }
    void keepsNoHugeBlock();
    void tellsWhatIsWrongWithABlock();
    void keepsWhatIsPublishedElsewhere_data();
    void keepsWhatIsPublishedElsewhere();
    void noticesADamagedAddress_data();
    void noticesADamagedAddress();

private:
    [[nodiscard]] QString directory() const { return m_parent->filePath(u"a/metadata"_s); }
    static CoinMetadata cat()
    {
        CoinMetadata metadata;
        metadata.name = u"Cat"_s;
        metadata.symbol = u"CAT"_s;
        metadata.description = u"A cat \U0001F408"_s;
        metadata.telegram = u"https://t.me/cat"_s;
        return metadata;
    }

    std::unique_ptr<QTemporaryDir> m_parent;
};

void tst_LocalStore::computesCids_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("cid");
    // Python: "b" + base64.b32encode(bytes([1, 0x55, 0x12, 0x20]) + sha256).lower().rstrip("=")
    QTest::newRow("hello world") << QByteArray("hello world")
                                 << u"bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"_s;
    QTest::newRow("nothing") << QByteArray() << u"bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku"_s;
}

void tst_LocalStore::computesCids()
{
    QFETCH(QByteArray, bytes);
    QTEST(rawCid(bytes), "cid");
}

void tst_LocalStore::publishes_data()
{
    QTest::addColumn<bool>("inMemory");
    QTest::newRow("in memory") << true;
    QTest::newRow("in a directory") << false;
}

void tst_LocalStore::publishes()
{
    QFETCH(bool, inMemory);
    LocalStore store(inMemory ? QString() : directory());
    const QByteArray image("not judged here");
    const auto uri = QCoro::waitFor(store.publish(cat(), image));
    QVERIFY(uri);
    QCOMPARE(uri->toUtf8().size(), 66);
    CoinMetadata expected = cat();
    expected.image = u"ipfs://"_s + rawCid(image);
    QCOMPARE(*uri, u"ipfs://"_s + rawCid(metadataDocument(expected)));
    const auto metadata = QCoro::waitFor(store.metadata(*uri));
    QVERIFY(metadata);
    QCOMPARE(*metadata, expected);
    QCOMPARE(QCoro::waitFor(store.image(metadata->image)).value(), image);
    QCOMPARE(QCoro::waitFor(store.keptImage(*uri)).value(), image);
    QCOMPARE(QCoro::waitFor(store.keptImage(metadata->image)).error().code, ErrorCode::Damaged); // no document
    QCOMPARE(QDir(directory()).entryList(QDir::Files).size(), inMemory ? 0 : 2);
}

void tst_LocalStore::isTheUsersAlone()
{
    const QString folder = m_parent->filePath(u"new/store"_s);
    LocalStore store(folder);
    QVERIFY(QCoro::waitFor(store.publish(cat(), "image")));
    const QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup
        | QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    const QFileInfoList files = QDir(folder).entryInfoList(QDir::Files);
    QVERIFY(!files.isEmpty());
    QCOMPARE(QFileInfo(folder).permissions() & others, QFileDevice::Permissions());
    QCOMPARE(files.constFirst().permissions() & others, QFileDevice::Permissions());
}

void tst_LocalStore::survivesReopening()
{
    QString uri;
    {
        LocalStore store(directory());
        uri = QCoro::waitFor(store.publish(cat(), "image")).value();
    }
    LocalStore store(directory());
    const auto metadata = QCoro::waitFor(store.metadata(uri));
    QVERIFY(metadata);
    QCOMPARE(metadata->name, u"Cat"_s);
    QCOMPARE(QCoro::waitFor(store.image(metadata->image)).value(), QByteArray("image"));
}

void tst_LocalStore::isDeterministic()
{
    LocalStore store(directory());
    const auto first = QCoro::waitFor(store.publish(cat(), "image"));
    const auto second = QCoro::waitFor(store.publish(cat(), "image"));
    QCOMPARE(first.value(), second.value());
    QCOMPARE(QDir(directory()).entryList(QDir::Files).size(), 2);
}

void tst_LocalStore::keepsAGivenImageUri()
{
    LocalStore store((QString()));
    CoinMetadata metadata = cat();
    metadata.image = u"https://cat.example/cat.png"_s;
    const auto uri = QCoro::waitFor(store.publish(metadata, {}));
    QVERIFY(uri);
    QCOMPARE(QCoro::waitFor(store.metadata(*uri)).value(), metadata);
}

void tst_LocalStore::refusesAHugeImage()
{
    LocalStore store(directory());
    const auto uri = QCoro::waitFor(store.publish(cat(), QByteArray(maxImageBytes + 1, 'x')));
    QVERIFY(!uri);
    QCOMPARE(uri.error().code, ErrorCode::PayloadTooLarge);
    QVERIFY(!QDir(directory()).exists());
}

void tst_LocalStore::knowsNoOtherAddress_data()
{
    QTest::addColumn<QString>("uri");
    const QString cid = rawCid("a secret beside the store");
    QTest::newRow("nothing") << QString();
    QTest::newRow("an unknown block") << u"ipfs://"_s + rawCid("unknown");
    QTest::newRow("without a scheme") << cid;
    QTest::newRow("a gateway") << u"https://ipfs.io/ipfs/"_s + cid;
    QTest::newRow("upper-case scheme") << u"IPFS://"_s + cid;
    QTest::newRow("upper-case block") << u"ipfs://"_s + cid.toUpper();
    QTest::newRow("the directory") << u"ipfs://"_s;
    QTest::newRow("a file") << u"file:///etc/passwd"_s;
    QTest::newRow("a path") << u"ipfs://../secret"_s;
    QTest::newRow("a path as long as a block") << u"ipfs://bafkrei"_s + u"../"_s.repeated(17) + u"x"_s;
    QTest::newRow("an absolute path") << u"ipfs:///"_s + cid;
    QTest::newRow("a path behind a block") << u"ipfs://"_s + cid + u"/../secret"_s;
    QTest::newRow("a zero behind a block") << u"ipfs://"_s + cid + QChar(u'\0');
    QTest::newRow("a zero in a block") << u"ipfs://"_s + cid.chopped(1) + QChar(u'\0');
    QTest::newRow("a CIDv0") << u"ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"_s;
    QTest::newRow("another codec") << u"ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi"_s;
    QTest::newRow("a query") << u"ipfs://"_s + cid + u"?x"_s;
}

void tst_LocalStore::knowsNoOtherAddress()
{
    QFETCH(QString, uri);
    QVERIFY(QDir().mkpath(directory()));
    QFile secret(m_parent->filePath(u"a/secret"_s));
    QVERIFY(secret.open(QIODevice::WriteOnly));
    secret.write("a secret beside the store");
    secret.close();
    LocalStore inDirectory(directory());
    LocalStore inMemory((QString()));
    for (LocalStore *store : {&inDirectory, &inMemory}) {
        const auto block = QCoro::waitFor(store->block(uri.startsWith(u"ipfs://") ? uri.sliced(7) : uri));
        QVERIFY(!block);
        QCOMPARE(block.error().code, ErrorCode::NotFound);
        const auto image = QCoro::waitFor(store->image(uri));
        QVERIFY(!image);
        QCOMPARE(image.error().code, ErrorCode::NotFound);
        const auto metadata = QCoro::waitFor(store->metadata(uri));
        QVERIFY(!metadata);
        QCOMPARE(metadata.error().code, ErrorCode::NotFound);
    }
}

void tst_LocalStore::noticesDamage_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("emptied") << QByteArray();
    QTest::newRow("one bit") << QByteArray("imagd");
    QTest::newRow("cut") << QByteArray("imag");
    QTest::newRow("longer") << QByteArray("image\n");
    QTest::newRow("endless") << QByteArray(maxImageBytes + 5, 'x');
}

void tst_LocalStore::noticesDamage()
{
    QFETCH(QByteArray, content);
    LocalStore store(directory());
    QVERIFY(QCoro::waitFor(store.publish(cat(), "image")));
    QFile file(QDir(directory()).filePath(rawCid("image")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
    file.close();
    const auto image = QCoro::waitFor(store.image(u"ipfs://"_s + rawCid("image")));
    QVERIFY(!image);
    QCOMPARE(image.error().code, ErrorCode::Damaged);
    QVERIFY(!image.error().detail.contains(m_parent->path()));
}

void tst_LocalStore::repairsDamageByPublishing()
{
    LocalStore store(directory());
    QVERIFY(QCoro::waitFor(store.publish(cat(), "image")));
    QFile file(QDir(directory()).filePath(rawCid("image")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(QCoro::waitFor(store.publish(cat(), "image")));
    QCOMPARE(QCoro::waitFor(store.image(u"ipfs://"_s + rawCid("image"))).value(), QByteArray("image"));
}

void tst_LocalStore::reportsStorage()
{
    QFile blocker(m_parent->filePath(u"blocker"_s));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    blocker.close();
    LocalStore store(blocker.fileName() + u"/below"_s);
    const auto uri = QCoro::waitFor(store.publish(cat(), "image"));
    QVERIFY(!uri);
    QCOMPARE(uri.error().code, ErrorCode::Storage);
    QVERIFY(!uri.error().detail.contains(m_parent->path()));
}

void tst_LocalStore::anImageIsNoDocument()
{
    LocalStore store((QString()));
    QVERIFY(QCoro::waitFor(store.publish(cat(), "image")));
    const auto metadata = QCoro::waitFor(store.metadata(u"ipfs://"_s + rawCid("image")));
    QVERIFY(!metadata);
    QCOMPARE(metadata.error().code, ErrorCode::Damaged);
}

void tst_LocalStore::keepsBlocks()
{
    QFETCH(bool, inMemory);
    LocalStore store(inMemory ? QString() : directory());
    for (const QByteArray &bytes : {QByteArray("hello world"), QByteArray(), QByteArray("\0\xff", 2)}) {
        const auto cid = QCoro::waitFor(store.keep(bytes));
        QVERIFY(cid);
        QCOMPARE(*cid, rawCid(bytes));
        QCOMPARE(QCoro::waitFor(store.keep(bytes)).value(), *cid); // again: the same block
        QCOMPARE(QCoro::waitFor(store.block(*cid)).value(), bytes);
    }
    QCOMPARE(QDir(directory()).entryList(QDir::Files).size(), inMemory ? 0 : 3);
    // What is kept by its bytes is found by its uri, and the other way round.
    const auto cid = QCoro::waitFor(store.keep(metadataDocument(cat())));
    QVERIFY(cid);
    QCOMPARE(QCoro::waitFor(store.metadata(u"ipfs://"_s + *cid)).value(), cat());
    QVERIFY(QCoro::waitFor(store.publish(cat(), "image")));
    QCOMPARE(QCoro::waitFor(store.block(rawCid("image"))).value(), QByteArray("image"));
}

void tst_LocalStore::keepsNoHugeBlock()
{
    QFETCH(bool, inMemory);
    LocalStore store(inMemory ? QString() : directory());
    const auto refused = QCoro::waitFor(store.keep(QByteArray(maxImageBytes + 1, 'x')));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::PayloadTooLarge);
    QVERIFY(!QDir(directory()).exists());
    const QByteArray largest(maxImageBytes, 'x');
    const auto cid = QCoro::waitFor(store.keep(largest));
    QVERIFY(cid);
    QVERIFY(QCoro::waitFor(store.block(*cid)).value() == largest);
}

void tst_LocalStore::tellsWhatIsWrongWithABlock()
{
    LocalStore store(directory());
    const auto cid = QCoro::waitFor(store.keep("image"));
    QVERIFY(cid);
    QFile file(QDir(directory()).filePath(*cid));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("another");
    file.close();
    QCOMPARE(QCoro::waitFor(store.block(*cid)).error().code, ErrorCode::Damaged);
    QCOMPARE(QCoro::waitFor(store.keep("image")).value(), *cid); // repairs it
    QCOMPARE(QCoro::waitFor(store.block(*cid)).value(), QByteArray("image"));
    LocalStore beyond(file.fileName() + u"/below"_s);
    QCOMPARE(QCoro::waitFor(beyond.keep("image")).error().code, ErrorCode::Storage);
}

void tst_LocalStore::keepsWhatIsPublishedElsewhere_data()
{
    QTest::addColumn<QString>("uri");
    QTest::newRow("its own address") << u"ipfs://"_s + rawCid("image");
    QTest::newRow("another codec") << u"ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi"_s;
    QTest::newRow("a gateway") << u"https://ipfs.io/ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG"_s;
    QTest::newRow("a path") << u"../../secret"_s;
}

void tst_LocalStore::keepsWhatIsPublishedElsewhere()
{
    QFETCH(QString, uri);
    {
        LocalStore store(directory());
        QVERIFY(QCoro::waitFor(store.keepAs(uri, "before")));
        QVERIFY(QCoro::waitFor(store.keepAs(uri, "image")));
    }
    LocalStore reopened(directory());
    QCOMPARE(*QCoro::waitFor(reopened.image(uri)), QByteArray("image"));
    QCOMPARE(*QCoro::waitFor(reopened.image(u"ipfs://"_s + rawCid("image"))), QByteArray("image"));
    QVERIFY(!QCoro::waitFor(reopened.image(uri + u"x"_s)));
    const QStringList around = QDir(m_parent->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    QCOMPARE(around, QStringList{u"a"_s});
    LocalStore inMemory((QString()));
    QVERIFY(QCoro::waitFor(inMemory.keepAs(uri, "image")));
    QCOMPARE(*QCoro::waitFor(inMemory.image(uri)), QByteArray("image"));
}

void tst_LocalStore::noticesADamagedAddress_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("emptied") << QByteArray();
    QTest::newRow("a path") << QByteArray("../secret");
    QTest::newRow("cut") << rawCid("image").toLatin1().chopped(1);
    QTest::newRow("endless") << QByteArray(maxImageBytes + 5, 'x');
}

void tst_LocalStore::noticesADamagedAddress()
{
    QFETCH(QByteArray, content);
    const QString uri = u"https://a.example/x"_s;
    LocalStore store(directory());
    QVERIFY(QCoro::waitFor(store.keepAs(uri, "image")));
    const QStringList files = QDir(directory()).entryList({u"*.uri"_s}, QDir::Files);
    QVERIFY(!files.isEmpty());
    QFile file(QDir(directory()).filePath(files.constFirst()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
    file.close();
    const auto image = QCoro::waitFor(store.image(uri));
    QVERIFY(!image);
    QCOMPARE(image.error().code, ErrorCode::Damaged);
    QVERIFY(QCoro::waitFor(store.keepAs(uri, "image")));
    QVERIFY(QCoro::waitFor(store.image(uri)));
}

CURVEDESK_TEST(tst_LocalStore)

} // namespace localStoreTest
#include "tst_LocalStore.moc"
