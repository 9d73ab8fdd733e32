// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/text/OrderText.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderTextTest {

namespace {

OrderSummary order(TradeStatus status)
{
    OrderSummary o;
    o.id = u"1"_s;
    o.status = status;
    o.symbol = u"CFOX"_s;
    o.slot = 812;
    o.quotedLamports = 500'000'000;
    o.quotedTokens = 7'000'000;
    o.movedLamports = 499'000'000;
    o.movedTokens = 6'900'000;
    o.networkFeeLamports = 5'000;
    o.createdMs = 1000;
    o.settledMs = 1410;
    return o;
}

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

} // namespace

class TestOrderText : public QObject
{
    Q_OBJECT

private slots:
    void whatMovedIsShownOnlyOnceItMoved()
    {
        QCOMPARE(orderText::lamports(order(TradeStatus::Pending)), std::optional<quint64>(500'000'000));
        QCOMPARE(orderText::lamports(order(TradeStatus::Succeeded)), std::optional<quint64>(499'000'000));
        QCOMPARE(orderText::tokens(order(TradeStatus::Succeeded)), std::optional<quint64>(6'900'000));
    }

    void amountsThatAreNotKnownAreNotCalledZero()
    {
        OrderSummary unrecorded = order(TradeStatus::Succeeded);
        unrecorded.mint = u"mint"_s;
        unrecorded.movedLamports = unrecorded.movedTokens = 0;
        QVERIFY(!orderText::isMovedKnown(unrecorded));
        QCOMPARE(orderText::lamports(unrecorded), std::nullopt);
        QCOMPARE(orderText::tokens(unrecorded), std::nullopt);
        QCOMPARE(orderText::notice(unrecorded), u"▲ Buy $CFOX: Succeeded."_s);
        // A launch without a first buy, and a transfer of SOL, move no tokens.
        for (const auto kind : {OrderSummary::Kind::Launch, OrderSummary::Kind::Transfer}) {
            OrderSummary tokenless = unrecorded;
            tokenless.kind = kind;
            tokenless.quotedTokens = 0;
            tokenless.movedLamports = 7;
            QCOMPARE(orderText::lamports(tokenless), std::optional<quint64>(7));
        }
    }

    void details()
    {
        QCOMPARE(plain(orderText::detail(order(TradeStatus::Succeeded))), u"slot 812 · 0.41 s"_s);
        QVERIFY(orderText::detail(order(TradeStatus::Expired)).contains(u"nothing was spent"_s));
        OrderSummary failed = order(TradeStatus::Failed);
        failed.error = Error{ErrorCode::ProgramRejected, {}, ProgramFailure{{}, 6002, u"TooMuchSolRequired"_s}, 0};
        QVERIFY(orderText::detail(failed).contains(u"slippage"_s));
        QVERIFY(plain(orderText::detail(failed)).endsWith(u"before the order landed · fee 0.000 005 SOL"_s));
    }

    void theReasonSaysWhetherAFeeWasSpent()
    {
        OrderSummary late = order(TradeStatus::Failed);
        QCOMPARE(orderText::reason(late).both(), QString());
        late.error = Error{ErrorCode::SlippageExceeded, {}, ProgramFailure{{}, 6002, u"TooMuchSolRequired"_s}, 0};
        QVERIFY(orderText::reason(late).both().contains(u"Only the network fee was spent."_s));
        late.status = TradeStatus::Expired;
        QVERIFY(!orderText::reason(late).both().contains(u"fee was spent"_s));
    }

    void aFailureIsNeverCalledASuccess_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("failed") << static_cast<int>(TradeStatus::Failed);
        QTest::newRow("expired") << static_cast<int>(TradeStatus::Expired);
        QTest::newRow("unknown") << static_cast<int>(TradeStatus::Unknown);
        QTest::newRow("pending") << static_cast<int>(TradeStatus::Pending);
    }
    void aFailureIsNeverCalledASuccess()
    {
        QFETCH(int, status);
        const QString notice = orderText::notice(order(static_cast<TradeStatus>(status)));
        QVERIFY(!notice.isEmpty());
        QVERIFY(!notice.contains(u"Bought"_s));
    }

    void notices()
    {
        QCOMPARE(plain(orderText::notice(order(TradeStatus::Succeeded))), u"Bought 6.9 $CFOX for 0.499 SOL."_s);
        OrderSummary hostile = order(TradeStatus::Succeeded);
        hostile.symbol = u"%3"_s;
        QCOMPARE(plain(orderText::notice(hostile)), u"Bought 6.9 $%3 for 0.499 SOL."_s);
    }
};

CURVEDESK_TEST(TestOrderText)

} // namespace orderTextTest
#include "tst_OrderText.moc"
