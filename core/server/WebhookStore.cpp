// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/WebhookStore.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<WebhookStore>> WebhookStore::open(const QString &path)
{
    static const Database::Migrations history{{
        u"CREATE TABLE webhook(id INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL, secret BLOB NOT NULL,"
        " calls TEXT NOT NULL, owner TEXT NOT NULL, cursor BLOB NOT NULL)"_s,
    }};
    Result<Database> database = Database::open(path, history);
    if (!database)
        return failure(database.error());
    // An event whose delivery a power cut forgets is delivered again, with the same id.
    if (const Outcome relaxed = database->execute(u"PRAGMA synchronous = NORMAL"_s); !relaxed)
        return failure(relaxed.error());
    return std::unique_ptr<WebhookStore>(new WebhookStore(std::move(*database)));
}

Result<QList<Webhook>> WebhookStore::webhooks() const
{
    Result<QSqlQuery> query
        = m_database.prepare(u"SELECT id, url, secret, calls, owner, cursor FROM webhook ORDER BY id"_s);
    if (!query)
        return failure(query.error());
    if (!query->exec())
        return failure(storageError(query->lastError()));
    QList<Webhook> out;
    while (query->next()) {
        out.append({query->value(0).toLongLong(), query->value(1).toString(), query->value(2).toByteArray(),
                    query->value(3).toByteArray().split('\n'), query->value(4).toString(),
                    query->value(5).toByteArray()});
    }
    return out;
}

Result<int> WebhookStore::run(const QString &sql, const QVariantList &values) const
{
    Result<QSqlQuery> query = m_database.prepare(sql);
    if (!query)
        return failure(query.error());
    for (const QVariant &value : values)
        query->addBindValue(value);
    if (!query->exec())
        return failure(storageError(query->lastError()));
    return query->numRowsAffected();
}

Result<qint64> WebhookStore::add(const Webhook &webhook)
{
    const Result<int> added
        = run(u"INSERT INTO webhook(url, secret, calls, owner, cursor) VALUES(?,?,?,?,?)"_s,
              {toColumn(webhook.url), toColumn(webhook.secret), QString::fromUtf8(webhook.calls.join('\n')),
               toColumn(webhook.owner), toColumn(webhook.cursor)});
    if (!added)
        return failure(added.error());
    const Result<QVariant> id = m_database.value(u"SELECT last_insert_rowid()"_s);
    if (!id)
        return failure(id.error());
    return id->toLongLong();
}

Outcome WebhookStore::remove(qint64 id)
{
    const Result<int> removed = run(u"DELETE FROM webhook WHERE id = ?"_s, {id});
    if (!removed)
        return failure(removed.error());
    return *removed == 1 ? Outcome() : failure(ErrorCode::NotFound, u"There is no webhook %1"_s.arg(id));
}

Outcome WebhookStore::setCursor(qint64 id, const QByteArray &cursor)
{
    const Result<int> written = run(u"UPDATE webhook SET cursor = ? WHERE id = ?"_s, {toColumn(cursor), id});
    return written ? Outcome() : failure(written.error());
}

Result<qint64> WebhookStore::version() const
{
    const Result<QVariant> version = m_database.value(u"PRAGMA data_version"_s);
    if (!version)
        return failure(version.error());
    return version->toLongLong();
}

} // namespace curvedesk
