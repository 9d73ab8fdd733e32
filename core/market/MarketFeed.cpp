// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketFeed.h"

#include "core/pump/amm/AmmQuote.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"

#include <algorithm>

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

quint64 difference(quint64 a, quint64 b)
{
    return a > b ? a - b : b - a;
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
            // On a cashback coin the creator's part goes by the name of cashback.
            .feeLamports = event.fee + std::max(event.creatorFee, event.cashback),
            .tokensBefore = event.isBuy ? event.virtualTokenReserves + event.tokenAmount
                                        : event.virtualTokenReserves - event.tokenAmount,
            .creator = event.creator.isZero() ? QString() : event.creator.toBase58()};
}

// The event has the pool's reserves before the trade. Empty for a pool that prices nothing.
std::optional<MarketTrade> tradeOf(const AmmTradeEvent &event, const Origin &origin, int index)
{
    if (event.isBuy ? event.baseAmount >= event.poolBaseTokenReserves
                    : event.quoteAmountLpAdjusted > event.poolQuoteTokenReserves)
        return std::nullopt;
    const quint64 realSol = event.isBuy ? event.poolQuoteTokenReserves + event.quoteAmountLpAdjusted
                                        : event.poolQuoteTokenReserves - event.quoteAmountLpAdjusted;
    const quint64 tokens
        = event.isBuy ? event.poolBaseTokenReserves - event.baseAmount : event.poolBaseTokenReserves + event.baseAmount;
    const ammQuote::Reserves after{.base = tokens, .quote = realSol, .virtualQuote = event.virtualQuoteReserves};
    const std::optional<quint64> virtualSol = after.effectiveQuote();
    if (!virtualSol)
        return std::nullopt;
    return MarketTrade{.row = {.signature = origin.signature,
                               .slot = origin.slot,
                               .timestamp = timeOf(event.timestamp, origin),
                               .mint = {},
                               .user = event.user.toBase58(),
                               .isBuy = event.isBuy,
                               .lamports = event.priced(),
                               .tokens = event.baseAmount,
                               .virtualSolReserves = *virtualSol,
                               .virtualTokenReserves = tokens,
                               .realSolReserves = realSol,
                               .realTokenReserves = tokens,
                               .pool = event.pool.toBase58()},
                       .index = index,
                       .feeLamports = difference(event.moved(), event.priced()),
                       .tokensBefore = event.poolBaseTokenReserves,
                       .creator = {}};
}

MarketCompletion completionOf(const CompleteEvent &event, const Origin &origin)
{
    return {.row = {.signature = origin.signature,
                    .slot = origin.slot,
                    .timestamp = timeOf(event.timestamp, origin),
                    .mint = event.mint.toBase58(),
                    .bondingCurve = event.bondingCurve.toBase58(),
                    .pool = {},
                    .user = event.user.toBase58()},
            .hasPool = false};
}

MarketCompletion completionOf(const MigrationEvent &event, const Origin &origin)
{
    return {.row = {.signature = origin.signature,
                    .slot = origin.slot,
                    .timestamp = timeOf(event.timestamp, origin),
                    .mint = event.mint.toBase58(),
                    .bondingCurve = event.bondingCurve.toBase58(),
                    .pool = event.pool.toBase58(),
                    .user = event.user.toBase58()},
            .hasPool = true,
            .poolLamports = event.solAmount,
            .poolTokens = event.mintAmount};
}

// Anybody can make a pool for any coin; a coin graduates to that of its pool authority.
bool isGraduation(const AmmCreatePoolEvent &event)
{
    return event.index == 0 && event.quoteMint == programs::wrappedSol
        && event.creator == pumpAddresses::poolAuthority(event.baseMint);
}

MarketCompletion completionOf(const AmmCreatePoolEvent &event, const Origin &origin)
{
    return {.row = {.signature = origin.signature,
                    .slot = origin.slot,
                    .timestamp = timeOf(event.timestamp, origin),
                    .mint = event.baseMint.toBase58(),
                    .bondingCurve = pumpAddresses::bondingCurve(event.baseMint).toBase58(),
                    .pool = event.pool.toBase58(),
                    .user = event.creator.toBase58()},
            .hasPool = true,
            .poolLamports = event.poolQuoteAmount,
            .poolTokens = event.poolBaseAmount};
}

/// Takes each kind of event in.
class Reader
{
public:
    Reader(MarketNews &news, const Origin &origin)
        : m_news(news)
        , m_origin(origin)
    {
    }

    void operator()(const CreateEvent &event)
    {
        if (isSol(event.quoteMint))
            m_news.launches.append(launchOf(event, m_origin));
        ++m_index;
    }
    void operator()(const TradeEvent &event)
    {
        if (isSol(event.quoteMint))
            m_news.trades.append(tradeOf(event, m_origin, m_index));
        ++m_index;
    }
    void operator()(const AmmTradeEvent &event)
    {
        if (std::optional<MarketTrade> trade = tradeOf(event, m_origin, m_index))
            m_news.trades.append(*std::move(trade));
        ++m_index;
    }
    void operator()(const CompleteEvent &event)
    {
        if (isSol(event.quoteMint))
            m_news.completions.append(completionOf(event, m_origin));
        ++m_index;
    }
    void operator()(const MigrationEvent &event)
    {
        // It says all that the pool's own event says, and who did it.
        m_news.completions.removeIf(
            [&](const MarketCompletion &each) { return each.hasPool && each.row.mint == event.mint.toBase58(); });
        if (isSol(event.quoteMint))
            m_news.completions.append(completionOf(event, m_origin));
        ++m_index;
    }
    void operator()(const AmmCreatePoolEvent &event)
    {
        const auto isKnown
            = [&](const MarketCompletion &each) { return each.hasPool && each.row.pool == event.pool.toBase58(); };
        if (isGraduation(event) && std::none_of(m_news.completions.cbegin(), m_news.completions.cend(), isKnown))
            m_news.completions.append(completionOf(event, m_origin));
        ++m_index;
    }

private:
    MarketNews &m_news;
    const Origin &m_origin;
    int m_index = 0;
};

} // namespace

MarketNews marketNews(const QString &signature, quint64 slot, qint64 blockTime, const QList<ChainEvent> &events)
{
    const Origin origin{signature, slot, blockTime};
    MarketNews news{signature, slot, blockTime, {}, {}, {}};
    Reader reader(news, origin);
    for (const ChainEvent &event : events)
        std::visit(reader, event);
    return news;
}

} // namespace curvedesk
