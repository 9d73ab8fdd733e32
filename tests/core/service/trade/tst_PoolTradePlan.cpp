// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/FundsCheck.h"
#include "core/solana/Transaction.h"
#include "tests/core/service/trade/PoolCoin.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace poolTradePlanTest {

using Unit = TradeAmount::Unit;

namespace {

constexpr quint64 sol = lamportsPerSol;
constexpr quint64 everything = 100'000'000;
constexpr qsizetype largestTransaction = 1232;

// System, token and associated-token instructions by their first byte, the AMM's by its second argument's place.
QList<quint8> tags(const QList<Instruction> &list)
{
    QList<quint8> out;
    for (const Instruction &each : list)
        out.append(static_cast<quint8>(each.data.at(0)));
    return out;
}

} // namespace

class tst_PoolTradePlan : public QObject
{
    Q_OBJECT

private slots:
    void buyForLamports()
    {
        const PoolCoin coin;
        const auto plan = planTrade(PoolCoin::ask(TradeMode::Buy, Unit::Lamports, sol), coin.state(), coin.trader);
        QVERIFY(plan);
        QVERIFY(plan->isOnPool());
        QCOMPARE(*plan->poolBuy, *ammQuote::buyForQuote(coin.reserves, {2, 93, 30}, sol));
        QCOMPARE(plan->tokens(), plan->poolBuy->baseOut);
        QCOMPARE(plan->quotedLamports(), plan->poolBuy->total);
        QCOMPARE(plan->amount, sol);
        QCOMPARE(plan->limit, curveQuote::minimumOut(plan->tokens(), 500));
        QCOMPARE(plan->requiredBalance(), sol);
        QCOMPARE(plan->rents(), 2'074'080u + 1'844'400u + quoteAccountRent);

        const QList<Instruction> list = tradeInstructions(*plan, coin.accounts(), {100'000, 5});
        // Units, price, token account, wrapped-SOL account by the form that refuses one that is there, transfer, sync,
        // trade, close.
        QCOMPARE(tags(list), (QList<quint8>{2, 3, 1, 0, 2, 17, 0xc6, 9}));
        QCOMPARE(list.at(6).accounts.size(), 26);
        QCOMPARE(list.last().accounts.first().address, ammAddresses::quoteAccount(coin.user));
        QCOMPARE(list.last().accounts.at(1).address, coin.user);
    }

    void buyByCount()
    {
        const PoolCoin coin;
        const auto plan = planTrade(PoolCoin::ask(TradeMode::Buy, Unit::BaseUnits, 1'000'000'000'000, 100),
                                    coin.state(), coin.trader);
        QVERIFY(plan);
        QCOMPARE(plan->tokens(), 1'000'000'000'000u);
        QCOMPARE(plan->limit, curveQuote::maximumCost(plan->poolBuy->total, 100));
        QCOMPARE(plan->maxSolCost, std::optional(plan->limit));
        QCOMPARE(plan->requiredBalance(), plan->limit);
        QVERIFY(
            !planTrade(PoolCoin::ask(TradeMode::Buy, Unit::BaseUnits, coin.reserves.base), coin.state(), coin.trader));
    }

    void offersWhatTheWalletHas()
    {
        // The price is within its means, the whole slippage is not: the bound is what it has.
        PoolCoin coin;
        const TradeRequest request = PoolCoin::ask(TradeMode::Buy, Unit::BaseUnits, 1'000'000'000'000, 5'000);
        const auto free = planTrade(request, coin.state(), coin.trader);
        const quint64 beside = free->rents() + free->wsolRent + 2'000'000;
        coin.trader.lamports = beside + free->buy.total + 1'000;
        const auto bound = planTrade(request, coin.state(), coin.trader);
        QCOMPARE(bound->limit, bound->buy.total + 1'000);
        QCOMPARE(bound->maxSolCost, std::optional(bound->limit));
        QVERIFY(fundsCheck::check(*bound, coin.trader, 5'000));
        // Never below the price: then the wallet is told that it cannot pay.
        coin.trader.lamports = free->buy.total;
        const auto poor = planTrade(request, coin.state(), coin.trader);
        QCOMPARE(poor->limit, poor->buy.total);
        QCOMPARE(fundsCheck::check(*poor, coin.trader, 5'000).error().code, ErrorCode::InsufficientFunds);
        // Who only asks what it costs is told the bound that they asked for.
        QCOMPARE(planTrade(request, coin.state(), coin.trader, HoldingCheck::Skip)->limit, free->limit);
    }

    void sells_data()
    {
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<quint64>("value");
        QTest::newRow("by count") << Unit::BaseUnits << 1'234'567'890ull;
        QTest::newRow("for lamports") << Unit::Lamports << 20'000'000ull;
        QTest::newRow("a part") << Unit::PercentOfHolding << 12'345'678ull;
        QTest::newRow("all") << Unit::PercentOfHolding << everything;
    }
    void sells()
    {
        QFETCH(Unit, unit);
        QFETCH(quint64, value);
        PoolCoin coin;
        coin.holds(1'000'000'000'000);
        const auto plan = planTrade(PoolCoin::ask(TradeMode::Sell, unit, value), coin.state(), coin.trader);
        QVERIFY(plan);
        QCOMPARE(*plan->poolSell, *ammQuote::sellBase(coin.reserves, {2, 93, 30}, plan->amount));
        QCOMPARE(plan->limit, curveQuote::minimumOut(plan->poolSell->net, 500));
        QCOMPARE(plan->minimumOutLamports, std::optional(plan->limit));
        QCOMPARE(plan->requiredBalance(), 0u);
        // No accumulator: a sell does not make one. The creator's account, where it is missing.
        QCOMPARE(plan->rents(), quoteAccountRent);
        const bool isAll = unit == Unit::PercentOfHolding && value == everything;
        const QList<Instruction> list = tradeInstructions(*plan, coin.accounts(), {100'000, 0});
        QCOMPARE(tags(list), isAll ? (QList<quint8>{2, 0, 0x33, 9, 9}) : (QList<quint8>{2, 0, 0x33, 9}));
        QCOMPARE(list.at(2).accounts.size(), 24);
        if (unit == Unit::Lamports)
            QVERIFY(plan->poolSell->net >= value);
    }

    void leavesWrappedSolAlone()
    {
        PoolCoin coin;
        coin.hasWrappedSol();
        const Address own = ammAddresses::quoteAccount(coin.user);
        for (const bool isBuy : {true, false}) {
            if (!isBuy)
                coin.holds(1'000'000'000'000);
            const auto plan = isBuy
                ? planTrade(PoolCoin::ask(TradeMode::Buy, Unit::Lamports, sol), coin.state(), coin.trader)
                : planTrade(PoolCoin::ask(TradeMode::Sell, Unit::PercentOfHolding, everything), coin.state(),
                            coin.trader);
            const QList<Instruction> list = tradeInstructions(*plan, coin.accounts(), {100'000, 5});
            QCOMPARE(tags(list),
                     isBuy ? (QList<quint8>{2, 3, 1, 3, 18, 0xc6, 9}) : (QList<quint8>{2, 3, 3, 18, 0x33, 9, 9}));
            for (const Instruction &each : list) {
                for (const AccountMeta &account : each.accounts)
                    QVERIFY(account.address != own);
            }
        }
    }

    void oldPoolsGrowFirst()
    {
        PoolCoin coin;
        coin.holds(1'000'000'000'000);
        coin.missingSize = 89;
        const auto plan
            = planTrade(PoolCoin::ask(TradeMode::Sell, Unit::BaseUnits, 1'000'000'000), coin.state(), coin.trader);
        QCOMPARE(plan->rents(), quoteAccountRent + 89 * 6960);
        const QList<Instruction> list = tradeInstructions(*plan, coin.accounts(), {100'000, 0});
        QCOMPARE(tags(list), (QList<quint8>{2, 0xea, 0, 0x33, 9}));
        QCOMPARE(list.at(1).accounts.size(), 5);
    }

    void cashbackSellsHaveTheirAccumulator()
    {
        PoolCoin coin;
        coin.holds(1'000'000'000'000);
        coin.pool.isCashbackCoin = true;
        const auto plan
            = planTrade(PoolCoin::ask(TradeMode::Sell, Unit::BaseUnits, 1'000'000'000), coin.state(), coin.trader);
        QCOMPARE(plan->rents(), 2 * quoteAccountRent + 1'844'400);
        const QList<Instruction> list = tradeInstructions(*plan, coin.accounts(), {100'000, 0});
        QCOMPARE(tags(list), (QList<quint8>{2, 0, 0x5e, 0x33, 9}));
        QCOMPARE(list.at(3).accounts.size(), 26);
        coin.trader.hasAccumulator = true;
        QVERIFY(!planTrade(PoolCoin::ask(TradeMode::Sell, Unit::BaseUnits, 1'000'000'000), coin.state(), coin.trader)
                     ->initializesAccumulator);
    }

    // Every combination is one transaction. Cashback coins are younger than the pools that have to grow.
    void fits()
    {
        for (const Address &tokenProgram : {programs::token, programs::token2022}) {
            for (int bits = 0; bits < 8; ++bits) {
                if ((bits & 5) == 5)
                    continue;
                for (const bool isBuy : {true, false}) {
                    PoolCoin coin;
                    coin.tokenProgram = tokenProgram;
                    coin.pool.isCashbackCoin = bits & 1;
                    if (bits & 2)
                        coin.hasWrappedSol();
                    coin.missingSize = bits & 4 ? 89 : 0;
                    if (!isBuy)
                        coin.holds(1'000'000'000'000);
                    const auto plan = isBuy
                        ? planTrade(PoolCoin::ask(TradeMode::Buy, Unit::Lamports, sol), coin.state(), coin.trader)
                        : planTrade(PoolCoin::ask(TradeMode::Sell, Unit::PercentOfHolding, everything), coin.state(),
                                    coin.trader);
                    const auto message = Message::compile(
                        coin.user, tradeInstructions(*plan, coin.accounts(), {1'400'000, 1'000'000}), Hash());
                    QVERIFY(message);
                    const qsizetype size = Transaction::unsignedFrom(*message).encode().size();
                    QVERIFY2(size <= largestTransaction,
                             qPrintable(u"%1 bytes: %2 %3"_s.arg(size).arg(bits).arg(isBuy)));
                }
            }
        }
    }

    void funds()
    {
        PoolCoin coin;
        const auto plan = planTrade(PoolCoin::ask(TradeMode::Buy, Unit::Lamports, sol), coin.state(), coin.trader);
        const quint64 needed = 5'000 + plan->rents() + quoteAccountRent + sol;
        coin.trader.lamports = needed;
        QVERIFY(fundsCheck::check(*plan, coin.trader, 5'000));
        coin.trader.lamports = needed - 1;
        QCOMPARE(fundsCheck::check(*plan, coin.trader, 5'000).error().code, ErrorCode::InsufficientFunds);

        coin.holds(1'000'000'000'000);
        const auto sell
            = planTrade(PoolCoin::ask(TradeMode::Sell, Unit::PercentOfHolding, everything), coin.state(), coin.trader);
        const quint64 neededToSell = 5'000 + sell->rents() + quoteAccountRent;
        coin.trader.lamports = neededToSell;
        QVERIFY(fundsCheck::check(*sell, coin.trader, 5'000));
        coin.trader.lamports = neededToSell - 1;
        QCOMPARE(fundsCheck::check(*sell, coin.trader, 5'000).error().code, ErrorCode::InsufficientFunds);
    }

    void holdings()
    {
        PoolCoin coin;
        coin.holds(1'000'000);
        const CoinState state = coin.state();
        for (const auto &[unit, value] : {std::pair(Unit::BaseUnits, quint64(1'000'001)), {Unit::Lamports, sol}})
            QCOMPARE(planTrade(PoolCoin::ask(TradeMode::Sell, unit, value), state, coin.trader).error().code,
                     ErrorCode::InsufficientFunds);
        QCOMPARE(planTrade(PoolCoin::ask(TradeMode::Sell, Unit::BaseUnits, 1), state, coin.trader).error().code,
                 ErrorCode::InvalidInput);
    }

    void agreedMinimumHolds()
    {
        const PoolCoin coin;
        TradeRequest request = PoolCoin::ask(TradeMode::Buy, Unit::Lamports, sol);
        const auto free = planTrade(request, coin.state(), coin.trader);
        request.agreedMinimumOut = free->limit + 10;
        QCOMPARE(planTrade(request, coin.state(), coin.trader)->limit, free->limit + 10);
        request.agreedMinimumOut = free->tokens() + 1;
        QCOMPARE(planTrade(request, coin.state(), coin.trader).error().code, ErrorCode::SlippageExceeded);
    }
};

CURVEDESK_TEST(tst_PoolTradePlan)

} // namespace poolTradePlanTest
#include "tst_PoolTradePlan.moc"
