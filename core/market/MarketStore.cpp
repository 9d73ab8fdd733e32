// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketStore.h"

#include "core/market/MarketStorePrivate.h"
#include "core/storage/DatabaseFile.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

Result<std::unique_ptr<MarketStore>> MarketStore::Private::open(const QString &path)
{
    if (const Outcome unchanged = takeDigest(path); !unchanged)
        return failure(unchanged.error());
    Result<Database> database = Database::open(path, migrations());
    if (!database)
        return failure(database.error());
    if (const Outcome checked = checkTables(*database); !checked)
        return failure(checked.error());
    // What is lost in a crash is read from the chain again, so that commits need not wait for the disk.
    if (const Outcome relaxed = database->execute(u"PRAGMA synchronous = NORMAL"_s); !relaxed)
        return failure(relaxed.error());
    auto d = std::make_unique<Private>(std::move(*database));
    d->path = path;
    if (const Outcome prepared = d->prepare(); !prepared)
        return failure(prepared.error());
    return std::unique_ptr<MarketStore>(new MarketStore(std::move(d)));
}

Outcome MarketStore::Private::prepare()
{
    const QString tokenWhere = u"SELECT "_s + tokenColumns() + u" FROM token WHERE "_s;
    const QString tradeWhere = u"SELECT "_s + tradeColumns() + u" FROM trade WHERE "_s;
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&findById, tokenWhere + u"id = ?"_s},
        {&tradesOfToken, tradeWhere + u"token = ? AND id < ? ORDER BY id DESC"_s},
        {&tradesOfUser,
         u"SELECT token, is_buy, lamports, tokens, fee, id, signature, time FROM trade WHERE user = ? AND id > ?"
         " ORDER BY id"_s},
        {&tradesOfUserInToken, tradeWhere + u"user = ? AND token = ? ORDER BY id DESC LIMIT ?"_s},
        {&balancesInToken,
         u"SELECT user, SUM(CASE WHEN is_buy THEN tokens ELSE -tokens END) AS held FROM trade WHERE token = ?"
         " GROUP BY user HAVING held <> 0"_s},
        {&tokensWithText,
         tokenWhere
             + u"name REGEXP ? OR symbol REGEXP ?"
               " OR substr(mint, 1, ?) = ? OR substr(creator, 1, ?) = ?"
               " ORDER BY market_cap DESC, mint DESC LIMIT ?"_s},
        {&candlesOfToken,
         u"SELECT open_time, open, high, low, close, volume, trades FROM candle"
         " WHERE token = ? AND interval = ? AND open_time < ? ORDER BY open_time DESC"_s},
        {&lastOfMinute,
         u"SELECT last FROM candle WHERE token = ? AND interval = 60 AND open_time < ?"
         " ORDER BY open_time DESC LIMIT 1"_s},
        {&kingSince, u"UPDATE token SET king_since_ms = ? WHERE mint = ?"_s},
    };
    if (const Outcome prepared = database.prepareAll(statements); !prepared)
        return prepared;
    if (const Outcome prepared = writer.prepare(); !prepared)
        return prepared;
    if (const Outcome prepared = trim.prepare(); !prepared)
        return prepared;
    QHash<QString, QString> meta;
    const Outcome read = database.visit(u"SELECT key, value FROM meta"_s, {}, [&meta](const QSqlQuery &row) {
        meta.insert(row.value(0).toString(), row.value(1).toString());
        return true;
    });
    if (!read)
        return read;
    cursor = {meta[u"last_slot"_s].toULongLong(), meta[u"last_time"_s].toLongLong(), meta[u"last_signature"_s]};
    return readGaps();
}

Outcome MarketStore::Private::readGaps()
{
    QList<Gap> read;
    const QString sql = u"SELECT id, from_slot, to_slot, from_time, to_time, before, attempts FROM gap"
                        " ORDER BY to_slot DESC"_s;
    const Outcome visited = database.visit(sql, {}, [&read](const QSqlQuery &row) {
        read.append({.id = row.value(0).toLongLong(),
                     .fromSlot = u64FromColumn(row.value(1)),
                     .toSlot = u64FromColumn(row.value(2)),
                     .times = {row.value(3).toLongLong(), row.value(4).toLongLong()},
                     .before = row.value(5).toString(),
                     .attempts = row.value(6).toInt()});
        return true;
    });
    if (visited)
        gaps = std::move(read);
    return visited;
}

Outcome MarketStore::Private::changeGaps(const QString &sql, const QVariantList &values)
{
    const Result<int> changed = database.change(sql, values);
    return changed ? readGaps() : failure(changed.error());
}

Outcome MarketStore::Private::writeGap(Gap gap)
{
    QStringList merged;
    for (const Gap &each : std::as_const(gaps)) {
        if (each.fromSlot > gap.toSlot + 1 || each.toSlot + 1 < gap.fromSlot)
            continue;
        if (each.toSlot > gap.toSlot) {
            gap.toSlot = each.toSlot;
            gap.before = each.before;
        }
        gap.fromSlot = std::min(gap.fromSlot, each.fromSlot);
        gap.times = {std::min(gap.times.from, each.times.from), std::max(gap.times.to, each.times.to)};
        merged.append(QString::number(each.id));
    }
    const Outcome removed = database.execute(u"DELETE FROM gap WHERE id IN (%1)"_s.arg(merged.join(u',')));
    if (!removed)
        return removed;
    return changeGaps(u"INSERT INTO gap VALUES(NULL,?,?,?,?,?,?)"_s,
                      {toColumn(gap.fromSlot), toColumn(gap.toSlot), gap.times.from, gap.times.to, toColumn(gap.before),
                       gap.attempts});
}

Result<std::unique_ptr<MarketStore>> MarketStore::open(const QString &databasePath)
{
    auto store = Private::open(databasePath);
    if (!store && store.error().code == ErrorCode::Damaged && !databasePath.isEmpty())
        return replace(databasePath);
    return store;
}

Result<std::unique_ptr<MarketStore>> MarketStore::replace(const QString &databasePath)
{
    if (const Outcome moved = moveDatabaseAside(databasePath); !moved)
        return failure(moved.error());
    qWarning("the market's database was put aside and is read from the chain again");
    return Private::open(databasePath);
}

MarketStore::MarketStore(std::unique_ptr<Private> parts)
    : d(std::move(parts))
{
}

MarketStore::~MarketStore()
{
    const QString path = d->path;
    d.reset();
    if (!path.isEmpty())
        writeDigest(path);
}

Result<MarketChanges> MarketStore::add(QList<MarketUpdate> batch, const std::optional<MarketCursor> &cursor,
                                       const std::function<Outcome(const MarketUpdate &)> &afterEach)
{
    MarketChanges changes;
    const Outcome added = d->database.transaction([&] { return d->writer.add(batch, cursor, changes, afterEach); });
    d->writer.endTransaction();
    if (!added)
        return failure(added.error());
    if (cursor)
        d->cursor = *cursor;
    return changes;
}

Outcome MarketStore::describe(const QList<CoinOnChain> &coins)
{
    const Outcome described = d->database.transaction([&]() -> Outcome {
        for (const CoinOnChain &coin : coins) {
            if (const Outcome done = d->writer.describe(coin); !done)
                return done;
        }
        return d->writer.writeTokens();
    });
    d->writer.endTransaction();
    return described;
}

Outcome MarketStore::trim(qint64 mostBytes, const std::function<bool(const QString &wallet)> &isKept)
{
    const Result<bool> isBeyond = d->trim.isBeyond(mostBytes);
    if (!isBeyond)
        return failure(isBeyond.error());
    if (!*isBeyond)
        return {};
    const Outcome trimmed = d->database.transaction([&]() -> Outcome {
        const auto cut = d->trim.removeOldest(isKept);
        if (!cut)
            return failure(cut.error());
        return *cut ? d->writeGap({.toSlot = (*cut)->slot, .times = {0, (*cut)->time}}) : Outcome();
    });
    if (trimmed)
        return trimmed;
    d->trim.startOver();
    const Outcome read = d->readGaps();
    return read ? trimmed : read;
}

const MarketCursor &MarketStore::cursor() const
{
    return d->cursor;
}

Result<bool> MarketStore::hasTrades(quint64 slot, const QString &signature) const
{
    return d->writer.placesIn(slot).map([&](const auto &stored) { return stored.contains(signature); });
}

Result<QStringList> MarketStore::mintsWithoutMetadata(int limit) const
{
    QStringList mints;
    const Outcome read
        = d->database.visit(u"SELECT mint FROM token WHERE has_metadata = 0 ORDER BY last_trade_ms DESC LIMIT ?"_s,
                            {limit}, [&mints](const QSqlQuery &row) {
                                mints.append(row.value(0).toString());
                                return true;
                            });
    return read.map([&] { return mints; });
}

Result<std::optional<TokenRecord>> MarketStore::token(const QString &mint) const
{
    if (const auto changed = changing().find(mint); changed != changing().end())
        return std::optional(changed->second);
    return d->writer.readByMint(mint);
}

const std::unordered_map<QString, TokenRecord> &MarketStore::changing() const
{
    return d->writer.changing();
}

Result<std::optional<TokenRecord>> MarketStore::tokenOfPool(const QString &pool) const
{
    return d->writer.readByPool(pool);
}

Result<std::optional<TokenRecord>> MarketStore::tokenOfId(qint64 id) const
{
    return readOne(d->findById, id);
}

Result<QString> MarketStore::king() const
{
    return d->database.value(u"SELECT value FROM meta WHERE key = 'king'"_s).map(&QVariant::toString);
}

Outcome MarketStore::setKing(const QString &mint, QHash<QString, qint64> &since)
{
    QHash<QString, qint64> left;
    const Outcome written = d->database.transaction([&]() -> Outcome {
        for (auto each = since.cbegin(); each != since.cend(); ++each) {
            if (const Outcome ran = run(d->kingSince, {each.value(), each.key()}); !ran)
                return ran;
            if (d->kingSince.numRowsAffected() == 0)
                left.insert(each.key(), each.value());
        }
        return d->writer.writeMeta(u"king"_s, mint);
    });
    if (written)
        since = left;
    return written;
}

Outcome MarketStore::addGap(const Gap &gap)
{
    const Outcome added = d->database.transaction([&] { return d->writeGap(gap); });
    if (added)
        return added;
    const Outcome read = d->readGaps();
    return read ? added : read;
}

Outcome MarketStore::updateGap(const Gap &gap)
{
    return d->changeGaps(u"UPDATE gap SET to_slot=?, to_time=?, before=?, attempts=? WHERE id=?"_s,
                         {toColumn(gap.toSlot), gap.times.to, toColumn(gap.before), gap.attempts, gap.id});
}

Outcome MarketStore::removeGap(qint64 id)
{
    return d->changeGaps(u"DELETE FROM gap WHERE id = ?"_s, {id});
}

const QList<MarketStore::Gap> &MarketStore::gaps() const
{
    return d->gaps;
}

} // namespace curvedesk
