// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Latch.h"
#include "core/service/wallet/VaultService.h"
#include "core/storage/PrivateFile.h"
#include "tests/support/MapKeychain.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace curvedesk;
using namespace std::chrono_literals;

namespace vaultServiceTest {

namespace {

constexpr VaultCost quick{1, 64};

VaultService::Passphrase secret(QByteArrayView text)
{
    return std::make_shared<const SecretBytes>(SecretBytes::copyOf(text));
}

/// A keychain whose prompt the user answers when the test says so. It outlives the service, as the desktop's does.
struct Prompt
{
    QObject context;
    Latch answered{context};
    bool isGranted = false;
};

SecretBytes promptKey()
{
    return SecretBytes::copyOf(QByteArray(32, 'k'));
}

Task<SecretBytes> ask(std::shared_ptr<Prompt> prompt)
{
    co_await prompt->answered.wait();
    if (!prompt->isGranted)
        co_return failure(ErrorCode::Unavailable, QStringLiteral("the keychain stayed locked"));
    co_return promptKey();
}

Task<void> refuse()
{
    co_return failure(ErrorCode::Unavailable, QStringLiteral("nothing is to be written"));
}

std::unique_ptr<Keychain> promptingKeychain(const std::shared_ptr<Prompt> &prompt)
{
    return std::make_unique<Keychain>(QStringLiteral("fake"),
                                      KeychainEntries{[prompt](const QString &) { return ask(prompt); },
                                                      [](const QString &, const SecretBytes &) { return refuse(); }});
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
    void aLockEndsAnUnlocking();
    void theAuditLogHasEachLockOnce();
    void changesThePassphrase();
    void givesRealMoneyBetterProtection();
    void locksWhenIdle();
    void staysUnlockedWhileUsed();
    void worksWithoutAKeychain();
    void aStartDoesNotWaitForAPrompt_data();
    void aStartDoesNotWaitForAPrompt();
    void aStartSaysAtOnceThatThereIsNoKeychain();
    void aStartAsksForNoKeychainThatIsNotWanted();
    void followsAPassphraseOfAnotherProcess();
    void aCopiedVaultMovesToTheSameKey();

private:
    void open(bool isRealMoney)
    {
        m_service.reset();
        m_vault.reset();
        m_vault = std::move(*FileVault::open(m_directory->filePath(QStringLiteral("vault")), quick));
        m_prompt = std::make_shared<Prompt>();
        m_service = std::make_unique<VaultService>(
            *m_vault, isRealMoney,
            [this] {
                ++m_clockReads;
                return m_nowMs;
            },
            m_hasFakeKeychain ? promptingKeychain(m_prompt) : nullptr, 20ms);
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

    std::shared_ptr<Prompt> m_prompt;
    bool m_hasFakeKeychain = false;
    qint64 m_nowMs = 5'000'000;
    int m_clockReads = 0;
};

void tst_VaultService::init()
{
    m_service.reset();
    m_vault.reset();
    m_directory = std::make_unique<QTemporaryDir>();
    m_hasFakeKeychain = false;
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

void tst_VaultService::aLockEndsAnUnlocking()
{
    open(true);
    QVERIFY(change("", "first"));
    m_service->lock();
    Task<void> unlocking = m_service->unlock(secret("first"));
    m_service->lock(); // the user leaves while the passphrase is tried
    const Outcome ended = QCoro::waitFor(std::move(unlocking));
    QVERIFY(!ended);
    QCOMPARE(ended.error().code, ErrorCode::Cancelled);
    QVERIFY(m_service->status().isLocked);
    QVERIFY(unlock("first"));
}

void tst_VaultService::theAuditLogHasEachLockOnce()
{
    open(true);
    test::ServiceScene scene(m_directory->filePath(QStringLiteral("orders.sqlite")));
    scene.access.follow(*m_service);
    QVERIFY(change("", "first"));
    m_service->lockAfter(5min);
    QVERIFY(change("first", "second"));
    m_service->lock();
    m_service->lock();
    QFile log(m_directory->filePath(QStringLiteral("audit.log")));
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QByteArray lines = log.readAll();
    QCOMPARE(lines.count("vault_unlocked"), qsizetype(1));
    QCOMPARE(lines.count("vault_locked"), qsizetype(1));
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

void tst_VaultService::aStartDoesNotWaitForAPrompt_data()
{
    QTest::addColumn<bool>("isInKeychain");
    QTest::addColumn<bool>("isGranted");
    QTest::newRow("unlocked by it") << true << true;
    QTest::newRow("cancelled") << true << false;
    QTest::newRow("moved to it") << false << true;
    QTest::newRow("move cancelled") << false << false;
}

void tst_VaultService::aStartDoesNotWaitForAPrompt()
{
    QFETCH(const bool, isInKeychain);
    QFETCH(const bool, isGranted);
    m_hasFakeKeychain = true;
    open(true);
    if (isInKeychain) {
        QVERIFY(m_vault->protect({VaultProtection::Keychain, promptKey()}));
        m_vault->lock();
    }
    QVERIFY(QCoro::waitFor(m_service->startWithKeychain(true)));
    QTRY_VERIFY(m_service->status().waitsForKeychain);
    QVERIFY(m_service->status().isLocked);

    QSignalSpy changed(m_service.get(), &VaultService::statusChanged);
    m_prompt->isGranted = isGranted;
    m_prompt->answered.open();
    QTRY_VERIFY(!m_service->status().waitsForKeychain);
    QTRY_COMPARE(m_service->status().isLocked, !isGranted);
    QVERIFY(!changed.isEmpty());
    QCOMPARE(m_service->status().needsProtection, !isInKeychain && !isGranted);
}

void tst_VaultService::aStartSaysAtOnceThatThereIsNoKeychain()
{
    m_hasFakeKeychain = true;
    open(false);
    m_prompt->answered.open();
    QCOMPARE(QCoro::waitFor(m_service->startWithKeychain(true)).error().code, ErrorCode::Unavailable);
    QVERIFY(!m_service->status().waitsForKeychain);
}

void tst_VaultService::aStartAsksForNoKeychainThatIsNotWanted()
{
    m_hasFakeKeychain = true; // it never answers
    open(true);
    QVERIFY(QCoro::waitFor(m_service->startWithKeychain(false)));
    QVERIFY(change("", "first"));
    QVERIFY(QCoro::waitFor(m_service->startWithKeychain(true))); // only its passphrase may change a protection
    QVERIFY(!m_service->status().waitsForKeychain);
}

void tst_VaultService::followsAPassphraseOfAnotherProcess()
{
    open(true);
    QVERIFY(change("", "first"));
    QVERIFY(m_vault->put("a", SecretBytes(8)));
    const auto protectElsewhere = [this](QByteArrayView before, QByteArrayView after) {
        const auto vault = FileVault::open(m_directory->filePath(QStringLiteral("vault")), quick);
        QVERIFY(vault);
        QVERIFY((*vault)->unlock({VaultProtection::Passphrase, SecretBytes::copyOf(before)}));
        QVERIFY((*vault)->protect({VaultProtection::Passphrase, SecretBytes::copyOf(after)}));
    };
    protectElsewhere("first", "second");
    QSignalSpy changed(m_service.get(), &VaultService::statusChanged);
    QCOMPARE(m_vault->get("a").error().code, ErrorCode::WalletLocked);
    QTRY_COMPARE(changed.count(), 1); // so that the window offers to unlock it
    QVERIFY(m_service->status().isLocked);
    protectElsewhere("second", "third"); // which nothing here has noticed yet
    QCOMPARE(unlock("second").error().code, ErrorCode::Unauthorized);
    QVERIFY(QCoro::waitFor(m_service->check(secret("third"))));
    QVERIFY(unlock("third"));
    QVERIFY(m_vault->get("a"));
    protectElsewhere("third", "fourth");
    QVERIFY(unlock("fourth"));
    QVERIFY(m_vault->get("a"));
}

void tst_VaultService::aCopiedVaultMovesToTheSameKey()
{
    const QString original = m_directory->filePath(QStringLiteral("vault"));
    const QString copy = m_directory->filePath(QStringLiteral("copy"));
    open(true);
    QVERIFY(change("", "first"));
    QVERIFY(m_vault->put("a", SecretBytes(8)));
    m_service.reset();
    m_vault.reset();
    const QString name = QStringLiteral("/vault.sqlite");
    QVERIFY(ensurePrivateDirectory(copy));
    QVERIFY(QFile::copy(original + name, copy + name));

    const auto desktop = std::make_shared<test::MapKeychain>();
    const auto serviceOf = [&desktop](FileVault &vault) {
        auto keychain = std::make_unique<Keychain>(vault.id(), test::MapKeychain::entriesOf(desktop));
        return std::make_unique<VaultService>(vault, true, VaultService::MonotonicClock(), std::move(keychain));
    };
    for (const QString &folder : {original, copy}) {
        const auto vault = std::move(*FileVault::open(folder, quick));
        const auto service = serviceOf(*vault);
        QVERIFY(QCoro::waitFor(service->unlock(secret("first"))));
        QVERIFY(QCoro::waitFor(service->moveToKeychain(secret("first"))));
    }
    for (const QString &folder : {original, copy}) {
        const auto vault = std::move(*FileVault::open(folder, quick));
        const auto service = serviceOf(*vault);
        QVERIFY(QCoro::waitFor(service->unlockFromKeychain()));
        QVERIFY(vault->get("a"));
    }
}

CURVEDESK_TEST(tst_VaultService)

} // namespace vaultServiceTest
#include "tst_VaultService.moc"
