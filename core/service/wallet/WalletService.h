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

/// Wallets: creates, imports and lists them, reads balances from the cluster, and signs with their keys. The rows are
/// in the store's file, the keys in the vault's; what noted() tells goes to the audit log. Balances are polled once
/// walletsChanged() has had a listener. Errors of adding a wallet: Conflict where it is there already, InvalidInput for
/// a label beyond 64 characters or a newer vault, Unavailable while it is not known which network's wallets these are,
/// WalletLocked where a key is added, Storage, Damaged. Errors of a key: WalletNotFound, WalletLocked, Forbidden for a
/// watched wallet, InvalidInput for a private key that is none or a newer vault, Damaged, Storage.
class WalletService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WalletService)

public:
    /// Time between two polls of balances for deposits, while walletsChanged() has a listener.
    static constexpr std::chrono::milliseconds defaultBalancePace{5000};
    /// The most wallets that create() makes: callers without a key can call it, and their rows must not fill the disk.
    static constexpr qsizetype defaultMaxWallets = 1'000'000;

    /// Reads the store's wallets. All references must outlive the service.
    WalletService(WalletStore &store, Cluster &cluster, std::chrono::milliseconds balancePace = defaultBalancePace,
                  qsizetype maxWallets = defaultMaxWallets);

    /// Makes a wallet, without an API key, and stores its row and, in the vault, its key; emits noted() and
    /// walletsChanged(). Empty label: "Wallet N". Forbidden where there are `maxWallets` already; errors of adding.
    [[nodiscard]] Task<CreatedWallet> create(QString label);
    /// Stores a key, from text as Keypair::fromText() reads it, in the vault and adds its wallet, or has a watched one
    /// sign; emits noted() and walletsChanged(), then asks the cluster for the lamports: 0 where that fails.
    /// InvalidInput for another text; errors of adding.
    [[nodiscard]] Task<WalletSummary> import(std::shared_ptr<const SecretBytes> key, QString label);
    /// The wallets that a recovery phrase derives at the usual paths, with lamports from the cluster, the most first; 0
    /// where that fails. Stores nothing, returns no key. `passphrase` may be null. InvalidInput for other words.
    [[nodiscard]] Task<QList<DerivedWallet>> derivedWallets(std::shared_ptr<const SecretBytes> words,
                                                            std::shared_ptr<const SecretBytes> passphrase);
    /// Stores the key at a path of derivedWallets() in the vault and adds its wallet, or has a watched one sign; emits
    /// noted() and walletsChanged(), then asks the cluster for the lamports: 0 where that fails. InvalidInput for words
    /// or path; errors of adding.
    [[nodiscard]] Task<WalletSummary> importDerived(std::shared_ptr<const SecretBytes> words,
                                                    std::shared_ptr<const SecretBytes> passphrase, QString path,
                                                    QString label);
    /// Adds an address to the store, without its key: trades are quoted and prepared for it, but it never signs. Emits
    /// noted() and walletsChanged(), then asks the cluster for its lamports: 0 where that fails; it is added all the
    /// same. WalletNotFound for a text that is no address; errors of adding.
    [[nodiscard]] Task<WalletSummary> watch(QString address, QString label);
    /// Removes a watched wallet from the store, polls its lamports no more; emits noted(), walletsChanged(). Its orders
    /// stay in the journal. WalletNotFound, Forbidden for a wallet that signs, Storage, Damaged.
    [[nodiscard]] Task<void> unwatch(QString address);
    /// The text of a private key of the vault, written nowhere; emits noted(). Call VaultService::check() before
    /// showing it. Errors of a key.
    [[nodiscard]] Task<std::shared_ptr<const SecretBytes>> exportKey(QString wallet, KeyFormat format);
    /// Changes a label in the store, emits noted() and walletsChanged(), then asks the cluster for the lamports: 0
    /// where that fails. WalletNotFound, InvalidInput for an empty or too long label (64 characters), Storage, Damaged.
    [[nodiscard]] Task<WalletSummary> rename(QString address, QString label);
    /// All wallets of the store without their balances, oldest first; as read before while its file cannot be read.
    [[nodiscard]] QList<WalletRecord> records() const { return m_store.wallets(); }
    /// True for a wallet in the store, watched ones too; also for a known one that another process has removed since.
    [[nodiscard]] bool isOwn(const QString &address) const;
    /// All wallets, oldest first, with the cluster's lamports; has new ones polled from then on. The cluster's errors.
    [[nodiscard]] Task<QList<WalletSummary>> list();
    /// Any wallet's tokens of a coin, in base units, from the cluster: of its associated account (keeps its address),
    /// else of all its token accounts; for "SOL" or wrapped SOL's mint its lamports. TokenNotFound; WalletNotFound
    /// for a text that is no address, or when the chain has neither it nor a token account of it; the cluster's errors.
    [[nodiscard]] Task<BalanceReply> balance(QString token, QString wallet);
    /// The coins among `mints`, in that order, that have a curve account and of which the wallet's associated account
    /// has tokens, from the cluster. An own wallet's associated accounts of all `mints`, the 100 asked for last, are
    /// polled from then on. WalletNotFound for a text that is no address; the cluster's errors.
    [[nodiscard]] Task<QList<Holding>> holdings(QString wallet, QStringList mints);
    /// Asks the cluster once for free lamports, then emits walletsChanged() and returns the signature. WalletNotFound
    /// for a text that is no address, InvalidInput for 0 lamports or a network that gives none; the cluster's errors.
    [[nodiscard]] Task<QString> requestAirdrop(QString wallet, quint64 lamports);

    /// True for a wallet in the store, watched ones too; false while it cannot be read.
    [[nodiscard]] bool isOwn(const Address &wallet) const { return m_store.wallet(wallet).has_value(); }
    /// The address that signs for `signer`, own or not. InvalidInput for a wrong key; WalletNotFound for no address.
    [[nodiscard]] static Result<Address> addressOf(const TradeSigner &signer);
    /// The address that pays and signs for `signer`; where the request brings no key, checks that the wallet is in the
    /// store, signs, and its vault is unlocked, but not that its key is there. Errors of a key.
    [[nodiscard]] Result<Address> checkSigner(const TradeSigner &signer) const;
    /// Computes a key from `signer`'s (vault or request), the same for a purpose; emits nothing. Errors of a key.
    [[nodiscard]] Result<Keypair> keyForPurpose(const TradeSigner &signer, QByteArrayView purpose) const;
    /// Signs `transaction`, which is not sent, with the key of `signer`, from the vault's file or the request, and with
    /// `second` where a second signature is needed, and wipes the copy of the first; emits keyUsed() for a key of the
    /// vault. Errors of a key, or InvalidInput for one that is no signer of it.
    [[nodiscard]] Outcome sign(Transaction &transaction, const TradeSigner &signer,
                               const Keypair *second = nullptr) const;

signals:
    /// A wallet was added, renamed or removed, traded or launched, its lamports changed or may soon, or the tokens of a
    /// recently asked holding did.
    void walletsChanged();
    /// For the audit log, to which CoreStack writes it: an event such as "wallet_added", and the wallet's address.
    void noted(const QByteArray &event, const QString &wallet);
    /// sign() is about to use a key of the vault; emitted each time.
    void keyUsed() const;

protected:
    /// Has the cluster polled for balances, from now on for good, once walletsChanged() has a listener.
    void connectNotify(const QMetaMethod &signal) override;

private:
    /// The key of `signer`, a copy, from the request or the vault; emits nothing. Errors of a key.
    [[nodiscard]] Result<Keypair> keyFor(const TradeSigner &signer) const;
    /// Reads any number of accounts from the cluster, in portions that may be of different slots. The cluster's errors.
    [[nodiscard]] Task<QList<std::optional<AccountState>>> read(QList<Address> addresses);
    /// The base units of a mint in all token accounts that the cluster lists for a wallet; nullopt: none of any mint.
    /// UpstreamRejected for more than fit 64 bits; the cluster's errors.
    [[nodiscard]] Task<std::optional<TokenAmount>> listedTokens(Address owner, Address mint);
    /// The wallet with its lamports from the cluster, and its label as the store has it by then. The cluster's errors.
    [[nodiscard]] Task<WalletSummary> summary(WalletRecord record);
    /// Counts the wallet that the store added as own, has it polled, emits noted() and walletsChanged(), then asks the
    /// cluster for its lamports: 0 where that fails. The store's error, nothing emitted, when none was added.
    [[nodiscard]] Task<WalletSummary> announceAdded(Result<WalletRecord> added);
    /// Adds a wallet to m_own, for noticeLanded() to look for its trades, and has its balance polled; not a known one.
    void rememberOwnWallet(const Address &wallet);
    /// Emits walletsChanged(), once, when an own wallet traded or launched in one of the transactions.
    void noticeLanded(const QList<ConfirmedTransaction> &transactions);

    WalletStore &m_store;
    Cluster &m_cluster;
    BalanceWatch m_balances;
    const qsizetype m_maxWallets; ///< the most wallets that create() allows
    QSet<Address> m_own;
    /// The associated token accounts asked for, by owner and mint: to derive one costs more than the rest of an answer.
    QHash<std::pair<Address, Address>, Address> m_tokenAccounts;
};

/// The error WalletNotFound, with the fixed text that API clients expect.
[[nodiscard]] tl::unexpected<Error> walletNotFound();

} // namespace curvedesk
