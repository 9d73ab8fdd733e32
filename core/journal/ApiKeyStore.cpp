// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/ApiKeyStore.h"

#include "core/base/Sodium.h"
#include "core/journal/ApiKeyText.h"
#include "core/journal/AuditLog.h"
#include "core/journal/KeyLimits.h"
#include "core/storage/Database.h"

#include <QElapsedTimer>
#include <QHash>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxTextSize = 256;
constexpr qsizetype maxLabelSize = 64;
// A check whether another process wrote costs two system calls, too many for each of many thousand requests a second.
constexpr int recheckMs = 2;

const QString columns = u"seq, id, owner, wallet, label, scopes, wallets, max_order, max_hour, max_day, max_slippage,"
                        " max_fee, expires_ms, needs_approval, created_ms, last_used_ms, revoked_ms, revision, hash"_s;

QVariant capToColumn(const std::optional<quint64> &cap)
{
    return cap ? toColumn(*cap) : QVariant(QMetaType(QMetaType::LongLong));
}

std::optional<quint64> capFromColumn(const QVariant &column)
{
    return column.isNull() ? std::nullopt : std::optional(u64FromColumn(column));
}

ApiKey read(const QSqlQuery &row)
{
    ApiKey key;
    int column = 0;
    key.sequence = row.value(column++).toLongLong();
    key.id = row.value(column++).toString();
    key.owner = row.value(column++).toString();
    key.wallet = row.value(column++).toString();
    key.label = row.value(column++).toString();
    key.rights.scopes = KeyScopes::fromInt(row.value(column++).toInt());
    key.rights.wallets = row.value(column++).toString().split(u' ', Qt::SkipEmptyParts);
    key.rights.maxOrderLamports = capFromColumn(row.value(column++));
    key.rights.maxHourLamports = capFromColumn(row.value(column++));
    key.rights.maxDayLamports = capFromColumn(row.value(column++));
    key.rights.maxSlippageBps = capFromColumn(row.value(column++));
    key.rights.maxFeeLamports = capFromColumn(row.value(column++));
    key.rights.expiresMs = row.value(column++).toLongLong();
    key.rights.needsApproval = row.value(column++).toBool();
    key.createdMs = row.value(column++).toLongLong();
    key.lastUsedMs = row.value(column++).toLongLong();
    key.revokedMs = row.value(column++).toLongLong();
    key.revision = row.value(column++).toLongLong();
    return key;
}

// The hash of the key's text, from a row of the statements that read keys.
QByteArray hashColumn(const QSqlQuery &row)
{
    return row.value(18).toByteArray();
}

// Binds the columns of a key's rights, in the order of the statements.
void bindRights(QSqlQuery &query, const KeyRights &rights)
{
    query.addBindValue(rights.scopes.toInt());
    query.addBindValue(toColumn(rights.wallets.join(u' ')));
    for (const auto &cap : {rights.maxOrderLamports, rights.maxHourLamports, rights.maxDayLamports,
                            rights.maxSlippageBps, rights.maxFeeLamports})
        query.addBindValue(capToColumn(cap));
    query.addBindValue(rights.expiresMs);
    query.addBindValue(rights.needsApproval ? 1 : 0);
}

Outcome checkLabel(const QString &label)
{
    if (label.size() > maxLabelSize)
        return failure(ErrorCode::InvalidInput, u"label must have at most 64 characters"_s);
    return {};
}

tl::unexpected<Error> unauthorized()
{
    return failure(ErrorCode::Unauthorized, u"apiKey not found"_s);
}

} // namespace

class ApiKeyStore::Private
{
public:
    Private(Database &database_, AuditLog &audit_)
        : database(database_)
        , audit(audit_)
    {
    }

    Database &database;
    AuditLog &audit;
    QSqlQuery version; ///< reads a number that changes when another process wrote
    QSqlQuery insertKey;
    QSqlQuery selectById;
    QSqlQuery selectByOwner;
    QSqlQuery selectSpending;
    qlonglong loadedVersion = -1;
    QElapsedTimer sinceCheck;
    // All rows are also in memory, because every API request looks up its key.
    QHash<Hash, KeyPtr> byHash;
    QHash<QString, KeyPtr> byOwner;
    QHash<qint64, qint64> used; ///< by row: when a key was used, where that is not written yet

    /// Prepares the statements and reads the valid keys. Storage, Damaged.
    Outcome prepare()
    {
        const std::pair<QSqlQuery *, QString> statements[] = {
            {&version, u"PRAGMA data_version"_s},
            {&insertKey,
             u"INSERT INTO api_key (hash, id, owner, wallet, label, scopes, wallets, max_order, max_hour, max_day,"
             " max_slippage, max_fee, expires_ms, needs_approval, created_ms, last_used_ms, revoked_ms, revision)"
             " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)"_s},
            {&selectById, u"SELECT "_s + columns + u" FROM api_key WHERE id = ?"_s},
            {&selectByOwner, u"SELECT "_s + columns + u" FROM api_key WHERE owner = ?"_s},
            // Orders without an outcome count however old they are.
            {&selectSpending,
             u"SELECT (SELECT COALESCE(SUM(counted), 0) FROM spending WHERE key = ? AND at_ms > ? AND open = 0),"
             " (SELECT COALESCE(SUM(counted), 0) FROM spending WHERE key = ? AND at_ms > ? AND open = 0),"
             " (SELECT COALESCE(SUM(counted), 0) FROM spending WHERE key = ? AND open = 1)"_s},
        };
        const Outcome prepared = database.prepareAll(statements);
        return prepared ? refresh(0) : prepared;
    }

    /// Reads all valid keys again when another process has written, unless it looked for that less than `ageMs` ago.
    Outcome refresh(int ageMs)
    {
        if (sinceCheck.isValid() && sinceCheck.elapsed() < ageMs)
            return {};
        sinceCheck.start();
        if (!version.exec() || !version.next())
            return failure(storageError(version.lastError()));
        const qlonglong current = version.value(0).toLongLong();
        version.finish();
        const Outcome loaded = current == loadedVersion ? Outcome() : load();
        if (loaded)
            loadedVersion = current;
        return loaded;
    }

    /// Replaces the keys in memory by the valid ones of the file. Storage, Damaged.
    Outcome load()
    {
        Result<QSqlQuery> rows = database.prepare(u"SELECT "_s + columns + u" FROM api_key WHERE revoked_ms = 0"_s);
        if (!rows)
            return failure(rows.error());
        if (!rows->exec())
            return failure(storageError(rows->lastError()));
        byHash.clear();
        byOwner.clear();
        while (rows->next()) {
            const Result<Hash> hash = Hash::fromBytes(hashColumn(*rows));
            if (!hash)
                return failure(ErrorCode::Damaged, u"the journal holds an API key that cannot be read"_s);
            keepInMemory(*hash, read(*rows));
        }
        if (rows->lastError().isValid())
            return failure(storageError(rows->lastError()));
        return {};
    }

    /// Adds a row for the key, and sets its number in `key`.
    Outcome insert(const Hash &hash, ApiKey &key)
    {
        insertKey.addBindValue(hash.view().toByteArray());
        for (const QString &text : {key.id, key.owner, key.wallet, key.label})
            insertKey.addBindValue(toColumn(text));
        bindRights(insertKey, key.rights);
        insertKey.addBindValue(key.createdMs);
        if (!insertKey.exec()) {
            return isUniqueViolation(insertKey.lastError())
                ? failure(ErrorCode::Conflict, u"this key is there already"_s)
                : failure(storageError(insertKey.lastError()));
        }
        key.sequence = insertKey.lastInsertId().toLongLong();
        keepInMemory(hash, key);
        return {};
    }

    void keepInMemory(const Hash &hash, const ApiKey &key)
    {
        const auto kept = std::make_shared<const ApiKey>(key);
        byHash.insert(hash, kept);
        byOwner.insert(key.owner, kept);
    }

    /// Runs selectById or selectByOwner; nullopt when there is no such row.
    static Result<std::optional<ApiKey>> select(QSqlQuery &query, const QString &value)
    {
        query.bindValue(0, toColumn(value));
        if (!query.exec())
            return failure(storageError(query.lastError()));
        std::optional<ApiKey> key = query.next() ? std::optional(read(query)) : std::nullopt;
        const QSqlError error = query.lastError();
        query.finish();
        if (!key && error.isValid())
            return failure(storageError(error));
        return key;
    }
};

ApiKeyStore::ApiKeyStore(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

ApiKeyStore::~ApiKeyStore() = default;

Result<std::unique_ptr<ApiKeyStore>> ApiKeyStore::open(Database &database, AuditLog &audit)
{
    if (!sodiumReady())
        return failure(ErrorCode::Internal, u"no source of random numbers"_s);
    auto d = std::make_unique<Private>(database, audit);
    if (Outcome prepared = d->prepare(); !prepared)
        return failure(prepared.error());
    return std::unique_ptr<ApiKeyStore>(new ApiKeyStore(std::move(d)));
}

Result<ApiKeyStore::Added> ApiKeyStore::add(const QString &label, const QString &wallet, const KeyRights &rights,
                                            qint64 nowMs)
{
    ApiKey key;
    key.label = label.simplified();
    if (Outcome checked = checkLabel(key.label); !checked)
        return failure(checked.error());
    const QByteArray id = apiKeyText::newId();
    SecretBytes text = apiKeyText::newText(id);
    key.id = QString::fromLatin1(id);
    key.owner = key.id;
    key.wallet = wallet;
    key.rights = rights;
    key.createdMs = nowMs;
    const Outcome inserted = d->database.transaction([&]() -> Outcome {
        if (Outcome done = d->insert(apiKeyText::hashOf(text.view()), key); !done)
            return done;
        return d->audit.appendWithin({{"key_created", keyLimits::particulars(key)}});
    });
    if (inserted)
        return Added{std::move(text), std::move(key)};
    d->byHash.remove(apiKeyText::hashOf(text.view()));
    d->byOwner.remove(key.owner);
    return failure(inserted.error());
}

Outcome ApiKeyStore::adopt(const QList<Old> &keys, const KeyRights &rights)
{
    const auto isNew = [this](const Old &old) { return !d->byHash.contains(old.hash); };
    if (std::ranges::none_of(keys, isNew))
        return {};
    return d->database.transaction([&]() -> Outcome {
        for (const Old &old : keys) {
            const Result<std::optional<ApiKey>> first = byOwner(old.wallet);
            if (!first)
                return failure(first.error());
            ApiKey key;
            key.id = QString::fromLatin1(apiKeyText::newId());
            key.owner = *first ? key.id : old.wallet;
            key.wallet = old.wallet;
            key.rights = rights;
            key.createdMs = old.createdMs;
            if (const Outcome done = d->insert(old.hash, key); !done && done.error().code != ErrorCode::Conflict)
                return done;
        }
        return {};
    });
}

Result<ApiKeyStore::KeyPtr> ApiKeyStore::authenticate(QByteArrayView text, qint64 nowMs)
{
    // A key that cannot be checked is not let in.
    if (const Outcome refreshed = d->refresh(recheckMs); !refreshed)
        return failure(refreshed.error());
    const auto found = text.size() > maxTextSize ? d->byHash.cend() : d->byHash.constFind(apiKeyText::hashOf(text));
    if (found == d->byHash.cend())
        return unauthorized();
    if (const Outcome valid = keyLimits::checkValid(**found, nowMs); !valid)
        return failure(valid.error());
    d->used[(*found)->sequence] = nowMs;
    return *found;
}

Result<QList<ApiKey>> ApiKeyStore::keys() const
{
    Result<QSqlQuery> rows = d->database.prepare(u"SELECT "_s + columns + u" FROM api_key ORDER BY seq"_s);
    if (!rows)
        return failure(rows.error());
    if (!rows->exec())
        return failure(storageError(rows->lastError()));
    QList<ApiKey> out;
    while (rows->next()) {
        ApiKey key = read(*rows);
        key.lastUsedMs = qMax(key.lastUsedMs, d->used.value(key.sequence));
        out.append(std::move(key));
    }
    if (rows->lastError().isValid())
        return failure(storageError(rows->lastError()));
    return out;
}

Result<ApiKey> ApiKeyStore::key(const QString &id) const
{
    Result<std::optional<ApiKey>> key = Private::select(d->selectById, id);
    if (!key)
        return failure(key.error());
    if (!*key)
        return failure(ErrorCode::NotFound, u"There is no key with this id"_s);
    (*key)->lastUsedMs = qMax((*key)->lastUsedMs, d->used.value((*key)->sequence));
    return std::move(**key);
}

Result<std::optional<ApiKey>> ApiKeyStore::byOwner(const QString &owner) const
{
    if (const Outcome refreshed = d->refresh(0); !refreshed)
        return failure(refreshed.error());
    if (const KeyPtr known = d->byOwner.value(owner))
        return std::optional(*known);
    return Private::select(d->selectByOwner, owner); // a revoked key, or none
}

Outcome ApiKeyStore::update(const ApiKey &changed)
{
    if (Outcome checked = checkLabel(changed.label); !checked)
        return checked;
    Result<QSqlQuery> row = d->database.prepare(
        u"UPDATE api_key SET label = ?, scopes = ?, wallets = ?, max_order = ?, max_hour = ?, max_day = ?,"
        " max_slippage = ?, max_fee = ?, expires_ms = ?, needs_approval = ?, revoked_ms = ?, revision = revision + 1"
        " WHERE id = ? AND revision = ?"_s);
    if (!row)
        return failure(row.error());
    row->addBindValue(toColumn(changed.label));
    bindRights(*row, changed.rights);
    row->addBindValue(changed.revokedMs);
    row->addBindValue(changed.id);
    row->addBindValue(changed.revision);
    const Outcome updated = d->database.transaction([&]() -> Outcome {
        if (!row->exec())
            return failure(storageError(row->lastError()));
        if (row->numRowsAffected() != 1)
            return failure(ErrorCode::Conflict, u"The key was changed meanwhile"_s);
        return d->audit.appendWithin(
            {{changed.revokedMs != 0 ? "key_revoked" : "key_changed", keyLimits::particulars(changed)}});
    });
    return updated ? d->load() : updated;
}

Result<KeySpending> ApiKeyStore::spending(const ApiKey &key, qint64 nowMs) const
{
    QSqlQuery &row = d->selectSpending;
    row.bindValue(0, key.sequence);
    row.bindValue(1, nowMs - keyLimits::hourMs);
    row.bindValue(2, key.sequence);
    row.bindValue(3, nowMs - keyLimits::dayMs);
    row.bindValue(4, key.sequence);
    if (!row.exec() || !row.next())
        return failure(storageError(row.lastError()));
    const quint64 open = u64FromColumn(row.value(2));
    const KeySpending spent{u64FromColumn(row.value(0)) + open, u64FromColumn(row.value(1)) + open};
    row.finish();
    return spent;
}

Outcome ApiKeyStore::writeLastUse()
{
    if (d->used.isEmpty())
        return {};
    Result<QSqlQuery> row
        = d->database.prepare(u"UPDATE api_key SET last_used_ms = max(last_used_ms, ?) WHERE seq = ?"_s);
    if (!row)
        return failure(row.error());
    const Outcome written = d->database.transaction([&]() -> Outcome {
        for (auto each = d->used.cbegin(); each != d->used.cend(); ++each) {
            row->bindValue(0, each.value());
            row->bindValue(1, each.key());
            if (!row->exec())
                return failure(storageError(row->lastError()));
        }
        return {};
    });
    if (written)
        d->used.clear();
    return written;
}

} // namespace curvedesk
