// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"
#include "core/journal/ApiKey.h"
#include "core/solana/Address.h"
#include "core/storage/FileCheck.h"

#include <QList>

#include <memory>

namespace curvedesk {

class AuditLog;
class Database;

/// API keys and their rights, in the journal's database, so that an order's limits are checked in the transaction that
/// journals it. Of a key's text only the BLAKE2b hash is stored. Another process may change the same rows: a change
/// counts at once for orders, else within 2 ms. The audit log has files of its own; its warnings are logged.
class ApiKeyStore
{
public:
    using KeyPtr = std::shared_ptr<const ApiKey>;

    /// `database`, which has the journal's schema, and `audit`, which gets a line of add() and update(), outlive the
    /// store. Writes nothing; a thorough check reads all keys. Storage, Damaged, Internal without random numbers.
    [[nodiscard]] static Result<std::unique_ptr<ApiKeyStore>> open(Database &database, AuditLog &audit,
                                                                   FileCheck check);
    ~ApiKeyStore(); ///< writes nothing, not even times of last use

    /// A new key's text, which only add() ever returns, and its row.
    struct Added
    {
        SecretBytes text;
        ApiKey key;
    };
    /// Makes a key of 256 random bits with this label, wallet (base58; empty: none) and rights, and writes it, on disk
    /// when it returns, and a line of the audit log. White space of the label is simplified. InvalidInput for a label
    /// beyond 64 characters, Conflict for a random id that is taken, Storage, Damaged: nothing is stored.
    [[nodiscard]] Result<Added> add(const QString &label, const QString &wallet, const KeyRights &rights, qint64 nowMs);
    /// A key that an earlier version of the program stored elsewhere.
    struct Old
    {
        Hash hash;
        QString wallet; ///< base58
        qint64 createdMs = 0;
    };
    /// Writes the keys whose hash is not there yet, with these rights, in one commit, without a line of the audit log.
    /// The owner of a wallet's first key is the wallet, as its orders say. Storage, Damaged: none is written.
    [[nodiscard]] Outcome adopt(const QList<Old> &keys, const KeyRights &rights);

    /// Returns the valid key with this text, as it is now, and notes in memory that it was used, for writeLastUse().
    /// Unauthorized with the detail "apiKey not found", also for a revoked one; KeyExpired, Storage, Damaged.
    [[nodiscard]] Result<KeyPtr> authenticate(QByteArrayView text, qint64 nowMs);

    [[nodiscard]] Result<QList<ApiKey>> keys() const; ///< oldest first, revoked ones too; Storage, Damaged
    [[nodiscard]] Result<ApiKey> key(const QString &id) const; ///< also a revoked one; NotFound, Storage, Damaged
    /// Forgets the keys in memory where another process has changed one, so that later calls see the keys as they are
    /// in the file now; changes no file. Storage, Damaged.
    [[nodiscard]] Outcome readChanges();
    /// The key whose orders have this owner, also a revoked one; nullopt when there is none. Storage, Damaged.
    [[nodiscard]] Result<std::optional<ApiKey>> byOwner(const QString &owner) const;
    /// Writes label, rights and revokedMs of the key with the id of `changed`, and a line of the audit log: key_revoked
    /// where revokedMs is not 0, else key_changed. Raises the revision in the file, not in `changed`. Conflict when the
    /// key was changed since `changed` was read, or is not there; Forbidden when it was revoked, InvalidInput for a
    /// label beyond 64 characters, Storage, Damaged: nothing is written.
    [[nodiscard]] Outcome update(const ApiKey &changed);
    /// The lamports that the key's orders took within the hour and the day before `nowMs`; all that one may take while
    /// it is not known what it took; those without an outcome count however old. Storage, Damaged.
    [[nodiscard]] Result<KeySpending> spending(const ApiKey &key, qint64 nowMs) const;

    /// Writes to the file the time of last use of each key that authenticate() returned since the last call; touches no
    /// file where there were none. Storage, Damaged: the next call tries again.
    [[nodiscard]] Outcome writeLastUse();

private:
    class Private;
    explicit ApiKeyStore(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
