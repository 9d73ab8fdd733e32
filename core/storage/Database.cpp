// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/storage/Database.h"

#include "core/storage/PrivateFile.h"

#include <QFileInfo>
#include <QHash>

#include <atomic>
#include <mutex>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// SQLite's result codes (sqlite3.h). Qt passes them on as text, extended codes included.
constexpr int sqliteBusy = 5;
constexpr int sqliteLocked = 6;
constexpr int sqliteReadOnly = 8;
constexpr int sqliteCorrupt = 11;
constexpr int sqliteFull = 13;
constexpr int sqliteNotADatabase = 26;
constexpr int sqliteConstraintPrimaryKey = 1555;
constexpr int sqliteConstraintUnique = 2067;
constexpr int sqliteConstraintRowId = 2579;

constexpr qint64 briefCheckBytes = qint64(1024) * 1024; // some milliseconds

/// The names of a statement's placeholders, in their order: ":v0" and so on.
const QStringList &placeholders()
{
    static const QStringList names = [] {
        QStringList all;
        for (int number = 0; number < 64; ++number)
            all.append(u":v%1"_s.arg(number));
        return all;
    }();
    return names;
}

/// The files that this process has open. To open and close one beside SQLite would drop the locks that the process has
/// on it, and another program could then take it for unused.
class OpenFiles
{
public:
    /// Counts a connection to the file; false when there was one before.
    [[nodiscard]] bool add(const QString &path)
    {
        const std::lock_guard lock(m_mutex);
        return m_connections[path]++ == 0;
    }
    /// Takes away a connection that add() counted.
    void remove(const QString &path)
    {
        const std::lock_guard lock(m_mutex);
        if (--m_connections[path] == 0)
            m_connections.remove(path);
    }

private:
    std::mutex m_mutex;
    QHash<QString, int> m_connections;
};

// The one list of open files, for all threads.
OpenFiles &openFiles()
{
    static OpenFiles files;
    return files;
}

// A name that no other connection of this process has.
QString uniqueConnectionName()
{
    static std::atomic<quint64> count = 0;
    return u"curvedesk-%1"_s.arg(count.fetch_add(1));
}

/// The value as it is bound. SQLite takes the first character of a text for a byte order mark where it looks like one:
/// it removes that, and a swapped one swaps the bytes of the whole text. Behind a mark of our own it is left alone.
QVariant boundValue(const QVariant &value)
{
    if (value.typeId() != QMetaType::QString)
        return value;
    const QString text = value.toString();
    const QChar first = text.isEmpty() ? QChar() : text.front();
    const bool isMark = first == QChar::ByteOrderMark || first == QChar::ByteOrderSwapped;
    return isMark ? QVariant(QChar(QChar::ByteOrderMark) + text) : value;
}

/// Sets WAL (of a file), durable commits, checked foreign keys, an untrusted schema, temporary tables in memory, and a
/// small cache. Storage, also where the file system does not support WAL; Damaged.
Outcome setPragmas(const Database &database, bool inMemory)
{
    const Result<QVariant> mode = database.value(u"PRAGMA journal_mode = WAL"_s);
    if (!mode)
        return failure(mode.error());
    if (mode->toString() != (inMemory ? "memory"_L1 : "wal"_L1))
        return failure(ErrorCode::Storage, u"the file system does not support the database's journal"_s);
    // fullfsync matters on macOS only, where fsync does not flush the drive's cache. Half a megabyte of pages is enough
    // for each of ten files, as the system caches them too; SQLite's own 2 MB would fill over days.
    for (const auto &pragma :
         {u"PRAGMA synchronous = FULL"_s, u"PRAGMA fullfsync = ON"_s, u"PRAGMA foreign_keys = ON"_s,
          u"PRAGMA trusted_schema = OFF"_s, u"PRAGMA temp_store = MEMORY"_s, u"PRAGMA cache_size = -512"_s}) {
        if (Outcome set = database.execute(pragma); !set)
            return set;
    }
    return {};
}

/// Has SQLite read and check the whole file. Damaged when it is broken; Storage when it cannot be read.
Outcome checkIntegrity(const Database &database)
{
    const Result<QVariant> answer = database.value(u"PRAGMA quick_check(1)"_s);
    if (!answer)
        return failure(answer.error());
    if (answer->toString() != "ok"_L1)
        return failure(ErrorCode::Damaged, u"the database file is damaged"_s);
    return {};
}

} // namespace

Error storageError(const QSqlError &error)
{
    const auto storage = [](const QString &detail) { return Error{ErrorCode::Storage, detail, std::nullopt, 0}; };
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case sqliteCorrupt:
    case sqliteNotADatabase:
        return {ErrorCode::Damaged, u"the database file is damaged"_s, std::nullopt, 0};
    case sqliteFull:
        return storage(u"the disk is full"_s);
    case sqliteReadOnly:
        return storage(u"the database file is read-only"_s);
    case sqliteBusy:
    case sqliteLocked:
        return storage(u"the database is locked by another program"_s);
    default:
        return storage(u"the database could not be read or written"_s);
    }
}

bool isUniqueViolation(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt();
    return code == sqliteConstraintUnique || code == sqliteConstraintPrimaryKey || code == sqliteConstraintRowId;
}

Outcome run(QSqlQuery &query, const QVariantList &values)
{
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(placeholders().at(i), boundValue(values.at(i)));
    return query.exec() ? Outcome() : failure(storageError(query.lastError()));
}

Outcome visitRows(QSqlQuery &query, const QVariantList &values, const std::function<bool(const QSqlQuery &)> &visit)
{
    if (const Outcome ran = run(query, values); !ran)
        return ran;
    while (query.next() && visit(query)) { }
    const QSqlError error = query.lastError();
    query.finish();
    return error.isValid() ? failure(storageError(error)) : Outcome();
}

Database::Database(QSqlDatabase connection)
    : m_connection(std::move(connection))
{
}

Database::Database(Database &&other) noexcept
    : m_connection(std::exchange(other.m_connection, QSqlDatabase()))
    , m_control(std::move(other.m_control))
{
}

Database::~Database()
{
    const QString name = m_connection.connectionName();
    if (name.isEmpty())
        return;
    m_control.reset();
    const QString path = m_connection.databaseName();
    m_connection.close();
    openFiles().remove(path);
    m_connection = QSqlDatabase();
    QSqlDatabase::removeDatabase(name);
}

Result<Database> Database::open(const QString &path, const Migrations &migrations, FileCheck check)
{
    const QString name = path.isEmpty() ? u":memory:"_s : path;
    Database database(QSqlDatabase::addDatabase(u"QSQLITE"_s, uniqueConnectionName()));
    database.m_connection.setDatabaseName(name);
    const bool isFirst = openFiles().add(name);
    qint64 fileBytes = 0;
    if (!path.isEmpty() && isFirst) {
        // SQLite gives its -wal and -shm files the mode of the main file, which must be private before it is opened.
        if (Outcome created = ensurePrivateFile(path); !created)
            return failure(created.error());
        fileBytes = QFileInfo(path).size();
    }
    database.m_connection.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_ENABLE_REGEXP"_s);
    if (!database.m_connection.open())
        return failure(storageError(database.m_connection.lastError()));
    if (Outcome configured = setPragmas(database, path.isEmpty()); !configured)
        return failure(configured.error());
    if (isFirst && fileBytes <= (check == FileCheck::Brief ? briefCheckBytes : fullCheckBytes)) {
        if (Outcome checked = checkIntegrity(database); !checked)
            return failure(checked.error());
    }
    if (Outcome migrated = database.migrate(migrations); !migrated)
        return failure(migrated.error());
    return database;
}

Outcome Database::migrate(const Migrations &migrations)
{
    const Result<QVariant> version = value(u"PRAGMA user_version"_s);
    if (!version)
        return failure(version.error());
    const qlonglong current = version->toLongLong();
    if (current < 0 || current > migrations.size())
        return failure(ErrorCode::Damaged, u"the database was written by a newer version of this program"_s);
    for (qsizetype step = current; step < migrations.size(); ++step) {
        const Outcome done = transaction([&]() -> Outcome {
            for (const QString &statement : migrations.at(step)) {
                if (Outcome executed = execute(statement); !executed)
                    return executed;
            }
            return execute(u"PRAGMA user_version = %1"_s.arg(step + 1));
        });
        if (!done)
            return done;
    }
    return {};
}

Result<QSqlQuery> Database::prepare(const QString &sql) const
{
    // Qt takes four times as long to bind a value by its position as by its placeholder's name.
    QString named = sql;
    for (qsizetype at = 0, count = 0; (at = named.indexOf(u'?', at)) >= 0; ++count)
        named.replace(at, 1, placeholders().at(count));
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    if (!query.prepare(named))
        return failure(storageError(query.lastError()));
    return query;
}

Outcome Database::prepareAll(std::span<const std::pair<QSqlQuery *, QString>> statements) const
{
    for (const auto &[query, sql] : statements) {
        Result<QSqlQuery> prepared = prepare(sql);
        if (!prepared)
            return failure(prepared.error());
        *query = std::move(*prepared);
    }
    return {};
}

Result<int> Database::change(const QString &sql, const QVariantList &values) const
{
    Result<QSqlQuery> query = prepare(sql);
    if (!query)
        return failure(query.error());
    if (const Outcome ran = curvedesk::run(*query, values); !ran)
        return failure(ran.error());
    return query->numRowsAffected();
}

Outcome Database::visit(const QString &sql, const QVariantList &values,
                        const std::function<bool(const QSqlQuery &)> &visit) const
{
    Result<QSqlQuery> query = prepare(sql);
    return query ? visitRows(*query, values, visit) : failure(query.error());
}

Outcome Database::execute(const QString &sql) const
{
    return value(sql).map([](const QVariant &) {});
}

Result<QVariant> Database::value(const QString &sql) const
{
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return failure(storageError(query.lastError()));
    if (query.next())
        return query.value(0);
    if (query.lastError().isValid())
        return failure(storageError(query.lastError()));
    return QVariant();
}

Outcome Database::run(QSqlQuery Control::*statement)
{
    if (!m_control)
        return failure(ErrorCode::Internal, u"no transaction has begun"_s);
    QSqlQuery &query = (*m_control).*statement;
    return query.exec() ? Outcome() : failure(storageError(query.lastError()));
}

Outcome Database::begin()
{
    if (!m_control) {
        // All are prepared at once, so that a full disk cannot keep rollback() from being prepared later.
        auto control = std::make_unique<Control>();
        const std::pair<QSqlQuery *, QString> statements[] = {
            {&control->begin, u"BEGIN IMMEDIATE"_s},
            {&control->commit, u"COMMIT"_s},
            {&control->rollback, u"ROLLBACK"_s},
            {&control->savepoint, u"SAVEPOINT nested"_s},
            {&control->rollbackTo, u"ROLLBACK TO nested"_s},
            {&control->release, u"RELEASE nested"_s},
        };
        if (Outcome prepared = prepareAll(statements); !prepared)
            return prepared;
        m_control = std::move(control);
    }
    return run(&Control::begin);
}

Outcome Database::commit()
{
    const Outcome committed = run(&Control::commit);
    if (!committed)
        rollback();
    return committed;
}

void Database::rollback()
{
    // SQLite may have rolled back by itself (disk full); the statement then fails and changes nothing.
    if (m_control)
        m_control->rollback.exec();
}

} // namespace curvedesk
