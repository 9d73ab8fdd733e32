// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/market/MarketStore.h"

#include <QMap>

#include <unordered_map>

namespace curvedesk {

/// The market's transactions that are not final yet, in memory and in chain order, and the coins that they change, as
/// they stand after them. Only reads the store. An Outcome or Result may be its Storage or Damaged.
class MarketOverlay final : private TokenSource
{
public:
    /// `store` must outlive the overlay: its records are the coins' states before these transactions.
    explicit MarketOverlay(MarketStore &store)
        : m_store(store)
    {
    }

    [[nodiscard]] bool contains(const QString &signature) const { return m_positions.contains(signature); }
    /// Places the update behind all others of its slot and applies it. Adds what is new to `changes`, all but the
    /// coins. Returns the mints of the coins that the update names; none, and only a warning is logged, when its slot
    /// or place does not fit. After an error it is not added, and `changes` has nothing of it.
    [[nodiscard]] Result<QSet<QString>> add(MarketUpdate update, MarketChanges &changes);
    /// Removes transactions that a fork dropped, and computes their coins again from the store and the remaining
    /// transactions. Adds mints of coins that no longer exist to `droppedMints`. Returns the mints of all coins that
    /// changed. After an error the transactions are gone, but their coins may be as before or missing.
    [[nodiscard]] Result<QSet<QString>> drop(const QStringList &signatures, QStringList &droppedMints);
    /// Transactions up to `slot`, in chain order.
    [[nodiscard]] QList<MarketUpdate> upTo(quint64 slot) const;
    /// Removes transactions that the store has written. Forgets a coin that no transaction left here names; gives the
    /// others the store's id. After an error some coins may lack it.
    [[nodiscard]] Outcome removeStored(const QList<MarketUpdate> &updates);
    /// Computes these coins again, from the store and the transactions here; forgets those that none here names. Call
    /// it after older ones were stored. After an error some coins may be missing here, until it is called again.
    [[nodiscard]] Outcome computeAgain(const QSet<QString> &mints);
    /// Fills in a coin whose launch was not read, in memory, and gives it the store's id; nothing for one not here.
    [[nodiscard]] Outcome describe(const CoinOnChain &coin);

    /// Coins that the transactions change, by mint.
    [[nodiscard]] const std::unordered_map<QString, TokenRecord> &tokens() const { return m_tokens; }
    /// The coin as these transactions leave it, valid until they change; nullptr when none changes it.
    [[nodiscard]] const TokenRecord *find(const QString &mint) const;
    /// The trades of a coin, in chain order.
    [[nodiscard]] QList<MarketTrade> tradesOfToken(const QString &mint) const
    {
        return m_updatesOf.contains(mint) ? tradesWith(&TradeRow::mint, mint) : QList<MarketTrade>();
    }
    /// The trades of a wallet in all coins, in chain order.
    [[nodiscard]] QList<MarketTrade> tradesOfWallet(const QString &wallet) const
    {
        return tradesWith(&TradeRow::user, wallet);
    }

private:
    /// The trades that have this text in the field, in chain order.
    [[nodiscard]] QList<MarketTrade> tradesWith(QString TradeRow::*field, const QString &text) const;
    /// Applies an update to copies of its coins, which then replace those in m_tokens; fills in its mints and creators,
    /// removes its trades on unknown pools, adds what is new to `changes`. After an error only m_tokens is as before.
    [[nodiscard]] Outcome apply(MarketUpdate &update, MarketChanges &changes);
    /// Copies the coin of a mint from m_tokens or the store into m_changing, if it is not there; an unknown one is made
    /// there, with id 0. Valid until the next call. InvalidInput for an unknown mint that is no address.
    [[nodiscard]] Result<TokenRecord *> loadOrAddCoin(const QString &mint) override;
    /// Copies the coin of the pool into m_changing, if it is not there; nullptr: none known. Valid until the next call.
    [[nodiscard]] Result<TokenRecord *> loadCoinOfPool(const QString &pool) override;
    /// Removes a coin from m_tokens and its pool from m_mintsOfPools; its updates stay.
    void forget(const QString &mint);
    /// Sets the id of a coin here that has none, when the store has the coin by now.
    [[nodiscard]] Outcome setStoredId(const QString &mint);
    /// Removes an update, but not its changes of the coins; returns the mints that it names, none for an unknown one.
    [[nodiscard]] QSet<QString> take(const QString &signature);

    MarketStore &m_store;
    QMap<qint64, MarketUpdate> m_updates; ///< by chainPosition of the transaction
    QHash<QString, qint64> m_positions; ///< by signature
    QHash<QString, int> m_updatesOf; ///< number of updates, by mint
    std::unordered_map<QString, TokenRecord> m_tokens;
    std::unordered_map<QString, TokenRecord> m_changing; ///< the coins of the update that apply() applies
    QHash<QString, QString> m_mintsOfPools; ///< mint by pool, of coins that the store does not have
};

} // namespace curvedesk
