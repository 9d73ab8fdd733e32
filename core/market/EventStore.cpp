// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/EventStore.h"

#include "core/storage/DatabaseFile.h"

#include <sodium.h>

#include <QtEndian>

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The kinds as the database has them; the index of the alternative in Happening.
enum Kind { Launch, Trade, Migration, Gap, Order, Balance };

// `user` is the owner of an order, and `signature` its id; `lamports` and `tokens` are the ends of a gap, and
// `lamports` the state of an order. Of a balance `lamports` is the amount, `tokens` the one before, `user` the wallet,
// and `virtual_sol` the slot at which it was read.
const QStringList schema{
    u"CREATE TABLE event(place INTEGER PRIMARY KEY, identity INTEGER NOT NULL UNIQUE, slot INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, time INTEGER NOT NULL, signature TEXT NOT NULL, mint TEXT NOT NULL, user TEXT NOT NULL,"
    " creator TEXT NOT NULL, pool TEXT NOT NULL, curve TEXT NOT NULL, name TEXT NOT NULL, symbol TEXT NOT NULL,"
    " uri TEXT NOT NULL, is_buy INTEGER NOT NULL, lamports INTEGER NOT NULL, tokens INTEGER NOT NULL,"
    " virtual_sol INTEGER NOT NULL, virtual_tokens INTEGER NOT NULL, real_sol INTEGER NOT NULL,"
    " real_tokens INTEGER NOT NULL)"_s,
    u"CREATE INDEX event_by_slot ON event(slot)"_s,
};
const QStringList balanceIndex{u"CREATE INDEX event_by_wallet ON event(user, mint, place, lamports) WHERE kind = 5"_s};
// Identities are made in another way since: the events have none that a repetition could be known by.
const QStringList newIdentities{u"DELETE FROM event"_s};
constexpr int columns = 21;

/// The columns that all kinds are made of.
struct Row
{
    quint64 slot = 0;
    int kind = Launch;
    qint64 time = 0;
    QString signature, mint, user, creator, pool, curve, name, symbol, uri;
    bool isBuy = false;
    quint64 lamports = 0, tokens = 0, virtualSol = 0, virtualTokens = 0, realSol = 0, realTokens = 0;
};

struct ToRow
{
    Row operator()(const LaunchRow &e) const
    {
        return {.slot = e.slot,
                .kind = Launch,
                .time = e.timestamp,
                .signature = e.signature,
                .mint = e.mint,
                .user = e.user,
                .curve = e.bondingCurve,
                .name = e.name,
                .symbol = e.symbol,
                .uri = e.uri};
    }
    Row operator()(const TradeRow &e) const
    {
        return {.slot = e.slot,
                .kind = Trade,
                .time = e.timestamp,
                .signature = e.signature,
                .mint = e.mint,
                .user = e.user,
                .creator = e.creator,
                .pool = e.pool,
                .isBuy = e.isBuy,
                .lamports = e.lamports,
                .tokens = e.tokens,
                .virtualSol = e.virtualSolReserves,
                .virtualTokens = e.virtualTokenReserves,
                .realSol = e.realSolReserves,
                .realTokens = e.realTokenReserves};
    }
    Row operator()(const MigrationRow &e) const
    {
        return {.slot = e.slot,
                .kind = Migration,
                .time = e.timestamp,
                .signature = e.signature,
                .mint = e.mint,
                .user = e.user,
                .pool = e.pool,
                .curve = e.bondingCurve};
    }
    Row operator()(const SlotGap &e) const { return {.slot = e.to, .kind = Gap, .lamports = e.from, .tokens = e.to}; }
    Row operator()(const OrderChange &e) const
    {
        return {.slot = e.slot, .kind = Order, .signature = e.id, .user = e.owner, .lamports = e.state};
    }
    Row operator()(const BalanceChange &e) const
    {
        return {.slot = e.slot,
                .kind = Balance,
                .time = e.timestamp,
                .mint = e.mint,
                .user = e.wallet,
                .lamports = e.amount,
                .tokens = e.previous,
                .virtualSol = e.slot};
    }
};

/// The event that the row was written for.
Happening happeningOf(const Row &r)
{
    switch (r.kind) {
    case Launch:
        return LaunchRow{r.signature, r.slot, r.time, r.mint, r.name, r.symbol, r.uri, r.curve, r.user};
    case Migration:
        return MigrationRow{r.signature, r.slot, r.time, r.mint, r.curve, r.pool, r.user};
    case Gap:
        return SlotGap{r.lamports, r.tokens};
    case Order:
        return OrderChange{r.user, r.signature, r.lamports, r.slot};
    case Balance:
        return BalanceChange{r.user, r.mint, r.lamports, r.tokens, r.virtualSol, r.time};
    default:
        return TradeRow{.signature = r.signature,
                        .slot = r.slot,
                        .timestamp = r.time,
                        .mint = r.mint,
                        .user = r.user,
                        .isBuy = r.isBuy,
                        .lamports = r.lamports,
                        .tokens = r.tokens,
                        .virtualSolReserves = r.virtualSol,
                        .virtualTokenReserves = r.virtualTokens,
                        .realSolReserves = r.realSol,
                        .realTokenReserves = r.realTokens,
                        .pool = r.pool,
                        .creator = r.creator};
    }
}

/// When the event happened, in slots or of their length: what happens together stands together in the index of
/// identities, of which SQLite then writes few pages.
quint64 timeOf(const Row &row)
{
    constexpr quint64 slotMs = 400;
    constexpr qsizetype timeDigits = 12; // a UUIDv7 begins with its milliseconds
    if (row.kind == Order)
        return QString(row.signature).remove(u'-').left(timeDigits).toULongLong(nullptr, 16) / slotMs;
    return row.kind == Balance ? row.virtualSol : row.slot;
}

/// Tells events apart: 16 bits of the time, then 48 bits of a hash of what makes the event one that was not told yet.
/// The times are left out of the hash, because a transaction that is read again can get another one.
quint64 identityOf(const Row &row)
{
    QByteArray bytes;
    constexpr qsizetype most = 512; // bytes of a usual event
    bytes.reserve(most);
    const auto append = [&bytes](const QString &text) { bytes.append(text.toLatin1()).append(' '); };
    append(row.signature);
    append(row.mint);
    // A launch and a move to a pool happen once in a transaction and coin; the sender is known in one reading only.
    if (row.kind != Migration)
        append(row.user);
    for (const quint64 number : {quint64(row.kind), row.kind >= Order ? 0 : row.slot, row.lamports, row.tokens,
                                 quint64(row.isBuy), row.virtualSol, row.virtualTokens, row.realSol, row.realTokens}) {
        const quint64 littleEndian = qToLittleEndian(number);
        bytes.append(reinterpret_cast<const char *>(&littleEndian), sizeof littleEndian);
    }
    std::array<unsigned char, crypto_generichash_BYTES_MIN> hash;
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(bytes.constData()),
                       static_cast<unsigned long long>(bytes.size()), nullptr, 0);
    constexpr int hashBits = 48;
    return timeOf(row) << hashBits | (qFromLittleEndian<quint64>(hash.data()) >> (64 - hashBits));
}

LoggedEvent readEvent(const QSqlQuery &query)
{
    int at = 0;
    const auto number = [&] { return u64FromColumn(query.value(at++)); };
    const auto text = [&] { return query.value(at++).toString(); };
    const quint64 place = number();
    const quint64 identity = number();
    Row row;
    row.slot = number();
    row.kind = static_cast<int>(number());
    row.time = static_cast<qint64>(number());
    for (QString *each :
         {&row.signature, &row.mint, &row.user, &row.creator, &row.pool, &row.curve, &row.name, &row.symbol, &row.uri})
        *each = text();
    row.isBuy = number() != 0;
    for (quint64 *each :
         {&row.lamports, &row.tokens, &row.virtualSol, &row.virtualTokens, &row.realSol, &row.realTokens})
        *each = number();
    return {{row.slot, place, static_cast<quint32>(identity)}, happeningOf(row)};
}

/// The values of the insert's columns, in their order.
QVariantList valuesOf(quint64 place, quint64 identity, const Row &row)
{
    return {toColumn(place),
            toColumn(identity),
            toColumn(row.slot),
            row.kind,
            row.time,
            toColumn(row.signature),
            toColumn(row.mint),
            toColumn(row.user),
            toColumn(row.creator),
            toColumn(row.pool),
            toColumn(row.curve),
            toColumn(row.name),
            toColumn(row.symbol),
            toColumn(row.uri),
            row.isBuy ? 1 : 0,
            toColumn(row.lamports),
            toColumn(row.tokens),
            toColumn(row.virtualSol),
            toColumn(row.virtualTokens),
            toColumn(row.realSol),
            toColumn(row.realTokens)};
}

/// The values of the statement that inserts an order's change, whose other columns are empty.
QVariantList orderValuesOf(quint64 place, quint64 identity, const Row &row)
{
    return {toColumn(place),         toColumn(identity), toColumn(row.slot),    row.kind,
            toColumn(row.signature), toColumn(row.user), toColumn(row.lamports)};
}

} // namespace

Result<std::unique_ptr<EventStore>> EventStore::open(const QString &path, quint64 most)
{
    auto store = openFile(path, most);
    if (store || store.error().code != ErrorCode::Damaged || path.isEmpty())
        return store;
    if (const Outcome moved = moveDatabaseAside(path); !moved)
        return failure(moved.error());
    qWarning("the log of events was damaged and begins anew");
    return openFile(path, most);
}

Result<std::unique_ptr<EventStore>> EventStore::openFile(const QString &path, quint64 most)
{
    Result<Database> database = Database::open(path, {schema, balanceIndex, newIdentities});
    if (!database)
        return failure(database.error());
    // Events that a power cut takes are read from the chain again; their cursors then tell that they are others.
    if (const Outcome relaxed = database->execute(u"PRAGMA synchronous = NORMAL"_s); !relaxed)
        return failure(relaxed.error());
    std::unique_ptr<EventStore> store(new EventStore(std::move(*database), most));
    if (const Outcome prepared = store->prepare(); !prepared)
        return failure(prepared.error());
    if (const Outcome read = store->readEnds(); !read)
        return failure(read.error());
    return store;
}

Outcome EventStore::prepare()
{
    const QString marks = QStringList(columns, u"?"_s).join(u',');
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&m_insert, u"INSERT OR IGNORE INTO event VALUES(%1)"_s.arg(marks)},
        // Most events are orders' changes, and a bound value costs more than a stored one.
        {&m_insertOrder,
         u"INSERT OR IGNORE INTO event"
         " VALUES(?,?,?,?,0,?,'',?,'','','','','','',0,?,0,0,0,0,0)"_s},
        {&m_after, u"SELECT * FROM event WHERE place > ? ORDER BY place LIMIT ?"_s},
        {&m_firstBeyondSlot, u"SELECT MIN(place) FROM event WHERE slot > ?"_s},
        // SQLite takes the amount from the row with the highest place.
        {&m_balances, u"SELECT mint, lamports, MAX(place) FROM event WHERE kind = 5 AND user = ? GROUP BY mint"_s},
    };
    return m_database.prepareAll(statements);
}

Outcome EventStore::readEnds()
{
    const auto oldest = read(m_after, {0, 1});
    if (!oldest)
        return failure(oldest.error());
    const Result<QVariant> last = m_database.value(u"SELECT MAX(place) FROM event"_s);
    if (!last)
        return failure(last.error());
    m_last = u64FromColumn(*last);
    const auto newest = read(m_after, {toColumn(m_last - std::min<quint64>(m_last, 1)), 1});
    if (!newest)
        return failure(newest.error());
    if (oldest->isEmpty() || newest->isEmpty())
        return {};
    m_first = oldest->constFirst().cursor.place;
    m_firstSlot = oldest->constFirst().cursor.slot;
    m_lastSlot = newest->constFirst().cursor.slot;
    return {};
}

Result<QList<LoggedEvent>> EventStore::add(const QList<Happening> &happenings)
{
    QList<LoggedEvent> added;
    quint64 place = m_last;
    quint64 lastSlot = m_lastSlot;
    const Outcome written = m_database.transaction([&]() -> Outcome {
        for (const Happening &happening : happenings) {
            Row row = std::visit(ToRow(), happening);
            // A balance is read at a slot whose trades may not be logged yet: its cursor has the slot of the event
            // before.
            if (row.kind == Balance && place > 0)
                row.slot = lastSlot;
            // An event that was removed after it was told would be told again.
            if (m_first > 1 && row.slot < m_firstSlot)
                continue;
            const quint64 identity = identityOf(row);
            QSqlQuery &insert = row.kind == Order ? m_insertOrder : m_insert;
            const QVariantList values
                = row.kind == Order ? orderValuesOf(place + 1, identity, row) : valuesOf(place + 1, identity, row);
            if (const Outcome inserted = run(insert, values); !inserted)
                return inserted;
            if (insert.numRowsAffected() != 1)
                continue;
            ++place;
            lastSlot = row.slot;
            added.append({{row.slot, place, static_cast<quint32>(identity)}, happening});
        }
        return {};
    });
    if (!written)
        return failure(written.error());
    if (added.isEmpty())
        return added;
    if (m_last == 0)
        m_firstSlot = added.constFirst().cursor.slot;
    m_last = place;
    m_lastSlot = added.constLast().cursor.slot;
    if (const Outcome removed = removeOldest(); !removed)
        qWarning("old events could not be removed: %s", qUtf8Printable(removed.error().detail));
    return added;
}

Outcome EventStore::removeOldest()
{
    // In portions, because each removal costs a commit.
    const quint64 portion = m_most / 16 + 1;
    if (m_last - m_first + 1 < m_most + portion)
        return {};
    const Outcome removed = m_database.execute(u"DELETE FROM event WHERE place <= %1"_s.arg(m_last - m_most));
    return removed ? readEnds() : removed;
}

Result<QList<LoggedEvent>> EventStore::read(QSqlQuery &query, const QVariantList &values)
{
    QList<LoggedEvent> events;
    const Outcome read = visitRows(query, values, [&events](const QSqlQuery &row) {
        events.append(readEvent(row));
        return true;
    });
    return read.map([&] { return events; });
}

Result<QList<LoggedEvent>> EventStore::after(quint64 place, int limit)
{
    return read(m_after, {toColumn(place), limit});
}

Result<QHash<QString, quint64>> EventStore::balancesOf(const QString &wallet)
{
    if (const Outcome ran = run(m_balances, {wallet}); !ran)
        return failure(ran.error());
    QHash<QString, quint64> out;
    while (m_balances.next())
        out.insert(m_balances.value(0).toString(), u64FromColumn(m_balances.value(1)));
    const QSqlError error = m_balances.lastError();
    m_balances.finish();
    if (error.isValid())
        return failure(storageError(error));
    return out;
}

Result<EventStore::Resumption> EventStore::resume(const EventCursor &cursor)
{
    if (cursor.place >= m_first && cursor.place <= m_last) {
        const auto known = after(cursor.place - 1, 1);
        if (!known)
            return failure(known.error());
        if (!known->isEmpty() && known->constFirst().cursor == cursor)
            return Resumption{cursor.place, std::nullopt};
    }
    // The event of that cursor is gone, or belongs to another log: all that is known to be later is sent.
    quint64 place = m_last;
    if (m_firstSlot > cursor.slot || (m_firstSlot == cursor.slot && cursor.place < m_first)) {
        place = m_first - 1;
    } else {
        if (const Outcome ran = run(m_firstBeyondSlot, {toColumn(cursor.slot)}); !ran)
            return failure(ran.error());
        if (m_firstBeyondSlot.next() && !m_firstBeyondSlot.value(0).isNull())
            place = u64FromColumn(m_firstBeyondSlot.value(0)) - 1;
        m_firstBeyondSlot.finish();
    }
    const auto next = after(place, 1);
    if (!next)
        return failure(next.error());
    const quint64 until = next->isEmpty() ? m_lastSlot : next->constFirst().cursor.slot;
    return Resumption{place, SlotGap{cursor.slot, std::max(cursor.slot, until)}};
}

} // namespace curvedesk
