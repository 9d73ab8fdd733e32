// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

namespace curvedesk {

/// One place on the time axis of a chart: an interval with its candle, or a break.
struct CandleSlot
{
    /// Of an interval without trades: flat at the price before it, with 0 trades. Of a break: the one before it.
    Candle candle;
    qint64 skippedSeconds = 0; ///< above 0: a break, which stands for so much time without trades

    [[nodiscard]] bool isBreak() const { return skippedSeconds > 0; }
};

namespace candleSeries {

/// So many intervals without trades in a row are filled; a break stands for more.
inline constexpr int longestQuiet = 60;

/// An axis on which equal distances are equal times: the core's candles leave out the intervals without trades, and
/// these are filled in, up to `nowSeconds`. Filled intervals of which trades may be missing are marked incomplete.
/// `candles`: oldest first.
[[nodiscard]] QList<CandleSlot> uniform(const QList<Candle> &candles, int intervalSeconds, qint64 nowSeconds);

/// The price at a moment, from candles of `intervalSeconds`, oldest first; the first known price for a moment before
/// them; 0 without candles.
[[nodiscard]] quint64 priceAt(const QList<Candle> &candles, int intervalSeconds, qint64 seconds);

} // namespace candleSeries
} // namespace curvedesk
