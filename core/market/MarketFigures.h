// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <array>

namespace curvedesk {

/// The spans of time for which changes and volumes are computed, in seconds: five minutes, an hour, a day.
inline constexpr std::array<int, 3> figureSpans{300, 3600, 86'400};

/// Figures that lists show of a coin besides its summary; the arrays are by figureSpans.
struct CoinFigures
{
    QString mint;
    /// The change of the market cap in basis points; since its first trade for a coin that is younger than the span.
    std::array<qint64, figureSpans.size()> changeBps{};
    std::array<quint64, figureSpans.size()> volumeLamports{}; ///< traded, without fees
    /// Wallets that hold the coin by their trades: tokens that were sent from wallet to wallet are not seen. -1: not
    /// asked for.
    int holders = -1;
    std::array<bool, figureSpans.size()> missesTrades{}; ///< some of the span's trades may not be stored
    bool holdersMissTrades = false; ///< some of the coin's trades may not be stored

    bool operator==(const CoinFigures &) const = default;
};

/// A coin with its figures.
struct RankedCoin
{
    TokenSummary summary;
    CoinFigures figures;
};

/// A wallet's tokens of one coin, in base units, by its trades.
struct Holder
{
    QString wallet;
    quint64 tokens = 0;

    bool operator==(const Holder &) const = default;
};

/// The holders of a coin by its trades: tokens that were sent from wallet to wallet are not seen.
struct Holders
{
    QList<Holder> largest; ///< the most first
    int count = 0;
    quint64 tokens = 0; ///< base units of all holders together
    bool missesTrades = false; ///< some of the coin's trades may not be stored

    bool operator==(const Holders &) const = default;
};

} // namespace curvedesk
