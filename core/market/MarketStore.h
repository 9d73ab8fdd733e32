// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/market/MarketCursor.h"
#include "core/market/UpdateApplier.h"

#include <functional>
#include <memory>
#include <unordered_map>

namespace curvedesk {

/// Finalised coins, trades and candles in SQLite. Everything in it can be read from the chain again.
class MarketStore
{
public:
    /// `databasePath` empty: in memory. A damaged database is moved aside (its name gets ".damaged-" and the time) and
    /// an empty one takes its place. Storage: it cannot be opened or written.
    [[nodiscard]] static Result<std::unique_ptr<MarketStore>> open(const QString &databasePath);
    /// Moves aside what is there, whether it seems damaged or not. It must not be open.
    [[nodiscard]] static Result<std::unique_ptr<MarketStore>> replace(const QString &databasePath);
    ~MarketStore();

    /// Adds finalised transactions in chain order, all or none. Such as are older than what is stored find their place;
    /// such as are stored already are left alone. Afterwards catching up starts behind `cursor`, if one is given.
    /// `afterEach` is called with each update after it was applied: token() and changing() show the coins as they then
    /// stand.
    [[nodiscard]] Result<MarketChanges> add(QList<MarketUpdate> batch, const std::optional<MarketCursor> &cursor,
                                            const std::function<Outcome(const MarketUpdate &)> &afterEach);
    /// Coins that add() has changed so far, by mint; the visits do not show them yet. Empty unless add() is under way.
    [[nodiscard]] const std::unordered_map<QString, TokenRecord> &changing() const;
    /// Adds coins, or fills in those whose launch was not read. Answers the mints.
    [[nodiscard]] Result<QStringList> describe(const QList<CoinOnChain> &coins);
    [[nodiscard]] const MarketCursor &cursor() const;
    /// Whether trades of that transaction are stored.
    [[nodiscard]] Result<bool> hasTrades(quint64 slot, const QString &signature) const;

    /// Mints of coins without metadata, the most recently traded first.
    [[nodiscard]] Result<QStringList> mintsWithoutMetadata(int limit) const;
    [[nodiscard]] Result<std::optional<TokenRecord>> token(const QString &mint) const;
    [[nodiscard]] Result<std::optional<TokenRecord>> tokenOfPool(const QString &pool) const;
    [[nodiscard]] Result<std::optional<TokenRecord>> tokenOfId(qint64 id) const;

    /// Each of these visits rows until `visit` returns false.
    /// Coins below (value, mint) in a list's order, from the highest; see sortValue().
    [[nodiscard]] Outcome visitTokens(TokenSort sort, qint64 belowValue, const QString &belowMint,
                                      const std::function<bool(const TokenRecord &)> &visit) const;
    /// Newest first, from before a position.
    [[nodiscard]] Outcome visitTrades(const TokenRecord &token, qint64 before,
                                      const std::function<bool(const MarketTrade &)> &visit) const;
    /// Newest first, from before a time (seconds).
    [[nodiscard]] Outcome visitTradesBefore(const TokenRecord &token, qint64 time,
                                            const std::function<bool(const MarketTrade &)> &visit) const;
    /// Newest first, of one of candles::kept, from before a time.
    [[nodiscard]] Outcome visitCandles(qint64 token, int interval, qint64 before,
                                       const std::function<bool(const Candle &)> &visit) const;
    /// A wallet's trades, oldest first, with the coin's id; of each only what a position is made of.
    [[nodiscard]] Outcome visitTradesOf(const QString &wallet,
                                        const std::function<bool(qint64 token, const MarketTrade &)> &visit) const;

    /// The king of the hill that was last kept; empty when there was none.
    [[nodiscard]] Result<QString> king() const;
    /// Keeps it, and since when coins were king, in milliseconds. Removes those from `since` that are stored.
    [[nodiscard]] Outcome setKing(const QString &mint, QHash<QString, qint64> &since);

    /// Slots of which not everything was read; both ends belong to it.
    struct Gap
    {
        qint64 id = 0;
        quint64 fromSlot = 0; ///< 0: nobody looked before `toSlot`
        quint64 toSlot = 0;
        MarketGap times;
        QString before; ///< signature of a transaction behind it, where reading backwards goes on; or empty
        int attempts = 0; ///< in a row that brought nothing
    };
    /// Adds a gap; it becomes one with those that it overlaps or touches.
    [[nodiscard]] Outcome addGap(Gap gap);
    /// Writes what is left of a gap after reading.
    [[nodiscard]] Outcome updateGap(const Gap &gap);
    [[nodiscard]] Outcome removeGap(qint64 id);
    /// Newest first.
    [[nodiscard]] const QList<Gap> &gaps() const;

    /// Lists by worth show only coins on their curve.
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
