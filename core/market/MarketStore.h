// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/market/MarketCursor.h"
#include "core/market/MarketFeed.h"

#include <functional>
#include <memory>
#include <optional>

namespace curvedesk {

/// Coins and trades in SQLite, indexed so that lists, king and tape take the same time for ten coins and for a million.
/// Everything in it can be read from the chain again.
class MarketStore
{
public:
    /// `databasePath` empty: in memory. Errors as Database::open.
    [[nodiscard]] static Result<std::unique_ptr<MarketStore>> open(const QString &databasePath);
    ~MarketStore();

    /// What a batch changed.
    struct Changes
    {
        QList<TokenSummary> tokens; ///< as they stand now, each once
        QList<TradeRow> trades; ///< new ones, in order
        QList<NewPoolRow> launches;
        QList<PublicationRow> publications;
        QStringList droppedMints; ///< coins that were never launched after all
        std::optional<QString> newKing; ///< mint, when the throne changed hands; empty when nobody sits there
    };
    /// Adds a batch in one transaction. What was there already is left alone, what comes late finds its place in the
    /// chain's order. `cursor` is where catching up starts the next time: none for what lies before it.
    [[nodiscard]] Result<Changes> add(const QList<MarketNews> &batch, const std::optional<MarketCursor> &cursor);
    /// Takes back what these transactions did: a fork dropped them.
    [[nodiscard]] Result<Changes> drop(const QStringList &signatures);
    /// Fills in coins that were seen trading before they were known, or adds them.
    [[nodiscard]] Result<Changes> describe(const QList<CoinOnChain> &coins);
    /// Mints of coins without their words, the most recently traded first.
    [[nodiscard]] Result<QStringList> unnamed(int limit) const;
    [[nodiscard]] const MarketCursor &cursor() const;
    /// A transaction that traded, or launched a coin.
    struct Origin
    {
        QString signature;
        std::optional<quint64> slot; ///< not known of launches
        qint64 time = 0; ///< seconds
    };
    /// Of the newest trades and launches, each transaction once.
    [[nodiscard]] Result<QList<Origin>> newestOrigins(int trades, int launches) const;

    /// Transactions of one program that were not read. Both ends belong to it: their slots may be known in part.
    struct Hole
    {
        qint64 id = 0;
        QString program; ///< base58
        quint64 fromSlot = 0; ///< 0: nobody looked before `toSlot`
        quint64 toSlot = 0;
        MarketGap times;
        QString before; ///< signature of the first transaction behind it, where reading backwards goes on; or empty
    };
    /// Remembers it, or what is left of it when it has an id.
    [[nodiscard]] Outcome writeHole(const Hole &hole);
    [[nodiscard]] Outcome closeHole(qint64 id);
    [[nodiscard]] Result<QList<Hole>> holes() const;

    struct Page
    {
        QList<TokenSummary> tokens;
        QString next; ///< cursor; empty at the end
    };
    /// InvalidInput for a cursor that is not ours.
    [[nodiscard]] Result<Page> tokens(TokenSort sort, int limit, const QString &cursor) const;
    /// NotFound when the store does not know it.
    [[nodiscard]] Result<TokenSummary> token(const QString &mint) const;
    /// The mint on the throne; empty when there is none.
    [[nodiscard]] const QString &king() const;

    /// Newest first, until `visit` returns false.
    [[nodiscard]] Outcome visitTrades(const QString &mint, const std::function<bool(const TradeRow &)> &visit) const;
    [[nodiscard]] Result<QList<Position>> positions(const QStringList &wallets) const;

private:
    class Private;
    explicit MarketStore(std::unique_ptr<Private> d);
    template<class Work> [[nodiscard]] Result<Changes> change(const Work &work);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
