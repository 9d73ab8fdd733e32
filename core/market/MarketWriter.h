// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/market/MarketCursor.h"
#include "core/market/UpdateApplier.h"
#include "core/storage/Database.h"

#include <functional>
#include <map>
#include <tuple>
#include <unordered_map>

namespace curvedesk {

/// The writing half of MarketStore. add(), describe() and writeTokens() run in a database transaction that the store
/// holds; endTransaction() follows it, whether it succeeded or not. Results fail with Storage or Damaged, those of
/// add() and loadOrAddCoin() also with InvalidInput for an unknown mint that is no address.
class MarketWriter final : private TokenSource
{
public:
    explicit MarketWriter(Database &database)
        : m_database(database)
    {
    }

    /// Compiles the SQL statements and reads the newest slot; writes nothing.
    [[nodiscard]] Outcome prepare();
    using AfterEach = std::function<Outcome(const MarketUpdate &)>;
    /// Writes the batch's trades, candles and coins, and the cursor; sets places, mints and creators in the batch, and
    /// removes its trades on unknown pools. Adds what is new to `changes`, but no coins. Leaves out an update whose
    /// trades are stored or that does not fit (logged); calls `afterEach` after each other one, ends with its error.
    [[nodiscard]] Outcome add(QList<MarketUpdate> &batch, const std::optional<MarketCursor> &cursor,
                              MarketChanges &changes, const AfterEach &afterEach);
    /// Fills in a coin whose launch was not read, in memory, or adds a row for an unknown one; writeTokens() writes it.
    [[nodiscard]] Outcome describe(const CoinOnChain &coin);
    /// Writes the coins of changing() into their rows.
    [[nodiscard]] Outcome writeTokens();
    /// Forgets the coins, candles and places of the transaction, written or not; touches no file.
    void endTransaction();

    /// Writes a value of the store's own, such as the king, in place of an earlier one.
    [[nodiscard]] Outcome writeMeta(const QString &key, const QString &value);
    /// The present state of the coins that this transaction changes; the database still has their former state.
    [[nodiscard]] const std::unordered_map<QString, TokenRecord> &changing() const { return m_tokens; }
    /// The coin of a mint, as the file has it; nullopt when there is none.
    [[nodiscard]] Result<std::optional<TokenRecord>> readByMint(const QString &mint);
    /// The coin that moves to this pool, as the file has it; nullopt when there is none.
    [[nodiscard]] Result<std::optional<TokenRecord>> readByPool(const QString &pool);
    /// Transactions of a slot whose trades are stored, by signature, with their places.
    [[nodiscard]] Result<QHash<QString, quint32>> placesIn(quint64 slot);

private:
    /// Loads the coin of a mint into m_tokens, if it is not there; an unknown one gets its row at once. Valid until the
    /// next call. InvalidInput for an unknown mint that is no address.
    [[nodiscard]] Result<TokenRecord *> loadOrAddCoin(const QString &mint) override;
    /// Loads the coin of the pool into m_tokens, if it is not there; nullptr: none is known. Valid until the next call.
    [[nodiscard]] Result<TokenRecord *> loadCoinOfPool(const QString &pool) override;
    /// Adds a row for a new coin; returns the record, valid until the next call, to change for writeTokens().
    [[nodiscard]] Result<TokenRecord *> insert(TokenRecord token);
    /// Gives the update its place in its slot; reads the file, writes no row. False when its trades are stored already,
    /// it was placed before in this transaction, or, with a warning in the log, when it does not fit.
    [[nodiscard]] Result<bool> place(MarketUpdate &update);
    /// Writes the trade's row, and adds it to the candles of this transaction.
    [[nodiscard]] Outcome writeTrade(qint64 token, const MarketTrade &trade);
    /// Adds the trade to the candles of this transaction, in memory.
    void addToCandles(qint64 token, const MarketTrade &trade);
    /// Writes the candles of this transaction, each merged into the stored one; a volume is at most what fits.
    [[nodiscard]] Outcome writeCandles();

    Database &m_database;
    QSqlQuery m_findByMint;
    QSqlQuery m_findByPool;
    QSqlQuery m_insertToken;
    QSqlQuery m_updateToken;
    QSqlQuery m_insertTrade;
    QSqlQuery m_tradesOfSlot;
    QSqlQuery m_upsertCandle;
    QSqlQuery m_writeMeta;
    quint64 m_newestSlot = 0; ///< the newest stored slot with trades
    // The following members are used while a database transaction is under way.
    std::unordered_map<QString, TokenRecord> m_tokens; ///< by mint: coins that it changes
    QHash<QString, QString> m_mintsOfPools;
    /// The part that a transaction adds to a stored candle.
    struct CandlePart
    {
        Candle candle;
        qint64 first = 0; ///< chainPosition of the trade that opened it
        qint64 last = 0;
    };
    std::map<std::tuple<qint64, int, qint64>, CandlePart> m_candles; ///< by token, interval and opening time
    std::optional<quint64> m_slot; ///< the slot of m_places
    QHash<QString, quint32> m_places; ///< by signature
    quint32 m_nextPlace = 0;
};

} // namespace curvedesk
