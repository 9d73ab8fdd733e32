// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketOverlay.h"

namespace curvedesk {

Result<QSet<QString>> MarketOverlay::add(MarketUpdate update, MarketChanges &changes)
{
    quint32 place = update.place;
    const std::optional<qint64> endOfSlot
        = chainPosition::of(update.slot, chainPosition::maxPlace, chainPosition::maxEvent);
    if (endOfSlot) {
        auto next = m_updates.upperBound(*endOfSlot);
        if (next != m_updates.begin() && std::prev(next)->slot == update.slot)
            place = std::max(place, std::prev(next)->place + 1);
    }
    if (!update.setPlace(place)) {
        qWarning("transaction %s was left out of the market: its slot or place does not fit",
                 qUtf8Printable(update.signature));
        return QSet<QString>();
    }
    MarketChanges news; // of an update that fails half-way nothing is told: it is added again
    if (const Outcome applied = apply(update, news); !applied)
        return failure(applied.error());
    changes.launches += news.launches;
    changes.trades += news.trades;
    changes.migrations += news.migrations;
    const QSet<QString> mints = mintsOf(update);
    for (const QString &mint : mints)
        ++m_updatesOf[mint];
    const qint64 position = update.lastPosition();
    m_positions.insert(update.signature, position);
    m_updates.insert(position, std::move(update));
    return mints;
}

Outcome MarketOverlay::apply(MarketUpdate &update, MarketChanges &changes)
{
    const Outcome applied = applyUpdate(update, *this, changes);
    for (auto &[mint, token] : m_changing) {
        if (applied)
            m_tokens.insert_or_assign(mint, std::move(token));
        else if (!m_tokens.contains(mint))
            m_mintsOfPools.remove(token.pool);
    }
    m_changing.clear();
    return applied;
}

QSet<QString> MarketOverlay::take(const QString &signature)
{
    const auto position = m_positions.constFind(signature);
    if (position == m_positions.constEnd())
        return {};
    const QSet<QString> mints = mintsOf(m_updates.take(*position));
    m_positions.erase(position);
    for (const QString &mint : mints) {
        if (--m_updatesOf[mint] == 0)
            m_updatesOf.remove(mint);
    }
    return mints;
}

Result<QSet<QString>> MarketOverlay::drop(const QStringList &signatures, QStringList &droppedMints)
{
    QSet<QString> mints;
    for (const QString &signature : signatures)
        mints.unite(take(signature));
    for (const QString &mint : std::as_const(mints)) {
        const auto stored = m_store.token(mint);
        if (!stored)
            return failure(stored.error());
        if (!*stored && !m_updatesOf.contains(mint))
            droppedMints.append(mint);
    }
    const Outcome computed = computeAgain(mints);
    return computed.map([&] { return mints; });
}

Outcome MarketOverlay::computeAgain(const QSet<QString> &mints)
{
    QSet<QString> known;
    for (const QString &mint : mints) {
        forget(mint);
        if (m_updatesOf.contains(mint))
            known.insert(mint);
    }
    for (MarketUpdate &update : m_updates) {
        if (known.isEmpty() || !mintsOf(update).intersects(known))
            continue;
        // Applying an event a second time changes nothing of a coin that has it already.
        MarketChanges told;
        if (const Outcome applied = apply(update, told); !applied)
            return applied;
    }
    return {};
}

QList<MarketUpdate> MarketOverlay::upTo(quint64 slot) const
{
    QList<MarketUpdate> out;
    for (auto each = m_updates.cbegin(); each != m_updates.cend() && each->slot <= slot; ++each)
        out.append(*each);
    return out;
}

Outcome MarketOverlay::removeStored(const QList<MarketUpdate> &updates)
{
    QSet<QString> mints;
    for (const MarketUpdate &update : updates)
        mints.unite(take(update.signature));
    for (const QString &mint : std::as_const(mints)) {
        if (!m_updatesOf.contains(mint))
            forget(mint);
        else if (const Outcome found = setStoredId(mint); !found)
            return found;
    }
    return {};
}

Outcome MarketOverlay::describe(const CoinOnChain &coin)
{
    const auto here = m_tokens.find(coin.summary.mint);
    if (here == m_tokens.end())
        return {};
    tokenRecord::applyDescription(here->second, coin);
    return setStoredId(coin.summary.mint);
}

void MarketOverlay::forget(const QString &mint)
{
    const auto token = m_tokens.find(mint);
    if (token == m_tokens.end())
        return;
    m_mintsOfPools.remove(token->second.pool);
    m_tokens.erase(token);
}

Outcome MarketOverlay::setStoredId(const QString &mint)
{
    const auto token = m_tokens.find(mint);
    if (token == m_tokens.end() || token->second.id != 0)
        return {};
    const auto stored = m_store.token(mint);
    if (!stored)
        return failure(stored.error());
    if (*stored)
        token->second.id = (*stored)->id;
    return {};
}

const TokenRecord *MarketOverlay::find(const QString &mint) const
{
    const auto here = m_tokens.find(mint);
    return here == m_tokens.end() ? nullptr : &here->second;
}

QList<MarketTrade> MarketOverlay::tradesWith(QString TradeRow::*field, const QString &text) const
{
    QList<MarketTrade> out;
    for (const MarketUpdate &update : m_updates) {
        for (const MarketTrade &trade : update.trades) {
            if (trade.row.*field == text)
                out.append(trade);
        }
    }
    return out;
}

Result<TokenRecord *> MarketOverlay::loadOrAddCoin(const QString &mint)
{
    if (const auto changing = m_changing.find(mint); changing != m_changing.end())
        return &changing->second;
    if (const auto here = m_tokens.find(mint); here != m_tokens.end())
        return &m_changing.emplace(mint, here->second).first->second;
    auto stored = m_store.token(mint);
    if (!stored)
        return failure(stored.error());
    if (*stored)
        return &m_changing.emplace(mint, **stored).first->second;
    Result<TokenRecord> unknown = tokenRecord::unknown(mint);
    if (!unknown)
        return failure(unknown.error());
    m_mintsOfPools.insert(unknown->pool, mint);
    return &m_changing.emplace(mint, std::move(*unknown)).first->second;
}

Result<TokenRecord *> MarketOverlay::loadCoinOfPool(const QString &pool)
{
    if (const auto mint = m_mintsOfPools.constFind(pool); mint != m_mintsOfPools.constEnd())
        return loadOrAddCoin(*mint);
    const auto stored = m_store.tokenOfPool(pool);
    if (!stored)
        return failure(stored.error());
    if (!*stored)
        return nullptr;
    return loadOrAddCoin((*stored)->summary.mint);
}

} // namespace curvedesk
