// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenExtensions.h"
#include "tests/core/solana/TestData.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::tokenExtensions;
using namespace Qt::StringLiterals;

namespace tokenExtensionsTest {

class tst_TokenExtensions : public QObject
{
    Q_OBJECT

private slots:
    void mintOfTheMainNetwork();
    void mintsOfTheRealProgram_data();
    void mintsOfTheRealProgram();
    void associatedAccount();
    void withoutExtensions();
    void unusedRoomIsIgnored();
    void metadataNeedsAMint();
    void everyTruncationOfMetadata();
    void refuses_data();
    void refuses();
};

namespace {

const QByteArray mintBase(82, '\0');
const QByteArray accountBase(165, '\0');

TokenMetadata sample()
{
    TokenMetadata metadata;
    metadata.mint = Address(std::array<quint8, 32>{7});
    metadata.name = "Name with \xff byte";
    metadata.symbol = "SYM";
    metadata.uri = "";
    metadata.additional = {{"key", "value"}, {"", ""}};
    return metadata;
}

QByteArray mintWith(const QByteArray &value)
{
    return encodeAccount(mintBase, AccountType::Mint, {{Metadata, value}});
}

} // namespace

void tst_TokenExtensions::mintOfTheMainNetwork()
{
    QByteArray data;
    for (const QJsonValue &fixture : test::jsonFile("mainnet-fixtures.json").array()) {
        if (fixture[u"id"_s].toString().startsWith(u"mint_token2022"_s))
            data = test::base64Bytes(fixture[u"b64"_s]);
    }
    QCOMPARE(data.size(), 398);
    const Result<QList<Entry>> list = entries(data);
    QVERIFY(list);
    QCOMPARE(list->size(), 2);
    QCOMPARE(list->at(0).type, MetadataPointer);
    const Address mint = *Address::fromBase58(u"Fw5xoxp3JYrW1ELUCQ98t3MvRiMKSFk7WBEsMs8Gpump"_s);
    QCOMPARE(list->at(0).value, QByteArray(32, '\0') + mint.view().toByteArray());
    QCOMPARE(encodeAccount(data.first(82), AccountType::Mint, *list), data);

    const Result<std::optional<TokenMetadata>> metadata = tokenExtensions::metadata(data);
    QVERIFY(metadata && *metadata);
    QCOMPARE(**metadata,
             (TokenMetadata{std::nullopt,
                            mint,
                            "START DEVVING WITH 30",
                            "DENZA",
                            "https://metadata.j7tracker.io/metadata/odLsCEK2YG.json",
                            {}}));
    QCOMPARE(encodeMetadata(**metadata), list->at(1).value);
}

void tst_TokenExtensions::mintsOfTheRealProgram_data()
{
    QTest::addColumn<QJsonObject>("vector");
    for (const QJsonValue &mint : test::jsonFile("token-accounts.json").object().value(u"mints"_s).toArray())
        QTest::newRow(qPrintable(mint[u"label"_s].toString())) << mint.toObject();
}

void tst_TokenExtensions::mintsOfTheRealProgram()
{
    QFETCH(QJsonObject, vector);
    const QByteArray data = test::hexBytes(vector.value(u"data"_s));
    const auto text = [&vector](const QString &name) { return vector.value(name).toString().toUtf8(); };

    TokenMetadata expected;
    expected.updateAuthority
        = *Address::fromBase58(test::jsonFile("token-accounts.json").object().value(u"wallet"_s).toString());
    expected.mint = *Address::fromBase58(vector.value(u"mint"_s).toString());
    expected.name = text(u"name"_s);
    expected.symbol = text(u"symbol"_s);
    expected.uri = text(u"uri"_s);
    for (const QJsonValue &pair : vector.value(u"additional"_s).toArray())
        expected.additional.append({pair[0].toString().toUtf8(), pair[1].toString().toUtf8()});

    const Result<std::optional<TokenMetadata>> metadata = tokenExtensions::metadata(data);
    QVERIFY(metadata && *metadata);
    QCOMPARE(**metadata, expected);
    const Result<QList<Entry>> list = entries(data);
    QVERIFY(list);
    QCOMPARE(
        encodeAccount(data.first(82), AccountType::Mint, {list->at(0), {Metadata, encodeMetadata(expected)}}).toHex(),
        data.toHex());
}

void tst_TokenExtensions::associatedAccount()
{
    const QByteArray data
        = test::hexBytes(test::jsonFile("token-accounts.json").object().value(u"account"_s)[u"data"_s]);
    const Result<QList<Entry>> list = entries(data);
    QVERIFY(list);
    QCOMPARE(*list, (QList<Entry>{{ImmutableOwner, {}}}));
    QCOMPARE(encodeAccount(data.first(165), AccountType::Account, *list), data);
}

void tst_TokenExtensions::withoutExtensions()
{
    for (const QByteArray &data : {mintBase, accountBase, encodeAccount(mintBase, AccountType::Mint, {}),
                                   encodeAccount(accountBase, AccountType::Account, {})}) {
        const Result<QList<Entry>> list = entries(data);
        QVERIFY(list);
        QVERIFY(list->isEmpty());
    }
    for (const QByteArray &data : {mintBase, encodeAccount(mintBase, AccountType::Mint, {{ImmutableOwner, {}}})}) {
        const Result<std::optional<TokenMetadata>> metadata = tokenExtensions::metadata(data);
        QVERIFY(metadata);
        QVERIFY(!*metadata);
    }
}

void tst_TokenExtensions::unusedRoomIsIgnored()
{
    const QByteArray data = encodeAccount(accountBase, AccountType::Account, {{ImmutableOwner, {}}, {200, "abc"}});
    for (int room = 0; room < 12; ++room) {
        const Result<QList<Entry>> list = entries(data + QByteArray(room, '\0'));
        QVERIFY(list);
        QCOMPARE(*list, (QList<Entry>{{ImmutableOwner, {}}, {200, "abc"}}));
    }
    // A lone last byte cannot start an entry.
    QVERIFY(entries(data + '\7'));
}

void tst_TokenExtensions::metadataNeedsAMint()
{
    const QByteArray value = encodeMetadata(sample());
    QVERIFY(tokenExtensions::metadata(mintWith(value)));
    const QByteArray account = encodeAccount(accountBase, AccountType::Account, {{Metadata, value}});
    const Result<std::optional<TokenMetadata>> metadata = tokenExtensions::metadata(account);
    QVERIFY(!metadata);
    QCOMPARE(metadata.error().code, ErrorCode::Damaged);
}

void tst_TokenExtensions::everyTruncationOfMetadata()
{
    const QByteArray value = encodeMetadata(sample());
    const Result<std::optional<TokenMetadata>> whole = tokenExtensions::metadata(mintWith(value));
    QVERIFY(whole && *whole);
    QCOMPARE(**whole, sample());
    for (qsizetype size = 0; size < value.size(); ++size) {
        const Result<std::optional<TokenMetadata>> cut = tokenExtensions::metadata(mintWith(value.first(size)));
        QVERIFY2(!cut, QByteArray::number(size));
        QCOMPARE(cut.error().code, ErrorCode::Damaged);
    }
}

void tst_TokenExtensions::refuses_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray mint = mintWith(encodeMetadata(sample()));
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("between a mint and an account") << QByteArray(100, '\0');
    QTest::newRow("multisig") << QByteArray(165, '\0') + '\2' + QByteArray(189, '\0');
    QTest::newRow("account type 0") << QByteArray(mint).replace(165, 1, QByteArray(1, '\0'));
    QTest::newRow("account type 3") << QByteArray(mint).replace(165, 1, "\3");
    QTest::newRow("padding of a mint") << QByteArray(mint).replace(100, 1, "x");
    QTest::newRow("type without length") << QByteArray(mint.first(166)) + "\7" + '\0';
    QTest::newRow("half a length") << QByteArray(mint.first(166)) + "\7" + '\0' + '\0';
    QTest::newRow("length past the end") << mint.chopped(1);
    QTest::newRow("largest length") << QByteArray(mint).replace(168, 2, "\xff\xff");
    QTest::newRow("a string of 4 GiB") << mintWith(encodeMetadata(sample()).replace(64, 4, "\xff\xff\xff\xff"));
    QTest::newRow("4 billion pairs") << mintWith(ByteWriter().bytes(QByteArray(76, '\0')).u32(0xffffffff).result());
}

void tst_TokenExtensions::refuses()
{
    QFETCH(QByteArray, data);
    const Result<std::optional<TokenMetadata>> metadata = tokenExtensions::metadata(data);
    QVERIFY(!metadata);
    QCOMPARE(metadata.error().code, ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_TokenExtensions)

} // namespace tokenExtensionsTest
#include "tst_TokenExtensions.moc"
