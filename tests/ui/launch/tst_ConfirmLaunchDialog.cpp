// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/FakeDesk.h"
#include "ui/launch/ConfirmLaunchDialog.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace confirmLaunchDialogTest {

namespace {

/// Not deleted when it closes: the tests look at it afterwards.
struct Sheet
{
    explicit Sheet(bool isCostKnown = true)
        : dialog({.name = u"Night Tram"_s,
                  .symbol = u"TRAM"_s,
                  .image = {},
                  .walletLabel = u"Main wallet"_s,
                  .wallet = u"9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"_s,
                  .network = u"sandbox"_s},
                 nullptr)
        , accepted(&dialog, &QDialog::accepted)
        , button(dialog.findChild<QPushButton *>(u"confirmLaunchButton"_s))
    {
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
        if (isCostKnown)
            dialog.setCost(sampleCost(250'000'000));
    }
    ConfirmLaunchDialog dialog;
    QSignalSpy accepted;
    QPushButton *button;
};

} // namespace

class TestConfirmLaunchDialog : public QObject
{
    Q_OBJECT

private slots:
    void theSecondHalfOfADoubleClickDoesNothing()
    {
        Sheet sheet;
        QTest::mouseClick(sheet.button, Qt::LeftButton);
        QCOMPARE(sheet.accepted.count(), 0);
        QVERIFY(sheet.dialog.isVisible());
    }

    void theArmedButtonHasTheFocus()
    {
        Sheet sheet;
        QVERIFY(sheet.dialog.focusWidget() != sheet.button);
        QTRY_VERIFY(sheet.button->isEnabled());
        QCOMPARE(sheet.dialog.focusWidget(), sheet.button);
    }

    void theFocusStaysWhereAPersonPutIt()
    {
        Sheet sheet(false);
        QVERIFY(QTest::qWaitForWindowActive(&sheet.dialog));
        auto *cancel = sheet.dialog.findChild<QPushButton *>(u"dialogCancel"_s);
        for (int i = 0; i < 10 && (i == 0 || sheet.dialog.focusWidget() != cancel); ++i)
            QTest::keyClick(sheet.dialog.focusWidget(), Qt::Key_Tab);
        sheet.dialog.setCost(sampleCost(0));
        QTRY_VERIFY(sheet.button->isEnabled());
        QCOMPARE(sheet.dialog.focusWidget(), cancel);
        // It also stays there when the button comes back.
        sheet.dialog.setHoldReason(u"No node answers."_s);
        QVERIFY(!sheet.button->isEnabled());
        sheet.dialog.setHoldReason({});
        QVERIFY(sheet.button->isEnabled());
        QCOMPARE(sheet.dialog.focusWidget(), cancel);
    }

    void aButtonThatComesBackHasTheFocusAgain()
    {
        Sheet sheet;
        QVERIFY(QTest::qWaitForWindowActive(&sheet.dialog));
        QTRY_VERIFY(sheet.button->isEnabled());
        sheet.dialog.setHoldReason(u"No node answers."_s);
        QVERIFY(sheet.dialog.focusWidget() != sheet.dialog.findChild<QPushButton *>(u"dialogCancel"_s));
        sheet.dialog.setHoldReason({});
        QCOMPARE(sheet.dialog.focusWidget(), sheet.button);
    }

    void everyLamportIsAnnounced()
    {
        Sheet sheet;
        const auto figure = [&](const QString &name) {
            return sheet.dialog.findChild<QLabel *>(name)->text().replace(QChar::Nbsp, u' ');
        };
        const LaunchCost cost = sampleCost(250'000'000);
        const QStringList rows{u"Buy"_s,   u"Protocol"_s,    u"Creator"_s,      u"Mint"_s,
                               u"Curve"_s, u"CurveTokens"_s, u"WalletTokens"_s, u"Accumulator"_s,
                               u"Vault"_s, u"Signatures"_s,  u"Priority"_s};
        quint64 sum = 0;
        for (qsizetype item = 0; item < rows.size(); ++item) {
            const quint64 lamports = figure(u"launchConfirm"_s + rows[item]).remove(u' ').remove(u'.').toULongLong();
            QCOMPARE(lamports, cost.lamports[std::size_t(item)]);
            sum += lamports;
        }
        QCOMPARE(figure(u"launchConfirmTotal"_s).remove(u' ').remove(u'.').toULongLong(), sum);
        QVERIFY(sheet.dialog.findChild<QLabel *>(u"launchConfirmTokens"_s)->isVisible());
        sheet.dialog.setCost(sampleCost(0));
        QVERIFY(!sheet.dialog.findChild<QLabel *>(u"launchConfirmTokens"_s)->isVisible());
        QVERIFY(!sheet.dialog.findChild<QLabel *>(u"launchConfirmBuy"_s)->isVisible());
    }

    void withoutItsCostNothingIsLaunched()
    {
        Sheet sheet(false);
        QSignalSpy armed(&sheet.dialog, &ConfirmingDialog::armed);
        QVERIFY(armed.wait());
        QVERIFY(!sheet.button->isEnabled());
        sheet.dialog.setCost(failure(ErrorCode::InsufficientFunds, u"This launch needs more"_s));
        QVERIFY(!sheet.button->isEnabled());
        QVERIFY(!sheet.dialog.findChild<QLabel *>(u"launchConfirmProblem"_s)->text().isEmpty());
        sheet.dialog.setCost(sampleCost(0));
        QVERIFY(sheet.button->isEnabled());
        QCOMPARE(sheet.dialog.findChild<QLabel *>(u"launchConfirmProblem"_s)->text(), QString());
    }

    void aHeldEnterDoesNotLaunch()
    {
        Sheet sheet;
        QTRY_VERIFY(sheet.button->isEnabled());
        for (QWidget *target : {static_cast<QWidget *>(&sheet.dialog), static_cast<QWidget *>(sheet.button)}) {
            QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
            QCoreApplication::sendEvent(target, &repeat);
        }
        QCOMPARE(sheet.accepted.count(), 0);
        QTest::keyClick(&sheet.dialog, Qt::Key_Return);
        QCOMPARE(sheet.accepted.count(), 1);
    }
};

CURVEDESK_TEST(TestConfirmLaunchDialog)

} // namespace confirmLaunchDialogTest
#include "tst_ConfirmLaunchDialog.moc"
