// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/TokenRecord.h"
#include "core/storage/Database.h"

/// Tables of the market's database, and the conversion of rows into values.
namespace curvedesk::marketSchema {

/// The steps, none run here, that make the tables, and drop those of versions 1 and 2 with all that they hold.
[[nodiscard]] const Database::Migrations &migrations();
/// Checks the file's schema. Damaged when tables and indexes are not as many as they should be; Storage.
[[nodiscard]] Outcome checkTables(const Database &database);

/// Columns of a token row, as readToken() takes them.
[[nodiscard]] const QString &tokenColumns();
/// The coin in the query's present row, with what updateFigures() computes; a value of a wrong type is 0 or empty.
[[nodiscard]] TokenRecord readToken(const QSqlQuery &query);
/// The statement that updates all columns but id, mint and king_since_ms; values in the order of tokenValues().
[[nodiscard]] const QString &updateTokenSql();
/// The values for the placeholders of updateTokenSql(), the id last.
[[nodiscard]] QVariantList tokenValues(const TokenRecord &token);

/// Columns of a trade row, as readTrade() takes them.
[[nodiscard]] const QString &tradeColumns();
/// The trade in the row that the query is at; `token` is its coin. A value of a wrong type counts as 0 or empty.
[[nodiscard]] MarketTrade readTrade(const QSqlQuery &query, const TokenRecord &token);

/// Runs a SELECT of tokenColumns() with `value` for its placeholder: the first coin; nullopt: none. Storage, Damaged.
[[nodiscard]] Result<std::optional<TokenRecord>> readOne(QSqlQuery &query, const QVariant &value);

} // namespace curvedesk::marketSchema
