// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/IdempotencyHash.h"

#include "core/storage/Database.h"

#include <sodium.h>

#include <utility>

namespace curvedesk::idempotencyHash {

using namespace Qt::StringLiterals;

QByteArray of(QByteArrayView key)
{
    if (key.isEmpty())
        return {};
    constexpr std::size_t hashSize = 32;
    QByteArray hash(qsizetype{hashSize}, Qt::Uninitialized);
    crypto_generichash(reinterpret_cast<unsigned char *>(hash.data()), hashSize,
                       reinterpret_cast<const unsigned char *>(key.data()), static_cast<unsigned long long>(key.size()),
                       nullptr, 0);
    return hash;
}

QStringList listingStatements(const QString &table)
{
    return {u"CREATE TABLE plain_key (row INTEGER PRIMARY KEY) STRICT"_s,
            u"INSERT INTO plain_key SELECT rowid FROM %1 WHERE length(idempotency_key) > 0"_s.arg(table)};
}

Outcome hashListedKeys(Database &database, const QString &table)
{
    const Result<QVariant> listed = database.value(u"SELECT count(*) FROM plain_key"_s);
    if (!listed)
        return failure(listed.error());
    if (listed->toLongLong() == 0)
        return {};
    if (Outcome set = database.execute(u"PRAGMA secure_delete = ON"_s); !set)
        return set;
    const Outcome hashed = database.transaction([&]() -> Outcome {
        QList<std::pair<qint64, QByteArray>> hashes;
        const Outcome read = database.visit(
            u"SELECT t.rowid, t.idempotency_key FROM plain_key p JOIN %1 t ON t.rowid = p.row"_s.arg(table), {},
            [&hashes](const QSqlQuery &row) {
                hashes.append({row.value(0).toLongLong(), of(row.value(1).toByteArray())});
                return true;
            });
        if (!read)
            return read;
        Result<QSqlQuery> update = database.prepare(u"UPDATE %1 SET idempotency_key = ? WHERE rowid = ?"_s.arg(table));
        if (!update)
            return failure(update.error());
        for (const auto &[row, hash] : std::as_const(hashes)) {
            if (Outcome done = run(*update, {hash, row}); !done)
                return done;
        }
        // No row of the table is number 0: it stands for the log of former writes, which still has the keys.
        if (Outcome done = database.execute(u"DELETE FROM plain_key"_s); !done)
            return done;
        return database.execute(u"INSERT INTO plain_key VALUES (0)"_s);
    });
    if (!hashed)
        return hashed;
    const Result<QVariant> isBusy = database.value(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    if (!isBusy)
        return failure(isBusy.error());
    // Another program that reads keeps the log as it is: the next start empties it.
    return isBusy->toInt() != 0 ? Outcome() : database.execute(u"DELETE FROM plain_key"_s);
}

} // namespace curvedesk::idempotencyHash
