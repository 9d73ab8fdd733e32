// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Market.h"

#include "core/market/Candles.h"
#include "core/market/Positions.h"

#include <algorithm>
#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 endOfTime = std::numeric_limits<qint64>::max();
constexpr qint64 millisecondsPerSecond = 1000;
// So many trades are read at most for a page of candles that are made of trades.
constexpr int maxTradesRead = 20'000;

tl::unexpected<Error> foreignCursor()
{
    return failure(ErrorCode::InvalidInput, u"cursor is not one of ours"_s);
}

/// A cursor that is one number from 1.
std::optional<qint64> numberIn(const QString &cursor)
{
    bool isNumber = false;
    const qint64 number = cursor.toLongLong(&isNumber);
    const bool isOurs = isNumber && number > 0 && QString::number(number) == cursor;
    return isOurs ? std::optional(number) : std::nullopt;
}

} // namespace

Result<std::unique_ptr<Market>> Market::open(const QString &databasePath)
{
    return with(MarketStore::open(databasePath));
}

Result<std::unique_ptr<Market>> Market::replace(const QString &databasePath)
{
    return with(MarketStore::replace(databasePath));
}

Result<std::unique_ptr<Market>> Market::with(Result<std::unique_ptr<MarketStore>> store)
{
    if (!store)
        return failure(store.error());
    std::unique_ptr<Market> market(new Market(std::move(*store)));
    const Result<QString> king = market->m_store->king();
    if (!king)
        return failure(king.error());
    market->m_king = market->m_keptKing = *king;
    MarketChanges changes;
    if (const Outcome updated = market->updateKingOfTheHill({*king}, 0, changes); !updated)
        return failure(updated.error());
    return market;
}

Result<MarketChanges> Market::addFinal(const QList<MarketUpdate> &batch, const std::optional<MarketCursor> &cursor)
{
    if (batch.isEmpty())
        return MarketChanges();
    QStringList signatures;
    QSet<QString> mints;
    qint64 newestMs = 0;
    for (const MarketUpdate &update : batch) {
        newestMs = std::max(newestMs, update.newestMs());
        signatures.append(update.signature);
    }
    auto changes = m_store->add(batch, cursor);
    if (!changes)
        return failure(changes.error());
    // What was pending was announced when it came.
    const auto isKnown = [this](const auto &row) { return m_overlay.contains(row.signature); };
    changes->trades.removeIf(isKnown);
    changes->launches.removeIf(isKnown);
    changes->publications.removeIf(isKnown);
    for (const auto &each : std::as_const(changes->trades))
        mints.insert(each.mint);
    for (const auto &each : std::as_const(changes->launches))
        mints.insert(each.mint);
    for (const MarketUpdate &update : batch) {
        for (const MarketCompletion &each : update.completions)
            mints.insert(each.row.mint);
    }
    if (const Outcome removed = m_overlay.remove(signatures); !removed)
        return failure(removed.error());
    if (const Outcome done = finishChanges(mints, newestMs, *changes); !done)
        return failure(done.error());
    if (const Outcome kept = keepKing(); !kept)
        return failure(kept.error());
    return changes;
}

Result<MarketChanges> Market::addPending(const QList<MarketUpdate> &batch)
{
    MarketChanges changes;
    QSet<QString> mints;
    qint64 newestMs = 0;
    for (const MarketUpdate &update : batch) {
        if (m_overlay.contains(update.signature))
            continue;
        if (update.slot <= cursor().slot) {
            const Result<bool> isStored = m_store->hasTrades(update.slot, update.signature);
            if (!isStored)
                return failure(isStored.error());
            if (*isStored)
                continue;
        }
        newestMs = std::max(newestMs, update.newestMs());
        if (const Outcome added = m_overlay.add(update, changes); !added)
            return failure(added.error());
        for (const MarketCompletion &each : update.completions)
            mints.insert(each.row.mint);
    }
    for (const TradeRow &each : std::as_const(changes.trades))
        mints.insert(each.mint);
    for (const NewPoolRow &each : std::as_const(changes.launches))
        mints.insert(each.mint);
    if (const Outcome done = finishChanges(mints, newestMs, changes); !done)
        return failure(done.error());
    return changes;
}

Result<MarketChanges> Market::drop(const QStringList &signatures)
{
    MarketChanges changes;
    for (const QString &signature : signatures) {
        if (m_overlay.contains(signature))
            changes.droppedSignatures.append(signature);
    }
    const Result<QSet<QString>> mints = m_overlay.drop(changes.droppedSignatures, changes.droppedMints);
    if (!mints)
        return failure(mints.error());
    qint64 newestMs = 0;
    for (const QString &mint : *mints) {
        const auto token = find(mint);
        if (token && *token)
            newestMs = std::max(newestMs, (*token)->summary.lastTradeMs);
    }
    if (const Outcome done = finishChanges(*mints, newestMs, changes); !done)
        return failure(done.error());
    return changes;
}

Outcome Market::finalize(quint64 slot)
{
    const QList<MarketUpdate> batch = m_overlay.upTo(slot);
    if (batch.isEmpty())
        return {};
    const MarketUpdate &newest = batch.constLast();
    std::optional<MarketCursor> cursor;
    if (newest.slot > this->cursor().slot)
        cursor = {newest.slot, newest.blockTime, newest.signature};
    const auto added = m_store->add(batch, cursor);
    if (!added)
        return failure(added.error());
    QStringList signatures;
    for (const MarketUpdate &update : batch)
        signatures.append(update.signature);
    if (const Outcome removed = m_overlay.remove(signatures); !removed)
        return removed;
    return keepKing();
}

Result<MarketChanges> Market::describe(const QList<CoinOnChain> &coins)
{
    MarketChanges changes;
    const auto described = m_store->describe(coins);
    if (!described)
        return failure(described.error());
    qint64 newestMs = 0;
    for (const CoinOnChain &coin : coins) {
        if (const Outcome done = m_overlay.describe(coin); !done)
            return failure(done.error());
    }
    const QSet<QString> mints(described->cbegin(), described->cend());
    for (const QString &mint : mints) {
        if (const auto token = find(mint); token && *token)
            newestMs = std::max(newestMs, (*token)->summary.lastTradeMs);
    }
    if (const Outcome done = finishChanges(mints, std::max(newestMs, cursor().time * millisecondsPerSecond), changes);
        !done)
        return failure(done.error());
    return changes;
}

Result<QStringList> Market::mintsWithoutMetadata(int limit) const
{
    QStringList mints;
    for (const auto &[mint, token] : m_overlay.tokens()) {
        if (!token.hasMetadata && mints.size() < limit)
            mints.append(mint);
    }
    if (mints.size() == limit)
        return mints;
    const auto stored = m_store->mintsWithoutMetadata(limit);
    if (!stored)
        return failure(stored.error());
    for (const QString &mint : *stored) {
        const TokenRecord *pending = m_overlay.find(mint);
        if (mints.size() < limit && pending == nullptr)
            mints.append(mint);
    }
    return mints;
}

Outcome Market::finishChanges(const QSet<QString> &mints, qint64 nowMs, MarketChanges &changes)
{
    QSet<QString> changed = mints;
    const QString reigned = m_king;
    if (const Outcome updated = updateKingOfTheHill(mints, nowMs, changes); !updated)
        return updated;
    if (changes.newKing)
        changed << reigned << m_king;
    for (const QString &mint : std::as_const(changed)) {
        const auto token = find(mint);
        if (!token)
            return failure(token.error());
        if (*token)
            changes.tokens.append(summaryOf(**token));
    }
    return {};
}

Outcome Market::updateKingOfTheHill(const QSet<QString> &mints, qint64 nowMs, MarketChanges &changes)
{
    const auto king = find(m_king);
    if (!king)
        return failure(king.error());
    const bool reigns = *king && !(*king)->summary.complete;
    const quint64 cap = reigns ? (*king)->summary.marketCapLamports : 0;
    std::optional<TokenRecord> next;
    if (!reigns || cap < m_kingsCap) {
        auto found = highest();
        if (!found)
            return failure(found.error());
        next = std::move(*found);
    } else {
        // The king did not fall: only a coin that changed can have passed it.
        for (const QString &mint : mints) {
            const auto token = find(mint);
            if (!token)
                return failure(token.error());
            if (*token && !(*token)->summary.complete
                && (!next || (*token)->summary.marketCapLamports > next->summary.marketCapLamports))
                next = **token;
        }
    }
    if (reigns && (!next || next->summary.marketCapLamports <= cap)) {
        m_kingsCap = cap;
        return {};
    }
    const QString mint = next ? next->summary.mint : QString();
    m_kingsCap = next ? next->summary.marketCapLamports : 0;
    if (mint == m_king)
        return {};
    m_king = mint;
    if (next)
        m_kingSince.insert(mint, nowMs);
    changes.newKing = mint;
    return {};
}

Outcome Market::keepKing()
{
    if (m_king == m_keptKing)
        return {};
    const Outcome kept = m_store->setKing(m_king, m_kingSince);
    if (kept)
        m_keptKing = m_king;
    return kept;
}

Result<std::optional<TokenRecord>> Market::highest() const
{
    std::optional<TokenRecord> best;
    for (const auto &[mint, token] : m_overlay.tokens()) {
        if (!token.summary.complete && (!best || token.summary.marketCapLamports > best->summary.marketCapLamports))
            best = token;
    }
    const Outcome visited = m_store->visitTokens(TokenSort::MarketCap, endOfTime, {}, [&](const TokenRecord &token) {
        if (m_overlay.find(token.summary.mint) != nullptr)
            return true;
        if (!best || token.summary.marketCapLamports > best->summary.marketCapLamports)
            best = token;
        return false;
    });
    if (!visited)
        return failure(visited.error());
    return best;
}

Result<std::optional<TokenRecord>> Market::find(const QString &mint) const
{
    if (mint.isEmpty())
        return std::optional<TokenRecord>();
    if (const TokenRecord *pending = m_overlay.find(mint))
        return std::optional(*pending);
    return m_store->token(mint);
}

TokenSummary Market::summaryOf(const TokenRecord &token) const
{
    TokenSummary summary = token.summary;
    summary.isKing = summary.mint == m_king;
    summary.kingSinceMs = m_kingSince.value(summary.mint, summary.kingSinceMs);
    return summary;
}

QList<MarketGap> Market::gaps() const
{
    QList<MarketGap> out;
    for (const MarketStore::Gap &gap : m_store->gaps())
        out.append(gap.times);
    return out;
}

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
            && isBelow(MarketStore::sortValue(sort, token.summary), mint))
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
        const qint64 valueOfA = MarketStore::sortValue(sort, a.summary);
        const qint64 valueOfB = MarketStore::sortValue(sort, b.summary);
        return valueOfA != valueOfB ? valueOfA > valueOfB : a.summary.mint > b.summary.mint;
    });
    TokenPage page;
    for (const TokenRecord &token : std::as_const(found)) {
        if (page.tokens.size() == limit) {
            const TokenSummary &last = page.tokens.constLast();
            page.next = u"%1.%2"_s.arg(MarketStore::sortValue(sort, last)).arg(last.mint);
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
    QList<Candle> newestFirst; // of the source
    QSet<qint64> opened; // the candles that those make
    bool hasMore = false;
    bool isPartial = false; // trades of the oldest candle were left out
    const auto take = [&](const Candle &candle) {
        opened.insert(candles::openTime(candle.openTime, interval));
        // One more than asked for: its close is the opening price of the first one of the page.
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
    candles::join(page.candles, interval, gaps());
    if (page.candles.size() > limit)
        page.candles.remove(0, page.candles.size() - limit);
    else if (!isPartial)
        return page;
    page.next = QString::number(page.candles.constFirst().openTime);
    return page;
}

Result<QList<Position>> Market::positions(const QStringList &wallets) const
{
    QList<Position> out;
    for (const QString &wallet : wallets) {
        QHash<qint64, Position> byId;
        QList<qint64> order;
        const Outcome visited = m_store->visitTradesOf(wallet, [&](qint64 token, const MarketTrade &trade) {
            if (!byId.contains(token))
                order.append(token);
            applyTrade(byId[token], trade.row.isBuy, trade.row.lamports, trade.row.tokens, trade.feeLamports);
            return true;
        });
        if (!visited)
            return failure(visited.error());
        QHash<QString, qsizetype> places;
        const qsizetype first = out.size();
        for (const qint64 id : std::as_const(order)) {
            const auto token = m_store->tokenOfId(id);
            if (!token)
                return failure(token.error());
            Position position = byId.value(id);
            position.mint = *token ? (*token)->summary.mint : QString();
            places.insert(position.mint, out.size());
            out.append(position);
        }
        const QList<MarketTrade> pending = m_overlay.tradesOfWallet(wallet);
        for (const MarketTrade &trade : pending) {
            if (!places.contains(trade.row.mint)) {
                places.insert(trade.row.mint, out.size());
                out.append({.wallet = wallet, .mint = trade.row.mint});
            }
            applyTrade(out[places.value(trade.row.mint)], trade.row.isBuy, trade.row.lamports, trade.row.tokens,
                       trade.feeLamports);
        }
        for (qsizetype i = first; i < out.size(); ++i) {
            const auto token = find(out.at(i).mint);
            if (!token)
                return failure(token.error());
            out[i].wallet = wallet;
            out[i].symbol = *token ? (*token)->summary.symbol : QString();
        }
    }
    return out;
}

} // namespace curvedesk
