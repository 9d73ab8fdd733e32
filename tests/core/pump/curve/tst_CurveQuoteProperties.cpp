// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/MulDiv.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/solana/Programs.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace curveQuotePropertiesTest {

namespace {

BondingCurve curveOf(quint64 virtualToken, quint64 virtualQuote, quint64 realToken, quint64 realQuote)
{
    BondingCurve curve;
    curve.virtualTokenReserves = virtualToken;
    curve.virtualQuoteReserves = virtualQuote;
    curve.realTokenReserves = realToken;
    curve.realQuoteReserves = realQuote;
    curve.creator = programs::usdc;
    return curve;
}

// A curve as trading leaves it, anywhere between fresh and almost sold out.
BondingCurve tradedCurve(QRandomGenerator &random)
{
    const quint64 realToken = 1 + random.generate64() % 793'100'000'000'000;
    const quint64 virtualToken = realToken + 279'900'000'000'000;
    const quint64 virtualQuote
        = static_cast<quint64>(static_cast<uint128>(1'073'000'000'000'000) * 30'000'000'000 / virtualToken)
        + random.bounded(1000u);
    const quint64 realQuote = virtualQuote > 30'000'000'000 ? virtualQuote - 30'000'000'000 : 0;
    return curveOf(virtualToken, virtualQuote, realToken, realQuote);
}

FeeRates ratesOf(QRandomGenerator &random)
{
    if (random.bounded(3) == 0)
        return {0, 95, 30};
    return {0, random.bounded(300u), random.bounded(300u)};
}

// Even over the magnitudes, because small amounts round most.
quint64 amountUpTo(QRandomGenerator &random, quint64 limit)
{
    return 1 + (random.generate64() >> random.bounded(64)) % limit;
}

quint64 ceilFee(quint64 amount, quint64 bps)
{
    return (amount * bps + 9'999) / 10'000;
}

// The formulas once more, in the plainest form and for numbers that cannot overflow.
std::optional<quint64> plainNet(const BondingCurve &curve, const FeeRates &rates, quint64 tokens)
{
    const quint64 gross = tokens * curve.virtualQuoteReserves / (curve.virtualTokenReserves + tokens);
    const quint64 fees = ceilFee(gross, rates.protocol) + ceilFee(gross, rates.creator);
    if (gross > curve.realQuoteReserves || fees >= gross)
        return std::nullopt;
    return gross - fees;
}

std::optional<quint64> plainTokens(const BondingCurve &curve, const FeeRates &rates, quint64 lamports)
{
    quint64 net = lamports * 10'000 / (10'000 + rates.protocol + rates.creator);
    const quint64 fees = ceilFee(net, rates.protocol) + ceilFee(net, rates.creator);
    if (net + fees > lamports) {
        if (net + fees - lamports >= net)
            return std::nullopt;
        net -= net + fees - lamports;
    }
    if (net < 2)
        return std::nullopt;
    const quint64 out = (net - 1) * curve.virtualTokenReserves / (curve.virtualQuoteReserves + net - 1);
    return out == 0 ? std::nullopt : std::optional(std::min(out, curve.realTokenReserves));
}

} // namespace

class tst_CurveQuoteProperties : public QObject
{
    Q_OBJECT

private slots:
    void smallCurvesBruteForce();
    void netIsNotMonotone();
    void spendNeverExceeds();
    void sellForQuoteIsMinimal();
    void invariantNeverShrinks();
    void roundTripNeverProfits();
};

// Every spend and every wanted amount on curves small enough to try all token amounts.
void tst_CurveQuoteProperties::smallCurvesBruteForce()
{
    QRandomGenerator random(1);
    const FeeRates rateList[]
        = {{0, 0, 0}, {0, 95, 30}, {0, 100, 0}, {0, 2'500, 2'500}, {0, 5'000, 4'990}, {0, 9'999, 0}};
    constexpr quint64 tried = 10'000;
    int sold = 0;
    int impossible = 0;
    for (int i = 0; i < 60; ++i) {
        // Also prices above one lamport a token, where the gross skips values.
        const BondingCurve curve = curveOf(2 + random.bounded(400u), 1 + random.bounded(3000u),
                                           1 + random.bounded(400u), random.bounded(2000u));
        for (const FeeRates &rates : rateList) {
            // The most that any of the first so many tokens brings.
            std::vector<quint64> most(tried, 0);
            for (quint64 tokens = 1; tokens < tried; ++tokens)
                most[tokens] = std::max(most[tokens - 1], plainNet(curve, rates, tokens).value_or(0));
            for (quint64 lamports = 1; lamports < 1500; lamports += 1 + random.bounded(7u)) {
                const auto first = std::lower_bound(most.begin(), most.end(), lamports);
                std::optional<quint64> fewest;
                if (first != most.end())
                    fewest = static_cast<quint64>(first - most.begin());
                const auto sell = curveQuote::sellForQuote(curve, rates, lamports);
                if (fewest) {
                    ++sold;
                    QVERIFY2(
                        sell && sell->tokensIn == *fewest,
                        qPrintable(u"vT %1 vQ %2 rQ %3 bps %4 %5: %6 lamports need %7"_s.arg(curve.virtualTokenReserves)
                                       .arg(curve.virtualQuoteReserves)
                                       .arg(curve.realQuoteReserves)
                                       .arg(rates.protocol)
                                       .arg(rates.creator)
                                       .arg(lamports)
                                       .arg(*fewest)));
                    QCOMPARE(sell->net, *plainNet(curve, rates, *fewest));
                } else {
                    ++impossible;
                    QVERIFY(!sell || sell->tokensIn >= tried);
                }

                const auto wanted = plainTokens(curve, rates, lamports);
                const auto buy = curveQuote::buyForQuote(curve, rates, lamports);
                if (wanted && *wanted < curve.virtualTokenReserves)
                    QVERIFY(buy && buy->tokensOut == *wanted && buy->total <= lamports);
                else
                    QVERIFY(!buy);
            }
        }
    }
    QVERIFY(sold > 10'000);
    QVERIFY(impossible > 1'000);
}

// Why sellForQuote has to look instead of computing: where both fees step at once, more tokens bring less.
void tst_CurveQuoteProperties::netIsNotMonotone()
{
    const BondingCurve curve = curveOf(1'000'000'000, 1'000'000'000, 1, 1'000'000'000);
    const FeeRates rates{0, 100, 100};
    bool fell = false;
    quint64 before = 0;
    for (quint64 tokens = 3; tokens < 1000; ++tokens) {
        const quint64 net = plainNet(curve, rates, tokens).value_or(0);
        QVERIFY(net + 1 >= before);
        fell = fell || net < before;
        before = net;
    }
    QVERIFY(fell);
}

void tst_CurveQuoteProperties::spendNeverExceeds()
{
    QRandomGenerator random(2);
    int clamped = 0;
    for (int i = 0; i < 50'000; ++i) {
        const BondingCurve curve = tradedCurve(random);
        const FeeRates rates = ratesOf(random);
        const quint64 lamports = amountUpTo(random, 200'000'000'000);
        const auto buy = curveQuote::buyForQuote(curve, rates, lamports);
        if (!buy) {
            QVERIFY(lamports < 10);
            continue;
        }
        QVERIFY(buy->total <= lamports);
        QVERIFY(buy->tokensOut <= curve.realTokenReserves);
        // A spend never buys for less than its tokens cost by count.
        const auto byCount = curveQuote::buyTokens(curve, rates, buy->tokensOut);
        QVERIFY(byCount && byCount->cost <= buy->cost);
        if (buy->clamped) {
            ++clamped;
            QVERIFY(buy->tokensOut == curve.realTokenReserves && byCount->total == buy->total);
        } else {
            QVERIFY(lamports - buy->total <= 1);
        }
    }
    QVERIFY(clamped > 500);
}

void tst_CurveQuoteProperties::sellForQuoteIsMinimal()
{
    QRandomGenerator random(3);
    int paid = 0;
    for (int i = 0; i < 50'000; ++i) {
        const BondingCurve curve = tradedCurve(random);
        const FeeRates rates = ratesOf(random);
        const quint64 lamports = amountUpTo(random, 90'000'000'000);
        const auto sell = curveQuote::sellForQuote(curve, rates, lamports);
        if (!sell) {
            // Then not even all that buyers have paid in does, nor the little less that pays as much.
            for (quint64 step = 0; step <= 3 && step < curve.realQuoteReserves; ++step) {
                const quint64 gross = curve.realQuoteReserves - step;
                const quint64 fees = ceilFee(gross, rates.protocol) + ceilFee(gross, rates.creator);
                QVERIFY(fees >= gross || gross - fees < lamports);
            }
            continue;
        }
        ++paid;
        QVERIFY(sell->net >= lamports);
        QVERIFY(curveQuote::sellTokens(curve, rates, sell->tokensIn) == *sell);
        for (quint64 fewer = 1; fewer < 4 && fewer < sell->tokensIn; ++fewer) {
            const auto less = curveQuote::sellTokens(curve, rates, sell->tokensIn - fewer);
            QVERIFY(!less || less->net < lamports);
        }
        // The gross before this one, wherever it starts: two of net further down is as far as a fee step reaches.
        for (quint64 step = 1; step <= 3 && step < sell->gross; ++step) {
            const quint64 gross = sell->gross - step;
            const quint64 fees = ceilFee(gross, rates.protocol) + ceilFee(gross, rates.creator);
            QVERIFY(fees >= gross || gross - fees < lamports);
        }
    }
    QVERIFY(paid > 20'000);
}

void tst_CurveQuoteProperties::invariantNeverShrinks()
{
    QRandomGenerator random(4);
    BondingCurve curve = curveOf(1'073'000'000'000'000, 30'000'000'000, 793'100'000'000'000, 0);
    const BondingCurve start = curve;
    int buys = 0;
    int sells = 0;
    for (int i = 0; i < 50'000 && !curve.complete; ++i) {
        const auto product = [](const BondingCurve &each) {
            return static_cast<uint128>(each.virtualTokenReserves) * each.virtualQuoteReserves;
        };
        const uint128 before = product(curve);
        if (random.bounded(2) == 0) {
            const auto buy = curveQuote::buyForQuote(curve, {0, 95, 30}, amountUpTo(random, 3'000'000'000));
            if (!buy)
                continue;
            ++buys;
            curve = curveQuote::after(curve, *buy);
        } else {
            const quint64 held = start.realTokenReserves - curve.realTokenReserves;
            if (held == 0)
                continue;
            const auto sell = curveQuote::sellTokens(curve, {0, 95, 30}, amountUpTo(random, held));
            if (!sell)
                continue;
            ++sells;
            curve = curveQuote::after(curve, *sell);
        }
        QVERIFY(product(curve) >= before);
        QCOMPARE(curve.virtualTokenReserves - curve.realTokenReserves, quint64(279'900'000'000'000));
        QCOMPARE(curve.virtualQuoteReserves - curve.realQuoteReserves, quint64(30'000'000'000));
    }
    QVERIFY(buys > 100);
    QVERIFY(sells > 100);
}

void tst_CurveQuoteProperties::roundTripNeverProfits()
{
    QRandomGenerator random(5);
    for (int i = 0; i < 20'000; ++i) {
        const BondingCurve curve = tradedCurve(random);
        const FeeRates rates = random.bounded(2) == 0 ? FeeRates{} : ratesOf(random);
        const auto buy = curveQuote::buyTokens(curve, rates, amountUpTo(random, 1'000'000'000'000'000));
        QVERIFY(buy);
        BondingCurve then = curveQuote::after(curve, *buy);
        if (then.complete)
            continue;
        const auto sell = curveQuote::sellTokens(then, rates, buy->tokensOut);
        QVERIFY(!sell || sell->net < buy->total);
        QVERIFY(!sell || curveQuote::after(then, *sell).virtualTokenReserves == curve.virtualTokenReserves);
    }
}

CURVEDESK_TEST(tst_CurveQuoteProperties)

} // namespace curveQuotePropertiesTest
#include "tst_CurveQuoteProperties.moc"
