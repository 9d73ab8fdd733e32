// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketSchema.h"

#include "core/market/MarketCursor.h"

namespace curvedesk::marketSchema {

using namespace Qt::StringLiterals;

namespace {

// The tables hold only finalised transactions, which can be read again: older schemas are dropped, not converted.
const QStringList finalisedFacts{
    u"DROP TABLE IF EXISTS token"_s,
    u"DROP TABLE IF EXISTS trade"_s,
    u"DROP TABLE IF EXISTS position"_s,
    u"DROP TABLE IF EXISTS meta"_s,
    u"DROP TABLE IF EXISTS gap"_s,
    u"CREATE TABLE token(id INTEGER PRIMARY KEY, mint TEXT NOT NULL UNIQUE, name TEXT NOT NULL DEFAULT '',"
    " symbol TEXT NOT NULL DEFAULT '', uri TEXT NOT NULL DEFAULT '', creator TEXT NOT NULL DEFAULT '',"
    " curve TEXT NOT NULL DEFAULT '', curve_account TEXT NOT NULL DEFAULT '', pool TEXT NOT NULL DEFAULT '',"
    " created_ms INTEGER NOT NULL DEFAULT 0, last_trade_ms INTEGER NOT NULL DEFAULT 0,"
    " king_since_ms INTEGER NOT NULL DEFAULT 0, complete INTEGER NOT NULL DEFAULT 0,"
    " market_cap INTEGER NOT NULL DEFAULT 0, progress INTEGER NOT NULL DEFAULT 0,"
    " virtual_tokens INTEGER NOT NULL DEFAULT 0, virtual_sol INTEGER NOT NULL DEFAULT 0,"
    " real_tokens INTEGER NOT NULL DEFAULT 0, real_sol INTEGER NOT NULL DEFAULT 0,"
    " initial_tokens INTEGER NOT NULL DEFAULT 0, reserves_at INTEGER NOT NULL DEFAULT 0,"
    " has_launch INTEGER NOT NULL DEFAULT 0, has_migrated INTEGER NOT NULL DEFAULT 0,"
    " has_metadata INTEGER NOT NULL DEFAULT 0)"_s,
    u"CREATE INDEX token_by_cap ON token(complete, market_cap, mint)"_s,
    u"CREATE INDEX token_by_age ON token(created_ms, mint)"_s,
    u"CREATE INDEX token_by_trade ON token(last_trade_ms, mint)"_s,
    u"CREATE INDEX token_by_progress ON token(complete, progress, mint)"_s,
    u"CREATE INDEX token_by_pool ON token(pool)"_s,
    u"CREATE INDEX token_without_metadata ON token(last_trade_ms) WHERE has_metadata = 0"_s,
    // The id is the trade's chainPosition, so that rows, and each index within one key, are in chain order.
    u"CREATE TABLE trade(id INTEGER PRIMARY KEY, token INTEGER NOT NULL, signature TEXT NOT NULL, time INTEGER NOT"
    " NULL, user TEXT NOT NULL, is_buy INTEGER NOT NULL, lamports INTEGER NOT NULL, tokens INTEGER NOT NULL,"
    " fee INTEGER NOT NULL, virtual_sol INTEGER NOT NULL, virtual_tokens INTEGER NOT NULL,"
    " real_sol INTEGER NOT NULL, real_tokens INTEGER NOT NULL, on_pool INTEGER NOT NULL)"_s,
    u"CREATE INDEX trade_by_token ON trade(token)"_s,
    u"CREATE INDEX trade_by_user ON trade(user)"_s,
    // first and last are the positions of the trades that opened and closed the candle.
    u"CREATE TABLE candle(token INTEGER NOT NULL, interval INTEGER NOT NULL, open_time INTEGER NOT NULL,"
    " open INTEGER NOT NULL, high INTEGER NOT NULL, low INTEGER NOT NULL, close INTEGER NOT NULL,"
    " volume INTEGER NOT NULL, trades INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,"
    " PRIMARY KEY(token, interval, open_time)) WITHOUT ROWID"_s,
    u"CREATE TABLE gap(id INTEGER PRIMARY KEY, from_slot INTEGER NOT NULL, to_slot INTEGER NOT NULL,"
    " from_time INTEGER NOT NULL, to_time INTEGER NOT NULL, before TEXT NOT NULL, attempts INTEGER NOT NULL)"_s,
    u"CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"_s,
};

// No gap gets the id of a former one, which a reader may still hold.
const QStringList gapIds{
    u"ALTER TABLE gap RENAME TO old_gap"_s,
    u"CREATE TABLE gap(id INTEGER PRIMARY KEY AUTOINCREMENT, from_slot INTEGER NOT NULL, to_slot INTEGER NOT NULL,"
    " from_time INTEGER NOT NULL, to_time INTEGER NOT NULL, before TEXT NOT NULL, attempts INTEGER NOT NULL)"_s,
    u"INSERT INTO gap SELECT id, from_slot, to_slot, from_time, to_time, before, attempts FROM old_gap"_s,
    u"DROP TABLE old_gap"_s,
};

constexpr int tablesAndIndexes = 13; // the number that the statements above create by name

} // namespace

const Database::Migrations &migrations()
{
    // Versions 1 and 2 had other tables, which are dropped.
    static const Database::Migrations history{{}, {}, finalisedFacts, gapIds};
    return history;
}

Outcome checkTables(const Database &database)
{
    const Result<QVariant> count
        = database.value(u"SELECT COUNT(*) FROM sqlite_master WHERE name NOT LIKE 'sqlite%'"_s);
    if (!count)
        return failure(count.error());
    if (count->toInt() != tablesAndIndexes)
        return failure(ErrorCode::Damaged, u"a table of the market is missing"_s);
    return {};
}

const QString &tokenColumns()
{
    static const QString columns
        = u"id, mint, name, symbol, uri, creator, curve, curve_account, pool, created_ms, last_trade_ms,"
          " king_since_ms, complete, virtual_tokens, virtual_sol, real_tokens, real_sol, initial_tokens, reserves_at,"
          " has_launch, has_migrated, has_metadata"_s;
    return columns;
}

TokenRecord readToken(const QSqlQuery &query)
{
    TokenRecord token;
    token.id = query.value(0).toLongLong();
    token.summary = {.mint = query.value(1).toString(),
                     .name = query.value(2).toString(),
                     .symbol = query.value(3).toString(),
                     .uri = query.value(4).toString(),
                     .creator = query.value(5).toString(),
                     .bondingCurve = query.value(6).toString(),
                     .associatedBondingCurve = query.value(7).toString(),
                     .createdMs = query.value(9).toLongLong(),
                     .complete = query.value(12).toBool(),
                     .virtualTokenReserves = u64FromColumn(query.value(13)),
                     .virtualSolReserves = u64FromColumn(query.value(14)),
                     .realTokenReserves = u64FromColumn(query.value(15)),
                     .realSolReserves = u64FromColumn(query.value(16)),
                     .lastTradeMs = query.value(10).toLongLong(),
                     .kingSinceMs = query.value(11).toLongLong()};
    token.pool = query.value(8).toString();
    token.initialTokens = u64FromColumn(query.value(17));
    token.reservesAt = query.value(18).toLongLong();
    token.hasLaunch = query.value(19).toBool();
    token.hasMigrated = query.value(20).toBool();
    token.hasMetadata = query.value(21).toBool();
    tokenRecord::updateFigures(token);
    return token;
}

const QString &updateTokenSql()
{
    static const QString sql
        = u"UPDATE token SET name=?, symbol=?, uri=?, creator=?, curve=?, curve_account=?, pool=?, created_ms=?,"
          " last_trade_ms=?, complete=?, market_cap=?, progress=?, virtual_tokens=?, virtual_sol=?, real_tokens=?,"
          " real_sol=?, initial_tokens=?, reserves_at=?, has_launch=?, has_migrated=?, has_metadata=? WHERE id=?"_s;
    return sql;
}

QVariantList tokenValues(const TokenRecord &token)
{
    const TokenSummary &t = token.summary;
    return {toColumn(t.name),
            toColumn(t.symbol),
            toColumn(t.uri),
            toColumn(t.creator),
            toColumn(t.bondingCurve),
            toColumn(t.associatedBondingCurve),
            toColumn(token.pool),
            t.createdMs,
            t.lastTradeMs,
            t.complete ? 1 : 0,
            toColumn(t.marketCapLamports),
            toColumn(t.progressPpm),
            toColumn(t.virtualTokenReserves),
            toColumn(t.virtualSolReserves),
            toColumn(t.realTokenReserves),
            toColumn(t.realSolReserves),
            toColumn(token.initialTokens),
            token.reservesAt,
            token.hasLaunch ? 1 : 0,
            token.hasMigrated ? 1 : 0,
            token.hasMetadata ? 1 : 0,
            token.id};
}

const QString &tradeColumns()
{
    static const QString columns = u"id, signature, time, user, is_buy, lamports, tokens, fee, virtual_sol,"
                                   " virtual_tokens, real_sol, real_tokens, on_pool"_s;
    return columns;
}

MarketTrade readTrade(const QSqlQuery &query, const TokenRecord &token)
{
    MarketTrade trade;
    trade.position = query.value(0).toLongLong();
    trade.row = {.signature = query.value(1).toString(),
                 .slot = chainPosition::slotOf(trade.position),
                 .timestamp = query.value(2).toLongLong(),
                 .mint = token.summary.mint,
                 .user = query.value(3).toString(),
                 .isBuy = query.value(4).toBool(),
                 .lamports = u64FromColumn(query.value(5)),
                 .tokens = u64FromColumn(query.value(6)),
                 .virtualSolReserves = u64FromColumn(query.value(8)),
                 .virtualTokenReserves = u64FromColumn(query.value(9)),
                 .realSolReserves = u64FromColumn(query.value(10)),
                 .realTokenReserves = u64FromColumn(query.value(11)),
                 .pool = query.value(12).toBool() ? token.pool : QString(),
                 .creator = token.summary.creator};
    trade.feeLamports = u64FromColumn(query.value(7));
    return trade;
}

Result<std::optional<TokenRecord>> readOne(QSqlQuery &query, const QVariant &value)
{
    return firstRow(query, {value}, readToken);
}

} // namespace curvedesk::marketSchema
