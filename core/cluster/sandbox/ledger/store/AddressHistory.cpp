// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/AddressHistory.h"

#include "core/cluster/sandbox/ledger/store/Varint.h"

#include <algorithm>
#include <iterator>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// Encodes ascending numbers: the first, then the differences, which are small.
QByteArray packed(const QList<quint64> &sequences)
{
    ByteWriter writer(sequences.size() + 8);
    quint64 previous = 0;
    for (const quint64 sequence : sequences) {
        varint::write(writer, sequence - previous);
        previous = sequence;
    }
    return std::move(writer).result();
}

// The ascending numbers that packed() wrote as differences; of damaged bytes whatever they decode to, without an error.
QList<quint64> unpacked(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    QList<quint64> out;
    quint64 previous = 0;
    while (reader.remaining() > 0) {
        previous += varint::read(reader);
        out.append(previous);
    }
    return out;
}

// Appends the numbers below `before` from an ascending list, newest first, until `into` has `limit`.
void appendNewest(const QList<quint64> &from, quint64 before, qsizetype limit, QList<quint64> &into)
{
    for (auto it = std::lower_bound(from.cbegin(), from.cend(), before); it != from.cbegin() && into.size() < limit;)
        into.append(*--it);
}

} // namespace

QString AddressHistory::schema()
{
    return u"CREATE TABLE address_transactions (address BLOB NOT NULL, first INTEGER NOT NULL,"
           " sequences BLOB NOT NULL, PRIMARY KEY (address, first)) WITHOUT ROWID"_s;
}

QString AddressHistory::insertSql()
{
    return u"INSERT INTO address_transactions (address, first, sequences) VALUES (?, ?, ?)"_s;
}

Result<AddressHistory> AddressHistory::open(const Database &database)
{
    AddressHistory history;
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&history.m_insert, insertSql()},
        {&history.m_select,
         u"SELECT sequences FROM address_transactions WHERE address = ? AND first < ? ORDER BY first DESC"_s},
    };
    if (const Outcome prepared = database.prepareAll(statements); !prepared)
        return failure(prepared.error());
    return history;
}

void AddressHistory::add(quint64 sequence, const QList<Address> &mentioned)
{
    for (const Address &address : mentioned)
        m_recent[address].append(sequence);
    ++m_count;
}

Outcome AddressHistory::write(QSqlQuery &insert, const Mentions &mentions)
{
    // Rows are written in the order of the key, so that SQLite writes each page of the tree once.
    QList<Address> order = mentions.keys();
    std::sort(order.begin(), order.end());
    Outcome written;
    for (auto it = order.cbegin(); written && it != order.cend(); ++it) {
        const QList<quint64> &sequences = *mentions.constFind(*it);
        written = run(insert, {it->view().toByteArray(), toColumn(sequences.first()), packed(sequences)});
    }
    return written;
}

void AddressHistory::markWritten()
{
    m_recent.clear();
    m_first += std::exchange(m_count, 0);
}

Outcome AddressHistory::removeWritten(const Database &database, const QList<quint64> &removed,
                                      const QSet<Address> &mentioned)
{
    if (removed.isEmpty() || removed.first() >= m_first)
        return {}; // all removed transactions are in memory only
    Result<QSqlQuery> find = database.prepare(
        u"SELECT sequences FROM address_transactions WHERE address = ? AND first <= ? ORDER BY first DESC"_s);
    Result<QSqlQuery> remove = database.prepare(u"DELETE FROM address_transactions WHERE address = ? AND first = ?"_s);
    if (!find)
        return failure(find.error());
    if (!remove)
        return failure(remove.error());
    for (const Address &address : mentioned) {
        const QByteArray key = address.view().toByteArray();
        QList<QList<quint64>> rows;
        const Outcome found = visitRows(*find, {key, toColumn(removed.last())}, [&](const QSqlQuery &columns) {
            const QList<quint64> row = unpacked(columns.value(0).toByteArray());
            if (row.isEmpty() || row.last() < removed.first())
                return false;
            rows.append(row);
            return true;
        });
        if (!found)
            return found;
        for (const QList<quint64> &row : std::as_const(rows)) {
            QList<quint64> left;
            std::set_difference(row.cbegin(), row.cend(), removed.cbegin(), removed.cend(), std::back_inserter(left));
            if (left.size() == row.size())
                continue;
            Outcome written = run(*remove, {key, toColumn(row.first())});
            if (written && !left.isEmpty())
                written = run(m_insert, {key, toColumn(left.first()), packed(left)});
            if (!written)
                return written;
        }
    }
    return {};
}

void AddressHistory::markRemoved(quint64 first, quint64 end)
{
    for (auto it = m_recent.begin(); it != m_recent.end();) {
        QList<quint64> &sequences = *it;
        sequences.erase(std::lower_bound(sequences.begin(), sequences.end(), first), sequences.end());
        it = sequences.isEmpty() ? m_recent.erase(it) : std::next(it);
    }
    m_count -= std::min(m_count, end - first);
    m_first = std::min(m_first, first);
}

QList<quint64> AddressHistory::query(const Address &address, quint64 before, qsizetype limit)
{
    QList<quint64> out;
    appendNewest(m_recent.value(address), before, limit, out);
    if (out.size() >= limit)
        return out;
    const QVariantList values{address.view().toByteArray(), toColumn(std::min(before, m_first))};
    const Outcome read = visitRows(m_select, values, [&](const QSqlQuery &row) {
        appendNewest(unpacked(row.value(0).toByteArray()), before, limit, out);
        return out.size() < limit;
    });
    if (!read)
        qWarning("the ledger's address index could not be read");
    return out;
}

} // namespace curvedesk::sandbox
