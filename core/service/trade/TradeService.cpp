// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradeService.h"

#include "core/base/CrashPoint.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/trade/TradeDecoding.h"
#include "core/service/trade/TradePreparation.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/Transaction.h"

#include <QPointer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Compute units of a cost sheet where no simulation is possible: more than any trade of ours has used.
constexpr quint32 assumedUnitLimit = 200'000;

// A blockhash lives for 150 slots, about a minute, and the transaction has to land in that time.
constexpr qint64 blockhashUseMs = 30'000;

// The time of a slot. Slots without a block lengthen a blockhash's life, which is counted in blocks.
constexpr qint64 slotMs = 400;

/// Base units that a buy brings at least. A buy by count, whose limit is its cost, brings all of them or fails; the end
/// of the curve makes a spend one by count, and may make the count smaller.
quint64 leastTokens(const Order &buy)
{
    return buy.limitLamports > 0 ? buy.quotedTokens : buy.limitTokens;
}

/// True when an order may take more, or has to give less, than the one that was agreed to.
bool isWorse(const Order &order, const Order &agreed)
{
    const bool givesLess = order.kind == OrderKind::Buy ? leastTokens(order) < leastTokens(agreed)
                                                        : order.limitLamports < agreed.limitLamports;
    // A sale for an amount of SOL sells more tokens when the price has fallen.
    const bool sellsMore = order.kind == OrderKind::Sell && order.quotedTokens > agreed.quotedTokens;
    return givesLess || sellsMore || order.spend.mostLamports > agreed.spend.mostLamports;
}

/// Copies the plan's bounds to an answer.
template<class Reply> void writeBounds(Reply &reply, const TradePlan &plan)
{
    reply.maxSolCostLamports = plan.maxSolCost;
    reply.minimumOutLamports = plan.minimumOutLamports;
    reply.minimumOutTokens = plan.minimumOutTokens;
}

/// The quote on which the plan is based.
Quote quoteOf(const TradePlan &plan, const CoinState &coin)
{
    if (plan.poolBuy)
        return tradeQuote::of(coin, *plan.poolBuy, plan.slippageBps);
    if (plan.poolSell)
        return tradeQuote::of(coin, *plan.poolSell, plan.slippageBps);
    return plan.isBuy() ? tradeQuote::of(coin, plan.buy, plan.slippageBps)
                        : tradeQuote::of(coin, plan.sell, plan.slippageBps);
}

} // namespace

TradeService::TradeService(Cluster &cluster, CoinReader &coins, WalletService &wallets, OrderDesk &orders)
    : m_cluster(cluster)
    , m_wallets(wallets)
    , m_orders(orders)
    , m_reader(cluster, coins)
    , m_blockhashes(cluster)
    , m_priorityFee(cluster)
{
}

Task<TradeReceipt> TradeService::trade(TradeRequest request)
{
    if (const Outcome checked = checkTradeRequest(request); !checked)
        co_return failure(checked.error());
    if (request.dryRun) {
        const Result<Address> user = WalletService::addressOf(request.signer);
        if (!user)
            co_return failure(user.error());
        const Result<Prepared> prepared = co_await prepare(request, *user, SignedBy::Us);
        if (!prepared)
            co_return failure(prepared.error());
        TradeReceipt receipt;
        receipt.isSimulated = true;
        receipt.mint = prepared->mint.toBase58();
        receipt.slot = prepared->slot;
        receipt.quotedLamports = prepared->plan.quotedLamports();
        receipt.quotedTokens = prepared->plan.tokens();
        receipt.networkFeeLamports = prepared->networkFeeLamports;
        writeBounds(receipt, prepared->plan);
        co_return receipt;
    }
    OrderIntent intent{request.apiOwner, request.idempotencyKey, request.requestHash, request.waitConfirmed};
    Result<OrderDesk::Begun> begun = co_await m_orders.begin(std::move(intent));
    if (!begun)
        co_return failure(begun.error());
    if (const auto *earlier = std::get_if<OrderSummary>(&*begun))
        co_return orderOutcome::receiptOf(*earlier);
    Result<TradeReceipt> placed = co_await signAndPlace(request, std::get<OrderTicket>(std::move(*begun)));
    co_return placed;
}

void TradeService::describe(const Prepared &prepared, Order &order)
{
    const TradePlan &plan = prepared.plan;
    order.mint = prepared.mint;
    order.symbol = prepared.symbol;
    order.spend.tradeLamports = plan.mostLamports();
    order.spend.mostLamports
        = saturated(static_cast<uint128>(order.spend.tradeLamports) + plan.rents() + prepared.networkFeeLamports);
    order.spend.priorityFeeLamports = networkFee::priorityPart(prepared.networkFeeLamports, tradeSignatures);
    order.quotedQuoteLamports = plan.quotedLamports();
    order.quotedTokens = plan.tokens();
    order.limitLamports = plan.maxSolCost.value_or(plan.minimumOutLamports.value_or(0));
    order.limitTokens = plan.minimumOutTokens.value_or(0);
}

Task<TradeReceipt> TradeService::signAndPlace(TradeRequest request, OrderTicket ticket)
{
    const Result<Address> user = WalletService::addressOf(request.signer);
    if (!user)
        co_return failure(user.error());
    Order order;
    order.wallet = *user;
    if (request.mode == TradeMode::Buy && request.amount.unit == TradeAmount::Unit::Lamports)
        order.spend.mostLamports = request.amount.value;
    order.spend.slippageBps = request.slippageBps;
    order.spend.hasKeyOfRequest = request.signer.privateKey != nullptr;
    if (const Outcome allowed = ticket.check(order); !allowed)
        co_return failure(allowed.error());
    if (const Result<Address> able = m_wallets.checkSigner(request.signer); !able)
        co_return failure(able.error());
    Result<Prepared> prepared = co_await prepare(request, *user, SignedBy::Us);
    if (!prepared)
        co_return failure(prepared.error());
    order.kind = request.mode == TradeMode::Buy ? OrderKind::Buy : OrderKind::Sell;
    describe(*prepared, order);
    const Result<KeyRights> rights = ticket.rights();
    if (!rights)
        co_return failure(rights.error());
    if (rights->needsApproval) {
        const QPointer<TradeService> self(this);
        const Result<qint64> waitedMs
            = co_await ticket.approve(order, Transaction::unsignedFrom(prepared->message).encode());
        if (!waitedMs)
            co_return failure(waitedMs.error());
        if (!self)
            co_return closing();
        // What is signed is what the person saw, unless its blockhash has become too old.
        if (*waitedMs > blockhashUseMs) {
            const Order agreed = order;
            request.agreedPriorityFee = agreed.spend.priorityFeeLamports;
            prepared = co_await prepare(request, *user, SignedBy::Us);
            if (!prepared)
                co_return failure(prepared.error());
            describe(*prepared, order);
            if (isWorse(order, agreed)) {
                co_return failure(ErrorCode::SlippageExceeded,
                                  u"The price is worse by now than the one that was approved; nothing was signed"_s);
            }
        }
    }
    crashPoint::reach(crashPoint::Step::Prepared);
    Transaction transaction = Transaction::unsignedFrom(prepared->message);
    if (const Outcome signedOff = m_wallets.sign(transaction, request.signer); !signedOff)
        co_return failure(signedOff.error());
    crashPoint::reach(crashPoint::Step::Signed);
    order.signature = transaction.id();
    order.wire = transaction.encode();
    order.lastValidBlockHeight = prepared->lastValidBlockHeight;
    const Result<OrderSummary> placed = co_await ticket.place(std::move(order));
    if (!placed)
        co_return failure(placed.error());
    co_return orderOutcome::receiptOf(*placed);
}

Task<UnsignedTrade> TradeService::instructions(TradeRequest request)
{
    if (const Outcome checked = checkTradeRequest(request); !checked)
        co_return failure(checked.error());
    if (request.signer.wallet.isEmpty())
        co_return failure(ErrorCode::InvalidInput, u"public is required"_s);
    const Result<Address> user = Address::fromBase58(request.signer.wallet);
    if (!user)
        co_return failure(ErrorCode::InvalidInput, u"public is not a wallet's address"_s);
    const Result<Prepared> prepared = co_await prepare(request, *user, SignedBy::SomebodyElse);
    if (!prepared)
        co_return failure(prepared.error());
    UnsignedTrade reply;
    reply.wire = Transaction::unsignedFrom(prepared->message).encode();
    reply.lastValidBlockHeight = prepared->lastValidBlockHeight;
    reply.signer = user->toBase58();
    writeBounds(reply, prepared->plan);
    co_return reply;
}

Task<TradeReview> TradeService::review(TradeRequest request)
{
    if (const Outcome checked = checkTradeRequest(request); !checked)
        co_return failure(checked.error());
    const Result<Address> user = WalletService::addressOf(request.signer);
    if (!user)
        co_return failure(user.error());
    const Result<Prepared> prepared = co_await prepare(request, *user, SignedBy::Us);
    if (!prepared)
        co_return failure(prepared.error());
    TradeReview review = tradeDecoding::review(prepared->message);
    review.lastValidBlockHeight = prepared->lastValidBlockHeight;
    review.blockhashAgeMs = m_blockhashes.ageOf(prepared->message.recentBlockhash).count();
    const quint64 passed = m_cluster.slot() - qMin(m_cluster.slot(), prepared->blockhashSlot);
    review.blockhashLeftMs = static_cast<qint64>(blockhashLifetime - qMin(blockhashLifetime, passed)) * slotMs;
    review.simulatedTokens = prepared->plan.quoted().tokens;
    review.simulatedLamports = prepared->plan.quoted().lamports;
    review.networkFeeLamports = prepared->networkFeeLamports;
    review.slot = prepared->slot;
    co_return review;
}

Task<CostSheet> TradeService::costSheet(TradeRequest request)
{
    if (const Outcome checked = checkTradeRequest(request); !checked)
        co_return failure(checked.error());
    const Result<Address> user = WalletService::addressOf(request.signer);
    if (!user)
        co_return failure(user.error());
    // A cost sheet means that an order is likely.
    m_blockhashes.expectOrders();
    const Result<TradeSnapshot> snapshot = co_await readCurrent(request.token, *user);
    if (!snapshot)
        co_return failure(snapshot.error());
    const Result<TradePlan> plan = planTrade(request, snapshot->coin, snapshot->trader, HoldingCheck::Skip);
    if (!plan)
        co_return failure(plan.error());
    const Result<networkFee::Budget> budget = co_await budgetEstimate(request, *snapshot, *plan, *user);
    if (!budget)
        co_return failure(budget.error());
    const Result<quint64> fee = networkFee::total(*budget, tradeSignatures, m_priorityFee.limits);
    if (!fee)
        co_return failure(fee.error());
    CostSheet sheet;
    sheet.unitLimit = budget->unitLimit;
    sheet.priorityFeeLamports = networkFee::priorityPart(*fee, tradeSignatures);
    sheet.quote = quoteOf(*plan, snapshot->coin);
    sheet.wsolRentLamports = plan->wsolRent;
    sheet.networkFeeLamports = *fee;
    sheet.tokenAccountRentLamports = plan->tokenAccountRent;
    sheet.volumeAccumulatorRentLamports = plan->accumulatorRent;
    sheet.creatorVaultRentLamports = plan->vaultRent;
    const quint64 beside = *fee + plan->rents();
    sheet.mostInRaw = plan->isBuy() ? plan->mostLamports() : plan->tokens();
    if (plan->isBuy()) {
        sheet.payAtMostLamports = saturated(static_cast<uint128>(plan->mostLamports()) + beside);
        sheet.mustHoldLamports = saturated(static_cast<uint128>(plan->requiredBalance()) + beside);
    } else {
        sheet.receiveAtLeastLamports = plan->limit > beside ? plan->limit - beside : 0;
    }
    sheet.walletLamports = snapshot->trader.lamports;
    sheet.walletTokens = snapshot->trader.tokens;
    co_return sheet;
}

Task<networkFee::Budget> TradeService::budgetEstimate(TradeRequest request, TradeSnapshot snapshot, TradePlan plan,
                                                      Address user)
{
    networkFee::Budget budget{assumedUnitLimit, request.priorityFeeMicroLamports.value_or(0)};
    networkFee::RecentFees recent;
    if (!request.priorityFeeMicroLamports) {
        recent = co_await m_priorityFee.recent(snapshot.written(plan, user));
        budget.unitPrice = networkFee::automaticPrice(recent, budget.unitLimit, m_priorityFee.limits);
    }
    // Without a price the number of units changes no fee.
    if (budget.unitPrice > 0) {
        const Result<Simulation> simulation = co_await simulate(snapshot, plan, user);
        if (simulation && !simulation->error)
            budget.unitLimit = networkFee::unitLimitFor(simulation->unitsConsumed);
        if (!request.priorityFeeMicroLamports)
            budget.unitPrice = networkFee::automaticPrice(recent, budget.unitLimit, m_priorityFee.limits);
    }
    co_return budget;
}

} // namespace curvedesk
#include "moc_TradeService.cpp"
