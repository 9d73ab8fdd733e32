// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/access/ApprovalService.h"
#include "core/service/fee/NetworkFee.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QSignalSpy>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace tradeServiceTest {

using Unit = TradeAmount::Unit;

namespace {

constexpr quint64 sol = lamportsPerSol;
constexpr quint64 baseFee = 5'000;
constexpr quint64 accumulatorRent = 1'844'400;
constexpr quint64 vaultRent = 890'880;

quint64 tokenRent(bool legacy)
{
    return legacy ? 2'039'280 : 2'074'080;
}

} // namespace

class tst_TradeService : public QObject
{
    Q_OBJECT

private slots:
    void buys_data()
    {
        QTest::addColumn<bool>("legacy");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<quint64>("amount");
        QTest::newRow("for lamports, token-2022") << false << Unit::Lamports << 1'234'567'891ull;
        QTest::newRow("for lamports, spl") << true << Unit::Lamports << 1'234'567'891ull;
        QTest::newRow("tokens, token-2022") << false << Unit::BaseUnits << 12'345'678'901'234ull;
        QTest::newRow("tokens, spl") << true << Unit::BaseUnits << 12'345'678'901'234ull;
    }
    void buys()
    {
        QFETCH(bool, legacy);
        QFETCH(Unit, unit);
        QFETCH(quint64, amount);
        ServiceScene scene;
        const QString mint = scene.coin(legacy);
        const QString wallet = scene.wallet(10 * sol);
        const BondingCurve before = scene.curveOf(mint);
        const auto expected = unit == Unit::Lamports ? curveQuote::buyForQuote(before, scene.ratesOf(before), amount)
                                                     : curveQuote::buyTokens(before, scene.ratesOf(before), amount);
        QVERIFY(expected);

        const auto receipt
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {unit, amount}, wallet)));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(receipt->quotedLamports, expected->total);
        QCOMPARE(receipt->quotedTokens, expected->tokensOut);
        QCOMPARE(receipt->networkFeeLamports, baseFee);
        QCOMPARE(receipt->mint, mint);
        if (unit == Unit::Lamports)
            QCOMPARE(receipt->minimumOutTokens, std::optional(curveQuote::minimumOut(expected->tokensOut, 500)));
        else
            QCOMPARE(receipt->maxSolCostLamports, std::optional(curveQuote::maximumCost(expected->total, 500)));
        // To the lamport: the curve, the network, and the rents of three new accounts.
        QCOMPARE(scene.lamportsOf(wallet),
                 10 * sol - expected->total - baseFee - tokenRent(legacy) - accumulatorRent - vaultRent);
        QCOMPARE(scene.tokensOf(wallet, mint), expected->tokensOut);
        QCOMPARE(scene.curveOf(mint), curveQuote::after(before, *expected));

        const auto order = scene.order(receipt->orderId);
        QVERIFY(order);
        QCOMPARE(order->movedLamports, expected->total);
        QCOMPARE(order->movedTokens, expected->tokensOut);
        QCOMPARE(order->symbol, u"SYM"_s);
        QCOMPARE(order->networkFeeLamports, baseFee);
        QVERIFY(order->slot > 0);

        // The second buy pays no rent any more.
        scene.ledger->advanceSlot();
        const BondingCurve middle = scene.curveOf(mint);
        const quint64 lamports = scene.lamportsOf(wallet);
        const auto next = curveQuote::buyForQuote(middle, scene.ratesOf(middle), sol);
        scene.buy(mint, wallet, sol);
        QCOMPARE(scene.lamportsOf(wallet), lamports - next->total - baseFee);
    }

    void sells_data()
    {
        QTest::addColumn<bool>("legacy");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<quint64>("amount");
        for (const bool legacy : {false, true}) {
            const char *program = legacy ? "spl" : "token-2022";
            QTest::addRow("tokens, %s", program) << legacy << Unit::BaseUnits << 1'234'567'890'123ull;
            QTest::addRow("for lamports, %s", program) << legacy << Unit::Lamports << 123'456'789ull;
            QTest::addRow("a third, %s", program) << legacy << Unit::PercentOfHolding << 33'000'000ull;
            QTest::addRow("all, %s", program) << legacy << Unit::PercentOfHolding << 100'000'000ull;
        }
    }
    void sells()
    {
        QFETCH(bool, legacy);
        QFETCH(Unit, unit);
        QFETCH(quint64, amount);
        ServiceScene scene;
        const QString mint = scene.coin(legacy);
        const QString wallet = scene.wallet(10 * sol);
        scene.buy(mint, wallet, 2 * sol);
        const BondingCurve before = scene.curveOf(mint);
        const FeeRates rates = scene.ratesOf(before);
        const quint64 held = scene.tokensOf(wallet, mint);
        const quint64 lamports = scene.lamportsOf(wallet);
        const bool all = unit == Unit::PercentOfHolding && amount == 100'000'000;
        const quint64 tokens = all ? held : unit == Unit::PercentOfHolding ? held * 33 / 100 : amount;
        const auto expected = unit == Unit::Lamports ? curveQuote::sellForQuote(before, rates, amount)
                                                     : curveQuote::sellTokens(before, rates, tokens);
        QVERIFY(expected);

        const auto receipt
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Sell, mint, {unit, amount}, wallet)));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(receipt->quotedLamports, expected->net);
        QCOMPARE(receipt->quotedTokens, expected->tokensIn);
        QCOMPARE(receipt->minimumOutLamports, std::optional(curveQuote::minimumOut(expected->net, 500)));
        QCOMPARE(scene.lamportsOf(wallet), lamports + expected->net - baseFee + (all ? tokenRent(legacy) : 0));
        QCOMPARE(scene.hasTokenAccount(wallet, mint), !all);
        QCOMPARE(scene.tokensOf(wallet, mint), held - expected->tokensIn);
        const auto order = scene.order(receipt->orderId);
        QCOMPARE(order->kind, OrderSummary::Kind::Sell);
        QCOMPARE(order->movedLamports, expected->net);
        QCOMPARE(order->movedTokens, expected->tokensIn);
    }

    void aQuoteIsWhatTheTradeDoes()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        const auto quote = finish(scene.quotes.quote({mint, TradeMode::Buy, u"1.5"_s, 500}));
        const TradeReceipt bought = scene.buy(mint, wallet, 1'500'000'000);
        QCOMPARE(quote->amountInRaw, bought.quotedLamports);
        QCOMPARE(quote->amountOutRaw, scene.tokensOf(wallet, mint));
        QCOMPARE(quote->minimumOutRaw, *bought.minimumOutTokens);
    }

    void paysPriority()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        request.priorityFeeMicroLamports = 1'000'000;
        const auto sheet = finish(scene.trades.costSheet(request));
        const auto receipt = finish(scene.trades.trade(request));
        QVERIFY(receipt && sheet);
        const auto wire = Transaction::decode(scene.cluster.sent.constFirst());
        const auto budget = computeBudget::read(wire->message);
        QCOMPARE(budget->unitPrice.value(), 1'000'000ull);
        QVERIFY(budget->unitLimit > 30'000 && budget->unitLimit < 300'000);
        // One lamport a unit.
        QCOMPARE(receipt->networkFeeLamports, baseFee + budget->unitLimit);
        QCOMPARE(scene.lamportsOf(wallet),
                 10 * sol - receipt->quotedLamports - receipt->networkFeeLamports - tokenRent(false) - accumulatorRent
                     - vaultRent);
        QVERIFY(sheet->networkFeeLamports + 10 > receipt->networkFeeLamports
                && sheet->networkFeeLamports < receipt->networkFeeLamports + 10);
        request.priorityFeeMicroLamports = 10'000'000'000;
        const auto refused = finish(scene.trades.trade(request));
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        QVERIFY2(refused.error().detail.startsWith(u"priorityFee would come to "_s),
                 qPrintable(refused.error().detail));
        QCOMPARE(scene.orderCount(), 1);
    }

    void sellsRightAfterABuyThoughANodeLags()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.buy(mint, wallet, sol);
        scene.cluster.staleReads = 2;
        const auto sale = finish(scene.trades.trade(
            ServiceScene::request(TradeMode::Sell, mint, {Unit::PercentOfHolding, 100'000'000}, wallet)));
        QVERIFY2(sale, qPrintable(sale ? QString() : sale.error().detail));
        QCOMPARE(sale->status, TradeStatus::Succeeded);
        QCOMPARE(scene.tokensOf(wallet, mint), 0ull);
        QCOMPARE(scene.cluster.staleReads, 0);
    }

    void doesNotTradeOnWhatWasBefore()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.buy(mint, wallet, sol);
        scene.cluster.staleReads = 100;
        const auto sale = finish(scene.trades.trade(
            ServiceScene::request(TradeMode::Sell, mint, {Unit::PercentOfHolding, 100'000'000}, wallet)));
        QCOMPARE(sale.error().code, ErrorCode::Unavailable);
        QCOMPARE(scene.cluster.sent.size(), 1);
    }

    void signsNothingThatCouldNotBeSimulated()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.cluster.simulationsFail = true;
        const auto receipt
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QCOMPARE(receipt.error().code, ErrorCode::UpstreamTimeout);
        QCOMPARE(receipt.error().detail, u"The trade could not be simulated, so nothing was signed: no answer"_s);
        QVERIFY(scene.cluster.sent.isEmpty());
        QCOMPARE(scene.orderCount(), 0);
    }

    void refusesAPriorityFeeBeyondTheLimit()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        request.priorityFeeMicroLamports = 10'000'000;
        QVERIFY(finish(scene.trades.trade(request)));
        scene.trades.limitPriorityFee(1'000);
        const auto refused = finish(scene.trades.trade(request));
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        QVERIFY2(refused.error().detail.endsWith(u"more than the 0.000001 SOL allowed"_s),
                 qPrintable(refused.error().detail));
        // What we choose ourselves keeps to it.
        request.priorityFeeMicroLamports.reset();
        scene.cluster.priorityFees = QList<quint64>{1'000'000'000};
        const auto receipt = finish(scene.trades.trade(request));
        QVERIFY(receipt);
        QVERIFY(receipt->networkFeeLamports > 5'900 && receipt->networkFeeLamports <= 6'000);
    }

    void takesTheUpperQuartileOfRecentFees()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.cluster.priorityFees = QList<quint64>{0, 0, 5'000, 9'000};
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        request.priorityFeeMicroLamports.reset();
        QVERIFY(finish(scene.trades.trade(request)));
        QCOMPARE(computeBudget::read(Transaction::decode(scene.cluster.sent.constFirst())->message)->unitPrice.value(),
                 5'000ull);
    }

    void costSheetAddsUp()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        const auto sheet = finish(scene.trades.costSheet(request));
        QVERIFY(sheet);
        QCOMPARE(sheet->tokenAccountRentLamports, tokenRent(false));
        QCOMPARE(sheet->volumeAccumulatorRentLamports, accumulatorRent);
        QCOMPARE(sheet->creatorVaultRentLamports, vaultRent);
        QCOMPARE(sheet->networkFeeLamports, baseFee);
        QCOMPARE(sheet->payAtMostLamports, sol + tokenRent(false) + accumulatorRent + vaultRent + baseFee);
        QCOMPARE(sheet->mustHoldLamports, sheet->payAtMostLamports);
        QCOMPARE(sheet->mostInRaw, sol);
        QCOMPARE(sheet->walletLamports, 10 * sol);
        scene.buy(mint, wallet, sol);
        request = ServiceScene::request(TradeMode::Sell, mint, {Unit::PercentOfHolding, 100'000'000}, wallet);
        const auto sell = finish(scene.trades.costSheet(request));
        QVERIFY(sell);
        QCOMPARE(sell->receiveAtLeastLamports, sell->quote.minimumOutRaw - baseFee);
        QCOMPARE(sell->walletTokens, scene.tokensOf(wallet, mint));
        QCOMPARE(sell->tokenAccountRentLamports, 0ull);
        // A wallet that could not pay still sees what it would cost.
        QVERIFY(finish(
            scene.trades.costSheet(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, 50 * sol}, wallet))));
        QCOMPARE(scene.orderCount(), 1);
    }

    void clampsABuyOfMoreThanThereIs()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(200 * sol);
        const BondingCurve before = scene.curveOf(mint);
        const TradeReceipt receipt = scene.buy(mint, wallet, 150 * sol);
        QCOMPARE(scene.tokensOf(wallet, mint), before.realTokenReserves);
        QVERIFY(scene.curveOf(mint).complete);
        QCOMPARE(receipt.maxSolCostLamports, std::optional(curveQuote::maximumCost(receipt.quotedLamports, 500)));
        QCOMPARE(scene.lamportsOf(wallet),
                 200 * sol - receipt.quotedLamports - baseFee - tokenRent(false) - accumulatorRent - vaultRent);

        const auto more
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QCOMPARE(more.error().code, ErrorCode::CurveComplete);
        QCOMPARE(more.error().detail, u"Curve is complete"_s);
        QCOMPARE(scene.orderCount(), 1);
    }

    void refusesASpendThatIsNotHeldThoughTheCurveTakesLess()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(100 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, 150 * sol}, wallet);
        const auto receipt = finish(scene.trades.trade(request));
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, ErrorCode::InsufficientFunds);
        QVERIFY2(receipt.error().detail.contains(u"150.0"_s), qPrintable(receipt.error().detail));
        QCOMPARE(finish(scene.trades.instructions(request)).error().code, ErrorCode::InsufficientFunds);
        // The window is told what is missing.
        const auto sheet = finish(scene.trades.costSheet(request));
        QVERIFY(sheet && sheet->quote.clamped);
        QVERIFY(sheet->payAtMostLamports < sheet->walletLamports);
        QCOMPARE(sheet->mustHoldLamports, 150 * sol + tokenRent(false) + accumulatorRent + vaultRent + baseFee);
        request.dryRun = true;
        QCOMPARE(finish(scene.trades.trade(request)).error().code, ErrorCode::InsufficientFunds);
        QCOMPARE(scene.orderCount(), 0);
        QVERIFY(scene.cluster.sent.isEmpty());
        // What the wallet does hold buys all that is left.
        scene.buy(mint, wallet, 99 * sol);
        QVERIFY(scene.curveOf(mint).complete);
    }

    void signsNothingOnAccountsThatMakeNoSense()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(2 * sol);
        scene.buy(mint, wallet, sol / 10);
        const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        const auto coin = pumpAddresses::CoinAddresses::derive(ServiceScene::addressOf(mint), programs::token2022);
        const auto user
            = pumpAddresses::UserAddresses::derive(ServiceScene::addressOf(wallet), coin.mint, coin.tokenProgram);
        for (const Address &address :
             {user.associatedUser, coin.bondingCurve, pumpAddresses::global, pumpAddresses::feeConfig}) {
            scene.cluster.forgedData = {{address, scene.ledger->account(address)->data.first(20)}};
            QCOMPARE(finish(scene.trades.trade(request)).error().code, ErrorCode::UpstreamRejected);
            QCOMPARE(finish(scene.trades.instructions(request)).error().code, ErrorCode::UpstreamRejected);
            QCOMPARE(finish(scene.trades.costSheet(request)).error().code, ErrorCode::UpstreamRejected);
        }
        QCOMPARE(scene.orderCount(), 1);
        QCOMPARE(scene.cluster.sent.size(), 1);
    }

    void refusesWhatCannotBePaid_data()
    {
        QTest::addColumn<quint64>("lamports");
        QTest::newRow("an empty wallet") << 0ull;
        QTest::newRow("the spend alone") << sol;
        QTest::newRow("no rent stays") << sol + tokenRent(false) + accumulatorRent + vaultRent + baseFee + 1'000;
    }
    void refusesWhatCannotBePaid()
    {
        QFETCH(quint64, lamports);
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(lamports);
        const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        const auto receipt = finish(scene.trades.trade(request));
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, ErrorCode::InsufficientFunds);
        QVERIFY2(receipt.error().detail.contains(u" SOL"_s), qPrintable(receipt.error().detail));
        QCOMPARE(scene.lamportsOf(wallet), lamports);
        QCOMPARE(scene.orderCount(), 0);
        QVERIFY(scene.cluster.sent.isEmpty());
        QCOMPARE(finish(scene.trades.instructions(request)).error().code, ErrorCode::InsufficientFunds);
    }

    void spendsAWalletToTheLastLamport()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const BondingCurve before = scene.curveOf(mint);
        constexpr quint64 tokens = 1'000'000'000'000;
        const auto expected = curveQuote::buyTokens(before, scene.ratesOf(before), tokens);
        const QString wallet = scene.wallet(expected->total + tokenRent(false) + accumulatorRent + vaultRent + baseFee);
        const auto receipt = finish(
            scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::BaseUnits, tokens}, wallet)));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(scene.lamportsOf(wallet), 0ull);
        QCOMPARE(scene.tokensOf(wallet, mint), tokens);
    }

    void stopsAtTheSlippageLimit()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        const QString rival = scene.wallet(50 * sol);
        // Somebody buys between the quote and the simulation, each time.
        bool rivalActs = false;
        scene.cluster.beforeSimulation = [&] {
            if (std::exchange(rivalActs, false))
                scene.buy(mint, rival, 5 * sol);
        };
        rivalActs = true;
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        request.slippageBps = 100;
        const auto receipt = finish(scene.trades.trade(request));
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, ErrorCode::SlippageExceeded);
        QVERIFY(receipt.error().program);
        QCOMPARE(receipt.error().program->code, 6042u);
        QCOMPARE(scene.lamportsOf(wallet), 10 * sol);
        QCOMPARE(scene.orderCount(), 1); // the rival's
    }

    void quotesAgainWhenTheReservesMoved()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        const QString rival = scene.wallet(50 * sol);
        bool rivalActs = false;
        scene.cluster.beforeSimulation = [&] {
            if (std::exchange(rivalActs, false)) {
                scene.buy(mint, rival, sol / 10);
                scene.ledger->advanceSlot();
            }
        };
        rivalActs = true;
        const auto receipt
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        // The quote is the one of the reserves that the trade met.
        QCOMPARE(scene.tokensOf(wallet, mint), receipt->quotedTokens);
    }

    void plansAgainAfterALongApproval_data()
    {
        QTest::addColumn<TradeMode>("mode");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<quint64>("amount");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<TradeMode>("rival");
        QTest::addColumn<bool>("succeeds");
        constexpr quint64 tokens = 5'000'000'000'000;
        const auto row = [](const char *name, TradeMode mode, Unit unit, quint64 amount, TradeMode rival, bool worse) {
            for (const int seconds : {29, 31}) {
                QTest::addRow("%s, after %d s", name, seconds)
                    << mode << unit << amount << seconds << rival << (seconds < 30 || !worse);
            }
        };
        row("a buy that would give less", TradeMode::Buy, Unit::Lamports, sol, TradeMode::Buy, true);
        row("a buy that would give more", TradeMode::Buy, Unit::Lamports, sol, TradeMode::Sell, false);
        row("a buy that would cost more", TradeMode::Buy, Unit::BaseUnits, tokens, TradeMode::Buy, true);
        row("a buy that would cost less", TradeMode::Buy, Unit::BaseUnits, tokens, TradeMode::Sell, false);
        row("a sale that would give less", TradeMode::Sell, Unit::BaseUnits, tokens, TradeMode::Sell, true);
        row("a sale that would give more", TradeMode::Sell, Unit::BaseUnits, tokens, TradeMode::Buy, false);
        row("a sale of more tokens", TradeMode::Sell, Unit::Lamports, sol / 10, TradeMode::Sell, true);
        row("a sale of fewer tokens", TradeMode::Sell, Unit::Lamports, sol / 10, TradeMode::Buy, false);
    }
    void plansAgainAfterALongApproval()
    {
        QFETCH(TradeMode, mode);
        QFETCH(Unit, unit);
        QFETCH(quint64, amount);
        QFETCH(int, seconds);
        QFETCH(TradeMode, rival);
        QFETCH(bool, succeeds);
        ServiceScene scene;
        ApprovalService approvals(scene.journal->audit(), scene.clock, std::chrono::minutes(5));
        scene.orders.setApprovals(approvals);
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(20 * sol);
        const QString other = scene.wallet(20 * sol);
        scene.buy(mint, wallet, sol);
        scene.buy(mint, other, sol);
        KeyRights rights;
        rights.scopes = KeyScope::Trade;
        rights.needsApproval = true;
        const auto key = scene.journal->apiKeys().add({}, wallet, rights, scene.clock.nowMs());
        TradeRequest request = ServiceScene::request(mode, mint, {unit, amount}, wallet);
        request.slippageBps = 2'000;
        request.apiOwner = key->key.owner;
        const int before = scene.orderCount();

        auto trade = scene.trades.trade(request);
        QTRY_COMPARE(approvals.waiting().size(), 1);
        const Approval asked = approvals.waiting().constFirst();
        const TradeAmount half{Unit::PercentOfHolding, 50'000'000};
        const auto moved = finish(scene.trades.trade(ServiceScene::request(
            rival, mint, rival == TradeMode::Buy ? TradeAmount{Unit::Lamports, sol / 2} : half, other)));
        QVERIFY2(moved, qPrintable(moved ? QString() : moved.error().detail));
        scene.ledger->advanceSlot();
        scene.clock.now += seconds * 1000;
        QVERIFY(approvals.approve(asked.id));
        const auto receipt = finish(std::move(trade));
        QCOMPARE(receipt.has_value(), succeeds);
        if (!succeeds) {
            QCOMPARE(receipt.error().code, ErrorCode::SlippageExceeded);
            QCOMPARE(scene.orderCount(), before + 1); // the rival's
            return;
        }
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        const auto signedOrder = scene.journal->order(receipt->orderId);
        const bool isAsSeen
            = Transaction::decode(signedOrder->wire)->message == Transaction::decode(asked.wire)->message;
        QCOMPARE(isAsSeen, seconds < 30);
        QVERIFY(signedOrder->limitTokens >= asked.order.limitTokens || mode == TradeMode::Sell);
        QVERIFY(signedOrder->limitLamports >= asked.order.limitLamports || mode == TradeMode::Buy);
    }

    // The curve sells what it has left: fewer tokens than the person agreed to buy, for less as well.
    void buysNoFewerThanWereApproved()
    {
        ServiceScene scene;
        ApprovalService approvals(scene.journal->audit(), scene.clock, std::chrono::minutes(5));
        scene.orders.setApprovals(approvals);
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(200 * sol);
        const QString other = scene.wallet(200 * sol);
        KeyRights rights;
        rights.scopes = KeyScope::Trade;
        rights.needsApproval = true;
        const auto key = scene.journal->apiKeys().add({}, wallet, rights, scene.clock.nowMs());
        constexpr quint64 wanted = 300'000'000'000'000;
        constexpr quint64 left = 10'000'000'000'000;
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::BaseUnits, wanted}, wallet);
        request.apiOwner = key->key.owner;
        auto trade = scene.trades.trade(request);
        QTRY_COMPARE(approvals.waiting().size(), 1);
        const Approval asked = approvals.waiting().constFirst();
        QCOMPARE(asked.order.quotedTokens, wanted);
        const TradeAmount rest{Unit::BaseUnits, scene.curveOf(mint).realTokenReserves - left};
        const auto moved = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, rest, other)));
        QVERIFY2(moved, qPrintable(moved ? QString() : moved.error().detail));
        QCOMPARE(scene.curveOf(mint).realTokenReserves, left);
        scene.ledger->advanceSlot();
        scene.clock.now += 31'000;
        QVERIFY(approvals.approve(asked.id));
        const auto receipt = finish(std::move(trade));
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, ErrorCode::SlippageExceeded);
        QCOMPARE(scene.orderCount(), 1); // the other's
    }

    // The computer slept: the time is over, though the timer that ends the wait stood still.
    void approvesNothingAfterItsTime()
    {
        ServiceScene scene;
        ApprovalService approvals(scene.journal->audit(), scene.clock, std::chrono::minutes(5));
        scene.orders.setApprovals(approvals);
        const QString wallet = scene.wallet(10 * sol);
        KeyRights rights;
        rights.scopes = KeyScope::Trade;
        rights.needsApproval = true;
        const auto key = scene.journal->apiKeys().add({}, wallet, rights, scene.clock.nowMs());
        TradeRequest request = ServiceScene::request(TradeMode::Buy, scene.coin(), {Unit::Lamports, sol}, wallet);
        request.apiOwner = key->key.owner;
        auto trade = scene.trades.trade(request);
        QTRY_COMPARE(approvals.waiting().size(), 1);
        scene.clock.now += 301'000;
        const Outcome approved = approvals.approve(approvals.waiting().constFirst().id);
        QVERIFY(!approved);
        QCOMPARE(approved.error().code, ErrorCode::NotFound);
        const auto receipt = finish(std::move(trade));
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, ErrorCode::ApprovalTimeout);
        QCOMPARE(scene.orderCount(), 0);
    }

    // Fees that rise while a person decides are no reason to refuse what was approved.
    void paysThePriorityFeeThatWasApproved()
    {
        ServiceScene scene;
        ApprovalService approvals(scene.journal->audit(), scene.clock, std::chrono::minutes(5));
        scene.orders.setApprovals(approvals);
        const QString wallet = scene.wallet(10 * sol);
        KeyRights rights;
        rights.scopes = KeyScope::Trade;
        rights.needsApproval = true;
        const auto key = scene.journal->apiKeys().add({}, wallet, rights, scene.clock.nowMs());
        TradeRequest request = ServiceScene::request(TradeMode::Buy, scene.coin(), {Unit::Lamports, sol}, wallet);
        request.apiOwner = key->key.owner;
        request.priorityFeeMicroLamports.reset(); // automatic
        scene.cluster.priorityFees = QList<quint64>{20'000};

        auto trade = scene.trades.trade(request);
        QTRY_COMPARE(approvals.waiting().size(), 1);
        const Approval asked = approvals.waiting().constFirst();
        QVERIFY(asked.order.spend.priorityFeeLamports > 0);
        scene.cluster.priorityFees = QList<quint64>{90'000};
        scene.ledger->advanceSlot();
        scene.clock.now += 31'000;
        QVERIFY(approvals.approve(asked.id));
        const auto receipt = finish(std::move(trade));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        const auto placed = scene.journal->order(receipt->orderId);
        const quint64 paid = networkFee::priorityPart(placed->feeLamports, 1);
        QVERIFY(paid > 0);
        QVERIFY(paid <= asked.order.spend.priorityFeeLamports);
    }

    void refusesASimulationThatDiffers()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.cluster.forgeSimulation = [](Simulation &simulation) {
            if (!simulation.accounts.isEmpty() && simulation.accounts.first())
                simulation.accounts.first()->lamports = *simulation.accounts.first()->lamports.minus(Lamports(1'000));
        };
        const auto receipt
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, ErrorCode::ProgramRejected);
        QCOMPARE(scene.cluster.simulations, 3);
        QVERIFY(scene.cluster.sent.isEmpty());
        QCOMPARE(scene.orderCount(), 0);
    }

    void dryRunSendsNothing()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        request.dryRun = true;
        const auto receipt = finish(scene.trades.trade(request));
        QVERIFY(receipt);
        QVERIFY(receipt->orderId.isEmpty() && receipt->signature.isEmpty());
        QVERIFY(receipt->quotedTokens > 0 && receipt->minimumOutTokens);
        QVERIFY(scene.cluster.sent.isEmpty());
        QCOMPARE(scene.orderCount(), 0);
        QCOMPARE(scene.lamportsOf(wallet), 10 * sol);
    }

    void aReviewTellsHowLongItsBlockhashLives()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        const auto request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        const auto review = finish(scene.trades.review(request));
        QVERIFY2(review, qPrintable(review ? QString() : review.error().detail));
        QVERIFY(!review->blockhash.isEmpty());
        QCOMPARE(review->blockhashAgeMs, 0); // the sandbox is asked each time
        QVERIFY(review->blockhashLeftMs > 0);
        QVERIFY(review->blockhashLeftMs <= 60'000); // 150 slots
    }

    void aReviewTellsTheRolesOfItsAccounts()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        const auto review
            = finish(scene.trades.review(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QVERIFY2(review, qPrintable(review ? QString() : review.error().detail));
        const auto account = [&](const QString &address) {
            const auto found = std::ranges::find(review->accounts, address, &ReviewedAccount::address);
            return found == review->accounts.end() ? ReviewedAccount() : *found;
        };
        QCOMPARE(account(wallet).role, ReviewedRole::FeePayer);
        QCOMPARE(account(mint).role, ReviewedRole::Mint);
        QCOMPARE(account(pumpAddresses::bondingCurve(*Address::fromBase58(mint)).toBase58()).role,
                 ReviewedRole::BondingCurve);
        const ReviewedAccount system = account(programs::system.toBase58());
        QCOMPARE(system.role, ReviewedRole::Program);
        QCOMPARE(system.program, u"System"_s);
        QVERIFY(std::ranges::any_of(review->accounts,
                                    [](const auto &each) { return each.role == ReviewedRole::UserTokens; }));
        QVERIFY(review->instructions.constLast().limit > 0);
    }

    void handsOutUnsignedTransactions()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const Keypair stranger = Keypair::generate();
        scene.fund(stranger.address(), 10 * sol);
        const QString address = stranger.address().toBase58();
        const auto unsignedTrade = finish(
            scene.trades.instructions(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, address)));
        QVERIFY2(unsignedTrade, qPrintable(unsignedTrade ? QString() : unsignedTrade.error().detail));
        QCOMPARE(unsignedTrade->signer, address);
        QVERIFY(unsignedTrade->minimumOutTokens);
        QCOMPARE(scene.orderCount(), 0);
        auto transaction = Transaction::decode(unsignedTrade->wire);
        QVERIFY(transaction);
        QVERIFY(transaction->signatures.first().isZero());
        // Signed elsewhere it does what it says.
        const Keypair *const keys[] = {&stranger};
        QVERIFY(transaction->sign(keys));
        QVERIFY(finish(scene.ledger->submit(transaction->encode(), true)));
        QVERIFY(scene.tokensOf(address, mint) >= *unsignedTrade->minimumOutTokens);

        QCOMPARE(
            finish(scene.trades.instructions(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, {})))
                .error()
                .code,
            ErrorCode::InvalidInput);
    }

    void signsWithTheKeyOfTheRequest()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const Keypair stranger = Keypair::generate();
        scene.fund(stranger.address(), 10 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, {});
        request.signer.privateKey = std::make_shared<const SecretBytes>(stranger.secretKeyBase58());
        const auto receipt = finish(scene.trades.trade(request));
        QVERIFY(receipt);
        QVERIFY(scene.tokensOf(stranger.address().toBase58(), mint) > 0);

        request.signer.privateKey = std::make_shared<const SecretBytes>(SecretBytes::copyOf("hunter2"));
        const auto refused = finish(scene.trades.trade(request));
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        QCOMPARE(refused.error().detail, u"private is not a valid private key"_s);
    }

    void saysWhatIsMissing()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(sol);
        const auto ask = [&](const QString &token, const QString &who) {
            return finish(
                scene.trades.trade(ServiceScene::request(TradeMode::Buy, token, {Unit::Lamports, 1'000'000}, who)));
        };
        for (const QString &token : {u"nonsense"_s, QString(), wallet, programs::wrappedSol.toBase58()}) {
            const auto refused = ask(token, wallet);
            QCOMPARE(refused.error().code, ErrorCode::TokenNotFound);
            QCOMPARE(refused.error().detail, u"Token not found"_s);
        }
        const auto refused = ask(mint, mint);
        QCOMPARE(refused.error().code, ErrorCode::WalletNotFound);
        QCOMPARE(refused.error().detail, u"Wallet not found"_s);
        scene.vault.locked = true;
        QCOMPARE(ask(mint, wallet).error().code, ErrorCode::WalletLocked);
    }

    void oneOrderForOneKey()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol / 10}, wallet);
        request.idempotencyKey = "once";
        request.requestHash = "hash";
        request.apiOwner = wallet;
        int answered = 0;
        QSet<QString> orders;
        QSet<QString> signatures;
        for (int i = 0; i < 50; ++i) {
            QCoro::connect(scene.trades.trade(request), this, [&](const Result<TradeReceipt> &receipt) {
                QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
                orders.insert(receipt->orderId);
                signatures.insert(receipt->signature);
                QVERIFY(receipt->minimumOutTokens);
                ++answered;
            });
        }
        QTRY_COMPARE(answered, 50);
        QCOMPARE(orders.size(), 1);
        QCOMPARE(signatures.size(), 1);
        QCOMPARE(scene.cluster.signaturesSent().size(), 1);
        QCOMPARE(scene.orderCount(), 1);

        request.requestHash = "another";
        QCOMPARE(finish(scene.trades.trade(request)).error().code, ErrorCode::Conflict);
        request.apiOwner = u"somebody else"_s;
        QVERIFY(finish(scene.trades.trade(request)));
        QCOMPARE(scene.orderCount(), 2);
    }

    void aFailedAttemptDoesNotUseTheKeyUp()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, 2 * sol}, wallet);
        request.idempotencyKey = "again";
        QCOMPARE(finish(scene.trades.trade(request)).error().code, ErrorCode::InsufficientFunds);
        scene.fund(ServiceScene::addressOf(wallet), 5 * sol);
        QVERIFY(finish(scene.trades.trade(request)));
    }

    void tradesAlikeAreTwoTrades()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.buy(mint, wallet, sol);
        const TradeRequest request
            = ServiceScene::request(TradeMode::Buy, mint, {Unit::BaseUnits, 1'000'000'000}, wallet);
        int answered = 0;
        const quint64 before = scene.tokensOf(wallet, mint);
        for (int i = 0; i < 20; ++i) {
            QCoro::connect(scene.trades.trade(request), this, [&](const Result<TradeReceipt> &receipt) {
                QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
                QCOMPARE(receipt->status, TradeStatus::Succeeded);
                ++answered;
            });
        }
        QTRY_COMPARE(answered, 20);
        QCOMPARE(scene.tokensOf(wallet, mint), before + 20 * 1'000'000'000ull);
        QCOMPARE(scene.cluster.signaturesSent().size(), 21);
    }

    // An order signs with a kept blockhash, while an unsigned transaction gets the newest one.
    void tradesAlikeAreTwoTradesWhateverIsHandedOutBetween()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.cluster.authoritative = false;
        scene.cluster.everySend = FakeCluster::Send::Swallow; // what landed would change the next one's bytes
        const TradeRequest request
            = ServiceScene::request(TradeMode::Buy, mint, {Unit::BaseUnits, 1'000'000'000}, wallet);
        QSet<Hash> blockhashes;
        QSet<QByteArray> messages;
        const auto note = [&](const QByteArray &wire) {
            const Message message = Transaction::decode(wire)->message;
            blockhashes.insert(message.recentBlockhash);
            messages.insert(message.encode());
        };
        for (int i = 0; i < 3; ++i) {
            const auto receipt = finish(scene.trades.trade(request));
            QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
            scene.ledger->advanceSlot();
            const auto handedOut = finish(scene.trades.instructions(request));
            QVERIFY2(handedOut, qPrintable(handedOut ? QString() : handedOut.error().detail));
            note(handedOut->wire);
        }
        const QList<QByteArray> sent = scene.cluster.sent;
        QCOMPARE(scene.cluster.signaturesSent().size(), 3);
        QCOMPARE(scene.orderCount(), 3);
        for (const QByteArray &wire : sent)
            note(wire);
        QCOMPARE(messages.size(), 6);
        QVERIFY(blockhashes.size() > 1);
    }

    void announcesItsOrders()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        QList<OrderSummary> seen;
        connect(&scene.orders, &OrderDesk::orderChanged, this, [&](const OrderSummary &order) { seen.append(order); });
        QSignalSpy wallets(&scene.wallets, &WalletService::walletsChanged);
        scene.buy(mint, wallet, sol);
        QCOMPARE(seen.size(), 2);
        QCOMPARE(seen[0].status, TradeStatus::Pending);
        QCOMPARE(seen[1].status, TradeStatus::Succeeded);
        QCOMPARE(wallets.count(), 1);
    }
};

CURVEDESK_TEST(tst_TradeService)

} // namespace tradeServiceTest
#include "tst_TradeService.moc"
