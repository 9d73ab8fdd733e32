// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/wallet/WalletService.h"
#include "core/wallet/DerivedKey.h"
#include "core/wallet/Mnemonic.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

using Secret = std::shared_ptr<const SecretBytes>;

constexpr int accountsLookedAt = 5; ///< accounts of each common path

// The seed of a recovery phrase; null counts as empty. InvalidInput for words that are none.
Result<SecretBytes> seedOf(const Secret &words, const Secret &passphrase)
{
    return mnemonic::seedOf(words ? words->view() : QByteArrayView(),
                            passphrase ? passphrase->view() : QByteArrayView());
}

} // namespace

Task<QList<DerivedWallet>> WalletService::derivedWallets(Secret words, Secret passphrase)
{
    const Result<SecretBytes> seed = seedOf(words, passphrase);
    if (!seed)
        co_return failure(seed.error());
    QList<DerivedWallet> derived;
    QList<Address> addresses;
    for (const QString &path : derivedKey::commonPaths(accountsLookedAt)) {
        const Result<Keypair> keypair = derivedKey::at(*seed, path);
        if (!keypair)
            co_return failure(keypair.error());
        addresses.append(keypair->address());
        derived.append({path, keypair->address().toBase58(), 0});
    }
    const Result<QList<std::optional<AccountState>>> accounts = co_await read(addresses);
    for (qsizetype i = 0; accounts && i < derived.size(); ++i)
        derived[i].lamports = lamportsOf((*accounts)[i]);
    std::ranges::stable_sort(derived, std::ranges::greater(), &DerivedWallet::lamports);
    co_return derived;
}

Task<WalletSummary> WalletService::importDerived(Secret words, Secret passphrase, QString path, QString label)
{
    const Result<SecretBytes> seed = seedOf(words, passphrase);
    if (!seed)
        co_return failure(seed.error());
    const Result<Keypair> keypair = derivedKey::at(*seed, path);
    if (!keypair)
        co_return failure(keypair.error());
    const Result<WalletSummary> reply = co_await announceAdded(m_store.add(*keypair, label));
    co_return reply;
}

Task<WalletSummary> WalletService::watch(QString address, QString label)
{
    const Result<Address> wallet = Address::fromBase58(address);
    if (!wallet)
        co_return walletNotFound();
    const Result<WalletSummary> reply = co_await announceAdded(m_store.watch(*wallet, label));
    co_return reply;
}

Task<void> WalletService::unwatch(QString address)
{
    const Result<Address> wallet = Address::fromBase58(address);
    if (!wallet)
        co_return walletNotFound();
    if (const Outcome removed = m_store.unwatch(*wallet); !removed)
        co_return failure(removed.error());
    m_own.remove(*wallet);
    m_balances.removeWallet(*wallet);
    emit noted("wallet_unwatched"_ba, address);
    emit walletsChanged();
    co_return {};
}

Task<Secret> WalletService::exportKey(QString wallet, KeyFormat format)
{
    const Result<Address> address = Address::fromBase58(wallet);
    if (!address)
        co_return walletNotFound();
    const Result<Keypair> keypair = m_store.keypair(*address);
    if (!keypair)
        co_return failure(keypair.error());
    emit noted("wallet_exported"_ba, wallet);
    co_return std::make_shared<const SecretBytes>(format == KeyFormat::Base58 ? keypair->secretKeyBase58()
                                                                              : keypair->secretKeyJson());
}

} // namespace curvedesk
