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

/// The part of the Desk that is about wallets: their keys, the vault, transfers and the address book. Answers come as
/// Desk says: later, on the window's thread, with the result or an error of the service's function that is named.
class WalletDesk : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WalletDesk)

public:
    using Secret = std::shared_ptr<const SecretBytes>;

    explicit WalletDesk(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// All wallets with their balances, oldest first, as WalletService::list(); has the balances polled from then on.
    virtual void wallets(QObject *receiver, Answer<QList<WalletSummary>> answer) = 0;
    /// Makes and stores a wallet and an API key for it, as AccessService::createWallet(); the answer has the secrets of
    /// both.
    virtual void createWallet(QObject *receiver, const QString &label, Answer<CreatedWallet> answer) = 0;
    /// Stores a private key in the vault and adds its wallet, as WalletService::import().
    virtual void importWallet(QObject *receiver, const Secret &key, const QString &label, Answer<WalletSummary> answer)
        = 0;
    /// The wallets of a recovery phrase, the most lamports first, as WalletService::derivedWallets(); keeps none.
    virtual void derivedWallets(QObject *receiver, const Secret &words, const Secret &passphrase,
                                Answer<QList<DerivedWallet>> answer)
        = 0;
    /// Stores the key of the one of derivedWallets() at this path, as WalletService::importDerived().
    virtual void importDerived(QObject *receiver, const Secret &words, const Secret &passphrase, const QString &path,
                               const QString &label, Answer<WalletSummary> answer)
        = 0;
    /// Adds an address without its key, as WalletService::watch(): it never signs.
    virtual void watchWallet(QObject *receiver, const QString &address, const QString &label,
                             Answer<WalletSummary> answer)
        = 0;
    /// Removes a watched wallet from the list, as WalletService::unwatch().
    virtual void unwatchWallet(QObject *receiver, const QString &address, Answer<void> answer) = 0;
    /// The text of a private key (base58), which the audit log notes, as WalletService::exportKey(). `passphrase`: the
    /// vault's, which is checked first (Unauthorized for a wrong one); nullptr where it has none.
    virtual void exportKey(QObject *receiver, const QString &wallet, const Secret &passphrase, Answer<Secret> answer)
        = 0;
    /// A wallet's amount of any token, in base units; "SOL": its lamports. Errors as WalletService::balance().
    virtual void balance(QObject *receiver, const QString &token, const QString &wallet, Answer<BalanceReply> answer)
        = 0;
    /// A wallet's amounts of those among these coins that it has, as WalletService::holdings(). Of an own wallet the
    /// last 100 are polled for walletsChanged() from then on.
    virtual void holdings(QObject *receiver, const QString &wallet, const QStringList &mints,
                          Answer<QList<Holding>> answer)
        = 0;
    /// Stores another label of a wallet, as WalletService::rename(); 0 lamports where they cannot be read.
    virtual void renameWallet(QObject *receiver, const QString &address, const QString &label,
                              Answer<WalletSummary> answer)
        = 0;
    /// Asks the network for free lamports, as WalletService::requestAirdrop(); the answer is the airdrop's signature.
    virtual void requestAirdrop(QObject *receiver, const QString &wallet, quint64 lamports, Answer<QString> answer) = 0;

    /// The effect that a transfer would have now, as TransferService::sheet(); nothing is signed.
    virtual void transferSheet(QObject *receiver, const TransferRequest &request, Answer<TransferSheet> answer) = 0;
    /// Signs, journals and sends the transfer, as TransferService::transfer().
    virtual void transfer(QObject *receiver, const TransferRequest &request, Answer<OrderSummary> answer) = 0;
    /// The address book, by label. Storage, Damaged.
    virtual void contacts(QObject *receiver, Answer<QList<Contact>> answer) = 0;
    /// Adds an address to the address book, or gives a known one another label. InvalidInput, Storage.
    virtual void saveContact(QObject *receiver, const QString &address, const QString &label, Answer<Contact> answer)
        = 0;
    /// Removes an address from the address book. NotFound, InvalidInput, Storage.
    virtual void removeContact(QObject *receiver, const QString &address, Answer<void> answer) = 0;

    /// The vault's state, as last reported.
    [[nodiscard]] virtual VaultStatus vaultStatus() const = 0;
    /// Locks the vault, which vaultChanged() tells; without effect on a vault with a key file. No answer.
    virtual void lockVault() = 0;
    /// Unlocks the vault by its passphrase, which takes about a second, as VaultService::unlock(); nullptr: by the key
    /// in the desktop's keychain, as VaultService::unlockFromKeychain().
    virtual void unlockVault(QObject *receiver, const Secret &passphrase, Answer<void> answer) = 0;
    /// Protects the vault by `passphrase`, as VaultService::changePassphrase(); `current` is the one that it has,
    /// nullptr for none. Takes about a second.
    virtual void protectVault(QObject *receiver, const Secret &current, const Secret &passphrase, Answer<void> answer)
        = 0;
    /// Protects the vault by the key in the desktop's keychain, as VaultService::moveToKeychain(); `current`: the
    /// passphrase that protects it now.
    virtual void moveVaultToKeychain(QObject *receiver, const Secret &current, Answer<void> answer) = 0;
    /// Locks the vault after so many minutes without use, from now on; 0: never. Writes no settings; no answer.
    virtual void lockVaultAfter(int minutes) = 0;
    /// Tells the vault that the user is there, so that the time until it locks as idle begins anew; no answer.
    virtual void noteActivity() = 0;

signals:
    /// vaultStatus() may have changed.
    void vaultChanged(const curvedesk::VaultStatus &status);
    /// As WalletService::walletsChanged(): wallets or balances are to be read again.
    void walletsChanged();
};

} // namespace curvedesk
