// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/MarketJson.h"
#include "tests/core/api/ReplyRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace marketJsonTest {

namespace {

TokenSummary coin()
{
    TokenSummary out;
    out.mint = u"Mint"_s;
    out.name = u"Näme \u202e<b>"_s;
    out.symbol = u"SYM"_s;
    out.uri = u"ipfs://x"_s;
    out.creator = u"Creator"_s;
    out.bondingCurve = u"Curve"_s;
    out.associatedBondingCurve = u"Vault"_s;
    out.createdMs = 1'700'000'000'123;
    out.kingSinceMs = 1'700'000'001'000;
    out.marketCapLamports = 27'958'993'476;
    out.progressPpm = 123'400;
    out.isKing = true;
    out.realSolReserves = 5;
    return out;
}

Result<RequestFields> query(const QByteArray &text)
{
    static QByteArray kept;
    kept = text;
    return RequestFields::fromQuery(kept);
}

} // namespace

class tst_MarketJson : public QObject
{
    Q_OBJECT

private slots:
    void encodesTheKing();
    void encodesTokenPages();
    void encodesTrades();
    void encodesCandles();
    void decodesSortOrders();
    void decodesIntervals();
    void decodesLimits();
};

void tst_MarketJson::encodesTheKing()
{
    TokenDetails king;
    king.summary = coin();
    QByteArray json = marketJson::encodeKing(king);
    QCOMPARE(
        json,
        "{\"mint\":\"Mint\",\"name\":\"Näme \xe2\x80\xae<b>\",\"symbol\":\"SYM\",\"description\":\"\",\"twitter\":\"\","
        "\"telegram\":\"\",\"website\":\"\",\"image_uri\":\"\",\"metadata_uri\":\"ipfs://x\","
        "\"bonding_curve\":\"Curve\",\"associated_bonding_curve\":\"Vault\",\"creator\":\"Creator\","
        "\"created_timestamp\":1700000000123,\"king_of_the_hill_timestamp\":1700000001000,"
        "\"market_cap\":27.958993476,\"progress\":0.1234,\"complete\":false}"_ba);
    QCOMPARE(differenceFromRows(json, marketJson::kingFields), QString());
    king.description = u"d"_s;
    king.twitter = u"https://x"_s;
    king.telegram = u"t"_s;
    king.website = u"w"_s;
    king.imageUri = u"i"_s;
    king.summary.complete = true;
    king.summary.progressPpm = 1'000'000;
    json = marketJson::encodeKing(king);
    QCOMPARE(memberText(json, "twitter"), "https://x"_ba);
    QCOMPARE(memberText(json, "image_uri"), "i"_ba);
    QCOMPARE(memberText(json, "progress"), "1"_ba);
    QCOMPARE(memberText(json, "complete"), "true"_ba);
}

void tst_MarketJson::encodesTokenPages()
{
    QCOMPARE(marketJson::encode(MarketService::TokenPage{}), R"({"tokens":[],"next":null})"_ba);
    const QByteArray json = marketJson::encode(MarketService::TokenPage{{coin(), coin()}, u"cursor"_s});
    QCOMPARE(differenceFromRows(json, marketJson::tokenPageFields), QString());
    QVERIFY(json.contains(R"("is_king":true)"));
    QVERIFY(json.contains(R"("real_sol_reserves":"5")"));
    QVERIFY(json.endsWith(R"("next":"cursor"})"));
}

void tst_MarketJson::encodesTrades()
{
    QCOMPARE(marketJson::encode(MarketService::TradePage{}), R"({"trades":[],"next":null})"_ba);
    TradeRow trade;
    trade.signature = u"sig"_s;
    trade.slot = 9;
    trade.timestamp = 1'700'000'000;
    trade.mint = u"Mint"_s;
    trade.user = u"User"_s;
    trade.isBuy = true;
    trade.lamports = 18'446'744'073'709'551'615u;
    const QByteArray json = marketJson::encode(MarketService::TradePage{{trade}, u"7"_s});
    QCOMPARE(json,
             R"({"trades":[{"signature":"sig","slot":9,"timestamp":1700000000000,"token":"Mint","user":"User",)"
             R"("mode":"buy","solAmountRaw":"18446744073709551615","tokenAmountRaw":"0","virtualSolReserves":"0",)"
             R"("virtualTokenReserves":"0","realSolReserves":"0","realTokenReserves":"0","pool":null,)"
             R"("followsGap":false}],"next":"7"})"_ba);
    QCOMPARE(differenceFromRows(json, marketJson::tradeListFields), QString());
    trade.pool = u"Pool"_s;
    trade.followsGap = true;
    const QByteArray onPool = marketJson::encode(MarketService::TradePage{{trade}, u"7"_s});
    QVERIFY(onPool.endsWith(R"("pool":"Pool","followsGap":true}],"next":"7"})"));
    QCOMPARE(differenceFromRows(onPool, marketJson::tradeListFields), QString());
}

void tst_MarketJson::encodesCandles()
{
    QCOMPARE(marketJson::encode(MarketService::CandlePage{}), R"({"candles":[],"next":null})"_ba);
    // 27.958993476 SOL for 10^9 tokens.
    const Candle candle{1'700'000'040, 27'958'993'476, 30'000'000'000, 1, 28'000'000'000, 1'500'000'000, 3};
    const QByteArray json = marketJson::encode(MarketService::CandlePage{{candle}, u"60"_s});
    QCOMPARE(json,
             R"({"candles":[{"time":1700000040000,"open":0.000000027958993476,"high":0.00000003,)"
             R"("low":0.000000000000000001,"close":0.000000028,"volume":1.5,"volumeRaw":"1500000000","trades":3,)"
             R"("incomplete":false}],"next":"60"})"_ba);
    QCOMPARE(differenceFromRows(json, marketJson::candleListFields), QString());
}

void tst_MarketJson::decodesSortOrders()
{
    QCOMPARE(marketJson::decodeSort(*query("")).value(), TokenSort::MarketCap);
    QCOMPARE(marketJson::decodeSort(*query("sort=marketCap")).value(), TokenSort::MarketCap);
    QCOMPARE(marketJson::decodeSort(*query("sort=newest")).value(), TokenSort::Newest);
    QCOMPARE(marketJson::decodeSort(*query("sort=lastTrade")).value(), TokenSort::LastTrade);
    QCOMPARE(marketJson::decodeSort(*query("sort=progress")).value(), TokenSort::Progress);
    QVERIFY(marketJson::decodeSort(*query("sort=price")).error().detail.startsWith(u"sort "_s));
}

void tst_MarketJson::decodesIntervals()
{
    const QList<QPair<QByteArray, int>> rows
        = {{"1", 1},     {"1s", 1},    {"5", 5},         {"15s", 15},   {"60", 60},   {"1m", 60},    {"5m", 300},
           {"900", 900}, {"1h", 3600}, {"86400", 86400}, {"1d", 86400}, {"15m", 900}, {"3600", 3600}};
    for (const auto &[text, seconds] : rows)
        QCOMPARE(marketJson::decodeInterval(*query("interval=" + text)).value(), seconds);
    for (const char *text : {"0", "2", "-1", "1.5", "60.5", "1M", "01"})
        QVERIFY(marketJson::decodeInterval(*query(QByteArray("interval=") + text))
                    .error()
                    .detail.startsWith(u"interval "_s));
    QCOMPARE(marketJson::decodeInterval(*query("")).error().detail, u"missing field: interval"_s);
}

void tst_MarketJson::decodesLimits()
{
    QCOMPARE(marketJson::decodeLimit(*query(""), 50, 200).value(), 50);
    QCOMPARE(marketJson::decodeLimit(*query("limit=1"), 50, 200).value(), 1);
    QCOMPARE(marketJson::decodeLimit(*query("limit=200"), 50, 200).value(), 200);
    for (const char *text : {"0", "201", "-1", "1.5", "x", "18446744073709551615"})
        QVERIFY(marketJson::decodeLimit(*query(QByteArray("limit=") + text), 50, 200)
                    .error()
                    .detail.startsWith(u"limit "_s));
}

CURVEDESK_TEST(tst_MarketJson)

} // namespace marketJsonTest
#include "tst_MarketJson.moc"
