// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketSchema.h"

#include "core/pump/curve/CurveQuote.h"

namespace curvedesk::marketSchema {

using namespace Qt::StringLiterals;

namespace {

BondingCurve curveOf(const TokenSummary &token)
{
    BondingCurve curve;
    curve.virtualTokenReserves = token.virtualTokenReserves;
    curve.virtualQuoteReserves = token.virtualSolReserves;
    curve.realTokenReserves = token.realTokenReserves;
    curve.realQuoteReserves = token.realSolReserves;
    curve.complete = token.complete;
    return curve;
}

} // namespace

namespace {

const QStringList firstTables{
    u"CREATE TABLE token(id INTEGER PRIMARY KEY, mint TEXT NOT NULL UNIQUE, name TEXT NOT NULL, symbol TEXT NOT "
    u"NULL,"
    " uri TEXT NOT NULL, creator TEXT NOT NULL, curve TEXT NOT NULL, curve_account TEXT NOT NULL,"
    " created_ms INTEGER NOT NULL, complete INTEGER NOT NULL, market_cap INTEGER NOT NULL, progress INTEGER NOT "
    "NULL,"
    " virtual_tokens INTEGER NOT NULL, virtual_sol INTEGER NOT NULL, real_tokens INTEGER NOT NULL,"
    " real_sol INTEGER NOT NULL, initial_tokens INTEGER NOT NULL, last_trade_ms INTEGER NOT NULL,"
    " king_since_ms INTEGER NOT NULL)"_s,
    u"CREATE INDEX token_by_cap ON token(complete, market_cap, id)"_s,
    u"CREATE INDEX token_by_age ON token(created_ms, id)"_s,
    u"CREATE INDEX token_by_trade ON token(last_trade_ms, id)"_s,
    u"CREATE INDEX token_by_progress ON token(complete, progress, id)"_s,
    u"CREATE TABLE trade(id INTEGER PRIMARY KEY, token INTEGER NOT NULL, signature TEXT NOT NULL, event INTEGER "
    u"NOT NULL,"
    " slot INTEGER NOT NULL, time INTEGER NOT NULL, user TEXT NOT NULL, is_buy INTEGER NOT NULL,"
    " lamports INTEGER NOT NULL, tokens INTEGER NOT NULL, fee INTEGER NOT NULL, virtual_sol INTEGER NOT NULL,"
    " virtual_tokens INTEGER NOT NULL, real_sol INTEGER NOT NULL, real_tokens INTEGER NOT NULL,"
    " UNIQUE(signature, event))"_s,
    u"CREATE INDEX trade_by_token ON trade(token, id)"_s,
    u"CREATE TABLE position(wallet TEXT NOT NULL, token INTEGER NOT NULL, tokens INTEGER NOT NULL,"
    " cost INTEGER NOT NULL, realised INTEGER NOT NULL, PRIMARY KEY(wallet, token)) WITHOUT ROWID"_s,
    u"CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"_s,
};

// Where a row came from, so that a fork can take it back; trades in the chain's order, not in that of arrival; pools;
// what was never read. Old rows lack all that, and come again from the chain.
const QStringList originsAndPools{
    u"DROP TABLE token"_s,
    u"DROP TABLE trade"_s,
    u"DELETE FROM position"_s,
    u"DELETE FROM meta"_s,
    u"CREATE TABLE token(id INTEGER PRIMARY KEY, mint TEXT NOT NULL UNIQUE, name TEXT NOT NULL, symbol TEXT NOT "
    u"NULL,"
    " uri TEXT NOT NULL, creator TEXT NOT NULL, curve TEXT NOT NULL, curve_account TEXT NOT NULL,"
    " created_ms INTEGER NOT NULL, complete INTEGER NOT NULL, market_cap INTEGER NOT NULL, progress INTEGER NOT "
    "NULL,"
    " virtual_tokens INTEGER NOT NULL, virtual_sol INTEGER NOT NULL, real_tokens INTEGER NOT NULL,"
    " real_sol INTEGER NOT NULL, initial_tokens INTEGER NOT NULL, last_trade_ms INTEGER NOT NULL,"
    " king_since_ms INTEGER NOT NULL, launch_tokens INTEGER NOT NULL, launch_sol INTEGER NOT NULL,"
    " pool TEXT NOT NULL, launched_by TEXT NOT NULL, completed_by TEXT NOT NULL, published_by TEXT NOT NULL,"
    " last_slot INTEGER NOT NULL, is_named INTEGER NOT NULL)"_s,
    u"CREATE INDEX token_by_cap ON token(complete, market_cap, id)"_s,
    u"CREATE INDEX token_by_age ON token(created_ms, id)"_s,
    u"CREATE INDEX token_by_trade ON token(last_trade_ms, id)"_s,
    u"CREATE INDEX token_by_progress ON token(complete, progress, id)"_s,
    u"CREATE INDEX token_by_launch ON token(launched_by)"_s,
    u"CREATE INDEX token_by_completion ON token(completed_by) WHERE completed_by <> ''"_s,
    u"CREATE INDEX token_by_publication ON token(published_by) WHERE published_by <> ''"_s,
    u"CREATE INDEX token_by_pool ON token(pool) WHERE pool <> ''"_s,
    u"CREATE INDEX token_unnamed ON token(last_trade_ms) WHERE is_named = 0"_s,
    u"CREATE TABLE trade(id INTEGER PRIMARY KEY, token INTEGER NOT NULL, signature TEXT NOT NULL, event INTEGER "
    u"NOT NULL,"
    " slot INTEGER NOT NULL, time INTEGER NOT NULL, user TEXT NOT NULL, is_buy INTEGER NOT NULL,"
    " lamports INTEGER NOT NULL, tokens INTEGER NOT NULL, fee INTEGER NOT NULL, virtual_sol INTEGER NOT NULL,"
    " virtual_tokens INTEGER NOT NULL, real_sol INTEGER NOT NULL, real_tokens INTEGER NOT NULL,"
    " place INTEGER NOT NULL, tokens_before INTEGER NOT NULL, on_pool INTEGER NOT NULL, UNIQUE(signature, event))"_s,
    u"CREATE INDEX trade_by_token ON trade(token, slot, place, id)"_s,
    u"CREATE INDEX trade_by_user ON trade(user, token)"_s,
    u"CREATE TABLE gap(id INTEGER PRIMARY KEY, program TEXT NOT NULL, from_slot INTEGER NOT NULL, from_time INTEGER "
    "NOT NULL, to_slot INTEGER NOT NULL, to_time INTEGER NOT NULL, before TEXT NOT NULL)"_s,
};

} // namespace

const Database::Migrations &migrations()
{
    static const Database::Migrations history{firstTables, originsAndPools};
    return history;
}

const QString &tokenColumns()
{
    static const QString columns
        = u"id, mint, name, symbol, uri, creator, curve, curve_account, created_ms, complete,"
          " market_cap, progress, virtual_tokens, virtual_sol, real_tokens, real_sol, initial_tokens,"
          " last_trade_ms, king_since_ms, launch_tokens, launch_sol, pool, launched_by, completed_by, published_by,"
          " last_slot, is_named"_s;
    return columns;
}

const QString &tradeColumns()
{
    static const QString columns = u"signature, slot, time, user, is_buy, lamports, tokens, virtual_sol,"
                                   " virtual_tokens, real_sol, real_tokens, on_pool"_s;
    return columns;
}

const QString &newestFirst()
{
    static const QString order = u"ORDER BY slot DESC, place DESC, id DESC"_s;
    return order;
}

TradeRow readTrade(const QSqlQuery &query, const QString &mint, const QString &pool)
{
    return {.signature = query.value(0).toString(),
            .slot = u64FromColumn(query.value(1)),
            .timestamp = query.value(2).toLongLong(),
            .mint = mint,
            .user = query.value(3).toString(),
            .isBuy = query.value(4).toBool(),
            .lamports = u64FromColumn(query.value(5)),
            .tokens = u64FromColumn(query.value(6)),
            .virtualSolReserves = u64FromColumn(query.value(7)),
            .virtualTokenReserves = u64FromColumn(query.value(8)),
            .realSolReserves = u64FromColumn(query.value(9)),
            .realTokenReserves = u64FromColumn(query.value(10)),
            .pool = query.value(11).toBool() ? pool : QString()};
}

void derive(StoredToken &token)
{
    const BondingCurve curve = curveOf(token.summary);
    token.summary.marketCapLamports = static_cast<quint64>(curveQuote::marketCapLamports(curve));
    token.summary.progressPpm = curveQuote::progressPpm(curve, token.initialTokens);
    token.summary.lamportsToComplete = token.summary.complete ? 0 : curveQuote::quoteToComplete(curve);
}

StoredToken readToken(const QSqlQuery &query)
{
    StoredToken token;
    token.id = query.value(0).toLongLong();
    token.initialTokens = u64FromColumn(query.value(16));
    token.summary = {.mint = query.value(1).toString(),
                     .name = query.value(2).toString(),
                     .symbol = query.value(3).toString(),
                     .uri = query.value(4).toString(),
                     .creator = query.value(5).toString(),
                     .bondingCurve = query.value(6).toString(),
                     .associatedBondingCurve = query.value(7).toString(),
                     .createdMs = query.value(8).toLongLong(),
                     .complete = query.value(9).toBool(),
                     .virtualTokenReserves = u64FromColumn(query.value(12)),
                     .virtualSolReserves = u64FromColumn(query.value(13)),
                     .realTokenReserves = u64FromColumn(query.value(14)),
                     .realSolReserves = u64FromColumn(query.value(15)),
                     .lastTradeMs = query.value(17).toLongLong(),
                     .kingSinceMs = query.value(18).toLongLong()};
    token.launchVirtualTokens = u64FromColumn(query.value(19));
    token.launchVirtualSol = u64FromColumn(query.value(20));
    token.pool = query.value(21).toString();
    token.launchedBy = query.value(22).toString();
    token.completedBy = query.value(23).toString();
    token.publishedBy = query.value(24).toString();
    token.lastSlot = u64FromColumn(query.value(25));
    token.isNamed = query.value(26).toBool();
    derive(token);
    return token;
}

Outcome run(QSqlQuery &query, const QVariantList &values)
{
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(static_cast<int>(i), values.at(i));
    if (!query.exec())
        return failure(storageError(query.lastError()));
    return {};
}

} // namespace curvedesk::marketSchema
