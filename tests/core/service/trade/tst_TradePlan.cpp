// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/FundsCheck.h"
#include "core/service/trade/TradeAccountChoice.h"
#include "core/service/trade/TradeInstructions.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenInstruction.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tradePlanTest {

using Unit = TradeAmount::Unit;

namespace {

constexpr quint64 sol = lamportsPerSol;
constexpr quint64 walletRent = 890'880;

// The reserves of a fresh coin, and rates that are easy to follow: 0.95 % and 0.30 %.
CoinState coin()
{
    CoinState state;
    state.addresses = pumpAddresses::CoinAddresses::derive(programs::usdc, programs::token2022);
    state.mint.decimals = 6;
    state.mint.supply = 1'000'000'000'000'000;
    state.curve.virtualTokenReserves = 1'073'000'000'000'000;
    state.curve.virtualQuoteReserves = 30 * sol;
    state.curve.realTokenReserves = 793'100'000'000'000;
    state.curve.tokenTotalSupply = 1'000'000'000'000'000;
    state.curve.creator = programs::wrappedSol;
    state.global.initialRealTokenReserves = 793'100'000'000'000;
    for (std::size_t i = 0; i < 7; ++i)
        state.global.feeRecipients[i] = Address({static_cast<quint8>(i + 1)});
    state.global.feeRecipient = Address({8});
    for (std::size_t i = 0; i < 8; ++i)
        state.global.buybackFeeRecipients[i] = Address({static_cast<quint8>(i + 100)});
    state.rates = {0, 95, 30};
    state.slot = 7;
    return state;
}

bool isForm(const Instruction &instruction, TradeForm form)
{
    const auto &discriminator = tradeLayout(form).discriminator;
    return instruction.data.startsWith(QByteArrayView(discriminator));
}

CoinState tradedCoin()
{
    CoinState state = coin();
    const auto bought = curveQuote::buyForQuote(state.curve, state.rates, 10 * sol);
    state.curve = curveQuote::after(state.curve, *bought);
    return state;
}

TraderState trader(quint64 tokens = 0)
{
    TraderState state;
    state.lamports = 100 * sol;
    state.tokens = tokens;
    state.hasTokenAccount = tokens > 0;
    state.tokenAccountRent = tokens > 0 ? 0 : 2'074'080;
    state.tokenAccountLamports = tokens > 0 ? 2'074'080 : 0;
    state.accumulatorRent = 1'844'400;
    state.vaultRent = walletRent;
    state.rent = rent::genesisDefault;
    return state;
}

TradeRequest ask(TradeMode mode, Unit unit, quint64 value, quint64 slippage = 500)
{
    TradeRequest request;
    request.mode = mode;
    request.amount = {unit, value};
    request.slippageBps = slippage;
    return request;
}

QList<Instruction> build(const TradePlan &plan, const CoinState &state, quint64 price = 0)
{
    const auto user
        = pumpAddresses::UserAddresses::derive(programs::token, state.addresses.mint, state.addresses.tokenProgram);
    const auto accounts = tradeAccountChoice::choose(state, user, programs::system);
    return tradeInstructions(plan, *accounts, {100'000, price});
}

} // namespace

class tst_TradePlan : public QObject
{
    Q_OBJECT

private slots:
    void refusesWhatCannotBeMeant_data()
    {
        QTest::addColumn<TradeRequest>("request");
        QTest::addColumn<QString>("detail");
        QTest::newRow("zero") << ask(TradeMode::Buy, Unit::Lamports, 0) << u"amount must be greater than 0"_s;
        QTest::newRow("zero tokens") << ask(TradeMode::Sell, Unit::BaseUnits, 0) << u"amount must be greater than 0"_s;
        QTest::newRow("zero percent") << ask(TradeMode::Sell, Unit::PercentOfHolding, 0)
                                      << u"amount must be greater than 0"_s;
        QTest::newRow("buy percent") << ask(TradeMode::Buy, Unit::PercentOfHolding, 1'000'000)
                                     << u"amount can be a percentage only in a sell"_s;
        QTest::newRow("101 percent") << ask(TradeMode::Sell, Unit::PercentOfHolding, 100'000'001)
                                     << u"amount must be at most 100%"_s;
        QTest::newRow("slippage") << ask(TradeMode::Buy, Unit::Lamports, 1, 10'001)
                                  << u"slippage must be between 0 and 10000 basis points"_s;
    }
    void refusesWhatCannotBeMeant()
    {
        QFETCH(TradeRequest, request);
        QFETCH(QString, detail);
        const auto plan = planTrade(request, coin(), trader());
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::InvalidInput);
        QCOMPARE(plan.error().detail, detail);
    }

    void keepsWhatWasAgreed_data()
    {
        QTest::addColumn<TradeRequest>("request");
        QTest::newRow("buy") << ask(TradeMode::Buy, Unit::Lamports, sol);
        QTest::newRow("sell") << ask(TradeMode::Sell, Unit::BaseUnits, 1'000'000'000'000);
    }
    void keepsWhatWasAgreed()
    {
        QFETCH(TradeRequest, request);
        const CoinState state = tradedCoin();
        const auto free = planTrade(request, state, trader(1'000'000'000'000));
        QVERIFY(free);
        const bool isBuy = request.mode == TradeMode::Buy;
        const quint64 quoted = isBuy ? free->buy.tokensOut : free->sell.net;

        request.agreedMinimumOut = free->limit - 1; // slippage keeps more already
        QCOMPARE(planTrade(request, state, trader(1'000'000'000'000))->limit, free->limit);
        request.agreedMinimumOut = quoted;
        const auto bound = planTrade(request, state, trader(1'000'000'000'000));
        QVERIFY(bound);
        QCOMPARE(bound->limit, quoted);
        QCOMPARE(isBuy ? bound->minimumOutTokens : bound->minimumOutLamports, std::optional(quoted));
        QCOMPARE(bound->amount, free->amount);
        request.agreedMinimumOut = quoted + 1;
        const auto moved = planTrade(request, state, trader(1'000'000'000'000));
        QVERIFY(!moved);
        QCOMPARE(moved.error().code, ErrorCode::SlippageExceeded);
    }
    void aBuyByCountCostsNoMoreThanWasAgreed()
    {
        TradeRequest request = ask(TradeMode::Buy, Unit::BaseUnits, 1'000'000'000'000);
        const CoinState state = tradedCoin();
        const auto free = planTrade(request, state, trader());
        QVERIFY(free && free->limit > free->buy.total);
        request.agreedMaximumIn = free->limit + 1; // slippage keeps less already
        QCOMPARE(planTrade(request, state, trader())->limit, free->limit);
        request.agreedMaximumIn = free->buy.total;
        const auto bound = planTrade(request, state, trader());
        QVERIFY(bound);
        QCOMPARE(bound->limit, free->buy.total);
        QCOMPARE(bound->maxSolCost, std::optional(free->buy.total));
        QCOMPARE(bound->amount, free->amount);
        request.agreedMaximumIn = free->buy.total - 1;
        const auto moved = planTrade(request, state, trader());
        QVERIFY(!moved);
        QCOMPARE(moved.error().code, ErrorCode::SlippageExceeded);
    }
    void aSellForAnAmountSellsNoMoreThanWasAgreed()
    {
        TradeRequest request = ask(TradeMode::Sell, Unit::Lamports, sol / 100);
        const CoinState state = tradedCoin();
        const TraderState seller = trader(100'000'000'000'000);
        const auto free = planTrade(request, state, seller);
        QVERIFY(free);
        request.agreedMaximumIn = free->sell.tokensIn - free->sell.tokensIn / 100;
        const auto bound = planTrade(request, state, seller);
        QVERIFY(bound);
        QCOMPARE(bound->amount, *request.agreedMaximumIn);
        QVERIFY(bound->sell.net < free->sell.net);
        request.agreedMinimumOut = free->sell.net;
        QCOMPARE(planTrade(request, state, seller).error().code, ErrorCode::SlippageExceeded);
    }
    void aBuyPastTheEndKeepsWhatWasAgreed()
    {
        TradeRequest request = ask(TradeMode::Buy, Unit::Lamports, 1'000 * sol);
        const auto all = planTrade(request, tradedCoin(), trader());
        QVERIFY(all && all->buy.clamped);
        request.agreedMinimumOut = all->buy.tokensOut;
        const auto same = planTrade(request, tradedCoin(), trader());
        QVERIFY(same);
        QCOMPARE(same->limit, all->limit);
        request.agreedMinimumOut = all->buy.tokensOut + 1;
        QCOMPARE(planTrade(request, tradedCoin(), trader()).error().code, ErrorCode::SlippageExceeded);
    }

    void spendsExactly()
    {
        const auto plan = planTrade(ask(TradeMode::Buy, Unit::Lamports, sol), coin(), trader());
        QVERIFY(plan);
        const auto quote = curveQuote::buyForQuote(coin().curve, coin().rates, sol);
        QCOMPARE(plan->form, TradeForm::BuyExactSolIn);
        QCOMPARE(plan->amount, sol);
        QCOMPARE(plan->limit, quote->tokensOut - quote->tokensOut * 500 / 10'000);
        QCOMPARE(plan->minimumOutTokens, std::optional(plan->limit));
        QVERIFY(!plan->maxSolCost && !plan->minimumOutLamports);
        QCOMPARE(plan->quotedLamports(), quote->total);
        QCOMPARE(plan->requiredBalance(), sol);
    }

    void buysACount()
    {
        constexpr quint64 tokens = 1'000'000'000'000;
        const auto plan = planTrade(ask(TradeMode::Buy, Unit::BaseUnits, tokens, 100), coin(), trader());
        QVERIFY(plan);
        const auto quote = curveQuote::buyTokens(coin().curve, coin().rates, tokens);
        QCOMPARE(plan->form, TradeForm::Buy);
        QCOMPARE(plan->amount, tokens);
        QCOMPARE(plan->limit, quote->total * 10'100 / 10'000);
        QCOMPARE(plan->maxSolCost, std::optional(plan->limit));
        QCOMPARE(plan->requiredBalance(), quote->total);
    }

    void clampsASpendToWhatIsLeft_data()
    {
        const auto rest = curveQuote::buyTokens(coin().curve, coin().rates, coin().curve.realTokenReserves);
        QTest::addColumn<quint64>("spend");
        QTest::addColumn<quint64>("slippage");
        QTest::addColumn<quint64>("bound");
        QTest::newRow("far more") << 300 * sol << quint64{500} << curveQuote::maximumCost(rest->total, 500);
        QTest::newRow("less than slippage allows") << rest->total + sol << quint64{500} << rest->total + sol;
        QTest::newRow("no slippage") << 300 * sol << quint64{0} << rest->total;
        QTest::newRow("the most there is") << ~quint64{0} << quint64{10'000} << 2 * rest->total;
    }
    void clampsASpendToWhatIsLeft()
    {
        QFETCH(quint64, spend);
        QFETCH(quint64, slippage);
        QFETCH(quint64, bound);
        const auto plan = planTrade(ask(TradeMode::Buy, Unit::Lamports, spend, slippage), coin(), trader());
        QVERIFY(plan);
        QCOMPARE(plan->form, TradeForm::Buy);
        QCOMPARE(plan->amount, coin().curve.realTokenReserves);
        QCOMPARE(plan->limit, bound);
        QCOMPARE(plan->maxSolCost, std::optional(bound));
        QVERIFY(plan->quotedLamports() < 90 * sol);
        QCOMPARE(plan->requiredBalance(), spend);
    }

    void clampsACountToWhatIsLeft()
    {
        const auto plan = planTrade(ask(TradeMode::Buy, Unit::BaseUnits, 900'000'000'000'000), coin(), trader());
        QVERIFY(plan);
        QCOMPARE(plan->amount, coin().curve.realTokenReserves);
        QCOMPARE(plan->limit, curveQuote::maximumCost(plan->buy.total, 500));
        QCOMPARE(plan->requiredBalance(), plan->buy.total);
    }

    void sellsACount()
    {
        constexpr quint64 tokens = 1'000'000'000'000;
        const auto plan = planTrade(ask(TradeMode::Sell, Unit::BaseUnits, tokens), tradedCoin(), trader(tokens));
        QVERIFY(plan);
        const auto quote = curveQuote::sellTokens(tradedCoin().curve, coin().rates, tokens);
        QCOMPARE(plan->form, TradeForm::Sell);
        QCOMPARE(plan->amount, tokens);
        QCOMPARE(plan->limit, quote->net - quote->net * 500 / 10'000);
        QCOMPARE(plan->minimumOutLamports, std::optional(plan->limit));
        QVERIFY(!plan->closesTokenAccount);
    }

    void sellsForLamports()
    {
        const auto plan
            = planTrade(ask(TradeMode::Sell, Unit::Lamports, sol, 0), tradedCoin(), trader(100'000'000'000'000));
        QVERIFY(plan);
        QVERIFY(plan->sell.net >= sol);
        const auto oneLess = curveQuote::sellTokens(tradedCoin().curve, coin().rates, plan->amount - 1);
        QVERIFY(oneLess->net < sol);
        QCOMPARE(plan->limit, plan->sell.net);
    }

    void sellsAPercentage_data()
    {
        QTest::addColumn<quint64>("millionths");
        QTest::addColumn<quint64>("tokens");
        QTest::addColumn<bool>("closes");
        QTest::newRow("half") << 50'000'000ull << 500'000'000'003ull << false;
        QTest::newRow("third") << 33'333'333ull << 333'333'330'002ull << false;
        QTest::newRow("a thousandth") << 1'000ull << 10'000'000ull << false;
        QTest::newRow("nearly all") << 99'999'999ull << 999'999'990'006ull << false;
        QTest::newRow("all") << 100'000'000ull << 1'000'000'000'007ull << true;
    }
    void sellsAPercentage()
    {
        QFETCH(quint64, millionths);
        QFETCH(quint64, tokens);
        QFETCH(bool, closes);
        const auto plan = planTrade(ask(TradeMode::Sell, Unit::PercentOfHolding, millionths), tradedCoin(),
                                    trader(1'000'000'000'007));
        QVERIFY(plan);
        QCOMPARE(plan->amount, tokens);
        QCOMPARE(plan->closesTokenAccount, closes);
    }

    void refusesAPercentageOfNothing()
    {
        const auto dust = planTrade(ask(TradeMode::Sell, Unit::PercentOfHolding, 1), tradedCoin(), trader(99));
        QVERIFY(!dust);
        QCOMPARE(dust.error().code, ErrorCode::InvalidInput);
        const auto none = planTrade(ask(TradeMode::Sell, Unit::PercentOfHolding, 100'000'000), tradedCoin(), trader());
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::InsufficientFunds);
    }

    void refusesToSellMoreThanIsHeld()
    {
        const auto request = ask(TradeMode::Sell, Unit::BaseUnits, 1'500'000);
        const auto plan = planTrade(request, tradedCoin(), trader(1'000'001));
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::InsufficientFunds);
        QCOMPARE(plan.error().detail, u"The sell needs 1.5 tokens, the wallet holds 1.000001"_s);
        QVERIFY(planTrade(request, tradedCoin(), trader(1'000'001), HoldingCheck::Skip));
    }

    void refusesOtherQuotesAndCompleteCurves()
    {
        CoinState complete = coin();
        complete.curve.complete = true;
        const auto refused = planTrade(ask(TradeMode::Buy, Unit::Lamports, sol), complete, trader());
        QCOMPARE(refused.error().code, ErrorCode::CurveComplete);
        QCOMPARE(refused.error().detail, u"Curve is complete"_s);
        CoinState other = coin();
        other.curve.quoteMint = programs::usdc;
        QCOMPARE(planTrade(ask(TradeMode::Buy, Unit::Lamports, sol), other, trader()).error().code,
                 ErrorCode::InvalidInput);
    }

    void ordersItsInstructions()
    {
        const auto buy = planTrade(ask(TradeMode::Buy, Unit::Lamports, sol), coin(), trader());
        const auto bought = build(*buy, coin(), 5);
        QCOMPARE(bought.size(), 4);
        QCOMPARE(bought[0], computeBudget::setUnitLimit(100'000));
        QCOMPARE(bought[1], computeBudget::setUnitPrice(MicroLamports(5)));
        QCOMPARE(bought[2],
                 test::createAssociatedIdempotent(programs::token, programs::token, coin().addresses.mint,
                                                  programs::token2022));
        QVERIFY(isForm(bought[3], TradeForm::BuyExactSolIn));
        // Without a price there is no instruction for it; an existing account is not opened again.
        const auto again = planTrade(ask(TradeMode::Buy, Unit::Lamports, sol), coin(), trader(1));
        QCOMPARE(build(*again, coin()).size(), 2);

        const auto sell
            = planTrade(ask(TradeMode::Sell, Unit::PercentOfHolding, 100'000'000), tradedCoin(), trader(1'000'000'000));
        const auto sold = build(*sell, tradedCoin());
        QCOMPARE(sold.size(), 3);
        QVERIFY(isForm(sold[1], TradeForm::Sell));
        QCOMPARE(sold[2].programId, programs::token2022);
        QCOMPARE(sold[2].data, QByteArray("\x09", 1));
    }

    void makesTheAccumulatorThatACashbackSellNeeds()
    {
        CoinState cashback = tradedCoin();
        cashback.curve.isCashbackCoin = true;
        TraderState seller = trader(1'000'000'000);
        const auto request = ask(TradeMode::Sell, Unit::BaseUnits, 1'000'000'000);
        const auto plan = planTrade(request, cashback, seller);
        QVERIFY(plan->initializesAccumulator);
        QCOMPARE(plan->accumulatorRent, 1'844'400ull);
        QCOMPARE(plan->vaultRent, 0ull);
        QCOMPARE(build(*plan, cashback).size(), 3);
        seller.hasAccumulator = true;
        seller.accumulatorRent = 0;
        QVERIFY(!planTrade(request, cashback, seller)->initializesAccumulator);
    }

    void picksRecipientsThatTheProgramAllows()
    {
        CoinState state = coin();
        const auto user
            = pumpAddresses::UserAddresses::derive(programs::token, state.addresses.mint, state.addresses.tokenProgram);
        const auto allowed = state.global.feeRecipientsFor(false);
        QSet<Address> fees;
        QSet<Address> buybacks;
        for (state.slot = 0; state.slot < 200; ++state.slot) {
            const auto accounts = tradeAccountChoice::choose(state, user, programs::system);
            QVERIFY(std::find(allowed.begin(), allowed.end(), accounts->feeRecipient) != allowed.end());
            fees.insert(accounts->feeRecipient);
            buybacks.insert(accounts->buybackFeeRecipient);
            QCOMPARE(tradeAccountChoice::choose(state, user, programs::system)->feeRecipient, accounts->feeRecipient);
        }
        QCOMPARE(fees.size(), 8);
        QCOMPARE(buybacks.size(), 8);
        // A build from before buybacks: the chain is asked all the same, with an account that exists.
        state.global.buybackFeeRecipients = {};
        QCOMPARE(tradeAccountChoice::choose(state, user, programs::system)->buybackFeeRecipient,
                 state.global.feeRecipient);
        state.global.feeRecipient = {};
        state.global.feeRecipients = {};
        QCOMPARE(tradeAccountChoice::choose(state, user, programs::system).error().code, ErrorCode::UpstreamRejected);
    }

    // A wallet that has only the network fee can sell what brings less than its own rent, if all is sold: the rent of
    // the token account comes back.
    void aSaleOfAllGivesTheRentBack()
    {
        TraderState seller = trader(1'000'000);
        seller.lamports = 5'000;
        seller.vaultRent = 0;
        const auto all = planTrade(ask(TradeMode::Sell, Unit::PercentOfHolding, 100'000'000), tradedCoin(), seller);
        QVERIFY(all->closesTokenAccount && all->quotedLamports() < walletRent);
        QVERIFY(fundsCheck::check(*all, seller, 5'000));
        const auto count = planTrade(ask(TradeMode::Sell, Unit::BaseUnits, 1'000'000), tradedCoin(), seller);
        QCOMPARE(fundsCheck::check(*count, seller, 5'000).error().code, ErrorCode::InsufficientFunds);
    }

    void checksFunds_data()
    {
        QTest::addColumn<quint64>("spend");
        QTest::addColumn<quint64>("lamports");
        QTest::addColumn<bool>("enough");
        // Rents (account, accumulator, vault) and the fee.
        constexpr quint64 beside = 2'074'080 + 1'844'400 + walletRent + 5'000;
        QTest::newRow("nothing") << sol << 0ull << false;
        QTest::newRow("one short") << sol << sol + beside - 1 << false;
        QTest::newRow("to the last lamport") << sol << sol + beside << true;
        QTest::newRow("rent one short") << sol << sol + beside + walletRent - 1 << false;
        QTest::newRow("rent stays") << sol << sol + beside + walletRent << true;
        // Of this spend the program takes a lamport less, which would stay below the wallet's own rent.
        constexpr quint64 odd = 999'999'676;
        QTest::newRow("all but a lamport") << odd << odd + beside << false;
        QTest::newRow("all but a lamport, rent one short") << odd << odd + beside + walletRent - 1 << false;
        QTest::newRow("all but a lamport, rent stays") << odd << odd + beside + walletRent << true;
    }
    void checksFunds()
    {
        QFETCH(quint64, spend);
        QFETCH(quint64, lamports);
        QFETCH(bool, enough);
        TraderState buyer = trader();
        buyer.lamports = lamports;
        const auto plan = planTrade(ask(TradeMode::Buy, Unit::Lamports, spend), coin(), buyer);
        const auto funds = fundsCheck::check(*plan, buyer, 5'000);
        QCOMPARE(funds.has_value(), enough);
        if (!enough) {
            QCOMPARE(funds.error().code, ErrorCode::InsufficientFunds);
            QVERIFY2(funds.error().detail.contains(u" SOL"_s), qPrintable(funds.error().detail));
        }
    }

    void demandsAllOfASpendThatTheCurveCutsShort_data()
    {
        QTest::addColumn<quint64>("lamports");
        QTest::addColumn<bool>("enough");
        constexpr quint64 cost = 300 * sol + 2'074'080 + 1'844'400 + walletRent + 5'000;
        QTest::newRow("the rest of the curve alone") << 100 * sol << false;
        QTest::newRow("the spend alone") << 300 * sol << false;
        QTest::newRow("one short") << cost - 1 << false;
        QTest::newRow("all of it") << cost << true;
    }
    void demandsAllOfASpendThatTheCurveCutsShort()
    {
        QFETCH(quint64, lamports);
        QFETCH(bool, enough);
        TraderState buyer = trader();
        buyer.lamports = lamports;
        const auto plan = planTrade(ask(TradeMode::Buy, Unit::Lamports, 300 * sol), coin(), buyer);
        QVERIFY(plan && plan->buy.clamped);
        const auto funds = fundsCheck::check(*plan, buyer, 5'000);
        QCOMPARE(funds.has_value(), enough);
        if (!enough)
            QCOMPARE(funds.error().code, ErrorCode::InsufficientFunds);
    }

    void letsACountSpendTheLastLamport()
    {
        TraderState buyer = trader();
        const auto plan = planTrade(ask(TradeMode::Buy, Unit::BaseUnits, 1'000'000'000), coin(), buyer);
        buyer.lamports = plan->quotedLamports() + plan->rents() + 5'000;
        QVERIFY(fundsCheck::check(*plan, buyer, 5'000));
        buyer.lamports -= 1;
        QVERIFY(!fundsCheck::check(*plan, buyer, 5'000));
    }

    void namesWhatIsNeededAndWhatIsThere()
    {
        const auto funds = fundsCheck::canPay(1'000'000'000, 2'500'000'000, rent::genesisDefault);
        QCOMPARE(funds.error().detail, u"This needs 2.5 SOL, the wallet has 1 SOL"_s);
    }

    void demandsTheFeeOfASellBeforeItsProceeds()
    {
        TraderState seller = trader(1'000'000'000'000);
        seller.vaultRent = 0;
        const auto plan = planTrade(ask(TradeMode::Sell, Unit::BaseUnits, 1'000'000'000'000), tradedCoin(), seller);
        const std::pair<quint64, bool> rows[] = {
            {4'999, false}, {5'000, true}, {5'001, false}, {5'000 + walletRent - 1, false}, {5'000 + walletRent, true}};
        for (const auto &[lamports, enough] : rows) {
            seller.lamports = lamports;
            QCOMPARE(fundsCheck::check(*plan, seller, 5'000).has_value(), enough);
        }
    }
};

CURVEDESK_TEST(tst_TradePlan)

} // namespace tradePlanTest
#include "tst_TradePlan.moc"
