// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/order/OrderSummary.h"
#include "core/service/transfer/TransferTypes.h"
#include "core/service/wallet/VaultService.h"
#include "core/service/wallet/WalletTypes.h"

#include <QObject>

#include <functional>

namespace curvedesk {

/// The function that receives an answer; called on the window's thread.
template<class T> using Answer = std::function<void(const Result<T> &)>;

/// The part of the Desk that is about wallets: their keys, the vault, transfers and the address book. Each request is
/// passed to the core's thread at once; its answer, the result or an error, comes later on the window's thread, once,
/// but not after `receiver` was destroyed. What reads or writes the store or journal may fail with Storage or Damaged,
/// what asks the cluster with the cluster's errors (Unavailable, UpstreamTimeout, UpstreamRejected). The audit log, a
/// file, gets a line for each change of a wallet, key or order, and each time that the vault is locked or unlocked.
/// The lamports of all wallets, also of one just added, are polled from the cluster for walletsChanged().
class WalletDesk : public QObject
{
    Q_OBJECT

public:
    using Secret = std::shared_ptr<const SecretBytes>;

    using QObject::QObject;

    /// All wallets, oldest first, with lamports read from the cluster. The cluster's errors.
    virtual void wallets(QObject *receiver, Answer<QList<WalletSummary>> answer) = 0;
    /// Makes a wallet (empty label: "Wallet N") and an API key for it, and stores both; the answer has the secrets of
    /// both. walletsChanged() and Desk::apiKeysChanged() follow. WalletLocked, Forbidden where there are too many
    /// wallets, InvalidInput for a label beyond 64 characters, Storage, Damaged: without its API key the wallet stays.
    virtual void createWallet(QObject *receiver, const QString &label, Answer<CreatedWallet> answer) = 0;
    /// Stores a private key in the vault and adds its wallet, or has a watched one sign; walletsChanged() follows. 0
    /// lamports where the cluster did not tell them. InvalidInput, Conflict for a known wallet that signs,
    /// WalletLocked, Storage, Damaged.
    virtual void importWallet(QObject *receiver, const Secret &key, const QString &label, Answer<WalletSummary> answer)
        = 0;
    /// The wallets of a recovery phrase at the usual paths, the most lamports first, which are read from the cluster (0
    /// where that fails); keeps none. `passphrase` may be null. InvalidInput for other words.
    virtual void derivedWallets(QObject *receiver, const Secret &words, const Secret &passphrase,
                                Answer<QList<DerivedWallet>> answer)
        = 0;
    /// Stores the key that the recovery phrase has at this path in the vault and adds its wallet, or has a watched one
    /// sign; walletsChanged() follows. 0 lamports where the cluster did not tell them. Errors of importWallet().
    virtual void importDerived(QObject *receiver, const Secret &words, const Secret &passphrase, const QString &path,
                               const QString &label, Answer<WalletSummary> answer)
        = 0;
    /// Adds an address without its key, which never signs, to the stored wallets; walletsChanged() follows. 0 lamports
    /// where the cluster tells none. WalletNotFound for no address, Conflict for a known wallet, InvalidInput for a
    /// label beyond 64 characters, Unavailable while the network of the wallets is not known, Storage, Damaged.
    virtual void watchWallet(QObject *receiver, const QString &address, const QString &label,
                             Answer<WalletSummary> answer)
        = 0;
    /// Removes a watched wallet from the stored ones; walletsChanged() follows, its orders stay. WalletNotFound,
    /// Forbidden for one that signs, Storage, Damaged.
    virtual void unwatchWallet(QObject *receiver, const QString &address, Answer<void> answer) = 0;
    /// The text of a private key (base58), written nowhere; the audit log gets a line. `passphrase`: the vault's, which
    /// is checked first (Unauthorized for a wrong one); nullptr where it has none. WalletNotFound, WalletLocked,
    /// Forbidden for a watched wallet, Storage, Damaged.
    virtual void exportKey(QObject *receiver, const QString &wallet, const Secret &passphrase, Answer<Secret> answer)
        = 0;
    /// Any wallet's amount of a token, in base units, read from the cluster; "SOL": its lamports. TokenNotFound;
    /// WalletNotFound where the chain has no account of it; the cluster's errors.
    virtual void balance(QObject *receiver, const QString &token, const QString &wallet, Answer<BalanceReply> answer)
        = 0;
    /// A wallet's amounts of those of these coins that its associated accounts have, read from the cluster. Of an own
    /// wallet the last 100 asked for are polled for walletsChanged() from then on. WalletNotFound for no address.
    virtual void holdings(QObject *receiver, const QString &wallet, const QStringList &mints,
                          Answer<QList<Holding>> answer)
        = 0;
    /// Stores another label of a wallet; walletsChanged() follows. 0 lamports where the cluster did not tell them.
    /// WalletNotFound, InvalidInput for an empty label or one beyond 64 characters, Storage, Damaged.
    virtual void renameWallet(QObject *receiver, const QString &address, const QString &label,
                              Answer<WalletSummary> answer)
        = 0;
    /// Asks the network for free lamports; the answer is the airdrop's signature, and walletsChanged() follows.
    /// WalletNotFound for no address, InvalidInput for 0 lamports or a network that gives none; the cluster's errors.
    virtual void requestAirdrop(QObject *receiver, const QString &wallet, quint64 lamports, Answer<QString> answer) = 0;

    /// The effect that a transfer would have now, simulated by the cluster, and what address book and journal know of
    /// its recipient. Signs nothing. InvalidInput, TokenNotFound, WalletNotFound, InsufficientFunds, ProgramRejected.
    virtual void transferSheet(QObject *receiver, const TransferRequest &request, Answer<TransferSheet> answer) = 0;
    /// Signs, journals and sends the transfer, which Desk::orderChanged() tells; answers once it was sent, or with the
    /// earlier order of its idempotency key. Errors, nothing sent: those of transferSheet(), WalletLocked, Forbidden
    /// for a watched wallet, Conflict for other costs than the agreed ones or a key of another request, Cancelled.
    virtual void transfer(QObject *receiver, const TransferRequest &request, Answer<OrderSummary> answer) = 0;
    /// The address book on disk, by label. Storage, Damaged.
    virtual void contacts(QObject *receiver, Answer<QList<Contact>> answer) = 0;
    /// Adds an address to the address book on disk, or gives a known one another label; no signal follows. InvalidInput
    /// for no address or a label that is empty or beyond 64 characters, Storage, Damaged.
    virtual void saveContact(QObject *receiver, const QString &address, const QString &label, Answer<Contact> answer)
        = 0;
    /// Removes an address from the address book on disk; no signal. NotFound, InvalidInput, Storage, Damaged.
    virtual void removeContact(QObject *receiver, const QString &address, Answer<void> answer) = 0;

    /// The vault's state, kept in memory: that of the last vaultChanged().
    [[nodiscard]] virtual VaultStatus vaultStatus() const = 0;
    /// Locks the vault, which vaultChanged() tells; without effect on a vault with a key file. No answer.
    virtual void lockVault() = 0;
    /// Unlocks the vault by its passphrase, in about a second, and seals it anew on disk where a try has become too
    /// cheap; nullptr: by the key in the desktop's keychain. vaultChanged() follows. Unauthorized for a wrong one,
    /// Unavailable without the key, Storage, Damaged, Cancelled by a lock.
    virtual void unlockVault(QObject *receiver, const Secret &passphrase, Answer<void> answer) = 0;
    /// Seals the vault on disk with `passphrase` from now on, deletes a key file and unlocks it, which takes seconds;
    /// vaultChanged() follows. `current` is the one that it has, nullptr for none. Unauthorized for a wrong one,
    /// InvalidInput for an empty new one, WalletLocked, Storage, Damaged, Cancelled.
    virtual void protectVault(QObject *receiver, const Secret &current, const Secret &passphrase, Answer<void> answer)
        = 0;
    /// Seals the vault on disk with the key in the desktop's keychain, made where there is none, deletes a key file
    /// and unlocks it; vaultChanged() follows. One that the keychain protects already stays as it is. `current`: its
    /// passphrase, nullptr for none. Unauthorized, WalletLocked, Unavailable, Storage, Damaged, Cancelled.
    virtual void moveVaultToKeychain(QObject *receiver, const Secret &current, Answer<void> answer) = 0;
    /// Has the vault locked after so many minutes without use, from now; 0: never. vaultChanged() follows; no answer.
    virtual void lockVaultAfter(int minutes) = 0;
    /// Tells the vault that the user is there: the time until it locks as idle begins anew. No answer, no signal.
    virtual void noteActivity() = 0;

signals:
    /// The vault emitted its state anew: vaultStatus() may be another one.
    void vaultChanged(const curvedesk::VaultStatus &status);
    /// Wallets were added, removed or renamed, or their balances changed or may soon: they are to be read again.
    void walletsChanged();
};

} // namespace curvedesk
