// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/GraduationText.h"

#include "core/market/MarketFigures.h"
#include "core/market/MarketTypes.h"
#include "ui/discovery/TokenListPanel.h"
#include "ui/text/AmountText.h"
#include "ui/text/TimeText.h"

#include <cmath>

namespace curvedesk {

QString graduationText(const TokenSummary &coin, qint64 changeBps, qint64 nowMs)
{
    if (coin.complete)
        return TokenListPanel::tr("Graduated");
    const QString lacking = TokenListPanel::tr("%1 SOL to go").arg(amountText::solPlain(coin.lamportsToComplete));
    if (changeBps <= 0)
        return lacking;
    // The product of a curve's reserves is constant, so that its market cap goes with the square of its SOL.
    const auto reserves = static_cast<double>(coin.virtualSolReserves);
    const double gained = reserves - reserves / std::sqrt(1 + static_cast<double>(changeBps) / 10'000);
    const qint64 spanMs = qBound<qint64>(1000, nowMs - coin.createdMs, qint64{figureSpans.front()} * 1000);
    const double left = static_cast<double>(coin.lamportsToComplete) / gained * static_cast<double>(spanMs);
    constexpr double longestMs = 7 * 86'400'000.0; // beyond, the pace of five minutes says nothing
    if (!(left < longestMs))
        return lacking;
    return lacking + u'\n'
        + TokenListPanel::tr("Complete in %1 at the pace of the last five minutes (extrapolated)")
              .arg(timeText::age(0, static_cast<qint64>(left)));
}

} // namespace curvedesk
