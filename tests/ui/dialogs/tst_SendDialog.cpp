// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The form of a transfer and its confirm sheet.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/ConfirmSendDialog.h"
#include "ui/dialogs/SendDialog.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/widgets/Banner.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace sendDialogTest {

namespace {

const QString recipient = u"9xKpB3nVwLr9sTqYhZ2mE4cUfA6dJ8gXkPvRoNiMQ7zz"_s;

/// The window with the send form open, its recipient typed.
struct SendScene : WindowScene
{
    explicit SendScene(bool hidesAmounts = false)
    {
        desk.sentSheet.cost.networkFeeLamports = 5000;
        desk.sentSheet.walletLamports = desk.walletList.first().lamports;
        desk.sentSheet.walletLamportsAfter = 8'536'090'583;
        desk.sentSheet.recipient.hasAccount = true;
        desk.sentSheet.steps = {{TransferStep::Kind::SendSol, 1'000'000'000, u"7xKp"_s, recipient, {}}};
        if (!QTest::qWaitFor([&] { return find(u"walletSend"_s)->isVisible(); }))
            qFatal("no wallet");
        if (hidesAmounts)
            find<QAction>(u"commandHideAmounts"_s)->trigger();
        click(u"walletSend"_s);
        if (!QTest::qWaitFor([&] { return find(u"sendDialog"_s) != nullptr; }))
            qFatal("no form");
        type(u"sendRecipient"_s, recipient);
    }

    [[nodiscard]] bool canReview() const { return find<QPushButton>(u"sendReview"_s)->isEnabled(); }
    [[nodiscard]] QString shown(const QString &label) const { return find<QLabel>(label)->text(); }
    [[nodiscard]] ConfirmSendDialog *review() const
    {
        click(u"sendReview"_s);
        return find<ConfirmSendDialog>(u"confirmSendDialog"_s);
    }
    [[nodiscard]] bool canConfirm() const { return find<QPushButton>(u"confirmSendButton"_s)->isEnabled(); }
};

} // namespace

class TestSendDialog : public QObject
{
    Q_OBJECT

private slots:
    void asksForTheCostsAndSendsWhatWasConfirmed()
    {
        SendScene scene;
        QVERIFY(!scene.canReview());
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_VERIFY(scene.canReview());
        QCOMPARE(scene.desk.transferSheetRequests.last().amount, std::optional<quint64>(1'000'000'000));
        QCOMPARE(scene.desk.transferSheetRequests.last().recipient, recipient);
        QVERIFY(scene.shown(u"sendGrouped"_s).startsWith(u"9xKp B3nV"));
        QCOMPARE(scene.shown(u"sendFee"_s).count(u'5'), 1); // 5000 lamports
        QCOMPARE(scene.shown(u"sendAmount"_s), amountText::sol(1'000'005'000)); // with the fee
        QCOMPARE(scene.shown(u"sendReceived"_s), amountText::sol(1'000'000'000));

        QVERIFY(scene.review());
        QVERIFY(scene.shown(u"confirmSendAddress"_s).endsWith(u"Q7zz"));
        QVERIFY(scene.shown(u"confirmSendSteps"_s).contains(u"System: send 1 SOL"));
        QVERIFY(scene.desk.transferRequests.isEmpty());
        QTRY_VERIFY(scene.canConfirm()); // after a double click's time
        scene.click(u"confirmSendButton"_s);
        QTRY_COMPARE(scene.desk.transferRequests.size(), 1);
        const TransferRequest sent = scene.desk.transferRequests.first();
        QCOMPARE(sent.agreed, std::optional(scene.desk.sentSheet.cost));
        QCOMPARE(sent.priorityFeeMicroLamports, std::optional<quint64>(0));
        QVERIFY(!sent.idempotencyKey.isEmpty());
        QTRY_VERIFY(!scene.find(u"sendDialog"_s));
    }

    void aFailedTransferReadsTheBalanceAgain()
    {
        SendScene scene;
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_VERIFY(scene.canReview());
        const QString before = scene.shown(u"sendHeld"_s);
        QVERIFY(scene.review());
        QTRY_VERIFY(scene.canConfirm());
        scene.desk.transferError = Error{ErrorCode::ProgramRejected, u"refused"_s};
        scene.desk.walletList.first().lamports -= 5000; // its fee
        scene.click(u"confirmSendButton"_s);
        const auto *banner = scene.find(u"sendDialog"_s)->findChild<Banner *>();
        QTRY_VERIFY(banner->isVisible());
        QTRY_VERIFY(scene.canReview());
        QVERIFY(scene.shown(u"sendHeld"_s) != before);
        QVERIFY(scene.shown(u"sendHeld"_s).contains(amountText::sol(scene.desk.walletList.first().lamports)));
        QVERIFY(banner->isVisible());
    }

    void hiddenBalancesStayHidden()
    {
        SendScene scene(true);
        const QString hidden = amountText::hidden.toString();
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_VERIFY(scene.canReview());
        QCOMPARE(scene.shown(u"sendAfter"_s), hidden);
        QVERIFY(scene.shown(u"sendAmount"_s) != hidden); // it was typed
        scene.click(u"sendAll"_s);
        QTRY_VERIFY(scene.canReview());
        for (const QString &row : {u"sendAmount"_s, u"sendReceived"_s, u"sendAfter"_s, u"sendTokensAfter"_s}) {
            QCOMPARE(scene.shown(row), hidden);
            QVERIFY(scene.find<QLabel>(row)->toolTip().isEmpty());
        }
        QVERIFY(scene.review());
        const auto *sheet = scene.find(u"confirmSendDialog"_s);
        QCOMPARE(sheet->findChild<QLabel *>(u"sendAfter"_s)->text(), hidden);
        QVERIFY(sheet->findChild<QLabel *>(u"sendAmount"_s)->text() != hidden); // what is signed is shown
    }

    void balancesHideWhenTheKeysLockMeanwhile()
    {
        SendScene scene;
        const VaultStatus open{VaultProtection::Passphrase, false, false};
        scene.desk.setVault(open);
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_VERIFY(scene.canReview());
        const auto *token = scene.find<QComboBox>(u"sendToken"_s);
        QTRY_VERIFY(token->count() >= 3); // SOL, a coin, another token
        const auto *held = scene.find<QLabel>(u"sendHeld"_s);
        const auto *after = scene.find<QLabel>(u"sendAfter"_s);
        const QString heldText = held->text();
        const QString afterText = after->text();
        const QString coinText = token->itemText(1);
        const QString hidden = amountText::hidden.toString();
        QVERIFY(!heldText.isEmpty() && !heldText.contains(hidden));
        const ConfirmSendDialog *sheet = scene.review();
        QVERIFY(sheet);
        const auto *confirmedAfter = sheet->findChild<QLabel *>(u"sendAfter"_s);
        QCOMPARE(confirmedAfter->text(), afterText);

        scene.desk.setVault({VaultProtection::Passphrase, true, false});
        QVERIFY2(held->text().contains(hidden), qPrintable(held->text()));
        for (const QLabel *label : {after, confirmedAfter}) {
            QCOMPARE(label->text(), hidden);
            QVERIFY(label->toolTip().isEmpty());
        }
        QVERIFY(coinText.startsWith(token->itemText(1)));
        QVERIFY(token->itemText(1) != coinText);
        QVERIFY(sheet->findChild<QLabel *>(u"sendAmount"_s)->text() != hidden); // what is signed is shown

        scene.desk.setVault(open);
        QCOMPARE(held->text(), heldText);
        QCOMPARE(after->text(), afterText);
        QCOMPARE(confirmedAfter->text(), afterText);
        QCOMPARE(token->itemText(1), coinText);
    }

    void allOfItSaysWhatIsLeft()
    {
        SendScene scene;
        scene.desk.sentSheet.walletLamportsAfter = 0;
        scene.click(u"sendAll"_s);
        QTRY_VERIFY(scene.canReview());
        QVERIFY(!scene.desk.transferSheetRequests.last().amount);
        QVERIFY(scene.shown(u"sendWarnings"_s).contains(u"exactly 0 SOL"));
    }

    void anUnknownRecipientIsTypedAgain()
    {
        SendScene scene;
        scene.desk.sentSheet.recipient.isFirstTime = true;
        scene.desk.sentSheet.recipient.lookAlike = u"9xKpAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ7zz"_s;
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_VERIFY(scene.canReview());
        QVERIFY(scene.shown(u"sendWarnings"_s).contains(u"looks like another one"));
        const ConfirmSendDialog *sheet = scene.review();
        QVERIFY(sheet);
        scene.find<QCheckBox>(u"confirmSendCompared"_s)->click();
        auto *typed = scene.find<QLineEdit>(u"confirmSendTyped"_s);
        QTRY_COMPARE(sheet->focusWidget(), typed); // armed
        QVERIFY(!scene.canConfirm());
        scene.type(u"confirmSendTyped"_s, u"iMQ7zy"_s);
        QVERIFY(!scene.canConfirm());
        scene.type(u"confirmSendTyped"_s, u"iMQ7zz"_s);
        QVERIFY(scene.canConfirm());
        scene.find<QCheckBox>(u"confirmSendCompared"_s)->click();
        QVERIFY(!scene.canConfirm());
    }

    void coinsOfOneTickerAreToldApart()
    {
        WindowScene scene;
        scene.desk.tokenList[1].symbol = scene.desk.tokenList.first().symbol;
        QTRY_VERIFY(scene.find(u"walletSend"_s)->isVisible());
        scene.click(u"walletSend"_s);
        QTRY_VERIFY(scene.find(u"sendDialog"_s));
        auto *token = scene.find<QComboBox>(u"sendToken"_s);
        QTRY_VERIFY(token->count() >= 4); // SOL, both coins, another token
        for (int i = 1; i < token->count() - 1; ++i) {
            const QString mint = token->itemData(i).toString();
            QVERIFY(token->itemText(i).contains(displayText::shortAddress(mint)));
            token->setCurrentIndex(i);
            QVERIFY(token->toolTip().contains(mint));
        }
        QVERIFY(token->itemText(1) != token->itemText(2));
    }

    void aContactAddedByKeyLeavesTheFocusInTheForm()
    {
        SendScene scene;
        scene.type(u"sendContactLabel"_s, u"A friend"_s);
        auto *add = scene.find<QPushButton>(u"sendContact"_s);
        add->setFocus();
        QTest::keyClick(add, Qt::Key_Space);
        QTRY_COMPARE(scene.find<QLineEdit>(u"sendContactLabel"_s)->text(), QString());
        QCOMPARE(scene.find(u"sendDialog"_s)->focusWidget(), scene.find(u"sendRecipient"_s));
    }

    void theAddressBookFillsTheRecipient()
    {
        SendScene scene;
        scene.type(u"sendContactLabel"_s, u"A friend"_s);
        scene.click(u"sendContact"_s);
        QTRY_COMPARE(scene.desk.book, (QList<Contact>{{recipient, u"A friend"_s}}));
        QTRY_VERIFY(scene.shown(u"sendGrouped"_s).contains(u"A friend"));
        auto *book = scene.find<QComboBox>(u"sendBook"_s);
        scene.type(u"sendRecipient"_s, u"x"_s);
        emit book->activated(1);
        QCOMPARE(scene.find<QLineEdit>(u"sendRecipient"_s)->text(), recipient);
        scene.click(u"sendContact"_s);
        QTRY_VERIFY(scene.desk.book.isEmpty());
    }

    void aNameThatCouldNotBeSavedStays()
    {
        SendScene scene;
        scene.desk.contactError = Error{ErrorCode::Storage, u"the disk is full"_s, std::nullopt, 0};
        scene.type(u"sendContactLabel"_s, u"A friend"_s);
        scene.click(u"sendContact"_s);
        QTRY_VERIFY(scene.find(u"sendDialog"_s)->findChild<Banner *>()->isVisible());
        QCOMPARE(scene.find<QLineEdit>(u"sendContactLabel"_s)->text(), u"A friend"_s);
        scene.click(u"sendContact"_s);
        QTRY_COMPARE(scene.desk.book.size(), 1);
        QTRY_COMPARE(scene.find<QLineEdit>(u"sendContactLabel"_s)->text(), QString());
    }

    void theBalanceOfSolIsNotThatOfAnotherToken()
    {
        SendScene scene;
        auto *token = scene.find<QComboBox>(u"sendToken"_s);
        QTest::keyClick(token, Qt::Key_End);
        QTest::keyClick(token, Qt::Key_Home); // SOL, whose balance is asked
        QTest::keyClick(token, Qt::Key_End); // another token, before the answer
        QVERIFY(scene.find(u"sendMint"_s)->isVisible());
        QCoreApplication::processEvents(); // the answer
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QCOMPARE(scene.shown(u"sendWarnings"_s), u"Reading the balance…"_s);
        QVERIFY(!scene.canReview());
        QVERIFY(scene.desk.transferSheetRequests.isEmpty());
    }

    void allOfOneTokenIsNotAllOfAnother()
    {
        SendScene scene;
        scene.click(u"sendAll"_s);
        QTRY_VERIFY(scene.canReview());
        auto *token = scene.find<QComboBox>(u"sendToken"_s);
        QTest::keyClick(token, Qt::Key_End); // another token
        QTest::keyClick(token, Qt::Key_Home);
        QTRY_COMPARE(scene.shown(u"sendWarnings"_s), u"Type an amount"_s);
        QVERIFY(!scene.canReview());
        QVERIFY(scene.isEnabled(u"sendAmountEdit"_s));
    }

    void aBalanceThatCouldNotBeReadIsAskedAgain()
    {
        SendScene scene;
        auto *token = scene.find<QComboBox>(u"sendToken"_s);
        QTest::keyClick(token, Qt::Key_End);
        const Error error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        scene.desk.balanceError = error;
        QTest::keyClick(token, Qt::Key_Home); // SOL, whose balance is asked
        QTRY_COMPARE(scene.shown(u"sendWarnings"_s), errorText(error).both());
        QVERIFY(!scene.canReview());
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_VERIFY(scene.canReview());
    }

    void costsThatCouldNotBeReadAreAskedAgain()
    {
        SendScene scene;
        const Error error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        scene.desk.sheetError = error;
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_COMPARE(scene.shown(u"sendWarnings"_s), errorText(error).both());
        QVERIFY(!scene.canReview());
        QTRY_VERIFY_WITH_TIMEOUT(scene.canReview(), 15'000); // by itself
        QVERIFY(!scene.shown(u"sendWarnings"_s).contains(errorText(error).sentence));
    }

    void aRefusalIsForgottenOnceTheSameTransferIsPossible()
    {
        SendScene scene;
        scene.desk.sheetError = Error{ErrorCode::InsufficientFunds, u"too little"_s, std::nullopt, 0};
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_VERIFY(!scene.desk.sheetError);
        scene.type(u"sendContactLabel"_s, u"A friend"_s);
        scene.click(u"sendContact"_s); // asks for the costs again, because the recipient is known now
        QTRY_VERIFY(scene.canReview());
    }

    void aRefusedTransferKeepsTheForm()
    {
        SendScene scene;
        scene.desk.transferError = Error{ErrorCode::WalletLocked, u"locked"_s, std::nullopt, 0};
        scene.type(u"sendAmountEdit"_s, u"1"_s);
        QTRY_VERIFY(scene.canReview());
        QVERIFY(scene.review());
        QTRY_VERIFY(scene.canConfirm());
        scene.click(u"confirmSendButton"_s);
        QTRY_COMPARE(scene.desk.transferRequests.size(), 1);
        auto *unlock = scene.find(u"sendDialog"_s)->findChild<QPushButton *>(u"bannerAction"_s);
        QTRY_VERIFY(unlock->isVisible());
        QCOMPARE(scene.find<QLineEdit>(u"sendRecipient"_s)->text(), recipient);
    }
};

CURVEDESK_TEST(TestSendDialog)

} // namespace sendDialogTest
#include "tst_SendDialog.moc"
