// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Lamports.h"
#include "tests/support/TestProgram.h"
#include "ui/ticket/TicketDraft.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace ticketDraftTest {

namespace {

TicketInput buyInput()
{
    TicketInput input;
    input.mint = u"mint"_s;
    input.wallet = u"wallet"_s;
    input.amount = 500'000'000;
    input.slippageBps = 500;
    return input;
}

CostSheet sheet()
{
    CostSheet s;
    s.quote.amountInRaw = 500'000'000;
    s.mostInRaw = 500'000'000;
    s.quote.amountOutRaw = 7'000'000;
    s.payAtMostLamports = 502'099'080;
    s.walletLamports = 502'099'080;
    s.networkFeeLamports = 5'000;
    return s;
}

} // namespace

class TestTicketDraft : public QObject
{
    Q_OBJECT

private slots:
    void aBuySpendsLamports()
    {
        const TicketDraft draft(buyInput());
        QVERIFY(draft.problem().isEmpty());
        QVERIFY(draft.request());
        QCOMPARE(draft.request()->mode, TradeMode::Buy);
        QCOMPARE(draft.request()->amount.unit, TradeAmount::Unit::Lamports);
        QCOMPARE(draft.request()->amount.value, quint64{500'000'000});
        QCOMPARE(draft.request()->slippageBps, quint64{500});
        QCOMPARE(draft.request()->signer.wallet, u"wallet"_s);
        QVERIFY(!draft.request()->priorityFeeMicroLamports);
        QVERIFY(!draft.request()->dryRun);
    }

    void aSellSaysBaseUnitsOrAShare()
    {
        TicketInput input = buyInput();
        input.mode = TradeMode::Sell;
        QCOMPARE(TicketDraft(input).request()->amount.unit, TradeAmount::Unit::BaseUnits);
        input.sellPercent = 25;
        QCOMPARE(TicketDraft(input).request()->amount.unit, TradeAmount::Unit::PercentOfHolding);
        QCOMPARE(TicketDraft(input).request()->amount.value, quint64{25'000'000});
        input.sellPercent = 100;
        QCOMPARE(TicketDraft(input).request()->amount.value, quint64{100'000'000});
    }

    void whatIsMissingIsSaid_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("word");
        QTest::newRow("no coin") << 0 << u"coin"_s;
        QTest::newRow("no wallet") << 1 << u"wallet"_s;
        QTest::newRow("wallets that are not read") << 8 << u"not read"_s;
        QTest::newRow("no amount") << 2 << u"typed nothing"_s;
        QTest::newRow("zero") << 3 << u"above zero"_s;
        QTest::newRow("bad slippage") << 4 << u"Slippage"_s;
        QTest::newRow("slippage beyond all") << 5 << u"100"_s;
        QTest::newRow("bad priority fee") << 6 << u"Priority fee"_s;
        QTest::newRow("held") << 7 << u"offline"_s;
    }
    void whatIsMissingIsSaid()
    {
        QFETCH(int, what);
        QFETCH(QString, word);
        TicketInput input = buyInput();
        const auto refusal = [](const QString &detail) { return failure(ErrorCode::InvalidInput, detail); };
        switch (what) {
        case 0:
            input.mint.clear();
            break;
        case 1:
            input.wallet.clear();
            break;
        case 8:
            input.wallet.clear();
            input.areWalletsKnown = false;
            break;
        case 2:
            input.amount = refusal(u"typed nothing"_s);
            break;
        case 3:
            input.amount = 0;
            break;
        case 4:
            input.slippageBps = refusal(u"x"_s);
            break;
        case 5:
            input.slippageBps = 10'001;
            break;
        case 6:
            input.priorityFee = refusal(u"x"_s);
            break;
        default:
            input.hold = u"The network is offline"_s;
            break;
        }
        const TicketDraft draft(input);
        QVERIFY(!draft.request());
        QVERIFY2(draft.problem().contains(word), qPrintable(draft.problem()));
    }

    void fundsAreCountedToTheLamport()
    {
        CostSheet s = sheet();
        QVERIFY(TicketDraft::problemOf(s).isEmpty());
        s.walletLamports -= 1;
        QVERIFY(TicketDraft::problemOf(s).contains(u"0.000\u00a0000\u00a0001 SOL"_s));
        QVERIFY(TicketDraft::problemOf(s, {}, true).contains(u"••• SOL"_s));
        // The curve takes less than was asked for: all that was asked for must be there.
        s.mustHoldLamports = s.payAtMostLamports + 1;
        QVERIFY(TicketDraft::problemOf(s).contains(u"0.000\u00a0000\u00a0002 SOL"_s));
        s.walletLamports = s.mustHoldLamports;
        QVERIFY(TicketDraft::problemOf(s).isEmpty());
        s.quote.amountOutRaw = 0;
        QVERIFY(TicketDraft::problemOf(s).contains(u"too small"_s));

        CostSheet sell = sheet();
        sell.quote.mode = TradeMode::Sell;
        sell.quote.amountInRaw = 10;
        sell.walletTokens = 10;
        QVERIFY(TicketDraft::problemOf(sell).isEmpty());
        sell.walletTokens = 9;
        QVERIFY(!TicketDraft::problemOf(sell).isEmpty());
        sell.walletTokens = 10;
        sell.walletLamports = 4'999;
        QVERIFY(TicketDraft::problemOf(sell).contains(u"network fee"_s));
    }

    void theUsersOwnLimitsHold()
    {
        TicketInput input = buyInput();
        input.limits = {quint64{400'000'000}, quint64{300}};
        QVERIFY(TicketDraft(input).problem().contains(u"limit for slippage"_s));
        input.slippageBps = 300;
        QVERIFY(TicketDraft(input).request());
        QVERIFY(TicketDraft::problemOf(sheet(), input.limits).contains(u"limit for one order"_s));
        QVERIFY(TicketDraft::problemOf(sheet(), {quint64{500'000'000}, {}}).isEmpty());
    }

    void dangersAreNamed()
    {
        CostSheet s = sheet();
        QVERIFY(TicketDraft::dangersOf(s, 500).isEmpty());
        QCOMPARE(TicketDraft::dangersOf(s, 1'501).size(), 1);
        s.quote.priceImpactBps = TicketDraft::dangerImpactBps;
        QCOMPARE(TicketDraft::dangersOf(s, 500).size(), 1);
        s.quote.clamped = true;
        QCOMPARE(TicketDraft::dangersOf(s, 500).size(), 2);
        s.networkFeeLamports = 25'000'001;
        QCOMPARE(TicketDraft::dangersOf(s, 10'000).size(), 4);
        s.networkFeeLamports = 25'000'000;
        QCOMPARE(TicketDraft::dangersOf(s, 10'000).size(), 3);
    }

    void ordersAreEqualByWhatTheyCost()
    {
        const TradeRequest a = *TicketDraft(buyInput()).request();
        TradeRequest b = a;
        b.idempotencyKey = "x";
        QVERIFY(isSameOrder(a, b));
        b.slippageBps = 100;
        QVERIFY(!isSameOrder(a, b));
        b = a;
        b.signer.wallet = u"other"_s;
        QVERIFY(!isSameOrder(a, b));
    }
};

CURVEDESK_TEST(TestTicketDraft)

} // namespace ticketDraftTest
#include "tst_TicketDraft.moc"
