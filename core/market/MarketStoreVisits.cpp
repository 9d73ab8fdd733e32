// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// What the store is asked for: rows of coins, trades, candles and balances. MarketStore.cpp has what changes it.
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
    Result<QSqlQuery> query
        = d->database.prepare(u"SELECT %1 FROM token WHERE %3 (%2, mint) < (?, ?) ORDER BY %2 DESC, mint DESC"_s.arg(
            tokenColumns(), column, isOnCurveOnly(sort) ? u"complete = 0 AND"_s : QString()));
    if (!query)
        return failure(query.error());
    if (const Outcome ran = run(*query, {belowValue, belowMint}); !ran)
        return failure(ran.error());
    while (query->next() && visit(readToken(*query))) { }
    return finish(*query);
}

Outcome MarketStore::visitTrades(const TokenRecord &token, qint64 before,
                                 const std::function<bool(const MarketTrade &)> &visit) const
{
    QSqlQuery &query = d->tradesOfToken;
    if (const Outcome ran = run(query, {token.id, before}); !ran)
        return ran;
    while (query.next() && visit(readTrade(query, token))) { }
    return finish(query);
}

Outcome MarketStore::visitTradesBefore(const TokenRecord &token, qint64 time,
                                       const std::function<bool(const MarketTrade &)> &visit) const
{
    // Reads the last trade of the newest minute that began before `time`: no trade before `time` has a later position.
    if (const Outcome ran = run(d->lastOfMinute, {token.id, time}); !ran)
        return ran;
    const qint64 last = d->lastOfMinute.next() ? d->lastOfMinute.value(0).toLongLong() : 0;
    if (const Outcome done = finish(d->lastOfMinute); !done)
        return done;
    return visitTrades(token, last + 1,
                       [&](const MarketTrade &trade) { return trade.row.timestamp >= time || visit(trade); });
}

Outcome MarketStore::visitCandles(qint64 token, int interval, qint64 before,
                                  const std::function<bool(const Candle &)> &visit) const
{
    QSqlQuery &query = d->candlesOfToken;
    if (const Outcome ran = run(query, {token, interval, before}); !ran)
        return ran;
    bool goesOn = true;
    while (goesOn && query.next()) {
        goesOn = visit({.openTime = query.value(0).toLongLong(),
                        .open = u64FromColumn(query.value(1)),
                        .high = u64FromColumn(query.value(2)),
                        .low = u64FromColumn(query.value(3)),
                        .close = u64FromColumn(query.value(4)),
                        .volumeLamports = u64FromColumn(query.value(5)),
                        .trades = query.value(6).toUInt()});
    }
    return finish(query);
}

Outcome MarketStore::visitTradesOf(const QString &wallet,
                                   const std::function<bool(qint64 token, const MarketTrade &)> &visit) const
{
    QSqlQuery &query = d->tradesOfUser;
    if (const Outcome ran = run(query, {wallet}); !ran)
        return ran;
    bool goesOn = true;
    while (goesOn && query.next()) {
        MarketTrade trade;
        trade.row.isBuy = query.value(1).toBool();
        trade.row.lamports = u64FromColumn(query.value(2));
        trade.row.tokens = u64FromColumn(query.value(3));
        trade.feeLamports = u64FromColumn(query.value(4));
        goesOn = visit(query.value(0).toLongLong(), trade);
    }
    return finish(query);
}

Outcome MarketStore::visitTradesBy(const QString &wallet, const TokenRecord &token, int limit,
                                   const std::function<bool(const MarketTrade &)> &visit) const
{
    QSqlQuery &query = d->tradesOfUserInToken;
    if (const Outcome ran = run(query, {wallet, token.id, limit}); !ran)
        return ran;
    while (query.next() && visit(readTrade(query, token))) { }
    return finish(query);
}

Outcome MarketStore::visitBalances(qint64 token,
                                   const std::function<bool(const QString &wallet, qint64 tokens)> &visit) const
{
    QSqlQuery &query = d->balancesInToken;
    if (const Outcome ran = run(query, {token}); !ran)
        return ran;
    while (query.next() && visit(query.value(0).toString(), query.value(1).toLongLong())) { }
    return finish(query);
}

Outcome MarketStore::visitTokensWith(const QString &text, int limit,
                                     const std::function<bool(const TokenRecord &)> &visit) const
{
    QString pattern = text;
    for (const QChar special : u"\\%_"_s)
        pattern.replace(special, u'\\' + QString(special));
    pattern = u'%' + pattern + u'%';
    QSqlQuery &query = d->tokensWithText;
    if (const Outcome ran = run(query, {pattern, pattern, text, text, limit}); !ran)
        return ran;
    while (query.next() && visit(readToken(query))) { }
    return finish(query);
}

} // namespace curvedesk
