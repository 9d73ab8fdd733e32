// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Showing a key, watching an address, changing the protection of the keys, hiding amounts, trading while locked.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/QrCode.h"
#include "ui/dialogs/WalletDialogs.h"
#include "ui/models/CellRoles.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/SecretField.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace keyDialogsTest {

namespace {

constexpr VaultStatus unlocked{VaultProtection::Passphrase, false, false};
constexpr VaultStatus locked{VaultProtection::Passphrase, true, false};

/// The window once its wallets are listed.
struct WalletScene : WindowScene
{
    WalletScene()
    {
        if (!QTest::qWaitFor([&] { return find(u"walletExport"_s)->isVisible(); }))
            qFatal("no wallet");
    }
};

} // namespace

class TestKeyDialogs : public QObject
{
    Q_OBJECT

private slots:
    void coloursAndGroupsAreKept()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        const auto rows = [](const WindowScene &scene) {
            QStringList labels;
            const QAbstractItemModel &model = *scene.find<QTableView>(u"walletTable"_s)->model();
            for (int row = 0; row < model.rowCount(); ++row)
                labels.append(model.index(row, 0).data().toString());
            return labels;
        };
        const QStringList grouped{u"Launches"_s, u"Scripts"_s, u"Bots · Main wallet"_s};
        {
            const WindowScene scene(true, options);
            QTRY_COMPARE(rows(scene).size(), 3);
            scene.window->findChild<QAction *>(u"commandRenameWallet"_s)->trigger();
            scene.find<QComboBox>(u"walletColour"_s)->setCurrentIndex(2);
            scene.find<QComboBox>(u"walletGroup"_s)->setCurrentText(u"Bots"_s);
            scene.click(u"renameWalletConfirm"_s);
            QTRY_COMPARE(rows(scene), grouped);
            scene.window->close();
        }
        const WindowScene scene(true, options);
        QTRY_COMPARE(rows(scene), grouped);
        QCOMPARE(scene.find<QTableView>(u"walletTable"_s)->model()->index(2, 0).data(WalletColourRole).toInt(), 2);
        // A wallet that leaves its group is at its place by age at once, before the wallets are read again.
        scene.window->findChild<WalletBook *>()->setMarks({});
        QCOMPARE(rows(scene), QStringList({u"Main wallet"_s, u"Launches"_s, u"Scripts"_s}));
    }

    void aKeyIsShownForThePassphraseOnly()
    {
        WalletScene scene;
        scene.desk.passphrase = "sesame";
        scene.desk.setVault(unlocked);
        scene.click(u"walletExport"_s);
        QPointer<QWidget> sheet = scene.find(u"exportKeyDialog"_s);
        QVERIFY(sheet && !scene.find(u"exportAgreed"_s));
        scene.type(u"exportPassphrase"_s, u"simsim"_s);
        scene.click(u"exportShow"_s);
        QTRY_COMPARE(sheet->findChild<Banner *>()->accessibleName(), u"Wrong passphrase."_s);
        QVERIFY(!scene.find(u"exportKey"_s));
        scene.type(u"exportPassphrase"_s, u"sesame"_s);
        scene.click(u"exportShow"_s);
        QTRY_VERIFY(scene.find<SecretField>(u"exportKey"_s));
        QVERIFY(scene.find<SecretField>(u"exportKey"_s)->isRevealed());
        QVERIFY(scene.find<QLabel>(u"exportCountdown"_s)->text().contains(u"30 s"));
        QVERIFY(!QApplication::clipboard()->text().contains(u"exported-key"));
        scene.desk.setVault(locked);
        QTRY_VERIFY(!sheet);
    }

    void aShownKeyGoesWithCtrlL()
    {
        WalletScene scene;
        scene.desk.passphrase = "sesame";
        scene.desk.setVault(unlocked);
        scene.click(u"walletExport"_s);
        QPointer<QWidget> sheet = scene.find(u"exportKeyDialog"_s);
        scene.type(u"exportPassphrase"_s, u"sesame"_s);
        scene.click(u"exportShow"_s);
        QTRY_VERIFY(scene.find(u"exportKey"_s));
        QTRY_COMPARE(QApplication::activeModalWidget(), sheet.data());
        QTest::keyClick(sheet, Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(scene.desk.locks, 1);
        QTRY_VERIFY(!sheet);
    }

    void aVaultWithoutPassphraseAsksToAgree()
    {
        WalletScene scene;
        scene.click(u"walletExport"_s);
        QVERIFY(!scene.find(u"exportPassphrase"_s));
        QVERIFY(!scene.isEnabled(u"exportShow"_s));
        scene.find<QCheckBox>(u"exportAgreed"_s)->click();
        scene.click(u"exportShow"_s);
        scene.find<QCheckBox>(u"exportAgreed"_s)->click(); // one key at a time
        scene.find<QCheckBox>(u"exportAgreed"_s)->click();
        QVERIFY(!scene.isEnabled(u"exportShow"_s));
        QTRY_VERIFY(scene.find(u"exportKey"_s));
    }

    void thePassphraseChangesAndMovesToTheKeychain()
    {
        WalletScene scene;
        scene.desk.setVault(unlocked);
        scene.click(u"walletKeys"_s);
        QWidget *sheet = scene.find(u"vaultDialog"_s);
        QVERIFY(sheet);
        scene.type(u"vaultNew"_s, u"new one"_s);
        scene.type(u"vaultAgain"_s, u"new one"_s);
        QVERIFY(!scene.isEnabled(u"vaultChange"_s)); // the present passphrase is missing
        QVERIFY(!scene.isEnabled(u"vaultKeychain"_s));
        scene.type(u"vaultCurrent"_s, u"old one"_s);
        scene.click(u"vaultChange"_s);
        QTRY_COMPARE(scene.desk.passphrase, "new one"_ba);
        QTRY_VERIFY(sheet->findChild<Banner *>()->accessibleName().contains(u"sealed anew"));
        scene.type(u"vaultCurrent"_s, u"new one"_s);
        scene.find(u"vaultKeychain"_s)->setFocus();
        scene.click(u"vaultKeychain"_s);
        QCOMPARE(sheet->focusWidget(), scene.find(u"vaultNew"_s)); // and not Close, which a held Enter would press
        QTRY_COMPARE(scene.desk.vault.protection, std::optional(VaultProtection::Keychain));
        QVERIFY(!scene.find(u"vaultCurrent"_s)->isVisible());
        auto *minutes = scene.find<QComboBox>(u"vaultMinutes"_s);
        emit minutes->activated(minutes->findData(15));
        QCOMPARE(scene.desk.vault.lockMinutes, 15);
    }

    void amountsHide()
    {
        WalletScene scene;
        const auto *table = scene.find(u"walletTable"_s)->findChild<QTableView *>();
        const auto *wallets = table != nullptr ? table : scene.find<QTableView>(u"walletTable"_s);
        QVERIFY(wallets);
        const auto balance = [&] { return wallets->model()->index(0, 1).data().toString(); };
        const auto top = [&] { return scene.find<QLabel>(u"topBalance"_s)->text(); };
        QVERIFY(balance().contains(u"9.536"));
        QVERIFY(top().contains(u"9.536"));
        scene.click(u"hideAmounts"_s);
        QCOMPARE(balance(), u"•••"_s);
        QCOMPARE(top(), u"••• SOL"_s);
        QVERIFY(!wallets->model()->index(0, 1).data(Qt::ToolTipRole).toString().contains(u"536"));
        scene.click(u"hideAmounts"_s);
        QVERIFY(balance().contains(u"9.536"));
        // A notice that was shown before hides its amounts too, in the log as well.
        OrderSummary order = scene.desk.orderList.last();
        order.kind = OrderSummary::Kind::Transfer;
        order.mint.clear();
        order.id = u"sent"_s;
        order.status = TradeStatus::Failed;
        order.quotedLamports = order.movedLamports = 7'654'321'000;
        emit scene.desk.orderChanged(order);
        const auto isTold = [&](const QString &in) {
            const QList<QLabel *> labels = scene.find(in)->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *each) { return each->text().contains(u"7.654"); });
        };
        QTRY_VERIFY(isTold(u"standingNotices"_s));
        scene.click(u"hideAmounts"_s);
        QVERIFY(!isTold(u"standingNotices"_s));
        scene.find<QAction>(u"commandNotices"_s)->trigger();
        QTRY_VERIFY(scene.find(u"noticeLog"_s));
        QVERIFY(!isTold(u"noticeLog"_s));
        scene.find<QDialog>(u"noticeLog"_s)->reject();
        scene.click(u"hideAmounts"_s);
        scene.desk.setVault(locked); // who leaves leaves no amounts behind
        QCOMPARE(balance(), u"•••"_s);
        scene.desk.setVault(unlocked);
        QVERIFY(balance().contains(u"9.536"));
    }

    void anOrderWaitsForTheKeys()
    {
        WalletScene scene;
        scene.desk.passphrase = "sesame";
        scene.desk.setVault(unlocked);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        QTRY_VERIFY(scene.find(u"confirmButton"_s) && scene.isEnabled(u"confirmButton"_s));
        scene.desk.tradeError = Error{ErrorCode::WalletLocked, u"locked"_s, std::nullopt, 0};
        scene.desk.setVault(locked); // while the sheet is open
        scene.click(u"confirmButton"_s);
        const auto *lock = scene.find<Banner>(u"orderLock"_s);
        QTRY_VERIFY(lock->accessibleName().contains(u"waits for the keys"));
        QVERIFY(!scene.isEnabled(u"orderButton"_s));
        QCOMPARE(scene.find<QLabel>(u"orderReason"_s)->text(), u"The keys are locked"_s);
        QCOMPARE(scene.desk.tradeRequests.size(), 1);
        scene.desk.setVault(unlocked);
        QTRY_COMPARE(scene.desk.tradeRequests.size(), 2);
        QCOMPARE(scene.desk.tradeRequests.last().idempotencyKey, scene.desk.tradeRequests.first().idempotencyKey);
        QVERIFY(!lock->isVisible());
    }

    void wordsGiveOneOfTheirWallets()
    {
        WalletScene scene;
        scene.click(u"walletImport"_s);
        QPointer<QWidget> sheet = scene.find(u"importWalletDialog"_s);
        const auto *button = scene.find<QPushButton>(u"importWalletConfirm"_s);
        QVERIFY(!scene.find(u"wordsPassphrase"_s)->isVisible());
        QVERIFY(!button->isEnabled());
        scene.type(u"walletKey"_s, u"[1, 2, 3]"_s); // solana-keygen's form
        QVERIFY(!scene.find(u"wordsPassphrase"_s)->isVisible());
        QCOMPARE(button->text(), u"Import wallet"_s);
        scene.type(u"walletKey"_s, u"  zoo wrogn "_s);
        QVERIFY(scene.find(u"wordsPassphrase"_s)->isVisible());
        QCOMPARE(button->text(), u"Find its wallets"_s);
        scene.click(u"importWalletConfirm"_s);
        QTRY_VERIFY(sheet->findChild<Banner *>()->accessibleName().contains(u"word 2"));
        QVERIFY(!scene.find(u"wordsWallet"_s)->isVisible());
        scene.desk.derived = {{u"m/44'/501'/0'"_s, u"GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL"_s, 2'500'000'000},
                              {u"m"_s, u"EHqmfkN89RJ7Y33CXM6uCzhVeuywHoJXZZLszBHHZy7o"_s, 0}};
        scene.type(u"walletKey"_s, u"zoo wrong"_s);
        scene.type(u"wordsPassphrase"_s, u" extra "_s);
        scene.click(u"importWalletConfirm"_s);
        auto *found = scene.find<QComboBox>(u"wordsWallet"_s);
        QTRY_VERIFY(found->isVisible());
        QCOMPARE(found->count(), 2);
        QVERIFY(found->currentText().contains(u"2.5 SOL"));
        found->setCurrentIndex(1);
        QCOMPARE(button->text(), u"Import wallet"_s);
        scene.type(u"walletKey"_s, u"zoo wrong zoo"_s); // other words have other wallets
        QVERIFY(!found->isVisible());
        scene.click(u"importWalletConfirm"_s);
        QTRY_VERIFY(found->isVisible());
        found->setCurrentIndex(1);
        scene.click(u"importWalletConfirm"_s);
        QTRY_VERIFY(!sheet);
        QCOMPARE(scene.desk.importedKey, "zoo wrong zoo| extra |m"_ba);
    }

    void aTypedKeyGoesWithTheLock()
    {
        WalletScene scene;
        scene.desk.setVault(unlocked);
        scene.click(u"walletImport"_s);
        QPointer<QWidget> sheet = scene.find(u"importWalletDialog"_s);
        scene.type(u"walletKey"_s, u"typed"_s);
        scene.desk.setVault(locked);
        QTRY_VERIFY(!sheet);
    }

    void aWatchedWalletNeverSigns()
    {
        WalletScene scene;
        scene.click(u"walletImport"_s);
        scene.click(u"importWatch"_s);
        QTRY_VERIFY(scene.find(u"watchWalletDialog"_s));
        scene.type(u"watchAddress"_s, u"9xKpB3nVwLr9sTqYhZ2mE4cUfA6dJ8gXkPvRoNiMQ7zz"_s);
        scene.click(u"watchConfirm"_s);
        QTest::keyClick(scene.find(u"watchAddress"_s), Qt::Key_A);
        QVERIFY(!scene.isEnabled(u"watchConfirm"_s)); // one address at a time
        QTRY_VERIFY(!scene.find(u"watchWalletDialog"_s));
        const auto *lock = scene.find<Banner>(u"orderLock"_s);
        QTRY_VERIFY(lock->accessibleName().contains(u"only watched"));
        QVERIFY(!scene.find(u"walletExport"_s)->isVisible());
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(!scene.desk.costSheetRequests.isEmpty());
        QVERIFY(!scene.isEnabled(u"orderButton"_s));
        QTest::mouseClick(lock->findChild<QPushButton *>(u"bannerAction"_s), Qt::LeftButton);
        QTRY_COMPARE(scene.desk.unsignedRequests.size(), 1);
        QTRY_COMPARE(QApplication::clipboard()->text(), QString::fromLatin1("unsigned"_ba.toBase64()));
    }

    void aWatchedWalletIsRemoved()
    {
        WalletScene scene;
        const QString own = scene.desk.walletList.first().address;
        const qsizetype before = scene.desk.walletList.size();
        QVERIFY(!scene.find(u"walletUnwatch"_s)->isVisible()); // one that signs stays
        scene.desk.walletList.append({u"9xKpB3nVwLr9sTqYhZ2mE4cUfA6dJ8gXkPvRoNiMQ7zz"_s, u"Typo"_s, 0, 99, true});
        emit scene.desk.walletsChanged();
        auto *table = scene.find<QTableView>(u"walletTable"_s);
        QTRY_COMPARE(table->model()->rowCount(), static_cast<int>(before) + 1);
        table->setCurrentIndex(table->model()->index(static_cast<int>(before), 0));
        QTRY_VERIFY(scene.find(u"walletUnwatch"_s)->isVisible());
        QVERIFY(!scene.find(u"walletExport"_s)->isVisible());
        scene.click(u"walletUnwatch"_s);
        QPointer<QWidget> sheet = scene.find(u"unwatchWalletDialog"_s);
        QVERIFY(sheet);
        QTRY_VERIFY(scene.isEnabled(u"unwatchConfirm"_s));
        scene.click(u"unwatchConfirm"_s);
        QTRY_VERIFY(!sheet);
        QCOMPARE(scene.desk.walletList.size(), before);
        QTRY_COMPARE(table->model()->rowCount(), static_cast<int>(before));
        QCOMPARE(scene.window->findChild<DeskSelection *>()->wallet(), own);
        QVERIFY(!scene.find(u"walletUnwatch"_s)->isVisible());
    }

    void aRemovalIsAskedForOnce()
    {
        FakeDesk desk;
        QWidget window;
        window.show();
        const WalletSummary typo{u"9xKpB3nVwLr9sTqYhZ2mE4cUfA6dJ8gXkPvRoNiMQ7zz"_s, u"Typo"_s, 0, 99, true};
        const QPointer<QDialog> sheet = new UnwatchWalletDialog(desk, typo, &window);
        sheet->open();
        auto *remove = sheet->findChild<QPushButton *>(u"unwatchConfirm"_s);
        QTRY_VERIFY(remove->isEnabled());
        QTest::mouseClick(remove, Qt::LeftButton);
        QVERIFY(!remove->isEnabled());
        QTest::mouseClick(remove, Qt::LeftButton);
        QWidget *focused = sheet->focusWidget();
        QTest::keyClick(focused != nullptr ? focused : sheet.data(), Qt::Key_Return);
        QCOMPARE(desk.unwatchRequests.size(), 1);
        QTRY_VERIFY(remove->isEnabled()); // there is no such wallet: it can be tried again
        QVERIFY(sheet->isVisible() && sheet->findChild<Banner *>()->isVisible());
        desk.walletList.append(typo);
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_VERIFY(!sheet);
        QCOMPARE(desk.unwatchRequests.size(), 2);
    }

    void anAddressIsACodeToo()
    {
        WalletScene scene;
        scene.click(u"walletReceive"_s);
        const auto *code = scene.find<QrCode>(u"receiveCode"_s);
        QVERIFY(code);
        QVERIFY(code->side() >= 21); // the smallest code there is
        QVERIFY(code->isDark(0, 0) && code->isDark(6, 6) && !code->isDark(1, 1)); // a corner's square
    }
};

CURVEDESK_TEST(TestKeyDialogs)

} // namespace keyDialogsTest
#include "tst_KeyDialogs.moc"
