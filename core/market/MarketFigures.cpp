// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// Figures that are computed when they are asked for: changes, volumes, holders; and coins found by them or by a text.
#include "core/market/Candles.h"
#include "core/market/Market.h"
#include "core/money/MulDiv.h"

#include <algorithm>
#include <limits>

namespace curvedesk {

namespace {

__extension__ using int128 = __int128;

/// The most coins among which the rising ones are looked for: those that were traded last.
constexpr int maxRisingCandidates = 5000;

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
    figures.missesTrades.at(span) = missesTrades(token, from, nowSeconds);
    return {};
}

bool Market::missesTrades(const TokenRecord &token, qint64 from, qint64 to) const
{
    const qint64 first = std::max(from, token.summary.createdMs / millisecondsPerSecond);
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

Result<QList<TokenSummary>> Market::search(const QString &text, int limit) const
{
    QList<TokenRecord> found;
    const qsizetype length = MarketStore::searchedLength(text);
    const auto matches = [&](const TokenSummary &token) {
        return token.name.contains(text, Qt::CaseInsensitive) || token.symbol.contains(text, Qt::CaseInsensitive)
            || token.mint.left(length) == text || token.creator.left(length) == text;
    };
    for (const auto &[mint, token] : m_overlay.tokens()) {
        if (matches(token.summary))
            found.append(token);
    }
    const qsizetype young = found.size();
    const Outcome visited
        = m_store->visitTokensWith(text, limit + static_cast<int>(young), [&](const TokenRecord &each) {
              if (m_overlay.find(each.summary.mint) == nullptr)
                  found.append(each);
              return true;
          });
    if (!visited)
        return failure(visited.error());
    std::ranges::sort(found, [](const TokenRecord &a, const TokenRecord &b) {
        return a.summary.marketCapLamports > b.summary.marketCapLamports;
    });
    QList<TokenSummary> out;
    for (const TokenRecord &token : std::as_const(found)) {
        if (out.size() < limit)
            out.append(summaryOf(token));
    }
    return out;
}

Result<Holders> Market::holders(const QString &mint, int limit) const
{
    const auto token = find(mint);
    if (!token)
        return failure(token.error());
    QHash<QString, qint64> balances;
    if (*token && (*token)->id != 0) {
        const Outcome visited = m_store->visitBalances((*token)->id, [&](const QString &wallet, qint64 tokens) {
            balances.insert(wallet, tokens);
            return true;
        });
        if (!visited)
            return failure(visited.error());
    }
    for (const MarketTrade &trade : m_overlay.tradesOfToken(mint)) {
        const auto tokens = static_cast<qint64>(std::min<quint64>(trade.row.tokens, endOfTime / 2));
        qint64 &balance = balances[trade.row.user];
        balance = std::max<qint64>(0, trade.row.isBuy ? balance + tokens : balance - tokens);
    }
    Holders holders{.missesTrades = *token && missesTrades(**token, 0, endOfTime)};
    for (auto each = balances.cbegin(); each != balances.cend(); ++each) {
        if (each.value() <= 0)
            continue;
        ++holders.count;
        holders.tokens = saturated(uint128{holders.tokens} + static_cast<quint64>(each.value()));
        holders.largest.append({each.key(), static_cast<quint64>(each.value())});
    }
    const auto isLarger = [](const Holder &a, const Holder &b) {
        return a.tokens != b.tokens ? a.tokens > b.tokens : a.wallet < b.wallet;
    };
    const qsizetype shown = std::min<qsizetype>(holders.largest.size(), limit);
    std::ranges::partial_sort(holders.largest, holders.largest.begin() + shown, isLarger);
    holders.largest.resize(shown);
    return holders;
}

Result<QList<TradeRow>> Market::tradesBy(const QString &mint, const QStringList &wallets, int limit) const
{
    const auto token = find(mint);
    if (!token)
        return failure(token.error());
    QList<MarketTrade> found;
    if (!*token)
        return QList<TradeRow>();
    for (const MarketTrade &trade : m_overlay.tradesOfToken(mint)) {
        if (wallets.contains(trade.row.user))
            found.append(trade);
    }
    for (const QString &wallet : wallets) {
        if ((*token)->id == 0)
            break;
        const Outcome visited = m_store->visitTradesBy(wallet, **token, limit, [&](const MarketTrade &trade) {
            found.append(trade);
            return true;
        });
        if (!visited)
            return failure(visited.error());
    }
    std::ranges::sort(found, [](const MarketTrade &a, const MarketTrade &b) { return a.position > b.position; });
    QList<TradeRow> out;
    for (const MarketTrade &trade : std::as_const(found)) {
        if (out.size() < limit)
            out.append(trade.row);
    }
    return out;
}

} // namespace curvedesk
