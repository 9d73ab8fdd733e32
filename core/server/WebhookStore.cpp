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
    QList<Webhook> out;
    const QString sql = u"SELECT id, url, secret, calls, owner, cursor FROM webhook ORDER BY id"_s;
    const Outcome read = m_database.visit(sql, {}, [&out](const QSqlQuery &row) {
        out.append({row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toByteArray(),
                    row.value(3).toByteArray().split('\n'), row.value(4).toString(), row.value(5).toByteArray()});
        return true;
    });
    return read.map([&out] { return out; });
}

Result<qint64> WebhookStore::add(const Webhook &webhook)
{
    const Result<int> added = m_database.change(
        u"INSERT INTO webhook(url, secret, calls, owner, cursor) VALUES(?,?,?,?,?)"_s,
        {toColumn(webhook.url), toColumn(webhook.secret), QString::fromUtf8(webhook.calls.join('\n')),
         toColumn(webhook.owner), toColumn(webhook.cursor)});
    if (!added)
        return failure(added.error());
    return m_database.value(u"SELECT last_insert_rowid()"_s).map([](const QVariant &value) {
        return value.toLongLong();
    });
}

Outcome WebhookStore::remove(qint64 id)
{
    const Result<int> removed = m_database.change(u"DELETE FROM webhook WHERE id = ?"_s, {id});
    if (!removed)
        return failure(removed.error());
    return *removed == 1 ? Outcome() : failure(ErrorCode::NotFound, u"There is no webhook %1"_s.arg(id));
}

Outcome WebhookStore::setCursor(qint64 id, const QByteArray &cursor)
{
    const Result<int> written
        = m_database.change(u"UPDATE webhook SET cursor = ? WHERE id = ?"_s, {toColumn(cursor), id});
    return written ? Outcome() : failure(written.error());
}

Result<qint64> WebhookStore::version() const
{
    return m_database.value(u"PRAGMA data_version"_s).map([](const QVariant &value) { return value.toLongLong(); });
}

} // namespace curvedesk
