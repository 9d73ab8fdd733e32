// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/wallet/VaultService.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace curvedesk;
using namespace std::chrono_literals;

namespace {

constexpr VaultCost quick{1, 64};

VaultService::Passphrase secret(QByteArrayView text)
{
    return std::make_shared<const SecretBytes>(SecretBytes::copyOf(text));
}

} // namespace

class tst_VaultService : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void protectsANewVault();
    void aKeyFileNeverLocks();
    void locksAndUnlocks();
    void changesThePassphrase();
    void givesRealMoneyBetterProtection();
    void locksWhenIdle();
    void staysUnlockedWhileUsed();
    void worksWithoutAKeychain();

private:
    void open(bool isRealMoney)
    {
        m_service.reset();
        m_vault.reset();
        m_vault = std::move(*FileVault::open(m_directory->filePath(QStringLiteral("vault")), quick));
        m_service = std::make_unique<VaultService>(*m_vault, isRealMoney, nullptr, [this] {
            ++m_clockReads;
            return m_nowMs;
        });
    }
    [[nodiscard]] Outcome unlock(QByteArrayView passphrase)
    {
        return QCoro::waitFor(m_service->unlock(secret(passphrase)));
    }
    [[nodiscard]] Outcome change(QByteArrayView current, QByteArrayView passphrase)
    {
        return QCoro::waitFor(m_service->changePassphrase(secret(current), secret(passphrase)));
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<FileVault> m_vault;
    std::unique_ptr<VaultService> m_service;
    /// Until the service has looked twice whether it is idle.
    void waitForLooks()
    {
        const int before = m_clockReads;
        QTRY_VERIFY(m_clockReads >= before + 2);
    }

    qint64 m_nowMs = 5'000'000;
    int m_clockReads = 0;
};

void tst_VaultService::init()
{
    m_service.reset();
    m_vault.reset();
    m_directory = std::make_unique<QTemporaryDir>();
    // No keychain of whoever runs this: an address that nobody listens on.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/curvedesk-test");
}

void tst_VaultService::protectsANewVault()
{
    open(true);
    QCOMPARE(m_service->status(), (VaultStatus{std::nullopt, true, true}));
    QCOMPARE(unlock("x").error().code, ErrorCode::Unauthorized);
    QCOMPARE(change("", "").error().code, ErrorCode::InvalidInput);
    QSignalSpy changed(m_service.get(), &VaultService::statusChanged);
    QVERIFY(change("", "first"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_service->status(), (VaultStatus{VaultProtection::Passphrase, false, false}));
    QVERIFY(m_vault->put("a", SecretBytes(8)));
}

void tst_VaultService::aKeyFileNeverLocks()
{
    open(false);
    QVERIFY(m_vault->protect(VaultSecret()));
    m_service->lock();
    QCOMPARE(m_service->status(), (VaultStatus{VaultProtection::KeyFile, false, false}));
}

void tst_VaultService::locksAndUnlocks()
{
    open(true);
    QVERIFY(change("", "first"));
    QSignalSpy changed(m_service.get(), &VaultService::statusChanged);
    m_service->lock();
    m_service->lock();
    QCOMPARE(changed.count(), 1);
    QVERIFY(m_service->status().isLocked);
    QCOMPARE(m_vault->put("a", SecretBytes(8)).error().code, ErrorCode::WalletLocked);
    QCOMPARE(unlock("wrong").error().code, ErrorCode::Unauthorized);
    QVERIFY(m_service->status().isLocked);
    QVERIFY(QCoro::waitFor(m_service->check(secret("first"))));
    QVERIFY(m_service->status().isLocked); // asking changes nothing
    QVERIFY(unlock("first"));
    QVERIFY(!m_service->status().isLocked);
    QCOMPARE(changed.count(), 2);
}

void tst_VaultService::changesThePassphrase()
{
    open(true);
    QVERIFY(change("", "first"));
    QVERIFY(m_vault->put("a", SecretBytes(8)));
    QCOMPARE(change("wrong", "second").error().code, ErrorCode::Unauthorized);
    QVERIFY(change("first", "second"));
    m_service->lock();
    QCOMPARE(change("second", "third").error().code, ErrorCode::WalletLocked);
    QCOMPARE(unlock("first").error().code, ErrorCode::Unauthorized);
    QVERIFY(unlock("second"));
    QVERIFY(m_vault->get("a"));
}

// A vault that a version made which let a key file do.
void tst_VaultService::givesRealMoneyBetterProtection()
{
    open(false);
    QVERIFY(m_vault->protect(VaultSecret()));
    QVERIFY(m_vault->put("a", SecretBytes(8)));
    open(true);
    QCOMPARE(m_service->status(), (VaultStatus{VaultProtection::KeyFile, true, true}));
    QVERIFY(change("", "first"));
    QCOMPARE(m_service->status(), (VaultStatus{VaultProtection::Passphrase, false, false}));
    QVERIFY(m_vault->get("a"));
}

void tst_VaultService::locksWhenIdle()
{
    open(true);
    QVERIFY(change("", "first"));
    m_service->lockAfter(20ms);
    QSignalSpy changed(m_service.get(), &VaultService::statusChanged);
    m_nowMs += 19;
    waitForLooks();
    QVERIFY(!m_service->status().isLocked);
    m_nowMs += 1;
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(m_service->status().isLocked);
}

void tst_VaultService::staysUnlockedWhileUsed()
{
    open(true);
    QVERIFY(change("", "first"));
    m_service->lockAfter(20ms);
    m_nowMs += 1000;
    m_service->noteActivity();
    waitForLooks();
    QVERIFY(!m_service->status().isLocked);
}

void tst_VaultService::worksWithoutAKeychain()
{
    open(true);
    QVERIFY(change("", "first"));
    QCOMPARE(QCoro::waitFor(m_service->moveToKeychain(secret("wrong"))).error().code, ErrorCode::Unauthorized);
    QCOMPARE(QCoro::waitFor(m_service->moveToKeychain(secret("first"))).error().code, ErrorCode::Unavailable);
    QCOMPARE(m_service->status(), (VaultStatus{VaultProtection::Passphrase, false, false}));
    QVERIFY(!QCoro::waitFor(m_service->unlockFromKeychain()));
}

CURVEDESK_TEST(tst_VaultService)
#include "tst_VaultService.moc"
