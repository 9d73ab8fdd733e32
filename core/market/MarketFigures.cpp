// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// Figures that are computed when they are asked for: changes, volumes, holders; and coins in an order by them.
#include "core/market/Candles.h"
#include "core/market/Market.h"
#include "core/money/MulDiv.h"

#include <QElapsedTimer>

#include <algorithm>
#include <functional>
#include <limits>

namespace curvedesk {

namespace {

__extension__ using int128 = __int128;

/// The most coins among which the rising ones are looked for: those that were traded last.
constexpr int maxRisingCandidates = 5000;

/// How long rank() holds up the core's other work at a time.
constexpr int rankingSliceMs = 4;
/// The key of what has no known value: behind all others.
constexpr qint64 keyOfUnknown = std::numeric_limits<qint64>::min();

/// The place in figureSpans whose change or volume the value is; nullopt for another value.
std::optional<std::size_t> spanOf(CoinValue value)
{
    switch (value) {
    case CoinValue::Change:
        return 0;
    case CoinValue::HourChange:
        return 1;
    case CoinValue::DayChange:
    case CoinValue::DayVolume:
        return 2;
    default:
        return std::nullopt;
    }
}

/// True for orders by worth, which show only coins on their curve.
bool isOnCurveOnly(CoinValue value)
{
    return value == CoinValue::MarketCap || value == CoinValue::Progress;
}

/// The number, at most the largest that is signed; nullopt for 0, which here means not known.
std::optional<qint64> known(quint64 number)
{
    constexpr auto largest = static_cast<quint64>(std::numeric_limits<qint64>::max());
    return number == 0 ? std::nullopt : std::optional(static_cast<qint64>(std::min(number, largest)));
}

/// Basis points from one market cap to another, rounded towards zero; 0 from none.
qint64 changeBps(quint64 from, quint64 to)
{
    if (from == 0)
        return 0;
    const int128 bps = (static_cast<int128>(to) - static_cast<int128>(from)) * 10'000 / static_cast<int128>(from);
    return static_cast<qint64>(std::min<int128>(bps, std::numeric_limits<qint64>::max()));
}

} // namespace

Outcome Market::addSpan(const TokenRecord &token, std::size_t span, qint64 nowSeconds, CoinFigures &figures) const
{
    const qint64 from = nowSeconds - figureSpans.at(span);
    // A day is made of hours: the volume of the hour in which it begins counts as a whole.
    const int interval = figureSpans.at(span) > 3600 ? 3600 : 60;
    quint64 before = 0; // the market cap at the beginning of the span
    quint64 volume = 0;
    bool isWhole = false; // the pending trades go back to the beginning
    const auto take = [&](const Candle &candle) {
        if (candle.openTime + interval <= from) {
            before = candle.close;
            return false;
        }
        before = candle.open;
        volume = saturated(uint128{volume} + candle.volumeLamports);
        return true;
    };
    const QList<MarketTrade> pending = m_overlay.tradesOfToken(token.summary.mint);
    for (auto each = pending.crbegin(); each != pending.crend(); ++each) {
        const Candle candle = candles::ofTrade(each->row, 1);
        if (candle.openTime <= from) {
            before = candle.close;
            isWhole = true;
            break;
        }
        before = candle.open;
        volume = saturated(uint128{volume} + candle.volumeLamports);
    }
    if (token.id != 0 && !isWhole) {
        if (const Outcome visited = m_store->visitCandles(token.id, interval, endOfTime, take); !visited)
            return visited;
    }
    figures.changeBps.at(span) = changeBps(before, token.summary.marketCapLamports);
    figures.volumeLamports.at(span) = volume;
    figures.missesTrades.at(span) = missesTrades(token.summary.createdMs, from, nowSeconds);
    return {};
}

bool Market::missesTrades(qint64 createdMs, qint64 from, qint64 to) const
{
    const qint64 first = std::max(from, createdMs / millisecondsPerSecond);
    return std::ranges::any_of(m_store->gaps(),
                               [&](const MarketStore::Gap &gap) { return gap.times.touches(first, to); });
}

Result<CoinFigures> Market::figuresOf(const TokenRecord &token, qint64 nowSeconds) const
{
    CoinFigures figures{.mint = token.summary.mint};
    for (std::size_t span = 0; span < figureSpans.size(); ++span) {
        if (const Outcome added = addSpan(token, span, nowSeconds, figures); !added)
            return failure(added.error());
    }
    return figures;
}

Result<QList<CoinFigures>> Market::figures(const QStringList &mints, bool withHolders, qint64 nowSeconds) const
{
    QList<CoinFigures> out;
    for (const QString &mint : mints) {
        const auto token = find(mint);
        if (!token)
            return failure(token.error());
        if (!*token)
            continue;
        auto figures = figuresOf(**token, nowSeconds);
        if (!figures)
            return failure(figures.error());
        if (withHolders) {
            const auto held = holders(mint, 0);
            if (!held)
                return failure(held.error());
            figures->holders = held->count;
            figures->holdersMissTrades = held->missesTrades;
        }
        out.append(*figures);
    }
    return out;
}

Result<QList<RankedCoin>> Market::rising(int limit, qint64 nowSeconds) const
{
    const qint64 fromMs = (nowSeconds - figureSpans.front()) * 1000;
    QList<RankedCoin> found;
    const auto add = [&](const TokenRecord &token) -> Outcome {
        RankedCoin coin{.summary = summaryOf(token), .figures = {.mint = token.summary.mint}};
        if (const Outcome added = addSpan(token, 0, nowSeconds, coin.figures); !added)
            return added;
        found.append(coin);
        return {};
    };
    for (const auto &[mint, token] : m_overlay.tokens()) {
        if (token.summary.lastTradeMs < fromMs)
            continue;
        if (const Outcome added = add(token); !added)
            return failure(added.error());
    }
    QList<TokenRecord> stored;
    const Outcome visited
        = m_store->visitTokens(TokenSort::LastTrade, endOfTime, QString(), [&](const TokenRecord &token) {
              if (m_overlay.find(token.summary.mint) == nullptr && token.summary.lastTradeMs >= fromMs)
                  stored.append(token);
              return token.summary.lastTradeMs >= fromMs && stored.size() < maxRisingCandidates;
          });
    if (!visited)
        return failure(visited.error());
    for (const TokenRecord &token : std::as_const(stored)) {
        if (const Outcome added = add(token); !added)
            return failure(added.error());
    }
    std::ranges::sort(found, [](const RankedCoin &a, const RankedCoin &b) {
        const qint64 changeOfA = a.figures.changeBps.front();
        const qint64 changeOfB = b.figures.changeBps.front();
        return changeOfA != changeOfB ? changeOfA > changeOfB : a.summary.mint < b.summary.mint;
    });
    found.resize(std::min<qsizetype>(found.size(), limit));
    for (RankedCoin &coin : found) {
        for (std::size_t span = 1; span < figureSpans.size(); ++span) {
            const auto token = find(coin.summary.mint);
            if (!token)
                return failure(token.error());
            if (const Outcome added = addSpan(**token, span, nowSeconds, coin.figures); !added)
                return failure(added.error());
        }
    }
    return found;
}

void CoinRanking::add(qint64 id, std::optional<qint64> value)
{
    const qint64 key = !value ? keyOfUnknown : order.isAscending ? -*value : *value;
    places.push_back({key, id});
}

std::span<const CoinRanking::Place> CoinRanking::below(const Place &place) const
{
    return {std::ranges::upper_bound(places, place, std::ranges::greater()), places.cend()};
}

Result<std::optional<qint64>> Market::valueOf(const TokenRecord &token, CoinValue value, qint64 nowSeconds) const
{
    const TokenSummary &coin = token.summary;
    if (const auto span = spanOf(value)) {
        CoinFigures figures;
        if (const Outcome added = addSpan(token, *span, nowSeconds, figures); !added)
            return failure(added.error());
        if (figures.missesTrades.at(*span))
            return std::optional<qint64>();
        return value == CoinValue::DayVolume ? known(figures.volumeLamports.at(*span)).value_or(0)
                                             : figures.changeBps.at(*span);
    }
    switch (value) {
    case CoinValue::MarketCap:
        return known(coin.marketCapLamports);
    case CoinValue::Created:
        return known(static_cast<quint64>(coin.createdMs));
    case CoinValue::LastTrade:
        return known(static_cast<quint64>(coin.lastTradeMs));
    case CoinValue::Holders: {
        const auto held = holders(coin.mint, 0);
        if (!held)
            return failure(held.error());
        return held->missesTrades ? std::nullopt : std::optional<qint64>(held->count);
    }
    default:
        return static_cast<qint64>(coin.progressPpm);
    }
}

Outcome Market::rank(CoinRanking &ranking) const
{
    QElapsedTimer time;
    time.start();
    const auto isOver = [&time] { return time.elapsed() >= rankingSliceMs; };
    const CoinValue value = ranking.order.value;
    const auto sorted = static_cast<std::ptrdiff_t>(ranking.places.size());
    if (!std::exchange(ranking.hasBegun, true)) {
        for (const auto &[mint, token] : m_overlay.tokens())
            ranking.young.append(mint);
    }
    while (!ranking.young.isEmpty() && !isOver()) {
        const QString mint = ranking.young.takeLast();
        const TokenRecord *token = m_overlay.find(mint);
        if (token == nullptr)
            continue; // it is among the stored ones by now
        if (token->id != 0)
            ranking.taken.insert(token->id);
        if (isOnCurveOnly(value) && token->summary.complete)
            continue;
        const auto found = valueOf(*token, value, ranking.nowSeconds);
        if (!found)
            return failure(found.error());
        if (token->id == 0)
            ranking.unstored.append(mint);
        ranking.add(token->id != 0 ? token->id : -ranking.unstored.size(), *found);
    }
    const std::optional<std::size_t> span = spanOf(value);
    const qint64 from = span ? ranking.nowSeconds - figureSpans.at(*span) : 0;
    const auto valueIn = [&](const MarketStore::CoinRow &row) -> std::optional<qint64> {
        const bool isByTrades = span || value == CoinValue::Holders;
        if (isByTrades && missesTrades(row.createdMs, from, span ? ranking.nowSeconds : endOfTime))
            return std::nullopt;
        if (span && value != CoinValue::DayVolume)
            return row.value ? changeBps(*row.value, row.marketCap) : 0;
        const auto number = known(row.value.value_or(0));
        return isByTrades || value == CoinValue::Progress ? number.value_or(0) : number;
    };
    // A coin that was stored since it got its place is behind the others, and must not get a second one.
    for (const QString &mint : std::as_const(ranking.unstored)) {
        const auto token = find(mint);
        if (!token)
            return failure(token.error());
        if (*token)
            ranking.taken.insert((*token)->id);
    }
    if (!isOver()) {
        bool isLast = true;
        const Outcome visited
            = m_store->visitValues(value, from, ranking.afterId, [&](const MarketStore::CoinRow &row) {
                  ranking.afterId = row.id;
                  if (!ranking.taken.contains(row.id))
                      ranking.add(row.id, valueIn(row));
                  isLast = !isOver();
                  return isLast;
              });
        if (!visited)
            return visited;
        ranking.isWhole = isLast;
    }
    // Merged slice by slice, because sorting all at the end would take longer than a slice.
    const auto middle = ranking.places.begin() + sorted;
    std::sort(middle, ranking.places.end(), std::greater());
    std::inplace_merge(ranking.places.begin(), middle, ranking.places.end(), std::greater());
    return {};
}

Result<QList<RankedCoin>> Market::coinsAt(const CoinRanking &ranking, std::span<const CoinRanking::Place> places) const
{
    QList<RankedCoin> coins;
    for (const CoinRanking::Place &place : places) {
        auto token = place.id > 0 ? m_store->tokenOfId(place.id) : find(ranking.unstored.at(-place.id - 1));
        if (!token)
            return failure(token.error());
        if (!*token)
            continue;
        if (const TokenRecord *young = m_overlay.find((*token)->summary.mint))
            *token = *young;
        auto figures = figuresOf(**token, ranking.nowSeconds);
        if (!figures)
            return failure(figures.error());
        if (ranking.order.value == CoinValue::Holders) {
            figures->holdersMissTrades = place.key == keyOfUnknown;
            const qint64 key = figures->holdersMissTrades ? 0 : place.key;
            figures->holders = static_cast<int>(ranking.order.isAscending ? -key : key);
        }
        coins.append({summaryOf(**token), *figures});
    }
    return coins;
}

Result<Holders> Market::holders(const QString &mint, int limit) const
{
    const auto token = find(mint);
    if (!token)
        return failure(token.error());
    QHash<QString, int128> balances; // below zero for who sold more than was bought
    if (*token && (*token)->id != 0) {
        const Outcome visited = m_store->visitBalances((*token)->id, [&](const QString &wallet, qint64 tokens) {
            balances.insert(wallet, tokens);
            return true;
        });
        if (!visited)
            return failure(visited.error());
    }
    for (const MarketTrade &trade : m_overlay.tradesOfToken(mint)) {
        const int128 tokens = trade.row.tokens;
        balances[trade.row.user] += trade.row.isBuy ? tokens : -tokens;
    }
    Holders holders{.missesTrades = *token && missesTrades((*token)->summary.createdMs, 0, endOfTime)};
    for (auto each = balances.cbegin(); each != balances.cend(); ++each) {
        if (each.value() <= 0)
            continue;
        ++holders.count;
        const quint64 held = saturated(static_cast<uint128>(each.value()));
        holders.tokens = saturated(uint128{holders.tokens} + held);
        holders.largest.append({each.key(), held});
    }
    const auto isLarger = [](const Holder &a, const Holder &b) {
        return a.tokens != b.tokens ? a.tokens > b.tokens : a.wallet < b.wallet;
    };
    const qsizetype shown = std::min<qsizetype>(holders.largest.size(), limit);
    std::ranges::partial_sort(holders.largest, holders.largest.begin() + shown, isLarger);
    holders.largest.resize(shown);
    return holders;
}

} // namespace curvedesk
