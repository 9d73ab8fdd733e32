// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmQuote.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::ammQuote;

namespace ammQuotePropertiesTest {

namespace {

constexpr int runs = 60'000;

// Any size, small ones as likely as large ones; the top bits stay free, so that the products below cannot wrap.
quint64 any(QRandomGenerator64 &random, int bits = 62)
{
    return random.generate() >> (64 - 1 - random.bounded(bits));
}

struct Case
{
    Reserves reserves;
    FeeRates rates;
    quint64 amount = 0;
};

Case anyCase(QRandomGenerator64 &random)
{
    Case out;
    // Every other one like a pool of today.
    if (random.bounded(2) == 0) {
        out.reserves = {1'000'000'000'000 + any(random, 48), 1'000'000'000 + any(random, 44), 0};
        out.amount = any(random, 46);
    } else {
        out.reserves = {any(random), any(random), 0};
        out.amount = any(random);
    }
    if (random.bounded(8) == 0)
        out.reserves.virtualQuote = static_cast<qint64>(any(random, 40)) - static_cast<qint64>(any(random, 40));
    out.rates = {random.bounded(40u), random.bounded(200u), random.bounded(300u)};
    return out;
}

uint128 ceilDiv(uint128 a, uint128 b)
{
    return a / b + (a % b != 0 ? 1 : 0);
}

uint128 feeSum(uint128 quote, const FeeRates &rates)
{
    return ceilDiv(quote * rates.lp, 10'000) + ceilDiv(quote * rates.protocol, 10'000)
        + ceilDiv(quote * rates.creator, 10'000);
}

// Price * quantity of the pool; never falls.
uint128 product(const Reserves &reserves)
{
    return static_cast<uint128>(reserves.base) * *reserves.effectiveQuote();
}

} // namespace

class tst_AmmQuoteProperties : public QObject
{
    Q_OBJECT

private slots:
    void buysCostWhatTheFormulaSays()
    {
        QRandomGenerator64 random(1);
        int quoted = 0;
        for (int i = 0; i < runs; ++i) {
            const Case each = anyCase(random);
            const auto buy = buyBase(each.reserves, each.rates, each.amount);
            if (!buy)
                continue;
            ++quoted;
            const quint64 effective = *each.reserves.effectiveQuote();
            const uint128 quote
                = ceilDiv(static_cast<uint128>(effective) * each.amount, each.reserves.base - each.amount);
            QVERIFY(buy->quote == quote);
            QVERIFY(buy->total == quote + feeSum(quote, each.rates));
            QVERIFY(product(after(each.reserves, *buy)) >= product(each.reserves));
        }
        QVERIFY(quoted > runs / 4);
    }

    void spendsAreNeverExceeded()
    {
        QRandomGenerator64 random(2);
        int quoted = 0;
        for (int i = 0; i < runs; ++i) {
            const Case each = anyCase(random);
            const auto buy = buyForQuote(each.reserves, each.rates, each.amount);
            if (!buy)
                continue;
            ++quoted;
            QVERIFY(buy->total <= each.amount);
            // What stays with the buyer is rounding.
            QVERIFY(buy->total + 3 >= each.amount);
            QVERIFY(buy->baseOut < each.reserves.base);
            const uint128 in = buy->quote - 1;
            QVERIFY(buy->baseOut == in * each.reserves.base / (*each.reserves.effectiveQuote() + in));
            QVERIFY(product(after(each.reserves, *buy)) >= product(each.reserves));
            // By count the same tokens cost no more.
            const auto byCount = buyBase(each.reserves, each.rates, buy->baseOut);
            QVERIFY(byCount && byCount->quote <= buy->quote);
        }
        QVERIFY(quoted > runs / 4);
    }

    void sellsBringWhatTheFormulaSays()
    {
        QRandomGenerator64 random(3);
        int quoted = 0;
        for (int i = 0; i < runs; ++i) {
            const Case each = anyCase(random);
            const auto sell = sellBase(each.reserves, each.rates, each.amount);
            if (!sell)
                continue;
            ++quoted;
            const uint128 gross = static_cast<uint128>(*each.reserves.effectiveQuote()) * each.amount
                / (static_cast<uint128>(each.reserves.base) + each.amount);
            QVERIFY(sell->quote == gross);
            QVERIFY(sell->net == gross - feeSum(gross, each.rates));
            QVERIFY(sell->quote - sell->fees.lp <= each.reserves.quote);
            QVERIFY(product(after(each.reserves, *sell)) >= product(each.reserves));
        }
        QVERIFY(quoted > runs / 4);
    }

    void sellsForProceedsAreLeast()
    {
        QRandomGenerator64 random(4);
        int quoted = 0;
        for (int i = 0; i < runs; ++i) {
            const Case each = anyCase(random);
            const auto sell = sellForQuote(each.reserves, each.rates, each.amount);
            if (!sell)
                continue;
            ++quoted;
            QVERIFY(sell->net >= each.amount);
            for (quint64 fewer = 1; fewer <= 4 && fewer < sell->baseIn; ++fewer) {
                const auto less = sellBase(each.reserves, each.rates, sell->baseIn - fewer);
                QVERIFY(!less || less->net < each.amount);
            }
        }
        QVERIFY(quoted > runs / 8);
    }

    // Where it could be sold for, it could be found.
    void sellsForProceedsAreFound()
    {
        QRandomGenerator64 random(5);
        for (int i = 0; i < runs; ++i) {
            const Case each = anyCase(random);
            const auto sell = sellBase(each.reserves, each.rates, each.amount);
            if (!sell)
                continue;
            const auto found = sellForQuote(each.reserves, each.rates, sell->net);
            QVERIFY(found && found->baseIn <= sell->baseIn);
        }
    }

    void roundTripsNeverGain()
    {
        QRandomGenerator64 random(6);
        int made = 0;
        for (int i = 0; i < runs; ++i) {
            const Case each = anyCase(random);
            const bool byCount = random.bounded(2) == 0;
            const auto buy = byCount ? buyBase(each.reserves, each.rates, each.amount)
                                     : buyForQuote(each.reserves, each.rates, each.amount);
            if (!buy)
                continue;
            const auto back = sellBase(after(each.reserves, *buy), each.rates, buy->baseOut);
            if (!back)
                continue;
            ++made;
            QVERIFY(back->net <= buy->total);
        }
        QVERIFY(made > runs / 8);
    }

    void extremesAnswer()
    {
        // No trap, no wrap: the sanitizers look on.
        QRandomGenerator64 random(7);
        const auto wild = [&] {
            const quint64 edge = std::numeric_limits<quint64>::max() - random.bounded(3u);
            return random.bounded(2) == 0 ? edge : random.generate() >> random.bounded(64);
        };
        for (int i = 0; i < runs; ++i) {
            const Reserves reserves{wild(), wild(), static_cast<qint64>(wild())};
            const FeeRates rates{wild() >> random.bounded(64), wild() >> random.bounded(64),
                                 wild() >> random.bounded(64)};
            const quint64 amount = wild();
            if (const auto buy = buyBase(reserves, rates, amount))
                QVERIFY(buy->baseOut == amount && buy->total >= buy->quote);
            if (const auto buy = buyForQuote(reserves, rates, amount))
                QVERIFY(buy->total <= amount);
            if (const auto sell = sellBase(reserves, rates, amount))
                QVERIFY(sell->net > 0 && sell->net <= sell->quote);
            if (rates.lp + rates.protocol + rates.creator < 5'000) {
                if (const auto sell = sellForQuote(reserves, rates, amount))
                    QVERIFY(sell->net >= amount);
            }
        }
    }
};

CURVEDESK_TEST(tst_AmmQuoteProperties)

} // namespace ammQuotePropertiesTest
#include "tst_AmmQuoteProperties.moc"
