// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketTrim.h"

#include "core/market/Candles.h"
#include "core/market/MarketCursor.h"

#include <QHash>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Removed with each write while the file is too large: more than a public network lands between two writes, and few
// enough that orders do not wait for it.
constexpr int rowsAtOnce = 1000;

} // namespace

Outcome MarketTrim::prepare()
{
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&m_oldest, u"SELECT id, token, time, user FROM trade WHERE id > ? ORDER BY id LIMIT ?"_s},
        {&m_removeTrade, u"DELETE FROM trade WHERE id = ?"_s},
        {&m_anyTrade, u"SELECT 1 FROM trade WHERE token = ? LIMIT 1"_s},
        {&m_removeCandles, u"DELETE FROM candle WHERE token = ? AND interval = ? AND open_time <= ?"_s},
        {&m_removeAllCandles, u"DELETE FROM candle WHERE token = ?"_s},
    };
    return m_database.prepareAll(statements);
}

Result<bool> MarketTrim::isBeyond(qint64 bytes) const
{
    const Result<QVariant> filled
        = m_database.value(u"SELECT (page_count - freelist_count) * page_size"
                           " FROM pragma_page_count, pragma_freelist_count, pragma_page_size"_s);
    return filled.map([bytes](const QVariant &number) { return number.toLongLong() > bytes; });
}

Result<std::optional<MarketTrim::Cut>>
MarketTrim::removeOldest(const std::function<bool(const QString &wallet)> &isKept)
{
    QList<qint64> removed;
    QHash<qint64, qint64> newestOf; // seconds, by token
    qint64 last = m_from;
    const Outcome read = visitRows(m_oldest, {m_from, rowsAtOnce}, [&](const QSqlQuery &row) {
        last = row.value(0).toLongLong();
        if (isKept(row.value(3).toString()))
            return true;
        removed.append(last);
        qint64 &newest = newestOf[row.value(1).toLongLong()];
        newest = std::max(newest, row.value(2).toLongLong());
        return true;
    });
    if (!read)
        return failure(read.error());
    for (const qint64 id : std::as_const(removed)) {
        if (const Outcome done = run(m_removeTrade, {id}); !done)
            return failure(done.error());
    }
    Cut cut;
    for (auto each = newestOf.cbegin(); each != newestOf.cend(); ++each) {
        cut.time = std::max(cut.time, each.value());
        if (const Outcome done = removeCandles(each.key(), each.value()); !done)
            return failure(done.error());
    }
    m_from = last;
    if (removed.isEmpty())
        return std::optional<Cut>();
    cut.slot = chainPosition::slotOf(removed.constLast());
    return std::optional(cut);
}

Outcome MarketTrim::removeCandles(qint64 token, qint64 upTo)
{
    const auto anyTrade = firstRow(m_anyTrade, {token}, [](const QSqlQuery &) { return true; });
    if (!anyTrade)
        return failure(anyTrade.error());
    if (!*anyTrade)
        return run(m_removeAllCandles, {token});
    for (const int interval : candles::kept) {
        if (const Outcome done = run(m_removeCandles, {token, interval, upTo - interval}); !done)
            return done;
    }
    return {};
}

} // namespace curvedesk
