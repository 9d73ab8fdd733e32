// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace ammEventsTest {

namespace {

// A sell with the numbers 1, 2, 3... in its fields.
QByteArray sellBytes()
{
    ByteWriter writer(450);
    writer.array(AmmTradeEvent::sellDiscriminator);
    for (quint64 i = 1; i <= 14; ++i)
        writer.u64(i);
    for (const char letter : {'a', 'b', 'c', 'd', 'e', 'f', 'g'})
        writer.bytes(QByteArray(32, letter));
    for (quint64 i = 15; i <= 20; ++i)
        writer.u64(i);
    writer.u64(static_cast<quint64>(-21)).u64(static_cast<quint64>(-1)).boolean(true);
    for (quint64 i = 22; i <= 25; ++i)
        writer.u64(i);
    return std::move(writer).result();
}

} // namespace

class tst_AmmEvents : public QObject
{
    Q_OBJECT

private slots:
    void mainnetBuy();
    void sell();
    void everyPrefixDecodes();
    void refusesOthers();
    void encodes();
    void amounts();
    void poolCreation();
    void logs();
};

void tst_AmmEvents::mainnetBuy()
{
    const QJsonObject fixture = fixtures::mainnet(u"amm_buy_exact_quote_in_2026-10-05"_s);
    const auto event = AmmTradeEvent::decode(fixtures::bytes(fixture));
    QVERIFY(event);
    QVERIFY(event->isBuy);
    fixtures::Fields fields(fixture.value(u"decoded").toObject());
    fields.is("timestamp", event->timestamp);
    fields.is("base_amount_out", event->baseAmount);
    fields.is("max_quote_amount_in", event->limitQuoteAmount);
    fields.is("user_base_token_reserves", event->userBaseTokenReserves);
    fields.is("user_quote_token_reserves", event->userQuoteTokenReserves);
    fields.is("pool_base_token_reserves", event->poolBaseTokenReserves);
    fields.is("pool_quote_token_reserves", event->poolQuoteTokenReserves);
    fields.is("quote_amount_in", event->quoteAmount);
    fields.is("lp_fee_basis_points", event->lpFeeBasisPoints);
    fields.is("lp_fee", event->lpFee);
    fields.is("protocol_fee_basis_points", event->protocolFeeBasisPoints);
    fields.is("protocol_fee", event->protocolFee);
    fields.is("quote_amount_in_with_lp_fee", event->quoteAmountLpAdjusted);
    fields.is("user_quote_amount_in", event->userQuoteAmount);
    fields.is("pool", event->pool);
    fields.is("user", event->user);
    fields.is("user_base_token_account", event->userBaseTokenAccount);
    fields.is("user_quote_token_account", event->userQuoteTokenAccount);
    fields.is("protocol_fee_recipient", event->protocolFeeRecipient);
    fields.is("protocol_fee_recipient_token_account", event->protocolFeeRecipientTokenAccount);
    fields.is("coin_creator", event->coinCreator);
    fields.is("coin_creator_fee_basis_points", event->coinCreatorFeeBasisPoints);
    fields.is("coin_creator_fee", event->coinCreatorFee);
    fields.is("track_volume", event->trackVolume);
    fields.is("total_unclaimed_tokens", event->totalUnclaimedTokens);
    fields.is("total_claimed_tokens", event->totalClaimedTokens);
    fields.is("current_sol_volume", event->currentSolVolume);
    fields.is("last_update_timestamp", event->lastUpdateTimestamp);
    fields.is("min_base_amount_out", event->minBaseAmountOut);
    fields.is("ix_name", event->ixName);
    fields.is("cashback_fee_basis_points", event->cashbackFeeBasisPoints);
    fields.is("cashback", event->cashback);
    fields.is("buyback_fee_basis_points", event->buybackFeeBasisPoints);
    fields.is("buyback_fee", event->buybackFee);
    fields.is("virtual_quote_reserves", static_cast<qint64>(event->virtualQuoteReserves));
    fields.is("can_boost", event->canBoost);
    fields.is("base_supply", event->baseSupply);
    fields.is("holder_rewards_bps", event->holderRewardsBps);
    fields.is("holder_rewards", event->holderRewards);
    QCOMPARE(fields.problems(), QString());
    QCOMPARE(event->creatorFeeUnclaimed, quint64(0));
}

void tst_AmmEvents::sell()
{
    const QByteArray bytes = sellBytes();
    QCOMPARE(bytes.size(), 441);
    const auto event = AmmTradeEvent::decode(bytes + "later");
    QVERIFY(event);
    QVERIFY(!event->isBuy);
    QCOMPARE(event->timestamp, qint64(1));
    QCOMPARE(event->baseAmount, quint64(2));
    QCOMPARE(event->limitQuoteAmount, quint64(3));
    QCOMPARE(event->quoteAmount, quint64(8));
    QCOMPARE(event->userQuoteAmount, quint64(14));
    QCOMPARE(event->pool.data()[0], quint8('a'));
    QCOMPARE(event->coinCreator.data()[31], quint8('g'));
    QCOMPARE(event->coinCreatorFeeBasisPoints, quint64(15));
    QCOMPARE(event->coinCreatorFee, quint64(16));
    QCOMPARE(event->trackVolume, false);
    QVERIFY(event->ixName.isEmpty());
    QCOMPARE(event->cashbackFeeBasisPoints, quint64(17));
    QCOMPARE(event->buybackFee, quint64(20));
    QVERIFY(event->virtualQuoteReserves == -21);
    QCOMPARE(event->canBoost, true);
    QCOMPARE(event->baseSupply, quint64(22));
    QCOMPARE(event->creatorFeeUnclaimed, quint64(25));
}

void tst_AmmEvents::everyPrefixDecodes()
{
    const QByteArray whole = sellBytes();
    for (qsizetype size = 0; size <= whole.size(); ++size) {
        const auto event = AmmTradeEvent::decode(whole.first(size));
        QCOMPARE(event.has_value(), size >= 312);
        if (!event) {
            QCOMPARE(event.error().code, ErrorCode::Damaged);
            continue;
        }
        QCOMPARE(event->userQuoteAmount, quint64(14));
        QCOMPARE(event->coinCreator.isZero(), size < 344);
        QCOMPARE(event->buybackFee, quint64(size >= 392 ? 20 : 0));
        // Half a number is no number.
        QVERIFY(event->virtualQuoteReserves == (size >= 408 ? -21 : 0));
        QCOMPARE(event->canBoost, size >= 409);
        QCOMPARE(event->holderRewards, quint64(size >= 433 ? 24 : 0));
        QCOMPARE(event->creatorFeeUnclaimed, quint64(size >= 441 ? 25 : 0));
    }
    const QByteArray buy = fixtures::bytes(fixtures::mainnet(u"amm_buy_exact_quote_in_2026-10-05"_s));
    for (qsizetype size = 0; size <= buy.size(); ++size)
        QCOMPARE(AmmTradeEvent::decode(buy.first(size)).has_value(), size >= 312);
}

void tst_AmmEvents::refusesOthers()
{
    QByteArray bytes = sellBytes();
    bytes[0] = 0;
    QVERIFY(!AmmTradeEvent::decode(bytes));
    QVERIFY(!AmmTradeEvent::decode(QByteArray(441, '\0')));
    QVERIFY(!AmmTradeEvent::decode({}));
    QByteArray hostile = fixtures::bytes(fixtures::mainnet(u"amm_buy_exact_quote_in_2026-10-05"_s));
    hostile.replace(401, 4, QByteArray::fromHex("ffffffff"));
    const auto event = AmmTradeEvent::decode(hostile);
    QVERIFY(event);
    QVERIFY(event->ixName.isEmpty());
    QCOMPARE(event->baseSupply, quint64(0));
}

void tst_AmmEvents::encodes()
{
    const QByteArray buy = fixtures::bytes(fixtures::mainnet(u"amm_buy_exact_quote_in_2026-10-05"_s));
    QCOMPARE(AmmTradeEvent::decode(buy)->encode(), buy);
    QCOMPARE(AmmTradeEvent::decode(sellBytes())->encode(), sellBytes());
}

void tst_AmmEvents::amounts()
{
    // A buy by spend, as mainnet logs it: what prices the trade stands where a buy by count says what was paid.
    const auto spend
        = AmmTradeEvent::decode(fixtures::bytes(fixtures::mainnet(u"amm_buy_exact_quote_in_2026-10-05"_s)));
    QCOMPARE(spend->moved(), quint64(11'910'946));
    QCOMPARE(spend->priced(), quint64(11'875'319));
    QCOMPARE(spend->moved(), spend->priced() + spend->lpFee + spend->protocolFee + spend->coinCreatorFee);
    AmmTradeEvent count = *spend;
    std::swap(count.quoteAmount, count.userQuoteAmount);
    QCOMPARE(count.moved(), spend->moved());
    QCOMPARE(count.priced(), spend->priced());
    AmmTradeEvent sell;
    sell.quoteAmount = 11'831'487;
    sell.userQuoteAmount = 11'795'992;
    QCOMPARE(sell.moved(), quint64(11'795'992));
    QCOMPARE(sell.priced(), quint64(11'831'487));
}

void tst_AmmEvents::poolCreation()
{
    ByteWriter writer(344);
    writer.array(AmmCreatePoolEvent::discriminator).i64(1).u16(2);
    for (const char letter : {'a', 'b', 'c'})
        writer.bytes(QByteArray(32, letter));
    writer.u8(6).u8(9);
    for (quint64 i = 3; i <= 9; ++i)
        writer.u64(i);
    writer.u8(255);
    for (const char letter : {'d', 'e', 'f', 'g', 'h'})
        writer.bytes(QByteArray(32, letter));
    writer.boolean(true).u64(10).boolean(true).boolean(true);
    const QByteArray bytes = std::move(writer).result();
    QCOMPARE(bytes.size(), 344);
    const auto event = AmmCreatePoolEvent::decode(bytes + "later");
    QVERIFY(event);
    QCOMPARE(event->index, quint16(2));
    QCOMPARE(event->baseMint.data()[0], quint8('b'));
    QCOMPARE(event->quoteMintDecimals, quint8(9));
    QCOMPARE(event->baseAmountIn, quint64(3));
    QCOMPARE(event->lpTokenAmountOut, quint64(9));
    QCOMPARE(event->pool.data()[0], quint8('d'));
    QCOMPARE(event->coinCreator.data()[0], quint8('h'));
    QCOMPARE(event->creatorFeeBps, quint64(10));
    QCOMPARE(event->encode(), bytes);
    for (qsizetype size = 0; size < bytes.size(); ++size)
        QCOMPARE(AmmCreatePoolEvent::decode(bytes.first(size)).has_value(), size >= 301);
    const auto fromBase64 = [](const QByteArray &encoded) {
        return chainEvents::fromBase64(pumpAddresses::ammProgram, encoded.toBase64());
    };
    QVERIFY(std::holds_alternative<AmmCreatePoolEvent>(*fromBase64(bytes)));
    QCOMPARE(fromBase64(bytes.first(300)).error().code, ErrorCode::Damaged);
    QCOMPARE(fromBase64(QByteArray(344, 'x')).error().code, ErrorCode::NotFound);
}

void tst_AmmEvents::logs()
{
    constexpr auto amm = "pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA";
    constexpr auto other = "MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e";
    const QByteArray data = "Program data: "_ba + sellBytes().toBase64();
    const auto invoke = [](const char *program, int depth) {
        return "Program "_ba + program + " invoke [" + QByteArray::number(depth) + ']';
    };
    const auto success = [](const char *program) { return "Program "_ba + program + " success"; };
    QCOMPARE(chainEvents::fromLogs({invoke(amm, 1), data, success(amm)}).size(), 1);
    // Another program can log the same bytes, before, after and inside.
    QCOMPARE(chainEvents::fromLogs({invoke(other, 1), data, invoke(amm, 2), data, invoke(other, 3), data,
                                    success(other), data, success(amm), data, success(other)})
                 .size(),
             2);
    QCOMPARE(
        chainEvents::fromLogs({invoke(amm, 1), "Program data: !!!!"_ba, "Program data: AAAA"_ba, success(amm)}).size(),
        0);
    QCOMPARE(chainEvents::fromLogs({invoke(amm, 1), "Log truncated"_ba, data}).size(), 0);
}

CURVEDESK_TEST(tst_AmmEvents)

} // namespace ammEventsTest
#include "tst_AmmEvents.moc"
