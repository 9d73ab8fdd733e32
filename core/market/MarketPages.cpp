// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// Queries of the market: pages of coins, trades and candles, a search, and positions. Market.cpp has what changes it.
#include "core/market/Candles.h"
#include "core/market/Market.h"
#include "core/market/Positions.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The most trades that are read for a page of candles that are made of trades.
constexpr int maxTradesRead = 20'000;

// The error of a cursor that no page of this list gave.
tl::unexpected<Error> foreignCursor()
{
    return failure(ErrorCode::InvalidInput, u"cursor is not one of ours"_s);
}

/// Reads a cursor that is one number from 1; nullopt for any other.
std::optional<qint64> numberIn(const QString &cursor)
{
    bool isNumber = false;
    const qint64 number = cursor.toLongLong(&isNumber);
    const bool isOurs = isNumber && number > 0 && QString::number(number) == cursor;
    return isOurs ? std::optional(number) : std::nullopt;
}

} // namespace

Result<Market::TokenPage> Market::tokens(TokenSort sort, int limit, const QString &cursor) const
{
    qint64 fromValue = endOfTime;
    QString fromMint;
    if (!cursor.isEmpty()) {
        const qsizetype dot = cursor.indexOf(u'.');
        bool isNumber = false;
        fromValue = cursor.left(dot).toLongLong(&isNumber);
        fromMint = cursor.sliced(dot + 1);
        if (dot < 0 || !isNumber || !Address::fromBase58(fromMint))
            return foreignCursor();
    }
    QList<TokenRecord> found;
    const auto isBelow = [&](qint64 value, const QString &mint) {
        return value < fromValue || (value == fromValue && mint < fromMint);
    };
    for (const auto &[mint, token] : m_overlay.tokens()) {
        if ((!MarketStore::isOnCurveOnly(sort) || !token.summary.complete)
            && isBelow(sortValue(sort, token.summary), mint))
            found.append(token);
    }
    qsizetype stored = 0;
    const Outcome visited = m_store->visitTokens(sort, fromValue, fromMint, [&](const TokenRecord &token) {
        if (m_overlay.find(token.summary.mint) != nullptr)
            return true;
        found.append(token);
        return ++stored <= limit;
    });
    if (!visited)
        return failure(visited.error());
    std::ranges::sort(found, [sort](const TokenRecord &a, const TokenRecord &b) {
        const qint64 valueOfA = sortValue(sort, a.summary);
        const qint64 valueOfB = sortValue(sort, b.summary);
        return valueOfA != valueOfB ? valueOfA > valueOfB : a.summary.mint > b.summary.mint;
    });
    TokenPage page;
    for (const TokenRecord &token : std::as_const(found)) {
        if (page.tokens.size() == limit) {
            const TokenSummary &last = page.tokens.constLast();
            page.next = u"%1.%2"_s.arg(sortValue(sort, last)).arg(last.mint);
            break;
        }
        page.tokens.append(summaryOf(token));
    }
    return page;
}

Result<TokenSummary> Market::token(const QString &mint) const
{
    const auto found = find(mint);
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure(ErrorCode::TokenNotFound, u"Token not found"_s);
    return summaryOf(**found);
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
    for (const TokenRecord &token : found.first(std::min<qsizetype>(found.size(), limit)))
        out.append(summaryOf(token));
    return out;
}

Result<Market::TradePage> Market::trades(const QString &mint, int limit, const QString &cursor) const
{
    const std::optional<qint64> before = cursor.isEmpty() ? endOfTime : numberIn(cursor);
    if (!before)
        return foreignCursor();
    const auto token = find(mint);
    if (!token)
        return failure(token.error());
    if (!*token)
        return TradePage();
    QList<MarketTrade> found; // newest first; one more than asked for
    const QList<MarketTrade> pending = m_overlay.tradesOfToken(mint);
    for (auto each = pending.crbegin(); each != pending.crend() && found.size() <= limit; ++each) {
        if (each->position < *before)
            found.append(*each);
    }
    const auto take = [&](const MarketTrade &trade) {
        found.append(trade);
        return found.size() <= limit;
    };
    if (found.size() <= limit && (*token)->id != 0) {
        if (const Outcome visited = m_store->visitTrades(**token, *before, take); !visited)
            return failure(visited.error());
    }
    const QList<MarketGap> unread = gaps();
    TradePage page;
    for (qsizetype i = 0; i < std::min<qsizetype>(found.size(), limit); ++i) {
        TradeRow row = found.at(i).row;
        const qint64 earlier = i + 1 < found.size() ? found.at(i + 1).row.timestamp
                                                    : (*token)->summary.createdMs / millisecondsPerSecond;
        row.followsGap
            = std::ranges::any_of(unread, [&](const MarketGap &gap) { return gap.touches(earlier, row.timestamp); });
        page.trades.append(row);
    }
    if (found.size() > limit)
        page.next = QString::number(found.at(limit - 1).position);
    return page;
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
    for (const MarketTrade &trade : found.first(std::min<qsizetype>(found.size(), limit)))
        out.append(trade.row);
    return out;
}

Result<QList<WalletTrade>> Market::walletTrades(const QStringList &wallets, qint64 after, int limit) const
{
    QList<WalletTrade> found; // the oldest ones of the wallets so far, at most `limit`
    QHash<qint64, TokenSummary> coins; // by the store's id
    for (const QString &wallet : wallets) {
        const qint64 last = found.size() < limit ? endOfTime : found.constLast().trade.position;
        int count = 0;
        Outcome named;
        const Outcome visited = m_store->visitTradesOf(wallet, after, [&](qint64 id, const MarketTrade &trade) {
            if (!coins.contains(id)) {
                const auto token = m_store->tokenOfId(id);
                if (!token) {
                    named = failure(token.error());
                    return false;
                }
                coins.insert(id, *token ? (*token)->summary : TokenSummary());
            }
            found.append({.trade = trade, .symbol = coins[id].symbol});
            found.last().trade.row.mint = coins[id].mint;
            return trade.position < last && ++count < limit;
        });
        if (const Outcome read = visited.and_then([&named] { return named; }); !read)
            return failure(read.error());
        for (const MarketTrade &trade : m_overlay.tradesOfWallet(wallet)) {
            const auto token = find(trade.row.mint);
            if (!token)
                return failure(token.error());
            if (trade.position > after)
                found.append({.trade = trade, .symbol = *token ? (*token)->summary.symbol : QString()});
        }
        std::ranges::sort(found, {}, [](const WalletTrade &each) { return each.trade.position; });
        found.resize(std::min<qsizetype>(found.size(), limit));
    }
    return found;
}

Result<Market::CandlePage> Market::candles(const QString &mint, int interval, int limit, const QString &cursor) const
{
    if (const Outcome offered = candles::checkInterval(interval); !offered)
        return failure(offered.error());
    const std::optional<qint64> before = cursor.isEmpty() ? endOfTime : numberIn(cursor);
    if (!before)
        return foreignCursor();
    const auto token = find(mint);
    if (!token)
        return failure(token.error());
    if (!*token)
        return CandlePage();
    const int source = candles::sourceInterval(interval);
    QList<Candle> newestFirst; // the source's candles
    QSet<qint64> opened; // opening times of the candles that those make
    bool hasMore = false;
    bool isPartial = false; // trades of the oldest candle were left out
    const auto take = [&](const Candle &candle) {
        opened.insert(candles::openTime(candle.openTime, interval));
        // One more than asked for, because its close is the opening price of the page's first candle.
        hasMore = opened.size() > limit + 1;
        isPartial = !hasMore && source == 0 && newestFirst.size() >= maxTradesRead && opened.size() > 1;
        if (!hasMore && !isPartial)
            newestFirst.append(candle);
        return !hasMore && !isPartial;
    };
    const int step = source == 0 ? 1 : source;
    const QList<MarketTrade> pending = m_overlay.tradesOfToken(mint);
    QList<Candle> young; // oldest first
    for (const MarketTrade &trade : pending) {
        const Candle candle = candles::ofTrade(trade.row, step);
        if (candle.openTime >= *before)
            continue;
        young.append(candle);
        opened.insert(candles::openTime(candle.openTime, interval));
    }
    if (const qint64 id = (*token)->id; id != 0) {
        const Outcome visited = source != 0
            ? m_store->visitCandles(id, source, *before, take)
            : m_store->visitTradesBefore(
                **token, *before, [&](const MarketTrade &trade) { return take(candles::ofTrade(trade.row, 1)); });
        if (!visited)
            return failure(visited.error());
    }
    CandleBuilder builder(interval);
    for (auto each = newestFirst.crbegin(); each != newestFirst.crend(); ++each)
        builder.add(*each);
    for (const Candle &each : std::as_const(young))
        builder.add(each);
    CandlePage page;
    page.candles = builder.takeCandles();
    if (isPartial && page.candles.size() > 1)
        page.candles.removeFirst();
    candles::connectCandles(page.candles, interval, gaps());
    if (page.candles.size() > limit)
        page.candles.remove(0, page.candles.size() - limit);
    else if (!isPartial)
        return page;
    page.next = QString::number(page.candles.constFirst().openTime);
    return page;
}

Outcome Market::foldStored(const QStringList &wallets, const QList<TokenTransfer> &transfers) const
{
    const QString key = wallets.join(u' ');
    StoredFold *folded = m_folds.object(key);
    if (folded == nullptr || folded->transfers != transfers) {
        folded = new StoredFold{transfers, PositionFold(wallets, transfers), {}, {}};
        m_folds.insert(key, folded);
    }
    for (const QString &wallet : folded->fold.wallets()) {
        if (!folded->last.contains(wallet))
            folded->last.insert(wallet, -1); // a new sandbox's first trade has position 0
        qint64 &last = folded->last[wallet];
        Outcome named;
        const Outcome visited = m_store->visitTradesOf(wallet, last, [&](qint64 id, const MarketTrade &trade) {
            auto mint = folded->mints.constFind(id);
            if (mint == folded->mints.cend()) {
                const auto token = m_store->tokenOfId(id);
                if (!token) {
                    named = failure(token.error());
                    return false;
                }
                mint = folded->mints.insert(id, *token ? (*token)->summary.mint : QString());
                if (*token)
                    folded->symbols.insert(*mint, (*token)->summary.symbol);
            }
            folded->fold.add(wallet, *mint, trade);
            last = trade.position;
            m_newestFolded = std::max(m_newestFolded, trade.row.slot);
            return true;
        });
        if (const Outcome read = visited.and_then([&named] { return named; }); !read)
            return read;
    }
    return {};
}

Result<QList<Position>> Market::positions(const QStringList &wallets, const QList<TokenTransfer> &transfers) const
{
    if (const Outcome stored = foldStored(wallets, transfers); !stored)
        return failure(stored.error());
    const StoredFold &known = *m_folds.object(wallets.join(u' '));
    PositionFold fold = known.fold;
    for (const QString &wallet : fold.wallets()) {
        for (const MarketTrade &trade : m_overlay.tradesOfWallet(wallet))
            fold.add(wallet, trade.row.mint, trade);
    }
    QList<Position> positions = fold.take();
    for (Position &position : positions) {
        position.symbol = known.symbols.value(position.mint);
        if (!position.symbol.isEmpty())
            continue;
        const auto token = find(position.mint);
        if (!token)
            return failure(token.error());
        position.symbol = *token ? (*token)->summary.symbol : QString();
    }
    return positions;
}

} // namespace curvedesk
