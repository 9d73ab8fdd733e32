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
    quint64 initialTokens = 0; ///< real ones, for the progress
    TokenSummary summary;
    quint64 launchVirtualTokens = 0; ///< where the curve began; 0 when the launch was never seen
    quint64 launchVirtualSol = 0;
    QString pool; ///< empty until the coin has moved there
    QString launchedBy; ///< signatures; empty when that was never seen
    QString completedBy;
    QString publishedBy;
    quint64 lastSlot = 0; ///< of the newest trade
    bool isNamed = true; ///< its words are as the chain has them
};

/// A coin of the default kind has this many tokens for sale at first: stands in until the real number is known.
inline constexpr quint64 usualInitialTokens = 793'100'000'000'000;

/// Fills what follows from the reserves: market capitalisation, progress, lamports to complete.
void derive(StoredToken &token);

/// The row that the query stands on.
[[nodiscard]] StoredToken readToken(const QSqlQuery &query);

/// Columns of a trade row, as readTrade() takes them, and their order from the newest.
[[nodiscard]] const QString &tradeColumns();
[[nodiscard]] const QString &newestFirst();
/// `mint` and `pool` are the coin's.
[[nodiscard]] TradeRow readTrade(const QSqlQuery &query, const QString &mint, const QString &pool);

/// Binds the values in order and executes. A SELECT stands before its first row.
[[nodiscard]] Outcome run(QSqlQuery &query, const QVariantList &values);

} // namespace curvedesk::marketSchema
