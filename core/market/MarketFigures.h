// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <QSet>
#include <QStringList>

#include <array>
#include <compare>
#include <optional>
#include <span>
#include <vector>

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
    /// Wallets that hold the coin by their trades: tokens sent from wallet to wallet are not seen. -1: not asked for.
    int holders = -1;
    std::array<bool, figureSpans.size()> missesTrades{}; ///< some of the span's trades may not be stored
    bool holdersMissTrades = false; ///< some of the coin's trades may not be stored

    bool operator==(const CoinFigures &) const = default;
};

struct RankedCoin ///< a coin with its figures
{
    TokenSummary summary;
    CoinFigures figures;
};

/// What coins are sorted by. MarketCap and Progress leave out what is complete; the changes are by figureSpans.
enum class CoinValue { MarketCap, Progress, Created, LastTrade, Change, HourChange, DayChange, DayVolume, Holders };

/// The value that coins are sorted by, and the direction; those whose value is not known come last in both.
struct CoinOrder
{
    CoinValue value = CoinValue::MarketCap;
    bool isAscending = false;

    bool operator==(const CoinOrder &) const = default;
};

/// All coins sorted in one way, by their values at one moment. Market::rank() makes it, some milliseconds at a time.
struct CoinRanking
{
    struct Place
    {
        qint64 key = 0; ///< the value, in ascending order its negative; the least of all: not known
        qint64 id = 0; ///< of the store; negative: of a coin that is not stored, see `unstored`

        auto operator<=>(const Place &) const = default;
    };

    CoinOrder order;
    qint64 nowSeconds = 0;
    bool isWhole = false;
    std::vector<Place> places; ///< the largest first
    QStringList unstored; ///< the mint of id -1 comes first
    // The following members are used while it is made.
    bool hasBegun = false;
    QStringList young; ///< mints of coins that wait, because they have transactions that are not final
    QSet<qint64> taken; ///< ids of such coins that have their places
    qint64 afterId = 0; ///< the stored coins up to this id have their places

    /// Adds a place at the end, not sorted in; nullopt: the value is not known.
    void add(qint64 id, std::optional<qint64> value);
    /// The places behind one, which need not exist; a view that is valid until `places` change.
    [[nodiscard]] std::span<const Place> below(const Place &place) const;
};

/// A part of a list of coins in an order.
struct RankedPage
{
    QList<RankedCoin> coins; ///< with all figures, but holders only where they are ordered by these
    QString next; ///< cursor; empty at the end
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
