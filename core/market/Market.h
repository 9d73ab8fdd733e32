// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/market/MarketFigures.h"
#include "core/market/MarketOverlay.h"
#include "core/market/Positions.h"

#include <QCache>

namespace curvedesk {

/// Coins, trades, candles and positions now: finalised ones in the store's file, younger ones in memory. No signals;
/// logs what does not fit. Results and Outcomes may be Storage, or Damaged: a broken file. A page's `limit` is > 0.
class Market
{
public:
    /// Opens or creates the file, removes its digest, finds the king; a damaged one is renamed, logged and made anew.
    [[nodiscard]] static Result<std::unique_ptr<Market>> open(const QString &databasePath);
    /// Renames the database, damaged or not, logs it, and opens an empty one. No other object may have it open.
    [[nodiscard]] static Result<std::unique_ptr<Market>> replace(const QString &databasePath);

    /// The end of the stored transactions: all up to its slot are stored, except for gaps.
    [[nodiscard]] const MarketCursor &cursor() const { return m_store->cursor(); }
    /// Adds finalised transactions in chain order to the store, with the king that they lead to, and takes them out of
    /// memory. Catching up starts behind `cursor`, if given; an empty batch changes nothing. The changes lack trades,
    /// launches and migrations that addPending() returned already. After an error the store may have the batch.
    [[nodiscard]] Result<MarketChanges> addFinal(const QList<MarketUpdate> &batch,
                                                 const std::optional<MarketCursor> &cursor);
    /// Adds young transactions that are new to memory (reads the file) and `changes`, up to a failure; sets the king.
    [[nodiscard]] Outcome addPending(const QList<MarketUpdate> &batch, MarketChanges &changes);
    /// Takes those of these transactions that memory has out of it, and computes their coins and the king again; the
    /// store stays. After an error the transactions are out, but their coins may be as before or missing.
    [[nodiscard]] Result<MarketChanges> drop(const QStringList &signatures);
    /// Moves transactions up to `slot` from memory to the store, advances its cursor to their end, and stores the king;
    /// nothing where there are none. Call it again after a failure: nothing is stored twice.
    [[nodiscard]] Outcome finalize(quint64 slot);
    /// Adds coins to the store, or fills in those whose launch was not read, in memory too; sets the king in memory.
    [[nodiscard]] Result<MarketChanges> describe(const QList<CoinOnChain> &coins);
    /// Mints of coins without metadata, at most `limit`.
    [[nodiscard]] Result<QStringList> mintsWithoutMetadata(int limit) const;
    [[nodiscard]] MarketStore &store() { return *m_store; } ///< the file, for its gaps and its size

    struct TokenPage
    {
        QList<TokenSummary> tokens;
        QString next; ///< cursor; empty at the end
    };
    /// A page of a list, highest first; by MarketCap or Progress no complete coins. InvalidInput: a foreign cursor.
    [[nodiscard]] Result<TokenPage> tokens(TokenSort sort, int limit, const QString &cursor) const;
    /// The coin of a mint. TokenNotFound when the market does not know it.
    [[nodiscard]] Result<TokenSummary> token(const QString &mint) const;
    /// The mint of the king, who stays until complete or gone, or another coin is strictly higher. Empty: none.
    [[nodiscard]] const QString &king() const { return m_king.mint; }

    struct TradePage
    {
        QList<TradeRow> trades; ///< newest first
        QString next; ///< cursor; empty at the end
    };
    /// A page of a coin's trades. InvalidInput for a cursor that is not ours. Empty for an unknown coin.
    [[nodiscard]] Result<TradePage> trades(const QString &mint, int limit, const QString &cursor) const;
    struct CandlePage
    {
        QList<Candle> candles; ///< oldest first
        QString next; ///< cursor of the page before it in time; empty at the end
    };
    /// A page of a coin's candles. InvalidInput for a cursor that is not ours or an interval that is not offered. A
    /// page may be shorter than `limit` and still have a next one. Empty for an unknown coin.
    [[nodiscard]] Result<CandlePage> candles(const QString &mint, int intervalSeconds, int limit,
                                             const QString &cursor) const;
    /// Positions of wallets in coins they traded or got by `transfers` (oldest first); keeps stored ones in memory.
    [[nodiscard]] Result<QList<Position>> positions(const QStringList &wallets,
                                                    const QList<TokenTransfer> &transfers = {}) const;

    /// The figures of these coins at a moment; unknown ones are left out.
    [[nodiscard]] Result<QList<CoinFigures>> figures(const QStringList &mints, bool withHolders,
                                                     qint64 nowSeconds) const;
    /// Coins that were traded in the last five minutes, by their change in them, the highest first.
    [[nodiscard]] Result<QList<RankedCoin>> rising(int limit, qint64 nowSeconds) const;
    /// Adds coins to the ranking for about 4 ms; call it until isWhole. After an error the ranking is of no use.
    [[nodiscard]] Outcome rank(CoinRanking &ranking) const;
    /// The coins at these places as they are now, without those gone; spans' beginnings and holders are the ranking's.
    [[nodiscard]] Result<QList<RankedCoin>> coinsAt(const CoinRanking &ranking,
                                                    std::span<const CoinRanking::Place> places) const;
    /// Coins by market cap with the text in name or ticker (any case) or, from 4 letters on, beginning mint or creator.
    [[nodiscard]] Result<QList<TokenSummary>> search(const QString &text, int limit) const;
    /// The holders of a coin; the `limit` largest of them are named, all are counted. None for an unknown coin.
    [[nodiscard]] Result<Holders> holders(const QString &mint, int limit) const;
    /// The newest trades of these wallets in a coin, newest first; none of an unknown coin.
    [[nodiscard]] Result<QList<TradeRow>> tradesBy(const QString &mint, const QStringList &wallets, int limit) const;
    /// Trades of the wallets, oldest first, behind a chainPosition (-1: all); stored ones lack pool, creator, reserves.
    [[nodiscard]] Result<QList<WalletTrade>> walletTrades(const QStringList &wallets, qint64 after, int limit) const;

private:
    explicit Market(std::unique_ptr<MarketStore> store)
        : m_store(std::move(store))
        , m_overlay(*m_store)
    {
    }
    /// Makes the market on an opened store, and finds the king, in memory; the error of a failed `store`.
    [[nodiscard]] static Result<std::unique_ptr<Market>> makeOn(Result<std::unique_ptr<MarketStore>> store);
    /// The record of a coin, from memory or else the store; nullopt when it is unknown.
    [[nodiscard]] Result<std::optional<TokenRecord>> find(const QString &mint) const;
    /// The coin's summary with what only the market knows: whether and since when it is king.
    [[nodiscard]] TokenSummary summaryOf(const TokenRecord &token) const;
    /// Adds the present state of these coins to the changes; after an error of those that could be read.
    [[nodiscard]] Outcome addTokens(const QSet<QString> &mints, MarketChanges &changes) const;
    /// Sets m_king after these coins changed, since `nowMs` or a later trade of theirs; adds it and them to `changes`.
    [[nodiscard]] Result<MarketChanges> withCoins(const QSet<QString> &mints, qint64 nowMs, MarketChanges changes);
    /// Sets m_king after coins changed. Where it is another coin, adds the former and it to `mints`, sets `newKing`.
    [[nodiscard]] Outcome updateKingOfTheHill(const QSet<QString> &changed, qint64 nowMs, QSet<QString> &mints,
                                              std::optional<QString> &newKing);
    /// Writes the king and since when coins were king to the store, where that is not stored yet.
    [[nodiscard]] Outcome keepKing();
    /// The coin with the highest market capitalisation of those not complete; nullopt when there is none.
    [[nodiscard]] Result<std::optional<TokenRecord>> highest() const;
    [[nodiscard]] QList<MarketGap> gaps() const; ///< times that lack stored trades, newest first; reads no file
    /// Brings m_folds' fold of these wallets and their senders up to the newest stored trade; anew for other transfers.
    [[nodiscard]] Outcome foldStored(const QStringList &wallets, const QList<TokenTransfer> &transfers) const;
    /// Forgets all folds when an update of the batch, which is to be stored, is not behind every trade in them.
    void forgetFoldsBefore(const QList<MarketUpdate> &batch);
    /// True when trades between these times, in seconds, of a coin of that age may not be stored; reads no file.
    [[nodiscard]] bool missesTrades(qint64 createdMs, qint64 from, qint64 to) const;
    /// The value by which a ranking sorts the coin; nullopt: it is not known.
    [[nodiscard]] Result<std::optional<qint64>> valueOf(const TokenRecord &token, CoinValue value,
                                                        qint64 nowSeconds) const;
    /// All figures of a coin but its holders.
    [[nodiscard]] Result<CoinFigures> figuresOf(const TokenRecord &token, qint64 nowSeconds) const;
    /// Sets change, volume and missesTrades in `figures` for one of figureSpans, by its index.
    [[nodiscard]] Outcome addSpan(const TokenRecord &token, std::size_t span, qint64 nowSeconds,
                                  CoinFigures &figures) const;

    std::unique_ptr<MarketStore> m_store;
    MarketOverlay m_overlay;
    struct King
    {
        QString mint; ///< empty: none
        quint64 cap = 0; ///< its market capitalisation in lamports at the last update
        qint64 sinceMs = 0; ///< milliseconds, when it became king; 0: before the store was opened
        QHash<QString, qint64> since; ///< milliseconds, by mint: kings that are not stored yet
    };
    King m_king;
    mutable QCache<QString, StoredFold> m_folds{32}; ///< by wallets
    mutable quint64 m_newestFolded = 0; ///< the newest slot in one of them
    QString m_keptKing; ///< the stored king
};

} // namespace curvedesk
