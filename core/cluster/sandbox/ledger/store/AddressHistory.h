// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"
#include "core/storage/Database.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace curvedesk::sandbox {

/// The index from an address to the transactions that mention it. A row for every mention would cost more than the rest
/// of a commit (a trade mentions 18 accounts), so the newest mentions stay in memory and go to disk a thousand
/// transactions at a time, one row for each address. When a ledger is opened they are read again from the transactions.
class AddressHistory
{
public:
    static constexpr quint64 chunk = 1024; ///< transactions

    /// Of each address the numbers of transactions, ascending.
    using Mentions = QHash<Address, QList<quint64>>;

    /// The SQL that creates the index's table.
    static QString schema();
    /// The SQL of the statement for write().
    static QString insertSql();
    /// Writes mentions, in the caller's SQLite transaction. Storage, Damaged.
    [[nodiscard]] static Outcome write(QSqlQuery &insert, const Mentions &mentions);

    /// Compiles the statements of a database that has the table; the index in memory starts empty. Storage, Damaged.
    [[nodiscard]] static Result<AddressHistory> open(const Database &database);

    /// Adds a transaction that is on disk to the index in memory. Call it in the order of `sequence`.
    void add(quint64 sequence, const QList<Address> &mentioned);
    /// True when a chunk is to be written with the next commit.
    [[nodiscard]] bool isFull() const { return m_count >= chunk; }
    /// The mentions in memory, as a reference; call markWritten() when write() has put them on disk.
    [[nodiscard]] const Mentions &unwritten() const { return m_recent; }
    /// Removes the mentions from memory, and moves firstUnwritten() behind them.
    void markWritten();
    /// Removes the mentions of ledger transactions (numbers ascending) from the disk, inside the caller's SQLite
    /// transaction; those in memory stay. After the newest ones, of a rollback, call markRemoved() once it is
    /// committed; not after old ones. `mentioned`: the addresses that any of them mentions. Storage, Damaged.
    [[nodiscard]] Outcome removeWritten(const Database &database, const QList<quint64> &removed,
                                        const QSet<Address> &mentioned);
    /// Removes the mentions of the newest transactions, from `first` to `end` (exclusive), from memory; lowers
    /// firstUnwritten() to `first` where it was above.
    void markRemoved(quint64 first, quint64 end);
    /// The number of the first transaction that is only in memory.
    [[nodiscard]] quint64 firstUnwritten() const { return m_first; }
    /// Call after open(), before the first add(), with the number that the file names.
    void setFirstUnwritten(quint64 sequence) { m_first = sequence; }

    /// The numbers below `before` of the transactions that mention `address`, newest first, at most `limit`. Where the
    /// disk cannot be read it logs that, and returns those that were found before.
    [[nodiscard]] QList<quint64> query(const Address &address, quint64 before, qsizetype limit);

private:
    AddressHistory() = default;

    Mentions m_recent;
    quint64 m_first = 0;
    quint64 m_count = 0;
    QSqlQuery m_insert;
    QSqlQuery m_select;
};

} // namespace curvedesk::sandbox
