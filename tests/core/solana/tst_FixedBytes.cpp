// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "tests/support/TestProgram.h"

#include <QHash>
#include <QTest>

#include <unordered_set>

using namespace curvedesk;
using namespace curvedesk::literals;
using namespace Qt::StringLiterals;

namespace fixedBytesTest {

class tst_FixedBytes : public QObject
{
    Q_OBJECT

private slots:
    void textAndBytes();
    void refusesOtherLengths();
    void signatures();
    void comparesAndHashes();
    void programs_data();
    void programs();
    void rentOfKnownSizes();
};

void tst_FixedBytes::textAndBytes()
{
    const QString text = u"4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf"_s;
    const Result<Address> address = Address::fromBase58(text);
    QVERIFY(address);
    QCOMPARE(address->toBase58(), text);
    QCOMPARE(Address::fromBytes(address->view()), address);
    QCOMPARE("4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf"_address, *address);
    QVERIFY(!address->isZero());
    QVERIFY(Address().isZero());
    QCOMPARE(Address().toBase58(), QString(32, u'1'));
}

void tst_FixedBytes::refusesOtherLengths()
{
    for (const int size : {0, 1, 31, 33, 64}) {
        const Result<Address> address = Address::fromBytes(QByteArray(size, 'a'));
        QVERIFY(!address);
        QCOMPARE(address.error().code, ErrorCode::Damaged);
    }
    for (const QString &text : {u""_s, u"abc"_s, u"4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf "_s, QString(88, u'2'),
                                u"not base58 at all, but forty-four characters"_s}) {
        const Result<Address> address = Address::fromBase58(text);
        QVERIFY(!address);
        QCOMPARE(address.error().code, ErrorCode::InvalidInput);
    }
}

void tst_FixedBytes::signatures()
{
    const QString text = u"67rpwLCuS5DGA8KGZXKsVQ7dnPb9goRLoKfgGbLfQg9WoLUgNY77E2jT11fem3coV9nAkguBACzrU1iyZM4B8roQ"_s;
    const Result<Signature> signature = Signature::fromBase58(text);
    QVERIFY(signature);
    QCOMPARE(signature->view(), QByteArrayView(QByteArray(64, '\xff')));
    QCOMPARE(signature->toBase58(), text);
    QVERIFY(!Signature::fromBase58(u"4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf"_s));
}

void tst_FixedBytes::comparesAndHashes()
{
    std::array<quint8, 32> bytes{};
    QSet<Address> qt;
    std::unordered_set<Address> standard;
    for (int i = 0; i < 32; ++i) {
        bytes[static_cast<std::size_t>(i)] = 1;
        qt.insert(Address(bytes));
        standard.insert(Address(bytes));
    }
    QCOMPARE(qt.size(), 32);
    QCOMPARE(standard.size(), 32u);
    QVERIFY(qt.contains(Address(bytes)));
    bytes[31] = 2;
    QVERIFY(!qt.contains(Address(bytes)));
    // Bytes compare unsigned, first byte first.
    std::array<quint8, 32> high{};
    high[0] = 0x80;
    QVERIFY(Address(high) > Address(bytes));
}

void tst_FixedBytes::programs_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("text");
    QTest::newRow("system") << programs::system.toBase58() << u"11111111111111111111111111111111"_s;
    QTest::newRow("token") << programs::token.toBase58() << u"TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"_s;
    QTest::newRow("token 2022") << programs::token2022.toBase58() << u"TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"_s;
    QTest::newRow("associated") << programs::associatedToken.toBase58()
                                << u"ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"_s;
    QTest::newRow("metaplex") << programs::metaplexMetadata.toBase58()
                              << u"metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s"_s;
    QTest::newRow("budget") << programs::computeBudget.toBase58() << u"ComputeBudget111111111111111111111111111111"_s;
    QTest::newRow("wrapped SOL") << programs::wrappedSol.toBase58() << u"So11111111111111111111111111111111111111112"_s;
    QTest::newRow("USDC") << programs::usdc.toBase58() << u"EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"_s;
}

void tst_FixedBytes::programs()
{
    QFETCH(QString, address);
    QFETCH(QString, text);
    QCOMPARE(address, text);
}

void tst_FixedBytes::rentOfKnownSizes()
{
    QCOMPARE(rent::exemptMinimum(0), Lamports(890'880));
    QCOMPARE(rent::exemptMinimum(82), Lamports(1'461'600));
    QCOMPARE(rent::exemptMinimum(165), Lamports(2'039'280));
    QCOMPARE(rent::exemptMinimum(679), Lamports(5'616'720));
}

CURVEDESK_TEST(tst_FixedBytes)

} // namespace fixedBytesTest
#include "tst_FixedBytes.moc"
