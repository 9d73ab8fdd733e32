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
#include <utility>

namespace curvedesk {

class Database;

/// A line of the audit log: an event and its particulars, never a secret.
struct AuditEntry
{
    QByteArrayView event; ///< such as "key_revoked"
    QList<std::pair<QByteArrayView, QString>> particulars;
};

/// JSON lines about orders, keys, wallets, locks, settings and refusals. Each line has the SHA-256 of itself and of the
/// line before; the number of lines and the last hash are also in the journal's database, so that a cut end is found
/// too. Several processes may append: the database's lock has them take turns. Appending may warn in the program's own
/// log. The lines are in several files, in their order: one that has reached a size is closed, and the next line begins
/// another. The database also has the last line, size and hash of each closed file. No file is renamed or removed.
class AuditLog
{
public:
    static constexpr qint64 usualFileBytes = qint64(64) * 1024 * 1024;
    /// `database` has the journal's schema and must outlive the log. `path` is that of the first file; empty: nothing
    /// is kept. A file of `fileBytes` or more is closed. Opens no file yet.
    AuditLog(Database &database, QString path, qint64 fileBytes = usualFileBytes);
    Q_DISABLE_COPY_MOVE(AuditLog)

    /// Appends a line as appendWithin() does, in a transaction of its own; nothing where no log is kept.
    /// Another thread has the disk write it at once, as an order shall not wait for that: a power cut can take the last
    /// milliseconds' lines; verify() names them then. Storage, Damaged: the line does not count, the next cuts it off.
    [[nodiscard]] Outcome append(const AuditEntry &entry);
    /// Appends lines within the caller's transaction, so that they count only when that is committed; nothing where
    /// there are none, or no log is kept. Call it as the transaction's last step. First cuts off lines of a transaction
    /// that was never committed, and appends a line that says so; closes a full file and begins another. All lines go
    /// into one file; another thread has the disk write them. Storage, Damaged: the caller's transaction must fail.
    [[nodiscard]] Outcome appendWithin(const QList<AuditEntry> &entries);

    /// One of the log's files, as the journal's database knows it.
    struct Part
    {
        QString path;
        qint64 first = 1; ///< number of the file's first line, counted through all files from 1
        qint64 last = 0; ///< number of the file's last line; `first` - 1 when it has none
        qint64 bytes = 0; ///< size of the file after the last line
        QByteArray hash; ///< of the last line; of the one before `first` when there is none
    };
    /// The files by the database, which are not looked at, in their order; all but the last are closed. One that has no
    /// line yet may not exist. Storage, Damaged.
    [[nodiscard]] Result<QList<Part>> parts();
    /// The path of the file that begins with line `first`, by the first file's, which ends in .log: audit-1234.log.
    [[nodiscard]] static QString pathOf(const QString &path, qint64 first);

    /// The result of a check of the files.
    struct Finding
    {
        qint64 lines = 0; ///< well-formed ones from the first on, of those that were committed
        /// Well-formed lines behind those, of a transaction never committed: what they say did not happen. A killed
        /// program leaves them, or somebody adds them; the next line cuts less than 4 MiB of them off and says so.
        qint64 uncommitted = 0;
        /// Names the line that is wrong, and how; where the log has several files, the file too. Empty: none is.
        QString problem;
    };
    /// Reads the files, up to a wrong line, and compares them with what the journal's database names; changes nothing,
    /// but takes the database's write lock at first. A wrong line and a missing file are a Finding; Storage when a file
    /// or the database cannot be read; Damaged.
    [[nodiscard]] Result<Finding> verify();

private:
    /// Prepares m_readCurrent and m_writeCurrent, unless it has done so; writes nothing. Storage, Damaged.
    [[nodiscard]] Outcome prepare();
    /// Makes the Part of a row that has a file's first and last line, bytes and hash.
    [[nodiscard]] Part partIn(const QSqlQuery &row) const;
    /// The one file that is not closed, by the database; opens none. Storage, Damaged.
    [[nodiscard]] Result<Part> current();
    /// The file that follows when `part` is closed, without a line; makes and opens none.
    [[nodiscard]] Part after(const Part &part) const;
    /// Opens or creates the file of `part` in place of the open one, unless it is that. Logs a warning where it lacks
    /// its last line. Cuts off what stands behind that, if it is lines of a transaction that was never committed, or a
    /// part of one (below 4 MiB); returns the number of whole lines cut off. Storage.
    [[nodiscard]] Result<qint64> cutUncommitted(const Part &part);
    /// Has the disk write the open file `part`, waits for it, and writes that it is closed to the database, in the
    /// caller's transaction. Sets `part` to the next file and opens or creates that; returns the number of lines which
    /// an uncommitted transaction left there, cut off now. Only logs where the disk refuses to sync. Storage, Damaged.
    [[nodiscard]] Result<qint64> beginFile(Part &part);
    /// Appends the lines to the open file and returns its new size in bytes; another thread syncs it to the disk later,
    /// and only logs a warning when that fails. Storage.
    [[nodiscard]] Result<qint64> write(const QByteArray &lines);

    Database &m_database;
    const QString m_path;
    const qint64 m_fileBytes;
    QSqlQuery m_readCurrent;
    QSqlQuery m_writeCurrent;
    bool m_isPrepared = false; ///< the two statements are
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
