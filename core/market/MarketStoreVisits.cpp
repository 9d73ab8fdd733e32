// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// Queries of the store: rows of coins, trades, candles and balances. MarketStore.cpp has what changes it.
#include "core/market/MarketStorePrivate.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

Outcome MarketStore::visitTokens(TokenSort sort, qint64 belowValue, const QString &belowMint,
                                 const std::function<bool(const TokenRecord &)> &visit) const
{
    QString column;
    switch (sort) {
    case TokenSort::MarketCap:
        column = u"market_cap"_s;
        break;
    case TokenSort::Newest:
        column = u"created_ms"_s;
        break;
    case TokenSort::LastTrade:
        column = u"last_trade_ms"_s;
        break;
    case TokenSort::Progress:
        column = u"progress"_s;
        break;
    }
    return d->database.visit(u"SELECT %1 FROM token WHERE %3 (%2, mint) < (?, ?) ORDER BY %2 DESC, mint DESC"_s.arg(
                                 tokenColumns(), column, isOnCurveOnly(sort) ? u"complete = 0 AND"_s : QString()),
                             {belowValue, belowMint}, [&](const QSqlQuery &row) { return visit(readToken(row)); });
}

Outcome MarketStore::visitTrades(const TokenRecord &token, qint64 before,
                                 const std::function<bool(const MarketTrade &)> &visit) const
{
    return visitRows(d->tradesOfToken, {token.id, before},
                     [&](const QSqlQuery &row) { return visit(readTrade(row, token)); });
}

Outcome MarketStore::visitTradesBefore(const TokenRecord &token, qint64 time,
                                       const std::function<bool(const MarketTrade &)> &visit) const
{
    // Reads the last trade of the newest minute that began before `time`: no trade before `time` has a later position.
    qint64 last = 0;
    const Outcome read = visitRows(d->lastOfMinute, {token.id, time}, [&](const QSqlQuery &row) {
        last = row.value(0).toLongLong();
        return false;
    });
    if (!read)
        return read;
    return visitTrades(token, last + 1,
                       [&](const MarketTrade &trade) { return trade.row.timestamp >= time || visit(trade); });
}

Outcome MarketStore::visitCandles(qint64 token, int interval, qint64 before,
                                  const std::function<bool(const Candle &)> &visit) const
{
    return visitRows(d->candlesOfToken, {token, interval, before}, [&](const QSqlQuery &row) {
        return visit({.openTime = row.value(0).toLongLong(),
                      .open = u64FromColumn(row.value(1)),
                      .high = u64FromColumn(row.value(2)),
                      .low = u64FromColumn(row.value(3)),
                      .close = u64FromColumn(row.value(4)),
                      .volumeLamports = u64FromColumn(row.value(5)),
                      .trades = row.value(6).toUInt()});
    });
}

Outcome MarketStore::visitTradesOf(const QString &wallet, qint64 after,
                                   const std::function<bool(qint64 token, const MarketTrade &)> &visit) const
{
    return visitRows(d->tradesOfUser, {wallet, after}, [&](const QSqlQuery &row) {
        MarketTrade trade;
        trade.row.isBuy = row.value(1).toBool();
        trade.row.lamports = u64FromColumn(row.value(2));
        trade.row.tokens = u64FromColumn(row.value(3));
        trade.feeLamports = u64FromColumn(row.value(4));
        trade.position = row.value(5).toLongLong();
        trade.row.slot = chainPosition::slotOf(trade.position);
        return visit(row.value(0).toLongLong(), trade);
    });
}

Outcome MarketStore::visitTradesBy(const QString &wallet, const TokenRecord &token, int limit,
                                   const std::function<bool(const MarketTrade &)> &visit) const
{
    return visitRows(d->tradesOfUserInToken, {wallet, token.id, limit},
                     [&](const QSqlQuery &row) { return visit(readTrade(row, token)); });
}

Outcome MarketStore::visitBalances(qint64 token,
                                   const std::function<bool(const QString &wallet, qint64 tokens)> &visit) const
{
    return visitRows(d->balancesInToken, {token},
                     [&](const QSqlQuery &row) { return visit(row.value(0).toString(), row.value(1).toLongLong()); });
}

Outcome MarketStore::visitTokensWith(const QString &text, int limit,
                                     const std::function<bool(const TokenRecord &)> &visit) const
{
    QString pattern = text;
    for (const QChar special : u"\\%_"_s)
        pattern.replace(special, u'\\' + QString(special));
    pattern = u'%' + pattern + u'%';
    const qsizetype length = searchedLength(text);
    return visitRows(d->tokensWithText, {pattern, pattern, length, text, length, text, limit},
                     [&](const QSqlQuery &row) { return visit(readToken(row)); });
}

} // namespace curvedesk
