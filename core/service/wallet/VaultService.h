// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/wallet/FileVault.h"
#include "core/wallet/Keychain.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace curvedesk {

/// The vault's state for the window.
struct VaultStatus
{
    std::optional<VaultProtection> protection; ///< nullopt: none yet; the vault takes no key before it has one
    bool isLocked = true;
    /// The vault has no protection yet, or for real money a key file only: it takes no key before it has a better one.
    bool needsProtection = false;
    int lockMinutes = 0; ///< locks after so many minutes without use; 0: never
    bool waitsForKeychain = false; ///< the keychain was asked for the key and has taken longer than usual

    bool operator==(const VaultStatus &) const = default;
};

/// Locks and unlocks the vault and changes its protection, which deletes an unused key file. A passphrase is tried on a
/// worker thread, as that takes about a second. lock() leaves a vault with a key file open, as the key lies beside it.
/// A vault that another process has sealed anew is locked and has that protection as soon as it is used:
/// statusChanged() is emitted then, and while a keychain takes long. Errors of the vault: Storage, Damaged,
/// InvalidInput for a newer vault's file, Cancelled.
class VaultService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VaultService)

public:
    using Passphrase = std::shared_ptr<const SecretBytes>;
    /// Milliseconds of a clock that no one can set.
    using MonotonicClock = std::function<qint64()>;

    /// A keychain that takes longer is taken to be locked: its prompt waits for the user.
    static constexpr std::chrono::milliseconds usualKeychainPatience{1500};

    /// `vault` must outlive the service, which sets its onSealedElsewhere(). `isRealMoney` true: a key file is not
    /// protection enough. `keychain` and its patience: others than the usual ones, for tests.
    VaultService(FileVault &vault, bool isRealMoney, MonotonicClock clock = {}, std::unique_ptr<Keychain> keychain = {},
                 std::chrono::milliseconds keychainPatience = usualKeychainPatience);
    ~VaultService() override; ///< leaves the vault as it is, without onSealedElsewhere()

    /// The vault's state, as its file was read last.
    [[nodiscard]] VaultStatus status() const;
    /// Wipes the keys from memory and emits statusChanged(), but not where a key file protects them, or it is locked.
    /// Ends a call of unlock() or unlockFromKeychain() that is under way with Cancelled.
    void lock();
    /// Unlocks the vault, as its file has it, by its passphrase, seals it anew on disk where a try has become too
    /// cheap, and emits statusChanged(); counts as noteActivity(). Unauthorized for a wrong passphrase, or where none
    /// protects the vault; errors of the vault, Cancelled also by lock().
    [[nodiscard]] Task<void> unlock(Passphrase passphrase);
    /// Unlocks the vault by the key in the desktop's keychain (D-Bus) and emits statusChanged(); counts as
    /// noteActivity(). Unavailable, also when the keychain was left locked or has no such key; Unauthorized where the
    /// vault has another protection; errors of the vault, Cancelled also by lock().
    [[nodiscard]] Task<void> unlockFromKeychain();
    /// At the start of a window: unlocks the vault by the keychain (D-Bus), or with `isWanted` and no passphrase seals
    /// it on disk by moveToKeychain(), and emits statusChanged(); else nothing. Answers after the keychain's patience
    /// even if that has not; it then changes later. Where it cannot move: Unavailable, errors of the vault.
    [[nodiscard]] Task<void> startWithKeychain(bool isWanted);
    /// Seals the vault on disk with `passphrase` from now on, in place of its former protection, leaves it unlocked and
    /// emits statusChanged(); counts as noteActivity(). `current`: the passphrase that it has; ignored where it has
    /// none. Unauthorized when `current` is wrong, InvalidInput for an empty passphrase, WalletLocked for a vault that
    /// is locked by more than a key file, errors of the vault. After any error the former protection holds.
    [[nodiscard]] Task<void> changePassphrase(Passphrase current, Passphrase passphrase);
    /// Seals the vault on disk with the key in the desktop's keychain (D-Bus) from now on, made where there is none,
    /// leaves it unlocked and emits statusChanged(); counts as noteActivity(); nothing where that key protects it
    /// already. `current`: its passphrase, if any. Unauthorized when `current` is wrong, WalletLocked for a vault that
    /// is locked by its passphrase, Unavailable, errors of the vault. After any error the former protection holds.
    [[nodiscard]] Task<void> moveToKeychain(Passphrase current);
    /// Checks on a worker thread that `passphrase` is the vault's, before a key is shown; reads the vault's file,
    /// unlocks nothing. Unauthorized, also where none protects the vault; errors of the vault, but not Cancelled.
    [[nodiscard]] Task<void> check(Passphrase passphrase);

    /// Has the vault locked after this time (or up to five seconds later) without a call of noteActivity(), which this
    /// call counts as; 0: never. It takes the place of a former time. Emits statusChanged(), and writes no settings.
    void lockAfter(std::chrono::milliseconds idle);
    /// Call it when the user used the window, or a key signed: the time of lockAfter() begins anew.
    void noteActivity();

signals:
    /// This service, or another process whose change was noticed, may have changed status().
    void statusChanged(const curvedesk::VaultStatus &status);

private:
    /// An answer of startWithKeychain(), which comes from the keychain or without it.
    struct Start;
    /// Reads the key from the keychain (D-Bus), or with `makesKey` makes one where there is none. Emits statusChanged()
    /// when that takes longer than the patience, which a second call starts anew, and then once more at the end.
    /// NotFound, Unavailable, Damaged; Cancelled.
    [[nodiscard]] Task<SecretBytes> askKeychain(bool makesKey);
    /// Unlocks the vault by the keychain (D-Bus), or with `moves` seals it on disk with a key there; emits
    /// statusChanged(). Sets the outcome in `start`, then opens it.
    QCoro::Task<> begin(std::shared_ptr<Start> start, bool moves);
    /// Seals the vault on disk with another secret, calls noteActivity(), emits statusChanged(). First unlocks it where
    /// a key file can; an error locks it again where that is not enough. WalletLocked, errors of the vault.
    [[nodiscard]] Task<void> protect(VaultProtection protection, Passphrase secret);
    /// Locks the vault by lock(), which emits statusChanged(), after the time of lockAfter() without noteActivity().
    void lockIfIdle();

    FileVault &m_vault;
    const bool m_isRealMoney;
    MonotonicClock m_clock;
    std::chrono::milliseconds m_idle{0};
    qint64 m_lastActivity = 0;
    int m_locks = 0; ///< counts the calls of lock()
    QTimer m_idleTimer;
    std::unique_ptr<Keychain> m_keychain;
    QTimer m_patience;
    bool m_waitsForKeychain = false;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::VaultStatus)
