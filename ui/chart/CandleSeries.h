// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

namespace curvedesk {

/// One slot on the time axis of a chart: an interval with its candle, or a break.
struct CandleSlot
{
    /// For an interval without trades, and for the first one of a break: flat at the price before it, with 0 trades.
    Candle candle;
    qint64 skippedSeconds = 0; ///< above 0: the slot is a break that stands for this time without trades

    [[nodiscard]] bool isBreak() const { return skippedSeconds > 0; }
};

namespace candleSeries {

/// The most intervals without trades in a row that are filled; a break stands for more. They are fewer than fit into
/// the smallest chart, which so shows candles however long nobody traded.
inline constexpr int longestQuiet = 12;

/// Makes an axis on which equal distances are equal times, apart from breaks: fills in the intervals without trades,
/// which the core's candles leave out, up to that of `nowSeconds` (since the epoch). Marks those filled in of which
/// trades may be missing as incomplete. `candles`: oldest first; without any the axis is empty.
[[nodiscard]] QList<CandleSlot> uniform(const QList<Candle> &candles, int intervalSeconds, qint64 nowSeconds);

} // namespace candleSeries
} // namespace curvedesk
