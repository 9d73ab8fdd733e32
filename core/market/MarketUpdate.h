// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/pump/ChainEvents.h"

namespace curvedesk {

/// A trade as the market keeps it: the row that the tape shows, and the trader's fees.
struct MarketTrade
{
    TradeRow row; ///< the mint is empty for a trade on a pool: its event names the pool only
    quint32 event = 0; ///< index of the event in its transaction
    quint64 feeLamports = 0; ///< protocol and creator fee; on a pool the liquidity fee too
    QString creator; ///< the coin's creator; used when its launch was not read
    qint64 position = 0; ///< chainPosition, once setPlace() was called
};

/// A coin was launched.
struct MarketLaunch
{
    LaunchRow row;
    TokenSummary token;
};

/// A curve that sold out; the pool is known once the coin has moved there.
struct MarketCompletion
{
    MigrationRow row;
    quint32 event = 0; ///< index of the event in its transaction
    bool hasPool = false;
    quint64 poolLamports = 0; ///< lamports that the pool began with
    quint64 poolTokens = 0;
    qint64 position = 0; ///< chainPosition, once setPlace() was called
};

/// The market's events of one confirmed transaction, in their order.
struct MarketUpdate
{
    QString signature;
    quint64 slot = 0;
    qint64 blockTime = 0; ///< seconds
    QList<MarketLaunch> launches;
    QList<MarketTrade> trades;
    QList<MarketCompletion> completions;
    quint32 place = 0; ///< number of the transaction among the market's in its slot

    [[nodiscard]] bool isEmpty() const { return launches.isEmpty() && trades.isEmpty() && completions.isEmpty(); }
    /// Sets the place, and with it the positions of trades and completions. False when the place, the slot or the
    /// number of events is too large for a position: the place stays, and positions are of no use.
    [[nodiscard]] bool setPlace(quint32 newPlace);
    /// A position behind all events of this transaction. Call setPlace() first.
    [[nodiscard]] qint64 lastPosition() const;
    /// The time of the newest event, in milliseconds since the epoch; 0 when there is none.
    [[nodiscard]] qint64 newestMs() const;
};

/// Makes the update of a successful transaction from its events; stores nothing. Leaves out coins that are not traded
/// in SOL, whose amounts are no lamports, other pools than the one that a coin graduates to (but not the trades on
/// them, see applyUpdate()), and, with a warning in the log, events with times or amounts that do not fit.
[[nodiscard]] MarketUpdate marketUpdate(const QString &signature, quint64 slot, qint64 blockTime,
                                        const QList<ChainEvent> &events);

} // namespace curvedesk
