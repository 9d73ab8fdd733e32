// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Candles.h"

#include "core/pump/curve/CurveQuote.h"

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

CandleBuilder::CandleBuilder(int intervalSeconds, int limit)
    : m_interval(intervalSeconds)
    , m_limit(limit)
{
}

bool CandleBuilder::take(const TradeRow &trade)
{
    const qint64 openTime = trade.timestamp - trade.timestamp % m_interval;
    const quint64 price = candlePrice(trade);
    if (m_newestFirst.isEmpty() || m_newestFirst.constLast().openTime > openTime) {
        if (m_newestFirst.size() == m_limit) {
            m_newestFirst.last().open = price;
            m_newestFirst.last().high = std::max(m_newestFirst.constLast().high, price);
            m_newestFirst.last().low = std::min(m_newestFirst.constLast().low, price);
            return false;
        }
        m_newestFirst.append({.openTime = openTime, .open = price, .high = price, .low = price, .close = price});
    }
    // A trade with an older slot but a later second keeps its chain order: it joins the candle at hand.
    Candle &candle = m_newestFirst.last();
    candle.open = price;
    candle.high = std::max(candle.high, price);
    candle.low = std::min(candle.low, price);
    candle.volumeLamports += trade.lamports;
    ++candle.trades;
    return true;
}

QList<Candle> CandleBuilder::candles(const QList<MarketGap> &gaps) const
{
    const auto hasGap = [&](qint64 first, qint64 last) {
        return std::ranges::any_of(gaps, [&](const MarketGap &gap) { return gap.touches(first, last); });
    };
    QList<Candle> oldestFirst(m_newestFirst.crbegin(), m_newestFirst.crend());
    for (qsizetype i = 0; i < oldestFirst.size(); ++i) {
        Candle &candle = oldestFirst[i];
        const qint64 last = candle.openTime + m_interval - 1;
        candle.incomplete = hasGap(candle.openTime, last);
        if (i == 0 || hasGap(oldestFirst.at(i - 1).openTime, last))
            continue;
        candle.open = oldestFirst.at(i - 1).close;
        candle.high = std::max(candle.high, candle.open);
        candle.low = std::min(candle.low, candle.open);
    }
    return oldestFirst;
}

Outcome CandleBuilder::checkInterval(int seconds)
{
    static constexpr std::array offered{1, 5, 15, 60, 300, 900, 3600, 86400};
    if (std::ranges::find(offered, seconds) == offered.end())
        return failure(ErrorCode::InvalidInput, u"interval must be one of 1, 5, 15, 60, 300, 900, 3600, 86400"_s);
    return {};
}

quint64 candlePrice(const TradeRow &trade)
{
    BondingCurve curve;
    curve.virtualQuoteReserves = trade.virtualSolReserves;
    curve.virtualTokenReserves = trade.virtualTokenReserves;
    return static_cast<quint64>(curveQuote::marketCapLamports(curve));
}

} // namespace curvedesk
