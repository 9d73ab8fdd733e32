// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/pump/curve/PumpEvents.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/DecodeEvent.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tradeEventTest {

namespace {

Address key(char first)
{
    return *Address::fromBytes(QByteArray(32, first));
}

TradeEvent everyFieldSet()
{
    TradeEvent out;
    out.mint = key('a');
    out.solAmount = 1;
    out.tokenAmount = 2;
    out.isBuy = true;
    out.user = key('b');
    out.timestamp = -3;
    out.virtualSolReserves = 4;
    out.virtualTokenReserves = 5;
    out.realSolReserves = 6;
    out.realTokenReserves = 7;
    out.feeRecipient = key('c');
    out.feeBasisPoints = 8;
    out.fee = 9;
    out.creator = key('d');
    out.creatorFeeBasisPoints = 10;
    out.creatorFee = 11;
    out.trackVolume = true;
    out.totalUnclaimedTokens = 12;
    out.totalClaimedTokens = 13;
    out.currentSolVolume = 14;
    out.lastUpdateTimestamp = -15;
    out.ixName = "buy_exact_sol_in"_ba;
    out.mayhemMode = true;
    out.cashbackFeeBasisPoints = 16;
    out.cashback = 17;
    out.buybackFeeBasisPoints = 18;
    out.buybackFee = 19;
    out.shareholders = {{key('e'), 2'500}, {key('f'), 7'500}};
    out.quoteMint = key('g');
    out.quoteAmount = 20;
    out.virtualQuoteReserves = 21;
    out.realQuoteReserves = 22;
    out.holderRewardsBps = 23;
    out.holderRewards = 24;
    out.creatorFeeUnclaimed = std::numeric_limits<quint64>::max();
    return out;
}

QString joined(const QList<TradeEvent::Shareholder> &shareholders)
{
    QString out;
    for (const auto &each : shareholders)
        out += each.address.toBase58() + u' ' + QString::number(each.shareBps) + u';';
    return out;
}

} // namespace

class tst_TradeEvent : public QObject
{
    Q_OBJECT

private slots:
    void mainnet_data();
    void mainnet();
    void offsets();
    void roundTrips();
    void everyPrefixDecodes();
    void instructionNames_data();
    void instructionNames();
    void hostileCounts();
    void refusesOthers();
    void countsFees();
};

void tst_TradeEvent::mainnet_data()
{
    QTest::addColumn<QJsonObject>("fixture");
    const QJsonArray all = fixtures::json(u"mainnet-fixtures.json"_s).array();
    for (const QJsonValue &each : all) {
        if (each.toObject().value(u"name").toString() == u"TradeEvent")
            QTest::newRow(qPrintable(each.toObject().value(u"id").toString())) << each.toObject();
    }
}

void tst_TradeEvent::mainnet()
{
    QFETCH(QJsonObject, fixture);
    const QByteArray bytes = fixtures::bytes(fixture);
    QCOMPARE(bytes.size(), fixture.value(u"bytes").toInteger());
    const auto event = test::decodeEvent<TradeEvent>(bytes);
    QVERIFY(event);
    fixtures::Fields fields(fixture.value(u"decoded").toObject());
    fields.is("mint", event->mint);
    fields.is("sol_amount", event->solAmount);
    fields.is("token_amount", event->tokenAmount);
    fields.is("is_buy", event->isBuy);
    fields.is("user", event->user);
    fields.is("timestamp", event->timestamp);
    fields.is("virtual_sol_reserves", event->virtualSolReserves);
    fields.is("virtual_token_reserves", event->virtualTokenReserves);
    fields.is("real_sol_reserves", event->realSolReserves);
    fields.is("real_token_reserves", event->realTokenReserves);
    fields.is("fee_recipient", event->feeRecipient);
    fields.is("fee_basis_points", event->feeBasisPoints);
    fields.is("fee", event->fee);
    fields.is("creator", event->creator);
    fields.is("creator_fee_basis_points", event->creatorFeeBasisPoints);
    fields.is("creator_fee", event->creatorFee);
    fields.is("track_volume", event->trackVolume);
    fields.is("total_unclaimed_tokens", event->totalUnclaimedTokens);
    fields.is("total_claimed_tokens", event->totalClaimedTokens);
    fields.is("current_sol_volume", event->currentSolVolume);
    fields.is("last_update_timestamp", event->lastUpdateTimestamp);
    fields.is("ix_name", event->ixName);
    fields.is("mayhem_mode", event->mayhemMode);
    fields.is("cashback_fee_basis_points", event->cashbackFeeBasisPoints);
    fields.is("cashback", event->cashback);
    fields.is("buyback_fee_basis_points", event->buybackFeeBasisPoints);
    fields.is("buyback_fee", event->buybackFee);
    fields.isText("shareholders", joined(event->shareholders));
    fields.is("quote_mint", event->quoteMint);
    fields.is("quote_amount", event->quoteAmount);
    fields.is("virtual_quote_reserves", event->virtualQuoteReserves);
    fields.is("real_quote_reserves", event->realQuoteReserves);
    fields.is("holder_rewards_bps", event->holderRewardsBps);
    fields.is("holder_rewards", event->holderRewards);
    QCOMPARE(fields.problems(), QString());
    QCOMPARE(event->creatorFeeUnclaimed,
             fixture.value(u"appended_u64_creator_fee_unclaimed").toVariant().toULongLong());
    // Newer fields are zero in an older event, and so they are in what we would write.
    const QByteArray written = event->encode();
    QVERIFY(written.size() >= bytes.size());
    QCOMPARE(written.first(bytes.size()), bytes);
    QCOMPARE(written.sliced(bytes.size()), QByteArray(written.size() - bytes.size(), '\0'));
}

void tst_TradeEvent::offsets()
{
    const QByteArray bytes = everyFieldSet().encode();
    QCOMPARE(bytes.first(8).toHex(), "bddb7fd34ee661ee"_ba);
    QCOMPARE(bytes.sliced(40, 17).toHex(),
             "0100000000000000"
             "0200000000000000"
             "01"_ba);
    QCOMPARE(bytes.at(57), 'b');
    QCOMPARE(bytes.sliced(121, 8).toHex(), "0700000000000000"_ba);
    QCOMPARE(bytes.at(129), 'c');
    QCOMPARE(bytes.at(177), 'd');
    QCOMPARE(bytes.at(225), '\1');
    QCOMPARE(bytes.sliced(250, 12).toHex(),
             "f1ffffffffffffff"
             "10000000"_ba);
    QCOMPARE(bytes.sliced(262, 16), "buy_exact_sol_in"_ba);
    QCOMPARE(bytes.size(), 262 + 16 + 1 + 4 * 8 + 4 + 2 * 34 + 32 + 6 * 8);
}

void tst_TradeEvent::roundTrips()
{
    const TradeEvent whole = everyFieldSet();
    const QByteArray bytes = whole.encode();
    QVERIFY(test::decodeEvent<TradeEvent>(bytes).value_or(TradeEvent{}) == whole);
    QVERIFY(test::decodeEvent<TradeEvent>(bytes + "fields of next year").value_or(TradeEvent{}) == whole);
    QVERIFY(test::decodeEvent<TradeEvent>(TradeEvent{}.encode()).value_or(whole) == TradeEvent{});
}

void tst_TradeEvent::everyPrefixDecodes()
{
    const TradeEvent whole = everyFieldSet();
    const QByteArray bytes = whole.encode();
    for (qsizetype size = 0; size <= bytes.size(); ++size) {
        const auto event = test::decodeEvent<TradeEvent>(bytes.first(size));
        QCOMPARE(event.has_value(), size >= 129);
        if (!event) {
            QCOMPARE(event.error().code, ErrorCode::Damaged);
            continue;
        }
        QCOMPARE(event->realTokenReserves, quint64(7));
        QCOMPARE(event->feeRecipient, size >= 161 ? whole.feeRecipient : Address());
        QCOMPARE(event->fee, quint64(size >= 177 ? 9 : 0));
        QCOMPARE(event->creator, size >= 209 ? whole.creator : Address());
        QCOMPARE(event->trackVolume, size >= 226);
        QCOMPARE(event->lastUpdateTimestamp, qint64(size >= 258 ? -15 : 0));
        QCOMPARE(event->ixName, size >= 278 ? whole.ixName : QByteArray());
        QCOMPARE(event->mayhemMode, size >= 279);
        QCOMPARE(event->buybackFee, quint64(size >= 311 ? 19 : 0));
        QCOMPARE(event->shareholders.size(), size >= 315 + 68 ? 2 : 0);
        QCOMPARE(event->quoteMint, size >= 383 + 32 ? whole.quoteMint : Address());
        QCOMPARE(event->holderRewards, quint64(size >= 415 + 40 ? 24 : 0));
        QCOMPARE(event->creatorFeeUnclaimed, size >= 415 + 48 ? whole.creatorFeeUnclaimed : 0);
    }
}

void tst_TradeEvent::instructionNames_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"buy", "sell", "buy_exact_sol_in", "buy_v2", "sell_v2", "buy_exact_quote_in_v2", "buy_v3",
                             "sell_v3", "buy_exact_quote_in_v3", "", "multi_hop_swap", "bux", "\xff\x01"})
        QTest::newRow(name) << QByteArray(name);
}

void tst_TradeEvent::instructionNames()
{
    QFETCH(QByteArray, name);
    TradeEvent event;
    event.ixName = name;
    event.mayhemMode = true;
    TradeEvent decoded;
    {
        QByteArray bytes = event.encode();
        decoded = *test::decodeEvent<TradeEvent>(bytes);
        bytes.fill('x');
    }
    QCOMPARE(decoded.ixName, name);
    QVERIFY(decoded.mayhemMode);
}

void tst_TradeEvent::hostileCounts()
{
    TradeEvent event = everyFieldSet();
    const QByteArray bytes = event.encode();
    for (const char *count : {"ffffffff", "03000000", "00000001", "ffffff7f"}) {
        QByteArray hostile = bytes;
        hostile.replace(311, 4, QByteArray::fromHex(count));
        // More than the bytes hold: the list did not arrive, nor what follows.
        const auto decoded = test::decodeEvent<TradeEvent>(hostile.first(311 + 4 + 2 * 34));
        QVERIFY(decoded);
        QVERIFY(decoded->shareholders.isEmpty());
        QCOMPARE(decoded->buybackFee, quint64(19));
        QVERIFY(decoded->quoteMint.isZero());
    }
    QByteArray name = bytes;
    name.replace(258, 4, QByteArray::fromHex("ffffffff"));
    const auto decoded = test::decodeEvent<TradeEvent>(name);
    QVERIFY(decoded);
    QVERIFY(decoded->ixName.isEmpty());
    QVERIFY(!decoded->mayhemMode);
    QCOMPARE(decoded->creatorFeeUnclaimed, quint64(0));
}

void tst_TradeEvent::refusesOthers()
{
    QByteArray bytes = everyFieldSet().encode();
    bytes[7] = 0;
    QVERIFY(!test::decodeEvent<TradeEvent>(bytes));
    QVERIFY(!test::decodeEvent<TradeEvent>(CreateEvent{}.encode()));
    QVERIFY(!test::decodeEvent<TradeEvent>({}));
}

void tst_TradeEvent::countsFees()
{
    TradeEvent event;
    event.isBuy = true;
    event.solAmount = 1'000'000;
    event.fee = 9'500;
    event.creatorFee = 3'000;
    QCOMPARE(event.moved(), 1'012'500ull);
    // On a cashback coin the creator's part is the trader's own, but it is paid all the same.
    event.cashback = std::exchange(event.creatorFee, 0);
    QCOMPARE(event.moved(), 1'012'500ull);
    event.isBuy = false;
    QCOMPARE(event.moved(), 987'500ull);
    event.solAmount = 5;
    QCOMPARE(event.moved(), 0ull);
    event.isBuy = true;
    event.solAmount = std::numeric_limits<quint64>::max();
    QCOMPARE(event.moved(), std::numeric_limits<quint64>::max());
}

CURVEDESK_TEST(tst_TradeEvent)

} // namespace tradeEventTest
#include "tst_TradeEvent.moc"
