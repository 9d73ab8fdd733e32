// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CurveQuote.h"
#include "core/solana/Programs.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/core/pump/SdkQuoteVectors.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace curveQuoteTest {

using sdkQuotes::Function;

namespace {

constexpr quint64 top = std::numeric_limits<quint64>::max();
constexpr FeeRates mainnetRates{0, 95, 30};

BondingCurve curveOf(quint64 virtualToken, quint64 virtualQuote, quint64 realToken, quint64 realQuote)
{
    BondingCurve curve;
    curve.virtualTokenReserves = virtualToken;
    curve.virtualQuoteReserves = virtualQuote;
    curve.realTokenReserves = realToken;
    curve.realQuoteReserves = realQuote;
    curve.tokenTotalSupply = 1'000'000'000'000'000;
    curve.creator = programs::usdc;
    return curve;
}

BondingCurve fresh()
{
    return curveOf(1073000000000000, 30000000000, 793100000000000, 0);
}

BondingCurve mid()
{
    return curveOf(851821056211732, 37789627580, 571921056211732, 7789627580);
}

BondingCurve named(const QByteArray &name)
{
    if (name == "fresh")
        return fresh();
    if (name == "late")
        return curveOf(300000000000000, 107300000000, 20100000000000, 77300000000);
    if (name == "migrated")
        return curveOf(0, 0, 0, 0);
    BondingCurve curve = mid();
    if (name == "nocreator")
        curve.creator = {};
    return curve;
}

// The SDK quotes a sell that the curve could not pay; ours must not, so the comparison lends it the lamports.
BondingCurve funded(BondingCurve curve)
{
    curve.realQuoteReserves = top / 2;
    return curve;
}

template<class T> ErrorCode codeOf(const Result<T> &result)
{
    return result ? ErrorCode::Internal : result.error().code;
}

} // namespace

class tst_CurveQuote : public QObject
{
    Q_OBJECT

private slots:
    void sdkVectors_data();
    void sdkVectors();
    void randomSdkVectors();
    void feeRoundsUp();
    void buySplitsIntoParts();
    void buyThatCompletes();
    void spendIsChargedWhole();
    void sellSplitsIntoParts();
    void refusals();
    void hugeNumbersAreErrors();
    void smallCurves_data();
    void smallCurves();
    void realTradesReproduce_data();
    void realTradesReproduce();
    void slippageLimits();
};

void tst_CurveQuote::sdkVectors_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(sdkQuotes::vectors)); ++i) {
        const auto &v = sdkQuotes::vectors[i];
        QTest::addRow("%d %s %llu", static_cast<int>(v.function), v.curve, v.in) << i;
    }
}

void tst_CurveQuote::sdkVectors()
{
    QFETCH(int, index);
    const auto &v = sdkQuotes::vectors[index];
    const BondingCurve curve = named(v.curve);
    FeeRates rates = mainnetRates;
    if (curve.creator.isZero())
        rates.creator = 0;
    const bool migrated = curve.virtualTokenReserves == 0;
    switch (v.function) {
    case Function::SolForTokens: {
        const auto buy = curveQuote::buyTokens(curve, rates, v.in);
        if (migrated) {
            QCOMPARE(codeOf(buy), ErrorCode::CurveComplete);
            break;
        }
        QVERIFY(buy);
        QCOMPARE(buy->total, v.out);
        QCOMPARE(buy->clamped, v.in > curve.realTokenReserves);
        break;
    }
    case Function::SolFromSell: {
        const auto sell = curveQuote::sellTokens(funded(curve), rates, v.in);
        if (migrated)
            QCOMPARE(codeOf(sell), ErrorCode::CurveComplete);
        else if (v.out == 0)
            QCOMPARE(codeOf(sell), ErrorCode::InvalidInput);
        else
            QCOMPARE(sell.value_or(curveQuote::Sell{}).net, v.out);
        break;
    }
    case Function::MarketCap:
        QVERIFY(curveQuote::marketCapLamports(curve) == v.out);
        break;
    }
}

void tst_CurveQuote::randomSdkVectors()
{
    const auto global = GlobalAccount::decode(fixtures::genesis(u"global"_s));
    const auto mainnet = FeeSchedule::decode(fixtures::genesis(u"fee_config"_s));
    QVERIFY(global && mainnet);
    FeeSchedule tiered = *mainnet;
    tiered.flat = {25, 5, 0};
    tiered.tiers = {{30'000'000'000, {0, 93, 30}},
                    {60'000'000'000, {0, 60, 95}},
                    {150'000'000'000, {0, 5, 90}},
                    {300'000'000'000, {0, 1, 7}}};
    tiered.stableTiers = {{1'000'000'000, {0, 40, 11}}, {90'000'000'000, {0, 13, 3}}};
    tiered.exoticFlat = {0, 77, 33};
    const std::optional<FeeSchedule> rules[] = {*mainnet, tiered, std::nullopt};
    const Address quotes[] = {{}, programs::wrappedSol, programs::usdc, Address(std::array<quint8, 32>{5, 5})};

    const QJsonObject file = fixtures::json(u"curve-quotes.json"_s).object();
    QCOMPARE(file.value(u"creatorFeeConfigurable").toBool(), global->creatorFeeConfigurable);
    const QJsonArray rows = file.value(u"rows").toArray();
    QVERIFY(rows.size() >= 400);
    int tinySells = 0;
    for (const QJsonValue &json : rows) {
        const QString row = json.toString();
        QList<quint64> n;
        for (const QString &word : row.split(u' '))
            n.append(word.toULongLong());
        QCOMPARE(n.size(), 14);
        BondingCurve curve = curveOf(n[0], n[1], n[2], top / 2);
        curve.creator = n[3] != 0 ? programs::usdc : Address();
        curve.isMayhemMode = n[4] != 0;
        curve.creatorFeeBps = n[5];
        curve.quoteMint = quotes[n[7]];
        const FeeRates rates = curveFeeRates(*global, rules[n[6]], curve, n[8]);
        // The SDK estimates the same tokens from a spend by another formula: at most two lamports' worth apart.
        const quint64 ours = curveQuote::buyForQuote(curve, rates, n[9]).value_or(curveQuote::Buy()).tokensOut;
        QVERIFY2(std::max(ours, n[10]) - std::min(ours, n[10]) <= 2 * (n[0] / n[1] + 1), qPrintable(row));
        const auto buy = curveQuote::buyTokens(curve, rates, n[11]);
        QVERIFY2(buy && buy->total == n[12], qPrintable(row));
        const auto sell = curveQuote::sellTokens(curve, rates, n[11]);
        // The SDK says 0, and less, where fees eat the proceeds: that is a trade we refuse.
        const qint64 sdkNet = row.section(u' ', 13).toLongLong();
        if (sdkNet <= 0) {
            ++tinySells;
            QVERIFY2(codeOf(sell) == ErrorCode::InvalidInput, qPrintable(row));
        } else {
            QVERIFY2(sell && sell->net == static_cast<quint64>(sdkNet), qPrintable(row));
        }
    }
    QVERIFY(tinySells > 0 && tinySells < rows.size() / 2);
}

void tst_CurveQuote::feeRoundsUp()
{
    QCOMPARE(*curveQuote::fee(0, 95), quint64(0));
    QCOMPARE(*curveQuote::fee(1, 95), quint64(1));
    QCOMPARE(*curveQuote::fee(10'000, 95), quint64(95));
    QCOMPARE(*curveQuote::fee(10'001, 95), quint64(96));
    QCOMPARE(*curveQuote::fee(12345, 0), quint64(0));
    // Captured from mainnet trades.
    QCOMPARE(*curveQuote::fee(69135801, 95), quint64(656791));
    QCOMPARE(*curveQuote::fee(69135801, 30), quint64(207408));
    QCOMPARE(*curveQuote::fee(1113100, 95), quint64(10575));
    QCOMPARE(*curveQuote::fee(top, 10'000), top);
    // 18446744073709551615 * 95 / 10000, rounded up.
    QCOMPARE(*curveQuote::fee(top, 95), quint64(175244068700240741));
    QCOMPARE(codeOf(curveQuote::fee(top, 10'001)), ErrorCode::InvalidInput);
}

void tst_CurveQuote::buySplitsIntoParts()
{
    const auto buy = curveQuote::buyTokens(fresh(), mainnetRates, 34'000'000'000'000);
    QVERIFY(buy);
    QCOMPARE(buy->tokensOut, quint64(34'000'000'000'000));
    QCOMPARE(buy->cost, quint64(981'713'186));
    QCOMPARE(buy->protocolFee, quint64(9'326'276));
    QCOMPARE(buy->creatorFee, quint64(2'945'140));
    QCOMPARE(buy->total, buy->cost + buy->protocolFee + buy->creatorFee);
    QVERIFY(!buy->clamped);
    const BondingCurve then = curveQuote::after(fresh(), *buy);
    QCOMPARE(then.virtualQuoteReserves, quint64(30'981'713'186));
    QCOMPARE(then.realQuoteReserves, quint64(981'713'186));
    QCOMPARE(then.virtualTokenReserves, quint64(1'039'000'000'000'000));
    QCOMPARE(then.realTokenReserves, quint64(759'100'000'000'000));
    QVERIFY(!then.complete);
}

void tst_CurveQuote::buyThatCompletes()
{
    const auto buy = curveQuote::buyTokens(fresh(), mainnetRates, top);
    QVERIFY(buy && buy->clamped);
    QCOMPARE(buy->tokensOut, quint64(793'100'000'000'000));
    QCOMPARE(buy->cost, quint64(85'005'359'057));
    QCOMPARE(buy->cost, curveQuote::quoteToComplete(fresh()));
    const BondingCurve then = curveQuote::after(fresh(), *buy);
    QVERIFY(then.complete);
    QCOMPARE(then.virtualTokenReserves, quint64(279'900'000'000'000));
    QCOMPARE(then.virtualQuoteReserves, quint64(115'005'359'057));
    QCOMPARE(then.realQuoteReserves, quint64(85'005'359'057));
    QCOMPARE(then.realTokenReserves, quint64(0));

    // Spending more than the rest costs: the rest, at its price, and the buyer keeps what is over.
    const auto spend = curveQuote::buyForQuote(fresh(), mainnetRates, 100'000'000'000);
    QVERIFY(spend && spend->clamped);
    QCOMPARE(*spend, *buy);
    const auto exact = curveQuote::buyTokens(fresh(), mainnetRates, 793'100'000'000'000);
    QVERIFY(exact && !exact->clamped);
}

void tst_CurveQuote::spendIsChargedWhole()
{
    const auto buy = curveQuote::buyForQuote(fresh(), mainnetRates, 1'000'000'000);
    QVERIFY(buy);
    QCOMPARE(buy->tokensOut, quint64(34199203120618));
    QCOMPARE(buy->cost, quint64(987654320));
    QCOMPARE(buy->protocolFee, quint64(9382717));
    QCOMPARE(buy->creatorFee, quint64(2962963));
    QCOMPARE(buy->total, quint64(1'000'000'000));

    // Three for the curve and two for the fees are one more than four: the curve gets two, and buys for one of them.
    const auto small = curveQuote::buyForQuote(fresh(), mainnetRates, 4);
    QVERIFY(small);
    QCOMPARE(small->tokensOut, quint64(35'766));
    QCOMPARE(small->cost, quint64(2));
    QCOMPARE(small->total, quint64(4));

    // Past the end the program would refuse: exactSpend() shows by how much, buyForQuote() buys what is left.
    const auto past = curveQuote::exactSpend(fresh(), mainnetRates, 86'067'926'048);
    QVERIFY(past && past->tokensOut > fresh().realTokenReserves && past->total == 86'067'926'048);
    const auto clamped = curveQuote::buyForQuote(fresh(), mainnetRates, 86'067'926'048);
    QVERIFY(clamped && clamped->clamped && clamped->total == 86'067'926'047);
}

void tst_CurveQuote::sellSplitsIntoParts()
{
    const auto sell = curveQuote::sellTokens(mid(), mainnetRates, 34'000'000'000'000);
    QVERIFY(sell);
    QCOMPARE(sell->gross, quint64(1'450'459'241));
    QCOMPARE(sell->protocolFee, quint64(13'779'363));
    QCOMPARE(sell->creatorFee, quint64(4'351'378));
    QCOMPARE(sell->net, quint64(1'432'328'500));
    const BondingCurve then = curveQuote::after(mid(), *sell);
    QCOMPARE(then.virtualQuoteReserves, mid().virtualQuoteReserves - sell->gross);
    QCOMPARE(then.realQuoteReserves, mid().realQuoteReserves - sell->gross);
    QCOMPARE(then.virtualTokenReserves, mid().virtualTokenReserves + 34'000'000'000'000);
    QCOMPARE(then.realTokenReserves, mid().realTokenReserves + 34'000'000'000'000);
}

void tst_CurveQuote::refusals()
{
    BondingCurve complete = fresh();
    complete.complete = true;
    BondingCurve soldOut = fresh();
    soldOut.realTokenReserves = 0;
    for (const BondingCurve &curve : {complete, BondingCurve{}}) {
        QCOMPARE(codeOf(curveQuote::buyTokens(curve, mainnetRates, 1000)), ErrorCode::CurveComplete);
        QCOMPARE(codeOf(curveQuote::buyForQuote(curve, mainnetRates, 1000)), ErrorCode::CurveComplete);
        QCOMPARE(codeOf(curveQuote::sellTokens(curve, mainnetRates, 1000)), ErrorCode::CurveComplete);
        QCOMPARE(codeOf(curveQuote::sellForQuote(curve, mainnetRates, 1000)), ErrorCode::CurveComplete);
    }
    QCOMPARE(curveQuote::buyTokens(complete, mainnetRates, 1).error().detail, u"Curve is complete"_s);
    QCOMPARE(codeOf(curveQuote::buyTokens(soldOut, mainnetRates, 1000)), ErrorCode::CurveComplete);
    QCOMPARE(codeOf(curveQuote::buyForQuote(soldOut, mainnetRates, 1000)), ErrorCode::CurveComplete);

    QCOMPARE(codeOf(curveQuote::buyTokens(mid(), mainnetRates, 0)), ErrorCode::InvalidInput);
    for (quint64 lamports = 0; lamports <= 4; ++lamports) {
        // Below 4 lamports at most one is left for the curve, and rounding leaves nothing of that to buy with.
        const auto buy = curveQuote::buyForQuote(mid(), mainnetRates, lamports);
        if (lamports < 4)
            QCOMPARE(codeOf(buy), ErrorCode::InvalidInput);
        else
            QVERIFY(buy && buy->total <= lamports);
    }
    QCOMPARE(codeOf(curveQuote::sellTokens(mid(), mainnetRates, 0)), ErrorCode::InvalidInput);
    QCOMPARE(codeOf(curveQuote::sellTokens(mid(), mainnetRates, 1)), ErrorCode::InvalidInput);
    QCOMPARE(codeOf(curveQuote::sellForQuote(mid(), mainnetRates, 0)), ErrorCode::InvalidInput);
    // More than buyers have paid in is not there to be paid out.
    QCOMPARE(codeOf(curveQuote::sellTokens(fresh(), mainnetRates, 34'000'000'000'000)), ErrorCode::InvalidInput);
    QCOMPARE(codeOf(curveQuote::sellForQuote(mid(), mainnetRates, mid().realQuoteReserves)), ErrorCode::InvalidInput);
    // Fees of the whole leave nothing.
    QCOMPARE(codeOf(curveQuote::sellForQuote(mid(), {0, 9'000, 1'000}, 1)), ErrorCode::InvalidInput);
    QCOMPARE(codeOf(curveQuote::sellTokens(mid(), {0, 9'000, 1'000}, 1'000'000'000)), ErrorCode::InvalidInput);
}

void tst_CurveQuote::hugeNumbersAreErrors()
{
    const FeeRates odd[] = {{0, 0, 0}, mainnetRates, {0, 10'000, 10'000}, {0, top, top}, {0, 0, top}};
    const quint64 edges[] = {0, 1, 2, 3, 9'999, 10'000, 10'001, top / 10'000, top / 2, top - 1, top};
    int quoted = 0;
    for (const quint64 vT : edges) {
        for (const quint64 vQ : edges) {
            for (const quint64 rT : edges) {
                for (const quint64 rQ : {quint64(0), top}) {
                    const BondingCurve curve = curveOf(vT, vQ, rT, rQ);
                    for (const FeeRates &rates : odd) {
                        for (const quint64 amount : edges) {
                            const auto buy = curveQuote::buyTokens(curve, rates, amount);
                            const auto spend = curveQuote::buyForQuote(curve, rates, amount);
                            for (const auto &each : {buy, spend}) {
                                if (!each)
                                    continue;
                                ++quoted;
                                const uint128 total
                                    = static_cast<uint128>(each->cost) + each->protocolFee + each->creatorFee;
                                QVERIFY(each->total == total);
                                QVERIFY(each->tokensOut <= rT && each->tokensOut < vT && each->tokensOut > 0);
                                const BondingCurve then = curveQuote::after(curve, *each);
                                QVERIFY(then.virtualQuoteReserves - vQ == each->cost);
                            }
                            QVERIFY(!spend || spend->total <= amount);
                            const auto sell = curveQuote::sellTokens(curve, rates, amount);
                            if (sell) {
                                ++quoted;
                                QVERIFY(sell->net > 0 && sell->net <= sell->gross && sell->gross <= rQ);
                                QVERIFY(curveQuote::after(curve, *sell).virtualTokenReserves - vT == amount);
                            }
                            (void)curveQuote::sellForQuote(curve, rates, amount);
                        }
                    }
                }
            }
        }
    }
    QVERIFY(quoted > 1000);
}

// Exact-token quotes that the official SDK 3.2.0 gives for curves where every rounding shows.
void tst_CurveQuote::smallCurves_data()
{
    QTest::addColumn<quint64>("virtualToken");
    QTest::addColumn<quint64>("virtualQuote");
    QTest::addColumn<quint64>("realToken");
    QTest::addColumn<quint64>("protocol");
    QTest::addColumn<quint64>("creator");
    QTest::addColumn<quint64>("tokens");
    QTest::addColumn<quint64>("total");
    const auto row
        = [](quint64 vT, quint64 vQ, quint64 rT, quint64 protocol, quint64 creator, quint64 tokens, quint64 total) {
              QTest::addRow("%llu of %llu", tokens, vT) << vT << vQ << rT << protocol << creator << tokens << total;
          };
    row(1'000'000, 10'000, 1'000, 0, 0, 500, 6);
    row(1'007'919, 10'997, 1'089, 95, 30, 1'089, 14);
    row(1'023'757, 12'991, 1'267, 95, 0, 633, 10);
    row(1'031'676, 13'988, 1'356, 0, 30, 1'356, 20);
    row(1'166'299, 30'937, 2'869, 95, 0, 1'434, 40);
}

void tst_CurveQuote::smallCurves()
{
    QFETCH(quint64, virtualToken);
    QFETCH(quint64, virtualQuote);
    QFETCH(quint64, realToken);
    QFETCH(quint64, protocol);
    QFETCH(quint64, creator);
    QFETCH(quint64, tokens);
    QFETCH(quint64, total);
    const BondingCurve curve = curveOf(virtualToken, virtualQuote, realToken, 0);
    const auto buy = curveQuote::buyTokens(curve, {0, protocol, creator}, tokens);
    QVERIFY(buy);
    QCOMPARE(buy->total, total);
    QVERIFY(!buy->clamped);
}

void tst_CurveQuote::realTradesReproduce_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("2026-10") << u"trade_buy_2026-10-05_layout+8"_s;
    QTest::newRow("2026-06, first of its curve") << u"trade_first_buy_2026-06"_s;
}

// A mainnet event carries the reserves after the trade: undo it, quote it again, and every number must come back.
void tst_CurveQuote::realTradesReproduce()
{
    QFETCH(QString, id);
    const QJsonObject json = fixtures::mainnet(id).value(u"decoded").toObject();
    const auto number = [&](QStringView key) { return json.value(key).toVariant().toULongLong(); };
    const quint64 sol = number(u"sol_amount");
    const quint64 tokens = number(u"token_amount");
    const BondingCurve before
        = curveOf(number(u"virtual_token_reserves") + tokens, number(u"virtual_sol_reserves") - sol,
                  number(u"real_token_reserves") + tokens, number(u"real_sol_reserves") - sol);
    const FeeRates rates{0, number(u"fee_basis_points"), number(u"creator_fee_basis_points")};
    const auto buy = curveQuote::buyTokens(before, rates, tokens);
    QVERIFY(buy);
    QCOMPARE(buy->cost, sol);
    QCOMPARE(buy->protocolFee, number(u"fee"));
    QCOMPARE(buy->creatorFee, number(u"creator_fee"));
    QCOMPARE(buy->protocolFee * number(u"buyback_fee_basis_points") / 10'000, number(u"buyback_fee"));
    QCOMPARE(curveQuote::after(before, *buy).virtualQuoteReserves, number(u"virtual_sol_reserves"));
    QCOMPARE(curveQuote::after(before, *buy).realTokenReserves, number(u"real_token_reserves"));
}

void tst_CurveQuote::slippageLimits()
{
    QCOMPARE(curveQuote::maximumCost(993'984'602, 100), quint64(1'003'924'448));
    QCOMPARE(curveQuote::maximumCost(1, 9'999), quint64(1));
    QCOMPARE(curveQuote::maximumCost(0, 500), quint64(0));
    QCOMPARE(curveQuote::maximumCost(top, 0), top);
    QCOMPARE(curveQuote::maximumCost(top, 1), top);
    QCOMPARE(curveQuote::maximumCost(top, top), top);
    QCOMPARE(curveQuote::minimumOut(1'000, 500), quint64(950));
    QCOMPARE(curveQuote::minimumOut(999, 500), quint64(950));
    QCOMPARE(curveQuote::minimumOut(1'000, 0), quint64(1'000));
    QCOMPARE(curveQuote::minimumOut(1, 9'999), quint64(1));
    QCOMPARE(curveQuote::minimumOut(5, 10'000), quint64(1));
    QCOMPARE(curveQuote::minimumOut(5, top), quint64(1));
    QCOMPARE(curveQuote::minimumOut(top, 10'000), quint64(1));
}

CURVEDESK_TEST(tst_CurveQuote)

} // namespace curveQuoteTest
#include "tst_CurveQuote.moc"
