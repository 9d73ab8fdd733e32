// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketUpdate.h"

#include "core/base/Utf8.h"
#include "core/market/MarketCursor.h"
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

/// True for a curve whose other side is SOL.
bool isSol(const Address &quoteMint)
{
    return quoteMint.isZero() || quoteMint == programs::wrappedSol;
}

constexpr qint64 latestTime = 253'402'300'799; // the last second of the year 9999

/// True for a plausible time in Unix seconds.
bool isTime(qint64 seconds)
{
    return seconds > 0 && seconds <= latestTime;
}

/// The time of an event, in seconds; the block's where it has none, as before May 2025. 0 when neither is valid.
qint64 timeOf(qint64 eventTime, const Origin &origin)
{
    if (isTime(eventTime))
        return eventTime;
    return isTime(origin.blockTime) ? origin.blockTime : 0;
}

/// Makes a launch of the market, with the coin's reserves and addresses. A time of 0 is none.
MarketLaunch launchOf(const CreateEvent &event, const Origin &origin)
{
    const Address tokenProgram = event.tokenProgram.isZero() ? programs::token : event.tokenProgram;
    const auto coin = pumpAddresses::CoinAddresses::derive(event.mint, tokenProgram);

    MarketLaunch launch;
    TokenSummary &token = launch.token;
    token.mint = event.mint.toBase58();
    token.name = exactText(event.name);
    token.symbol = exactText(event.symbol);
    token.uri = exactText(event.uri);
    token.creator = (event.creator.isZero() ? event.user : event.creator).toBase58();
    token.bondingCurve = event.bondingCurve.toBase58();
    token.associatedBondingCurve = coin.associatedBondingCurve.toBase58();
    token.createdMs = timeOf(event.timestamp, origin) * millisecondsPerSecond;
    token.virtualTokenReserves = event.virtualTokenReserves;
    token.virtualSolReserves = event.virtualSolReserves;
    token.realTokenReserves = event.realTokenReserves;
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

/// The distance of two numbers.
quint64 difference(quint64 a, quint64 b)
{
    return a > b ? a - b : b - a;
}

/// Makes a trade of the market; nullopt when its fees do not fit.
std::optional<MarketTrade> tradeOf(const TradeEvent &event, const Origin &origin, quint32 index)
{
    // On a cashback coin the event has the creator's part as cashback.
    quint64 fee = 0;
    if (__builtin_add_overflow(event.fee, std::max(event.creatorFee, event.cashback), &fee))
        return std::nullopt;
    return MarketTrade{.row = {.signature = origin.signature,
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
                       .event = index,
                       .feeLamports = fee,
                       .creator = event.creator.isZero() ? QString() : event.creator.toBase58()};
}

/// Makes a trade of the market from a pool's event, which has the reserves before the trade. nullopt when the pool has
/// no price then, or its reserves do not fit.
std::optional<MarketTrade> tradeOf(const AmmTradeEvent &event, const Origin &origin, quint32 index)
{
    quint64 realSol = 0;
    quint64 tokens = 0;
    const bool overflows = event.isBuy
        ? __builtin_add_overflow(event.poolQuoteTokenReserves, event.quoteAmountLpAdjusted, &realSol)
            || __builtin_sub_overflow(event.poolBaseTokenReserves, event.baseAmount, &tokens)
        : __builtin_sub_overflow(event.poolQuoteTokenReserves, event.quoteAmountLpAdjusted, &realSol)
            || __builtin_add_overflow(event.poolBaseTokenReserves, event.baseAmount, &tokens);
    if (overflows || tokens == 0)
        return std::nullopt;
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
                       .event = index,
                       .feeLamports = difference(event.moved(), event.priced()),
                       .creator = {}};
}

/// Makes a completion of the market from the event of a curve; the pool is not set. A time of 0 is none.
template<class Event> MarketCompletion completionOf(const Event &event, const Origin &origin, quint32 index)
{
    return {.row = {.signature = origin.signature,
                    .slot = origin.slot,
                    .timestamp = timeOf(event.timestamp, origin),
                    .mint = event.mint.toBase58(),
                    .bondingCurve = event.bondingCurve.toBase58(),
                    .pool = {},
                    .user = event.user.toBase58()},
            .event = index,
            .hasPool = false};
}

/// Makes a completion of the market from a move to a pool, with what the pool began with. A time of 0 is none.
MarketCompletion completionOf(const MigrationEvent &event, const Origin &origin, quint32 index)
{
    MarketCompletion completion = completionOf<MigrationEvent>(event, origin, index);
    completion.row.pool = event.pool.toBase58();
    completion.hasPool = true;
    completion.poolLamports = event.solAmount;
    completion.poolTokens = event.mintAmount;
    return completion;
}

// True for the pool that a coin graduates to: that of its pool authority. Anybody can make other pools for any coin.
bool isGraduation(const AmmCreatePoolEvent &event)
{
    return event.index == 0 && event.quoteMint == programs::wrappedSol
        && event.creator == pumpAddresses::poolAuthority(event.baseMint);
}

/// The same from the pool's own event, which names the pool authority as the sender.
MarketCompletion completionOf(const AmmCreatePoolEvent &event, const Origin &origin, quint32 index)
{
    const MigrationEvent migration{.user = event.creator,
                                   .mint = event.baseMint,
                                   .mintAmount = event.poolBaseAmount,
                                   .solAmount = event.poolQuoteAmount,
                                   .bondingCurve = pumpAddresses::bondingCurve(event.baseMint),
                                   .timestamp = event.timestamp,
                                   .pool = event.pool};
    return completionOf(migration, origin, index);
}

/// Adds each kind of event to an update; leaves out events that are not the market's or do not fit.
class EventReader
{
public:
    EventReader(MarketUpdate &update, const Origin &origin)
        : m_update(update)
        , m_origin(origin)
    {
    }

    /// Reads one event into the update. Call it for every event of the transaction, because it numbers them.
    void read(const ChainEvent &event)
    {
        const bool fits = std::visit([this](const auto &each) { return add(each); }, event);
        if (!fits)
            qWarning("an event of transaction %s was left out: its figures do not fit",
                     qUtf8Printable(m_origin.signature));
        ++m_index;
    }

private:
    /// Appends a launch to m_update. Each add(): nothing for a coin not traded in SOL; false: it does not fit.
    bool add(const CreateEvent &event)
    {
        if (!isSol(event.quoteMint))
            return true;
        if (timeOf(event.timestamp, m_origin) == 0)
            return false;
        m_update.launches.append(launchOf(event, m_origin));
        return true;
    }
    /// Appends a trade on a curve.
    bool add(const TradeEvent &event) { return !isSol(event.quoteMint) || addTrade(tradeOf(event, m_origin, m_index)); }
    /// Appends a trade on any pool; applyUpdate() removes those of no known coin.
    bool add(const AmmTradeEvent &event) { return addTrade(tradeOf(event, m_origin, m_index)); }
    /// False, and nothing is added, without a trade or a plausible time.
    bool addTrade(std::optional<MarketTrade> trade)
    {
        if (!trade || trade->row.timestamp == 0)
            return false;
        m_update.trades.append(*std::move(trade));
        return true;
    }
    /// Appends that a curve sold out.
    bool add(const CompleteEvent &event)
    {
        return !isSol(event.quoteMint) || addCompletion(completionOf(event, m_origin, m_index));
    }
    /// Appends a move to a pool, in place of the pool's creation in this transaction.
    bool add(const MigrationEvent &event)
    {
        // This event has all that the pool's own event has, and the migration's sender.
        m_update.completions.removeIf(
            [&](const MarketCompletion &each) { return each.hasPool && each.row.mint == event.mint.toBase58(); });
        return !isSol(event.quoteMint) || addCompletion(completionOf(event, m_origin, m_index));
    }
    /// Appends a move to a pool for the pool that a coin graduates to; nothing for any other.
    bool add(const AmmCreatePoolEvent &event)
    {
        const auto isKnown
            = [&](const MarketCompletion &each) { return each.hasPool && each.row.pool == event.pool.toBase58(); };
        const bool isNew
            = isGraduation(event) && std::none_of(m_update.completions.cbegin(), m_update.completions.cend(), isKnown);
        return !isNew || addCompletion(completionOf(event, m_origin, m_index));
    }
    /// False, and nothing is added, for an event without a plausible time.
    bool addCompletion(const MarketCompletion &completion)
    {
        if (completion.row.timestamp == 0)
            return false;
        m_update.completions.append(completion);
        return true;
    }

    MarketUpdate &m_update;
    const Origin &m_origin;
    quint32 m_index = 0;
};

} // namespace

bool MarketUpdate::setPlace(quint32 newPlace)
{
    if (!chainPosition::of(slot, newPlace, chainPosition::maxEvent))
        return false;
    bool fits = true;
    const auto setPosition = [&](auto &each) {
        const std::optional<qint64> position = chainPosition::of(slot, newPlace, each.event);
        each.position = position.value_or(0);
        fits = fits && position;
    };
    std::ranges::for_each(trades, setPosition);
    std::ranges::for_each(completions, setPosition);
    if (fits)
        place = newPlace;
    return fits;
}

qint64 MarketUpdate::lastPosition() const
{
    return chainPosition::of(slot, place, chainPosition::maxEvent).value_or(0);
}

qint64 MarketUpdate::newestMs() const
{
    qint64 seconds = 0;
    for (const MarketLaunch &each : launches)
        seconds = std::max(seconds, each.row.timestamp);
    for (const MarketTrade &each : trades)
        seconds = std::max(seconds, each.row.timestamp);
    for (const MarketCompletion &each : completions)
        seconds = std::max(seconds, each.row.timestamp);
    return seconds * millisecondsPerSecond;
}

MarketUpdate marketUpdate(const QString &signature, quint64 slot, qint64 blockTime, const QList<ChainEvent> &events)
{
    const Origin origin{signature, slot, blockTime};
    MarketUpdate update{.signature = signature, .slot = slot, .blockTime = blockTime};
    EventReader reader(update, origin);
    for (const ChainEvent &event : events)
        reader.read(event);
    return update;
}

} // namespace curvedesk
