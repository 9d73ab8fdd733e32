// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/CoinAudit.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>

#include <limits>

namespace curvedesk {

inline constexpr qint64 millisecondsPerSecond = 1000;
inline constexpr qint64 endOfTime = std::numeric_limits<qint64>::max();

/// A coin as lists show it. Its texts come from strangers: show them as plain text only.
struct TokenSummary
{
    QString mint;
    QString name;
    QString symbol;
    QString uri;
    QString creator;
    QString bondingCurve;
    QString associatedBondingCurve;
    qint64 createdMs = 0;
    bool complete = false;
    quint64 marketCapLamports = 0;
    quint64 progressPpm = 0; ///< of the tokens sold, millionths
    quint64 virtualTokenReserves = 0;
    quint64 virtualSolReserves = 0;
    quint64 realTokenReserves = 0;
    quint64 realSolReserves = 0;
    qint64 lastTradeMs = 0; ///< 0: no trade was read
    qint64 kingSinceMs = 0; ///< 0: it never was king
    bool isKing = false;
    quint64 lamportsToComplete = 0;

    bool operator==(const TokenSummary &) const = default;
};

/// All known data of one coin; its links are of its metadata document, or of a public listing where that is unreadable.
struct TokenDetails
{
    TokenSummary summary;
    QString description;
    QString twitter;
    QString telegram;
    QString website;
    QString imageUri;
    QByteArray image; ///< bytes of the image; empty where none could be read
    CoinAudit audit;
};

/// One trade on a curve or on the pool that it moved to, as the tape shows it.
struct TradeRow
{
    QString signature;
    quint64 slot = 0;
    qint64 timestamp = 0; ///< seconds
    QString mint;
    QString user;
    bool isBuy = false;
    quint64 lamports = 0; ///< without fees
    quint64 tokens = 0;
    quint64 virtualSolReserves = 0; ///< after the trade
    quint64 virtualTokenReserves = 0;
    quint64 realSolReserves = 0;
    quint64 realTokenReserves = 0;
    QString pool; ///< the pool on which it was made; empty on the curve
    bool followsGap = false; ///< trades right before it may be missing: not read, or removed since
    QString creator; ///< of the coin; empty when it is not known

    bool operator==(const TradeRow &) const = default;
    /// True for the same trade, whatever each knows of the coin's creator and of a gap before it.
    [[nodiscard]] bool isSame(TradeRow other) const
    {
        other.creator = creator;
        other.followsGap = followsGap;
        return other == *this;
    }
};

/// A coin was launched.
struct LaunchRow
{
    QString signature;
    quint64 slot = 0;
    qint64 timestamp = 0;
    QString mint;
    QString name;
    QString symbol;
    QString uri;
    QString bondingCurve;
    QString user;
};

/// A curve completed and moved to a pool.
struct MigrationRow
{
    QString signature;
    quint64 slot = 0;
    qint64 timestamp = 0;
    QString mint;
    QString bondingCurve;
    QString pool;
    QString user;
};

/// Prices as lamports per whole 10^9 tokens (market cap of 1e15 base units), so that they stay integers.
struct Candle
{
    qint64 openTime = 0; ///< seconds, start of the interval
    quint64 open = 0;
    quint64 high = 0;
    quint64 low = 0;
    quint64 close = 0;
    quint64 volumeLamports = 0;
    quint32 trades = 0;
    bool incomplete = false; ///< trades of this interval may be missing: not read, or removed since

    bool operator==(const Candle &) const = default;
};

/// One wallet's result in one coin, fees included, by the average-cost method.
struct Position
{
    QString wallet;
    QString mint;
    QString symbol;
    quint64 tokens = 0;
    quint64 costLamports = 0; ///< of the tokens still held, but those without a known cost
    qint64 realisedLamports = 0; ///< profit or loss of the sold tokens
    quint64 tokensWithoutCost = 0; ///< of those held: they came from elsewhere, and nobody knows what they cost
    quint64 slot = 0; ///< of its newest trade or transfer

    bool operator==(const Position &) const = default;
};

/// The orders of lists; MarketStore::visitTokens() has a column for each, in this order.
enum class TokenSort { MarketCap, Newest, LastTrade, Progress };

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::TokenSummary)
Q_DECLARE_METATYPE(curvedesk::TradeRow)
Q_DECLARE_METATYPE(curvedesk::LaunchRow)
Q_DECLARE_METATYPE(curvedesk::MigrationRow)
