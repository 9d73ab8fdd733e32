// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PaintedTexts.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/state/DeskSelection.h"
#include "ui/text/AmountText.h"
#include "ui/ticket/ConfirmDialog.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/TermsEdit.h"
#include "ui/widgets/TextLabel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace ticketPanelTest {

namespace {

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

/// Where the ticket's controls are, those that take the focus; the two rows of chips have one place.
QStringList places(const WindowScene &scene)
{
    QStringList list;
    auto *ticket = scene.find(u"orderTicket"_s);
    for (const QWidget *widget : ticket->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(u"banner"))
            continue;
        const QRect place(widget->mapTo(ticket, QPoint()), widget->size());
        QString name = widget->objectName();
        if (name.startsWith(u"preset") || name.startsWith(u"percent"))
            name = u"chip"_s;
        list.append(u"%1 %2,%3 %4x%5"_s.arg(name).arg(place.x()).arg(place.y()).arg(place.width()).arg(place.height()));
    }
    return list;
}

void arm(const WindowScene &scene, const QString &cap)
{
    scene.click(u"orderArm"_s);
    auto *field = scene.find<QLineEdit>(u"armCap"_s);
    field->setText(cap);
    auto *button = scene.find<QPushButton>(u"armConfirm"_s);
    QTRY_VERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(scene.find(u"armDialog"_s) == nullptr);
    QVERIFY(!scene.find<TextLabel>(u"statusArmed"_s)->text().isEmpty());
    const auto *toggle = scene.find<QPushButton>(u"orderArm"_s);
    QVERIFY(toggle->accessibleName().contains(cap) && toggle->toolTip().contains(cap));
}

void confirm(const WindowScene &scene)
{
    scene.click(u"orderButton"_s);
    QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
    scene.click(u"confirmButton"_s);
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
        QCOMPARE(plain(scene.find<QLineEdit>(u"orderReceive"_s)->text()), u"7 843 120.114 205"_s);
        QCOMPARE(plain(scene.find<TextLabel>(u"figureMinimum"_s)->text()), u"7 450 964.108 494"_s);
        QCOMPARE(plain(scene.find<TextLabel>(u"figureProtocolFee"_s)->text()), u"0.004 691 358"_s);
        QCOMPARE(plain(scene.find<TextLabel>(u"figureTotal"_s)->text()), u"0.502 099 080"_s);
        QVERIFY(scene.find<TextLabel>(u"figureTotal"_s)->toolTip().contains(u"lamports"_s));
    }

    void aTypedAmountHasNoFigureOfTheFormer()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        const auto *receive = scene.find<QLineEdit>(u"orderReceive"_s);
        QTRY_VERIFY(!receive->toolTip().isEmpty() && !receive->accessibleDescription().isEmpty());
        scene.type(u"orderReceive"_s, u"5"_s);
        QCOMPARE(receive->toolTip(), QString());
        QCOMPARE(receive->accessibleDescription(), QString());
    }

    void aDisabledButtonSaysWhy()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QTRY_COMPARE(scene.find<TextLabel>(u"orderReason"_s)->text(), u"Type an amount"_s);
        scene.find<QLineEdit>(u"orderAmount"_s)->setText(u"1,500"_s); // pasted
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

    void aHoldingThatWasNotReadIsAskedForByAShare()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *wallets = scene.find<QComboBox>(u"orderWallet"_s);
        QTRY_COMPARE(wallets->count(), 3);
        scene.click(u"sideSell"_s);
        const auto *balance = scene.find<TextLabel>(u"orderBalance"_s);
        QTRY_VERIFY(!balance->text().isEmpty());
        scene.desk.holdingsError = Error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        QTest::keyClick(wallets, Qt::Key_Down); // another wallet, whose holding cannot be read
        QTRY_VERIFY(balance->text().isEmpty());
        QCoreApplication::processEvents();
        // One press chooses the share; its amount stands there once the answer has come.
        scene.click(u"percent50"_s);
        QVERIFY(scene.find<QAbstractButton>(u"percent50"_s)->isChecked());
        QTRY_COMPARE(plain(scene.find<QLineEdit>(u"orderAmount"_s)->text()), u"8 421 560.057 102"_s);
        // A wallet whose holding is not read shows no share of the former one.
        scene.desk.holdingsError = Error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        QTest::keyClick(wallets, Qt::Key_Up);
        QVERIFY(scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty());
        QVERIFY(scene.find<QAbstractButton>(u"percent50"_s)->isChecked());
    }

    void percentagesSellExactShares()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.click(u"sideSell"_s);
        QTRY_VERIFY(!scene.find<TextLabel>(u"orderBalance"_s)->text().isEmpty());
        scene.click(u"percent100"_s);
        QCOMPARE(plain(scene.find<QLineEdit>(u"orderAmount"_s)->text()), u"16 843 120.114 205"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QCOMPARE(scene.find<QPushButton>(u"orderButton"_s)->text(), u"Sell all $CFOX"_s);
        QCOMPARE(scene.desk.costSheetRequests.last().amount.unit, TradeAmount::Unit::PercentOfHolding);
        QCOMPARE(scene.desk.costSheetRequests.last().amount.value, quint64{100'000'000});
        scene.type(u"orderAmount"_s, u"5"_s);
        QTRY_COMPARE(scene.desk.costSheetRequests.last().amount.unit, TradeAmount::Unit::BaseUnits);
        QCOMPARE(scene.desk.costSheetRequests.last().amount.value, quint64{5'000'000});
        QVERIFY(!scene.find<QAbstractButton>(u"percent100"_s)->isChecked());
    }

    void aShareOfWhatIsHiddenTellsNothing()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QAction>(u"commandHideAmounts"_s)->trigger();
        scene.click(u"sideSell"_s);
        QTRY_COMPARE(scene.find<TextLabel>(u"orderBalance"_s)->text(), amountText::hidden.toString());
        const auto press = [&] {
            scene.click(u"percent50"_s);
            return scene.desk.costSheetRequests.size() > 0
                && scene.desk.costSheetRequests.last().amount.unit == TradeAmount::Unit::PercentOfHolding;
        };
        QTRY_VERIFY(press()); // once the holding is known
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QCOMPARE(scene.find<QPushButton>(u"orderButton"_s)->text(), u"Sell 50 % of $CFOX"_s);
        for (const QString &field : {u"orderAmount"_s, u"orderReceive"_s}) {
            QCOMPARE(scene.find<QLineEdit>(field)->text(), QString());
            QCOMPARE(scene.find<QLineEdit>(field)->placeholderText(), amountText::hidden.toString());
            QVERIFY(scene.find<QLineEdit>(field)->toolTip().isEmpty());
        }
        for (const QString &row :
             {u"figureMinimum"_s, u"figureImpact"_s, u"figureProtocolFee"_s, u"figureCreatorFee"_s, u"figureTotal"_s})
            QCOMPARE(scene.find<QLabel>(row)->text(), amountText::hidden.toString());
        // What is typed is known to who types it.
        scene.type(u"orderAmount"_s, u"5"_s);
        QTRY_VERIFY(!scene.find<QLineEdit>(u"orderReceive"_s)->text().isEmpty());
        QVERIFY(scene.find<QLabel>(u"figureTotal"_s)->text() != amountText::hidden);
        scene.click(u"percent50"_s);
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text(), QString());
        scene.find<QAction>(u"commandHideAmounts"_s)->trigger();
        QTRY_COMPARE(plain(scene.find<QLineEdit>(u"orderAmount"_s)->text()), u"8 421 560.057 102"_s);
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->placeholderText(), u"0"_s);
    }

    void aHiddenShareIsClearedOnceItWasSold()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.desk.sheet.quote.priceImpactBps = 2345;
        scene.find<QAction>(u"commandHideAmounts"_s)->trigger();
        scene.click(u"sideSell"_s);
        const auto press = [&] {
            scene.click(u"percent50"_s);
            return !scene.desk.costSheetRequests.isEmpty();
        };
        QTRY_VERIFY(press()); // once the holding is known
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        const auto *reason = scene.find<TextLabel>(u"orderReason"_s);
        QVERIFY(reason->text().contains(u"moves the price") && !reason->text().contains(u"23.45"));
        QSignalSpy quotes(scene.find<TicketPanel>(u"orderTicket"_s), &TicketPanel::quoteChanged);
        scene.click(u"orderButton"_s);
        scene.find<QCheckBox>(u"confirmUnderstood"_s)->setChecked(true);
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        scene.click(u"confirmButton"_s);
        QTRY_COMPARE(reason->text(), u"Type an amount"_s);
        QVERIFY(!scene.isEnabled(u"orderButton"_s));
        QVERIFY(!scene.find<QAbstractButton>(u"percent50"_s)->isChecked());
        QCOMPARE(scene.find<TextLabel>(u"figureTotal"_s)->text(), u"–"_s);
        for (const QList<QVariant> &each : quotes)
            QVERIFY(!each.first().value<std::optional<Quote>>());
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
        QCOMPARE(plain(scene.find<QLineEdit>(u"orderAmount"_s)->text()), u"16 843 121.114 205"_s);
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

    void theSheetFollowsNoOtherOrder()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *selection = scene.window->findChild<DeskSelection *>();
        QTRY_COMPARE(selection->wallet(), scene.desk.walletList.first().address);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        selection->setWallet(scene.desk.walletList.at(1).address); // as when the first one is removed
        QTRY_COMPARE(scene.desk.costSheetRequests.last().signer.wallet, scene.desk.walletList.at(1).address);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s)); // its price is there
        QVERIFY(!scene.isEnabled(u"confirmButton"_s));
        QVERIFY(scene.find<TextLabel>(u"confirmProblem"_s)->text().contains(u"another order"));
        selection->setWallet(scene.desk.walletList.first().address);
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        scene.click(u"confirmButton"_s);
        QCOMPARE(scene.desk.tradeRequests.first().signer.wallet, scene.desk.walletList.first().address);
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

    void anAnswerIsAboutItsOwnOrder_data()
    {
        QTest::addColumn<bool>("isRefused");
        QTest::newRow("sent") << false;
        QTest::newRow("refused") << true;
    }
    void anAnswerIsAboutItsOwnOrder()
    {
        QFETCH(bool, isRefused);
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        if (isRefused)
            scene.desk.tradeError = Error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        confirm(scene);
        QCOMPARE(scene.desk.tradeRequests.size(), 1);
        // Another coin is chosen, and an amount of it typed, before the answer.
        auto *amount = scene.find<QLineEdit>(u"orderAmount"_s);
        scene.window->selectCoin(scene.desk.tokenList.at(1).mint);
        amount->setText(u"0.7"_s);
        const auto *reason = scene.find<TextLabel>(u"orderReason"_s);
        QVERIFY(reason->text().contains(u"Sending"));
        QTRY_VERIFY(!reason->text().contains(u"Sending"));
        QCOMPARE(amount->text(), u"0.7"_s);
        const QString said = scene.find<Banner>(u"orderBanner"_s)->accessibleName();
        QCOMPARE(said.contains(u"CFOX"), isRefused);
    }

    void theSheetsFeeIsTheSignedOne()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        const auto asked = [&scene] { return scene.desk.costSheetRequests.last().priorityFeeMicroLamports; };
        scene.type(u"orderPriorityCustom"_s, u"0.00005"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(!scene.desk.costSheetRequests.isEmpty() && asked() == quint64{50'000'000'000 / 100'000});
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        // The transaction needs more units by now: each costs less, so that the fee stays what was typed.
        scene.desk.sheet.unitLimit = 125'000;
        scene.desk.walletList.first().lamports += 1;
        emit scene.desk.walletsChanged(); // the price is asked again
        QTRY_VERIFY(asked() == quint64{50'000'000'000 / 125'000});
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        scene.click(u"confirmButton"_s);
        QCOMPARE(scene.desk.tradeRequests.size(), 1);
        QCOMPARE(scene.desk.tradeRequests.first().priorityFeeMicroLamports,
                 std::optional<quint64>(50'000'000'000 / 125'000));
    }

    void aFewUnitsLessHaveNothingPricedAnew()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        const std::optional<quint64> usual(50'000'000'000 / 100'000);
        const auto asked = [&scene] { return scene.desk.costSheetRequests.last().priorityFeeMicroLamports; };
        scene.type(u"orderPriorityCustom"_s, u"0.00005"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(!scene.desk.costSheetRequests.isEmpty() && asked() == usual);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        const QString before = scene.find<QLineEdit>(u"orderReceive"_s)->text();
        scene.desk.sheet.unitLimit = 95'000;
        scene.desk.sheet.quote.amountOutRaw += 1'000'000;
        scene.desk.walletList.first().lamports += 1;
        emit scene.desk.walletsChanged(); // the price is asked again
        const auto now = [&scene] { return scene.find<QLineEdit>(u"orderReceive"_s)->text(); };
        QTRY_VERIFY(!now().isEmpty() && now() != before);
        QVERIFY(scene.isEnabled(u"orderButton"_s));
        QCOMPARE(asked(), usual);
        // More units would cost more than was typed.
        scene.desk.sheet.unitLimit = 100'001;
        scene.desk.walletList.first().lamports += 1;
        emit scene.desk.walletsChanged();
        QTRY_COMPARE(asked(), std::optional<quint64>(50'000'000'000 / 100'001));
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

    void aLongTickerWidensNoPanel()
    {
        QVBoxLayout column;
        column.addWidget(new PrimaryButton(u"Buy 0.05 SOL of $"_s + u"W"_s.repeated(60)));
        QVERIFY(column.minimumSize().width() < 200);
        delete column.itemAt(0)->widget();
    }

    void aLongTickerCoversNoDigit()
    {
        WindowScene scene;
        scene.desk.tokenList[1].symbol = u"WWWWWWWWWWWWW"_s;
        scene.window->resize(1280, 800);
        scene.window->selectCoin(scene.desk.tokenList.at(1).mint);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Night Tram"_s);
        auto *receive = scene.find<QLineEdit>(u"orderReceive"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(!receive->text().isEmpty());
        const QMargins beside = receive->textMargins();
        const int room = receive->width() - beside.left() - beside.right();
        QVERIFY(receive->fontMetrics().horizontalAdvance(u"999 999 999.999 999"_s) <= room);
    }

    /// In a window that fills a screen of 1280x800 below its title.
    void theCostsAreWholeAboveTheTotal()
    {
        WindowScene scene;
        scene.window->resize(1280, 768);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        for (const QString &figure : {u"figureMinimum"_s, u"figureWrapping"_s}) {
            const QWidget *row = scene.find(figure);
            QTRY_COMPARE(row->visibleRegion().boundingRect(), row->rect());
        }
    }

    /// On a screen of 1920x1080 at 150 %.
    void aRefusalOfThreeLinesIsWholeInALowWindow()
    {
        WindowScene scene;
        scene.window->resize(1280, 720);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.desk.tradeError = Error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        confirm(scene);
        const QWidget *banner = scene.find(u"orderBanner"_s);
        QTRY_VERIFY(banner->isVisible());
        const auto *text = banner->findChild<TextLabel *>();
        QTRY_VERIFY(text->height() >= 3 * text->fontMetrics().lineSpacing());
        QTRY_COMPARE(banner->visibleRegion().boundingRect(), banner->rect());
    }

    void noControlMovesBetweenStates_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("room for all") << QSize(1280, 900);
        QTest::newRow("scrolls with a refusal") << QSize(1366, 768);
        QTest::newRow("scrolls") << QSize(1280, 600);
    }
    void noControlMovesBetweenStates()
    {
        QFETCH(QSize, size);
        WindowScene scene;
        scene.window->resize(size);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        // The docks get their sizes over several turns of the event loop, and the wallet's line when it is read.
        QStringList before;
        const auto isSettled = [&] {
            const QStringList now = places(scene);
            return std::exchange(before, now) == now && !scene.find<TextLabel>(u"orderBalance"_s)->text().isEmpty();
        };
        QTRY_VERIFY(isSettled());
        QVERIFY(before.size() >= 15);
        const auto stays = [&](const char *state) {
            // A scroll bar that appears is in its place after the next layout pass.
            const bool isSame = QTest::qWaitFor([&] { return places(scene) == before; });
            const QStringList now = places(scene);
            for (qsizetype i = 0; i < qMin(before.size(), now.size()); ++i) {
                if (now.at(i) != before.at(i))
                    qWarning("%s: %s, was %s", state, qPrintable(now.at(i)), qPrintable(before.at(i)));
            }
            return isSame;
        };
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QVERIFY(stays("asking"));
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QVERIFY(stays("quote"));
        scene.desk.sheet.quote.priceImpactBps = 2000;
        scene.desk.sheet.quote.clamped = true;
        scene.type(u"orderSlippageCustom"_s, u"40"_s);
        QTRY_VERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"40"));
        QVERIFY(stays("danger"));
        scene.desk.sheet.quote.pool = u"9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"_s;
        scene.desk.sheet.quote.lpFeeLamports = 987'654;
        scene.desk.sheet.wsolRentLamports = 2'039'280;
        scene.type(u"orderAmount"_s, u"0.7"_s);
        QTRY_VERIFY(scene.find<TextLabel>(u"figureLpFee"_s)->text().contains(u"987"));
        QVERIFY(stays("pool"));
        scene.type(u"orderAmount"_s, u"99"_s);
        QTRY_VERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"too little"));
        QVERIFY(stays("too little"));
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, {}});
        QVERIFY(stays("hold"));
        scene.desk.setNetworkState({NetworkState::Link::Live, 0, {}});
        scene.desk.sheet.quote.priceImpactBps = 124;
        scene.desk.sheet.quote.clamped = false;
        scene.desk.tradeError = Error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
        scene.type(u"orderAmount"_s, u"0.5"_s);
        scene.click(u"orderSlippage500"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        confirm(scene);
        QTRY_VERIFY(scene.find(u"orderBanner"_s)->isVisible());
        QVERIFY(stays("refused"));
        scene.click(u"sideSell"_s);
        QVERIFY(stays("sell"));
    }

    void aTickerMakesNoShortcut()
    {
        WindowScene scene(false);
        scene.desk.fill();
        scene.desk.tokenList.first().symbol = u"R&D"_s;
        MainWindow window(scene.desk);
        window.show();
        const auto *button = window.findChild<QPushButton *>(u"orderButton"_s);
        QTRY_COMPARE(button->text(), u"Buy $R&&D"_s); // two are shown as one
        QVERIFY(button->shortcut().isEmpty());
    }

    void anAmountTakesDigitsAndLeavesLettersToTheShortcuts()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *amount = scene.find<QLineEdit>(u"orderAmount"_s);
        amount->setFocus();
        QTest::keyClicks(amount, u"1,5e-x"_s);
        QCOMPARE(amount->text(), u"1.5"_s);
        QTest::keyClick(amount, Qt::Key_S);
        QCOMPARE(scene.find<QPushButton>(u"orderButton"_s)->text(), u"Sell $CFOX"_s);
        QCOMPARE(scene.window->focusWidget(), amount);
        QTest::keyClick(amount, Qt::Key_B);
        QCOMPARE(scene.find<QPushButton>(u"orderButton"_s)->text(), u"Buy $CFOX"_s);
        QCOMPARE(amount->text(), QString());
    }

    /// As other figures, until a person edits it; then the cursor stays where they type.
    void aFilledInAmountIsInGroupsUntilItIsEdited()
    {
        AmountEdit field(u"FOX"_s, 6);
        const auto filled = [&field](int cursor) {
            field.setAmount(1'234'567'891'234);
            QCOMPARE(plain(field.text()), u"1 234 567.891 234"_s);
            QCOMPARE(field.amount().value(), quint64{1'234'567'891'234});
            field.setCursorPosition(cursor);
        };
        filled(5); // behind "1 234"
        QTest::keyClicks(&field, u"98"_s);
        QCOMPARE(field.text(), u"123498567.891234"_s);
        QCOMPARE(field.cursorPosition(), 6);
        filled(6); // behind "1 234 "
        QTest::keyClick(&field, Qt::Key_Backspace);
        QCOMPARE(field.text(), u"123567.891234"_s);
        QCOMPARE(field.cursorPosition(), 3);
        filled(5);
        QTest::keyClick(&field, Qt::Key_Delete);
        QCOMPARE(field.text(), u"123467.891234"_s);
        QCOMPARE(field.cursorPosition(), 4);
        filled(0);
        field.selectAll();
        field.insert(u"1\u00A0500.25"_s); // as a paste
        QCOMPARE(field.text(), u"1500.25"_s);
        QCOMPARE(field.amount().value(), quint64{1'500'250'000});
    }

    void afterAnOrderTheFocusIsInTheAmount_data()
    {
        QTest::addColumn<bool>("isRefused");
        QTest::newRow("sent") << false;
        QTest::newRow("refused") << true;
    }
    void afterAnOrderTheFocusIsInTheAmount()
    {
        QFETCH(bool, isRefused);
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        if (isRefused)
            scene.desk.tradeError = Error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.find(u"orderButton"_s)->setFocus();
        confirm(scene);
        QCOMPARE(scene.window->focusWidget(), scene.find(u"orderAmount"_s));
        QTRY_COMPARE(scene.desk.tradeRequests.size(), 1);
        QTRY_VERIFY(!scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"Sending"));
        QCOMPARE(scene.window->focusWidget(), scene.find(u"orderAmount"_s));
    }

    void theButtonPassesItsFocusOnWhenOrdersAreHeld()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.find(u"orderButton"_s)->setFocus();
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, {}});
        QCOMPARE(scene.window->focusWidget(), scene.find(u"orderAmount"_s));
    }

    void everyFigureHasItsUnit()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        for (const QString &side : {u"sideBuy"_s, u"sideSell"_s}) {
            scene.click(side);
            scene.type(u"orderAmount"_s, u"0.5"_s);
            QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
            for (const TextLabel *figure : scene.find(u"orderTicket"_s)->findChildren<TextLabel *>()) {
                if (!figure->objectName().startsWith(u"figure") || figure->text() == u"–")
                    continue;
                const QString read = figure->accessibleName();
                QVERIFY2(read.endsWith(u"SOL") || read.endsWith(u"CFOX") || read.endsWith(u"%"), qPrintable(read));
            }
        }
    }

    void theTicketChoosesTheWallet()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *wallets = scene.find<QComboBox>(u"orderWallet"_s);
        QTRY_COMPARE(wallets->count(), 3);
        QVERIFY2(wallets->currentText().contains(u"Main wallet"), qPrintable(wallets->currentText()));
        QTest::keyClick(wallets, Qt::Key_Down);
        QTRY_COMPARE(scene.find<TextLabel>(u"topWallet"_s)->text(), u"Launches"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(!scene.desk.costSheetRequests.isEmpty());
        QCOMPARE(scene.desk.costSheetRequests.last().signer.wallet, scene.desk.walletList.at(1).address);
        emit scene.desk.walletsChanged();
        QTRY_VERIFY(wallets->currentText().contains(u"Launches"));
        // A turn of the wheel over it is meant for the panel.
        QWheelEvent wheel({5, 5}, {5, 5}, {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(wallets, &wheel);
        QVERIFY(wallets->currentText().contains(u"Launches"));
    }

    void anOpenListOfWalletsKeepsItsPlace()
    {
        WindowScene scene;
        auto *wallets = scene.find<QComboBox>(u"orderWallet"_s);
        QTRY_COMPARE(wallets->count(), 3);
        wallets->showPopup();
        wallets->view()->setCurrentIndex(wallets->model()->index(2, 0));
        const auto *balance = scene.find<TextLabel>(u"topBalance"_s);
        const QString before = balance->text();
        scene.desk.walletList.first().lamports += 1'000'000'000;
        emit scene.desk.walletsChanged();
        QTRY_VERIFY(balance->text() != before);
        QCOMPARE(wallets->view()->currentIndex().row(), 2);
        wallets->hidePopup();
    }

    void aChangeOfTheCoinSaysWhatItKeeps()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderSlippageCustom"_s, u"2"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        scene.window->selectCoin(scene.desk.tokenList.at(1).mint);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Night Tram"_s);
        QVERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"cleared"));
        QCOMPARE(scene.find<QLineEdit>(u"orderSlippageCustom"_s)->text(), u"2"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(!scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"cleared"));
    }

    void bothFieldsAreTypedInto_data()
    {
        QTest::addColumn<QString>("side");
        QTest::addColumn<QString>("text");
        QTest::addColumn<TradeAmount::Unit>("unit");
        QTest::addColumn<quint64>("value");
        QTest::newRow("buy tokens") << u"sideBuy"_s << u"1000.5"_s << TradeAmount::Unit::BaseUnits
                                    << quint64{1'000'500'000};
        QTest::newRow("sell for SOL") << u"sideSell"_s << u"0.25"_s << TradeAmount::Unit::Lamports
                                      << quint64{250'000'000};
    }
    void bothFieldsAreTypedInto()
    {
        QFETCH(QString, side);
        QFETCH(QString, text);
        QFETCH(TradeAmount::Unit, unit);
        QFETCH(quint64, value);
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.click(side);
        scene.type(u"orderAmount"_s, u"3"_s);
        scene.type(u"orderReceive"_s, text);
        QTRY_VERIFY(!scene.desk.costSheetRequests.isEmpty());
        QTRY_COMPARE(scene.desk.costSheetRequests.last().amount.value, value);
        QCOMPARE(scene.desk.costSheetRequests.last().amount.unit, unit);
        // The other field follows from the price.
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QVERIFY(!scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty());
        QCOMPARE(scene.find<QLineEdit>(u"orderReceive"_s)->text(), text);
        confirm(scene);
        QTRY_COMPARE(scene.desk.tradeRequests.size(), 1);
        QCOMPARE(scene.desk.tradeRequests.first().amount.value, value);
        QTRY_VERIFY(scene.find<QLineEdit>(u"orderReceive"_s)->text().isEmpty());
        QVERIFY(scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty());
    }

    void aNewFigureIsStillReplacedByWhatIsTyped()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        auto *receive = scene.find<QLineEdit>(u"orderReceive"_s);
        receive->selectAll(); // as the Tab key does
        const QString before = receive->text();
        scene.desk.sheet.quote.amountOutRaw += 1'000'000;
        scene.desk.walletList.first().lamports += 1;
        emit scene.desk.walletsChanged(); // the price is asked again
        QTRY_VERIFY(receive->text() != before);
        QTest::keyClick(receive, Qt::Key_5);
        QCOMPARE(receive->text(), u"5"_s);
    }

    void everyAmountOnAButtonHasItsUnit()
    {
        const WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        static const QRegularExpression digit(u"[0-9]"_s);
        int amounts = 0;
        for (const auto *chip : scene.find(u"orderTicket"_s)->findChildren<ChipButton *>()) {
            if (!chip->text().contains(digit) || chip->text().contains(u'%'))
                continue;
            ++amounts;
            QVERIFY2(chip->toolTip().contains(u"SOL"), qPrintable(chip->text()));
            QVERIFY2(chip->accessibleName().contains(u"SOL"), qPrintable(chip->text()));
        }
        QCOMPARE(amounts, 6); // four to spend, two priority fees
    }

    void presetsAreEditedInPlace()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        const QRect button = scene.find(u"orderButton"_s)->geometry();
        scene.click(u"presetsEdit"_s);
        QCOMPARE(scene.find<QLineEdit>(u"presetEdit1"_s)->text(), u"0.5"_s);
        scene.type(u"presetEdit1"_s, u"0.75"_s);
        scene.type(u"presetEdit2"_s, u"nothing"_s);
        QTest::keyClick(scene.find(u"presetEdit2"_s), Qt::Key_Return);
        QCOMPARE(scene.find<QPushButton>(u"preset1"_s)->text(), u"0.75"_s);
        QCOMPARE(scene.find<QPushButton>(u"preset2"_s)->text(), u"1"_s); // what is no amount changes nothing
        scene.click(u"preset1"_s);
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text(), u"0.75"_s);
        QCOMPARE(scene.find(u"orderButton"_s)->geometry(), button);
    }

    void initialsBringBackWhatWasPaid()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.click(u"sideSell"_s);
        scene.click(u"percentInitials"_s);
        const quint64 cost = scene.desk.positionList.first().costLamports;
        QTRY_VERIFY(!scene.desk.costSheetRequests.isEmpty());
        QTRY_COMPARE(scene.desk.costSheetRequests.last().amount.value, cost);
        QCOMPARE(scene.desk.costSheetRequests.last().amount.unit, TradeAmount::Unit::Lamports);
    }

    void theSheetShowsWhatIsSigned()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.desk.review.simulatedTokens = scene.desk.sheet.quote.amountOutRaw - 1'000'000;
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        QTRY_COMPARE(plain(scene.find<TextLabel>(u"confirmSimulated"_s)->text()), u"7 843 119.114 205"_s);
        const auto *decoded = scene.find<TextLabel>(u"confirmDecoded"_s);
        QVERIFY(decoded->isHidden());
        scene.click(u"confirmDecode"_s);
        QVERIFY(decoded->isVisible());
        for (const QString &words : {u"buy_exact_sol_in"_s, scene.desk.review.blockhash, u"871 of 1232"_s,
                                     scene.desk.tokenList.first().mint + u" · is read · mint"_s})
            QVERIFY2(decoded->text().contains(words), qPrintable(decoded->text()));
    }

    void theFirstOrderWithRealMoneyIsConfirmedApart()
    {
        WindowScene scene(false);
        scene.desk.fill();
        scene.desk.networkName = u"mainnet"_s;
        emit scene.desk.networkChanged(u"mainnet"_s);
        scene.window->selectCoin(scene.desk.tokenList.first().mint);
        scene.desk.tradeError = Error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
        for (const int order : {0, 1, 2}) {
            const bool isFirst = order < 2; // the very first is refused
            QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
            scene.type(u"orderAmount"_s, u"0.5"_s);
            QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
            scene.click(u"orderButton"_s);
            auto *understood = scene.window->findChild<QCheckBox *>(u"confirmUnderstood"_s);
            QCOMPARE(understood->isVisible(), isFirst);
            if (isFirst)
                understood->setChecked(true);
            auto *button = scene.find<QPushButton>(u"confirmButton"_s);
            QTRY_VERIFY(button->isEnabled());
            QTest::mouseClick(button, Qt::LeftButton);
            QTRY_VERIFY(scene.find(u"confirmDialog"_s) == nullptr);
            QTRY_COMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty(), order > 0);
            QTRY_VERIFY(!scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"Sending"));
        }
    }

    void anOrderThatWaitsForTheKeysKeepsToTheLimits_data()
    {
        QTest::addColumn<quint64>("limit"); // set while it waits, lamports
        QTest::addColumn<quint64>("cost"); // of the tokens by then
        QTest::addColumn<bool>("isSent");
        QTest::newRow("within") << quint64{500'000'000} << quint64{500'000'000} << true;
        QTest::newRow("a lower limit") << quint64{499'999'999} << quint64{500'000'000} << false;
        QTest::newRow("a higher price") << quint64{500'000'000} << quint64{500'000'001} << false;
    }
    void anOrderThatWaitsForTheKeysKeepsToTheLimits()
    {
        QFETCH(quint64, limit);
        QFETCH(quint64, cost);
        QFETCH(bool, isSent);
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.desk.sheet.quote.amountInRaw = 500'000'000;
        scene.desk.tradeError = Error{ErrorCode::WalletLocked, {}, std::nullopt, 0};
        scene.type(u"orderReceive"_s, u"1000"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        confirm(scene);
        scene.desk.setVault({VaultProtection::Passphrase, true, false});
        const auto waits = [&] {
            return scene.find<Banner>(u"orderLock"_s)->accessibleName().contains(u"order waits for the keys");
        };
        QTRY_VERIFY(waits());
        scene.find<TicketPanel>(u"orderTicket"_s)->setLimits({limit, std::nullopt});
        scene.desk.sheet.quote.amountInRaw = cost;
        const qsizetype asked = scene.desk.costSheetRequests.size();
        scene.desk.walletList.first().lamports += 1;
        emit scene.desk.walletsChanged(); // the price is asked again
        QTRY_VERIFY(scene.desk.costSheetRequests.size() > asked);
        QTRY_COMPARE(waits(), isSent);
        scene.desk.setVault({VaultProtection::Passphrase, false, false});
        QCOMPARE(scene.desk.tradeRequests.size(), isSent ? 2 : 1);
        if (!isSent)
            QVERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"limit for one order"));
    }

    void theSheetKeepsToTheLimits()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<TicketPanel>(u"orderTicket"_s)->setLimits({quint64{500'000'000}, std::nullopt});
        scene.desk.sheet.quote.amountInRaw = 500'000'000;
        scene.type(u"orderReceive"_s, u"1000"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        scene.desk.sheet.mostInRaw = 500'000'001; // though it would cost no more than the limit now
        scene.desk.walletList.first().lamports += 1;
        emit scene.desk.walletsChanged(); // the price is asked again
        QTRY_VERIFY(!scene.isEnabled(u"confirmButton"_s));
        QVERIFY(scene.find(u"confirmButton"_s)->toolTip().contains(u"limit for one order"));
    }

    void withoutAPriceTheSheetCannotBeConfirmed()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        auto *ticket = scene.find<TicketPanel>(u"orderTicket"_s);
        ticket->setHoldReason(u"Prices may be old"_s);
        QVERIFY(!scene.isEnabled(u"confirmButton"_s));
        QCOMPARE(scene.find<TextLabel>(u"confirmProblem"_s)->text(), u"Prices may be old"_s);
        ticket->setHoldReason({});
        QTRY_VERIFY(scene.isEnabled(u"confirmButton"_s));
        scene.desk.costSheetError = Error{ErrorCode::TokenNotFound, {}, std::nullopt, 0};
        scene.desk.walletList.first().lamports += 1;
        emit scene.desk.walletsChanged(); // the price is asked again
        QTRY_VERIFY(!scene.isEnabled(u"confirmButton"_s));
        QVERIFY(scene.find<TextLabel>(u"confirmProblem"_s)->isVisible());
        QVERIFY(scene.desk.tradeRequests.isEmpty());
    }

    void theSheetsButtonNamesThePresentAmount()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.desk.sheet.quote.amountInRaw = 500'000'000;
        scene.type(u"orderReceive"_s, u"1000"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        const auto text = [&] { return plain(scene.find<QPushButton>(u"confirmButton"_s)->text()); };
        QCOMPARE(text(), u"Buy 0.5 SOL of $CFOX"_s);
        scene.desk.sheet.quote.amountInRaw = 512'000'000;
        scene.desk.walletList.first().lamports += 1;
        emit scene.desk.walletsChanged(); // the price is asked again
        QTRY_COMPARE(text(), u"Buy 0.512 SOL of $CFOX"_s);
    }

    void aHeldEnterIsOnePress()
    {
        AmountEdit amount(u"SOL"_s, 9);
        amount.setText(u"0.5"_s);
        const QSignalSpy entered(&amount, &QLineEdit::returnPressed);
        QTest::keyPress(&amount, Qt::Key_Return);
        for (int repeats = 0; repeats < 3; ++repeats) { // as X11 sends them
            QTest::keyRelease(&amount, Qt::Key_Return);
            QTest::keyPress(&amount, Qt::Key_Return);
        }
        QCOMPARE(entered.count(), 1);
    }

    void anArmedTicketOrdersByOneClickWithinItsCap()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        arm(scene, u"0.5"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_COMPARE(plain(scene.find<QPushButton>(u"orderButton"_s)->text()), u"Buy 0.5 SOL of $CFOX now"_s);
        QVERIFY(scene.find<TextLabel>(u"statusArmed"_s)->text().contains(u"0.5 SOL"));
        scene.click(u"orderButton"_s);
        QVERIFY(scene.find(u"confirmDialog"_s) == nullptr);
        QCOMPARE(scene.desk.tradeRequests.size(), 1);
        const TradeRequest sent = scene.desk.tradeRequests.first();
        QCOMPARE(sent.agreedMinimumOut, std::optional(scene.desk.sheet.quote.minimumOutRaw));
        QCOMPARE(sent.agreedMaximumIn, std::optional(scene.desk.sheet.mostInRaw));
        QVERIFY(!sent.idempotencyKey.isEmpty() && !sent.requestHash.isEmpty());
        QTRY_VERIFY(scene.find<QLineEdit>(u"orderAmount"_s)->text().isEmpty());
        // The second half of a double click orders nothing.
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        const int interval = QApplication::doubleClickInterval();
        QApplication::setDoubleClickInterval(600'000);
        scene.click(u"orderButton"_s);
        QCOMPARE(scene.desk.tradeRequests.size(), 1);
        QApplication::setDoubleClickInterval(interval);
    }

    void anArmedTicketStillAsksWhereItMust_data()
    {
        QTest::addColumn<QString>("cap");
        QTest::addColumn<quint64>("impactBps");
        QTest::addColumn<QString>("network");
        QTest::newRow("above the cap") << u"0.49"_s << quint64{100} << u"sandbox"_s;
        QTest::newRow("a danger") << u"5"_s << quint64{1534} << u"sandbox"_s;
        QTest::newRow("the first order with real money") << u"5"_s << quint64{100} << u"mainnet"_s;
    }
    void anArmedTicketStillAsksWhereItMust()
    {
        QFETCH(QString, cap);
        QFETCH(quint64, impactBps);
        QFETCH(QString, network);
        WindowScene scene(false);
        scene.desk.fill();
        scene.desk.networkName = network;
        emit scene.desk.networkChanged(network);
        scene.desk.sheet.quote.priceImpactBps = impactBps;
        scene.window->selectCoin(scene.desk.tokenList.first().mint);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        arm(scene, cap);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QVERIFY(!scene.find<QPushButton>(u"orderButton"_s)->text().endsWith(u"now"));
        scene.click(u"orderButton"_s);
        QVERIFY(scene.find(u"confirmDialog"_s) != nullptr);
        QVERIFY(scene.desk.tradeRequests.isEmpty());
    }

    void escLockedKeysAndAnotherNetworkDisarm()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        const auto *armed = scene.find<TextLabel>(u"statusArmed"_s);
        QVERIFY(armed->text().isEmpty()); // never armed at the start
        const std::function<void()> ways[] = {[&] {
                                                  scene.window->activateWindow();
                                                  QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
                                                  QTest::keyClick(scene.find(u"orderAmount"_s), Qt::Key_Escape);
                                              },
                                              [&] {
                                                  scene.desk.setVault({VaultProtection::Passphrase, true, false});
                                              },
                                              [&] {
                                                  scene.desk.setVault({VaultProtection::Passphrase, false, false});
                                                  arm(scene, u"1"_s);
                                                  emit scene.desk.networkChanged(u"mainnet"_s);
                                              }};
        for (const auto &way : ways) {
            if (scene.desk.vault.isLocked == false)
                arm(scene, u"1"_s);
            way();
            QTRY_VERIFY(armed->text().isEmpty());
        }
    }

    void aLongTickerLeavesTheAmountWhole()
    {
        PrimaryButton button(u"Acheter 1234.567 SOL de $WWWWWWWWWWWWW"_s);
        button.setYielding(u"$WWWWWWWWWWWWW"_s);
        const auto shown = [&](int width) {
            button.resize(width, 38);
            return PaintedTexts(button).texts().value(0).words;
        };
        QCOMPARE(shown(600), button.text());
        for (const int width : {320, 260, 220}) {
            QVERIFY2(shown(width).startsWith(u"Acheter 1234.567 SOL de $"_s), qPrintable(shown(width)));
            QVERIFY(shown(width).endsWith(u'…'));
        }
        QCOMPARE(button.text(), u"Acheter 1234.567 SOL de $WWWWWWWWWWWWW"_s); // for screen readers
    }

    void fromRightToLeftTheTotalIsBelowTheCosts()
    {
        QWidget window;
        window.setLayoutDirection(Qt::RightToLeft);
        auto *column = new QVBoxLayout(&window);
        auto *costs = new FigureTable(1, 40);
        auto *total = new FigureTable(1, 40);
        column->addWidget(costs);
        column->addWidget(total);
        costs->addRow(u"fee"_s, u"Fee"_s);
        total->addRow(u"sum"_s, u"Sum"_s, true);
        total->alignWith(*costs);
        window.resize(400, 100);
        window.show();
        const auto digitsEnd = [&](const QString &name) {
            const auto *figure = window.findChild<TextLabel *>(name);
            return figure->mapTo(&window, figure->rect().topRight()).x();
        };
        costs->setFigure(u"fee"_s, FigureTable::solFigure(5'000));
        total->setFigure(u"sum"_s, FigureTable::solFigure(1'234'567'890'123));
        QTRY_COMPARE(digitsEnd(u"sum"_s), digitsEnd(u"fee"_s));
        costs->setFigure(u"fee"_s, {u"1 234 567 890 123.456"_s, Tone::Normal, {}, u"SOL"_s});
        QTRY_COMPARE(digitsEnd(u"sum"_s), digitsEnd(u"fee"_s));
    }

    void tabReachesEveryPreset()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.click(u"preset1"_s);
        for (int i = 0; i < 4; ++i)
            QVERIFY(scene.find(u"preset%1"_s.arg(i))->focusPolicy() & Qt::TabFocus);
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
        // A fee in SOL is paid for the order's own compute units.
        scene.type(u"orderPriorityCustom"_s, u"0.00005"_s);
        QTRY_COMPARE(scene.desk.costSheetRequests.last().priorityFeeMicroLamports,
                     std::optional<quint64>(50'000'000'000 / scene.desk.sheet.unitLimit));
        scene.click(u"orderPriority1000000"_s);
        QTRY_COMPARE(scene.desk.costSheetRequests.last().priorityFeeMicroLamports,
                     std::optional<quint64>(1'000'000'000'000 / scene.desk.sheet.unitLimit));
        QVERIFY(scene.find<QLineEdit>(u"orderPriorityCustom"_s)->text().isEmpty());
        scene.click(u"orderPriorityAuto"_s);
        QTRY_VERIFY(!scene.desk.costSheetRequests.last().priorityFeeMicroLamports);
    }

    void aSlippageThatIsSetIsTheOneThatIsTold_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<quint64>("bps");
        QTest::newRow("preset") << QString() << quint64{100};
        QTest::newRow("preset in place of a typed one") << u"2.75"_s << quint64{100};
        QTest::newRow("another") << QString() << quint64{325};
        QTest::newRow("another in place of a typed one") << u"2.75"_s << quint64{325};
    }
    void aSlippageThatIsSetIsTheOneThatIsTold()
    {
        QFETCH(QString, typed);
        QFETCH(quint64, bps);
        TermsEdit terms(u"order"_s);
        terms.findChild<QLineEdit *>(u"orderSlippageCustom"_s)->setText(typed);
        QList<quint64> told;
        connect(&terms, &TermsEdit::changed, this, [&] { told.append(terms.slippageBps().value_or(0)); });
        terms.setSlippageBps(bps);
        QVERIFY(!told.isEmpty());
        for (const quint64 each : std::as_const(told))
            QCOMPARE(each, bps);
    }

    void aSpaceInAnEmptyFieldLeavesTheTerms()
    {
        TermsEdit terms(u"order"_s);
        terms.setSlippageBps(100);
        terms.findChild<QAbstractButton *>(u"orderPriority1000000"_s)->click();
        const auto price = terms.unitPrice().value_or(std::nullopt);
        QVERIFY(price);
        for (const QString &field : {u"orderSlippageCustom"_s, u"orderPriorityCustom"_s})
            QTest::keyClick(terms.findChild<QLineEdit *>(field), Qt::Key_Space);
        QCOMPARE(terms.slippageBps().value_or(0), quint64{100});
        QVERIFY(terms.findChild<QAbstractButton *>(u"orderSlippage100"_s)->isChecked());
        QCOMPARE(terms.unitPrice().value_or(std::nullopt), price);
        QVERIFY(terms.findChild<QAbstractButton *>(u"orderPriority1000000"_s)->isChecked());
    }
};

CURVEDESK_TEST(TestTicketPanel)

} // namespace ticketPanelTest
#include "tst_TicketPanel.moc"
