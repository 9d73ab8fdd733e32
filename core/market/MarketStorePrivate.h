// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketSchema.h"
#include "core/market/MarketStore.h"
#include "core/market/MarketTrim.h"
#include "core/market/MarketWriter.h"

namespace curvedesk {

/// The store's database and its prepared statements. An Outcome fails with Storage or Damaged.
class MarketStore::Private
{
public:
    explicit Private(Database &&opened)
        : database(std::move(opened))
        , writer(database)
        , trim(database)
    {
    }

    /// Makes the store of the file, which it opens or creates, and removes its digest. Damaged when the digest is
    /// another, SQLite finds the file broken, a newer version wrote it or a table is missing; Storage.
    [[nodiscard]] static Result<std::unique_ptr<MarketStore>> open(const QString &path);
    /// Compiles the SQL statements, those of `writer` and `trim` too, and reads cursor and gaps; writes nothing.
    [[nodiscard]] Outcome prepare();
    /// Reads the gaps from the file into the member.
    [[nodiscard]] Outcome readGaps();
    /// Adds the gap, merged with those that it overlaps or touches, to file and `gaps`, in the caller's transaction;
    /// after a rollback call readGaps(). It has a new id, so that a copy of a former one changes nothing of it.
    [[nodiscard]] Outcome writeGap(Gap gap);
    /// Runs a statement that changes the table of gaps, then reads them into the member again.
    [[nodiscard]] Outcome changeGaps(const QString &sql, const QVariantList &values);

    QString path; ///< empty: in memory
    Database database;
    MarketWriter writer;
    MarketTrim trim;
    QSqlQuery findById;
    QSqlQuery tradesOfToken;
    QSqlQuery tradesOfUser;
    QSqlQuery tradesOfUserInToken;
    QSqlQuery candlesOfToken;
    QSqlQuery lastOfMinute;
    QSqlQuery kingSince;
    QSqlQuery balancesInToken;
    QSqlQuery tokensWithText;
    MarketCursor cursor;
    QList<Gap> gaps;
};

} // namespace curvedesk
