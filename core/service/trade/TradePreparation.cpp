// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradePreparation.h"

#include "core/cluster/Cluster.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/trade/FundsCheck.h"
#include "core/service/trade/SimulationCheck.h"
#include "core/solana/ComputeBudgetInstruction.h"

#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

using simulationCheck::Verdict;

// The most quotes for one trade: the reserves of a busy coin move between read and simulation.
constexpr int attempts = 3;
// Reads until a node shows the wallet's last order: it gets more than a second to catch up.
constexpr int staleReads = 4;
constexpr std::chrono::milliseconds staleReadPause{400};
constexpr quint64 baseFee = computeBudget::lamportsPerSignature.value();

} // namespace

Task<TradeSnapshot> TradeService::readCurrent(QString token, Address user)
{
    const QPointer<TradeService> self(this);
    for (int count = 1;; ++count) {
        Result<TradeSnapshot> snapshot = co_await m_reader.read(token, user);
        if (!snapshot || snapshot->coin.slot >= m_orders.landedSlot(user))
            co_return snapshot;
        if (count == staleReads)
            co_return failure(ErrorCode::Unavailable, u"The cluster does not show the wallet's last order yet"_s);
        const auto over = std::make_shared<Latch>(*this);
        QTimer::singleShot(staleReadPause, this, [over] { over->open(); });
        co_await over->wait();
        if (!self)
            co_return closing();
    }
}

Task<Simulation> TradeService::simulate(TradeSnapshot snapshot, TradePlan plan, Address user)
{
    const networkFee::Budget budget{computeBudget::maxUnits, 0};
    const Result<QByteArray> wire = simulationCheck::wireOf(user, snapshot.instructions(plan, budget));
    if (!wire)
        co_return failure(wire.error());
    Result<Simulation> simulation = co_await m_cluster.simulate(*wire, snapshot.comparedAccounts());
    if (!simulation)
        co_return failure(simulationCheck::unanswered(simulation.error(), u"trade"));
    co_return simulation;
}

Task<std::optional<Movement>> TradeService::checkSimulation(TradeRequest request, Address user, TradeSnapshot snapshot,
                                                            TradePlan plan, Simulation simulation, bool isLastAttempt)
{
    if (simulation.error) {
        const Error reason = simulationCheck::explain(
            simulation, snapshot.instructions(plan, networkFee::Budget{computeBudget::maxUnits, 0}));
        // Reserves, creator and rent can have changed since the read. Slippage beyond the user's limit is final.
        if (reason.code != ErrorCode::ProgramRejected || isLastAttempt)
            co_return failure(reason);
        co_return std::optional<Movement>();
    }
    const simulationCheck::Finding finding
        = simulationCheck::compare(plan, snapshot.coin, snapshot.trader, simulation, user, baseFee);
    if (finding.verdict == Verdict::Agrees)
        co_return finding.simulated;
    if (!isLastAttempt)
        co_return std::optional<Movement>();
    if (finding.verdict == Verdict::Moved)
        co_return finding.simulated;
    if (finding.verdict == Verdict::OtherBalances) {
        // Another trade of the same wallet can have landed meanwhile; if none has, the difference is an error.
        const Result<TradeSnapshot> again = co_await readCurrent(request.token, user);
        if (!again)
            co_return failure(again.error());
        // The seed is the slot of the read, and no sign of a trade.
        snapshot.trader.wsolSeed = again->trader.wsolSeed;
        if (again->trader != snapshot.trader)
            co_return finding.simulated;
    }
    co_return tl::unexpected(simulationCheck::refusal(plan.quoted(), finding.simulated, snapshot.coin.mint.decimals));
}

Task<std::optional<TradeService::Prepared>> TradeService::attempt(TradeRequest request, Address user, SignedBy signer,
                                                                  bool isLastAttempt)
{
    const Result<TradeSnapshot> snapshot = co_await readCurrent(request.token, user);
    if (!snapshot)
        co_return failure(snapshot.error());
    Result<TradePlan> plan = planTrade(request, snapshot->coin, snapshot->trader);
    if (!plan)
        co_return failure(plan.error());
    if (const Outcome funds = fundsCheck::check(*plan, snapshot->trader, baseFee); !funds)
        co_return failure(funds.error());
    // The three are asked for together, in the time of one. Another signer needs time, and so the newest blockhash.
    Task<LatestBlockhash> blockhashAsked
        = signer == SignedBy::Us ? m_blockhashes.getForOrder() : m_cluster.latestBlockhash();
    std::optional<QCoro::Task<networkFee::RecentFees>> feesAsked;
    if (!request.priorityFeeMicroLamports)
        feesAsked.emplace(m_priorityFee.recent(snapshot->written(*plan, user)));
    const Result<Simulation> simulation = co_await simulate(*snapshot, *plan, user);
    if (!simulation)
        co_return failure(simulation.error());
    const Result<std::optional<Movement>> simulated
        = co_await checkSimulation(request, user, *snapshot, *plan, *simulation, isLastAttempt);
    if (!simulated)
        co_return failure(simulated.error());
    if (!*simulated)
        co_return std::optional<Prepared>();
    plan->correctQuote(**simulated);

    const Result<LatestBlockhash> blockhash = co_await blockhashAsked;
    if (!blockhash)
        co_return failure(blockhash.error());
    const quint32 preparedBefore = m_prepared.findOrAdd(blockhash->blockhash, blockhash->lastValidBlockHeight, user)++;
    networkFee::Budget budget{networkFee::distinctUnitLimit(simulation->unitsConsumed, preparedBefore),
                              request.priorityFeeMicroLamports.value_or(0)};
    if (feesAsked) {
        const networkFee::RecentFees recent = co_await *feesAsked;
        networkFee::Limits limits = m_priorityFee.limits;
        limits.maxLamports = qMin(limits.maxLamports, request.agreedPriorityFee.value_or(limits.maxLamports));
        budget.unitPrice = networkFee::automaticPrice(recent, budget.unitLimit, limits);
    }
    const Result<quint64> fee = networkFee::total(budget, tradeSignatures, m_priorityFee.limits);
    if (!fee)
        co_return failure(fee.error());
    if (const Outcome funds = fundsCheck::check(*plan, snapshot->trader, *fee); !funds)
        co_return failure(funds.error());
    Result<Message> message = Message::compile(user, snapshot->instructions(*plan, budget), blockhash->blockhash);
    if (!message)
        co_return failure(message.error());
    Prepared prepared;
    prepared.plan = std::move(*plan);
    prepared.symbol = coinInfo::namesIn(snapshot->coin.mintData, snapshot->metaplex).symbol;
    prepared.mint = snapshot->coin.addresses.mint;
    prepared.message = std::move(*message);
    prepared.lastValidBlockHeight = blockhash->lastValidBlockHeight;
    prepared.blockhashSlot = blockhash->slot;
    prepared.networkFeeLamports = *fee;
    prepared.slot = simulation->slot;
    co_return prepared;
}

Task<TradeService::Prepared> TradeService::prepare(TradeRequest request, Address user, SignedBy signer)
{
    for (int count = 1;; ++count) {
        Result<std::optional<Prepared>> prepared = co_await attempt(request, user, signer, count >= attempts);
        if (!prepared)
            co_return failure(prepared.error());
        if (*prepared)
            co_return std::move(**prepared);
        // A changed rent may be the cause of the difference.
        m_reader.forgetRent();
    }
}

} // namespace curvedesk
