// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/LaunchStore.h"

#include "core/journal/IdempotencyHash.h"

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

Result<std::unique_ptr<LaunchStore>> LaunchStore::open(const QString &databasePath)
{
    Result<Database> database = Database::open(databasePath, schema());
    if (!database)
        return failure(database.error());
    if (Outcome hashed = idempotencyHash::hashListedKeys(*database, u"launch"_s); !hashed)
        return failure(hashed.error());
    std::unique_ptr<LaunchStore> store(new LaunchStore(std::move(*database)));
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&store->m_find,
         u"SELECT request_hash, image_uri, uri, created_ms FROM launch WHERE api_owner = ? AND idempotency_key = ?"_s},
        {&store->m_write,
         u"INSERT INTO launch (api_owner, idempotency_key, request_hash, image_uri, uri, created_ms)"
         " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (api_owner, idempotency_key) DO UPDATE SET"
         " request_hash = excluded.request_hash, image_uri = excluded.image_uri, uri = excluded.uri"_s},
        {&store->m_texts, u"SELECT name, value FROM form_text WHERE form = ?"_s},
        {&store->m_clearTexts, u"DELETE FROM form_text WHERE form = ?"_s},
        {&store->m_writeText, u"INSERT INTO form_text (form, name, value) VALUES (?, ?, ?)"_s},
    };
    if (Outcome prepared = store->m_database.prepareAll(statements); !prepared)
        return failure(prepared.error());
    return store;
}

Result<std::optional<LaunchRecord>> LaunchStore::find(const QString &apiOwner, const QByteArray &idempotencyKey)
{
    const QVariantList key{toColumn(apiOwner), idempotencyHash::of(idempotencyKey)};
    return firstRow(m_find, key, [&](const QSqlQuery &row) {
        return LaunchRecord{apiOwner,
                            idempotencyKey,
                            row.value(0).toByteArray(),
                            row.value(1).toString(),
                            row.value(2).toString(),
                            row.value(3).toLongLong()};
    });
}

Outcome LaunchStore::write(const LaunchRecord &record)
{
    return run(m_write,
               {toColumn(record.apiOwner), idempotencyHash::of(record.idempotencyKey), toColumn(record.requestHash),
                toColumn(record.imageUri), toColumn(record.uri), record.createdMs});
}

Result<QHash<QString, QString>> LaunchStore::texts(const QString &form)
{
    QHash<QString, QString> texts;
    const Outcome read = visitRows(m_texts, {toColumn(form)}, [&texts](const QSqlQuery &row) {
        texts.insert(row.value(0).toString(), row.value(1).toString());
        return true;
    });
    return read.map([&texts] { return texts; });
}

Outcome LaunchStore::writeTexts(const QString &form, const QHash<QString, QString> &texts)
{
    return m_database.transaction([&]() -> Outcome {
        Outcome done = run(m_clearTexts, {toColumn(form)});
        for (auto each = texts.cbegin(); done && each != texts.cend(); ++each)
            done = run(m_writeText, {toColumn(form), toColumn(each.key()), toColumn(each.value())});
        return done;
    });
}

} // namespace curvedesk
