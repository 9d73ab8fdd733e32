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

} // namespace curvedesk
