// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Positions.h"

#include "core/pump/curve/FeeSchedule.h"

#include <algorithm>

namespace curvedesk {

void applyTrade(Position &position, const MarketTrade &trade)
{
    if (trade.row.isBuy) {
        position.tokens += trade.row.tokens;
        position.costLamports += trade.row.lamports + trade.feeLamports;
        return;
    }
    const quint64 sold = std::min(trade.row.tokens, position.tokens);
    const quint64 costOfSold
        = position.tokens == 0 ? 0 : static_cast<quint64>(uint128{position.costLamports} * sold / position.tokens);
    const quint64 received = trade.row.lamports - std::min(trade.row.lamports, trade.feeLamports);
    position.realisedLamports += static_cast<qint64>(received) - static_cast<qint64>(costOfSold);
    position.tokens -= sold;
    position.costLamports -= costOfSold;
}

} // namespace curvedesk
