// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Market.h"

#include "core/market/Candles.h"

#include <algorithm>

namespace curvedesk {

namespace {

/// True when `token` outranks `best`: not complete and of a higher market cap; equal ones by mint.
bool isHigher(const TokenRecord &token, const std::optional<TokenRecord> &best)
{
    const auto rank
        = [](const TokenRecord &each) { return std::pair(each.summary.marketCapLamports, each.summary.mint); };
    return !token.summary.complete && (!best || rank(token) > rank(*best));
}

} // namespace

Result<std::unique_ptr<Market>> Market::open(const QString &databasePath)
{
    auto market = makeOn(MarketStore::open(databasePath));
    if (!market && market.error().code == ErrorCode::Damaged) // found late: not all of a large file is checked
        return replace(databasePath);
    return market;
}

Result<std::unique_ptr<Market>> Market::replace(const QString &databasePath)
{
    return makeOn(MarketStore::replace(databasePath));
}

Result<std::unique_ptr<Market>> Market::makeOn(Result<std::unique_ptr<MarketStore>> store)
{
    if (!store)
        return failure(store.error());
    std::unique_ptr<Market> market(new Market(std::move(*store)));
    const Result<QString> king = market->m_store->king();
    if (!king)
        return failure(king.error());
    market->m_king.mint = market->m_keptKing = *king;
    QSet<QString> mints;
    std::optional<QString> newKing;
    if (const Outcome updated = market->updateKingOfTheHill({*king}, 0, mints, newKing); !updated)
        return failure(updated.error());
    return market;
}

Result<MarketChanges> Market::addFinal(const QList<MarketUpdate> &batch, const std::optional<MarketCursor> &cursor)
{
    if (batch.isEmpty())
        return MarketChanges();
    QSet<QString> mints;
    std::optional<QString> newKing;
    const King before = m_king;
    const auto afterEach = [&](const MarketUpdate &update) {
        const QSet<QString> named = mintsOf(update);
        mints.unite(named);
        return updateKingOfTheHill(named, update.newestMs(), mints, newKing);
    };
    forgetFoldsBefore(batch);
    auto changes = m_store->add(batch, cursor, afterEach);
    if (!changes) {
        m_king = before;
        return failure(changes.error());
    }
    changes->newKing = newKing;
    // Pending transactions were announced when they arrived.
    const auto isKnown = [this](const auto &row) { return m_overlay.contains(row.signature); };
    changes->trades.removeIf(isKnown);
    changes->launches.removeIf(isKnown);
    changes->migrations.removeIf(isKnown);
    if (const Outcome removed = m_overlay.removeStored(batch); !removed)
        return failure(removed.error());
    // They may be older than what is pending of their coins: a launch names a coin that was seen traded only.
    if (const Outcome computed = m_overlay.computeAgain(mints); !computed)
        return failure(computed.error());
    if (const Outcome kept = keepKing(); !kept)
        return failure(kept.error());
    const Outcome told = addTokens(mints, *changes);
    return told.and_then([&] { return std::move(changes); });
}

Outcome Market::addPending(const QList<MarketUpdate> &batch, MarketChanges &changes)
{
    QSet<QString> mints;
    const auto add = [&](const MarketUpdate &update) -> Outcome {
        if (m_overlay.contains(update.signature))
            return {};
        if (update.slot <= cursor().slot) {
            const Result<bool> isStored = m_store->hasTrades(update.slot, update.signature);
            if (!isStored)
                return failure(isStored.error());
            if (*isStored)
                return {};
        }
        const Result<QSet<QString>> named = m_overlay.add(update, changes);
        if (!named)
            return failure(named.error());
        mints.unite(*named);
        return updateKingOfTheHill(*named, update.newestMs(), mints, changes.newKing);
    };
    Outcome added;
    for (auto update = batch.cbegin(); added && update != batch.cend(); ++update)
        added = add(*update);
    const Outcome told = addTokens(mints, changes);
    return added ? told : added;
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
    return withCoins(*mints, 0, std::move(changes));
}

Outcome Market::finalize(quint64 slot)
{
    const QList<MarketUpdate> batch = m_overlay.upTo(slot);
    if (batch.isEmpty())
        return {};
    const MarketUpdate &newest = batch.constLast();
    std::optional<MarketCursor> cursor;
    if (newest.slot > this->cursor().slot || this->cursor().signature.isEmpty())
        cursor = {newest.slot, newest.blockTime, newest.signature};
    forgetFoldsBefore(batch);
    const auto added = m_store->add(batch, cursor, [](const MarketUpdate &) { return Outcome(); });
    if (!added)
        return failure(added.error());
    if (const Outcome removed = m_overlay.removeStored(batch); !removed)
        return removed;
    return keepKing();
}

Result<MarketChanges> Market::describe(const QList<CoinOnChain> &coins)
{
    if (const Outcome described = m_store->describe(coins); !described)
        return failure(described.error());
    QSet<QString> mints;
    for (const CoinOnChain &coin : coins) {
        if (const Outcome done = m_overlay.describe(coin); !done)
            return failure(done.error());
        mints.insert(coin.summary.mint);
    }
    return withCoins(mints, cursor().time * millisecondsPerSecond, {});
}

Result<MarketChanges> Market::withCoins(const QSet<QString> &mints, qint64 nowMs, MarketChanges changes)
{
    for (const QString &mint : mints) {
        if (const auto token = find(mint); token && *token)
            nowMs = std::max(nowMs, (*token)->summary.lastTradeMs);
    }
    QSet<QString> changed = mints;
    if (const Outcome done = updateKingOfTheHill(mints, nowMs, changed, changes.newKing); !done)
        return failure(done.error());
    const Outcome told = addTokens(changed, changes);
    return told.map([&] { return std::move(changes); });
}

void Market::forgetFoldsBefore(const QList<MarketUpdate> &batch)
{
    // A slot's trades may get other places when more of them come.
    const auto isOld = [this](const MarketUpdate &update) { return update.slot <= m_newestFolded; };
    if (std::ranges::any_of(batch, isOld))
        m_folds.clear();
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

Outcome Market::addTokens(const QSet<QString> &mints, MarketChanges &changes) const
{
    Outcome read;
    for (const QString &mint : mints) {
        const auto token = find(mint);
        if (!token)
            read = failure(token.error());
        else if (*token)
            changes.tokens.append(summaryOf(**token));
    }
    return read;
}

Outcome Market::updateKingOfTheHill(const QSet<QString> &changed, qint64 nowMs, QSet<QString> &mints,
                                    std::optional<QString> &newKing)
{
    const auto king = find(m_king.mint);
    if (!king)
        return failure(king.error());
    const bool reigns = *king && !(*king)->summary.complete;
    const quint64 cap = reigns ? (*king)->summary.marketCapLamports : 0;
    std::optional<TokenRecord> next;
    if (!reigns || cap < m_king.cap) {
        auto found = highest();
        if (!found)
            return failure(found.error());
        next = std::move(*found);
    } else {
        // The king's value did not fall, so that only a changed coin can have passed it.
        for (const QString &mint : changed) {
            const auto token = find(mint);
            if (!token)
                return failure(token.error());
            if (*token && isHigher(**token, next))
                next = **token;
        }
    }
    if (reigns && (!next || next->summary.marketCapLamports <= cap)) {
        m_king.cap = cap;
        return {};
    }
    const QString mint = next ? next->summary.mint : QString();
    m_king.cap = next ? next->summary.marketCapLamports : 0;
    if (mint == m_king.mint)
        return {};
    mints << m_king.mint << mint;
    m_king.mint = mint;
    // A coin read from its account has no trade time before its first event: its creation or the present counts.
    m_king.sinceMs = next ? std::max({nowMs, next->summary.lastTradeMs, next->summary.createdMs}) : 0;
    if (next)
        m_king.since.insert(mint, m_king.sinceMs);
    newKing = mint;
    return {};
}

Outcome Market::keepKing()
{
    if (m_king.mint == m_keptKing && m_king.since.isEmpty())
        return {};
    const Outcome kept = m_store->setKing(m_king.mint, m_king.since);
    if (kept)
        m_keptKing = m_king.mint;
    return kept;
}

Result<std::optional<TokenRecord>> Market::highest() const
{
    std::optional<TokenRecord> best;
    for (const auto &[mint, token] : m_overlay.tokens()) {
        if (isHigher(token, best))
            best = token;
    }
    for (const auto &[mint, token] : m_store->changing()) {
        if (m_overlay.find(mint) == nullptr && isHigher(token, best))
            best = token;
    }
    const Outcome visited = m_store->visitTokens(TokenSort::MarketCap, endOfTime, {}, [&](const TokenRecord &token) {
        if (m_overlay.find(token.summary.mint) != nullptr || m_store->changing().contains(token.summary.mint))
            return true;
        if (isHigher(token, best))
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
    summary.isKing = summary.mint == m_king.mint;
    summary.kingSinceMs = m_king.since.value(summary.mint, summary.kingSinceMs);
    // For a pending coin, memory has the record from before it became king.
    if (summary.isKing && m_king.sinceMs > 0)
        summary.kingSinceMs = m_king.sinceMs;
    return summary;
}

QList<MarketGap> Market::gaps() const
{
    QList<MarketGap> out;
    for (const MarketStore::Gap &gap : m_store->gaps())
        out.append(gap.times);
    return out;
}

} // namespace curvedesk
