// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/pump/ChainEvents.h"

namespace curvedesk {

/// A trade as the market keeps it: what the tape shows, and what it cost the trader.
struct MarketTrade
{
    TradeRow row; ///< the mint is empty for a trade on a pool: its event names the pool only
    quint32 event = 0; ///< number of the event in its transaction
    quint64 feeLamports = 0; ///< protocol and creator fee; on a pool the liquidity fee too
    QString creator; ///< of the coin; used when its launch was not seen
    qint64 position = 0; ///< chainPosition, once the transaction has its place
};

/// A coin was launched.
struct MarketLaunch
{
    LaunchRow row;
    TokenSummary token;
    quint64 initialRealTokenReserves = 0;
};

/// A curve that sold out; the pool is known once the coin has moved there.
struct MarketCompletion
{
    MigrationRow row;
    bool hasPool = false;
    quint64 poolLamports = 0; ///< what the pool began with
    quint64 poolTokens = 0;
};

/// What one confirmed transaction changes in the market, in the order in which it happened.
struct MarketUpdate
{
    QString signature;
    quint64 slot = 0;
    qint64 blockTime = 0; ///< seconds
    QList<MarketLaunch> launches;
    QList<MarketTrade> trades;
    QList<MarketCompletion> completions;
    quint32 place = 0; ///< of the transaction among the market's in its slot

    [[nodiscard]] bool isEmpty() const { return launches.isEmpty() && trades.isEmpty() && completions.isEmpty(); }
    /// Sets the place, and with it the positions of the trades. False when the place, the slot or the number of events
    /// is too large for a position.
    [[nodiscard]] bool setPlace(quint32 newPlace);
    /// Behind all events of this transaction. Only after setPlace().
    [[nodiscard]] qint64 lastPosition() const;
    /// Of the newest event, in milliseconds; 0 when there is none.
    [[nodiscard]] qint64 newestMs() const;
};

/// Reads a successful transaction's events. Coins of other quotes than SOL are left out: their amounts are no lamports.
/// So are pools other than the one that a coin graduates to, and events with times or amounts that do not fit.
[[nodiscard]] MarketUpdate marketUpdate(const QString &signature, quint64 slot, qint64 blockTime,
                                        const QList<ChainEvent> &events);

} // namespace curvedesk
