// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CurveQuote.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace curvedesk;

namespace curveFiguresTest {

namespace {

constexpr quint64 top = std::numeric_limits<quint64>::max();

BondingCurve priced(quint64 virtualToken, quint64 virtualQuote)
{
    BondingCurve curve;
    curve.virtualTokenReserves = virtualToken;
    curve.virtualQuoteReserves = virtualQuote;
    return curve;
}

} // namespace

class tst_CurveFigures : public QObject
{
    Q_OBJECT

private slots:
    void marketCap();
    void impact_data();
    void impact();
    void impactAgreesWithFloatingPoint();
    void progress();
    void quoteToComplete();
    void solQuoted();
};

void tst_CurveFigures::marketCap()
{
    QVERIFY(curveQuote::marketCapLamports(priced(1'073'000'000'000'000, 30'000'000'000)) == 27'958'993'476ull);
    QVERIFY(curveQuote::marketCapLamports(priced(279'900'000'000'000, 115'005'359'057)) == 410'880'168'120ull);
    QVERIFY(curveQuote::marketCapLamports(priced(0, 30'000'000'000)) == 0);
    QVERIFY(curveQuote::marketCapLamports(priced(1, top), top) == static_cast<uint128>(top) * top);
    QVERIFY(curveQuote::marketCapLamports(priced(4, 10), 3) == 7);
}

void tst_CurveFigures::impact_data()
{
    QTest::addColumn<quint64>("tokenBefore");
    QTest::addColumn<quint64>("quoteBefore");
    QTest::addColumn<quint64>("tokenAfter");
    QTest::addColumn<quint64>("quoteAfter");
    QTest::addColumn<quint64>("bps");

    QTest::newRow("none") << quint64(100) << quint64(7) << quint64(100) << quint64(7) << quint64(0);
    QTest::newRow("twice the price") << quint64(100) << quint64(7) << quint64(50) << quint64(7) << quint64(10'000);
    QTest::newRow("half the price") << quint64(100) << quint64(8) << quint64(100) << quint64(4) << quint64(5'000);
    QTest::newRow("half up") << quint64(20'000) << quint64(20'000) << quint64(20'000) << quint64(20'001) << quint64(1);
    QTest::newRow("below half") << quint64(20'001) << quint64(20'001) << quint64(20'001) << quint64(20'002)
                                << quint64(0);
    QTest::newRow("completing buy of a fresh curve")
        << quint64(1'073'000'000'000'000) << quint64(30'000'000'000) << quint64(279'900'000'000'000)
        << quint64(115'005'359'057) << quint64(136'958);
    QTest::newRow("empty before") << quint64(0) << quint64(0) << quint64(1) << quint64(1) << quint64(0);
    QTest::newRow("empty after") << quint64(1) << quint64(1) << quint64(0) << quint64(0) << quint64(0);
    QTest::newRow("products of 128 bits") << top << top << top << top - 1 << quint64(0);
    QTest::newRow("products of 128 bits, half") << top << top - 1 << top << (top - 1) / 2 << quint64(5'000);
    QTest::newRow("larger than fits") << top << quint64(1) << quint64(1) << top << top;
}

void tst_CurveFigures::impact()
{
    QFETCH(quint64, tokenBefore);
    QFETCH(quint64, quoteBefore);
    QFETCH(quint64, tokenAfter);
    QFETCH(quint64, quoteAfter);
    QFETCH(quint64, bps);
    QCOMPARE(curveQuote::priceImpactBps(priced(tokenBefore, quoteBefore), priced(tokenAfter, quoteAfter)), bps);
}

void tst_CurveFigures::impactAgreesWithFloatingPoint()
{
    QRandomGenerator random(7);
    for (int i = 0; i < 100'000; ++i) {
        const auto draw = [&] { return 1 + (random.generate64() >> random.bounded(63)); };
        const BondingCurve before = priced(draw(), draw());
        const BondingCurve after = priced(draw(), draw());
        const auto wide = [](quint64 value) { return static_cast<long double>(value); };
        const long double moved = wide(after.virtualQuoteReserves) / wide(after.virtualTokenReserves)
            * (wide(before.virtualTokenReserves) / wide(before.virtualQuoteReserves));
        const long double exact = std::fabs(moved - 1.0L) * 10'000.0L;
        const quint64 bps = curveQuote::priceImpactBps(before, after);
        if (exact > 1e19L)
            QVERIFY(bps > top / 2);
        else
            QVERIFY(std::fabs(wide(bps) - exact) <= 0.5L + exact * 1e-15L + 1e-9L);
    }
}

void tst_CurveFigures::progress()
{
    constexpr quint64 initial = 793'100'000'000'000;
    BondingCurve curve = priced(1, 1);
    curve.realTokenReserves = initial;
    QCOMPARE(curveQuote::progressPpm(curve, initial), quint64(0));
    curve.realTokenReserves = initial - 1;
    QCOMPARE(curveQuote::progressPpm(curve, initial), quint64(0));
    curve.realTokenReserves = initial / 2;
    QCOMPARE(curveQuote::progressPpm(curve, initial), quint64(500'000));
    curve.realTokenReserves = 1;
    QCOMPARE(curveQuote::progressPpm(curve, initial), quint64(999'999));
    curve.realTokenReserves = 0;
    QCOMPARE(curveQuote::progressPpm(curve, initial), quint64(1'000'000));
    curve.realTokenReserves = initial + 5;
    QCOMPARE(curveQuote::progressPpm(curve, initial), quint64(0));
    QCOMPARE(curveQuote::progressPpm(curve, 0), quint64(0));
    curve.complete = true;
    QCOMPARE(curveQuote::progressPpm(curve, initial), quint64(1'000'000));
    QCOMPARE(curveQuote::progressPpm(curve, 0), quint64(1'000'000));
}

void tst_CurveFigures::quoteToComplete()
{
    BondingCurve curve = priced(1'073'000'000'000'000, 30'000'000'000);
    curve.realTokenReserves = 793'100'000'000'000;
    QCOMPARE(curveQuote::quoteToComplete(curve), quint64(85'005'359'057));
    curve.complete = true;
    QCOMPARE(curveQuote::quoteToComplete(curve), quint64(0));
    QCOMPARE(curveQuote::quoteToComplete(BondingCurve{}), quint64(0));
    BondingCurve broken = priced(5, 5);
    broken.realTokenReserves = 5;
    QCOMPARE(curveQuote::quoteToComplete(broken), quint64(0));
    BondingCurve huge = priced(top, top);
    huge.realTokenReserves = top - 1;
    QCOMPARE(curveQuote::quoteToComplete(huge), top);
}

void tst_CurveFigures::solQuoted()
{
    using namespace literals;
    BondingCurve curve;
    QVERIFY(curve.isSolQuoted());
    curve.quoteMint = "So11111111111111111111111111111111111111112"_address;
    QVERIFY(curve.isSolQuoted());
    curve.quoteMint = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"_address;
    QVERIFY(!curve.isSolQuoted());
}

CURVEDESK_TEST(tst_CurveFigures)

} // namespace curveFiguresTest
#include "tst_CurveFigures.moc"
