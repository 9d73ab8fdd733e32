// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/pump/curve/CurveAccount.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace curveAccountTest {

namespace {

BondingCurve everyFieldSet()
{
    BondingCurve curve;
    curve.virtualTokenReserves = 0x0102030405060708;
    curve.virtualQuoteReserves = 0x1112131415161718;
    curve.realTokenReserves = 0x2122232425262728;
    curve.realQuoteReserves = 0x3132333435363738;
    curve.tokenTotalSupply = 0x4142434445464748;
    curve.complete = true;
    curve.creator = fixtures::address("89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW");
    curve.isMayhemMode = true;
    curve.isCashbackCoin = true;
    curve.quoteMint = fixtures::address("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v");
    curve.creatorFeeBps = 0x5152535455565758;
    curve.canEditCreatorFee = true;
    curve.isHolderReward = true;
    curve.creatorFee = 0x6162636465666768;
    curve.protocolFees = 0x7172737475767778;
    curve.depth = 0x81;
    curve.initialVirtualQuoteReserves = 0x9192939495969798;
    curve.postCompleteBaseOut = 0xa1a2a3a4a5a6a7a8;
    curve.postCompleteQuoteIn = 0xb1b2b3b4b5b6b7b8;
    return curve;
}

} // namespace

class tst_CurveAccount : public QObject
{
    Q_OBJECT

private slots:
    void mainnetAccounts_data();
    void mainnetAccounts();
    void offsetsOfTrailingFields();
    void everyPrefixDecodes();
    void refusesOthers();
    void roundTrips();
};

void tst_CurveAccount::mainnetAccounts_data()
{
    QTest::addColumn<QJsonObject>("fixture");
    const QJsonArray all = fixtures::json(u"mainnet-fixtures.json"_s).array();
    for (const QJsonValue &each : all) {
        const QJsonObject fixture = each.toObject();
        if (fixture.value(u"name") == u"BondingCurve"_s)
            QTest::newRow(qPrintable(fixture.value(u"id").toString())) << fixture;
    }
}

void tst_CurveAccount::mainnetAccounts()
{
    QFETCH(QJsonObject, fixture);
    const QByteArray data = fixtures::bytes(fixture);
    QCOMPARE(data.size(), fixture.value(u"bytes").toInteger());
    const auto curve = curveAccount::decode(data);
    QVERIFY(curve);
    fixtures::Fields fields(fixture.value(u"decoded").toObject());
    fields.is("virtual_token_reserves", curve->virtualTokenReserves);
    fields.is("virtual_quote_reserves", curve->virtualQuoteReserves);
    fields.is("real_token_reserves", curve->realTokenReserves);
    fields.is("real_quote_reserves", curve->realQuoteReserves);
    fields.is("token_total_supply", curve->tokenTotalSupply);
    fields.is("complete", curve->complete);
    fields.is("creator", curve->creator);
    fields.is("is_mayhem_mode", curve->isMayhemMode);
    fields.is("is_cashback_coin", curve->isCashbackCoin);
    fields.is("quote_mint", curve->quoteMint);
    fields.is("creator_fee_bps", curve->creatorFeeBps);
    fields.is("can_edit_creator_fee", curve->canEditCreatorFee);
    fields.is("is_holder_reward", curve->isHolderReward);
    QCOMPARE(fields.problems(), QString());
    // The program would write the same bytes again.
    QCOMPARE(curveAccount::encode(*curve, data.size()), data);
}

void tst_CurveAccount::offsetsOfTrailingFields()
{
    const QByteArray data = curveAccount::encode(everyFieldSet());
    QCOMPARE(data.size(), curveAccount::fullSize);
    QCOMPARE(data.first(8).toHex(), "17b7f83760d8ac60"_ba);
    QCOMPARE(data.sliced(8, 8).toHex(), "0807060504030201"_ba);
    QCOMPARE(data.at(48), '\1');
    QCOMPARE(data.sliced(49, 32), everyFieldSet().creator.view().toByteArray());
    QCOMPARE(data.sliced(81, 2).toHex(), "0101"_ba);
    QCOMPARE(data.sliced(83, 32), everyFieldSet().quoteMint.view().toByteArray());
    QCOMPARE(data.sliced(115, 10).toHex(), "58575655545352510101"_ba);
    QCOMPARE(data.sliced(125, 8).toHex(), "6867666564636261"_ba);
    QCOMPARE(data.sliced(133, 8).toHex(), "7877767574737271"_ba);
    QCOMPARE(data.sliced(141, 9).toHex(), "819897969594939291"_ba);
    QCOMPARE(data.sliced(150, 8).toHex(), "a8a7a6a5a4a3a2a1"_ba);
    QCOMPARE(data.sliced(158, 8).toHex(), "b8b7b6b5b4b3b2b1"_ba);
}

void tst_CurveAccount::everyPrefixDecodes()
{
    const BondingCurve whole = everyFieldSet();
    const QByteArray data = curveAccount::encode(whole);
    for (qsizetype size = 0; size < 49; ++size) {
        const auto curve = curveAccount::decode(data.first(size));
        QVERIFY(!curve);
        QCOMPARE(curve.error().code, ErrorCode::Damaged);
    }
    for (qsizetype size = 49; size <= data.size(); ++size) {
        const auto curve = curveAccount::decode(data.first(size));
        QVERIFY(curve);
        QCOMPARE(curve->virtualTokenReserves, whole.virtualTokenReserves);
        QCOMPARE(curve->complete, true);
        QCOMPARE(curve->creator, size >= 81 ? whole.creator : Address());
        QCOMPARE(curve->isMayhemMode, size >= 82);
        QCOMPARE(curve->isCashbackCoin, size >= 83);
        QCOMPARE(curve->quoteMint, size >= 115 ? whole.quoteMint : Address());
        QCOMPARE(curve->creatorFeeBps, size >= 123 ? whole.creatorFeeBps : 0);
        QCOMPARE(curve->canEditCreatorFee, size >= 124);
        QCOMPARE(curve->isHolderReward, size >= 125);
        QCOMPARE(curve->creatorFee, size >= 133 ? whole.creatorFee : 0);
        QCOMPARE(curve->protocolFees, size >= 141 ? whole.protocolFees : 0);
        QCOMPARE(curve->depth, size >= 142 ? whole.depth : quint8(0));
        QCOMPARE(curve->initialVirtualQuoteReserves, size >= 150 ? whole.initialVirtualQuoteReserves : 0);
        QCOMPARE(curve->postCompleteBaseOut, size >= 158 ? whole.postCompleteBaseOut : 0);
        QCOMPARE(curve->postCompleteQuoteIn, size >= 166 ? whole.postCompleteQuoteIn : 0);
    }
    const auto longer = curveAccount::decode(data + QByteArray(100, '\xff'));
    QVERIFY(longer);
    QCOMPARE(*longer, whole);
}

void tst_CurveAccount::refusesOthers()
{
    QByteArray data = curveAccount::encode(everyFieldSet());
    for (qsizetype i = 0; i < 8; ++i) {
        QByteArray other = data;
        other[i] = static_cast<char>(other[i] ^ 1);
        QVERIFY(!curveAccount::decode(other));
    }
    QVERIFY(!curveAccount::decode({}));
}

void tst_CurveAccount::roundTrips()
{
    const QByteArray data = curveAccount::encode(everyFieldSet());
    QCOMPARE(curveAccount::encode(*curveAccount::decode(data)), data);
    QCOMPARE(*curveAccount::decode(data), everyFieldSet());
    const QByteArray allocated = curveAccount::encode(everyFieldSet(), curveAccount::allocatedSize);
    QCOMPARE(allocated, data.first(151));
    const QByteArray padded = curveAccount::encode(everyFieldSet(), 200);
    QCOMPARE(padded, data + QByteArray(34, '\0'));
    quint64 word = 0;
    memcpy(&word, data.constData(), 8);
    QCOMPARE(qFromLittleEndian(word), curveAccount::discriminator);
}

CURVEDESK_TEST(tst_CurveAccount)

} // namespace curveAccountTest
#include "tst_CurveAccount.moc"
