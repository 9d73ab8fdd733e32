// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketFeed.h"

#include "core/pump/CurveQuote.h"
#include "core/pump/PumpAddresses.h"
#include "core/solana/Programs.h"

namespace curvedesk {

namespace {

struct Origin
{
    const QString &signature;
    quint64 slot;
    qint64 blockTime;
};

bool isSol(const Address &quoteMint)
{
    return quoteMint.isZero() || quoteMint == programs::wrappedSol;
}

/// Timestamps before May 2025 are missing from some events; the block's own is as good.
qint64 timeOf(qint64 eventTime, const Origin &origin)
{
    return eventTime != 0 ? eventTime : origin.blockTime;
}

MarketLaunch launchOf(const CreateEvent &event, const Origin &origin)
{
    const Address tokenProgram = event.tokenProgram.isZero() ? programs::token : event.tokenProgram;
    const auto coin = pumpAddresses::CoinAddresses::derive(event.mint, tokenProgram);

    MarketLaunch launch;
    TokenSummary &token = launch.token;
    token.mint = event.mint.toBase58();
    token.name = QString::fromUtf8(event.name);
    token.symbol = QString::fromUtf8(event.symbol);
    token.uri = QString::fromUtf8(event.uri);
    token.creator = (event.creator.isZero() ? event.user : event.creator).toBase58();
    token.bondingCurve = event.bondingCurve.toBase58();
    token.associatedBondingCurve = coin.associatedBondingCurve.toBase58();
    token.createdMs = timeOf(event.timestamp, origin) * 1000;
    token.virtualTokenReserves = event.virtualTokenReserves;
    token.virtualSolReserves = event.virtualSolReserves;
    token.realTokenReserves = event.realTokenReserves;
    token.lastTradeMs = token.createdMs;
    launch.initialRealTokenReserves = event.realTokenReserves;
    launch.row = {.signature = origin.signature,
                  .slot = origin.slot,
                  .timestamp = timeOf(event.timestamp, origin),
                  .mint = token.mint,
                  .name = token.name,
                  .symbol = token.symbol,
                  .uri = token.uri,
                  .bondingCurve = token.bondingCurve,
                  .user = event.user.toBase58()};
    return launch;
}

MarketTrade tradeOf(const TradeEvent &event, const Origin &origin, int index)
{
    return {.row = {.signature = origin.signature,
                    .slot = origin.slot,
                    .timestamp = timeOf(event.timestamp, origin),
                    .mint = event.mint.toBase58(),
                    .user = event.user.toBase58(),
                    .isBuy = event.isBuy,
                    .lamports = event.solAmount,
                    .tokens = event.tokenAmount,
                    .virtualSolReserves = event.virtualSolReserves,
                    .virtualTokenReserves = event.virtualTokenReserves,
                    .realSolReserves = event.realSolReserves,
                    .realTokenReserves = event.realTokenReserves},
            .index = index,
            .feeLamports = event.fee + event.creatorFee};
}

} // namespace

MarketNews marketNews(const QString &signature, quint64 slot, qint64 blockTime, const QList<QByteArray> &logs)
{
    const Origin origin {signature, slot, blockTime};
    MarketNews news;
    int index = 0;
    const QList<PumpEvent> events = pumpEvents::fromLogs(logs);
    for (const PumpEvent &event : events) {
        if (const auto *create = std::get_if<CreateEvent>(&event)) {
            if (isSol(create->quoteMint))
                news.launches.append(launchOf(*create, origin));
        } else if (const auto *trade = std::get_if<TradeEvent>(&event)) {
            if (isSol(trade->quoteMint))
                news.trades.append(tradeOf(*trade, origin, index));
        } else if (const auto *complete = std::get_if<CompleteEvent>(&event)) {
            news.completions.append({.row = {.signature = signature,
                                             .slot = slot,
                                             .timestamp = timeOf(complete->timestamp, origin),
                                             .mint = complete->mint.toBase58(),
                                             .bondingCurve = complete->bondingCurve.toBase58(),
                                             .pool = {},
                                             .user = complete->user.toBase58()},
                                     .hasPool = false});
        } else if (const auto *migration = std::get_if<MigrationEvent>(&event)) {
            news.completions.append({.row = {.signature = signature,
                                             .slot = slot,
                                             .timestamp = timeOf(migration->timestamp, origin),
                                             .mint = migration->mint.toBase58(),
                                             .bondingCurve = migration->bondingCurve.toBase58(),
                                             .pool = migration->pool.toBase58(),
                                             .user = migration->user.toBase58()},
                                     .hasPool = true});
        }
        ++index;
    }
    return news;
}

} // namespace curvedesk
