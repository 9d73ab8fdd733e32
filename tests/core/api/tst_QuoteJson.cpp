// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/QuoteJson.h"
#include "tests/core/api/ReplyRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace quoteJsonTest {

class tst_QuoteJson : public QObject
{
    Q_OBJECT

private slots:
    void decodesAQuery();
    void refusesBadQueries_data();
    void refusesBadQueries();
    void encodesAQuote();
    void encodesAClampedQuoteOnAPool();
    void encodesACurveToTheDigit();
};

void tst_QuoteJson::decodesAQuery()
{
    const Result<RequestFields> query = RequestFields::fromQuery("mode=sell&amount=1.25&token=Mint&slippage=0");
    const Result<QuoteRequest> request = quoteJson::decode(*query);
    QVERIFY(request);
    QCOMPARE(request->token, u"Mint"_s);
    QCOMPARE(request->mode, TradeMode::Sell);
    QCOMPARE(request->amount, u"1.25"_s);
    QCOMPARE(request->slippageBps, quint64{0});
    const Result<RequestFields> usual = RequestFields::fromQuery("mode=buy&amount=1&token=Mint");
    QCOMPARE(quoteJson::decode(*usual)->slippageBps, quint64{500});
    QCOMPARE(quoteJson::decode(*usual)->mode, TradeMode::Buy);
}

void tst_QuoteJson::refusesBadQueries_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("detail");
    QTest::newRow("no token") << "amount=1&mode=buy"_ba << u"missing field: token"_s;
    QTest::newRow("empty token") << "token=&amount=1&mode=buy"_ba << u"missing field: token"_s;
    QTest::newRow("no amount") << "token=t&mode=buy"_ba << u"missing field: amount"_s;
    QTest::newRow("negative amount") << "token=t&amount=-1&mode=buy"_ba << u"amount must not be negative"_s;
    QTest::newRow("exponent alone") << "token=t&amount=e3&mode=buy"_ba
                                    << u"amount must be a decimal number such as 0.5"_s;
    QTest::newRow("comma") << "token=t&amount=1,5&mode=buy"_ba << u"amount must be a decimal number such as 0.5"_s;
    QTest::newRow("no mode") << "token=t&amount=1"_ba << u"missing field: mode"_s;
    QTest::newRow("other mode") << "token=t&amount=1&mode=BUY"_ba << u"mode must be \"buy\" or \"sell\""_s;
    QTest::newRow("slippage as a share") << "token=t&amount=1&mode=buy&slippage=0.05"_ba
                                         << u"slippage is in basis points: 1 % is 100, so 5 % is 500, not 0.05"_s;
    QTest::newRow("fractional slippage") << "token=t&amount=1&mode=buy&slippage=1.5"_ba
                                         << u"slippage must be a whole number"_s;
    QTest::newRow("slippage beyond all") << "token=t&amount=1&mode=buy&slippage=10001"_ba
                                         << u"slippage must be 0 to 10000 basis points (100 %)"_s;
}

void tst_QuoteJson::refusesBadQueries()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, detail);
    const Result<RequestFields> fields = RequestFields::fromQuery(query);
    const Result<QuoteRequest> request = quoteJson::decode(*fields);
    QVERIFY(!request);
    QCOMPARE(request.error().code, ErrorCode::InvalidInput);
    QCOMPARE(request.error().detail, detail);
}

void tst_QuoteJson::encodesAQuote()
{
    Quote quote;
    quote.bondingCurve = u"Curve"_s;
    quote.tokenIn = u"So11111111111111111111111111111111111111112"_s;
    quote.amountInRaw = 1'012'500'000;
    quote.tokenOut = u"Mint"_s;
    quote.amountOutRaw = 34'612'903'225'806;
    quote.protocolFeeLamports = 9'500'000;
    quote.creatorFeeLamports = 3'000'000;
    quote.priceImpactBps = 330;
    quote.minimumOutRaw = 32'882'258'064'515;
    quote.slot = 7;
    const QByteArray json = quoteJson::encode(quote);
    QCOMPARE(json,
             R"({"bondingCurve":"Curve","mode":"buy","tokenIn":"So11111111111111111111111111111111111111112",)"
             R"("amountIn":1.0125,"amountInRaw":"1012500000","tokenOut":"Mint","amountOut":34612903.225806,)"
             R"("amountOutRaw":"34612903225806","fee":0.0125,"feeRaw":"12500000","priceImpactBps":330,)"
             R"("minimumOutRaw":"32882258064515","clamped":false,"slot":7})"_ba);
    QCOMPARE(differenceFromRows(json, quoteJson::quoteFields), QString());
}

void tst_QuoteJson::encodesAClampedQuoteOnAPool()
{
    Quote quote;
    quote.mode = TradeMode::Sell;
    quote.decimalsIn = 6;
    quote.decimalsOut = 9;
    quote.amountInRaw = std::numeric_limits<quint64>::max();
    quote.amountOutRaw = std::numeric_limits<quint64>::max();
    quote.pool = u"Pool"_s;
    quote.clamped = true;
    const QByteArray json = quoteJson::encode(quote);
    QCOMPARE(memberText(json, "mode"), "sell"_ba);
    QCOMPARE(memberText(json, "amountIn"), "18446744073709.551615"_ba);
    QCOMPARE(memberText(json, "amountOut"), "18446744073.709551615"_ba);
    QCOMPARE(memberText(json, "amountInRaw"), "18446744073709551615"_ba);
    QCOMPARE(memberText(json, "pool"), "Pool"_ba);
    QCOMPARE(memberText(json, "clamped"), "true"_ba);
    QCOMPARE(differenceFromRows(json, quoteJson::quoteFields), QString());
}

void tst_QuoteJson::encodesACurveToTheDigit()
{
    CurveReply curve;
    curve.key = u"Curve"_s;
    curve.discriminator = 6'966'180'631'402'821'399;
    curve.virtualTokenReserves = 1'073'000'000'000'000;
    curve.virtualSolReserves = 30'000'000'000;
    curve.realTokenReserves = 793'100'000'000'000;
    curve.realSolReserves = std::numeric_limits<quint64>::max();
    curve.tokenTotalSupply = 1'000'000'000'000'000;
    QByteArray json = quoteJson::encode(curve);
    QCOMPARE(json,
             R"({"key":"Curve","discriminator":6966180631402821399,"virtualTokenReserves":1073000000000000,)"
             R"("virtualSolReserves":30000000000,"realTokenReserves":793100000000000,)"
             R"("realSolReserves":18446744073709551615,"tokenTotalSupply":1000000000000000,"complete":false})"_ba);
    QCOMPARE(differenceFromRows(json, quoteJson::curveFields), QString());
    curve.complete = true;
    curve.quoteMint = u"Usdc"_s;
    json = quoteJson::encode(curve);
    QVERIFY(json.endsWith(R"("complete":true,"quoteMint":"Usdc"})"));
    QCOMPARE(differenceFromRows(json, quoteJson::curveFields), QString());
}

CURVEDESK_TEST(tst_QuoteJson)

} // namespace quoteJsonTest
#include "tst_QuoteJson.moc"
