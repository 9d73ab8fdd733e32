// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmEvents.h"
#include "core/pump/curve/PumpEvents.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/trade/SimulationCheck.h"
#include "core/solana/Transaction.h"
#include "tests/core/service/trade/PoolCoin.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace poolSimulationCheckTest {

using simulationCheck::Verdict;
using Unit = TradeAmount::Unit;

namespace {

constexpr quint64 sol = lamportsPerSol;
constexpr quint64 fee = 5'000;
constexpr quint64 tokenRent = 2'074'080;

QList<QByteArray> logOf(const AmmTradeEvent &event)
{
    const QByteArray program = pumpAddresses::ammProgram.toBase58().toLatin1();
    return {"Program " + program + " invoke [1]", "Program data: " + event.encode().toBase64(),
            "Program " + program + " success"};
}

// One trade on a pool, what the wallet had before it, and what a simulation says about it.
struct Case
{
    PoolCoin coin;
    CoinState state;
    TradePlan plan;
    Simulation simulation;
    AmmTradeEvent event;

    explicit Case(TradeMode mode, quint64 spend = sol)
    {
        if (mode == TradeMode::Sell)
            coin.holds(1'000'000'000'000);
        state = coin.state();
        plan = mode == TradeMode::Buy
            ? *planTrade(PoolCoin::ask(mode, Unit::Lamports, spend), state, coin.trader)
            : *planTrade(PoolCoin::ask(mode, Unit::BaseUnits, 400'000'000'000), state, coin.trader);
        execute(coin.reserves);
    }

    // What the chain does on these reserves.
    void execute(const ammQuote::Reserves &reserves)
    {
        event = {};
        event.isBuy = plan.isBuy();
        event.user = coin.user;
        event.pool = state.pool->addresses.pool;
        event.poolBaseTokenReserves = reserves.base;
        event.poolQuoteTokenReserves = reserves.quote;
        const FeeRates rates = state.pool->ratesAt(reserves);
        quint64 lamports = coin.trader.lamports - plan.accumulatorRent - plan.vaultRent - fee;
        quint64 tokens = coin.trader.tokens;
        if (plan.isBuy()) {
            const auto buy = ammQuote::buyForQuote(reserves, rates, plan.amount);
            event.baseAmount = buy->baseOut;
            event.quoteAmount = buy->total;
            event.userQuoteAmount = buy->quote;
            lamports -= buy->total + tokenRent;
            tokens += buy->baseOut;
        } else {
            const auto sell = ammQuote::sellBase(reserves, rates, plan.amount);
            event.baseAmount = sell->baseIn;
            event.quoteAmount = sell->quote;
            event.userQuoteAmount = sell->net;
            lamports += sell->net;
            tokens -= sell->baseIn;
        }
        simulation.logs = logOf(event);
        TokenAccount account;
        account.owner = coin.user;
        account.mint = PoolCoin::mint();
        account.amount = TokenAmount(tokens);
        account.state = TokenAccount::State::Initialized;
        simulation.accounts
            = {AccountState{Lamports(lamports), programs::system, {}, false},
               AccountState{Lamports(tokenRent), programs::token2022, account.encode(), false}, std::nullopt};
    }
    void changeLamports(qint64 by)
    {
        Lamports &lamports = simulation.accounts[0]->lamports;
        lamports = Lamports(lamports.value() + static_cast<quint64>(by));
    }
    [[nodiscard]] Verdict verdict() const
    {
        return simulationCheck::compare(plan, state, coin.trader, simulation, coin.user, fee).verdict;
    }
};

} // namespace

class tst_PoolSimulationCheck : public QObject
{
    Q_OBJECT

private slots:
    void agrees()
    {
        for (const TradeMode mode : {TradeMode::Buy, TradeMode::Sell}) {
            Case each(mode);
            QCOMPARE(each.verdict(), Verdict::Agrees);
            // Some nodes show the accounts before the fee is taken.
            each.changeLamports(static_cast<qint64>(fee));
            QCOMPARE(each.verdict(), Verdict::Agrees);
        }
    }

    void seesWhatIsMoreThanRounding()
    {
        constexpr qint64 rounding = simulationCheck::roundingLamports;
        for (const TradeMode mode : {TradeMode::Buy, TradeMode::Sell}) {
            Case each(mode);
            each.changeLamports(-rounding);
            QCOMPARE(each.verdict(), Verdict::Agrees);
            each.changeLamports(-1);
            // The event is exact, the wallet is not: it may have moved meanwhile.
            QCOMPARE(each.verdict(), Verdict::OtherBalances);
            each.event.baseAmount -= 1'000'000;
            each.simulation.logs = logOf(each.event);
            QCOMPARE(each.verdict(), Verdict::Differs);
        }
    }

    void followsOtherReserves()
    {
        for (const TradeMode mode : {TradeMode::Buy, TradeMode::Sell}) {
            Case each(mode);
            // Others traded in between, past a fee tier or not.
            each.execute({each.coin.reserves.base - 5'000'000'000'000, each.coin.reserves.quote + 2'200'000'000, 0});
            QCOMPARE(each.verdict(), Verdict::Moved);
        }
    }

    void acceptsRoundingWithinTheSpend()
    {
        // Charged to the last lamport of the spend, where we would leave some of rounding.
        quint64 spend = sol;
        const auto dustOf = [&] { return spend - Case(TradeMode::Buy, spend).plan.quotedLamports(); };
        while (dustOf() == 0)
            ++spend;
        Case each(TradeMode::Buy, spend);
        const quint64 dust = dustOf();
        each.event.quoteAmount += dust;
        each.simulation.logs = logOf(each.event);
        each.changeLamports(-static_cast<qint64>(dust));
        QCOMPARE(each.verdict(), Verdict::Agrees);
        // Much beyond what was asked for is none of that.
        each.event.quoteAmount += 11;
        each.simulation.logs = logOf(each.event);
        each.changeLamports(-11);
        QCOMPARE(each.verdict(), Verdict::Differs);
    }

    void refusesNonsense()
    {
        Case each(TradeMode::Buy);
        each.simulation.accounts.removeLast();
        QCOMPARE(each.verdict(), Verdict::Differs);
        Case other(TradeMode::Buy);
        other.simulation.accounts[1]->data.clear();
        QCOMPARE(other.verdict(), Verdict::Differs);
        // What stays wrapped is still the wallet's.
        Case wrapped(TradeMode::Buy);
        wrapped.changeLamports(-7);
        wrapped.simulation.accounts[2] = AccountState{Lamports(7), programs::token, {}, false};
        QCOMPARE(wrapped.verdict(), Verdict::Agrees);
        wrapped.simulation.accounts[2]->lamports = Lamports(std::numeric_limits<quint64>::max());
        QCOMPARE(wrapped.verdict(), Verdict::Differs);
    }

    void outcomeFromLogsOrCalls()
    {
        const Case each(TradeMode::Sell);
        const QList<Instruction> list = tradeInstructions(each.plan, each.coin.accounts(), {100'000, 0});
        const auto message = Message::compile(each.coin.user, list, Hash());
        TransactionRecord record;
        record.slot = 44;
        record.fee = Lamports(fee);
        record.wire = Transaction::unsignedFrom(*message).encode();
        record.logs = each.simulation.logs;
        Order order;
        order.kind = OrderKind::Sell;
        order.wallet = each.coin.user;
        order.mint = PoolCoin::mint();
        order.wire = record.wire;
        orderOutcome::apply(order, {.slot = 44}, record);
        QCOMPARE(order.movedLamports, each.event.userQuoteAmount);
        QCOMPARE(order.movedTokens, each.event.baseAmount);

        // The cluster cut the log: the program's call of itself says the same.
        record.logs = {"Log truncated"};
        InnerInstruction call;
        call.programIndex = static_cast<quint8>(message->accountKeys.indexOf(pumpAddresses::ammProgram));
        call.data = QByteArray(reinterpret_cast<const char *>(pumpEvents::eventInstructionTag.data()), 8)
            + each.event.encode();
        record.innerInstructions = {call};
        orderOutcome::apply(order, {.slot = 44}, record);
        QCOMPARE(order.movedLamports, each.event.userQuoteAmount);
        // Somebody else's trade in the same transaction is not the order's.
        order.wallet = Address({9});
        orderOutcome::apply(order, {.slot = 44}, record);
        QCOMPARE(order.movedLamports, 0u);
        order.wallet = each.coin.user;
        order.mint = programs::wrappedSol;
        orderOutcome::apply(order, {.slot = 44}, record);
        QCOMPARE(order.movedTokens, 0u);
    }

    // The bytes are wiped once an order is final: what is kept still tells whose error it was.
    void errorsKeepTheirProgram()
    {
        Order order;
        order.kind = OrderKind::Buy;
        order.status = OrderStatus::Failed;
        TransactionError error;
        error.kind = u"InstructionError"_s;
        error.instructionError = u"Custom"_s;
        error.index = 4;
        error.customCode = 6004;
        order.error = error;
        const QList<QByteArray> logs{"Program " + pumpAddresses::ammProgram.toBase58().toLatin1()
                                     + " failed: custom program error: 0x1774"};
        TransactionRecord record;
        record.logs = logs;
        order.errorText = orderOutcome::explain(record, error).detail;
        const OrderSummary summary = orderOutcome::summaryOf(order);
        QCOMPARE(summary.error->code, ErrorCode::SlippageExceeded);
        QCOMPARE(summary.error->program->name, u"ExceededSlippage"_s);
        QCOMPARE(summary.error->program->programId, pumpAddresses::ammProgram.toBase58());
    }
};

CURVEDESK_TEST(tst_PoolSimulationCheck)

} // namespace poolSimulationCheckTest
#include "tst_PoolSimulationCheck.moc"
