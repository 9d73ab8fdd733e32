// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/FakeDesk.h"
#include "ui/ticket/QuoteFollower.h"

#include <QSignalSpy>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace quoteFollowerTest {

namespace {

TradeRequest request(quint64 lamports)
{
    TradeRequest r;
    r.token = u"mint"_s;
    r.amount.value = lamports;
    return r;
}

} // namespace

class TestQuoteFollower : public QObject
{
    Q_OBJECT

private slots:
    void typingIsOneQuestion()
    {
        FakeDesk desk;
        QuoteFollower follower(desk);
        for (quint64 lamports = 1; lamports <= 50; ++lamports)
            follower.setRequest(request(lamports));
        QVERIFY(!follower.sheet());
        QTRY_VERIFY(follower.sheet());
        QCOMPARE(desk.costSheetRequests.size(), 1);
        QCOMPARE(follower.sheet()->quote.amountInRaw, quint64{50});
    }

    void anotherAmountHasNoPriceYet()
    {
        FakeDesk desk;
        QuoteFollower follower(desk);
        follower.setRequest(request(1));
        QTRY_VERIFY(follower.sheet());
        follower.setRequest(request(2));
        QVERIFY(!follower.sheet());
        QTRY_VERIFY(follower.sheet());
        QCOMPARE(follower.sheet()->quote.amountInRaw, quint64{2});
    }

    void anAnswerToWhatStoodThereBeforeIsVoid()
    {
        FakeDesk desk;
        QuoteFollower follower(desk);
        follower.setRequest(request(1));
        QTRY_COMPARE(desk.costSheetRequests.size(), 1); // asked; the answer is on its way
        follower.setRequest(request(2));
        QSignalSpy changed(&follower, &QuoteFollower::changed);
        QTRY_COMPARE(desk.costSheetRequests.size(), 2);
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(follower.sheet()->quote.amountInRaw, quint64{2});
    }

    void theMarketMovesWhatIsShownStays()
    {
        FakeDesk desk;
        QuoteFollower follower(desk);
        follower.setRequest(request(1));
        QTRY_VERIFY(follower.sheet());
        desk.sheet.quote.amountOutRaw = 77;
        for (int tick = 0; tick < 20; ++tick)
            follower.refreshSoon();
        QVERIFY(follower.sheet());
        QTRY_COMPARE(follower.sheet()->quote.amountOutRaw, quint64{77});
        QCOMPARE(desk.costSheetRequests.size(), 2);
    }

    void aNodeThatDidNotAnswerIsAskedAgain()
    {
        FakeDesk desk;
        desk.costSheetError = Error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        QuoteFollower follower(desk);
        follower.setRequest(request(1));
        QTRY_VERIFY(follower.error());
        QVERIFY(!follower.sheet());
        QTRY_VERIFY(follower.sheet()); // though the market does not move
        QVERIFY(!follower.error());
        QCOMPARE(desk.costSheetRequests.size(), 2);
    }

    void errorsAreTold()
    {
        FakeDesk desk;
        desk.costSheetError = Error{ErrorCode::CurveComplete, {}, std::nullopt, 0};
        QuoteFollower follower(desk);
        follower.setRequest(request(1));
        QTRY_VERIFY(follower.error());
        QCOMPARE(follower.error()->code, ErrorCode::CurveComplete);
        follower.setRequest(std::nullopt);
        QVERIFY(!follower.error());
    }
};

CURVEDESK_TEST(TestQuoteFollower)

} // namespace quoteFollowerTest
#include "tst_QuoteFollower.moc"
