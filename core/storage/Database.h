// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/storage/FileCheck.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <bit>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace curvedesk {

/// One SQLite file, its -wal and -shm beside it, used only on the thread that opened it: synchronous=FULL (a commit is
/// on disk when it returns), foreign keys on. Declare it before its prepared queries, so that they are destroyed first.
class Database
{
public:
    /// The schema's history, oldest first: entry N holds the statements that lead from version N to N + 1. Append to
    /// it, never edit an entry that was released.
    using Migrations = QList<QStringList>;

    /// Opens or creates the file (mode 0600: others lose their rights), runs the missing migrations; an empty path: in
    /// memory. Damaged when SQLite's check fails or a newer version wrote the file, Storage when it cannot be opened or
    /// written. A file of more than 32 MiB (Brief: 1 MiB), or open in this process already, is not checked as a whole,
    /// so that opening stays fast: a broken page of it is Damaged when it is read.
    [[nodiscard]] static Result<Database> open(const QString &path, const Migrations &migrations,
                                               FileCheck check = FileCheck::Thorough);
    static constexpr qint64 fullCheckBytes = qint64(32) * 1024 * 1024;

    ~Database(); ///< closes the file (the last connection empties its -wal); the queries prepared on it must be gone
    Database(Database &&other) noexcept; ///< `other` can only be destroyed afterwards
    Q_DISABLE_COPY(Database)

    /// Compiles a forward-only query, runs none; '?', at most 64, is a placeholder, in a literal too. Storage, Damaged.
    [[nodiscard]] Result<QSqlQuery> prepare(const QString &sql) const;
    /// Prepares each query by its statement, up to the first that fails. Storage, Damaged.
    [[nodiscard]] Outcome prepareAll(std::span<const std::pair<QSqlQuery *, QString>> statements) const;
    /// Runs one statement that returns no rows; outside a transaction it is on disk at return. Storage, Damaged.
    [[nodiscard]] Outcome execute(const QString &sql) const;
    /// Binds `values` to a statement that changes rows, runs it, and returns their number; outside a transaction the
    /// change is on disk at return. Storage, Damaged.
    [[nodiscard]] Result<int> change(const QString &sql, const QVariantList &values) const;
    /// Binds `values` to a SELECT, runs it, and calls `visit` at each row until that is false. Storage, Damaged.
    [[nodiscard]] Outcome visit(const QString &sql, const QVariantList &values,
                                const std::function<bool(const QSqlQuery &)> &visit) const;
    /// Runs any statement, also one that writes: its first row's first column; invalid: no row. Storage, Damaged.
    [[nodiscard]] Result<QVariant> value(const QString &sql) const;

    /// Begins a transaction; these do not nest. Uses BEGIN IMMEDIATE, so that a lock cannot make it fail half-way.
    /// Storage, also when another connection holds the lock for five seconds; Damaged.
    [[nodiscard]] Outcome begin();
    /// Commits: all since begin() is on disk then; a failure undoes it. Storage, Damaged; Internal before any begin().
    [[nodiscard]] Outcome commit();
    /// Undoes all since begin(). Returns and logs no error: it only fails where SQLite has undone it by itself.
    void rollback();
    /// Runs `work`, which returns an Outcome, in a transaction of its own: its changes are on disk at return. A failure
    /// of `work` undoes them and is returned. Storage, also for a lock of five seconds; Damaged.
    template<class Work> [[nodiscard]] Outcome transaction(Work &&work)
    {
        if (Outcome begun = begin(); !begun)
            return begun;
        if (Outcome done = work(); !done) {
            rollback();
            return done;
        }
        return commit();
    }

    /// Runs `work`, which returns an Outcome, in the open transaction; its failure undoes its changes alone, and is
    /// returned. Storage, also where SQLite has undone all by itself (disk full); Damaged; Internal if none ever began.
    template<class Work> [[nodiscard]] Outcome nested(Work &&work)
    {
        if (Outcome begun = run(&Control::savepoint); !begun)
            return begun;
        Outcome done = work();
        if (!done)
            done = run(&Control::rollbackTo).and_then([&] { return done; });
        const Outcome released = run(&Control::release);
        return done ? released : done;
    }

private:
    /// The statements that control transactions.
    struct Control
    {
        QSqlQuery begin, commit, rollback, savepoint, rollbackTo, release;
    };
    explicit Database(QSqlDatabase connection); ///< takes over the connection; open() makes it ready
    /// Runs the steps that the file lacks, each in a transaction, until one fails. Damaged (newer files too), Storage.
    [[nodiscard]] Outcome migrate(const Migrations &migrations);
    /// Begins, nests, commits or undoes: runs a statement of m_control. Storage, Damaged; Internal before any begin().
    [[nodiscard]] Outcome run(QSqlQuery Control::*statement);

    QSqlDatabase m_connection;
    std::unique_ptr<Control> m_control; ///< prepared by the first begin()
};

/// Damaged for a corrupt file, else Storage; the detail is never SQLite's own text, which may name a path.
[[nodiscard]] Error storageError(const QSqlError &error);
/// Binds the values, at most 64, to the placeholders of a query of Database::prepare(), in their order, and runs it.
/// After a SELECT, next() goes to its first row; a change outside a transaction is on disk. Storage, Damaged.
[[nodiscard]] Outcome run(QSqlQuery &query, const QVariantList &values);
/// Binds `values`, runs the SELECT, calls `visit` at each row until that is false, resets the query. Storage, Damaged.
[[nodiscard]] Outcome visitRows(QSqlQuery &query, const QVariantList &values,
                                const std::function<bool(const QSqlQuery &)> &visit);
/// Runs the SELECT with `values`, resets the query: what `read` makes of the first row, if any. Storage, Damaged.
template<class Read> [[nodiscard]] auto firstRow(QSqlQuery &query, const QVariantList &values, Read read)
{
    std::optional<decltype(read(query))> found;
    const Outcome ran = visitRows(query, values, [&](const QSqlQuery &row) {
        found = read(row);
        return false;
    });
    return ran.map([&] { return std::move(found); });
}
/// True when a row was refused because a unique index or primary key has it already.
[[nodiscard]] bool isUniqueViolation(const QSqlError &error);

/// A u64 as SQLite's signed integer with the same bits: values from 2^63 come back exact but sort below zero. Never
/// pass a quint64 to bindValue(): Qt would write it as text.
[[nodiscard]] inline QVariant toColumn(quint64 value)
{
    return QVariant::fromValue<qlonglong>(std::bit_cast<qlonglong>(value));
}
/// The u64 of a column that toColumn() wrote; 0 for NULL and for text that is no integer.
[[nodiscard]] inline quint64 u64FromColumn(const QVariant &column)
{
    return std::bit_cast<quint64>(column.toLongLong());
}
/// For NOT NULL columns: a null string, which Qt would write as NULL, becomes an empty one.
[[nodiscard]] inline QVariant toColumn(const QString &text)
{
    return text.isNull() ? QVariant(QStringLiteral("")) : QVariant(text);
}
[[nodiscard]] inline QVariant toColumn(const QByteArray &bytes) ///< for NOT NULL columns: null becomes empty
{
    return bytes.isNull() ? QVariant(QByteArrayLiteral("")) : QVariant(bytes);
}

} // namespace curvedesk
