// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/pump/PumpEvents.h"

namespace curvedesk {

/// A trade as the market keeps it: what the tape shows, and what it cost the trader.
struct MarketTrade
{
    TradeRow row;
    int index = 0; ///< of the event in its transaction: (signature, index) is unique
    quint64 feeLamports = 0; ///< protocol and creator fee
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
};

/// What one landed transaction means for the market, in the order in which it happened.
struct MarketNews
{
    QList<MarketLaunch> launches;
    QList<MarketTrade> trades;
    QList<MarketCompletion> completions;
};

/// Reads the curve program's events out of a successful transaction's logs. Coins of other quotes than SOL are left
/// out: their amounts are no lamports.
[[nodiscard]] MarketNews marketNews(const QString &signature, quint64 slot, qint64 blockTime,
                                    const QList<QByteArray> &logs);

} // namespace curvedesk
