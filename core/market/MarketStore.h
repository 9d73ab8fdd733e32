// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/market/MarketCursor.h"
#include "core/market/MarketFigures.h"
#include "core/market/UpdateApplier.h"

#include <functional>
#include <memory>
#include <unordered_map>

namespace curvedesk {

/// Finalised coins, trades and candles in SQLite. Everything in it can be read from the chain again, so that a power
/// cut may take the last of it. Results fail with Storage, or with Damaged when a page of the file is broken.
class MarketStore
{
public:
    /// Opens or creates the file, and removes its digest; an empty `databasePath`: in memory. A damaged one is renamed
    /// (".damaged-" and the time), logged, and replaced by an empty one. Storage: it cannot be opened or written.
    [[nodiscard]] static Result<std::unique_ptr<MarketStore>> open(const QString &databasePath);
    /// Renames the file, damaged or not, logs that, and creates an empty one. Nobody else may have it open. Storage.
    [[nodiscard]] static Result<std::unique_ptr<MarketStore>> replace(const QString &databasePath);
    /// Closes the file, and writes its digest beside it (none of a large file), which the next open() compares.
    ~MarketStore();

    /// Adds finalised transactions in chain order, all or none. Those older than stored ones get their place between
    /// them; those whose trades are stored already are left alone, those whose slot does not fit left out and logged.
    /// Afterwards catching up starts behind `cursor`, if one is given. `afterEach` is called with each added update
    /// after it was applied: token() and changing() show the coins' state at that moment; its error undoes all. The
    /// changes lack coins and king. InvalidInput for an unknown mint that is no address.
    [[nodiscard]] Result<MarketChanges> add(QList<MarketUpdate> batch, const std::optional<MarketCursor> &cursor,
                                            const std::function<Outcome(const MarketUpdate &)> &afterEach);
    /// Coins that add() has changed so far, by mint; the visits do not show them yet. Empty unless add() is under way.
    [[nodiscard]] const std::unordered_map<QString, TokenRecord> &changing() const;
    /// Adds coins, each once, or fills in those whose launch was not read; all or none.
    [[nodiscard]] Outcome describe(const QList<CoinOnChain> &coins);
    /// When the file fills more than `mostBytes`: removes up to 1000 of the oldest trades, but none of a wallet that is
    /// kept, with their candles, and stores a gap that is not read again; all or none.
    [[nodiscard]] Outcome trim(qint64 mostBytes, const std::function<bool(const QString &wallet)> &isKept);
    /// The cursor that add() was given last, in this run or an earlier one, be it older or not; an empty one before.
    [[nodiscard]] const MarketCursor &cursor() const;
    /// True when trades of that transaction are stored.
    [[nodiscard]] Result<bool> hasTrades(quint64 slot, const QString &signature) const;

    /// Mints of coins without metadata, the most recently traded first.
    [[nodiscard]] Result<QStringList> mintsWithoutMetadata(int limit) const;
    /// The coin of a mint, also one that add() is changing; nullopt when it is unknown.
    [[nodiscard]] Result<std::optional<TokenRecord>> token(const QString &mint) const;
    /// The coin that moves to this pool, as the file has it; nullopt when there is none.
    [[nodiscard]] Result<std::optional<TokenRecord>> tokenOfPool(const QString &pool) const;
    /// The coin with this id of the store, as the file has it; nullopt when there is none.
    [[nodiscard]] Result<std::optional<TokenRecord>> tokenOfId(qint64 id) const;

    /// Visits coins below (sortValue(), mint), highest first, until `visit` is false; if isOnCurveOnly() none complete.
    [[nodiscard]] Outcome visitTokens(TokenSort sort, qint64 belowValue, const QString &belowMint,
                                      const std::function<bool(const TokenRecord &)> &visit) const;
    struct CoinRow
    {
        qint64 id = 0;
        qint64 createdMs = 0;
        quint64 marketCap = 0; ///< lamports
        /// The value; of a change the market cap at the beginning of its span. Nullopt: not traded in the span.
        std::optional<quint64> value;
    };
    /// Visits the value of each coin behind an id, by id, until `visit` returns false; of MarketCap and Progress no
    /// complete coins. `from`: the beginning of the value's span, in seconds, where it has one.
    [[nodiscard]] Outcome visitValues(CoinValue value, qint64 from, qint64 afterId,
                                      const std::function<bool(const CoinRow &)> &visit) const;
    /// Visits a coin's trades before a position, newest first, until `visit` returns false.
    [[nodiscard]] Outcome visitTrades(const TokenRecord &token, qint64 before,
                                      const std::function<bool(const MarketTrade &)> &visit) const;
    /// Visits a coin's trades before a time (seconds), newest first, until `visit` returns false.
    [[nodiscard]] Outcome visitTradesBefore(const TokenRecord &token, qint64 time,
                                            const std::function<bool(const MarketTrade &)> &visit) const;
    /// Visits candles of one of candles::kept before a time (seconds), newest first, until `visit` returns false.
    [[nodiscard]] Outcome visitCandles(qint64 token, int interval, qint64 before,
                                       const std::function<bool(const Candle &)> &visit) const;
    /// Visits a wallet's trades after a position, oldest first, with the coin's id, until `visit` returns false; mint,
    /// pool, creator and reserves are not filled in.
    [[nodiscard]] Outcome visitTradesOf(const QString &wallet, qint64 after,
                                        const std::function<bool(qint64 token, const MarketTrade &)> &visit) const;

    /// Visits a wallet's newest trades in a coin, at most `limit`, newest first, until `visit` returns false.
    [[nodiscard]] Outcome visitTradesBy(const QString &wallet, const TokenRecord &token, int limit,
                                        const std::function<bool(const MarketTrade &)> &visit) const;
    /// Visits wallets with what they bought minus sold of a coin (base units), if not 0, until `visit` returns false.
    [[nodiscard]] Outcome visitBalances(qint64 token,
                                        const std::function<bool(const QString &wallet, qint64 tokens)> &visit) const;
    /// The number of leading characters of an address that are compared with a searched text. Four or more may be the
    /// beginning of one, as the window shows it; a shorter text is compared with whole addresses and matches none.
    [[nodiscard]] static qsizetype searchedLength(const QString &text) { return text.size() < 4 ? 44 : text.size(); }
    /// Visits coins whose name or symbol contains the text in any case, or whose mint or creator begins with it (see
    /// searchedLength()), at most `limit`, by market cap, highest first, until `visit` returns false.
    [[nodiscard]] Outcome visitTokensWith(const QString &text, int limit,
                                          const std::function<bool(const TokenRecord &)> &visit) const;

    /// The stored king of the hill; empty when there was none.
    [[nodiscard]] Result<QString> king() const;
    /// Writes the king, and since when coins were king, in milliseconds, all or none. Removes from `since` what is
    /// written then, not those of coins that the store does not have.
    [[nodiscard]] Outcome setKing(const QString &mint, QHash<QString, qint64> &since);

    /// Slots, both ends included, of which not all transactions were read.
    struct Gap
    {
        qint64 id = 0;
        quint64 fromSlot = 0; ///< 0: no slot before `toSlot` was read
        quint64 toSlot = 0;
        MarketGap times;
        QString before; ///< signature of a later transaction, from which reading backwards continues; may be empty
        int attempts = 0; ///< attempts in a row that brought no transaction
    };
    /// Adds a gap, merged with those that it overlaps or touches, under an id that none had before.
    [[nodiscard]] Outcome addGap(const Gap &gap);
    /// Writes end (slot and time), `before` and attempts of the gap with this id; does nothing when there is none.
    [[nodiscard]] Outcome updateGap(const Gap &gap);
    /// Removes the gap with this id; does nothing when there is none.
    [[nodiscard]] Outcome removeGap(qint64 id);
    /// The gaps, newest first; the elements are valid until a gap changes.
    [[nodiscard]] const QList<Gap> &gaps() const;

    /// True for lists by worth, which show only coins on their curve.
    [[nodiscard]] static bool isOnCurveOnly(TokenSort sort)
    {
        return sort == TokenSort::MarketCap || sort == TokenSort::Progress;
    }

private:
    class Private;
    explicit MarketStore(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
