// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// Queries of the store: rows of coins, trades, candles and balances. MarketStore.cpp has what changes it.
#include "core/market/MarketStorePrivate.h"

#include <QRegularExpression>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

Outcome MarketStore::visitTokens(TokenSort sort, qint64 belowValue, const QString &belowMint,
                                 const std::function<bool(const TokenRecord &)> &visit) const
{
    static constexpr QStringView columns[] = {u"market_cap", u"created_ms", u"last_trade_ms", u"progress"};
    return d->database.visit(
        u"SELECT %1 FROM token WHERE %3 (%2, mint) < (?, ?) ORDER BY %2 DESC, mint DESC"_s.arg(
            tokenColumns(), columns[static_cast<int>(sort)], isOnCurveOnly(sort) ? u"complete = 0 AND"_s : QString()),
        {belowValue, belowMint}, [&](const QSqlQuery &row) { return visit(readToken(row)); });
}

Outcome MarketStore::visitValues(CoinValue value, qint64 from, qint64 afterId,
                                 const std::function<bool(const CoinRow &)> &visit) const
{
    QString column;
    QString where;
    // A day is made of hours, as in Market::addSpan(). Most coins were not traded in the span: theirs costs nothing.
    const int interval = value == CoinValue::DayChange || value == CoinValue::DayVolume ? 3600 : 60;
    const auto inSpan = [&](const QString &expression) {
        const QString since = QString::number((from - interval) * millisecondsPerSecond);
        return u"CASE WHEN last_trade_ms >= %1 THEN %2 END"_s.arg(since, expression);
    };
    const auto candle = [&](const QString &result, const QString &rest) {
        return u"(SELECT %1 FROM candle WHERE token = t.id AND interval = %2 AND open_time %3)"_s.arg(
            result, QString::number(interval), rest.arg(from - interval));
    };
    switch (value) {
    case CoinValue::MarketCap:
    case CoinValue::Progress:
        column = value == CoinValue::MarketCap ? u"market_cap"_s : u"progress"_s;
        where = u"AND +complete = 0"_s; // by the index of complete ones, each part would sort all coins first
        break;
    case CoinValue::Created:
        column = u"created_ms"_s;
        break;
    case CoinValue::LastTrade:
        column = u"last_trade_ms"_s;
        break;
    case CoinValue::Change:
    case CoinValue::HourChange:
    case CoinValue::DayChange:
        column = inSpan(u"COALESCE(%1, %2)"_s.arg(candle(u"close"_s, u"<= %1 ORDER BY open_time DESC LIMIT 1"_s),
                                                  candle(u"open"_s, u"> %1 ORDER BY open_time LIMIT 1"_s)));
        break;
    case CoinValue::DayVolume: // SUM() fails where it overflows
        column = inSpan(candle(u"CAST(MIN(TOTAL(volume), 9e18) AS INTEGER)"_s, u"> %1"_s));
        break;
    case CoinValue::Holders:
        column = u"(SELECT COUNT(*) FROM (SELECT 1 FROM trade WHERE token = t.id GROUP BY user"
                 " HAVING SUM(CASE WHEN is_buy THEN tokens ELSE -tokens END) > 0))"_s;
        break;
    }
    return d->database.visit(
        u"SELECT id, created_ms, market_cap, %1 FROM token AS t WHERE id > ? %2 ORDER BY id"_s.arg(column, where),
        {afterId}, [&](const QSqlQuery &row) {
            const QVariant found = row.value(3);
            return visit({.id = row.value(0).toLongLong(),
                          .createdMs = row.value(1).toLongLong(),
                          .marketCap = u64FromColumn(row.value(2)),
                          .value = found.isNull() ? std::nullopt : std::optional(u64FromColumn(found))});
        });
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
    const auto last
        = firstRow(d->lastOfMinute, {token.id, time}, [](const QSqlQuery &row) { return row.value(0).toLongLong(); });
    if (!last)
        return failure(last.error());
    return visitTrades(token, last->value_or(0) + 1,
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
        trade.row.signature = row.value(6).toString();
        trade.row.timestamp = row.value(7).toLongLong();
        trade.row.user = wallet;
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
    // LIKE would tell capital from small letters where they are not ASCII.
    const QString pattern = u"(?i)"_s + QRegularExpression::escape(text);
    const qsizetype length = searchedLength(text);
    return visitRows(d->tokensWithText, {pattern, pattern, length, text, length, text, limit},
                     [&](const QSqlQuery &row) { return visit(readToken(row)); });
}

} // namespace curvedesk
