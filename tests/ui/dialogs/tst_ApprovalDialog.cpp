// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/ApprovalDialog.h"
#include "ui/dialogs/DeskDialog.h"
#include "ui/widgets/TextLabel.h"
#include "ui/window/Notices.h"

#include <QAction>
#include <QDateTime>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace approvalDialogTest {

namespace {

Approval sample(const QString &id, OrderKind kind)
{
    Approval approval;
    approval.id = id;
    approval.key = u"abcd2345"_s;
    approval.label = u"Night \u202Ebot <b>"_s;
    approval.order.kind = kind;
    approval.order.wallet = Keypair::generate().address();
    approval.order.mint = Keypair::generate().address();
    approval.order.symbol = u"CFOX"_s;
    approval.order.spend = {.mostLamports = 515'040'000, .slippageBps = 250};
    approval.order.quotedQuoteLamports = 500'000'000;
    approval.order.quotedTokens = 16'843'120'110'000;
    approval.order.limitLamports = kind == OrderKind::Sell ? 487'500'000 : 0;
    approval.order.limitTokens = kind == OrderKind::Buy ? 16'000'000'000'000 : 0;
    approval.expiresMs = QDateTime::currentMSecsSinceEpoch() + 45'000;
    if (kind != OrderKind::Launch)
        approval.wire = Transaction::unsignedFrom(
                            *Message::compile(approval.order.wallet, {computeBudget::setUnitLimit(77'123)}, {}))
                            .encode();
    return approval;
}

void ask(WindowScene &scene, const Approval &approval)
{
    scene.desk.waiting.append(approval);
    emit scene.desk.approvalAsked(approval);
}

QString shown(const WindowScene &scene, const QString &name)
{
    return scene.find<TextLabel>(name)->text().replace(QChar::Nbsp, u' ');
}

} // namespace

class TestApprovalDialog : public QObject
{
    Q_OBJECT

private slots:
    // It was closed, and the program stays in the tray: a notice of the desktop says that an order waits.
    void aHiddenWindowShowsItOnceItIsBack()
    {
        WindowScene scene;
        scene.window->hide();
        ask(scene, sample(u"1a2b3c4d"_s, OrderKind::Buy));
        const auto *notices = scene.find<Notices>(u"notices"_s);
        QTRY_VERIFY(!notices->log().isEmpty() && notices->log().constLast().text.contains(u"waits for your approval"));
        QVERIFY(scene.find(u"approvalDialog"_s) == nullptr);
        scene.window->show();
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) != nullptr);
    }

    void theSheetShowsTheOrderAndItsTransaction_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("limit");
        QTest::newRow("buy") << static_cast<int>(OrderKind::Buy) << u"May a program buy $CFOX?"_s << u"16 000 000"_s;
        QTest::newRow("sell") << static_cast<int>(OrderKind::Sell) << u"May a program sell $CFOX?"_s << u"0.487 5"_s;
        QTest::newRow("launch") << static_cast<int>(OrderKind::Launch) << u"May a program launch $CFOX?"_s << QString();
    }
    void theSheetShowsTheOrderAndItsTransaction()
    {
        QFETCH(int, kind);
        QFETCH(QString, title);
        QFETCH(QString, limit);
        WindowScene scene;
        const Approval approval = sample(u"1a2b3c4d"_s, static_cast<OrderKind>(kind));
        ask(scene, approval);
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) != nullptr);
        QCOMPARE(scene.find(u"approvalDialog"_s)->windowTitle(), title);
        QVERIFY(shown(scene, u"approvalKey"_s).contains(u"Night"));
        QVERIFY(!shown(scene, u"approvalKey"_s).contains(QChar(0x202E)));
        QVERIFY(shown(scene, u"approvalMost"_s).contains(u"0.515 04"));
        QVERIFY(shown(scene, u"approvalTimeLeft"_s).contains(u"4")); // 45 or 44 seconds
        QCOMPARE(scene.find(u"approvalLimit"_s) != nullptr, !limit.isEmpty());
        if (!limit.isEmpty())
            QVERIFY2(shown(scene, u"approvalLimit"_s).contains(limit), qPrintable(shown(scene, u"approvalLimit"_s)));
        QCOMPARE(scene.find(u"approvalDecoded"_s) != nullptr, !approval.wire.isEmpty());
        if (!approval.wire.isEmpty()) {
            QTest::mouseClick(scene.find(u"approvalDecode"_s), Qt::LeftButton);
            QVERIFY(scene.find(u"approvalDecoded"_s)->isVisible());
            QVERIFY(shown(scene, u"approvalDecoded"_s).contains(u"77123"));
        }
    }

    void onlyAClickAnswers_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("approves");
        QTest::newRow("approve") << u"approvalApprove"_s << true;
        QTest::newRow("refuse") << u"approvalRefuse"_s << false;
    }
    void onlyAClickAnswers()
    {
        QFETCH(QString, button);
        QFETCH(bool, approves);
        WindowScene scene;
        ask(scene, sample(u"1a2b3c4d"_s, OrderKind::Buy));
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) != nullptr);
        QVERIFY(!scene.isEnabled(button)); // not before it was seen
        QTRY_VERIFY(scene.isEnabled(button));
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            QTest::keyClick(scene.find(u"approvalDialog"_s), key);
        QVERIFY(scene.desk.approvalAnswers.isEmpty());
        scene.click(button);
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) == nullptr);
        QCOMPARE(scene.desk.approvalAnswers, (QList<std::pair<QString, bool>>{{u"1a2b3c4d"_s, approves}}));
    }

    void whatIsPutOffComesBackAndWhatEndsElsewhereCloses()
    {
        WindowScene scene;
        const Approval approval = sample(u"1a2b3c4d"_s, OrderKind::Buy);
        ask(scene, approval);
        QTRY_VERIFY(scene.find<DeskDialog>(u"approvalDialog"_s) != nullptr);
        scene.find<DeskDialog>(u"approvalDialog"_s)->reject();
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) == nullptr);
        scene.find<QAction>(u"commandApprovals"_s)->trigger();
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) != nullptr);
        emit scene.desk.approvalAnswered(approval.id); // by the command line, or because the time is over
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) == nullptr);
        QVERIFY(scene.desk.approvalAnswers.isEmpty());
    }

    void anAnswerThatFailsLeavesTheOrderWaiting()
    {
        WindowScene scene;
        scene.desk.approvalError = Error{ErrorCode::Internal, {}, std::nullopt, 0};
        ask(scene, sample(u"1a2b3c4d"_s, OrderKind::Buy));
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) != nullptr && scene.isEnabled(u"approvalApprove"_s));
        scene.click(u"approvalApprove"_s);
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) == nullptr);
        scene.find<QAction>(u"commandApprovals"_s)->trigger();
        QTRY_VERIFY(scene.find(u"approvalDialog"_s) != nullptr && scene.isEnabled(u"approvalApprove"_s));
        scene.click(u"approvalApprove"_s);
        QTRY_VERIFY(scene.desk.waiting.isEmpty());
    }

    void sheetsComeOneAfterTheOther()
    {
        WindowScene scene;
        scene.find<QAction>(u"commandSettings"_s)->trigger();
        QTRY_VERIFY(scene.find(u"settingsDialog"_s) != nullptr);
        ask(scene, sample(u"1a2b3c4d"_s, OrderKind::Buy));
        ask(scene, sample(u"5e6f7a8b"_s, OrderKind::Sell));
        QVERIFY(scene.find(u"approvalDialog"_s) == nullptr);
        scene.find<DeskDialog>(u"settingsDialog"_s)->reject();
        for (const QString &id : {u"1a2b3c4d"_s, u"5e6f7a8b"_s}) {
            const auto sheet = [&] { return scene.find<ApprovalDialog>(u"approvalDialog"_s); };
            QTRY_VERIFY(sheet() != nullptr && sheet()->id() == id);
            QTRY_VERIFY(scene.isEnabled(u"approvalRefuse"_s));
            scene.click(u"approvalRefuse"_s);
            QTRY_VERIFY(sheet() == nullptr || sheet()->id() != id);
        }
        QCOMPARE(scene.desk.approvalAnswers.size(), 2);
    }
};

CURVEDESK_TEST(TestApprovalDialog)

} // namespace approvalDialogTest
#include "tst_ApprovalDialog.moc"
