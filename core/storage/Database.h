// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

#include <bit>
#include <optional>

namespace curvedesk {

/// One SQLite file, open on the thread that opened it: WAL, synchronous=FULL (a commit is on disk when it returns),
/// foreign keys on. Declare it before the queries prepared on it, so that they go first.
class Database
{
public:
    /// The schema's history, oldest first: entry N holds the statements that lead from version N to N + 1. Append to
    /// it, never edit an entry that was released.
    using Migrations = QList<QStringList>;

    /// Opens or creates (mode 0600) the file; an empty path stays in memory. Damaged when the file does not check out
    /// or was written by a newer version, Storage when it cannot be opened or written. Files beyond fullCheckBytes are
    /// not read as a whole, so that starting stays fast: there a broken page is Damaged once it is read.
    [[nodiscard]] static Result<Database> open(const QString &path, const Migrations &migrations);
    static constexpr qint64 fullCheckBytes = 32 * 1024 * 1024;

    ~Database();
    Database(Database &&other) noexcept;
    Database &operator=(Database &&) = delete;
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    /// A forward-only query that keeps its compiled statement.
    [[nodiscard]] Result<QSqlQuery> prepare(const QString &sql) const;
    /// One statement whose answer does not matter.
    [[nodiscard]] Outcome execute(const QString &sql) const;
    /// The first column of the first row; an invalid QVariant when there is no row.
    [[nodiscard]] Result<QVariant> value(const QString &sql) const;

    /// Transactions do not nest. BEGIN IMMEDIATE, so that it cannot fail half-way for a lock.
    [[nodiscard]] Outcome begin();
    /// Returns once the disk has it. On failure everything since begin() is undone.
    [[nodiscard]] Outcome commit();
    void rollback();
    /// Runs `work` (it returns an Outcome) between begin() and commit(); undone when it fails.
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

private:
    explicit Database(QSqlDatabase connection);
    [[nodiscard]] Outcome configure(bool inMemory);
    [[nodiscard]] Outcome check(qint64 fileBytes) const;
    [[nodiscard]] Outcome migrate(const Migrations &migrations);

    QSqlDatabase m_connection;
    std::optional<QSqlQuery> m_begin;
    std::optional<QSqlQuery> m_commit;
    std::optional<QSqlQuery> m_rollback;
};

/// Damaged for a corrupt file, else Storage; the detail is ours, never SQLite's text (it may name a path).
[[nodiscard]] Error storageError(const QSqlError &error);
/// True when a row was refused because a unique index or primary key has it already.
[[nodiscard]] bool isUniqueViolation(const QSqlError &error);

/// SQLite's integers are signed: a u64 is stored bit by bit, so values from 2^63 come back exact (but sort below zero).
/// Never hand a quint64 to bindValue(): Qt would write it as text.
[[nodiscard]] inline QVariant toColumn(quint64 value)
{
    return QVariant::fromValue<qlonglong>(std::bit_cast<qlonglong>(value));
}
[[nodiscard]] inline quint64 u64FromColumn(const QVariant &column)
{
    return std::bit_cast<quint64>(column.toLongLong());
}
/// Qt writes a null string or byte array as NULL; NOT NULL columns want an empty one.
[[nodiscard]] inline QVariant toColumn(const QString &text)
{
    return text.isNull() ? QVariant(QStringLiteral("")) : QVariant(text);
}
[[nodiscard]] inline QVariant toColumn(const QByteArray &bytes)
{
    return bytes.isNull() ? QVariant(QByteArrayLiteral("")) : QVariant(bytes);
}

} // namespace curvedesk
