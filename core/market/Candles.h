// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/market/MarketCursor.h"
#include "core/market/MarketTypes.h"

#include <array>

namespace curvedesk {

namespace candles {

/// The intervals of the stored candles, in seconds. Others are made from them, those under a minute from trades.
inline constexpr std::array kept{60, 3600, 86400};

/// Checks an interval: InvalidInput for one that is not offered (1, 5, 15, 60, 300, 900, 3600, 86400 seconds).
[[nodiscard]] Outcome checkInterval(int seconds);
/// The kept interval to make candles of `seconds` from; 0: from trades.
[[nodiscard]] int sourceInterval(int seconds);
/// The start of the interval that holds `time`; all in seconds, `time` not negative.
[[nodiscard]] inline qint64 openTime(qint64 time, int interval)
{
    return time - time % interval;
}
/// Makes the candle of one trade in an interval of so many seconds; its price is the market cap after it, in lamports.
[[nodiscard]] Candle ofTrade(const TradeRow &trade, int interval);

/// Changes candles of `interval` seconds: each but the first opens at the close of the one before, high and low follow,
/// unless a gap touches one of the two or the time between; sets `incomplete` by whether the candle touches a gap.
void connectCandles(QList<Candle> &oldestFirst, int interval, const QList<MarketGap> &gaps);

} // namespace candles

/// Makes candles from finer ones, or from those of single trades, given in chain order.
class CandleBuilder
{
public:
    /// `intervalSeconds`: of the candles that are made; those that are added fit into it.
    explicit CandleBuilder(int intervalSeconds)
        : m_interval(intervalSeconds)
    {
    }
    /// Adds a finer candle to the latest one, or begins a new one where its interval is later. One with an earlier time
    /// still belongs to the latest candle: trades of a later slot can have an earlier second.
    void add(const Candle &finer);
    /// Gives out the candles made so far, oldest first, and leaves the builder empty.
    [[nodiscard]] QList<Candle> takeCandles() { return std::exchange(m_candles, {}); }

private:
    int m_interval;
    QList<Candle> m_candles; ///< oldest first
};

} // namespace curvedesk
