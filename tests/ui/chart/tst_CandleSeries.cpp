// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/chart/CandleSeries.h"

#include <QRandomGenerator>

using namespace curvedesk;

namespace candleSeriesTest {

namespace {

constexpr int minute = 60;
constexpr qint64 start = 1'700'000'040; // a whole minute

Candle candle(qint64 openTime, quint64 open, quint64 close)
{
    return {.openTime = openTime,
            .open = open,
            .high = qMax(open, close),
            .low = qMin(open, close),
            .close = close,
            .volumeLamports = 7,
            .trades = 1};
}

} // namespace

class TestCandleSeries : public QObject
{
    Q_OBJECT

private slots:
    void intervalsWithoutTradesAreFlat()
    {
        const QList<CandleSlot> axis = candleSeries::uniform(
            {candle(start, 10, 20), candle(start + 3 * minute, 20, 15)}, minute, start + 4 * minute + 59);
        QCOMPARE(axis.size(), 5);
        for (const int quiet : {1, 2}) {
            QCOMPARE(axis.at(quiet).candle.openTime, start + quiet * minute);
            QCOMPARE(axis.at(quiet).candle.trades, 0U);
            QCOMPARE(axis.at(quiet).candle.volumeLamports, quint64{0});
            QCOMPARE(axis.at(quiet).candle.high, quint64{20});
            QCOMPARE(axis.at(quiet).candle.low, quint64{20});
            QVERIFY(!axis.at(quiet).candle.incomplete);
        }
        QCOMPARE(axis.at(4).candle.close, quint64{15}); // up to now
    }

    void aLongQuietTimeIsABreak()
    {
        const qint64 later = start + 90 * minute;
        const QList<CandleSlot> axis
            = candleSeries::uniform({candle(start, 10, 20), candle(later, 20, 15)}, minute, later);
        QCOMPARE(axis.size(), 3);
        QVERIFY(axis.at(1).isBreak());
        QCOMPARE(axis.at(1).skippedSeconds, qint64{89 * minute});
        QVERIFY(candleSeries::uniform({candle(start, 10, 20)}, minute, start + 86'400).last().isBreak());
    }

    void whatWasNotReadIsNotCalledQuiet()
    {
        // Trades were missed between the two: the second does not open where the first closed.
        const QList<CandleSlot> axis
            = candleSeries::uniform({candle(start, 10, 20), candle(start + 2 * minute, 30, 31)}, minute, start);
        QCOMPARE(axis.size(), 3);
        QVERIFY(axis.at(1).candle.incomplete);
    }

    void equalDistancesAreEqualTimes()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 200; ++round) {
            QList<Candle> candles;
            qint64 time = start;
            for (int i = 0; i < 20; ++i) {
                candles.append(candle(time, 5, 5));
                time += minute * (1 + random.bounded(random.bounded(2) == 0 ? 4 : 200));
            }
            const QList<CandleSlot> axis = candleSeries::uniform(candles, minute, time + random.bounded(10'000));
            int found = 0;
            for (qsizetype i = 0; i < axis.size(); ++i) {
                found += candles.contains(axis.at(i).candle) ? 1 : 0;
                if (i > 0) {
                    const qint64 step = axis.at(i).candle.openTime - axis.at(i - 1).candle.openTime;
                    QCOMPARE(step, axis.at(i - 1).isBreak() ? axis.at(i - 1).skippedSeconds : minute);
                }
            }
            QCOMPARE(found, 20);
        }
    }

    void noCandlesMakeNoAxis() { QVERIFY(candleSeries::uniform({}, minute, start).isEmpty()); }
};

CURVEDESK_TEST(TestCandleSeries)

} // namespace candleSeriesTest
#include "tst_CandleSeries.moc"
