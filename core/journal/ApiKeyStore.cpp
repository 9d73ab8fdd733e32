// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/ApiKeyStore.h"

#include "core/base/Sodium.h"
#include "core/journal/ApiKeyRow.h"
#include "core/journal/ApiKeyText.h"
#include "core/journal/AuditLog.h"
#include "core/journal/KeyLimits.h"
#include "core/storage/Database.h"

#include <QElapsedTimer>
#include <QHash>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxTextSize = 256;
constexpr qsizetype maxLabelSize = 64;
// A check whether another process wrote costs two system calls, too many for each of many thousand requests a second.
constexpr int recheckMs = 2;

// InvalidInput for a label beyond 64 characters.
Outcome checkLabel(const QString &label)
{
    if (label.size() > maxLabelSize)
        return failure(ErrorCode::InvalidInput, u"label must have at most 64 characters"_s);
    return {};
}

// The error of a text that is no valid key's.
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
    QSqlQuery writes; ///< reads a number that changes when another connection wrote
    QSqlQuery version; ///< reads the number of changes of keys
    QSqlQuery insertKey;
    QSqlQuery selectByHash;
    QSqlQuery selectById;
    QSqlQuery selectByOwner;
    QSqlQuery selectSpending;
    qlonglong knownWrites = -1;
    qlonglong loadedVersion = -1;
    QElapsedTimer sinceCheck;
    // The valid keys that were asked for, because every API request looks up its own.
    QHash<Hash, KeyPtr> byHash;
    QHash<QString, KeyPtr> byOwner;
    QHash<qint64, qint64> used; ///< by row: when a key was used, where that is not written yet

    /// Prepares the statements; a thorough check looks at all keys. Storage, Damaged.
    Outcome prepare(FileCheck check)
    {
        const std::pair<QSqlQuery *, QString> statements[] = {
            {&writes, u"PRAGMA data_version"_s},
            {&version, u"SELECT version FROM api_key_version"_s},
            {&insertKey,
             u"INSERT INTO api_key (hash, id, owner, wallet, label, scopes, wallets, max_order, max_hour, max_day,"
             " max_slippage, max_fee, expires_ms, needs_approval, created_ms, last_used_ms, revoked_ms, revision)"
             " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)"_s},
            {&selectByHash, u"SELECT "_s + apiKeyRow::columns() + u" FROM api_key WHERE hash = ?"_s},
            {&selectById, u"SELECT "_s + apiKeyRow::columns() + u" FROM api_key WHERE id = ?"_s},
            {&selectByOwner, u"SELECT "_s + apiKeyRow::columns() + u" FROM api_key WHERE owner = ?"_s},
            // Orders without an outcome count however old they are.
            {&selectSpending,
             u"SELECT (SELECT COALESCE(SUM(counted), 0) FROM spending WHERE key = ? AND at_ms > ? AND open = 0),"
             " (SELECT COALESCE(SUM(counted), 0) FROM spending WHERE key = ? AND at_ms > ? AND open = 0),"
             " (SELECT COALESCE(SUM(counted), 0) FROM spending WHERE key = ? AND open = 1)"_s},
        };
        const Outcome prepared = database.prepareAll(statements);
        if (!prepared || check == FileCheck::Brief)
            return prepared;
        const Result<QVariant> bad = database.value(u"SELECT 1 FROM api_key WHERE length(hash) <> 32 LIMIT 1"_s);
        if (bad && bad->isValid())
            return failure(ErrorCode::Damaged, u"the journal holds an API key that cannot be read"_s);
        return bad ? Outcome() : failure(bad.error());
    }

    /// Forgets the keys in memory if another connection changed one; looks every `ageMs` at most. Storage, Damaged.
    Outcome refresh(int ageMs)
    {
        if (sinceCheck.isValid() && sinceCheck.elapsed() < ageMs)
            return {};
        sinceCheck.start();
        const Result<qlonglong> current = number(writes);
        if (!current)
            return failure(current.error());
        if (*current == knownWrites)
            return {};
        // Most of what others write are orders.
        const Result<qlonglong> changes = number(version);
        if (!changes)
            return failure(changes.error());
        if (*changes != loadedVersion)
            forget();
        loadedVersion = *changes;
        knownWrites = *current;
        return {};
    }

    /// Runs the query; the number in its first row. Storage, Damaged.
    static Result<qlonglong> number(QSqlQuery &query)
    {
        if (!query.exec() || !query.next())
            return failure(storageError(query.lastError()));
        const qlonglong found = query.value(0).toLongLong();
        query.finish();
        return found;
    }

    /// Forgets the keys in memory, so that they are read again.
    void forget()
    {
        byHash.clear();
        byOwner.clear();
    }

    /// The key with this hash, from then on in memory; perhaps expired. Unauthorized (none, revoked), Storage, Damaged.
    Result<KeyPtr> valid(const Hash &hash)
    {
        if (const KeyPtr known = byHash.value(hash))
            return known;
        const Result<std::optional<ApiKey>> row = select(selectByHash, hash.view().toByteArray());
        if (!row)
            return failure(row.error());
        if (!*row || (*row)->revokedMs != 0)
            return unauthorized();
        return keepInMemory(hash, **row);
    }

    /// Adds a row for the key, sets its number in `key`, and keeps it in memory, also if the caller's transaction fails
    /// later. Conflict when hash, id or owner exists; Storage, Damaged.
    Outcome insert(const Hash &hash, ApiKey &key)
    {
        const QVariantList values = QVariantList{hash.view().toByteArray(), toColumn(key.id), toColumn(key.owner),
                                                 toColumn(key.wallet), toColumn(key.label)}
            + apiKeyRow::rightsValues(key.rights) + QVariantList{key.createdMs};
        if (const Outcome done = run(insertKey, values); !done) {
            return isUniqueViolation(insertKey.lastError())
                ? failure(ErrorCode::Conflict, u"this key is there already"_s)
                : done;
        }
        key.sequence = insertKey.lastInsertId().toLongLong();
        keepInMemory(hash, key);
        return {};
    }

    /// Puts the key into memory, by its hash and its owner, in place of an older state of it.
    KeyPtr keepInMemory(const Hash &hash, const ApiKey &key)
    {
        const auto kept = std::make_shared<const ApiKey>(key);
        byHash.insert(hash, kept);
        byOwner.insert(key.owner, kept);
        return kept;
    }

    /// Runs a statement that selects a key, for this hash, id or owner; nullopt: there is none. Storage, Damaged.
    static Result<std::optional<ApiKey>> select(QSqlQuery &query, const auto &value)
    {
        return firstRow(query, {toColumn(value)}, apiKeyRow::read);
    }
};

ApiKeyStore::ApiKeyStore(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

ApiKeyStore::~ApiKeyStore() = default;

Result<std::unique_ptr<ApiKeyStore>> ApiKeyStore::open(Database &database, AuditLog &audit, FileCheck check)
{
    if (!startSodium())
        return failure(ErrorCode::Internal, u"no source of random numbers"_s);
    auto d = std::make_unique<Private>(database, audit);
    if (Outcome prepared = d->prepare(check); !prepared)
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
    if (inserted) {
        ++d->loadedVersion;
        return Added{std::move(text), std::move(key)};
    }
    d->byHash.remove(apiKeyText::hashOf(text.view()));
    d->byOwner.remove(key.owner);
    return failure(inserted.error());
}

Outcome ApiKeyStore::adopt(const QList<Old> &keys, const KeyRights &rights)
{
    bool isAnyNew = false;
    for (const Old &old : keys) {
        const auto known = Private::select(d->selectByHash, old.hash.view().toByteArray());
        if (!known)
            return failure(known.error());
        isAnyNew = isAnyNew || !*known;
    }
    if (!isAnyNew)
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
    if (text.size() > maxTextSize)
        return unauthorized();
    const Result<KeyPtr> found = d->valid(apiKeyText::hashOf(text));
    if (!found)
        return found;
    if (const Outcome valid = keyLimits::checkValid(**found, nowMs); !valid)
        return failure(valid.error());
    d->used[(*found)->sequence] = nowMs;
    return found;
}

Result<QList<ApiKey>> ApiKeyStore::keys() const
{
    QList<ApiKey> out;
    const QString sql = u"SELECT "_s + apiKeyRow::columns() + u" FROM api_key ORDER BY seq"_s;
    const Outcome read = d->database.visit(sql, {}, [&](const QSqlQuery &row) {
        ApiKey key = apiKeyRow::read(row);
        key.lastUsedMs = qMax(key.lastUsedMs, d->used.value(key.sequence));
        out.append(std::move(key));
        return true;
    });
    return read.map([&out] { return std::move(out); });
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

Outcome ApiKeyStore::readChanges()
{
    return d->refresh(0);
}

Result<std::optional<ApiKey>> ApiKeyStore::byOwner(const QString &owner) const
{
    if (const Outcome refreshed = d->refresh(recheckMs); !refreshed)
        return failure(refreshed.error());
    if (const KeyPtr known = d->byOwner.value(owner))
        return std::optional(*known);
    Result<std::optional<ApiKey>> found = Private::select(d->selectByOwner, owner);
    if (found && *found && (*found)->revokedMs == 0)
        d->byOwner.insert(owner, std::make_shared<const ApiKey>(**found));
    return found;
}

Outcome ApiKeyStore::update(const ApiKey &changed)
{
    if (Outcome checked = checkLabel(changed.label); !checked)
        return checked;
    // Rights of a key that does nothing any more would be noted as if it were revoked once more.
    if (const Result<ApiKey> before = key(changed.id); before && before->revokedMs != 0)
        return failure(ErrorCode::Forbidden, u"This key was revoked, which is for ever"_s);
    const QString sql
        = u"UPDATE api_key SET label = ?, scopes = ?, wallets = ?, max_order = ?, max_hour = ?, max_day = ?,"
          " max_slippage = ?, max_fee = ?, expires_ms = ?, needs_approval = ?, revoked_ms = ?, revision = revision + 1"
          " WHERE id = ? AND revision = ?"_s;
    const QVariantList values = QVariantList{toColumn(changed.label)} + apiKeyRow::rightsValues(changed.rights)
        + QVariantList{changed.revokedMs, changed.id, changed.revision};
    const Outcome updated = d->database.transaction([&]() -> Outcome {
        const Result<int> rows = d->database.change(sql, values);
        if (!rows)
            return failure(rows.error());
        if (*rows != 1)
            return failure(ErrorCode::Conflict, u"The key was changed meanwhile"_s);
        return d->audit.appendWithin(
            {{changed.revokedMs != 0 ? "key_revoked" : "key_changed", keyLimits::particulars(changed)}});
    });
    d->forget();
    return updated;
}

Result<KeySpending> ApiKeyStore::spending(const ApiKey &key, qint64 nowMs) const
{
    KeySpending spent;
    const QVariantList values{key.sequence, nowMs - keyLimits::hourMs, key.sequence, nowMs - keyLimits::dayMs,
                              key.sequence};
    const Outcome read = visitRows(d->selectSpending, values, [&spent](const QSqlQuery &row) {
        const quint64 open = u64FromColumn(row.value(2));
        spent = {u64FromColumn(row.value(0)) + open, u64FromColumn(row.value(1)) + open};
        return false;
    });
    return read.map([&spent] { return spent; });
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
            if (Outcome done = run(*row, {each.value(), each.key()}); !done)
                return done;
        }
        return {};
    });
    if (written)
        d->used.clear();
    return written;
}

} // namespace curvedesk
