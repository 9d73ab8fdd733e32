// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TraderState.h"
#include "tests/core/service/trade/PoolServiceScene.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace poolTradingTest {

using Unit = TradeAmount::Unit;

namespace {

constexpr quint64 sol = lamportsPerSol;
constexpr quint64 baseFee = 5'000;
constexpr quint64 accumulatorRent = 1'844'400;
constexpr quint64 quoteAccountRent = 2'039'280;
constexpr qsizetype largestTransaction = 1232;

quint64 tokenRent(bool legacy)
{
    return legacy ? 2'039'280 : 2'074'080;
}

} // namespace

class tst_PoolTrading : public QObject
{
    Q_OBJECT

private slots:
    void waitsForThePool()
    {
        PoolServiceScene scene;
        const QString mint = scene.completeCoin(false);
        const QString wallet = scene.wallet(10 * sol);
        const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        for (int i = 0; i < 2; ++i) {
            const auto refused = finish(scene.trades.trade(request));
            QCOMPARE(refused.error().code, ErrorCode::CurveComplete);
            QCOMPARE(refused.error().detail, u"Curve is complete"_s);
            QCOMPARE(finish(scene.trades.costSheet(request)).error().code, ErrorCode::CurveComplete);
            QCOMPARE(finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500})).error().code,
                     ErrorCode::CurveComplete);
        }
        scene.migrate(mint);
        QVERIFY(finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500})));
        QCOMPARE(finish(scene.trades.trade(request))->status, TradeStatus::Succeeded);
        QVERIFY(finish(scene.quotes.bondingCurve(mint))->complete);
        QCOMPARE(finish(scene.quotes.info(mint))->mint, mint);
    }

    void quotes()
    {
        PoolServiceScene scene;
        const QString mint = scene.graduatedCoin(false);
        const auto reserves = scene.reservesOf(mint);
        const FeeRates rates = scene.poolRatesOf(mint);
        QCOMPARE(rates, (FeeRates{2, 93, 30}));
        const auto buy = finish(scene.quotes.quote({mint, TradeMode::Buy, u"1.5"_s, 500}));
        QVERIFY(buy);
        const auto expected = ammQuote::buyForQuote(reserves, rates, 3 * sol / 2);
        QCOMPARE(buy->pool, scene.poolOf(mint).pool.toBase58());
        QCOMPARE(buy->amountInRaw, expected->total);
        QCOMPARE(buy->amountOutRaw, expected->baseOut);
        QCOMPARE(buy->feeLamports(), expected->fees.lp + expected->fees.protocol + expected->fees.creator);
        QCOMPARE(buy->minimumOutRaw, curveQuote::minimumOut(expected->baseOut, 500));
        QVERIFY(buy->priceImpactBps > 0 && !buy->clamped);
        const auto sell = finish(scene.quotes.quote({mint, TradeMode::Sell, u"1234567.654321"_s, 100}));
        const auto sold = ammQuote::sellBase(reserves, rates, 1'234'567'654'321);
        QCOMPARE(sell->amountOutRaw, sold->net);
        QCOMPARE(sell->amountInRaw, sold->baseIn);
    }

    void accountsThatMakeNoSenseAreTheClustersFault()
    {
        PoolServiceScene scene;
        const QString mint = scene.graduatedCoin(false);
        const QString wallet = scene.wallet(10 * sol);
        const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        scene.buy(mint, wallet, sol);
        const qsizetype sent = scene.cluster.sent.size();
        const auto pool = scene.poolOf(mint);
        const auto user = ammAddresses::UserAddresses::derive(ServiceScene::addressOf(wallet), pool);
        for (const Address &address : {pool.pool, pool.baseVault, pool.quoteVault, ammAddresses::globalConfig,
                                       ammAddresses::feeConfig, user.base}) {
            scene.cluster.forgedData = {{address, scene.ledger->account(address)->data.first(20)}};
            QCOMPARE(finish(scene.trades.trade(request)).error().code, ErrorCode::UpstreamRejected);
            QCOMPARE(finish(scene.trades.costSheet(request)).error().code, ErrorCode::UpstreamRejected);
        }
        // Each makes sense alone, but not as this pool's.
        scene.cluster.forgedData = {{pool.baseVault, scene.ledger->account(pool.quoteVault)->data}};
        const auto quote = finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500}));
        QVERIFY(!quote);
        QCOMPARE(quote.error().code, ErrorCode::UpstreamRejected);
        QCOMPARE(scene.cluster.sent.size(), sent);
    }

    void buys_data()
    {
        QTest::addColumn<bool>("legacy");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<quint64>("amount");
        QTest::addColumn<bool>("ownsWrapped");
        for (const bool legacy : {false, true}) {
            for (const bool owns : {false, true}) {
                const char *program = legacy ? "spl" : "token-2022";
                const char *wrapped = owns ? ", beside wrapped SOL of its own" : "";
                QTest::addRow("for lamports, %s%s", program, wrapped)
                    << legacy << Unit::Lamports << 1'234'567'891ull << owns;
                QTest::addRow("tokens, %s%s", program, wrapped)
                    << legacy << Unit::BaseUnits << 1'234'567'890'123ull << owns;
            }
        }
    }
    void buys()
    {
        QFETCH(bool, legacy);
        QFETCH(Unit, unit);
        QFETCH(quint64, amount);
        QFETCH(bool, ownsWrapped);
        PoolServiceScene scene;
        const QString mint = scene.graduatedCoin(legacy);
        const QString wallet = scene.wallet(10 * sol);
        const quint64 wrapped = ownsWrapped ? wrap(scene, wallet) : 0;
        const quint64 before = scene.lamportsOf(wallet);
        const auto reserves = scene.reservesOf(mint);
        const FeeRates rates = scene.poolRatesOf(mint);
        const auto expected = unit == Unit::Lamports ? ammQuote::buyForQuote(reserves, rates, amount)
                                                     : ammQuote::buyBase(reserves, rates, amount);
        QVERIFY(expected);
        const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {unit, amount}, wallet);

        const auto sheet = finish(scene.trades.costSheet(request));
        QVERIFY2(sheet, qPrintable(sheet ? QString() : sheet.error().detail));
        QCOMPARE(sheet->quote.amountOutRaw, expected->baseOut);
        QCOMPARE(sheet->tokenAccountRentLamports, tokenRent(legacy));
        QCOMPARE(sheet->volumeAccumulatorRentLamports, accumulatorRent);
        QCOMPARE(sheet->creatorVaultRentLamports, quoteAccountRent);
        QCOMPARE(sheet->wsolRentLamports, quoteAccountRent);

        const auto unsignedTrade = finish(scene.trades.instructions(request));
        QVERIFY2(unsignedTrade, qPrintable(unsignedTrade ? QString() : unsignedTrade.error().detail));
        QVERIFY(unsignedTrade->wire.size() <= largestTransaction);

        const auto receipt = finish(scene.trades.trade(request));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(receipt->quotedLamports, expected->total);
        QCOMPARE(receipt->quotedTokens, expected->baseOut);
        if (unit == Unit::Lamports)
            QCOMPARE(receipt->minimumOutTokens, std::optional(curveQuote::minimumOut(expected->baseOut, 500)));
        else
            QCOMPARE(receipt->maxSolCostLamports, std::optional(curveQuote::maximumCost(expected->total, 500)));
        QCOMPARE(scene.lamportsOf(wallet),
                 before - expected->total - baseFee - tokenRent(legacy) - accumulatorRent - quoteAccountRent);
        QCOMPARE(scene.tokensOf(wallet, mint), expected->baseOut);
        QCOMPARE(scene.reservesOf(mint), ammQuote::after(reserves, *expected));
        const Address own = ammAddresses::quoteAccount(ServiceScene::addressOf(wallet));
        QCOMPARE(scene.ledger->account(own) != nullptr, ownsWrapped);
        QCOMPARE(scene.amountOf(own), wrapped);

        const auto order = scene.order(receipt->orderId);
        QCOMPARE(order->movedLamports, expected->total);
        QCOMPARE(order->movedTokens, expected->baseOut);
        QCOMPARE(order->symbol, u"SYM"_s);

        // The second buy pays no rent any more.
        scene.ledger->advanceSlot();
        const quint64 lamports = scene.lamportsOf(wallet);
        const auto next = ammQuote::buyForQuote(scene.reservesOf(mint), scene.poolRatesOf(mint), sol);
        scene.buy(mint, wallet, sol);
        QCOMPARE(scene.lamportsOf(wallet), lamports - next->total - baseFee);
        QCOMPARE(scene.amountOf(own), wrapped);
    }

    void sells_data()
    {
        QTest::addColumn<bool>("legacy");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<quint64>("amount");
        QTest::addColumn<bool>("ownsWrapped");
        for (const bool legacy : {false, true}) {
            for (const bool owns : {false, true}) {
                const char *program = legacy ? "spl" : "token-2022";
                const char *wrapped = owns ? ", beside wrapped SOL of its own" : "";
                QTest::addRow("tokens, %s%s", program, wrapped)
                    << legacy << Unit::BaseUnits << 234'567'890'123ull << owns;
                QTest::addRow("for lamports, %s%s", program, wrapped)
                    << legacy << Unit::Lamports << 123'456'789ull << owns;
                QTest::addRow("a third, %s%s", program, wrapped)
                    << legacy << Unit::PercentOfHolding << 33'000'000ull << owns;
                QTest::addRow("all, %s%s", program, wrapped)
                    << legacy << Unit::PercentOfHolding << 100'000'000ull << owns;
            }
        }
    }
    void sells()
    {
        QFETCH(bool, legacy);
        QFETCH(Unit, unit);
        QFETCH(quint64, amount);
        QFETCH(bool, ownsWrapped);
        PoolServiceScene scene;
        const QString mint = scene.graduatedCoin(legacy);
        const QString wallet = scene.wallet(10 * sol);
        const quint64 wrapped = ownsWrapped ? wrap(scene, wallet) : 0;
        scene.buy(mint, wallet, sol);
        scene.ledger->advanceSlot();
        const quint64 held = scene.tokensOf(wallet, mint);
        const quint64 before = scene.lamportsOf(wallet);
        const auto reserves = scene.reservesOf(mint);
        const FeeRates rates = scene.poolRatesOf(mint);
        const bool isAll = unit == Unit::PercentOfHolding && amount == 100'000'000;
        const quint64 tokens = unit == Unit::BaseUnits ? amount
            : isAll                                    ? held
                                                       : held / 100 * 33 + held % 100 * 33 / 100;
        const auto expected = unit == Unit::Lamports ? ammQuote::sellForQuote(reserves, rates, amount)
                                                     : ammQuote::sellBase(reserves, rates, tokens);
        QVERIFY(expected);
        const auto receipt
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Sell, mint, {unit, amount}, wallet)));
        QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(receipt->quotedLamports, expected->net);
        if (unit == Unit::Lamports)
            QVERIFY(receipt->quotedLamports >= amount);
        QCOMPARE(receipt->minimumOutLamports, std::optional(curveQuote::minimumOut(expected->net, 500)));
        QCOMPARE(scene.lamportsOf(wallet), before + expected->net - baseFee + (isAll ? tokenRent(legacy) : 0));
        QCOMPARE(scene.tokensOf(wallet, mint), held - expected->baseIn);
        QCOMPARE(scene.hasTokenAccount(wallet, mint), !isAll);
        const Address own = ammAddresses::quoteAccount(ServiceScene::addressOf(wallet));
        QCOMPARE(scene.amountOf(own), wrapped);
        QCOMPARE(scene.ledger->account(own) != nullptr, ownsWrapped);
        const auto order = scene.order(receipt->orderId);
        QCOMPARE(order->movedLamports, expected->net);
        QCOMPARE(order->movedTokens, expected->baseIn);
    }

    void followsAForkBackToTheCurve()
    {
        PoolServiceScene scene;
        const QString mint = scene.coin(false);
        const QString wallet = scene.wallet(10 * sol);
        const QString whale = scene.wallet(200 * sol);
        scene.buy(mint, wallet, sol);
        for (int i = 0; i < 4; ++i)
            scene.ledger->advanceSlot();
        const quint64 before = scene.ledger->slot();
        scene.buy(mint, whale, 150 * sol);
        scene.ledger->advanceSlot();
        scene.migrate(mint);
        QVERIFY(!finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500}))->pool.isEmpty());
        QVERIFY(scene.ledger->rollBack(scene.ledger->slot() - before + 1));
        QVERIFY(!scene.curveOf(mint).complete);
        QVERIFY(finish(scene.quotes.quote({mint, TradeMode::Buy, u"1"_s, 500}))->pool.isEmpty());
        const auto made = finish(
            scene.trades.instructions(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QVERIFY2(made, qPrintable(made ? QString() : made.error().detail));
        QVERIFY(!Transaction::decode(made->wire)->message.accountKeys.contains(pumpAddresses::ammProgram));
    }

    void countsLamportsThatWereSentBefore()
    {
        // An address is no account: what lies there comes back with what was wrapped.
        PoolServiceScene scene;
        const QString mint = scene.graduatedCoin(false);
        const QString wallet = scene.wallet(10 * sol);
        scene.fund(ammAddresses::quoteAccount(ServiceScene::addressOf(wallet)), 3 * sol);
        const auto expected = ammQuote::buyForQuote(scene.reservesOf(mint), scene.poolRatesOf(mint), sol);
        scene.buy(mint, wallet, sol);
        QCOMPARE(scene.lamportsOf(wallet),
                 13 * sol - expected->total - baseFee - tokenRent(false) - accumulatorRent - quoteAccountRent);
    }

    void refusesWhatCannotBePaid()
    {
        PoolServiceScene scene;
        const QString mint = scene.graduatedCoin(false);
        const auto expected = ammQuote::buyForQuote(scene.reservesOf(mint), scene.poolRatesOf(mint), sol);
        const quint64 rents = tokenRent(false) + accumulatorRent + quoteAccountRent;
        const quint64 needed = sol + rents + quoteAccountRent + baseFee;
        const QString poor = scene.wallet(needed - 1);
        const auto refused
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, poor)));
        QCOMPARE(refused.error().code, ErrorCode::InsufficientFunds);
        scene.ledger->advanceSlot();
        const QString justEnough = scene.wallet(needed);
        scene.buy(mint, justEnough, sol);
        QCOMPARE(scene.lamportsOf(justEnough), needed - baseFee - expected->total - rents);
        // The proceeds pass through an account, whose rent has to be there, and the network's fee.
        const auto stuck = finish(scene.trades.trade(
            ServiceScene::request(TradeMode::Sell, mint, {Unit::PercentOfHolding, 100'000'000}, justEnough)));
        QCOMPARE(stuck.error().code, ErrorCode::InsufficientFunds);
        scene.fund(ServiceScene::addressOf(justEnough), baseFee);
        QVERIFY(finish(scene.trades.trade(
            ServiceScene::request(TradeMode::Sell, mint, {Unit::PercentOfHolding, 100'000'000}, justEnough))));
    }

    // Beside wrapped SOL of its own a wallet gets a second account at another address in each slot. That is no trade of
    // the wallet, which alone would explain the balances.
    void refusesBalancesThatNoTradeExplains()
    {
        PoolServiceScene scene;
        const QString mint = scene.graduatedCoin(false);
        const QString wallet = scene.wallet(10 * sol);
        wrap(scene, wallet);
        const int orders = scene.orderCount();
        scene.cluster.beforeSimulation = [&scene] { scene.ledger->advanceSlot(); };
        scene.cluster.forgeSimulation = [](Simulation &simulation) {
            if (!simulation.accounts.isEmpty() && simulation.accounts.first())
                simulation.accounts.first()->lamports = *simulation.accounts.first()->lamports.minus(Lamports(1'000));
        };
        const auto refused
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::ProgramRejected);
        QCOMPARE(scene.orderCount(), orders);
    }

    void failsWithinItsBounds()
    {
        PoolServiceScene scene;
        const QString mint = scene.graduatedCoin(false);
        const QString wallet = scene.wallet(10 * sol);
        const QString other = scene.wallet(100 * sol);
        auto request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        request.slippageBps = 10;
        const auto made = finish(scene.trades.instructions(request));
        QVERIFY(made);
        scene.buy(mint, other, 20 * sol);
        auto transaction = *Transaction::decode(made->wire);
        const auto keypair = scene.store->keypair(ServiceScene::addressOf(wallet));
        const Keypair *const keys[] = {&*keypair};
        QVERIFY(transaction.sign(keys));
        const auto sent = finish(scene.ledger->submit(transaction.encode(), false));
        QVERIFY(sent);
        const auto reply = finish(scene.transactions.find(sent->toBase58()));
        QCOMPARE(reply->status, TradeStatus::Failed);
        QCOMPARE(reply->error->code, ErrorCode::SlippageExceeded);
        QCOMPARE(reply->error->program->code, 6040u);
        QCOMPARE(reply->error->program->programId, pumpAddresses::ammProgram.toBase58());
        QCOMPARE(scene.lamportsOf(wallet), 10 * sol - baseFee);
    }

private:
    // Two SOL of the wallet's, wrapped by its owner.
    static quint64 wrap(PoolServiceScene &scene, const QString &wallet)
    {
        const Address user = ServiceScene::addressOf(wallet);
        const auto keypair = scene.store->keypair(user);
        const Address account = ammAddresses::quoteAccount(user);
        scene.execute({test::createAssociatedIdempotent(user, user, programs::wrappedSol, programs::token),
                       systemInstruction::transfer(user, account, Lamports(2 * sol)),
                       tokenInstruction::syncNative(account)},
                      {&*keypair});
        return 2 * sol;
    }
};

CURVEDESK_TEST(tst_PoolTrading)

} // namespace poolTradingTest
#include "tst_PoolTrading.moc"
