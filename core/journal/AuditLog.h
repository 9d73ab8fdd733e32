// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QFile>
#include <QSqlQuery>

#include <atomic>
#include <memory>
#include <optional>
#include <utility>

namespace curvedesk {

class Database;

/// A line of the audit log: an event and its particulars, never a secret.
struct AuditEntry
{
    QByteArrayView event; ///< such as "key_revoked"
    QList<std::pair<QByteArrayView, QString>> particulars;
};

/// A file of JSON lines about orders, keys, wallets, locks, settings and refusals. Each line has the SHA-256 of itself
/// and of the line before; the number of lines and the last hash are also in the journal's database, so that a cut end
/// is found too. Several processes may append: the database's lock has them take turns.
class AuditLog
{
public:
    /// `database` has the journal's schema and must outlive the log. `path` empty: nothing is kept. Opens no file yet.
    AuditLog(Database &database, QString path);
    ~AuditLog();
    AuditLog(const AuditLog &) = delete;
    AuditLog &operator=(const AuditLog &) = delete;

    /// Appends a line in a transaction of its own. Another thread has the disk write the line, at once, because an
    /// order shall not wait for that: a power cut can take the lines of the last milliseconds, and verify() names them
    /// as missing then. Storage, Damaged.
    [[nodiscard]] Outcome append(const AuditEntry &entry);
    /// Appends lines within the caller's transaction, so that they count only when that is committed. Call it as the
    /// transaction's last step. First cuts off what cutUncommitted() does, and appends a line that says so. Storage,
    /// Damaged.
    [[nodiscard]] Outcome appendWithin(const QList<AuditEntry> &entries);

    /// The result of a check of the file.
    struct Finding
    {
        qint64 lines = 0; ///< well-formed ones from the first on, of those that were committed
        /// Well-formed lines behind those, of a transaction that was never committed: what they say did not happen. A
        /// program that was killed leaves them, or somebody adds them; the next line cuts less than 4 MiB of them off
        /// and says so.
        qint64 uncommitted = 0;
        QString problem; ///< names the line that is wrong, and how; empty: none is
    };
    /// Reads the file, up to a wrong line, and compares it with what the journal's database names; changes nothing, but
    /// takes the database's write lock at first. A wrong line is a Finding; Storage when either cannot be read;
    /// Damaged.
    [[nodiscard]] Result<Finding> verify();
    /// The size in bytes of the lines that were committed, by the journal's database. Storage, Damaged.
    [[nodiscard]] Result<qint64> committedBytes();

private:
    struct Head
    {
        qint64 lines = 0;
        qint64 bytes = 0; ///< size of the file after the last line
        QByteArray hash;
    };
    /// True when the file still has the line that was written last where it was written. Moves the file's position.
    [[nodiscard]] static bool hasLastLine(QFile &file, const Head &head);
    /// Prepares the two statements, once. Storage, Damaged.
    [[nodiscard]] Outcome prepare();
    /// The database's record of the file: lines, bytes and the last line's hash. Storage, Damaged.
    [[nodiscard]] Result<Head> head();
    /// Opens or creates the file, once, and warns then where it lacks the line of `head`. Cuts off what stands behind
    /// it, if that is lines of a transaction that was never committed, or a part of one (below 4 MiB); returns the
    /// number of whole ones. Storage.
    [[nodiscard]] Result<qint64> cutUncommitted(const Head &head);
    /// Appends the lines to the file and returns its new size in bytes; another thread syncs it to the disk later, and
    /// only warns when that fails. Storage.
    [[nodiscard]] Result<qint64> write(const QByteArray &lines);

    Database &m_database;
    const QString m_path;
    std::optional<QSqlQuery> m_readHead;
    std::optional<QSqlQuery> m_writeHead;
    SystemClock m_clock;
    /// Shared with the thread that has the disk write it.
    struct OpenFile
    {
        QFile file;
        std::atomic<bool> isSyncQueued = false; ///< a sync that has not begun covers all lines before it
    };
    std::shared_ptr<OpenFile> m_file; ///< null before the first line
};

} // namespace curvedesk
