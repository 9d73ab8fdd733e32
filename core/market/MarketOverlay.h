// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/market/MarketStore.h"

#include <QMap>

#include <unordered_map>

namespace curvedesk {

/// What happened on the chain and is not final yet, in memory: transactions in chain order, and the coins that they
/// change as these stand after them.
class MarketOverlay final : private TokenSource
{
public:
    /// `store` must outlive the overlay: coins start from what it has.
    explicit MarketOverlay(MarketStore &store)
        : m_store(store)
    {
    }

    [[nodiscard]] bool contains(const QString &signature) const { return m_positions.contains(signature); }
    /// Behind everything of its slot that is here. Adds what is new to `changes`, all but the coins. Answers the mints
    /// of the coins that it names.
    [[nodiscard]] Result<QSet<QString>> add(MarketUpdate update, MarketChanges &changes);
    /// Removes transactions that a fork took back, and makes their coins anew from the store and what is left. Adds
    /// mints of coins that are gone to `droppedMints`. Answers the mints of all coins that changed.
    [[nodiscard]] Result<QSet<QString>> drop(const QStringList &signatures, QStringList &droppedMints);
    /// Transactions up to `slot`, in chain order.
    [[nodiscard]] QList<MarketUpdate> upTo(quint64 slot) const;
    /// Removes what the store has now.
    [[nodiscard]] Outcome remove(const QStringList &signatures);
    /// Fills in what a coin's launch would have said.
    [[nodiscard]] Outcome describe(const CoinOnChain &coin);

    /// Coins that the transactions change, by mint.
    [[nodiscard]] const std::unordered_map<QString, TokenRecord> &tokens() const { return m_tokens; }
    /// nullptr when nothing here changes it.
    [[nodiscard]] const TokenRecord *find(const QString &mint) const;
    /// In chain order.
    [[nodiscard]] QList<MarketTrade> tradesOfToken(const QString &mint) const;
    [[nodiscard]] QList<MarketTrade> tradesOfWallet(const QString &wallet) const;

private:
    [[nodiscard]] Result<TokenRecord *> token(const QString &mint) override;
    [[nodiscard]] Result<TokenRecord *> tokenOfPool(const QString &pool) override;
    /// Removes a coin from the ones that change.
    void forget(const QString &mint);
    /// Fills in the id of a coin that the store has got meanwhile.
    [[nodiscard]] Outcome findId(const QString &mint);
    /// Takes an update out; answers the mints that it named.
    [[nodiscard]] QSet<QString> take(const QString &signature);

    MarketStore &m_store;
    QMap<qint64, MarketUpdate> m_updates; ///< by chainPosition of the transaction
    QHash<QString, qint64> m_positions; ///< by signature
    QHash<QString, int> m_updatesOf; ///< how many name a mint
    std::unordered_map<QString, TokenRecord> m_tokens;
    QHash<QString, QString> m_mintsOfPools; ///< of coins that are only here
};

} // namespace curvedesk
