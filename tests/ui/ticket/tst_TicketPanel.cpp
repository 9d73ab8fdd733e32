// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/ticket/ConfirmDialog.h"
#include "ui/widgets/TextLabel.h"
#include "ui/widgets/ValueBox.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

} // namespace

class TestTicketPanel : public QObject
{
    Q_OBJECT

private slots:
    void theButtonSaysWhatItDoesAndTheFiguresWhatItCosts()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QCOMPARE(plain(scene.find<QPushButton>(u"orderButton"_s)->text()), u"Buy 0.5 SOL of $CFOX"_s);
        QCOMPARE(plain(scene.find<ValueBox>(u"orderReceive"_s)->value()), u"7 843 120.114 205"_s);
        QCOMPARE(plain(scene.find<TextLabel>(u"figureMinimum"_s)->text()), u"7 450 964.108 494"_s);
        QCOMPARE(plain(scene.find<TextLabel>(u"figureProtocolFee"_s)->text()), u"0.004 691 358"_s);
        QCOMPARE(plain(scene.find<TextLabel>(u"figureTotal"_s)->text()), u"0.502 099 080"_s);
        QVERIFY(scene.find<TextLabel>(u"figureTotal"_s)->toolTip().contains(u"lamports"_s));
    }

    void aDisabledButtonSaysWhy()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QTRY_COMPARE(scene.find<TextLabel>(u"orderReason"_s)->text(), u"Type an amount"_s);
        scene.type(u"orderAmount"_s, u"0,5"_s);
        QVERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"dot"_s));
        scene.type(u"orderAmount"_s, u"0.1234567891"_s);
        QVERIFY(!scene.find<TextLabel>(u"orderReason"_s)->text().isEmpty());
        scene.type(u"orderAmount"_s, u"9.6"_s);
        QTRY_VERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"too little"_s));
        QVERIFY(!scene.isEnabled(u"orderButton"_s));
        QVERIFY(scene.find<QWidget>(u"orderButton"_s)->toolTip().contains(u"too little"_s));
    }

    void withoutAWalletNothingCanBeOrdered()
    {
        WindowScene scene(false);
        scene.desk.tokenList = {sampleToken(u"Fox"_s, u"FOX"_s, 100'000)};
        scene.window->selectCoin(scene.desk.tokenList.first().mint);
        scene.type(u"orderAmount"_s, u"1"_s);
        QTRY_VERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"wallet"_s));
        QVERIFY(!scene.isEnabled(u"orderButton"_s));
    }

    void presetsFillTheAmount()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.click(u"preset2"_s);
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text(), u"1"_s);
        QVERIFY(scene.find<QAbstractButton>(u"preset2"_s)->isChecked());
        scene.type(u"orderAmount"_s, u"0.1"_s);
        QVERIFY(scene.find<QAbstractButton>(u"preset0"_s)->isChecked());
        QVERIFY(!scene.find<QAbstractButton>(u"preset2"_s)->isChecked());
    }

    void percentagesSellExactShares()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.click(u"sideSell"_s);
        QTRY_VERIFY(!scene.find<TextLabel>(u"orderBalance"_s)->text().isEmpty());
        scene.click(u"percent100"_s);
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text(), u"16843120.114205"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QCOMPARE(scene.find<QPushButton>(u"orderButton"_s)->text(), u"Sell all $CFOX"_s);
        QCOMPARE(scene.desk.costSheetRequests.last().amount.unit, TradeAmount::Unit::PercentOfHolding);
        QCOMPARE(scene.desk.costSheetRequests.last().amount.value, quint64{100'000'000});
        scene.type(u"orderAmount"_s, u"5"_s);
        QTRY_COMPARE(scene.desk.costSheetRequests.last().amount.unit, TradeAmount::Unit::BaseUnits);
        QCOMPARE(scene.desk.costSheetRequests.last().amount.value, quint64{5'000'000});
        QVERIFY(!scene.find<QAbstractButton>(u"percent100"_s)->isChecked());
    }

    void tokensThatSomebodySendsCanBeSold()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.click(u"sideSell"_s);
        QTRY_VERIFY(!scene.find<TextLabel>(u"orderBalance"_s)->text().isEmpty());
        scene.desk.heldTokens += 1'000'000;
        emit scene.desk.walletsChanged();
        QTRY_VERIFY(plain(scene.find<TextLabel>(u"orderBalance"_s)->text()).contains(u"16 843 121.114 205"_s));
        scene.click(u"percent100"_s);
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text(), u"16843121.114205"_s);
    }

    void anAmountOfSolIsNoAmountOfTokens()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        scene.click(u"sideSell"_s);
        QVERIFY(scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty());
        scene.click(u"sideBuy"_s);
        QVERIFY(scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty());
        scene.type(u"orderAmount"_s, u"0.5"_s);
        scene.window->selectCoin(scene.desk.tokenList.at(1).mint);
        QVERIFY(scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty());
    }

    void onlyTheConfirmedOrderIsSent()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        auto *dialog = scene.find<ConfirmDialog>(u"confirmDialog"_s);
        QVERIFY(dialog);
        QVERIFY(scene.desk.tradeRequests.isEmpty());
        QTRY_VERIFY(dialog->findChild<QPushButton *>(u"confirmButton"_s)->isEnabled());
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"confirmButton"_s), Qt::LeftButton);
        QCOMPARE(scene.desk.tradeRequests.size(), 1);
        const TradeRequest &sent = scene.desk.tradeRequests.first();
        QCOMPARE(sent.amount.value, quint64{500'000'000});
        QCOMPARE(sent.token, scene.desk.tokenList.first().mint);
        QCOMPARE(sent.signer.wallet, scene.desk.walletList.first().address);
        QCOMPARE(*sent.agreedMinimumOut, quint64{7'450'964'108'494});
        QVERIFY(!sent.idempotencyKey.isEmpty());
        QTRY_VERIFY(scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty());
    }

    void whileAnOrderIsOnItsWayThereIsNoSecond()
    {
        WindowScene scene;
        scene.desk.answersTrades = false;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        auto *confirm = scene.find<QPushButton>(u"confirmButton"_s);
        QTRY_VERIFY(confirm->isEnabled());
        QTest::mouseClick(confirm, Qt::LeftButton);
        QVERIFY(!scene.isEnabled(u"orderButton"_s));
        QVERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"Sending"_s));
    }

    void aRefusalKeepsWhatWasTyped()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.desk.tradeError = Error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        scene.click(u"confirmButton"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text(), u"0.5"_s);
    }

    void customSlippageTakesThePresetsPlace()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        scene.type(u"orderSlippageCustom"_s, u"2.75"_s);
        QTRY_VERIFY(!scene.desk.costSheetRequests.isEmpty() && scene.desk.costSheetRequests.last().slippageBps == 275);
        QVERIFY(!scene.find<QAbstractButton>(u"orderSlippage500"_s)->isChecked());
        scene.click(u"orderSlippage100"_s);
        QTRY_COMPARE(scene.desk.costSheetRequests.last().slippageBps, quint64{100});
        QVERIFY(scene.find<QLineEdit>(u"orderSlippageCustom"_s)->text().isEmpty());
        scene.type(u"orderPriorityCustom"_s, u"2500"_s);
        QTRY_COMPARE(scene.desk.costSheetRequests.last().priorityFeeMicroLamports, std::optional<quint64>(2500));
        scene.click(u"orderPriorityAuto"_s);
        QTRY_VERIFY(!scene.desk.costSheetRequests.last().priorityFeeMicroLamports);
    }
};

CURVEDESK_TEST(TestTicketPanel)
#include "tst_TicketPanel.moc"
