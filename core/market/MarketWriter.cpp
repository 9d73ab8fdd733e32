// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketWriter.h"

#include "core/market/Candles.h"
#include "core/market/MarketSchema.h"
#include "core/money/MulDiv.h"

#include <algorithm>
#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

Outcome MarketWriter::prepare()
{
    const QString tokenWhere = u"SELECT "_s + tokenColumns() + u" FROM token WHERE "_s;
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&m_findByMint, tokenWhere + u"mint = ?"_s},
        {&m_findByPool, tokenWhere + u"pool = ?"_s},
        {&m_insertToken, u"INSERT INTO token(mint) VALUES(?)"_s},
        {&m_updateToken, updateTokenSql()},
        {&m_insertTrade, u"INSERT INTO trade VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s},
        {&m_tradesOfSlot, u"SELECT id, signature FROM trade WHERE id BETWEEN ? AND ?"_s},
        // A trade that arrives late opens or closes the candle only when it is the candle's first or last one.
        {&m_upsertCandle,
         u"INSERT INTO candle VALUES(?,?,?,?,?,?,?,?,?,?,?) ON CONFLICT DO UPDATE SET"
         " open = CASE WHEN excluded.first < first THEN excluded.open ELSE open END,"
         " close = CASE WHEN excluded.last > last THEN excluded.close ELSE close END,"
         " high = MAX(high, excluded.high), low = MIN(low, excluded.low),"
         " volume = CASE WHEN volume > 9223372036854775807 - excluded.volume THEN 9223372036854775807"
         " ELSE volume + excluded.volume END,"
         " trades = trades + excluded.trades, first = MIN(first, excluded.first), last = MAX(last, excluded.last)"_s},
        {&m_writeMeta, u"INSERT OR REPLACE INTO meta VALUES(?,?)"_s},
    };
    if (const Outcome prepared = m_database.prepareAll(statements); !prepared)
        return prepared;
    const Result<QVariant> newest = m_database.value(u"SELECT MAX(id) FROM trade"_s);
    if (!newest)
        return failure(newest.error());
    m_newestSlot = chainPosition::slotOf(newest->toLongLong());
    return {};
}

Outcome MarketWriter::add(QList<MarketUpdate> &batch, const std::optional<MarketCursor> &cursor, MarketChanges &changes,
                          const AfterEach &afterEach)
{
    for (MarketUpdate &update : batch) {
        const Result<bool> isNew = place(update);
        if (!isNew)
            return failure(isNew.error());
        if (!*isNew)
            continue;
        if (const Outcome applied = applyUpdate(update, *this, changes); !applied)
            return applied;
        for (const MarketTrade &trade : std::as_const(update.trades)) {
            if (const Outcome written = writeTrade(m_tokens.at(trade.row.mint).id, trade); !written)
                return written;
        }
        if (const Outcome done = afterEach(update); !done)
            return done;
    }
    if (const Outcome written = writeCandles(); !written)
        return written;
    if (const Outcome written = writeTokens(); !written)
        return written;
    if (!cursor)
        return {};
    const std::pair<QString, QString> rows[] = {{u"last_signature"_s, cursor->signature},
                                                {u"last_slot"_s, QString::number(cursor->slot)},
                                                {u"last_time"_s, QString::number(cursor->time)}};
    for (const auto &[key, value] : rows) {
        if (const Outcome written = writeMeta(key, value); !written)
            return written;
    }
    return {};
}

Result<bool> MarketWriter::place(MarketUpdate &update)
{
    if (m_slot != update.slot) {
        m_slot = update.slot;
        m_places.clear();
        m_nextPlace = 0;
        if (update.slot <= m_newestSlot) {
            const auto stored = placesIn(update.slot);
            if (!stored)
                return failure(stored.error());
            m_places = *stored;
            for (const quint32 each : std::as_const(m_places))
                m_nextPlace = std::max(m_nextPlace, each + 1);
        }
    }
    if (m_places.contains(update.signature))
        return false;
    if (!update.setPlace(std::max(m_nextPlace, update.place))) {
        qWarning("transaction %s was left out of the market: its slot or place does not fit",
                 qUtf8Printable(update.signature));
        return false;
    }
    m_places.insert(update.signature, update.place);
    m_nextPlace = update.place + 1;
    return true;
}

Result<QHash<QString, quint32>> MarketWriter::placesIn(quint64 slot)
{
    QHash<QString, quint32> places;
    const std::optional<qint64> first = chainPosition::of(slot, 0, 0);
    const std::optional<qint64> last = chainPosition::of(slot, chainPosition::maxPlace, chainPosition::maxEvent);
    if (!first || !last)
        return places;
    const Outcome read = visitRows(m_tradesOfSlot, {*first, *last}, [&places](const QSqlQuery &row) {
        places.insert(row.value(1).toString(), chainPosition::placeOf(row.value(0).toLongLong()));
        return true;
    });
    return read.map([&] { return places; });
}

Outcome MarketWriter::writeTrade(qint64 token, const MarketTrade &trade)
{
    const TradeRow &row = trade.row;
    m_newestSlot = std::max(m_newestSlot, row.slot);
    const Outcome inserted
        = run(m_insertTrade,
              {trade.position, token, toColumn(row.signature), row.timestamp, toColumn(row.user), row.isBuy ? 1 : 0,
               toColumn(row.lamports), toColumn(row.tokens), toColumn(trade.feeLamports),
               toColumn(row.virtualSolReserves), toColumn(row.virtualTokenReserves), toColumn(row.realSolReserves),
               toColumn(row.realTokenReserves), row.pool.isEmpty() ? 0 : 1});
    if (!inserted)
        return inserted;
    addToCandles(token, trade);
    return {};
}

void MarketWriter::addToCandles(qint64 token, const MarketTrade &trade)
{
    for (const int interval : candles::kept) {
        const Candle candle = candles::ofTrade(trade.row, interval);
        const auto [found, isNew] = m_candles.try_emplace({token, interval, candle.openTime},
                                                          CandlePart{candle, trade.position, trade.position});
        if (isNew)
            continue;
        CandlePart &part = found->second;
        Candle &sum = part.candle;
        if (trade.position < part.first)
            sum.open = candle.open;
        if (trade.position > part.last)
            sum.close = candle.close;
        part.first = std::min(part.first, trade.position);
        part.last = std::max(part.last, trade.position);
        sum.high = std::max(sum.high, candle.high);
        sum.low = std::min(sum.low, candle.low);
        sum.volumeLamports = saturated(uint128{sum.volumeLamports} + candle.volumeLamports);
        ++sum.trades;
    }
}

Outcome MarketWriter::writeCandles()
{
    constexpr quint64 mostVolume = std::numeric_limits<qint64>::max();
    for (const auto &[key, part] : m_candles) {
        const auto &[token, interval, openTime] = key;
        const Candle &candle = part.candle;
        if (const Outcome written
            = run(m_upsertCandle,
                  {token, interval, openTime, toColumn(candle.open), toColumn(candle.high), toColumn(candle.low),
                   toColumn(candle.close), toColumn(std::min(candle.volumeLamports, mostVolume)), candle.trades,
                   part.first, part.last});
            !written)
            return written;
    }
    return {};
}

Outcome MarketWriter::describe(const CoinOnChain &coin)
{
    const auto known = readByMint(coin.summary.mint);
    if (!known)
        return failure(known.error());
    if (!*known) {
        const Result<TokenRecord *> added = insert(tokenRecord::described(coin));
        return added ? Outcome() : failure(added.error());
    }
    TokenRecord token = **known;
    if (tokenRecord::applyDescription(token, coin))
        m_tokens.insert_or_assign(coin.summary.mint, token);
    return {};
}

Outcome MarketWriter::writeTokens()
{
    for (const auto &[mint, token] : m_tokens) {
        if (const Outcome written = run(m_updateToken, tokenValues(token)); !written)
            return written;
    }
    return {};
}

void MarketWriter::endTransaction()
{
    m_tokens.clear();
    m_candles.clear();
    m_mintsOfPools.clear();
    m_slot.reset();
    m_places.clear();
}

Outcome MarketWriter::writeMeta(const QString &key, const QString &value)
{
    return run(m_writeMeta, {key, toColumn(value)});
}

Result<std::optional<TokenRecord>> MarketWriter::readByMint(const QString &mint)
{
    return readOne(m_findByMint, mint);
}

Result<std::optional<TokenRecord>> MarketWriter::readByPool(const QString &pool)
{
    return readOne(m_findByPool, pool);
}

Result<TokenRecord *> MarketWriter::loadOrAddCoin(const QString &mint)
{
    if (const auto here = m_tokens.find(mint); here != m_tokens.end())
        return &here->second;
    auto stored = readByMint(mint);
    if (!stored)
        return failure(stored.error());
    if (*stored)
        return &m_tokens.emplace(mint, **stored).first->second;
    Result<TokenRecord> unknown = tokenRecord::unknown(mint);
    if (!unknown)
        return failure(unknown.error());
    return insert(std::move(*unknown));
}

Result<TokenRecord *> MarketWriter::insert(TokenRecord token)
{
    if (const Outcome inserted = run(m_insertToken, {token.summary.mint}); !inserted)
        return failure(inserted.error());
    token.id = m_insertToken.lastInsertId().toLongLong();
    m_mintsOfPools.insert(token.pool, token.summary.mint);
    return &m_tokens.insert_or_assign(token.summary.mint, token).first->second;
}

Result<TokenRecord *> MarketWriter::loadCoinOfPool(const QString &pool)
{
    if (const auto mint = m_mintsOfPools.constFind(pool); mint != m_mintsOfPools.constEnd())
        return loadOrAddCoin(*mint);
    const auto stored = readByPool(pool);
    if (!stored)
        return failure(stored.error());
    if (!*stored)
        return nullptr;
    m_mintsOfPools.insert(pool, (*stored)->summary.mint);
    return loadOrAddCoin((*stored)->summary.mint);
}

} // namespace curvedesk
