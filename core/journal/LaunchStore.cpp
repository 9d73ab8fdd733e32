// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/LaunchStore.h"

#include "core/journal/IdempotencyHash.h"
#include "core/storage/Database.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The migrations of the file: launches that have begun, and the texts of forms.
const Database::Migrations &schema()
{
    static const Database::Migrations migrations{
        {
            u"CREATE TABLE launch ("
            " api_owner TEXT NOT NULL,"
            " idempotency_key BLOB NOT NULL CHECK (length(idempotency_key) > 0),"
            " request_hash BLOB NOT NULL,"
            " image_uri TEXT NOT NULL,"
            " uri TEXT NOT NULL,"
            " created_ms INTEGER NOT NULL,"
            " PRIMARY KEY (api_owner, idempotency_key)) STRICT"_s,
            u"CREATE TABLE form_text (form TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (form, name)) STRICT"_s,
        },
        idempotencyHash::listingStatements(u"launch"_s)};
    return migrations;
}

} // namespace

class LaunchStore::Private
{
public:
    explicit Private(Database database_)
        : database(std::move(database_))
    {
    }

    // The database is the first member, so that it is destroyed after the statements.
    Database database;
    mutable QSqlQuery find;
    QSqlQuery write;
    mutable QSqlQuery texts;
    QSqlQuery clearTexts;
    QSqlQuery writeText;

    /// Compiles the SQL statements; writes nothing. Storage, Damaged.
    Outcome prepare()
    {
        const std::pair<QSqlQuery *, QString> statements[] = {
            {&find,
             u"SELECT request_hash, image_uri, uri, created_ms FROM launch WHERE api_owner = ? AND idempotency_key = ?"_s},
            {&write,
             u"INSERT INTO launch (api_owner, idempotency_key, request_hash, image_uri, uri, created_ms)"
             " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (api_owner, idempotency_key) DO UPDATE SET"
             " request_hash = excluded.request_hash, image_uri = excluded.image_uri, uri = excluded.uri"_s},
            {&texts, u"SELECT name, value FROM form_text WHERE form = ?"_s},
            {&clearTexts, u"DELETE FROM form_text WHERE form = ?"_s},
            {&writeText, u"INSERT INTO form_text (form, name, value) VALUES (?, ?, ?)"_s},
        };
        return database.prepareAll(statements);
    }
};

LaunchStore::LaunchStore(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

LaunchStore::~LaunchStore() = default;

Result<std::unique_ptr<LaunchStore>> LaunchStore::open(const QString &databasePath)
{
    Result<Database> database = Database::open(databasePath, schema());
    if (!database)
        return failure(database.error());
    if (Outcome hashed = idempotencyHash::hashListedKeys(*database, u"launch"_s); !hashed)
        return failure(hashed.error());
    auto d = std::make_unique<Private>(std::move(*database));
    if (Outcome prepared = d->prepare(); !prepared)
        return failure(prepared.error());
    return std::unique_ptr<LaunchStore>(new LaunchStore(std::move(d)));
}

Result<std::optional<LaunchRecord>> LaunchStore::find(const QString &apiOwner, const QByteArray &idempotencyKey) const
{
    std::optional<LaunchRecord> record;
    const QVariantList key{toColumn(apiOwner), idempotencyHash::of(idempotencyKey)};
    const Outcome read = visitRows(d->find, key, [&](const QSqlQuery &row) {
        record = LaunchRecord{apiOwner,
                              idempotencyKey,
                              row.value(0).toByteArray(),
                              row.value(1).toString(),
                              row.value(2).toString(),
                              row.value(3).toLongLong()};
        return false;
    });
    return read.map([&record] { return record; });
}

Outcome LaunchStore::write(const LaunchRecord &record)
{
    return run(d->write,
               {toColumn(record.apiOwner), idempotencyHash::of(record.idempotencyKey), toColumn(record.requestHash),
                toColumn(record.imageUri), toColumn(record.uri), record.createdMs});
}

Result<QHash<QString, QString>> LaunchStore::texts(const QString &form) const
{
    QHash<QString, QString> texts;
    const Outcome read = visitRows(d->texts, {toColumn(form)}, [&texts](const QSqlQuery &row) {
        texts.insert(row.value(0).toString(), row.value(1).toString());
        return true;
    });
    return read.map([&texts] { return texts; });
}

Outcome LaunchStore::writeTexts(const QString &form, const QHash<QString, QString> &texts)
{
    return d->database.transaction([&]() -> Outcome {
        Outcome done = run(d->clearTexts, {toColumn(form)});
        for (auto each = texts.cbegin(); done && each != texts.cend(); ++each)
            done = run(d->writeText, {toColumn(form), toColumn(each.key()), toColumn(each.value())});
        return done;
    });
}

} // namespace curvedesk
