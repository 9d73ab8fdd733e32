// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/CandleSeries.h"

namespace curvedesk::candleSeries {

namespace {

/// Appends candles without trades behind the last slot up to `end`, or one break for more than `longestQuiet`.
void fillUpTo(QList<CandleSlot> &axis, qint64 end, int interval, bool isIncomplete)
{
    const Candle &before = axis.constLast().candle;
    Candle quiet{.openTime = before.openTime + interval,
                 .open = before.close,
                 .high = before.close,
                 .low = before.close,
                 .close = before.close,
                 .incomplete = isIncomplete};
    if ((end - quiet.openTime) / interval > longestQuiet) {
        axis.append({quiet, end - quiet.openTime});
        return;
    }
    for (; quiet.openTime < end; quiet.openTime += interval)
        axis.append({quiet});
}

} // namespace

QList<CandleSlot> uniform(const QList<Candle> &candles, int intervalSeconds, qint64 nowSeconds)
{
    QList<CandleSlot> axis;
    for (const Candle &candle : candles) {
        // A candle opens where the one before it closed, unless trades between them may be missing.
        if (!axis.isEmpty())
            fillUpTo(axis, candle.openTime, intervalSeconds, candle.open != axis.constLast().candle.close);
        axis.append({candle});
    }
    if (!axis.isEmpty())
        fillUpTo(axis, nowSeconds - nowSeconds % intervalSeconds + intervalSeconds, intervalSeconds, false);
    return axis;
}

} // namespace curvedesk::candleSeries
