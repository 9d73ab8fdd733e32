// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Candles.h"

#include "core/market/TokenRecord.h"
#include "core/money/MulDiv.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace candles {

Outcome checkInterval(int seconds)
{
    static constexpr std::array offered{1, 5, 15, 60, 300, 900, 3600, 86400};
    if (std::ranges::find(offered, seconds) == offered.end())
        return failure(ErrorCode::InvalidInput, u"interval must be one of 1, 5, 15, 60, 300, 900, 3600, 86400"_s);
    return {};
}

int sourceInterval(int seconds)
{
    int source = 0;
    for (const int each : kept) {
        if (seconds % each == 0)
            source = each;
    }
    return source;
}

Candle ofTrade(const TradeRow &trade, int interval)
{
    const quint64 price = tokenRecord::marketCap(trade.virtualSolReserves, trade.virtualTokenReserves);
    return {.openTime = openTime(trade.timestamp, interval),
            .open = price,
            .high = price,
            .low = price,
            .close = price,
            .volumeLamports = trade.lamports,
            .trades = 1};
}

void connectCandles(QList<Candle> &oldestFirst, int interval, const QList<MarketGap> &gaps)
{
    const auto hasGap = [&](qint64 first, qint64 last) {
        return std::ranges::any_of(gaps, [&](const MarketGap &gap) { return gap.touches(first, last); });
    };
    for (qsizetype i = 0; i < oldestFirst.size(); ++i) {
        Candle &candle = oldestFirst[i];
        const qint64 last = candle.openTime + interval - 1;
        candle.incomplete = hasGap(candle.openTime, last);
        if (i == 0 || hasGap(oldestFirst.at(i - 1).openTime, last))
            continue;
        candle.open = oldestFirst.at(i - 1).close;
        candle.high = std::max(candle.high, candle.open);
        candle.low = std::min(candle.low, candle.open);
    }
}

} // namespace candles

void CandleBuilder::add(const Candle &finer)
{
    const qint64 openTime = candles::openTime(finer.openTime, m_interval);
    if (m_candles.isEmpty() || openTime > m_candles.constLast().openTime) {
        m_candles.append(finer);
        m_candles.last().openTime = openTime;
        return;
    }
    Candle &candle = m_candles.last();
    candle.high = std::max(candle.high, finer.high);
    candle.low = std::min(candle.low, finer.low);
    candle.close = finer.close;
    candle.volumeLamports = saturated(uint128{candle.volumeLamports} + finer.volumeLamports);
    candle.trades += finer.trades;
}

} // namespace curvedesk
