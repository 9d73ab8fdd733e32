// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/Backup.h"

#include "core/journal/AuditLog.h"
#include "core/storage/Database.h"
#include "core/storage/DatabaseFile.h"
#include "core/storage/PrivateFile.h"

#include <unistd.h>

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace curvedesk::app::backup {

using namespace Qt::StringLiterals;

namespace {

const QString sumsName = u"SHA256SUMS"_s;
using Sums = QMap<QString, QByteArray>; ///< SHA-256 in hex, by the file's path in the folder

/// Copies at most `limit` bytes into a private file, flushed to disk, and makes its folder; returns their sum. Storage.
Result<QByteArray> copyFile(const QString &from, const QString &to, qint64 limit = std::numeric_limits<qint64>::max())
{
    constexpr qint64 portion = 1024 * 1024;
    if (const Outcome ready = ensurePrivateDirectory(QFileInfo(to).path()); !ready)
        return failure(ready.error());
    if (const Outcome made = ensurePrivateFile(to); !made)
        return failure(made.error());
    QFile source(from);
    QFile target(to);
    if (!source.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Storage, u"the file %1 cannot be read"_s.arg(QFileInfo(from).fileName()));
    bool isWritten = target.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (isWritten && limit > 0) {
        const QByteArray bytes = source.read(std::min(portion, limit));
        if (bytes.isEmpty())
            break;
        hash.addData(bytes);
        limit -= bytes.size();
        isWritten = target.write(bytes) == bytes.size();
    }
    if (source.error() != QFileDevice::NoError)
        return failure(ErrorCode::Storage, u"the file %1 cannot be read"_s.arg(QFileInfo(from).fileName()));
    if (!isWritten || ::fsync(target.handle()) != 0)
        return failure(ErrorCode::Storage, u"the file %1 cannot be written"_s.arg(QFileInfo(to).fileName()));
    return hash.result().toHex();
}

/// The SHA-256 of a file, as hexadecimal digits. NotFound when it cannot be read.
Result<QByteArray> sumOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return failure(ErrorCode::NotFound, u"the file %1 cannot be read"_s.arg(QFileInfo(path).fileName()));
    return hash.result().toHex();
}

/// The place of a file in the order of copying. What depends on something comes before it: orders before the wallets,
/// keys and launches that they name, and before the ledger that has their transactions; so a copy has what it names.
int rankOf(const QString &path)
{
    static const QStringList order{u"orders.sqlite"_s, u"launches.sqlite"_s, u"wallets.sqlite"_s,
                                   u"vault.key"_s,     u"vault.sqlite"_s,    u"market.sqlite"_s};
    const qsizetype at = order.indexOf(QFileInfo(path).fileName());
    return static_cast<int>(at >= 0 ? at : order.size());
}

/// True for a path in a data directory that is of no use in another one: locks, unfinished and damaged files, what
/// SQLite keeps beside a database, and digests, because a copied database has the same rows in other bytes.
bool isPassing(const QString &path)
{
    static const QStringList endings{u"-wal"_s, u"-shm"_s, u"-journal"_s, u".lock"_s, u".new"_s, u".digest"_s};
    return path == u"lock" || path.contains(u".damaged-"_s)
        || std::ranges::any_of(endings, [&path](const QString &ending) { return path.endsWith(ending); });
}

/// The paths of the files that make up a data directory, without sockets and passing files, in the order of copying.
QStringList filesIn(const QString &directory)
{
    QStringList out;
    QDirIterator each(directory, QDir::Files | QDir::NoSymLinks | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = QDir(directory).relativeFilePath(each.next());
        if (!isPassing(path))
            out.append(path);
    }
    std::ranges::stable_sort(out, {}, rankOf);
    return out;
}

/// The sizes in bytes of the audit log's files, by their names, that belong to a copied journal: later lines are about
/// what the copy does not have. Storage when the copy cannot be read.
Result<QMap<QString, qint64>> auditBytesOf(const QString &journal)
{
    const QString name = u"audit head"_s;
    QMap<QString, qint64> bytes;
    {
        QSqlDatabase copy = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        copy.setDatabaseName(journal);
        copy.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
        QSqlQuery row(copy.open() ? copy : QSqlDatabase());
        // A journal that earlier versions wrote last has one file.
        if (row.exec(u"SELECT first, bytes FROM audit_file UNION ALL SELECT first, bytes FROM audit_head"_s)
            || row.exec(u"SELECT 1, bytes FROM audit_head"_s)) {
            while (row.next())
                bytes.insert(AuditLog::pathOf(u"audit.log"_s, row.value(0).toLongLong()), row.value(1).toLongLong());
        }
    }
    QSqlDatabase::removeDatabase(name);
    if (bytes.isEmpty())
        return failure(ErrorCode::Storage, u"the copy of the journal cannot be read"_s);
    return bytes;
}

/// Copies one file to the backup and adds its SHA-256 to `sums`. A database is copied as of one moment, the audit log
/// as far as the copied journal knows it: a file that is not of it is left out. Errors of copyFile() and
/// copyDatabase(), NotFound.
Outcome copyOne(const QString &path, const QString &from, const QString &to, Sums &sums)
{
    const QString source = from + u'/' + path;
    const QString target = to + u'/' + path;
    const bool isDatabase = path.endsWith(u".sqlite"_s);
    if (isDatabase) {
        if (Outcome ready = ensurePrivateDirectory(QFileInfo(target).path()); !ready)
            return ready;
        if (Outcome copied = copyDatabase(source, target); !copied)
            return failure(copied.error().code, u"%1: %2"_s.arg(path, copied.error().detail));
    }
    qint64 limit = std::numeric_limits<qint64>::max();
    const QString journal = QFileInfo(target).path() + u"/orders.sqlite"_s;
    static const QRegularExpression auditName(u"^audit(-[1-9][0-9]*)?\\.log$"_s);
    const QString name = QFileInfo(path).fileName();
    if (auditName.match(name).hasMatch() && QFile::exists(journal)) {
        const Result<QMap<QString, qint64>> bytes = auditBytesOf(journal);
        if (!bytes)
            return failure(bytes.error());
        if (!bytes->contains(name))
            return {};
        limit = bytes->value(name);
    }
    const Result<QByteArray> sum = isDatabase ? sumOf(target) : copyFile(source, target, limit);
    if (!sum)
        return failure(sum.error());
    sums.insert(path, *sum);
    return {};
}

/// Checks that the key file of a copied vault is still the one that opens it. Conflict.
Outcome checkKeyFiles(const QString &from, const Sums &sums)
{
    for (const QString &path : filesIn(from)) {
        if (QFileInfo(path).fileName() != u"vault.key")
            continue;
        const Result<QByteArray> now = sumOf(from + u'/' + path);
        if (!now || *now != sums.value(path))
            return failure(ErrorCode::Conflict, u"the vault's protection changed meanwhile: make the backup again"_s);
    }
    for (auto copied = sums.cbegin(); copied != sums.cend(); ++copied) {
        if (QFileInfo(copied.key()).fileName() == u"vault.key" && !QFile::exists(from + u'/' + copied.key()))
            return failure(ErrorCode::Conflict, u"the vault's protection changed meanwhile: make the backup again"_s);
    }
    return {};
}

/// Creates the folder when missing. Conflict when it holds anything, Storage.
Outcome ensureEmptyFolder(const QString &folder)
{
    if (!QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        return failure(ErrorCode::Conflict, u"the folder %1 is not empty"_s.arg(folder));
    return ensurePrivateDirectory(folder);
}

/// Reads the sums of a backup, without those of passing files: earlier versions copied digests too. Damaged when it has
/// none, because it was not finished, or a line is malformed.
Result<Sums> readSums(const QString &folder)
{
    QFile file(folder + u'/' + sumsName);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Damaged, u"%1 is no finished backup: it has no %2"_s.arg(folder, sumsName));
    static const QRegularExpression form(u"^([0-9a-f]{64})  ([^/\\x00-\\x1f][^\\x00-\\x1f]*)\n$"_s);
    Sums sums;
    while (!file.atEnd()) {
        const QRegularExpressionMatch line = form.match(QString::fromUtf8(file.readLine()));
        if (!line.hasMatch() || line.captured(2).split(u'/').contains(u".."_s))
            return failure(ErrorCode::Damaged, u"a line of %1 is malformed"_s.arg(sumsName));
        if (!isPassing(line.captured(2)))
            sums.insert(line.captured(2), line.captured(1).toLatin1());
    }
    return sums;
}

} // namespace

Result<qsizetype> make(const QString &dataDirectory, const QString &folder)
{
    if (QString(folder + u'/').startsWith(dataDirectory + u'/'))
        return failure(ErrorCode::InvalidInput, u"a backup cannot be inside the data directory"_s);
    if (!QFileInfo(dataDirectory).isDir() || filesIn(dataDirectory).isEmpty())
        return failure(ErrorCode::NotFound, u"there is nothing in the data directory"_s);
    if (const Outcome empty = ensureEmptyFolder(folder); !empty)
        return failure(empty.error());
    Sums sums;
    // The files are listed again after the databases were copied, so that documents of the latest launches and all
    // files of the audit log are there.
    for (const bool isDatabases : {true, false}) {
        for (const QString &path : filesIn(dataDirectory)) {
            const bool isNow = rankOf(path) < rankOf(u"other"_s) || path.endsWith(u".sqlite"_s);
            if (isNow != isDatabases)
                continue;
            if (const Outcome copied = copyOne(path, dataDirectory, folder, sums); !copied)
                return failure(copied.error());
        }
    }
    if (const Outcome same = checkKeyFiles(dataDirectory, sums); !same)
        return failure(same.error());
    QByteArray text;
    for (auto each = sums.cbegin(); each != sums.cend(); ++each)
        text += each.value() + "  " + each.key().toUtf8() + '\n';
    if (const Outcome written = writePrivateFile(folder + u'/' + sumsName, text); !written)
        return failure(written.error());
    return sums.size();
}

Result<qsizetype> restore(const QString &folder, const QString &dataDirectory)
{
    const Result<Sums> sums = readSums(folder);
    if (!sums)
        return failure(sums.error());
    const auto damaged
        = [](const QString &path) { return failure(ErrorCode::Damaged, u"%1 is not as it was backed up"_s.arg(path)); };
    for (auto each = sums->cbegin(); each != sums->cend(); ++each) {
        if (const Result<QByteArray> sum = sumOf(folder + u'/' + each.key()); !sum || *sum != each.value())
            return damaged(each.key());
    }
    if (const Outcome empty = ensureEmptyFolder(dataDirectory); !empty)
        return failure(empty.error());
    for (auto each = sums->cbegin(); each != sums->cend(); ++each) {
        const Result<QByteArray> sum = copyFile(folder + u'/' + each.key(), dataDirectory + u'/' + each.key());
        if (sum && *sum == each.value())
            continue;
        QDir(dataDirectory).removeRecursively(); // a part of a backup is none
        return sum ? damaged(each.key()) : failure(sum.error());
    }
    return sums->size();
}

} // namespace curvedesk::app::backup
