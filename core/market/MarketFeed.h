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
    int index = 0; ///< of the event in its transaction: (signature, index) is unique
    quint64 feeLamports = 0; ///< protocol and creator fee; on a pool the liquidity fee too
    quint64 tokensBefore = 0; ///< virtual reserves before the trade: how trades of one slot follow each other
    QString creator; ///< of the coin, when its launch was never seen
};

/// A coin's birth.
struct MarketLaunch
{
    NewPoolRow row;
    TokenSummary token;
    quint64 initialRealTokenReserves = 0;
};

/// A curve that sold out; the pool is known once it has moved there.
struct MarketCompletion
{
    PublicationRow row;
    bool hasPool = false;
    quint64 poolLamports = 0; ///< what the pool began with
    quint64 poolTokens = 0;
};

/// What one landed transaction means for the market, in the order in which it happened.
struct MarketNews
{
    QString signature;
    quint64 slot = 0;
    qint64 blockTime = 0; ///< seconds
    QList<MarketLaunch> launches;
    QList<MarketTrade> trades;
    QList<MarketCompletion> completions;

    [[nodiscard]] bool isEmpty() const { return launches.isEmpty() && trades.isEmpty() && completions.isEmpty(); }
};

/// Reads a successful transaction's events. Coins of other quotes than SOL are left out: their amounts are no lamports.
/// So are pools other than the one that a coin graduates to.
[[nodiscard]] MarketNews marketNews(const QString &signature, quint64 slot, qint64 blockTime,
                                    const QList<ChainEvent> &events);

} // namespace curvedesk
