// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/wallet/WalletService.h"

#include "core/pump/ChainEvents.h"
#include "core/solana/Transaction.h"
#include "core/wallet/DerivedKey.h"

#include <QMetaMethod>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// True when the request brings the key to sign with.
bool hasOwnKey(const TradeSigner &signer)
{
    return signer.privateKey && !signer.privateKey->isEmpty();
}

// The keypair of the private key that came with the request, which must have one. InvalidInput.
Result<Keypair> keyOf(const TradeSigner &signer)
{
    Result<Keypair> keypair = Keypair::fromText(signer.privateKey->view());
    if (!keypair)
        return failure(ErrorCode::InvalidInput, u"private is not a valid private key"_s);
    return keypair;
}

// The summary of a wallet that has these lamports.
WalletSummary summaryOf(const WalletRecord &record, quint64 lamports)
{
    return {record.address.toBase58(), record.label, lamports, record.createdMs, record.isWatched};
}

// True when one of `wallets` traded or launched in this event, on a curve or on a pool.
bool isOfWallet(const ChainEvent &event, const QSet<Address> &wallets)
{
    if (const auto *trade = std::get_if<TradeEvent>(&event))
        return wallets.contains(trade->user);
    if (const auto *trade = std::get_if<AmmTradeEvent>(&event))
        return wallets.contains(trade->user);
    if (const auto *create = std::get_if<CreateEvent>(&event))
        return wallets.contains(create->user);
    return false;
}

// True when one of `wallets` traded or launched in this transaction.
bool isOfWallet(const ConfirmedTransaction &transaction, const QSet<Address> &wallets)
{
    for (const ChainEvent &event : chainEvents::fromLogs(transaction.logs)) {
        if (isOfWallet(event, wallets))
            return true;
    }
    // innerCalls is filled only when the log was cut.
    for (const ProgramCall &call : transaction.innerCalls) {
        const Result<ChainEvent> event = chainEvents::fromCall(call.program, call.data);
        if (event && isOfWallet(*event, wallets))
            return true;
    }
    return false;
}

} // namespace

tl::unexpected<Error> walletNotFound()
{
    return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
}

WalletService::WalletService(WalletStore &store, Cluster &cluster, std::chrono::milliseconds balancePace,
                             qsizetype maxWallets)
    : m_store(store)
    , m_cluster(cluster)
    , m_balances(cluster, balancePace)
    , m_maxWallets(maxWallets)
{
    for (const WalletRecord &record : m_store.wallets())
        rememberOwnWallet(record.address);
    connect(&m_balances, &BalanceWatch::balancesChanged, this, &WalletService::walletsChanged);
    connect(&m_cluster, &Cluster::transactionsLanded, this, &WalletService::noticeLanded);
}

Task<CreatedWallet> WalletService::create(QString label)
{
    if (m_own.size() >= m_maxWallets)
        co_return failure(ErrorCode::Forbidden, u"There are %1 wallets already: no more are made"_s.arg(m_own.size()));
    const Keypair keypair = Keypair::generate();
    const Result<WalletRecord> added = m_store.add(keypair, label);
    if (!added)
        co_return failure(added.error());
    rememberOwnWallet(added->address);
    emit noted("wallet_added"_ba, added->address.toBase58());
    emit walletsChanged();
    CreatedWallet created;
    created.publicKey = added->address.toBase58();
    created.privateKey = std::make_shared<const SecretBytes>(keypair.secretKeyBase58());
    co_return created;
}

Task<WalletSummary> WalletService::import(std::shared_ptr<const SecretBytes> key, QString label)
{
    if (!key || key->isEmpty())
        co_return failure(ErrorCode::InvalidInput, u"a private key is missing"_s);
    const Result<Keypair> keypair = Keypair::fromText(key->view());
    if (!keypair)
        co_return failure(keypair.error());
    const Result<WalletSummary> reply = co_await announceAdded(m_store.add(*keypair, label));
    co_return reply;
}

Task<WalletSummary> WalletService::rename(QString address, QString label)
{
    const Result<Address> wallet = Address::fromBase58(address);
    if (!wallet)
        co_return walletNotFound();
    if (const Outcome renamed = m_store.rename(*wallet, label); !renamed)
        co_return failure(renamed.error());
    emit noted("wallet_renamed"_ba, address);
    emit walletsChanged();
    const std::optional<WalletRecord> record = m_store.wallet(*wallet);
    if (!record)
        co_return walletNotFound();
    const Result<WalletSummary> reply = co_await summary(*record);
    co_return reply ? *reply : summaryOf(*record, 0);
}

Task<QList<WalletSummary>> WalletService::list()
{
    const QList<WalletRecord> records = m_store.wallets();
    QList<Address> addresses;
    for (const WalletRecord &record : records) {
        addresses.append(record.address);
        rememberOwnWallet(record.address); // another process may have added it
    }
    const Result<QList<std::optional<AccountState>>> accounts = co_await read(addresses);
    if (!accounts)
        co_return failure(accounts.error());
    QList<WalletSummary> summaries;
    summaries.reserve(records.size());
    for (qsizetype i = 0; i < records.size(); ++i)
        summaries.append(summaryOf(records[i], lamportsOf((*accounts)[i])));
    co_return summaries;
}

bool WalletService::isOwn(const QString &address) const
{
    const Result<Address> parsed = Address::fromBase58(address);
    return parsed && (m_own.contains(*parsed) || isOwn(*parsed));
}

Task<QString> WalletService::requestAirdrop(QString wallet, quint64 lamports)
{
    const Result<Address> to = Address::fromBase58(wallet);
    if (!to)
        co_return walletNotFound();
    if (lamports == 0)
        co_return failure(ErrorCode::InvalidInput, u"lamports must be greater than 0"_s);
    const Result<Signature> signature = co_await m_cluster.requestAirdrop(*to, Lamports(lamports));
    if (!signature)
        co_return failure(signature.error());
    emit walletsChanged();
    co_return signature->toBase58();
}

Result<Address> WalletService::addressOf(const TradeSigner &signer)
{
    if (hasOwnKey(signer))
        return keyOf(signer).map(&Keypair::address);
    const Result<Address> wallet = Address::fromBase58(signer.wallet);
    if (!wallet)
        return walletNotFound();
    return *wallet;
}

Result<Address> WalletService::checkSigner(const TradeSigner &signer) const
{
    const Result<Address> address = addressOf(signer);
    if (!address || hasOwnKey(signer))
        return address;
    return m_store.checkSigner(*address).map([&address] { return *address; });
}

Result<Keypair> WalletService::keyFor(const TradeSigner &signer) const
{
    if (hasOwnKey(signer))
        return keyOf(signer);
    return addressOf(signer).and_then([this](const Address &own) { return m_store.keypair(own); });
}

Result<Keypair> WalletService::keyForPurpose(const TradeSigner &signer, QByteArrayView purpose) const
{
    return keyFor(signer).map([purpose](const Keypair &own) { return derivedKey::forPurpose(own, purpose); });
}

Outcome WalletService::sign(Transaction &transaction, const TradeSigner &signer, const Keypair *second) const
{
    const Result<Keypair> first = keyFor(signer);
    if (!first)
        return failure(first.error());
    if (!hasOwnKey(signer))
        emit keyUsed();
    const Keypair *const keys[] = {&*first, second};
    return transaction.sign(std::span(keys, second == nullptr ? 1 : 2));
}

Task<QList<std::optional<AccountState>>> WalletService::read(QList<Address> addresses)
{
    QList<std::optional<AccountState>> all;
    all.reserve(addresses.size());
    for (qsizetype from = 0; from < addresses.size(); from += Cluster::maxAccountsPerRead) {
        const QList<Address> portion = addresses.mid(from, Cluster::maxAccountsPerRead);
        const Result<AccountsAt> read = co_await m_cluster.accounts(portion);
        if (!read)
            co_return failure(read.error());
        all.append(read->accounts);
    }
    co_return all;
}

Task<WalletSummary> WalletService::summary(WalletRecord record)
{
    const QList<Address> wanted{record.address};
    const Result<QList<std::optional<AccountState>>> accounts = co_await read(wanted);
    if (!accounts)
        co_return failure(accounts.error());
    // The record is read again after the await, because the wallet may have been renamed meanwhile.
    const WalletRecord now = m_store.wallet(record.address).value_or(record);
    co_return summaryOf(now, lamportsOf(accounts->first()));
}

Task<WalletSummary> WalletService::announceAdded(Result<WalletRecord> added)
{
    if (!added)
        co_return failure(added.error());
    rememberOwnWallet(added->address);
    emit noted(added->isWatched ? "wallet_watched"_ba : "wallet_added"_ba, added->address.toBase58());
    emit walletsChanged();
    const Result<WalletSummary> reply = co_await summary(*added);
    co_return reply ? *reply : summaryOf(*added, 0);
}

void WalletService::rememberOwnWallet(const Address &wallet)
{
    if (m_own.contains(wallet))
        return;
    m_own.insert(wallet);
    m_balances.addWallet(wallet);
}

void WalletService::connectNotify(const QMetaMethod &signal)
{
    // The host without a window has no listener, and reads balances from the chain when a client asks.
    if (signal == QMetaMethod::fromSignal(&WalletService::walletsChanged))
        m_balances.setEnabled(true);
}

void WalletService::noticeLanded(const QList<ConfirmedTransaction> &transactions)
{
    static const QMetaMethod changed = QMetaMethod::fromSignal(&WalletService::walletsChanged);
    // Without a listener, as in the host without a window, reading every log would be wasted.
    if (m_own.isEmpty() || !isSignalConnected(changed))
        return;
    if (std::ranges::any_of(transactions, [this](const auto &each) { return isOfWallet(each, m_own); }))
        emit walletsChanged();
}

} // namespace curvedesk
#include "moc_WalletService.cpp"
