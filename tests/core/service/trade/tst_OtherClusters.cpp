// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/service/trade/PoolServiceScene.h"
#include "tests/support/OffsetCharge.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace otherClustersTest {

using Unit = TradeAmount::Unit;

namespace {

constexpr quint64 sol = lamportsPerSol;
constexpr quint64 baseFee = 5'000;
constexpr quint64 halfRent = rent::genesisDefault.perByte / 4;
constexpr std::chrono::milliseconds pace{20};

} // namespace

/// Trades on clusters that are not quite as we know them: another rounding, another rent.
class tst_OtherClusters : public QObject
{
    Q_OBJECT

private slots:
    void roundingCorrectsTheQuote_data()
    {
        QTest::addColumn<qint64>("offset");
        for (const qint64 offset : {-2, -1, 1, 2})
            QTest::addRow("%+d", static_cast<int>(offset)) << offset;
    }
    void roundingCorrectsTheQuote()
    {
        QFETCH(qint64, offset);
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(20 * sol);
        scene.buy(mint, wallet, sol);
        OffsetCharge::install(scene.cluster, offset);
        const quint64 more = static_cast<quint64>(offset);
        const std::pair<TradeMode, TradeAmount> ways[] = {
            {TradeMode::Buy, {Unit::Lamports, 757'244}},
            {TradeMode::Buy, {Unit::Lamports, 1'234'567'891}},
            {TradeMode::Buy, {Unit::BaseUnits, 5'000'000'000'000}},
            {TradeMode::Sell, {Unit::Lamports, 100'000'000}},
            {TradeMode::Sell, {Unit::BaseUnits, 1'000'000'000'000}},
            {TradeMode::Sell, {Unit::PercentOfHolding, 100'000'000}},
        };
        for (const auto &[mode, amount] : ways) {
            scene.ledger->advanceSlot();
            const BondingCurve curve = scene.curveOf(mint);
            const FeeRates rates = scene.ratesOf(curve);
            const quint64 held = scene.tokensOf(wallet, mint);
            quint64 quoted = 0;
            if (mode == TradeMode::Buy) {
                quoted = (amount.unit == Unit::Lamports ? curveQuote::buyForQuote(curve, rates, amount.value)
                                                        : curveQuote::buyTokens(curve, rates, amount.value))
                             ->total;
            } else {
                quoted
                    = (amount.unit == Unit::Lamports
                           ? curveQuote::sellForQuote(curve, rates, amount.value)
                           : curveQuote::sellTokens(curve, rates, amount.unit == Unit::BaseUnits ? amount.value : held))
                          ->net;
            }
            const auto receipt = finish(scene.trades.trade(ServiceScene::request(mode, mint, amount, wallet)));
            QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
            QCOMPARE(receipt->status, TradeStatus::Succeeded);
            QCOMPARE(receipt->quotedLamports, mode == TradeMode::Buy ? quoted + more : quoted - more);
            const auto order = scene.order(receipt->orderId);
            QCOMPARE(order->movedLamports, receipt->quotedLamports);
            QCOMPARE(order->movedTokens, receipt->quotedTokens);
        }
    }

    void roundingCorrectsALaunch_data() { roundingCorrectsTheQuote_data(); }
    void roundingCorrectsALaunch()
    {
        QFETCH(qint64, offset);
        ServiceScene scene;
        const QString wallet = scene.wallet(20 * sol);
        OffsetCharge::install(scene.cluster, offset);
        const auto receipt = finish(scene.launches.launch(launch(wallet, sol)));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->trade.status, TradeStatus::Succeeded);
        QCOMPARE(receipt->trade.quotedLamports, sol + static_cast<quint64>(offset));
        const auto order = scene.order(receipt->trade.orderId);
        QCOMPARE(order->movedLamports, receipt->trade.quotedLamports);
        QCOMPARE(order->movedTokens, receipt->trade.quotedTokens);
    }

    void refusesAnotherPrice()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(20 * sol);
        OffsetCharge::install(scene.cluster, 1'000);
        const auto refused
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::ProgramRejected);
        QVERIFY2(refused.error().detail.contains(u"moves 1.000001 SOL"_s)
                     && refused.error().detail.contains(u"the quote says 1 SOL"_s),
                 qPrintable(refused.error().detail));
        const auto launched = finish(scene.launches.launch(launch(wallet, sol)));
        QVERIFY(!launched);
        QCOMPARE(launched.error().code, ErrorCode::ProgramRejected);
        QVERIFY2(launched.error().detail.contains(u"moves 1.000001 SOL"_s)
                     && launched.error().detail.contains(u"the quote says 1 SOL"_s),
                 qPrintable(launched.error().detail));
        QVERIFY(scene.cluster.sent.isEmpty());
    }

    void costsWhatTheSheetSaysAtHalfTheRent()
    {
        ServiceScene scene({}, pace, halfRent);
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(20 * sol);
        const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        const auto sheet = finish(scene.trades.costSheet(request));
        QVERIFY2(sheet, qPrintable(sheet ? QString() : sheet.error().detail));
        QCOMPARE(sheet->tokenAccountRentLamports, 2'074'080u / 2);
        QCOMPARE(sheet->volumeAccumulatorRentLamports, 1'844'400u / 2);
        QCOMPARE(sheet->creatorVaultRentLamports, 890'880u / 2);
        scene.buy(mint, wallet, sol);
        QCOMPARE(scene.lamportsOf(wallet), 20 * sol - sheet->payAtMostLamports);
        QCOMPARE(scene.cluster.simulations, 1);

        scene.ledger->advanceSlot();
        const quint64 before = scene.lamportsOf(wallet);
        const TradeRequest all
            = ServiceScene::request(TradeMode::Sell, mint, {Unit::PercentOfHolding, 100'000'000}, wallet);
        const auto sale = finish(scene.trades.costSheet(all));
        const auto sold = finish(scene.trades.trade(all));
        QVERIFY2(sale && sold, qPrintable(sold ? QString() : sold.error().detail));
        QCOMPARE(scene.lamportsOf(wallet),
                 before + sale->quote.amountOutRaw - sale->networkFeeLamports + 2'074'080u / 2);
        QCOMPARE(scene.cluster.rentQuestions, 2); // once, for two sizes
    }

    void launchesAtHalfTheRent()
    {
        quint64 costs[2] = {};
        for (const bool half : {false, true}) {
            ServiceScene scene({}, pace, half ? halfRent : 2 * halfRent);
            const QString wallet = scene.wallet(20 * sol);
            const auto receipt = finish(scene.launches.launch(launch(wallet, sol)));
            QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
            QCOMPARE(receipt->trade.status, TradeStatus::Succeeded);
            costs[half ? 1 : 0] = 20 * sol - scene.lamportsOf(wallet) - receipt->trade.quotedLamports - 2 * baseFee;
        }
        QVERIFY(costs[1] > 0);
        QCOMPARE(costs[0], 2 * costs[1]);
    }

    void tradesOnAPoolAtHalfTheRent()
    {
        PoolServiceScene scene({}, pace, halfRent);
        const QString mint = scene.graduatedCoin(false);
        const QString wallet = scene.wallet(20 * sol);
        // With wrapped SOL of its own the wallet trades through a second account.
        for (const bool hasWrapped : {false, true}) {
            if (hasWrapped)
                wrapSol(scene, wallet);
            const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
            const auto sheet = finish(scene.trades.costSheet(request));
            QVERIFY2(sheet, qPrintable(sheet ? QString() : sheet.error().detail));
            QCOMPARE(sheet->wsolRentLamports, 2'039'280u / 2);
            const quint64 before = scene.lamportsOf(wallet);
            const auto bought = finish(scene.trades.trade(request));
            QVERIFY2(bought, qPrintable(bought ? QString() : bought.error().detail));
            QCOMPARE(bought->status, TradeStatus::Succeeded);
            QCOMPARE(before - scene.lamportsOf(wallet),
                     bought->quotedLamports + sheet->payAtMostLamports - request.amount.value);
            scene.ledger->advanceSlot();
        }
        const auto sold = finish(scene.trades.trade(
            ServiceScene::request(TradeMode::Sell, mint, {Unit::PercentOfHolding, 100'000'000}, wallet)));
        QVERIFY2(sold, qPrintable(sold ? QString() : sold.error().detail));
        QCOMPARE(sold->status, TradeStatus::Succeeded);
    }

    void asksForTheRentAgainWhenASimulationShowsAnother_data()
    {
        QTest::addColumn<bool>("hasRisen");
        QTest::newRow("it was lowered") << false;
        QTest::newRow("it was raised") << true;
    }
    void asksForTheRentAgainWhenASimulationShowsAnother()
    {
        QFETCH(bool, hasRisen);
        ServiceScene scene({}, pace, hasRisen ? 2 * halfRent : halfRent);
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(20 * sol);
        const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        // The rent that was true when it was asked for.
        scene.cluster.rent = rent::ofByte(2 * (hasRisen ? halfRent : 2 * halfRent));
        QVERIFY(finish(scene.trades.costSheet(request)));
        scene.cluster.rent.reset();
        const auto bought = finish(scene.trades.trade(request));
        QVERIFY2(bought, qPrintable(bought ? QString() : bought.error().detail));
        QCOMPARE(bought->status, TradeStatus::Succeeded);
        QCOMPARE(scene.cluster.rentQuestions, 4);
        QCOMPARE(scene.cluster.simulations, 2);
        QCOMPARE(finish(scene.trades.costSheet(request))->creatorVaultRentLamports, 0u);
    }

private:
    static LaunchRequest launch(const QString &wallet, quint64 lamports)
    {
        LaunchRequest request;
        request.image = QByteArray::fromBase64(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==");
        request.name = u"A coin"_s;
        request.symbol = u"COIN"_s;
        request.initialBuyLamports = lamports;
        request.signer.wallet = wallet;
        request.priorityFeeMicroLamports = 0;
        return request;
    }

    static void wrapSol(ServiceScene &scene, const QString &wallet)
    {
        const Keypair keypair = *scene.store->keypair(ServiceScene::addressOf(wallet));
        scene.execute({test::createAssociatedIdempotent(keypair.address(), keypair.address(), programs::wrappedSol,
                                                        programs::token)},
                      {&keypair});
    }
};

CURVEDESK_TEST(tst_OtherClusters)

} // namespace otherClustersTest
#include "tst_OtherClusters.moc"
