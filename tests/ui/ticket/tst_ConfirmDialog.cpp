// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/text/ErrorText.h"
#include "ui/text/ReviewText.h"
#include "ui/ticket/ConfirmDialog.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace confirmDialogTest {

namespace {

OrderReview review()
{
    FakeDesk desk;
    desk.fill();
    OrderReview r;
    r.request.token = desk.tokenList.first().mint;
    r.request.amount.value = 500'000'000;
    r.request.signer.wallet = desk.walletList.first().address;
    r.sheet = desk.sheet;
    r.sheet.payAtMostLamports = 502'099'080;
    r.coin = desk.detailsOf.value(r.request.token);
    r.walletLabel = u"Main wallet"_s;
    r.network = u"sandbox"_s;
    r.buttonText = u"Buy 0.5 SOL of $CFOX"_s;
    return r;
}

/// The desk, whose reviews have a blockhash that is still valid.
FakeDesk &withBlockhash(FakeDesk &desk)
{
    desk.review.blockhashAgeMs = 4'200;
    desk.review.blockhashLeftMs = 52'000;
    return desk;
}

/// Not deleted when it closes: the tests look at it afterwards.
struct Sheet
{
    explicit Sheet(const OrderReview &r = review())
        : dialog(r, withBlockhash(desk), nullptr)
        , confirmed(&dialog, &ConfirmDialog::confirmed)
        , button(dialog.findChild<QPushButton *>(u"confirmButton"_s))
    {
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
    }
    void setSheet(const CostSheet &sheet, std::optional<quint64> unitPrice = std::nullopt)
    {
        dialog.setSheet(sheet, unitPrice, button->text());
    }

    FakeDesk desk;
    ConfirmDialog dialog;
    QSignalSpy confirmed;
    QPushButton *button;
};

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

} // namespace

class TestConfirmDialog : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatIsSigned()
    {
        Sheet sheet;
        const auto text = [&](const QString &name) { return plain(sheet.dialog.findChild<TextLabel *>(name)->text()); };
        QCOMPARE(text(u"confirmIn"_s), u"0.500 000 000"_s);
        QCOMPARE(text(u"confirmOut"_s), u"7 843 120.114 205"_s);
        QCOMPARE(text(u"figureMinimum"_s), u"7 450 964.108 494"_s);
        QCOMPARE(text(u"figureTotal"_s), u"0.502 099 080"_s);
        QCOMPARE(text(u"confirmMint"_s).remove(u' '), review().request.token);
        QVERIFY(text(u"confirmNetwork"_s).contains(u"play money"_s));
    }

    void noLineEndsBetweenTheFeeAndItsUnit()
    {
        FakeDesk desk;
        desk.fill();
        const QString words = reviewText::all(desk.review);
        QVERIFY2(words.contains(u"0.000\u00A0025\u00A0SOL"_s), qPrintable(words));
    }

    void everyUnitIsWholeAndEveryFigureInOneColumn()
    {
        OrderReview r = review();
        r.coin.summary.symbol = u"FMETEORITE"_s;
        Sheet sheet(r);
        const auto *out = sheet.dialog.findChild<TextLabel *>(u"confirmOut"_s);
        QVERIFY(out->accessibleName().endsWith(u"FMETEORITE"));
        const auto right = [&](const QString &name) {
            const auto *figure = sheet.dialog.findChild<TextLabel *>(name);
            return figure->mapTo(&sheet.dialog, QPoint(figure->width(), 0)).x();
        };
        for (const QString &name : {u"confirmIn"_s, u"confirmSlippage"_s, u"figureImpact"_s, u"figureTotal"_s})
            QTRY_COMPARE(right(name), right(u"confirmOut"_s));
    }

    void theTotalIsSeenBesideALiveButton()
    {
        // A screen lower than the sheet.
        WindowScene scene;
        scene.window->setZoom(200);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QLineEdit>(u"orderAmount"_s)->setText(u"0.5"_s);
        QTRY_VERIFY(scene.find(u"orderButton"_s)->isEnabled());
        scene.click(u"orderButton"_s);
        QTRY_VERIFY(scene.find(u"confirmButton"_s)->isEnabled());
        const auto *sheet = scene.find<ConfirmDialog>(u"confirmDialog"_s);
        QVERIFY(sheet->height() < sheet->screen()->availableGeometry().height());
        const auto *total = sheet->findChild<TextLabel *>(u"figureTotal"_s);
        QCOMPARE(total->visibleRegion().boundingRect(), total->rect());
        const QList<QScrollBar *> bars = sheet->findChildren<QScrollBar *>();
        QVERIFY(std::ranges::any_of(bars, [](const QScrollBar *bar) { return bar->maximum() > 0; })); // it does scroll
    }

    void realMoneyIsCalledReal()
    {
        OrderReview r = review();
        r.network = u"mainnet"_s;
        Sheet sheet(r);
        QVERIFY(sheet.dialog.findChild<TextLabel *>(u"confirmNetwork"_s)->text().contains(u"real money"_s));
    }

    void theSecondHalfOfADoubleClickDoesNothing()
    {
        Sheet sheet;
        QTest::mouseClick(sheet.button, Qt::LeftButton);
        QCOMPARE(sheet.confirmed.count(), 0);
        QVERIFY(sheet.dialog.isVisible());
    }

    void oneSheetIsOneOrder()
    {
        Sheet sheet;
        QTRY_VERIFY(sheet.button->isEnabled());
        QTest::mouseDClick(sheet.button, Qt::LeftButton);
        QTest::mouseClick(sheet.button, Qt::LeftButton);
        QTest::keyClick(&sheet.dialog, Qt::Key_Return);
        sheet.button->click();
        QCOMPARE(sheet.confirmed.count(), 1);
        QVERIFY(!sheet.dialog.isVisible());
    }

    void enterActsOnTheButtonWithTheFocus()
    {
        Sheet sheet;
        QTRY_VERIFY(sheet.button->isEnabled());
        auto *cancel = sheet.dialog.findChild<QPushButton *>(u"dialogCancel"_s);
        cancel->setFocus();
        QTest::keyClick(cancel, Qt::Key_Return);
        QCOMPARE(sheet.confirmed.count(), 0);
        QVERIFY(!sheet.dialog.isVisible());
    }

    void aHeldEnterDoesNotConfirm()
    {
        Sheet sheet;
        QTRY_VERIFY(sheet.button->isEnabled());
        for (QWidget *target : {static_cast<QWidget *>(&sheet.dialog), static_cast<QWidget *>(sheet.button)}) {
            QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
            QCoreApplication::sendEvent(target, &repeat);
        }
        QCOMPARE(sheet.confirmed.count(), 0);
        QTest::keyClick(&sheet.dialog, Qt::Key_Return);
        QCOMPARE(sheet.confirmed.count(), 1);
    }

    void aHeldKeyThatX11RepeatsDoesNotConfirm()
    {
        Sheet sheet;
        QTRY_VERIFY(sheet.button->isEnabled());
        // Each repeat is a release and a press at once, and not marked as one.
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            for (QWidget *target : {static_cast<QWidget *>(&sheet.dialog), static_cast<QWidget *>(sheet.button)}) {
                QTest::keyRelease(target, key);
                QTest::keyPress(target, key);
                QTest::keyRelease(target, key);
            }
        }
        QCOMPARE(sheet.confirmed.count(), 0);
        QVERIFY(sheet.dialog.isVisible());
    }

    void theArmedButtonHasTheFocus()
    {
        Sheet sheet;
        QVERIFY(QTest::qWaitForWindowActive(&sheet.dialog));
        QTRY_VERIFY(sheet.button->isEnabled());
        QCOMPARE(sheet.dialog.focusWidget(), sheet.button);
    }

    void theFocusStaysWhereAPersonPutIt()
    {
        Sheet sheet;
        QVERIFY(QTest::qWaitForWindowActive(&sheet.dialog));
        auto *cancel = sheet.dialog.findChild<QPushButton *>(u"dialogCancel"_s);
        for (int i = 0; i < 10 && (i == 0 || sheet.dialog.focusWidget() != cancel); ++i)
            QTest::keyClick(sheet.dialog.focusWidget(), Qt::Key_Tab);
        QTRY_VERIFY(sheet.button->isEnabled());
        QCOMPARE(sheet.dialog.focusWidget(), cancel);
        QTest::keyClick(cancel, Qt::Key_Return);
        QCOMPARE(sheet.confirmed.count(), 0);
        QVERIFY(!sheet.dialog.isVisible());
    }

    void escapeOrdersNothing()
    {
        Sheet sheet;
        QTRY_VERIFY(sheet.button->isEnabled());
        QTest::keyClick(&sheet.dialog, Qt::Key_Escape);
        QCOMPARE(sheet.confirmed.count(), 0);
        QVERIFY(!sheet.dialog.isVisible());
    }

    void everySheetHasAKeyOfItsOwn()
    {
        QList<TradeRequest> requests;
        for (int i = 0; i < 2; ++i) {
            Sheet sheet;
            QTRY_VERIFY(sheet.button->isEnabled());
            QTest::mouseClick(sheet.button, Qt::LeftButton);
            requests.append(sheet.confirmed.first().first().value<TradeRequest>());
        }
        QVERIFY(requests.at(0).idempotencyKey.size() >= 32);
        QVERIFY(requests.at(0).idempotencyKey != requests.at(1).idempotencyKey);
        QCOMPARE(requests.at(0).requestHash, requests.at(1).requestHash);
    }

    void theShownMinimumIsTheAgreedOne()
    {
        Sheet sheet;
        CostSheet moved = review().sheet;
        moved.quote.minimumOutRaw = 7'000'000'000'000;
        sheet.setSheet(moved);
        QCOMPARE(plain(sheet.dialog.findChild<TextLabel *>(u"figureMinimum"_s)->text()), u"7 000 000.000 000"_s);
        QTRY_VERIFY(sheet.button->isEnabled());
        QTest::mouseClick(sheet.button, Qt::LeftButton);
        QCOMPARE(sheet.confirmed.first().first().value<TradeRequest>().agreedMinimumOut,
                 std::optional<quint64>(7'000'000'000'000));
    }

    void aMovedQuoteIsSimulatedAgain()
    {
        Sheet sheet;
        const auto *simulated = sheet.dialog.findChild<TextLabel *>(u"confirmSimulated"_s);
        QTRY_VERIFY(simulated->text() != u"…"_s);
        const QString before = simulated->text();
        sheet.desk.review.simulatedTokens += 1'234'567;
        const int asked = sheet.desk.reviewRequests;
        sheet.setSheet(review().sheet); // the same quote: nothing is asked
        QCOMPARE(sheet.desk.reviewRequests, asked);
        CostSheet moved = review().sheet;
        moved.quote.amountOutRaw += 1'234'567;
        sheet.setSheet(moved);
        QTRY_VERIFY(simulated->text() != before);
    }

    void aRefusedSimulationSaysWhy()
    {
        Sheet sheet;
        const auto *simulated = sheet.dialog.findChild<TextLabel *>(u"confirmSimulated"_s);
        const auto *problem = sheet.dialog.findChild<TextLabel *>(u"confirmProblem"_s);
        QTRY_VERIFY(simulated->text() != u"…"_s);
        QVERIFY(problem->isHidden());
        const Error error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
        sheet.desk.reviewError = error;
        CostSheet moved = review().sheet;
        moved.quote.amountOutRaw += 1'234'567;
        sheet.setSheet(moved);
        QTRY_COMPARE(problem->text(), errorText(error).both());
        QVERIFY(problem->isVisible());
        moved.quote.amountOutRaw += 1'234'567;
        sheet.setSheet(moved);
        QTRY_VERIFY(problem->isHidden());
    }

    void theAgeOfTheBlockhashIsCounted()
    {
        Sheet sheet;
        const auto *age = sheet.dialog.findChild<TextLabel *>(u"confirmBlockhash"_s);
        const auto *simulated = sheet.dialog.findChild<TextLabel *>(u"confirmSimulated"_s);
        QTRY_VERIFY(simulated->text() != u"…"_s);
        QVERIFY(age->isHidden()); // until what is signed is asked for
        QTest::mouseClick(sheet.dialog.findChild<QPushButton *>(u"confirmDecode"_s), Qt::LeftButton);
        QVERIFY(!age->isHidden());
        const QString first = age->text();
        QVERIFY2(first.contains(u"fetched"), qPrintable(first));
        QTRY_VERIFY(age->text() != first && age->text().contains(u"fetched"));
        // What can land no more is not said to be valid.
        sheet.desk.review.blockhashLeftMs = 0;
        CostSheet moved = review().sheet;
        moved.quote.amountOutRaw += 1;
        sheet.setSheet(moved);
        QTRY_VERIFY2(age->text().contains(u"too old"), qPrintable(age->text()));
        // A refused one has none.
        sheet.desk.reviewError = Error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
        moved.quote.amountOutRaw += 1;
        sheet.setSheet(moved);
        QTRY_VERIFY(age->isHidden());
    }

    void theFeeOfTheShownPriceIsSigned()
    {
        Sheet sheet;
        const auto *simulated = sheet.dialog.findChild<TextLabel *>(u"confirmSimulated"_s);
        QTRY_VERIFY(simulated->text() != u"…"_s);
        const int asked = sheet.desk.reviewRequests;
        sheet.setSheet(review().sheet, 1234); // what is signed changes, though not what it brings
        QCOMPARE(sheet.desk.reviewRequests, asked + 1);
        QTRY_VERIFY(sheet.button->isEnabled());
        QTest::mouseClick(sheet.button, Qt::LeftButton);
        QCOMPARE(sheet.confirmed.first().first().value<TradeRequest>().priorityFeeMicroLamports,
                 std::optional<quint64>(1234));
    }

    void dangerAsksForMoreThanAClick()
    {
        OrderReview r = review();
        r.sheet.quote.priceImpactBps = 1'240;
        Sheet sheet(r);
        {
            // One without a danger, opened later, is armed by now.
            Sheet harmless;
            QTRY_VERIFY(harmless.button->isEnabled());
        }
        QVERIFY(!sheet.button->isEnabled());
        QVERIFY(!sheet.dialog.findChild<TextLabel *>(u"confirmDangers"_s)->text().isEmpty());
        QTest::keyClick(&sheet.dialog, Qt::Key_Return);
        QCOMPARE(sheet.confirmed.count(), 0);
        auto *understood = sheet.dialog.findChild<QCheckBox *>(u"confirmUnderstood"_s);
        understood->setChecked(true);
        QVERIFY(sheet.button->isEnabled());
        CostSheet moved = r.sheet;
        moved.quote.priceImpactBps = 1'250; // the danger that was agreed to
        sheet.setSheet(moved);
        QVERIFY(understood->isChecked());
        moved.quote.clamped = true; // one that was not
        sheet.setSheet(moved);
        QVERIFY(!understood->isChecked());
        QVERIFY(!sheet.button->isEnabled());
        understood->setChecked(true);
        QVERIFY(sheet.button->isEnabled());
    }

    void anUnaffordableOrderCannotBeConfirmed()
    {
        Sheet sheet;
        QTRY_VERIFY(sheet.button->isEnabled());
        CostSheet poor = review().sheet;
        poor.walletLamports = 1;
        sheet.setSheet(poor);
        QVERIFY(!sheet.button->isEnabled());
    }

    void anOrderThatPassesTheLimitCannotBeConfirmed()
    {
        OrderReview r = review();
        r.request.amount = {TradeAmount::Unit::BaseUnits, r.sheet.quote.amountOutRaw};
        r.limits.spendLamports = r.sheet.mostInRaw;
        Sheet sheet(r);
        QTRY_VERIFY(sheet.button->isEnabled());
        CostSheet moved = r.sheet;
        moved.mostInRaw += 1;
        sheet.setSheet(moved);
        QVERIFY(!sheet.button->isEnabled());
        QVERIFY(sheet.button->toolTip().contains(u"limit for one order"));
        QTest::keyClick(&sheet.dialog, Qt::Key_Return);
        QCOMPARE(sheet.confirmed.count(), 0);
        sheet.setSheet(r.sheet);
        QVERIFY(sheet.button->isEnabled());
    }

    void anOrderWithoutAPriceCannotBeConfirmed()
    {
        Sheet sheet;
        QTRY_VERIFY(sheet.button->isEnabled());
        const auto *problem = sheet.dialog.findChild<TextLabel *>(u"confirmProblem"_s);
        QVERIFY(problem->isHidden());
        sheet.dialog.setProblem(u"No node answers."_s);
        QVERIFY(!sheet.button->isEnabled());
        QVERIFY(problem->isVisible());
        QCOMPARE(problem->text(), u"No node answers."_s);
        sheet.button->click();
        QTest::keyClick(&sheet.dialog, Qt::Key_Return);
        QCOMPARE(sheet.confirmed.count(), 0);
        sheet.dialog.setSheet(review().sheet, std::nullopt, u"Buy 0.6 SOL of $CFOX"_s);
        QVERIFY(sheet.button->isEnabled());
        QVERIFY(problem->isHidden());
        QCOMPARE(sheet.button->text(), u"Buy 0.6 SOL of $CFOX"_s);
    }
};

CURVEDESK_TEST(TestConfirmDialog)

} // namespace confirmDialogTest
#include "tst_ConfirmDialog.moc"
