// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>

namespace curvedesk {

struct CoinFigures;
struct TokenSummary;

/// What the lists of coins leave out; 0: no bound.
struct CoinFilter
{
    int maxAgeMinutes = 0;
    int minCapSol = 0;
    int maxCapSol = 0;
    int minProgress = 0; ///< percent of the curve, as maxProgress
    int maxProgress = 0;
    int minHolders = 0;
    bool hidesSuspects = false; ///< names and tickers with hidden characters, and those like an older coin's

    static constexpr qint64 minuteMs = 60'000;

    bool operator==(const CoinFilter &) const = default;
    [[nodiscard]] bool isEmpty() const { return *this == CoinFilter(); }
    /// True when neither age, market cap and progress nor hidden characters keep the coin out; holders and imitated
    /// names are not looked at. `nowMs`: milliseconds since the epoch.
    [[nodiscard]] bool admits(const TokenSummary &coin, qint64 nowMs) const;
    /// True when so many holders as the filter asks for are known, or it asks for none.
    [[nodiscard]] bool admitsHolders(const CoinFigures &figures) const;

    [[nodiscard]] QList<int> numbers() const; ///< all bounds in their order, hidesSuspects as 0 or 1, for the settings
    /// The filter that gave these numbers(); one that is missing or below 0 becomes no bound.
    [[nodiscard]] static CoinFilter fromNumbers(const QList<int> &numbers);
};

} // namespace curvedesk
