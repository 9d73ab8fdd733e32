// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/PumpEvents.h"
#include "core/service/trade/SimulationCheck.h"
#include "core/solana/Programs.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace simulationCheckTest {

using simulationCheck::Verdict;

namespace {

constexpr quint64 sol = lamportsPerSol;
constexpr quint64 fee = 5'000;
constexpr quint64 tokenRent = 2'074'080;
constexpr qint64 rounding = simulationCheck::roundingLamports;
const Address user({1});

// One trade, what the wallet had before it, and what a simulation says about it.
struct Case
{
    CoinState coin;
    TraderState before;
    TradePlan plan;
    Simulation simulation;

    explicit Case(TradeMode mode)
    {
        coin.addresses.mint = Address({2});
        coin.addresses.tokenProgram = programs::token2022;
        coin.mint.supply = 1'000'000'000'000'000;
        coin.global.feeBasisPoints = 95;
        coin.global.creatorFeeBasisPoints = 30;
        coin.curve.virtualTokenReserves = 1'000'000'000'000'000;
        coin.curve.virtualQuoteReserves = 40 * sol;
        coin.curve.realTokenReserves = 700'000'000'000'000;
        coin.curve.realQuoteReserves = 10 * sol;
        coin.curve.creator = Address({3});
        coin.rates = curveFeeRates(coin.global, {}, coin.curve);
        before.lamports = 5 * sol;
        before.accumulatorRent = 1'844'400;
        before.vaultRent = 890'880;
        TradeRequest request;
        request.mode = mode;
        if (mode == TradeMode::Buy) {
            before.tokenAccountRent = tokenRent;
            request.amount = {TradeAmount::Unit::Lamports, sol};
        } else {
            before.hasTokenAccount = true;
            before.tokenAccountLamports = tokenRent;
            before.tokens = 1'000'000'000'000;
            request.amount = {TradeAmount::Unit::PercentOfHolding, 100'000'000};
        }
        plan = *planTrade(request, coin, before);
        execute(coin.curve);
    }

    // What the chain does on these reserves.
    void execute(const BondingCurve &curve)
    {
        TradeEvent event;
        event.user = user;
        event.mint = coin.addresses.mint;
        event.isBuy = plan.isBuy();
        BondingCurve after;
        quint64 lamports = 0;
        if (plan.isBuy()) {
            const auto buy = curveQuote::buyForQuote(curve, coin.rates, plan.amount);
            after = curveQuote::after(curve, *buy);
            event.solAmount = buy->cost;
            event.tokenAmount = buy->tokensOut;
            event.fee = buy->protocolFee;
            event.creatorFee = buy->creatorFee;
            lamports = before.lamports - buy->total - plan.rents() - fee;
        } else {
            const auto sell = curveQuote::sellTokens(curve, coin.rates, plan.amount);
            after = curveQuote::after(curve, *sell);
            event.solAmount = sell->gross;
            event.tokenAmount = sell->tokensIn;
            event.fee = sell->protocolFee;
            event.creatorFee = sell->creatorFee;
            lamports = before.lamports + sell->net + tokenRent - plan.rents() - fee;
        }
        event.virtualSolReserves = after.virtualQuoteReserves;
        event.virtualTokenReserves = after.virtualTokenReserves;
        event.realSolReserves = after.realQuoteReserves;
        event.realTokenReserves = after.realTokenReserves;
        const QByteArray program = pumpAddresses::program.toBase58().toLatin1();
        simulation.logs = {"Program " + program + " invoke [1]", "Program data: " + event.encode().toBase64(),
                           "Program " + program + " success"};
        simulation.accounts = {AccountState{Lamports(lamports), programs::system, {}, false}, std::nullopt};
        if (plan.isBuy())
            holdTokens(event.tokenAmount);
    }
    void holdTokens(quint64 amount)
    {
        TokenAccount account;
        account.owner = user;
        account.mint = coin.addresses.mint;
        account.amount = TokenAmount(amount);
        account.state = TokenAccount::State::Initialized;
        simulation.accounts[1] = AccountState{Lamports(tokenRent), programs::token2022, account.encode(), false};
    }
    void changeLamports(qint64 by)
    {
        Lamports &lamports = simulation.accounts[0]->lamports;
        lamports = Lamports(lamports.value() + static_cast<quint64>(by));
    }
    [[nodiscard]] simulationCheck::Finding finding() const
    {
        return simulationCheck::compare(plan, coin, before, simulation, user, fee);
    }
    [[nodiscard]] Verdict verdict() const { return finding().verdict; }
};

} // namespace

class tst_SimulationCheck : public QObject
{
    Q_OBJECT

private slots:
    void compares_data()
    {
        QTest::addColumn<TradeMode>("mode");
        QTest::newRow("buy") << TradeMode::Buy;
        QTest::newRow("sell") << TradeMode::Sell;
    }
    void compares()
    {
        QFETCH(TradeMode, mode);
        const Case exact(mode);
        QCOMPARE(exact.verdict(), Verdict::Agrees);

        Case beforeFee(mode);
        beforeFee.changeLamports(fee);
        QCOMPARE(beforeFee.verdict(), Verdict::Agrees);

        for (const qint64 by : {rounding, qint64(1), qint64(-1), -rounding}) {
            Case changed(mode);
            changed.changeLamports(by);
            QCOMPARE(changed.verdict(), Verdict::Agrees);
            QCOMPARE(changed.finding().simulated, changed.plan.quoted()); // as the event says
            changed.simulation.logs.clear();
            QCOMPARE(changed.verdict(), Verdict::Agrees);
            const qint64 paid = mode == TradeMode::Buy ? -by : by;
            QCOMPARE(changed.finding().simulated.lamports, changed.plan.quotedLamports() + static_cast<quint64>(paid));
        }
        for (const qint64 by : {rounding + 1, -rounding - 1}) {
            Case changed(mode);
            changed.changeLamports(by);
            QCOMPARE(changed.verdict(), Verdict::OtherBalances);
            // Without the event nothing speaks for it.
            changed.simulation.logs.clear();
            QCOMPARE(changed.verdict(), Verdict::Differs);
        }

        Case silent(mode);
        silent.simulation.logs.clear();
        QCOMPARE(silent.verdict(), Verdict::Agrees);

        // What a few lamports buy is rounding of a spend; a count of tokens is exact.
        Case tokens(mode);
        tokens.holdTokens(tokens.plan.tokens() + 1);
        QCOMPARE(tokens.verdict(), mode == TradeMode::Buy ? Verdict::Agrees : Verdict::OtherBalances);
        tokens.holdTokens(tokens.plan.tokens() + 26'000 * 10);
        QCOMPARE(tokens.verdict(), Verdict::OtherBalances);

        Case moved(mode);
        const auto rival = curveQuote::buyForQuote(moved.coin.curve, moved.coin.rates, sol / 10);
        moved.execute(curveQuote::after(moved.coin.curve, *rival));
        QCOMPARE(moved.verdict(), Verdict::Moved);
        moved.changeLamports(rounding + 1);
        QCOMPARE(moved.verdict(), Verdict::OtherBalances);

        Case garbage(mode);
        garbage.simulation.accounts[1] = AccountState{Lamports(1), programs::token2022, "garbage", false};
        QCOMPARE(garbage.verdict(), Verdict::Differs);
        garbage.simulation.accounts.clear();
        QCOMPARE(garbage.verdict(), Verdict::Differs);
    }

    void aTradeOnOtherTermsDiffers()
    {
        Case other(TradeMode::Buy);
        // The chain charged other fees than the quote.
        other.coin.global.feeBasisPoints = 94;
        const auto rival = curveQuote::buyForQuote(other.coin.curve, other.coin.rates, sol / 10);
        other.execute(curveQuote::after(other.coin.curve, *rival));
        QCOMPARE(other.verdict(), Verdict::Differs);
    }

    void roundingStaysWithinTheBounds()
    {
        // No slippage is allowed: a lamport less than quoted is outside of what would be signed.
        Case sale(TradeMode::Sell);
        sale.plan.limit = sale.plan.quotedLamports();
        QCOMPARE(sale.verdict(), Verdict::Agrees);
        sale.simulation.logs.clear();
        sale.changeLamports(1);
        QCOMPARE(sale.verdict(), Verdict::Agrees);
        sale.changeLamports(-2);
        QCOMPARE(sale.verdict(), Verdict::Differs);
    }

    void refusalsSayBothFigures()
    {
        const Error error = simulationCheck::refusal({34'000'000, 1'000'000'001}, {33'000'000, 1'200'000'000}, 6);
        QCOMPARE(error.code, ErrorCode::ProgramRejected);
        QCOMPARE(error.detail,
                 QStringLiteral("The simulation moves 1.2 SOL and 33 tokens, the quote says 1.000000001 SOL and 34 "
                                "tokens; nothing was signed"));
    }

    void explainsByTheFailingInstruction()
    {
        Simulation simulation;
        simulation.error = TransactionError::custom(1, 1);
        const QList<Instruction> list{{pumpAddresses::program, {}, {}}, {programs::token2022, {}, {}}};
        QCOMPARE(simulationCheck::explain(simulation, list).code, ErrorCode::InsufficientFunds);
        simulation.error = TransactionError::custom(7, 6003);
        QCOMPARE(simulationCheck::explain(simulation, list).code, ErrorCode::SlippageExceeded);
    }
};

CURVEDESK_TEST(tst_SimulationCheck)

} // namespace simulationCheckTest
#include "tst_SimulationCheck.moc"
