// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/storage/Database.h"

/// Tables of the market's database, and how rows become values.
namespace curvedesk::marketSchema {

[[nodiscard]] const Database::Migrations &migrations();

/// Columns of a token row, as readToken() takes them.
[[nodiscard]] const QString &tokenColumns();

/// A token row with what only the store needs.
struct StoredToken
{
    qint64 id = 0;
    quint64 initialTokens = 0;
    TokenSummary summary;
};

/// Fills what follows from the reserves: market capitalisation, progress, lamports to complete.
void derive(StoredToken &token);

/// The row that the query stands on.
[[nodiscard]] StoredToken readToken(const QSqlQuery &query);

/// Binds the values in order and executes. A SELECT stands before its first row.
[[nodiscard]] Outcome run(QSqlQuery &query, const QVariantList &values);

} // namespace curvedesk::marketSchema
