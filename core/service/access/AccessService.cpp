// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/access/AccessService.h"

#include "core/service/wallet/VaultService.h"
#include "core/service/wallet/WalletService.h"

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

KeyRights walletKeyRights()
{
    KeyRights rights;
    rights.scopes = KeyScope::Read | KeyScope::Quote | KeyScope::Trade | KeyScope::Launch;
    return rights;
}

Outcome checkRights(const KeyRights &rights)
{
    for (const QString &wallet : rights.wallets) {
        if (!Address::fromBase58(wallet))
            return failure(ErrorCode::InvalidInput, u"%1 is not a wallet's address"_s.arg(wallet.left(64)));
    }
    return {};
}

AccessService::AccessService(OrderJournal &journal, WalletService &wallets, const Clock &clock)
    : m_keys(journal.apiKeys())
    , m_audit(journal.audit())
    , m_wallets(wallets)
    , m_clock(clock)
{
    m_useTimer.setSingleShot(true);
    m_useTimer.setInterval(std::chrono::seconds(10));
    connect(&m_useTimer, &QTimer::timeout, this, &AccessService::writeLastUse);
}

AccessService::~AccessService()
{
    writeLastUse();
}

void AccessService::note(const AuditEntry &entry)
{
    if (const Outcome written = m_audit.append(entry); !written)
        qWarning("%s", qUtf8Printable(written.error().detail));
}

void AccessService::follow(const VaultService &vault)
{
    // The signal also comes for other changes, such as another time until the vault locks itself.
    const auto noteChange = [this, wasLocked = vault.status().isLocked](const VaultStatus &status) mutable {
        if (std::exchange(wasLocked, status.isLocked) != status.isLocked)
            note({status.isLocked ? "vault_locked" : "vault_unlocked", {}});
    };
    connect(&vault, &VaultService::statusChanged, this, noteChange);
}

void AccessService::noteRefusal(QByteArrayView path, const QString &key, QByteArrayView code)
{
    constexpr int mostRefusals = 60;
    if (!m_sinceRefusals.isValid() || m_sinceRefusals.hasExpired(60'000)) {
        m_sinceRefusals.start();
        m_refusals = 0;
    }
    if (++m_refusals > mostRefusals) {
        ++m_leftOut;
        return;
    }
    note({"refused",
          {{"path", QString::fromLatin1(path)},
           {"key", key},
           {"code", QString::fromLatin1(code)},
           {"leftOut", QString::number(std::exchange(m_leftOut, 0))}}});
}

void AccessService::writeLastUse()
{
    if (const Outcome written = m_keys.writeLastUse(); !written)
        qWarning("the last use of keys could not be written: %s", qUtf8Printable(written.error().detail));
}

Result<ApiKeyStore::KeyPtr> AccessService::authenticate(QByteArrayView text)
{
    Result<ApiKeyStore::KeyPtr> key = m_keys.authenticate(text, m_clock.nowMs());
    if (key && !m_useTimer.isActive())
        m_useTimer.start();
    return key;
}

Result<ApiKeyStore::KeyPtr> AccessService::validKey(const QString &id, KeyScope scope) const
{
    const Result<ApiKey> key = m_keys.key(id);
    if (!key && key.error().code != ErrorCode::NotFound)
        return failure(key.error());
    const bool isValid = key && key->revokedMs == 0
        && (key->rights.expiresMs == 0 || key->rights.expiresMs > m_clock.nowMs())
        && key->rights.scopes.testFlag(scope);
    return isValid ? std::make_shared<const ApiKey>(*key) : nullptr;
}

Result<ApiKeyStore::KeyPtr> AccessService::validOwner(const QString &owner, KeyScope scope) const
{
    const Result<std::optional<ApiKey>> key = m_keys.byOwner(owner);
    if (!key)
        return failure(key.error());
    return *key ? validKey((*key)->id, scope) : nullptr;
}

Task<CreatedWallet> AccessService::createWallet(QString label)
{
    const QPointer<AccessService> self(this);
    Result<CreatedWallet> created = co_await m_wallets.create(label);
    if (!created)
        co_return failure(created.error());
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program is closing"_s);
    Result<Secret> text = co_await issueApiKey(created->publicKey);
    if (!text)
        co_return failure(text.error());
    created->apiKey = std::move(*text);
    co_return created;
}

Task<AccessService::Secret> AccessService::issueApiKey(QString wallet)
{
    const Result<Address> address = Address::fromBase58(wallet);
    if (!address || !m_wallets.isOwn(*address))
        co_return walletNotFound();
    Result<ApiKeyStore::Added> added = m_keys.add({}, wallet, walletKeyRights(), m_clock.nowMs());
    if (!added)
        co_return failure(added.error());
    emit keysChanged();
    co_return std::make_shared<const SecretBytes>(std::move(added->text));
}

Task<IssuedKey> AccessService::create(QString label, KeyRights rights)
{
    if (const Outcome checked = checkRights(rights); !checked)
        co_return failure(checked.error());
    Result<ApiKeyStore::Added> added = m_keys.add(label, rights.wallets.value(0), rights, m_clock.nowMs());
    if (!added)
        co_return failure(added.error());
    emit keysChanged();
    co_return IssuedKey{std::make_shared<const SecretBytes>(std::move(added->text)), std::move(added->key)};
}

Result<KeySummary> AccessService::summary(ApiKey key) const
{
    return m_keys.spending(key, m_clock.nowMs()).map([&key](const KeySpending &spending) {
        return KeySummary{std::move(key), spending};
    });
}

Task<QList<KeySummary>> AccessService::list()
{
    Result<QList<ApiKey>> keys = m_keys.keys();
    if (!keys)
        co_return failure(keys.error());
    QList<KeySummary> out;
    for (ApiKey &key : *keys) {
        Result<KeySummary> each = summary(std::move(key));
        if (!each)
            co_return failure(each.error());
        out.append(std::move(*each));
    }
    co_return out;
}

Task<KeySummary> AccessService::find(QString id)
{
    co_return m_keys.key(id).and_then([this](ApiKey key) { return summary(std::move(key)); });
}

Task<void> AccessService::change(ApiKey changed)
{
    if (const Outcome checked = checkRights(changed.rights); !checked)
        co_return checked;
    const Outcome written = m_keys.update(changed);
    if (written)
        emit keysChanged();
    co_return written;
}

Task<void> AccessService::revoke(QString id)
{
    Result<ApiKey> key = m_keys.key(id);
    if (!key)
        co_return failure(key.error());
    if (key->revokedMs != 0)
        co_return Outcome();
    key->revokedMs = m_clock.nowMs();
    const Result<void> written = co_await change(std::move(*key));
    co_return written;
}

} // namespace curvedesk
#include "moc_AccessService.cpp"
