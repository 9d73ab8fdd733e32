// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// A new private key is shown once: its sheet stays until its reader says that it is written down.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/SecretsDialog.h"

#include <QCheckBox>
#include <QPushButton>

using namespace curvedesk;
using namespace Qt::StringLiterals;

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
#include "tst_SecretsDialog.moc"
