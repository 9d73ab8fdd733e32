// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/storage/DatabaseFile.h"

#include "core/storage/Database.h"
#include "core/storage/PrivateFile.h"

#include <unistd.h>

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype digestSize = 32; // bytes

// The path of a database's digest: NAME.digest beside it.
QString digestPath(const QString &path)
{
    return path + u".digest"_s;
}

// The digest of the file's bytes; null when it cannot be read or is too large.
QByteArray digestOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    const bool isRead
        = file.open(QIODevice::ReadOnly) && file.size() <= Database::fullCheckBytes && hash.addData(&file);
    return isRead ? hash.result() : QByteArray();
}

} // namespace

Outcome moveDatabaseAside(const QString &path)
{
    const QString suffix = u".damaged-"_s + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmsszzz"_s);
    for (const QString &part : {u"-wal"_s, u"-shm"_s, u".digest"_s, QString()}) {
        if (!path.isEmpty() && QFile::exists(path + part) && !QFile::rename(path + part, path + suffix + part))
            return failure(ErrorCode::Storage, u"a damaged database could not be moved aside"_s);
    }
    return {};
}

void writeDigest(const QString &path)
{
    const QByteArray digest = QFile::exists(path + u"-wal"_s) ? QByteArray() : digestOf(path);
    if (!digest.isNull() && !writePrivateFile(digestPath(path), digest))
        QFile::remove(digestPath(path));
}

Outcome takeDigest(const QString &path)
{
    if (path.isEmpty()) // a database in memory
        return {};
    const Result<QByteArray> kept = readPrivateFile(digestPath(path), digestSize);
    if (!kept && kept.error().code == ErrorCode::NotFound)
        return {};
    if (!QFile::remove(digestPath(path)))
        return failure(ErrorCode::Storage, u"the digest of a database could not be removed"_s);
    if (kept && digestOf(path) != *kept)
        return failure(ErrorCode::Damaged, u"the database file was changed while it was closed"_s);
    return {};
}

Outcome copyDatabase(const QString &from, const QString &to)
{
    if (!QFile::exists(from)) // SQLite would make it
        return failure(ErrorCode::Storage, u"a database to copy is gone"_s);
    // SQLite writes into an empty file, which keeps the mode that it has.
    if (Outcome made = ensurePrivateFile(to); !made)
        return made;
    const QString name = u"copy of "_s + from;
    Outcome done;
    {
        QSqlDatabase source = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        source.setDatabaseName(from);
        source.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=5000"_s);
        QSqlQuery copy(source.open() ? source : QSqlDatabase());
        if (!source.isOpen())
            done = failure(storageError(source.lastError()));
        else if (!copy.exec(u"VACUUM INTO '%1'"_s.arg(QString(to).replace(u'\'', u"''"_s))))
            done = failure(storageError(copy.lastError()));
    }
    QSqlDatabase::removeDatabase(name);
    if (!done)
        return done;
    QFile file(to);
    if (!file.open(QIODevice::ReadWrite) || ::fsync(file.handle()) != 0)
        return failure(ErrorCode::Storage, u"the copy of a database could not be written"_s);
    return {};
}

} // namespace curvedesk
