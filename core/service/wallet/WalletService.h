// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/Cluster.h"
#include "core/money/TokenAmount.h"
#include "core/service/wallet/BalanceWatch.h"
#include "core/service/wallet/WalletTypes.h"
#include "core/wallet/WalletStore.h"

#include <QHash>
#include <QSet>

namespace curvedesk {

struct Transaction;

/// Wallets: creates, imports and lists them, reads balances, and signs with their keys.
class WalletService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WalletService)

public:
    /// Time between two polls of balances for deposits, while walletsChanged() has a listener.
    static constexpr std::chrono::milliseconds defaultBalancePace{5000};
    /// The wallets beyond which create() makes no more: the API lets callers without a key call it, and their rows must
    /// not fill the disk.
    static constexpr qsizetype defaultMaxWallets = 1'000'000;

    /// All references must outlive the service.
    WalletService(WalletStore &store, Cluster &cluster, QObject *parent = nullptr,
                  std::chrono::milliseconds balancePace = defaultBalancePace, qsizetype maxWallets = defaultMaxWallets);

    /// Makes a wallet, without an API key, and stores its key in the vault; emits noted() and walletsChanged(). Empty
    /// label: "Wallet N". Forbidden where there are `maxWallets` already; errors of WalletStore::add().
    [[nodiscard]] Task<CreatedWallet> create(QString label);
    /// Stores a key, from text as Keypair::fromText() reads it, in the vault and adds its wallet; emits noted() and
    /// walletsChanged(). 0 lamports where they cannot be read. InvalidInput; errors of WalletStore::add().
    [[nodiscard]] Task<WalletSummary> import(std::shared_ptr<const SecretBytes> key, QString label);
    /// The wallets that a recovery phrase derives at the usual paths, the most lamports first; 0 lamports where the
    /// balances cannot be read. Stores nothing, returns no key. `passphrase` may be null. InvalidInput for other words.
    [[nodiscard]] Task<QList<DerivedWallet>> derivedWallets(std::shared_ptr<const SecretBytes> words,
                                                            std::shared_ptr<const SecretBytes> passphrase);
    /// Stores the key at a path of derivedWallets() in the vault and adds its wallet; emits noted() and
    /// walletsChanged(). 0 lamports where they cannot be read. InvalidInput; errors of WalletStore::add().
    [[nodiscard]] Task<WalletSummary> importDerived(std::shared_ptr<const SecretBytes> words,
                                                    std::shared_ptr<const SecretBytes> passphrase, QString path,
                                                    QString label);
    /// Adds an address without its key: trades are quoted and prepared for it, but it never signs; emits noted() and
    /// walletsChanged(). WalletNotFound for a text that is no address; errors of WalletStore::watch().
    [[nodiscard]] Task<WalletSummary> watch(QString address, QString label);
    /// Removes a watched wallet and polls it no more; emits noted() and walletsChanged(). Its orders stay in the
    /// journal. Errors of WalletStore::unwatch().
    [[nodiscard]] Task<void> unwatch(QString address);
    /// The text of a private key, written nowhere; emits noted(). Call VaultService::check() before showing it.
    /// WalletNotFound, WalletLocked, Forbidden for a watched wallet, Damaged, Storage.
    [[nodiscard]] Task<std::shared_ptr<const SecretBytes>> exportKey(QString wallet, KeyFormat format);
    /// Changes a label, emits noted() and walletsChanged(); the summary has 0 lamports where they cannot be read.
    /// Errors of WalletStore::rename().
    [[nodiscard]] Task<WalletSummary> rename(QString address, QString label);
    /// All wallets without their balances, oldest first.
    [[nodiscard]] QList<WalletRecord> records() const { return m_store.wallets(); }
    /// True for the address of a wallet in the store, watched ones too, also one that another process added.
    [[nodiscard]] bool isOwn(const QString &address) const;
    /// All wallets with their balances, oldest first; from then on these are polled. The cluster's errors.
    [[nodiscard]] Task<QList<WalletSummary>> list();
    /// Any wallet's tokens of a coin, in base units: those of its associated account, without one those of all its
    /// token accounts; or its lamports for "SOL" or wrapped SOL's mint. TokenNotFound; WalletNotFound when the chain
    /// has neither it nor a token account of it; the cluster's errors.
    [[nodiscard]] Task<BalanceReply> balance(QString token, QString wallet);
    /// The coins among `mints` with a curve account of which the wallet has tokens. The token accounts of an own
    /// wallet, the last 100, are polled for walletsChanged() from then on. WalletNotFound for a text that is no
    /// address; the cluster's errors.
    [[nodiscard]] Task<QList<Holding>> holdings(QString wallet, QStringList mints);
    /// Asks the network for free lamports, where it gives them; returns the signature and emits walletsChanged().
    /// WalletNotFound for a text that is no address, InvalidInput for 0 lamports; the cluster's errors.
    [[nodiscard]] Task<QString> requestAirdrop(QString wallet, quint64 lamports);

    /// True for a wallet in the store, watched ones too.
    [[nodiscard]] bool isOwn(const Address &wallet) const { return m_store.wallet(wallet).has_value(); }
    /// The address that pays and signs for `signer`, an own wallet or not. InvalidInput for a private key that is none;
    /// WalletNotFound for text that is no address.
    [[nodiscard]] static Result<Address> addressOf(const TradeSigner &signer);
    /// The address of addressOf(); where the request brings no key, checks that the wallet is in the store, signs, and
    /// its vault is unlocked, but not that its key is there. Errors of addressOf(); Forbidden for a watched wallet,
    /// WalletLocked, Storage, Damaged.
    [[nodiscard]] Result<Address> checkSigner(const TradeSigner &signer) const;
    /// The key that `signer` has for this purpose, always the same one, without storing it. Errors as sign().
    [[nodiscard]] Result<Keypair> keyForPurpose(const TradeSigner &signer, QByteArrayView purpose) const;
    /// Signs `transaction`, which is not sent, with the key of `signer`, and with `second` where a second signature is
    /// needed, and wipes the copy of the first; emits keyUsed() for a key of the vault. WalletNotFound, WalletLocked,
    /// Forbidden for a watched wallet, InvalidInput for a private key that is none, Damaged, Storage.
    [[nodiscard]] Outcome sign(Transaction &transaction, const TradeSigner &signer,
                               const Keypair *second = nullptr) const;

signals:
    /// A wallet was added, renamed or removed, traded or launched, its lamports changed or may soon, or the tokens of a
    /// recently asked holding did.
    void walletsChanged();
    /// For the audit log: an event such as "wallet_added", and the wallet's address.
    void noted(const QByteArray &event, const QString &wallet);
    /// sign() is about to use a key of the vault; emitted each time.
    void keyUsed() const;

protected:
    /// Begins to poll balances once walletsChanged() has a listener.
    void connectNotify(const QMetaMethod &signal) override;

private:
    /// The key of `signer`, from the request or the vault. Errors as sign().
    [[nodiscard]] Result<Keypair> keyFor(const TradeSigner &signer) const;
    /// Reads any number of accounts, in portions of Cluster::maxAccountsPerRead, which may be of different slots. The
    /// cluster's errors.
    [[nodiscard]] Task<QList<std::optional<AccountState>>> read(QList<Address> addresses);
    /// The tokens of a mint in all the token accounts of a wallet that the cluster lists; nullopt where it lists none.
    /// UpstreamRejected for more than fit 64 bits; the cluster's errors.
    [[nodiscard]] Task<std::optional<TokenAmount>> listedTokens(Address owner, Address mint);
    /// Reads the wallet's lamports from the cluster; the rest is what the store has then, or `record` where it has
    /// none. The cluster's errors.
    [[nodiscard]] Task<WalletSummary> summary(WalletRecord record);
    /// Watches the wallet that the store added, emits noted() and walletsChanged(). Its summary, with 0 lamports where
    /// they cannot be read; the store's error when none was added.
    [[nodiscard]] Task<WalletSummary> announceAdded(Result<WalletRecord> added);
    /// Adds a wallet to those whose transactions are watched and whose balance is polled. Nothing for a known one.
    void rememberOwnWallet(const Address &wallet);
    /// Emits walletsChanged() when an own wallet traded or launched in one of the transactions.
    void noticeLanded(const QList<ConfirmedTransaction> &transactions);

    WalletStore &m_store;
    Cluster &m_cluster;
    BalanceWatch m_balances;
    const qsizetype m_maxWallets; ///< the most wallets that create() allows
    QSet<Address> m_own;
    /// The associated token accounts that were asked for, by owner and mint: to derive one costs more than the rest of
    /// an answer.
    QHash<std::pair<Address, Address>, Address> m_tokenAccounts;
};

/// The error with the fixed text that API clients expect.
[[nodiscard]] tl::unexpected<Error> walletNotFound();

} // namespace curvedesk
