// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"
#include "core/storage/Database.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace curvedesk::sandbox {

/// Which transactions mention which address. A row for every mention would cost more than all the rest of a commit
/// (a trade names 18 accounts), so the newest mentions stay in memory and go to disk a thousand transactions at a
/// time, one row an address. After a crash they are read again from the transactions themselves.
class AddressHistory
{
public:
    static constexpr quint64 chunk = 1024; ///< transactions

    static QString schema();

    [[nodiscard]] static Result<AddressHistory> open(const Database &database);

    /// Adds a transaction that is on disk; they come in order.
    void add(quint64 sequence, const QList<Address> &mentioned);
    /// True when there is a chunk to write with the next commit.
    [[nodiscard]] bool isFull() const { return m_count >= chunk; }
    /// Writes what is in memory, inside the caller's transaction; forget it with written() once that is committed.
    [[nodiscard]] Outcome write();
    void written();
    /// Takes the transactions from `first` on out of what is on disk, inside the caller's transaction; forget them with
    /// removed() once that is committed. `mentioned`: by any of them.
    [[nodiscard]] Outcome removeWritten(const Database &database, quint64 first, const QSet<Address> &mentioned);
    void removed(quint64 first, quint64 end);
    /// Transactions from this number on are only in memory.
    [[nodiscard]] quint64 firstUnwritten() const { return m_first; }
    void setFirstUnwritten(quint64 sequence) { m_first = sequence; }

    /// Newest first, numbered below `before`.
    [[nodiscard]] QList<quint64> query(const Address &address, quint64 before, qsizetype limit);

private:
    AddressHistory(QSqlQuery insert, QSqlQuery select);

    QHash<Address, QList<quint64>> m_recent;
    quint64 m_first = 0;
    quint64 m_count = 0;
    QSqlQuery m_insert;
    QSqlQuery m_select;
};

} // namespace curvedesk::sandbox
