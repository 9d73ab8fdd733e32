// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/wallet/VaultService.h"

#include "core/base/Latch.h"
#include "core/base/Worker.h"

#include <QElapsedTimer>
#include <QPointer>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

// The machine's clock, from now.
VaultService::MonotonicClock machineClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

// The passphrase, an empty one for null.
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

struct VaultService::Start
{
    Latch known; ///< opens with the outcome, or once the keychain has taken too long
    Outcome outcome;
};

VaultService::VaultService(FileVault &vault, bool isRealMoney, MonotonicClock clock, std::unique_ptr<Keychain> keychain,
                           std::chrono::milliseconds keychainPatience)
    : m_vault(vault)
    , m_isRealMoney(isRealMoney)
    , m_clock(clock ? std::move(clock) : machineClock())
    , m_keychain(keychain ? std::move(keychain) : std::make_unique<Keychain>(vault.id()))
{
    connect(&m_idleTimer, &QTimer::timeout, this, &VaultService::lockIfIdle);
    m_patience.setSingleShot(true);
    m_patience.setInterval(keychainPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_waitsForKeychain = true;
        emit statusChanged(status());
    });
    // Later, because the vault is in the middle of a call.
    m_vault.onSealedElsewhere([this] {
        QMetaObject::invokeMethod(
            this, [this] { emit statusChanged(status()); }, Qt::QueuedConnection);
    });
}

VaultService::~VaultService()
{
    m_vault.onSealedElsewhere({});
}

VaultStatus VaultService::status() const
{
    const auto &header = m_vault.header();
    const bool isProtected = header && header->protection != VaultProtection::KeyFile;
    return {header ? std::optional(header->protection) : std::nullopt, m_vault.isLocked(),
            !header || (m_isRealMoney && !isProtected),
            static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(m_idle).count()), m_waitsForKeychain};
}

void VaultService::lock()
{
    ++m_locks;
    const auto &header = m_vault.header();
    if (!header || header->protection == VaultProtection::KeyFile || m_vault.isLocked())
        return;
    m_vault.lock();
    emit statusChanged(status());
}

Task<void> VaultService::unlock(Passphrase passphrase)
{
    const QPointer<VaultService> self(this);
    // Another process may have changed the passphrase.
    if (const Outcome read = m_vault.refresh(); !read)
        co_return read;
    const auto header = m_vault.header();
    if (!header || header->protection != VaultProtection::Passphrase)
        co_return noSuchProtection();
    const int locksBefore = m_locks;
    OnWorker trying([tried = *header, secret = orEmpty(passphrase), cost = m_vault.fixedCost()] {
        return openHeader(tried, *secret, cost);
    });
    const Result<OpenedHeader> opened = co_await trying;
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    // The user may have left while the passphrase was tried: the screen is locked, or the computer sleeps.
    if (m_locks != locksBefore)
        co_return failure(ErrorCode::Cancelled, u"the keys were locked meanwhile"_s);
    if (!opened)
        co_return failure(opened.error());
    if (const Outcome unlocked = m_vault.unlock(*opened); !unlocked)
        co_return unlocked;
    noteActivity();
    emit statusChanged(status());
    co_return Outcome();
}

Task<void> VaultService::unlockFromKeychain()
{
    const int locksBefore = m_locks;
    const Result<SecretBytes> key = co_await askKeychain(false);
    if (!key) {
        // A keychain that was left locked says the same as one without this key.
        const bool isMissing = key.error().code == ErrorCode::NotFound;
        co_return failure(isMissing ? ErrorCode::Unavailable : key.error().code, key.error().detail);
    }
    // Its prompt may be answered hours later, for another program: whoever locked meanwhile has the last word.
    if (m_locks != locksBefore)
        co_return failure(ErrorCode::Cancelled, u"the keys were locked meanwhile"_s);
    if (const Outcome unlocked = m_vault.unlock({VaultProtection::Keychain, key->clone()}); !unlocked)
        co_return unlocked;
    noteActivity();
    emit statusChanged(status());
    co_return Outcome();
}

Task<SecretBytes> VaultService::askKeychain(bool makesKey)
{
    const QPointer<VaultService> self(this);
    m_patience.start();
    Task<SecretBytes> asking = makesKey ? m_keychain->makeKey() : m_keychain->read();
    Result<SecretBytes> key = co_await std::move(asking);
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    m_patience.stop();
    if (std::exchange(m_waitsForKeychain, false))
        emit statusChanged(status());
    co_return key;
}

Task<void> VaultService::startWithKeychain(bool isWanted)
{
    const VaultStatus now = status();
    const bool unlocks = now.protection == VaultProtection::Keychain && now.isLocked;
    const bool moves = isWanted && (!now.protection || now.protection == VaultProtection::KeyFile);
    if (!unlocks && !moves)
        co_return Outcome();
    const std::shared_ptr<Start> start(new Start{Latch(*this), Outcome()});
    begin(start, moves);
    QTimer::singleShot(m_patience.intervalAsDuration(), this, [start] { start->known.open(); });
    co_await start->known.wait();
    co_return moves ? start->outcome : Outcome();
}

QCoro::Task<> VaultService::begin(std::shared_ptr<Start> start, bool moves)
{
    Task<void> opening = moves ? moveToKeychain({}) : unlockFromKeychain();
    start->outcome = co_await std::move(opening);
    start->known.open();
}

Task<void> VaultService::check(Passphrase passphrase)
{
    if (const Outcome read = m_vault.refresh(); !read)
        co_return read;
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
    Result<SecretBytes> made = co_await askKeychain(true);
    if (!made)
        co_return failure(made.error());
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
    // A locked vault is left alone: lock() would end an unlocking.
    if (!m_vault.isLocked() && m_clock() - m_lastActivity >= m_idle.count())
        lock();
}

} // namespace curvedesk
#include "moc_VaultService.cpp"
