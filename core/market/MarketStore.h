// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/market/MarketFeed.h"

#include <functional>
#include <memory>

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
        QString newKing; ///< mint, when the throne changed hands
    };
    /// Adds a batch in one transaction; `lastSignature` is where catching up starts the next time. What was there
    /// already is left alone.
    [[nodiscard]] Result<Changes> add(const QList<MarketNews> &batch, const QString &lastSignature);
    [[nodiscard]] QString lastSignature() const;

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
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
