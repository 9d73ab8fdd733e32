// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QStringList>

namespace curvedesk {

class Database;

/// What is kept of an idempotency key: a hash finds the order again, and keeps a private key sent by mistake secret.
namespace idempotencyHash {

/// BLAKE2b of the key, 32 bytes; empty for an empty key.
[[nodiscard]] QByteArray of(QByteArrayView key);

/// The statements, none of them run here, of a migration from keys to hashes in the column "idempotency_key" of a
/// table: they list its rows for hashListedKeys(), because SQLite cannot compute the hash.
[[nodiscard]] QStringList listingStatements(const QString &table);
/// Puts hashes in place of the keys that listingStatements() listed, in a transaction of its own, and empties the list
/// and the write-ahead log, so that no key is left (secure_delete stays on); does nothing where none is listed. While
/// somebody else reads the file, its log keeps the keys until the next call. Storage, Damaged.
[[nodiscard]] Outcome hashListedKeys(Database &database, const QString &table);

} // namespace idempotencyHash

} // namespace curvedesk
