// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// A new private key is shown once: its sheet stays until its reader says that it is written down.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/widgets/SecretField.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QMimeData>
#include <QPushButton>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace secretsDialogTest {

class TestSecretsDialog : public QObject
{
    Q_OBJECT

private slots:
    void enterEnterAfterNamingAWalletKeepsTheKey()
    {
        WindowScene scene;
        QTRY_VERIFY(scene.find(u"walletCreate"_s)->isVisible());
        scene.click(u"walletCreate"_s);
        auto *label = scene.find<QLineEdit>(u"walletLabel"_s);
        QTest::keyClicks(label, u"Savings"_s);
        QTest::keyClick(label, Qt::Key_Return);
        QTRY_VERIFY(scene.find<SecretsDialog>(u"secretsDialog"_s));
        QPointer<SecretsDialog> sheet = scene.find<SecretsDialog>(u"secretsDialog"_s);
        QTRY_VERIFY(sheet->isVisible());
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape}) {
            QTest::keyClick(sheet->focusWidget() ? sheet->focusWidget() : sheet.data(), key);
            QVERIFY(sheet && sheet->isVisible());
        }
        sheet->close(); // as the window manager's button does
        QVERIFY(sheet && sheet->isVisible());
        auto *tick = sheet->findChild<QCheckBox *>(u"secretsStored"_s);
        auto *done = sheet->findChild<QPushButton *>(u"secretsDone"_s);
        QVERIFY(!done->isEnabled());
        QCOMPARE(sheet->focusWidget(), tick); // the sheet says what it waits for
        QTest::keyClick(tick, Qt::Key_Space);
        QVERIFY(done->isEnabled());
        QTest::keyClick(tick, Qt::Key_Return);
        QTRY_VERIFY(!sheet);
    }

    void theClipboardHasItForAWhile()
    {
        auto scene = std::make_unique<WindowScene>();
        const auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf("secret"));
        SecretsDialog sheet(u"Main"_s, secret, nullptr);
        auto *copy = sheet.findChild<QPushButton *>(u"secretApiKeyCopy"_s);
        QVERIFY(copy->text().contains(QString::number(SecretField::clipboardMs / 1000)));
        const auto *clipboard = QApplication::clipboard();
        copy->click();
        QCOMPARE(clipboard->mimeData()->data(u"text/plain"_s), "secret"_ba);
        QCOMPARE(clipboard->mimeData()->data(u"x-kde-passwordManagerHint"_s), "secret"_ba);
        scene->desk.setVault({VaultProtection::Passphrase, true, false});
        QTRY_VERIFY(clipboard->text().isEmpty());
        copy->click();
        QApplication::clipboard()->setText(u"other"_s);
        SecretField::clearClipboard();
        QCOMPARE(clipboard->text(), u"other"_s);
        copy->click();
        scene.reset(); // the program ends
        QVERIFY(clipboard->text().isEmpty());
    }

    void aTickThatIsTakenBackKeepsTheSheet()
    {
        const auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf("secret"));
        QPointer<SecretsDialog> sheet = new SecretsDialog(u"Main"_s, secret, nullptr);
        sheet->open();
        auto *tick = sheet->findChild<QCheckBox *>(u"secretsStored"_s);
        tick->click();
        tick->click();
        sheet->reject();
        QVERIFY(sheet && sheet->isVisible());
        tick->click();
        sheet->reject();
        QTRY_VERIFY(!sheet);
    }
};

CURVEDESK_TEST(TestSecretsDialog)

} // namespace secretsDialogTest
#include "tst_SecretsDialog.moc"
