// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Positions.h"

#include "core/money/MulDiv.h"

#include <algorithm>
#include <limits>

namespace curvedesk {

namespace {

__extension__ using int128 = __int128;

// The nearest value that fits.
qint64 clamped(int128 value)
{
    constexpr int128 lowest = std::numeric_limits<qint64>::min();
    constexpr int128 highest = std::numeric_limits<qint64>::max();
    return static_cast<qint64>(std::clamp(value, lowest, highest));
}

} // namespace

void applyTrade(Position &position, bool isBuy, quint64 lamports, quint64 tokens, quint64 feeLamports)
{
    if (isBuy) {
        position.tokens = saturated(uint128{position.tokens} + tokens);
        position.costLamports = saturated(uint128{position.costLamports} + lamports + feeLamports);
        return;
    }
    const quint64 sold = std::min(tokens, position.tokens);
    const quint64 costOfSold = mulDiv(position.costLamports, sold, position.tokens).value_or(0);
    const quint64 received = lamports - std::min(lamports, feeLamports);
    position.realisedLamports
        = clamped(static_cast<int128>(position.realisedLamports) + static_cast<int128>(received) - costOfSold);
    position.tokens -= sold;
    position.costLamports -= costOfSold;
}

} // namespace curvedesk
