// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/MetaplexMetadata.h"
#include "tests/core/solana/TestData.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace metaplexMetadataTest {

class tst_MetaplexMetadata : public QObject
{
    Q_OBJECT

private slots:
    void layoutOfACurveCoin();
    void everyFieldRoundTrips();
    void shortOldAccounts();
    void leftOverBytesAreAbsentFields_data();
    void leftOverBytesAreAbsentFields();
    void refuses_data();
    void refuses();
    void noByteStringCrashes();
};

namespace {

Address filled(quint8 byte)
{
    std::array<quint8, 32> bytes;
    bytes.fill(byte);
    return Address(bytes);
}

MetaplexMetadata curveCoin()
{
    MetaplexMetadata metadata;
    metadata.updateAuthority = filled(1);
    metadata.mint = filled(2);
    metadata.name = "Oracle Coin";
    metadata.symbol = "ORCL";
    metadata.uri = "https://ipfs.io/ipfs/abc";
    metadata.editionNonce = 254;
    metadata.tokenStandard = 2;
    return metadata;
}

MetaplexMetadata everything()
{
    MetaplexMetadata metadata = curveCoin();
    metadata.sellerFeeBasisPoints = 1234;
    metadata.creators = {{filled(3), true, 60}, {filled(4), false, 40}};
    metadata.primarySaleHappened = true;
    metadata.isMutable = true;
    metadata.collection = {true, filled(5)};
    metadata.uses = {2, 3, ~0ull};
    metadata.collectionSize = 99;
    metadata.programmableConfig = {filled(6)};
    return metadata;
}

// Offset of the byte behind isMutable in the account of a coin without creators.
constexpr qsizetype fixedEnd = 324;

} // namespace

void tst_MetaplexMetadata::layoutOfACurveCoin()
{
    const QByteArray data = curveCoin().encode();
    QCOMPARE(data.size(), 679);
    QCOMPARE(data[0], '\4');
    QCOMPARE(data.sliced(1, 64), QByteArray(32, '\1') + QByteArray(32, '\2'));
    QCOMPARE(data.sliced(65, 36), QByteArray("\x20\0\0\0Oracle Coin", 15) + QByteArray(21, '\0'));
    QCOMPARE(data.sliced(101, 14), QByteArray("\x0a\0\0\0ORCL", 8) + QByteArray(6, '\0'));
    QCOMPARE(data.sliced(115, 4), QByteArray("\xc8\0\0\0", 4));
    QCOMPARE(data.sliced(119, 200), QByteArray("https://ipfs.io/ipfs/abc").leftJustified(200, '\0'));
    // Seller fee, no creators, not sold, not mutable, nonce, standard, then nothing but zeros.
    QCOMPARE(data.sliced(319, 9), QByteArray("\0\0\0\0\0\1\xfe\1\2", 9));
    QCOMPARE(data.sliced(328), QByteArray(679 - 328, '\0'));
    const Result<MetaplexMetadata> decoded = MetaplexMetadata::decode(data);
    QVERIFY(decoded);
    QCOMPARE(*decoded, curveCoin());
    QCOMPARE(curveCoin().encode(607), data.first(607));
}

void tst_MetaplexMetadata::everyFieldRoundTrips()
{
    const Result<MetaplexMetadata> all = MetaplexMetadata::decode(everything().encode());
    QVERIFY(all);
    QCOMPARE(*all, everything());

    MetaplexMetadata noRules = everything();
    noRules.programmableConfig = MetaplexMetadata::ProgrammableConfig{};
    noRules.creators = QList<MetaplexMetadata::Creator>();
    const Result<MetaplexMetadata> some = MetaplexMetadata::decode(noRules.encode());
    QVERIFY(some);
    QCOMPARE(*some, noRules);

    MetaplexMetadata longest = everything();
    longest.name = QByteArray(32, 'n');
    longest.symbol = QByteArray(10, 's');
    longest.uri = QByteArray(200, 'u');
    longest.creators = QList<MetaplexMetadata::Creator>(5, {filled(7), false, 20});
    QCOMPARE(longest.encode().size(), 679);
    const Result<MetaplexMetadata> most = MetaplexMetadata::decode(longest.encode());
    QVERIFY(most);
    QCOMPARE(*most, longest);
}

void tst_MetaplexMetadata::shortOldAccounts()
{
    const QByteArray data = everything().encode(0);
    const qsizetype appended = fixedEnd + 4 + 2 * 34; // with two creators
    for (qsizetype size = 0; size <= data.size(); ++size) {
        const Result<MetaplexMetadata> cut = MetaplexMetadata::decode(data.first(size));
        QVERIFY2(cut.has_value() == (size >= appended), QByteArray::number(size));
        if (!cut) {
            QCOMPARE(cut.error().code, ErrorCode::Damaged);
            continue;
        }
        QCOMPARE(cut->isMutable, true);
        QCOMPARE(cut->editionNonce.has_value(), size >= appended + 2);
        // These three come together or not at all.
        QCOMPARE(cut->tokenStandard.has_value(), size >= appended + 2 + 2 + 34 + 18);
        QCOMPARE(cut->collection.has_value(), cut->tokenStandard.has_value());
        QCOMPARE(cut->programmableConfig.has_value(), size == data.size());
    }
}

void tst_MetaplexMetadata::leftOverBytesAreAbsentFields_data()
{
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("byte");
    QTest::newRow("nonce tag") << 0 << 7;
    QTest::newRow("standard tag") << 2 << 9;
    QTest::newRow("standard") << 3 << 6;
    QTest::newRow("collection tag") << 4 << 0xff;
    QTest::newRow("collection verified") << 5 << 2;
    QTest::newRow("uses method") << 39 << 3;
}

void tst_MetaplexMetadata::leftOverBytesAreAbsentFields()
{
    QFETCH(int, offset);
    QFETCH(int, byte);
    MetaplexMetadata metadata = everything();
    metadata.creators.reset();
    QByteArray data = metadata.encode();
    data[fixedEnd + offset] = static_cast<char>(byte);
    const Result<MetaplexMetadata> decoded = MetaplexMetadata::decode(data);
    QVERIFY(decoded);
    QCOMPARE(decoded->name, metadata.name);
    QCOMPARE(decoded->editionNonce.has_value(), offset > 0);
    QVERIFY(!decoded->tokenStandard && !decoded->collection && !decoded->uses);
    QVERIFY(!decoded->collectionSize && !decoded->programmableConfig);
}

void tst_MetaplexMetadata::refuses_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray data = curveCoin().encode();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("zeros") << QByteArray(679, '\0');
    QTest::newRow("other key") << QByteArray(data).replace(0, 1, "\6");
    QTest::newRow("name of 4 GiB") << QByteArray(data).replace(65, 4, "\xff\xff\xff\xff");
    QTest::newRow("name past the end") << QByteArray(data).replace(65, 4, QByteArray("\x70\2\0\0", 4));
    QTest::newRow("creators tag") << QByteArray(data).replace(321, 1, "\2");
    QTest::newRow("six creators") << QByteArray(data).replace(321, 5, QByteArray("\1\6\0\0\0", 5));
    QTest::newRow("sold") << QByteArray(data).replace(322, 1, "\2");
    QTest::newRow("mutable") << QByteArray(data).replace(323, 1, "\2");
    QTest::newRow("cut before the mutable flag") << data.first(323);
}

void tst_MetaplexMetadata::refuses()
{
    QFETCH(QByteArray, data);
    const Result<MetaplexMetadata> decoded = MetaplexMetadata::decode(data);
    QVERIFY(!decoded);
    QCOMPARE(decoded.error().code, ErrorCode::Damaged);
}

void tst_MetaplexMetadata::noByteStringCrashes()
{
    test::Sequence sequence(5);
    const QByteArray data = everything().encode();
    for (int round = 0; round < 20'000; ++round) {
        QByteArray bytes = data.first(static_cast<qsizetype>(sequence.below(600)) + 1);
        for (quint64 i = 0; i <= sequence.below(4); ++i)
            bytes[static_cast<qsizetype>(sequence.below(static_cast<quint64>(bytes.size())))]
                = static_cast<char>(sequence.next());
        const Result<MetaplexMetadata> decoded = MetaplexMetadata::decode(bytes);
        if (decoded)
            QVERIFY(decoded->encode().size() >= 321);
    }
}

CURVEDESK_TEST(tst_MetaplexMetadata)

} // namespace metaplexMetadataTest
#include "tst_MetaplexMetadata.moc"
