// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/CoinFilter.h"

#include "core/market/MarketFigures.h"
#include "core/money/Lamports.h"
#include "ui/text/DisplayText.h"

namespace curvedesk {

namespace {

constexpr quint64 ppmPerPercent = 10'000;

/// True when the value is within the bounds, which count in `unit`s of it, both included; 0: no bound.
bool isWithin(quint64 value, int least, int most, quint64 unit)
{
    return value >= static_cast<quint64>(least) * unit && (most == 0 || value <= static_cast<quint64>(most) * unit);
}

} // namespace

bool CoinFilter::admits(const TokenSummary &coin, qint64 nowMs) const
{
    // A coin whose launch was not read is older than the program's record.
    if (maxAgeMinutes > 0 && nowMs - coin.createdMs > maxAgeMinutes * minuteMs)
        return false;
    if (hidesSuspects && (displayText::line(coin.name).wasAltered || displayText::line(coin.symbol).wasAltered))
        return false;
    return isWithin(coin.marketCapLamports, minCapSol, maxCapSol, lamportsPerSol)
        && isWithin(coin.progressPpm, minProgress, maxProgress, ppmPerPercent);
}

bool CoinFilter::admitsHolders(const CoinFigures &figures) const
{
    return minHolders == 0 || (!figures.holdersMissTrades && figures.holders >= minHolders);
}

QList<int> CoinFilter::numbers() const
{
    return {maxAgeMinutes, minCapSol, maxCapSol, minProgress, maxProgress, minHolders, hidesSuspects ? 1 : 0};
}

CoinFilter CoinFilter::fromNumbers(const QList<int> &numbers)
{
    const auto at = [&numbers](qsizetype place) { return qMax(0, numbers.value(place)); };
    return {at(0), at(1), at(2), at(3), at(4), at(5), at(6) > 0};
}

} // namespace curvedesk
