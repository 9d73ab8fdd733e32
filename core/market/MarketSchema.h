// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/TokenRecord.h"
#include "core/storage/Database.h"

/// Tables of the market's database, and how rows become values.
namespace curvedesk::marketSchema {

[[nodiscard]] const Database::Migrations &migrations();
/// Damaged when a table or an index is missing.
[[nodiscard]] Outcome checkTables(const Database &database);

/// Columns of a token row, as readToken() takes them.
[[nodiscard]] const QString &tokenColumns();
/// The row that the query stands on.
[[nodiscard]] TokenRecord readToken(const QSqlQuery &query);
/// Writes all of them but id, mint and king_since_ms; values in the order of tokenValues().
[[nodiscard]] const QString &updateTokenSql();
[[nodiscard]] QVariantList tokenValues(const TokenRecord &token);

/// Columns of a trade row, as readTrade() takes them.
[[nodiscard]] const QString &tradeColumns();
[[nodiscard]] MarketTrade readTrade(const QSqlQuery &query, const TokenRecord &token);

/// Binds the values in order and executes. A SELECT stands before its first row.
[[nodiscard]] Outcome run(QSqlQuery &query, const QVariantList &values);
/// Call it after the last next() of a SELECT: an error, if one ended the rows. Releases the query.
[[nodiscard]] Outcome finish(QSqlQuery &query);

} // namespace curvedesk::marketSchema
