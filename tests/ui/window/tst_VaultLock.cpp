// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The window locks and unlocks the vault and gives it its first passphrase.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/VaultDialogs.h"
#include "ui/widgets/Banner.h"
#include "ui/window/Notices.h"
#include "ui/window/StartSettings.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace vaultLockTest {

namespace {

constexpr VaultStatus unlocked{VaultProtection::Passphrase, false, false};
constexpr VaultStatus locked{VaultProtection::Passphrase, true, false};
constexpr VaultStatus unprotected{std::nullopt, true, true};
constexpr VaultStatus asked{VaultProtection::Keychain, true, false, 0, true};

QWidget *bannerOf(const WindowScene &scene)
{
    return scene.find(u"vaultBanner"_s);
}

PassphraseDialog *openDialog(const WindowScene &scene)
{
    QTest::mouseClick(bannerOf(scene)->findChild<QWidget *>(u"bannerAction"_s), Qt::LeftButton);
    return scene.find<PassphraseDialog>(u"passphraseDialog"_s);
}

QLineEdit *fieldOf(const QWidget *dialog, const QString &name = u"passphrase"_s)
{
    return dialog->findChild<QLineEdit *>(name);
}

QString errorOf(const QWidget *dialog)
{
    return dialog->findChild<Banner *>()->accessibleName();
}

} // namespace

class TestVaultLock : public QObject
{
    Q_OBJECT

private slots:
    void theBannerFollowsTheVault()
    {
        WindowScene scene;
        QVERIFY(!bannerOf(scene)->isVisible());
        QVERIFY(!scene.find(u"lockKeys"_s)->isVisible()); // a vault with a key file cannot be locked
        scene.desk.setVault(locked);
        QVERIFY(bannerOf(scene)->isVisible());
        QVERIFY(bannerOf(scene)->accessibleName().startsWith(u"Keys are locked"));
        QVERIFY(!scene.find(u"lockKeys"_s)->isVisible());
        scene.desk.setVault(asked);
        QVERIFY(bannerOf(scene)->accessibleName().startsWith(u"Waiting for the system keychain"));
        scene.desk.setVault(unprotected);
        QVERIFY(bannerOf(scene)->accessibleName().contains(u"passphrase before the first wallet"));
        scene.desk.setVault(unlocked);
        QVERIFY(!bannerOf(scene)->isVisible());
        QVERIFY(scene.find(u"lockKeys"_s)->isVisible());
        QVERIFY(scene.find(u"lockKeys"_s)->toolTip().contains(u"Ctrl+L"));
    }

    void aWindowThatStartsLockedSaysSo()
    {
        FakeDesk desk;
        desk.vault = locked;
        MainWindow window(desk);
        window.show();
        QVERIFY(window.findChild<QWidget *>(u"vaultBanner"_s)->isVisible());
    }

    void theTimeOfTheLockIsTheOneThatWasChosenLast()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        const auto openSettings
            = [](const WindowScene &scene) { scene.window->findChild<QAction *>(u"commandSettings"_s)->trigger(); };
        const auto reject = [](const WindowScene &scene, const QString &sheet) {
            scene.find<QDialog>(sheet)->reject();
            return QTest::qWaitFor([&] { return scene.find(sheet) == nullptr; });
        };
        {
            WindowScene scene(true, options);
            scene.desk.setVault(unlocked);
            QTRY_VERIFY(scene.find(u"walletKeys"_s)->isVisible());
            openSettings(scene);
            scene.find<QSpinBox>(u"settingsLock"_s)->setValue(30);
            scene.click(u"settingsSave"_s);
            QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
            QCOMPARE(scene.desk.vault.lockMinutes, 30);
            scene.click(u"walletKeys"_s);
            auto *minutes = scene.find<QComboBox>(u"vaultMinutes"_s);
            QCOMPARE(minutes->currentData().toInt(), 30);
            QTest::keyClick(minutes, Qt::Key_Up);
            QCOMPARE(scene.desk.vault.lockMinutes, 15);
            QVERIFY(reject(scene, u"vaultDialog"_s));
            openSettings(scene);
            QCOMPARE(scene.find<QSpinBox>(u"settingsLock"_s)->value(), 15);
            QVERIFY(!scene.isEnabled(u"settingsRestart"_s)); // it holds already
            QVERIFY(reject(scene, u"settingsDialog"_s));
            scene.window->close();
        }
        QCOMPARE(startSettings::lockMinutes(startSettings::read(QSettings(options.settingsPath, QSettings::IniFormat))),
                 15);
        // The next start has it as an option; that of the command line goes before it, and stays until one is chosen.
        WindowScene scene(false, options);
        QCOMPARE(scene.desk.vault.lockMinutes, 0);
        openSettings(scene);
        QCOMPARE(scene.find<QSpinBox>(u"settingsLock"_s)->value(), 15);
        scene.click(u"settingsSave"_s);
        QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
        QCOMPARE(scene.desk.vault.lockMinutes, 0);
    }

    void onlyTheRightPassphraseUnlocks()
    {
        WindowScene scene;
        scene.desk.passphrase = "open sesame"_ba;
        scene.desk.setVault(locked);
        const PassphraseDialog *dialog = openDialog(scene);
        QVERIFY(dialog);
        auto *confirm = dialog->findChild<QPushButton *>(u"passphraseConfirm"_s);
        QVERIFY(!confirm->isEnabled());
        QCOMPARE(fieldOf(dialog)->echoMode(), QLineEdit::Password);

        QTest::keyClicks(fieldOf(dialog), u"open sesam"_s);
        QTest::keyClick(fieldOf(dialog), Qt::Key_Return);
        QVERIFY(fieldOf(dialog)->text().isEmpty());
        QVERIFY(fieldOf(dialog)->isReadOnly());
        QCOMPARE(confirm->text(), u"Trying…"_s);
        QTRY_COMPARE(errorOf(dialog), u"Wrong passphrase."_s);
        const auto *error = dialog->findChild<Banner *>();
        QTRY_COMPARE(error->visibleRegion().boundingRect(), error->rect()); // the sheet has grown by it
        QVERIFY(scene.desk.vault.isLocked);
        QVERIFY(bannerOf(scene)->isVisible());
        QCOMPARE(confirm->text(), u"Unlock"_s);

        QTest::keyClicks(fieldOf(dialog), u"open sesame"_s);
        QTest::keyClick(fieldOf(dialog), Qt::Key_Return);
        QTRY_VERIFY(!scene.find(u"passphraseDialog"_s));
        QVERIFY(!scene.desk.vault.isLocked);
        QVERIFY(!bannerOf(scene)->isVisible());
    }

    void escapeClosesTheDialog()
    {
        WindowScene scene;
        scene.desk.setVault(locked);
        QTest::keyClick(openDialog(scene), Qt::Key_Escape);
        QTRY_VERIFY(!scene.find(u"passphraseDialog"_s));
        QVERIFY(scene.desk.vault.isLocked);
    }

    void aNewPassphraseIsTypedTwice()
    {
        WindowScene scene;
        scene.desk.setVault(unprotected);
        const PassphraseDialog *dialog = openDialog(scene);
        QVERIFY(dialog);
        const auto *confirm = dialog->findChild<QPushButton *>(u"passphraseConfirm"_s);
        QTest::keyClicks(fieldOf(dialog), u"sesame"_s);
        QVERIFY(!confirm->isEnabled());
        QTest::keyClicks(fieldOf(dialog, u"passphraseAgain"_s), u"sesam"_s);
        QTest::keyClick(fieldOf(dialog), Qt::Key_Return);
        QCOMPARE(errorOf(dialog), u"The two passphrases differ."_s);
        QVERIFY(scene.desk.vault.needsProtection);
        QTest::keyClicks(fieldOf(dialog, u"passphraseAgain"_s), u"e"_s);
        QTest::keyClick(fieldOf(dialog), Qt::Key_Return);
        QTRY_VERIFY(!scene.find(u"passphraseDialog"_s));
        QCOMPARE(scene.desk.passphrase, "sesame"_ba);
        QVERIFY(!bannerOf(scene)->isVisible());
    }

    void aFirstKeyNeedsProtection()
    {
        WindowScene scene;
        scene.desk.setVault(unprotected);
        scene.click(u"walletCreate"_s);
        const auto *dialog = scene.find<PassphraseDialog>(u"passphraseDialog"_s);
        QVERIFY(dialog && !scene.find(u"createWalletDialog"_s));
        QTest::keyClicks(fieldOf(dialog), u"sesame"_s);
        QTest::keyClicks(fieldOf(dialog, u"passphraseAgain"_s), u"sesame"_s);
        QTest::keyClick(fieldOf(dialog), Qt::Key_Return);
        QTRY_VERIFY(scene.find(u"createWalletDialog"_s));
        QCOMPARE(scene.desk.passphrase, "sesame"_ba);
    }

    void theKeychainAsksForNoPassphraseHere()
    {
        WindowScene scene;
        scene.desk.setVault({VaultProtection::Keychain, true, false});
        const PassphraseDialog *dialog = openDialog(scene);
        QVERIFY(dialog && !fieldOf(dialog));
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"passphraseConfirm"_s), Qt::LeftButton);
        QTRY_VERIFY(!scene.find(u"passphraseDialog"_s));
        QVERIFY(!scene.desk.vault.isLocked);
    }

    void ctrlLLocksWhatASecretUnlocks()
    {
        WindowScene scene;
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        QTest::keyClick(scene.window.get(), Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(scene.desk.locks, 0); // a key file lies beside the vault
        const auto *notices = scene.find<Notices>(u"notices"_s);
        QCOMPARE(notices->log().size(), 1);
        QVERIFY(notices->log().constLast().text.contains(u"nothing to lock"));
        scene.desk.setVault(unlocked);
        QTest::keyClick(scene.window.get(), Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(scene.desk.locks, 1);
        QVERIFY(bannerOf(scene)->isVisible());
        QTest::keyClick(scene.window.get(), Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(scene.desk.locks, 1);
        QVERIFY(notices->log().constLast().text.contains(u"locked already"));
        scene.desk.setVault({VaultProtection::Keychain, false, false});
        scene.click(u"lockKeys"_s);
        QCOMPARE(scene.desk.locks, 2);
    }

    void inASheetTheChosenKeysLock()
    {
        WindowScene scene;
        scene.desk.setVault(unlocked);
        scene.find<QAction>(u"commandLock"_s)->setShortcut(Qt::CTRL | Qt::Key_J);
        scene.find<QAction>(u"commandNotices"_s)->trigger();
        QTRY_COMPARE(QApplication::activeModalWidget(), scene.find(u"noticeLog"_s));
        QTest::keyClick(scene.find(u"noticeLog"_s), Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(scene.desk.locks, 0);
        QTest::keyClick(scene.find(u"noticeLog"_s), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(scene.desk.locks, 1);
        // So does one that types nothing.
        scene.desk.setVault(unlocked);
        scene.find<QAction>(u"commandLock"_s)->setShortcut(Qt::Key_F9);
        QTest::keyClick(scene.find(u"noticeLog"_s), Qt::Key_F9);
        QCOMPARE(scene.desk.locks, 2);
        // A key that is held down locks once.
        scene.desk.setVault(unlocked);
        QKeyEvent repeated(QEvent::KeyPress, Qt::Key_F9, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(scene.find(u"noticeLog"_s), &repeated);
        QCOMPARE(scene.desk.locks, 2);
        QVERIFY(!scene.find<QAction>(u"commandLock"_s)->autoRepeat());
    }

    void aLockClosesTheSheetsWithSecrets_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("sheet");
        QTest::newRow("new wallet") << u"commandNewWallet"_s << u"secretsDialog"_s;
        QTest::newRow("label of a new wallet") << u"commandNewWallet"_s << u"createWalletDialog"_s;
        QTest::newRow("typed key") << u"commandImportWallet"_s << u"importWalletDialog"_s;
        QTest::newRow("protection") << QString() << u"vaultDialog"_s;
    }
    void aLockClosesTheSheetsWithSecrets()
    {
        QFETCH(QString, command);
        QFETCH(QString, sheet);
        WindowScene scene;
        scene.desk.setVault(unlocked);
        if (command.isEmpty())
            scene.click(u"walletKeys"_s);
        else
            scene.find<QAction>(command)->trigger();
        if (sheet == u"secretsDialog")
            scene.click(u"createWalletConfirm"_s);
        QTRY_VERIFY(scene.find(sheet));
        const QPointer<QWidget> opened = scene.find(sheet);
        QTRY_VERIFY(opened->isVisible());
        scene.desk.setVault(locked);
        QTRY_VERIFY(!opened);
        // An API key that was not stored is lost: the notice says what to do.
        QCOMPARE(scene.find(u"noticeDismiss"_s) != nullptr, sheet == u"secretsDialog");
    }

    void keysAndMouseCountAsActivity()
    {
        WindowScene scene;
        QCOMPARE(scene.desk.activities, 0);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QVERIFY(scene.desk.activities > 0);
    }
};

CURVEDESK_TEST(TestVaultLock)

} // namespace vaultLockTest
#include "tst_VaultLock.moc"
