// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Task.h"
#include "core/journal/OrderJournal.h"
#include "core/service/access/KeyTypes.h"
#include "core/service/wallet/WalletTypes.h"

#include <QElapsedTimer>
#include <QTimer>

namespace curvedesk {

class VaultService;
class WalletService;

/// API keys, in the journal's database: makes, changes and revokes them, each with a line of the audit log (a text
/// file, whose end that database notes), lists them, and recognises the API's callers by them.
class AccessService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AccessService)

public:
    using Secret = std::shared_ptr<const SecretBytes>;

    /// All references must outlive the service.
    AccessService(OrderJournal &journal, WalletService &wallets, const Clock &clock);
    /// Writes the times at which keys were used to the journal's database, by writeLastUse().
    ~AccessService() override;

    /// Returns the key with this secret text and keeps in memory that it was used now, which goes to the database
    /// within ten seconds. Unauthorized, KeyExpired, Storage, Damaged. Synchronous, because every request calls it.
    [[nodiscard]] Result<ApiKeyStore::KeyPtr> authenticate(QByteArrayView text);

    /// The key with this id as it is now; nullptr unless it is valid and has this scope. Storage, Damaged.
    [[nodiscard]] Result<ApiKeyStore::KeyPtr> validKey(const QString &id, KeyScope scope) const;
    /// The key of this owner's orders as it is now; nullptr unless it is valid and has this scope. Storage, Damaged.
    [[nodiscard]] Result<ApiKeyStore::KeyPtr> validOwner(const QString &owner, KeyScope scope) const;

    /// Makes a wallet by WalletService::create() (row, key in the vault; noted(), walletsChanged()) and an API key
    /// with walletKeyRights(); emits keysChanged(). Forbidden for too many wallets, InvalidInput for a label beyond 64
    /// characters, Unavailable, WalletLocked, Conflict, Storage, Damaged, Cancelled; the wallet may be there then.
    [[nodiscard]] Task<CreatedWallet> createWallet(QString label);
    /// Makes another key with walletKeyRights() for an own or watched wallet, emits keysChanged(), returns its text;
    /// the wallet's earlier keys stay valid. WalletNotFound, Conflict for a random id that is taken, Storage, Damaged.
    [[nodiscard]] Task<Secret> issueApiKey(QString wallet);
    /// Makes a key with these rights, its own wallet the first of `rights.wallets`; emits keysChanged(). InvalidInput
    /// for a wallet that is no address and a label beyond 64 characters, Conflict for an id in use, Storage, Damaged.
    [[nodiscard]] Task<IssuedKey> create(QString label, KeyRights rights);
    [[nodiscard]] Task<QList<KeySummary>> list(); ///< with what they spent, oldest first, revoked too; Storage, Damaged
    /// The key with this id, also a revoked one, with what it spent. NotFound, Storage, Damaged.
    [[nodiscard]] Task<KeySummary> find(QString id);
    /// Writes label, rights and revokedMs of a key and emits keysChanged(). Conflict when it was changed since
    /// `changed` was read, or is not there; Forbidden when it was revoked; InvalidInput for a wallet that is no address
    /// and a label beyond 64 characters, Storage, Damaged: nothing is written.
    [[nodiscard]] Task<void> change(ApiKey changed);
    /// Revokes a key for ever and emits keysChanged(); nothing for one that is revoked. NotFound, Conflict or Forbidden
    /// when another process has changed or revoked it meanwhile, Storage, Damaged.
    [[nodiscard]] Task<void> revoke(QString id);

    /// Appends a line to the audit log's file, or a warning to the program's log when that fails. Never a secret.
    void note(const AuditEntry &entry);
    /// From now on has note() append to the audit log's file whenever statusChanged() tells of a lock or unlock.
    void follow(const VaultService &vault);
    /// Appends a refused request to the audit log: at most 60 a minute, as anybody can cause it; the next line counts
    /// those left out. `key`: id of the caller's, if known; `code`: the error's wire code. A failure: a log warning.
    void noteRefusal(QByteArrayView path, const QString &key, QByteArrayView code);

    /// Writes the times at which keys were used to the journal's database; it is done by itself ten seconds after a
    /// use. A failure is a warning in the program's log; the next call tries again.
    void writeLastUse();

signals:
    /// A key was made, changed or revoked.
    void keysChanged();

private:
    /// The key with the lamports that its orders took in the last hour and day, from the journal. Storage, Damaged.
    [[nodiscard]] Result<KeySummary> summary(ApiKey key) const;

    ApiKeyStore &m_keys;
    AuditLog &m_audit;
    WalletService &m_wallets;
    const Clock &m_clock;
    QTimer m_useTimer;
    QElapsedTimer m_sinceRefusals; ///< of the present minute
    int m_refusals = 0; ///< noted in the present minute
    quint64 m_leftOut = 0; ///< refusals without a line, since the last line
};

/// The rights of the key that comes with a wallet: to read, quote, trade and launch, without caps.
[[nodiscard]] KeyRights walletKeyRights();
/// Checks the wallets among rights before they are stored. InvalidInput names the first that is no address.
[[nodiscard]] Outcome checkRights(const KeyRights &rights);

} // namespace curvedesk
