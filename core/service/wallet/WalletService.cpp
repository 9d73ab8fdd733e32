// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/wallet/WalletService.h"

#include "core/pump/curve/PumpEvents.h"
#include "core/service/coin/CoinReader.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

#include <QMetaMethod>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype clusterReadLimit = 100;
constexpr qsizetype knownMintsKept = 100'000;

// What the account at a wallet's associated address holds; 0 when it is not the wallet's (an owner can be changed).
quint64 tokensOf(const std::optional<AccountState> &state, const Address &wallet, const Address &mint)
{
    if (!state || !isTokenProgram(state->owner))
        return 0;
    const Result<TokenAccount> account = TokenAccount::decode(state->data);
    if (!account || account->owner != wallet || account->mint != mint)
        return 0;
    return account->amount.value();
}

bool isNativeSol(const QString &token)
{
    return token == u"SOL"_s || token == programs::wrappedSol.toBase58();
}

WalletSummary summaryOf(const WalletRecord &record, quint64 lamports)
{
    return {record.address.toBase58(), record.label, lamports, record.hasApiKey, record.createdMs};
}

bool mentions(const LandedTransaction &transaction, const QSet<Address> &wallets)
{
    for (const PumpEvent &event : pumpEvents::fromLogs(transaction.logs)) {
        if (const auto *trade = std::get_if<TradeEvent>(&event); trade != nullptr && wallets.contains(trade->user))
            return true;
        if (const auto *create = std::get_if<CreateEvent>(&event); create != nullptr && wallets.contains(create->user))
            return true;
    }
    return false;
}

} // namespace

tl::unexpected<Error> walletNotFound()
{
    return failure(ErrorCode::WalletNotFound, u"Wallet not found"_s);
}

WalletService::WalletService(WalletStore &store, Cluster &cluster, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_cluster(cluster)
{
    rememberOwnWallets();
    connect(&m_cluster, &Cluster::transactionsLanded, this, &WalletService::noticeLanded);
}

Task<CreatedWallet> WalletService::create(QString label)
{
    const Keypair keypair = Keypair::generate();
    const Result<WalletRecord> added = m_store.add(keypair, label);
    if (!added)
        co_return failure(added.error());
    Result<SecretBytes> apiKey = m_store.issueApiKey(added->address);
    rememberOwnWallets();
    emit walletsChanged();
    if (!apiKey)
        co_return failure(apiKey.error());
    CreatedWallet created;
    created.publicKey = added->address.toBase58();
    created.privateKey = std::make_shared<const SecretBytes>(keypair.secretKeyBase58());
    created.apiKey = std::make_shared<const SecretBytes>(std::move(*apiKey));
    co_return created;
}

Task<WalletSummary> WalletService::import(std::shared_ptr<const SecretBytes> key, QString label)
{
    if (!key || key->isEmpty())
        co_return failure(ErrorCode::InvalidInput, u"private is missing"_s);
    const Result<Keypair> keypair = Keypair::fromText(key->view());
    if (!keypair)
        co_return failure(ErrorCode::InvalidInput, u"private is not a valid private key"_s);
    const Result<WalletRecord> added = m_store.add(*keypair, label);
    if (!added)
        co_return failure(added.error());
    rememberOwnWallets();
    emit walletsChanged();
    const Result<WalletSummary> reply = co_await summary(*added);
    // It is imported, whether or not the cluster can say what it holds.
    co_return reply ? *reply : summaryOf(*added, 0);
}

Task<std::shared_ptr<const SecretBytes>> WalletService::issueApiKey(QString wallet)
{
    const Result<Address> address = Address::fromBase58(wallet);
    if (!address)
        co_return walletNotFound();
    Result<SecretBytes> apiKey = m_store.issueApiKey(*address);
    if (!apiKey)
        co_return failure(apiKey.error());
    emit walletsChanged();
    co_return std::make_shared<const SecretBytes>(std::move(*apiKey));
}

Task<WalletSummary> WalletService::rename(QString address, QString label)
{
    const Result<Address> wallet = Address::fromBase58(address);
    if (!wallet)
        co_return walletNotFound();
    if (const Outcome renamed = m_store.rename(*wallet, label); !renamed)
        co_return failure(renamed.error());
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
    for (const WalletRecord &record : records)
        addresses.append(record.address);
    const Result<QList<std::optional<AccountState>>> accounts = co_await read(addresses);
    if (!accounts)
        co_return failure(accounts.error());
    QList<WalletSummary> summaries;
    summaries.reserve(records.size());
    for (qsizetype i = 0; i < records.size(); ++i) {
        const auto &account = (*accounts)[i];
        summaries.append(summaryOf(records[i], account ? account->lamports.value() : 0));
    }
    co_return summaries;
}

Task<BalanceReply> WalletService::balance(QString token, QString wallet)
{
    const bool native = isNativeSol(token);
    const Result<Address> mint = native ? Result<Address>(programs::wrappedSol) : mintFromText(token);
    if (!mint)
        co_return failure(mint.error());
    const Result<Address> owner = Address::fromBase58(wallet);
    // Which of the two token programs a mint belongs to is asked for once; until then both places are looked at.
    const auto known = m_tokenPrograms.constFind(*mint);
    const bool isKnown = known != m_tokenPrograms.constEnd();
    QList<Address> wanted{*mint};
    if (owner) {
        wanted.append(*owner);
        if (!native && isKnown)
            wanted.append(associatedTokenAddress(*owner, *mint, *known));
        else if (!native)
            wanted << associatedTokenAddress(*owner, *mint, programs::token)
                   << associatedTokenAddress(*owner, *mint, programs::token2022);
    }
    const Result<QList<std::optional<AccountState>>> accounts = co_await read(wanted);
    if (!accounts)
        co_return failure(accounts.error());
    BalanceReply reply;
    if (native) {
        const auto &account = accounts->last();
        if (!owner || !account)
            co_return walletNotFound();
        co_return BalanceReply{account->lamports.value(), solDecimals};
    }
    const auto &mintState = accounts->first();
    if (!mintState || !isTokenProgram(mintState->owner))
        co_return tokenNotFound();
    const Result<MintAccount> decoded = MintAccount::decode(mintState->data);
    if (!decoded || !decoded->isInitialized)
        co_return tokenNotFound();
    if (!isKnown) {
        if (m_tokenPrograms.size() >= knownMintsKept)
            m_tokenPrograms.clear();
        m_tokenPrograms.insert(*mint, mintState->owner);
    }
    if (!owner)
        co_return walletNotFound();
    bool exists = (*accounts)[1].has_value();
    reply.decimals = decoded->decimals;
    for (qsizetype i = 2; i < accounts->size(); ++i) {
        const auto &account = (*accounts)[i];
        exists = exists || account.has_value();
        if (account && account->owner == mintState->owner)
            reply.raw = tokensOf(account, *owner, *mint);
    }
    if (!exists)
        co_return walletNotFound();
    co_return reply;
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

Result<QString> WalletService::authenticate(QByteArrayView apiKey) const
{
    const Result<Address> wallet = m_store.authenticate(apiKey);
    if (!wallet)
        return failure(wallet.error());
    return wallet->toBase58();
}

Result<Keypair> WalletService::keypairFor(const TradeSigner &signer) const
{
    if (signer.privateKey && !signer.privateKey->isEmpty()) {
        Result<Keypair> keypair = Keypair::fromText(signer.privateKey->view());
        if (!keypair)
            return failure(ErrorCode::InvalidInput, u"private is not a valid private key"_s);
        return keypair;
    }
    const Result<Address> wallet = Address::fromBase58(signer.wallet);
    if (!wallet)
        return walletNotFound();
    return m_store.keypair(*wallet);
}

Task<QList<std::optional<AccountState>>> WalletService::read(QList<Address> addresses)
{
    QList<std::optional<AccountState>> all;
    all.reserve(addresses.size());
    for (qsizetype from = 0; from < addresses.size(); from += clusterReadLimit) {
        const QList<Address> portion = addresses.mid(from, clusterReadLimit);
        const Result<AccountsAt> read = co_await m_cluster.accounts(portion);
        if (!read)
            co_return failure(read.error());
        if (read->accounts.size() != portion.size())
            co_return failure(ErrorCode::UpstreamRejected, u"The cluster answered with another number of accounts"_s);
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
    const auto &account = accounts->first();
    // A fresh look: an API key may have been issued meanwhile.
    const WalletRecord now = m_store.wallet(record.address).value_or(record);
    co_return summaryOf(now, account ? account->lamports.value() : 0);
}

void WalletService::rememberOwnWallets()
{
    m_own.clear();
    for (const WalletRecord &record : m_store.wallets())
        m_own.insert(record.address);
}

void WalletService::noticeLanded(const QList<LandedTransaction> &transactions)
{
    static const QMetaMethod changed = QMetaMethod::fromSignal(&WalletService::walletsChanged);
    // Nobody listens in the host without a window: reading every log would be wasted.
    if (m_own.isEmpty() || !isSignalConnected(changed))
        return;
    for (const LandedTransaction &transaction : transactions) {
        if (mentions(transaction, m_own)) {
            emit walletsChanged();
            return;
        }
    }
}

} // namespace curvedesk
