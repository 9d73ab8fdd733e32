// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/EventStore.h"

#include "core/market/EventRow.h"
#include "core/storage/DatabaseFile.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

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

/// The event in a row of all columns, with its cursor.
LoggedEvent readEvent(const QSqlQuery &query)
{
    int at = 0;
    const auto number = [&] { return u64FromColumn(query.value(at++)); };
    const auto text = [&] { return query.value(at++).toString(); };
    const quint64 place = number();
    const quint64 identity = number();
    EventRow row;
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
    return {{row.slot, place, static_cast<quint32>(identity)}, row.happening()};
}

/// The values of the insert's columns, in their order.
QVariantList valuesOf(quint64 place, quint64 identity, const EventRow &row)
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
QVariantList orderValuesOf(quint64 place, quint64 identity, const EventRow &row)
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
    const QString marks = QStringList(columns, u"?"_s).join(u',');
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&store->m_insert, u"INSERT OR IGNORE INTO event VALUES(%1)"_s.arg(marks)},
        // Most events are orders' changes, and a bound value costs more than a stored one.
        {&store->m_insertOrder,
         u"INSERT OR IGNORE INTO event"
         " VALUES(?,?,?,?,0,?,'',?,'','','','','','',0,?,0,0,0,0,0)"_s},
        {&store->m_find, u"SELECT 1 FROM event WHERE identity = ?"_s},
        {&store->m_after, u"SELECT * FROM event WHERE place > ? ORDER BY place LIMIT ?"_s},
        {&store->m_firstBeyondSlot, u"SELECT MIN(place) FROM event WHERE slot > ?"_s},
        // SQLite takes the amount from the row with the highest place.
        {&store->m_balances,
         u"SELECT mint, lamports, MAX(place) FROM event WHERE kind = 5 AND user = ? GROUP BY mint"_s},
    };
    if (const Outcome prepared = store->m_database.prepareAll(statements); !prepared)
        return failure(prepared.error());
    if (const Outcome read = store->readEnds(); !read)
        return failure(read.error());
    return store;
}

Outcome EventStore::readEnds()
{
    const QString sql
        = u"SELECT place, slot FROM event"
          " WHERE place IN ((SELECT MIN(place) FROM event), (SELECT MAX(place) FROM event)) ORDER BY place"_s;
    bool isOldest = true;
    return m_database.visit(sql, {}, [&](const QSqlQuery &row) {
        m_last = u64FromColumn(row.value(0));
        m_lastSlot = u64FromColumn(row.value(1));
        if (std::exchange(isOldest, false)) {
            m_first = m_last;
            m_firstSlot = m_lastSlot;
        }
        return true;
    });
}

Result<QList<LoggedEvent>> EventStore::add(const QList<Happening> &happenings)
{
    QList<LoggedEvent> added;
    quint64 place = m_last;
    quint64 lastSlot = m_lastSlot;
    const Outcome written = m_database.transaction([&]() -> Outcome {
        for (const Happening &happening : happenings) {
            EventRow row = EventRow::of(happening);
            const bool isOld = m_first > 1 && row.slot < m_firstSlot;
            // A balance is read at a slot whose trades may not be logged yet, and an order's outcome can be found long
            // after its slot: their cursors have the slot of the event before.
            if ((row.kind == EventRow::Balance && place > 0) || (row.kind == EventRow::Order && isOld))
                row.slot = lastSlot;
            // An event that was removed after it was told would be told again.
            else if (isOld)
                continue;
            const quint64 identity = row.identity();
            QSqlQuery &insert = row.kind == EventRow::Order ? m_insertOrder : m_insert;
            const QVariantList values = row.kind == EventRow::Order ? orderValuesOf(place + 1, identity, row)
                                                                    : valuesOf(place + 1, identity, row);
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

Result<bool> EventStore::has(const Happening &happening)
{
    const auto found
        = firstRow(m_find, {toColumn(EventRow::of(happening).identity())}, [](const QSqlQuery &) { return true; });
    return found.map([](const auto &row) { return row.has_value(); });
}

Result<QList<LoggedEvent>> EventStore::after(quint64 place, int limit)
{
    QList<LoggedEvent> events;
    const Outcome read = visitRows(m_after, {toColumn(place), limit}, [&events](const QSqlQuery &row) {
        events.append(readEvent(row));
        return true;
    });
    return read.map([&] { return events; });
}

Result<QHash<QString, quint64>> EventStore::balancesOf(const QString &wallet)
{
    QHash<QString, quint64> out;
    const Outcome read = visitRows(m_balances, {wallet}, [&out](const QSqlQuery &row) {
        out.insert(row.value(0).toString(), u64FromColumn(row.value(1)));
        return true;
    });
    return read.map([&out] { return out; });
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
        const auto later
            = firstRow(m_firstBeyondSlot, {toColumn(cursor.slot)}, [](const QSqlQuery &row) { return row.value(0); });
        if (!later)
            return failure(later.error());
        if (*later && !(*later)->isNull())
            place = u64FromColumn(**later) - 1;
    }
    const auto next = after(place, 1);
    if (!next)
        return failure(next.error());
    const quint64 until = next->isEmpty() ? m_lastSlot : next->constFirst().cursor.slot;
    return Resumption{place, SlotGap{cursor.slot, std::max(cursor.slot, until)}};
}

} // namespace curvedesk
