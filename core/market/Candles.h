// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/market/MarketCursor.h"
#include "core/market/MarketTypes.h"

namespace curvedesk {

/// Builds candles from trades that arrive newest first, and says when it has enough.
class CandleBuilder
{
public:
    CandleBuilder(int intervalSeconds, int limit);

    /// False once the trade belongs to a candle beyond the limit: it was not taken, older ones need not come.
    [[nodiscard]] bool take(const TradeRow &trade);
    /// Oldest first. A candle opens where the one before it closed, unless trades between them may be missing; one
    /// that touches a gap says so.
    [[nodiscard]] QList<Candle> candles(const QList<MarketGap> &gaps = {}) const;

    /// InvalidInput for an interval that is not offered.
    [[nodiscard]] static Outcome checkInterval(int seconds);

private:
    int m_interval;
    int m_limit;
    QList<Candle> m_newestFirst;
};

/// The price of a trade's reserves, as the market capitalisation of 10^15 base units in lamports.
[[nodiscard]] quint64 candlePrice(const TradeRow &trade);

} // namespace curvedesk
