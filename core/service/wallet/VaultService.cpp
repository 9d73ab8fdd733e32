// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/wallet/VaultService.h"

#include "core/base/Worker.h"
#include "core/wallet/Keychain.h"

#include <QCoro/QCoroThread>
#include <QPointer>
#include <QThread>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

VaultService::MonotonicClock machineClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

VaultService::Passphrase orEmpty(VaultService::Passphrase passphrase)
{
    return passphrase ? passphrase : std::make_shared<const SecretBytes>();
}

// Unauthorized: the vault is not opened by this kind of secret.
tl::unexpected<Error> noSuchProtection()
{
    return failure(ErrorCode::Unauthorized, u"the vault has another protection"_s);
}

} // namespace

VaultService::VaultService(FileVault &vault, bool isRealMoney, QObject *parent, MonotonicClock clock)
    : QObject(parent)
    , m_vault(vault)
    , m_isRealMoney(isRealMoney)
    , m_clock(clock ? std::move(clock) : machineClock())
{
    connect(&m_idleTimer, &QTimer::timeout, this, &VaultService::lockIfIdle);
}

VaultStatus VaultService::status() const
{
    const auto &header = m_vault.header();
    const bool isProtected = header && header->protection != VaultProtection::KeyFile;
    return {header ? std::optional(header->protection) : std::nullopt, m_vault.isLocked(),
            m_isRealMoney && !isProtected,
            static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(m_idle).count())};
}

void VaultService::lock()
{
    const auto &header = m_vault.header();
    if (!header || header->protection == VaultProtection::KeyFile || m_vault.isLocked())
        return;
    m_vault.lock();
    emit statusChanged(status());
}

Task<void> VaultService::unlock(Passphrase passphrase)
{
    const QPointer<VaultService> self(this);
    const auto header = m_vault.header();
    if (!header || header->protection != VaultProtection::Passphrase)
        co_return noSuchProtection();
    OnWorker trying([tried = *header, secret = orEmpty(passphrase), cost = m_vault.fixedCost()] {
        return openHeader(tried, *secret, cost);
    });
    const Result<OpenedHeader> opened = co_await trying;
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    if (!opened)
        co_return failure(opened.error());
    // Another call may have changed the protection meanwhile: the key that was opened is then the wrong one.
    if (m_vault.header()->sealedMasterKey != header->sealedMasterKey)
        co_return noSuchProtection();
    if (const Outcome unlocked = m_vault.unlock(*opened); !unlocked)
        co_return unlocked;
    noteActivity();
    emit statusChanged(status());
    co_return Outcome();
}

Task<void> VaultService::unlockFromKeychain()
{
    const QPointer<VaultService> self(this);
    const Result<SecretBytes> key = co_await Keychain(m_vault.id()).read();
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    if (!key) {
        // A keychain that was left locked says the same as one without this key.
        const bool isMissing = key.error().code == ErrorCode::NotFound;
        co_return failure(isMissing ? ErrorCode::Unavailable : key.error().code, key.error().detail);
    }
    if (const Outcome unlocked = m_vault.unlock({VaultProtection::Keychain, key->clone()}); !unlocked)
        co_return unlocked;
    noteActivity();
    emit statusChanged(status());
    co_return Outcome();
}

Task<void> VaultService::check(Passphrase passphrase)
{
    const auto header = m_vault.header();
    if (!header || header->protection != VaultProtection::Passphrase)
        co_return noSuchProtection();
    OnWorker trying(
        [tried = *header, secret = orEmpty(passphrase)] { return openHeader(tried, *secret, VaultCost()); });
    const Result<OpenedHeader> opened = co_await trying;
    co_return opened.map([](const OpenedHeader &) {});
}

Task<void> VaultService::changePassphrase(Passphrase current, Passphrase passphrase)
{
    const QPointer<VaultService> self(this);
    if (!passphrase || passphrase->isEmpty())
        co_return failure(ErrorCode::InvalidInput, u"the vault's passphrase is empty"_s);
    if (status().protection == VaultProtection::Passphrase) {
        const Outcome allowed = co_await check(current);
        if (!allowed)
            co_return allowed;
    }
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    const Outcome done = co_await protect(VaultProtection::Passphrase, passphrase);
    co_return done;
}

Task<void> VaultService::moveToKeychain(Passphrase current)
{
    const QPointer<VaultService> self(this);
    if (status().protection == VaultProtection::Passphrase) {
        const Outcome allowed = co_await check(current);
        if (!allowed)
            co_return allowed;
    }
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    if (status().protection == VaultProtection::Keychain)
        co_return Outcome();
    Result<SecretBytes> made = co_await Keychain(m_vault.id()).makeKey();
    if (!made)
        co_return failure(made.error());
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    const auto key = std::make_shared<const SecretBytes>(std::move(*made));
    const Outcome done = co_await protect(VaultProtection::Keychain, key);
    co_return done;
}

Task<void> VaultService::protect(VaultProtection protection, Passphrase secret)
{
    const QPointer<VaultService> self(this);
    OnWorker making([protection, secret, cost = m_vault.fixedCost()] { return makeHeader(protection, *secret, cost); });
    const Result<OpenedHeader> made = co_await making;
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    if (!made)
        co_return failure(made.error());
    // A key file opens a vault of real money only here, where the vault gets better protection.
    const auto &header = m_vault.header();
    if (header && header->protection == VaultProtection::KeyFile && m_vault.isLocked()) {
        if (const Outcome opened = m_vault.unlock(VaultSecret()); !opened)
            co_return opened;
    }
    if (const Outcome done = m_vault.protect(*made); !done) {
        if (status().needsProtection)
            m_vault.lock();
        co_return done;
    }
    noteActivity();
    emit statusChanged(status());
    co_return Outcome();
}

void VaultService::lockAfter(std::chrono::milliseconds idle)
{
    m_idle = idle;
    noteActivity();
    if (idle > 0ms)
        m_idleTimer.start(std::min(idle, std::chrono::milliseconds(5s)));
    else
        m_idleTimer.stop();
    emit statusChanged(status());
}

void VaultService::noteActivity()
{
    m_lastActivity = m_clock();
}

void VaultService::lockIfIdle()
{
    if (m_clock() - m_lastActivity >= m_idle.count())
        lock();
}

} // namespace curvedesk
