// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/launch/LaunchPreparation.h"

#include "core/money/Decimal.h"
#include "core/pump/curve/VolumeAccumulator.h"
#include "core/service/coin/AccountFailure.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/trade/FundsCheck.h"
#include "core/service/trade/SimulationCheck.h"
#include "core/service/trade/TradeAccountChoice.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "core/solana/Transaction.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int signatures = 2;

// Smallest sizes of what a launch opens: the mint with its metadata, the curve, the curve's token account; with a buy
// the buyer's token account.
quint64 leastRents(bool buys)
{
    constexpr quint64 mintBytes = 234;
    constexpr quint64 curveBytes = 151;
    constexpr quint64 tokenAccountBytes = 170;
    const quint64 coin = rent::exemptMinimum(mintBytes).value() + rent::exemptMinimum(curveBytes).value()
        + rent::exemptMinimum(tokenAccountBytes).value();
    return buys ? coin + rent::exemptMinimum(tokenAccountBytes).value() : coin;
}

// The accounts whose lamports a launch changes, the payer first.
constexpr qsizetype involvedCount = 6;
QList<Address> involved(const TradeAccounts &accounts)
{
    return {accounts.user.user,         accounts.user.associatedUser,         accounts.coin.mint,
            accounts.coin.bondingCurve, accounts.coin.associatedBondingCurve, accounts.user.volumeAccumulator};
}

quint64 lamportsOf(const std::optional<AccountState> &account)
{
    return account ? account->lamports.value() : 0;
}

uint128 lamportsIn(const QList<std::optional<AccountState>> &accounts)
{
    uint128 sum = 0;
    for (const auto &account : accounts)
        sum += lamportsOf(account);
    return sum;
}

std::optional<TradeEvent> firstBuy(const Simulation &simulation, const Address &user, const Address &mint)
{
    for (const PumpEvent &event : pumpEvents::fromLogs(simulation.logs)) {
        const auto *trade = std::get_if<TradeEvent>(&event);
        if (trade != nullptr && trade->isBuy && trade->user == user && trade->mint == mint)
            return *trade;
    }
    return std::nullopt;
}

// What leaves the payer stays in the coin's and the payer's own accounts, but for the network fee and the part of the
// curve's fee that goes to the buyback recipient; and the buy is the one that was quoted.
// Answers what the payer pays beside the network fee.
std::optional<quint64> verifiedCost(const LaunchPlan &plan, const TradeAccounts &accounts,
                                    const QList<std::optional<AccountState>> &before, const Simulation &simulation,
                                    quint64 feeLamports)
{
    if (before.size() != involvedCount || simulation.accounts.size() != involvedCount)
        return std::nullopt;
    quint64 buyback = 0;
    quint64 tokens = 0;
    if (plan.form) {
        const std::optional<TradeEvent> buy = firstBuy(simulation, accounts.user.user, accounts.coin.mint);
        if (!buy || orderOutcome::quoteMoved(*buy) != plan.buy.total || buy->tokenAmount != plan.buy.tokensOut)
            return std::nullopt;
        buyback = buy->buybackFee;
        const auto &tokenAccount = simulation.accounts[1];
        const Result<TokenAccount> decoded
            = tokenAccount ? TokenAccount::decode(tokenAccount->data) : failure(ErrorCode::Damaged, QString());
        if (!decoded || decoded->owner != accounts.user.user || decoded->mint != accounts.coin.mint)
            return std::nullopt;
        tokens = decoded->amount.value();
    }
    const uint128 had = lamportsIn(before);
    const uint128 has = lamportsIn(simulation.accounts) + buyback;
    // Some nodes show the accounts before the fee is taken.
    const bool showsFee = had == has + feeLamports;
    if (tokens != plan.buy.tokensOut || (!showsFee && had != has))
        return std::nullopt;
    const quint64 left = lamportsOf(simulation.accounts.first()) + (showsFee ? feeLamports : 0);
    const quint64 payer = lamportsOf(before.first());
    return payer < left ? std::nullopt : std::optional<quint64>(payer - left);
}

} // namespace

Task<LaunchService::Draft> LaunchService::read(LaunchRequest request, Address user)
{
    const QList<Address> wanted{user, pumpAddresses::global, pumpAddresses::feeConfig};
    const Result<AccountsAt> read = co_await m_cluster.accounts(wanted);
    if (!read)
        co_return failure(read.error());
    if (read->accounts.size() != wanted.size())
        co_return failure(ErrorCode::UpstreamRejected, u"The cluster answered with another number of accounts"_s);
    const auto &wallet = read->accounts[0];
    const auto &globalAccount = read->accounts[1];
    const auto &scheduleAccount = read->accounts[2];
    if (!globalAccount || globalAccount->owner != pumpAddresses::program)
        co_return failure(ErrorCode::UpstreamRejected, u"This cluster does not run the bonding-curve program"_s);
    Draft draft;
    draft.user = user;
    draft.lamports = wallet ? wallet->lamports.value() : 0;
    const Result<GlobalAccount> global = GlobalAccount::decode(globalAccount->data);
    if (!global)
        co_return accountFailure(global.error());
    draft.global = *global;
    if (scheduleAccount && scheduleAccount->owner == pumpAddresses::feeProgram) {
        Result<FeeSchedule> schedule = FeeSchedule::decode(scheduleAccount->data);
        if (!schedule)
            co_return accountFailure(schedule.error());
        draft.schedule = std::move(*schedule);
    }
    const BondingCurve curve = freshCurve(draft.global, user);
    if (request.initialBuyLamports > 0) {
        const auto buy = curveQuote::buyForQuote(curve, curveFeeRates(draft.global, draft.schedule, curve),
                                                 request.initialBuyLamports);
        if (!buy)
            co_return failure(buy.error());
    }
    // All of the spend asked for, though the curve may hold less.
    const uint128 least = static_cast<uint128>(request.initialBuyLamports) + leastRents(request.initialBuyLamports > 0)
        + signatures * computeBudget::lamportsPerSignature.value();
    if (draft.lamports < least) {
        co_return failure(
            ErrorCode::InsufficientFunds,
            u"This launch needs more than %1 SOL, the wallet has %2 SOL"_s.arg(
                decimal::format(saturated(least), solDecimals), decimal::format(draft.lamports, solDecimals)));
    }
    co_return draft;
}

Task<LaunchService::Prepared> LaunchService::prepare(LaunchRequest request, Draft draft, QString uri, Address mint)
{
    Result<LaunchPlan> plan = planLaunch(request, uri, draft.user, draft.global, draft.schedule);
    if (!plan)
        co_return failure(plan.error());
    TradeAccounts accounts;
    accounts.coin = pumpAddresses::CoinAddresses::derive(mint, programs::token2022);
    accounts.user = pumpAddresses::UserAddresses::derive(draft.user, mint, programs::token2022);
    const Result<Address> buyback = tradeAccountChoice::buybackRecipient(draft.global, mint, draft.user);
    if (!buyback)
        co_return failure(buyback.error());
    accounts.buybackFeeRecipient = *buyback;
    const Result<BudgetRoom> room = budgetRoom(*plan, accounts, request.priorityFeeMicroLamports);
    if (!room)
        co_return failure(room.error());

    const networkFee::Budget trialBudget{computeBudget::maxUnits, 0};
    const QList<Instruction> trial = launchInstructions(*plan, accounts, trialBudget, *room);
    Result<Message> trialMessage = Message::compile(draft.user, trial, Hash());
    if (!trialMessage)
        co_return failure(trialMessage.error());
    const QList<Address> written = PriorityFee::writtenBy(*trialMessage);
    const QByteArray trialWire = Transaction::unsignedFrom(std::move(*trialMessage)).encode();
    const QList<Address> watched = involved(accounts);
    const Result<AccountsAt> before = co_await m_cluster.accounts(watched);
    if (!before)
        co_return failure(before.error());
    const Result<Simulation> simulation = co_await m_cluster.simulate(trialWire, watched);
    if (!simulation) {
        Error error = simulation.error();
        error.detail = u"The launch could not be simulated, so nothing was signed: "_s + error.detail;
        co_return failure(error);
    }
    if (simulation->error)
        co_return failure(simulationCheck::explain(*simulation, trial));
    const quint64 trialFee = signatures * computeBudget::lamportsPerSignature.value();
    const std::optional<quint64> simulatedCost = verifiedCost(*plan, accounts, before->accounts, *simulation, trialFee);
    if (!simulatedCost)
        co_return failure(ErrorCode::ProgramRejected, u"The simulation differs from the quote; nothing was signed"_s);

    networkFee::Budget budget{networkFee::unitLimitFor(simulation->unitsConsumed), 0};
    if (room->price && !request.priorityFeeMicroLamports) {
        const networkFee::RecentFees recent = co_await m_priorityFee.recent(written);
        budget.unitPrice = networkFee::automaticPrice(recent, budget.unitLimit, m_priorityFee.limits);
    } else if (room->price) {
        budget.unitPrice = request.priorityFeeMicroLamports.value_or(0);
    }
    const Result<quint64> fee = networkFee::total(budget, signatures, m_priorityFee.limits);
    if (!fee)
        co_return failure(fee.error());
    // Rents come out of the simulation; the spend asked for counts in full, though some of it may stay.
    const quint64 unspent
        = request.initialBuyLamports > plan->buy.total ? request.initialBuyLamports - plan->buy.total : 0;
    const uint128 cost = static_cast<uint128>(*simulatedCost) + *fee;
    for (const uint128 each : {cost + unspent, cost}) {
        if (const Outcome funds = fundsCheck::canPay(lamportsOf(before->accounts.first()), saturated(each)); !funds)
            co_return failure(funds.error());
    }
    const Result<LatestBlockhash> blockhash = co_await m_cluster.latestBlockhash();
    if (!blockhash)
        co_return failure(blockhash.error());
    Result<Message> message
        = Message::compile(draft.user, launchInstructions(*plan, accounts, budget, *room), blockhash->blockhash);
    if (!message)
        co_return failure(message.error());
    Prepared prepared;
    prepared.plan = std::move(*plan);
    prepared.message = std::move(*message);
    prepared.lastValidBlockHeight = blockhash->lastValidBlockHeight;
    co_return prepared;
}

} // namespace curvedesk
