// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/launch/LaunchPreparation.h"

#include "core/money/Decimal.h"
#include "core/pump/curve/VolumeAccumulator.h"
#include "core/service/coin/AccountFailure.h"
#include "core/service/trade/FundsCheck.h"
#include "core/service/trade/SimulationCheck.h"
#include "core/service/trade/TradeAccountChoice.h"
#include "core/service/trade/TradeEventCheck.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"
#include "core/solana/Transaction.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Lamports of the rents that every launch pays at least: of the mint with its metadata, the curve and the curve's token
// account; with a buy also of the buyer's token account.
quint64 leastRents(const Rent &rent, bool buys)
{
    constexpr quint64 mintBytes = 234;
    constexpr quint64 curveBytes = 151;
    constexpr quint64 tokenAccountBytes = 170;
    const quint64 tokenAccount = rent.exemptMinimum(tokenAccountBytes).value();
    const quint64 coin = rent.exemptMinimum(mintBytes).value() + rent.exemptMinimum(curveBytes).value() + tokenAccount;
    return buys ? coin + tokenAccount : coin;
}

// The accounts whose lamports a launch changes, in the order in which prepare() watches them.
enum Involved { Payer, WalletTokens, Mint, Curve, CurveTokens, Accumulator, CreatorVault };

// The lamports of all these accounts together.
uint128 lamportsIn(const QList<std::optional<AccountState>> &accounts)
{
    uint128 sum = 0;
    for (const auto &account : accounts)
        sum += lamportsOf(account);
    return sum;
}

// The event of the launch's first buy in the simulation's logs; nullopt when they have none.
std::optional<TradeEvent> firstBuy(const Simulation &simulation, const Address &user, const Address &mint)
{
    return tradeEventCheck::firstIn<TradeEvent>(
        simulation, [&](const TradeEvent &each) { return each.isBuy && each.user == user && each.mint == mint; });
}

// Base units on the buyer's account after the launch. ProgramRejected when it is no account of buyer and coin.
Result<quint64> tokensHeld(const std::optional<AccountState> &account, const TradeAccounts &accounts)
{
    const Result<TokenAccount> decoded
        = account ? TokenAccount::decode(account->data) : failure(ErrorCode::NotFound, u"there is no account"_s);
    if (!decoded || decoded->owner != accounts.user.user || decoded->mint != accounts.coin.mint) {
        return failure(ErrorCode::ProgramRejected,
                       u"The simulated launch does not show the tokens that it buys; nothing was signed"_s);
    }
    return decoded->amount.value();
}

// True when the program is too old for the form of the initial buy, the last instruction. False without a buy.
bool isUnknownForm(const LaunchPlan &plan, const TransactionError &error, const QList<Instruction> &instructions)
{
    constexpr quint32 instructionFallbackNotFound = 101; // Anchor's
    return plan.form && error.index == instructions.size() - 1 && error.customCode == instructionFallbackNotFound;
}

// The simulated initial buy. ProgramRejected unless it is the quoted one up to rounding and within its bound; without
// its event in the logs it counts as one for 0 lamports. `fresh`: the curve before it.
Result<Movement> checkBuy(const LaunchPlan &plan, const TradeAccounts &accounts, const Simulation &simulation,
                          const BondingCurve &fresh)
{
    const std::optional<TradeEvent> event = firstBuy(simulation, accounts.user.user, accounts.coin.mint);
    const Result<quint64> tokens = tokensHeld(simulation.accounts[WalletTokens], accounts);
    if (!tokens)
        return failure(tokens.error());
    const Movement quoted{plan.buy.tokensOut, plan.buy.total};
    const Movement simulated = event ? Movement{event->tokenAmount, event->moved()} : Movement{*tokens, 0};
    const quint64 units = plan.isExactSpend() && fresh.virtualQuoteReserves != 0
        ? fresh.virtualTokenReserves / fresh.virtualQuoteReserves + 1
        : 0;
    const bool isWithinBounds = plan.isExactSpend() ? simulated.tokens >= plan.limit : simulated.lamports <= plan.limit;
    if (*tokens != simulated.tokens || !isWithinBounds || !simulationCheck::isRounding(simulated, quoted, units))
        return tl::unexpected(simulationCheck::refusal(quoted, simulated, curveTokenDecimals));
    return simulated;
}

// Lamports that the payer pays beside the network fee. All other lamports that leave the payer must stay in accounts of
// the coin and the payer's own, but for `feesPaid`, the fees that go to others; else ProgramRejected.
Result<quint64> checkCost(const QList<std::optional<AccountState>> &before, const Simulation &simulation,
                          quint64 feesPaid, quint64 feeLamports)
{
    const uint128 had = lamportsIn(before);
    const uint128 kept = lamportsIn(simulation.accounts) + feesPaid;
    const auto isNear
        = [](uint128 a, uint128 b) { return (a > b ? a - b : b - a) <= simulationCheck::roundingLamports; };
    // Some nodes show accounts from before the fee is taken.
    const bool showsFee = isNear(had, kept + feeLamports);
    const quint64 left = lamportsOf(simulation.accounts.first()) + (showsFee ? feeLamports : 0);
    const quint64 payer = lamportsOf(before.first());
    if ((!showsFee && !isNear(had, kept)) || payer < left) {
        return failure(
            ErrorCode::ProgramRejected,
            u"The simulated launch leaves %1 SOL in its accounts, %2 SOL should stay; nothing was signed"_s.arg(
                decimal::format(saturated(kept), solDecimals),
                decimal::format(saturated(had - qMin<uint128>(had, feeLamports)), solDecimals)));
    }
    return payer - left;
}

// The cost by purpose, without the network fee. Lamports that neither the first buy nor the other accounts
// explain are the rent of the curve, whose account holds both.
LaunchCost itemise(quint64 paid, const curveQuote::Buy &buy, const TradeEvent &event,
                   const QList<std::optional<AccountState>> &before, const QList<std::optional<AccountState>> &after)
{
    const auto grown = [&](qsizetype index) {
        const quint64 had = lamportsOf(before[index]);
        return qMax(lamportsOf(after[index]), had) - had;
    };
    LaunchCost cost;
    cost.tokens = buy.tokensOut;
    cost.lamports[LaunchCost::ProtocolFee] = event.fee;
    cost.lamports[LaunchCost::CreatorFee] = event.creatorFee;
    cost.lamports[LaunchCost::FirstBuy] = buy.total - qMin(buy.total, event.fee + event.creatorFee);
    cost.lamports[LaunchCost::WalletTokensRent] = grown(WalletTokens);
    cost.lamports[LaunchCost::MintRent] = grown(Mint);
    cost.lamports[LaunchCost::CurveTokensRent] = grown(CurveTokens);
    cost.lamports[LaunchCost::AccumulatorRent] = grown(Accumulator);
    cost.lamports[LaunchCost::CreatorVaultRent] = grown(CreatorVault) - qMin(grown(CreatorVault), event.creatorFee);
    cost.lamports[LaunchCost::CurveRent] = paid - qMin(paid, cost.total());
    return cost;
}

} // namespace

Task<LaunchService::Basis> LaunchService::readBasis(LaunchRequest request, Address user)
{
    const Result<Rent> rent = co_await m_rent.get();
    if (!rent)
        co_return failure(rent.error());
    const QList<Address> wanted{user, pumpAddresses::global, pumpAddresses::feeConfig};
    const Result<AccountsAt> read = co_await m_cluster.accounts(wanted);
    if (!read)
        co_return failure(read.error());
    const auto &wallet = read->accounts[0];
    const auto &globalAccount = read->accounts[1];
    const auto &scheduleAccount = read->accounts[2];
    if (!globalAccount || globalAccount->owner != pumpAddresses::program)
        co_return failure(ErrorCode::UpstreamRejected, u"This cluster does not run the bonding-curve program"_s);
    Basis basis;
    basis.user = user;
    basis.rent = *rent;
    basis.lamports = wallet ? wallet->lamports.value() : 0;
    const Result<GlobalAccount> global = GlobalAccount::decode(globalAccount->data);
    if (!global)
        co_return accountFailure(global.error());
    basis.global = *global;
    if (scheduleAccount && scheduleAccount->owner == pumpAddresses::feeProgram) {
        Result<FeeSchedule> schedule = FeeSchedule::decode(scheduleAccount->data);
        if (!schedule)
            co_return accountFailure(schedule.error());
        basis.schedule = std::move(*schedule);
    }
    const BondingCurve curve = freshCurve(basis.global, user);
    if (request.initialBuyLamports > 0) {
        const auto buy = curveQuote::buyForQuote(curve, curveFeeRates(basis.global, basis.schedule, curve),
                                                 request.initialBuyLamports);
        if (!buy)
            co_return failure(buy.error());
    }
    // The whole requested spend counts, though the curve may hold less.
    const uint128 least = static_cast<uint128>(request.initialBuyLamports)
        + leastRents(*rent, request.initialBuyLamports > 0)
        + launchSignatures * computeBudget::lamportsPerSignature.value();
    if (basis.lamports < least) {
        co_return failure(
            ErrorCode::InsufficientFunds,
            u"This launch needs more than %1 SOL, the wallet has %2 SOL"_s.arg(
                decimal::format(saturated(least), solDecimals), decimal::format(basis.lamports, solDecimals)));
    }
    co_return basis;
}

Task<LaunchService::Prepared> LaunchService::prepare(LaunchRequest request, Basis basis, QString uri, Address mint,
                                                     FirstBuyForms forms, int tries)
{
    Result<LaunchPlan> plan = planLaunch(request, uri, basis.user, basis.global, basis.schedule, forms);
    if (!plan)
        co_return failure(plan.error());
    const Result<TradeAccounts> chosen = tradeAccountChoice::chooseForLaunch(basis.global, mint, basis.user);
    if (!chosen)
        co_return failure(chosen.error());
    const TradeAccounts &accounts = *chosen;
    const Result<BudgetRoom> room = budgetRoom(*plan, accounts, request.priorityFeeMicroLamports);
    if (!room)
        co_return failure(room.error());

    const networkFee::Budget trialBudget{computeBudget::maxUnits, 0};
    const QList<Instruction> trial = launchInstructions(*plan, accounts, trialBudget, *room);
    Result<Message> trialMessage = Message::compile(basis.user, trial, Hash());
    if (!trialMessage)
        co_return failure(trialMessage.error());
    const QList<Address> written = PriorityFee::writtenBy(*trialMessage);
    const QByteArray trialWire = Transaction::unsignedFrom(std::move(*trialMessage)).encode();
    const QList<Address> watched{
        accounts.user.user,         accounts.user.associatedUser,         accounts.coin.mint,
        accounts.coin.bondingCurve, accounts.coin.associatedBondingCurve, accounts.user.volumeAccumulator,
        accounts.creatorVault};
    const Result<AccountsAt> before = co_await m_cluster.accounts(watched);
    if (!before)
        co_return failure(before.error());
    const Result<Simulation> simulation = co_await m_cluster.simulate(trialWire, watched);
    if (!simulation)
        co_return failure(simulationCheck::unanswered(simulation.error(), u"launch"));
    if (simulation->error && !plan->paysFeesAtOnce() && isUnknownForm(*plan, *simulation->error, trial)) {
        const Result<Prepared> older = co_await prepare(request, basis, uri, mint, olderFirstBuyForms);
        co_return older;
    }
    if (simulation->error)
        co_return failure(simulationCheck::explain(*simulation, trial));
    const quint64 trialFee = launchSignatures * computeBudget::lamportsPerSignature.value();
    if (simulation->accounts.size() != watched.size()) {
        co_return failure(ErrorCode::UpstreamRejected,
                          u"The cluster does not show what the launch would change; nothing was signed"_s);
    }
    const TradeEvent event = firstBuy(*simulation, basis.user, mint).value_or(TradeEvent());
    if (plan->form) {
        const Result<Movement> bought = checkBuy(*plan, accounts, *simulation, freshCurve(basis.global, basis.user));
        if (!bought)
            co_return failure(bought.error());
        plan->buy.tokensOut = bought->tokens;
        plan->buy.total = bought->lamports;
    }
    const Result<quint64> simulatedCost
        = checkCost(before->accounts, *simulation, plan->paysFeesAtOnce() ? event.fee : event.buybackFee, trialFee);
    if (!simulatedCost && tries > 1) {
        // Others change these accounts too: a trade in another coin of this creator pays into the creator's vault.
        const Result<Prepared> again = co_await prepare(request, basis, uri, mint, forms, tries - 1);
        co_return again;
    }
    if (!simulatedCost)
        co_return failure(simulatedCost.error());

    networkFee::Budget budget{networkFee::unitLimitFor(simulation->unitsConsumed), 0};
    if (room->price && !request.priorityFeeMicroLamports) {
        const networkFee::RecentFees recent = co_await m_priorityFee.recent(written);
        budget.unitPrice = networkFee::automaticPrice(recent, budget.unitLimit, m_priorityFee.limits);
    } else if (room->price) {
        budget.unitPrice = request.priorityFeeMicroLamports.value_or(0);
    }
    const Result<quint64> fee = networkFee::total(budget, launchSignatures, m_priorityFee.limits);
    if (!fee)
        co_return failure(fee.error());
    // The simulated cost has the true rents. The whole requested spend counts, though the curve may take less.
    const quint64 unspent
        = request.initialBuyLamports > plan->buy.total ? request.initialBuyLamports - plan->buy.total : 0;
    const uint128 cost = static_cast<uint128>(*simulatedCost) + *fee;
    for (const uint128 each : {cost + unspent, cost}) {
        if (const Outcome funds = fundsCheck::canPay(lamportsOf(before->accounts.first()), saturated(each), basis.rent);
            !funds)
            co_return failure(funds.error());
    }
    const Result<LatestBlockhash> blockhash = co_await m_cluster.latestBlockhash();
    if (!blockhash)
        co_return failure(blockhash.error());
    Result<Message> message
        = Message::compile(basis.user, launchInstructions(*plan, accounts, budget, *room), blockhash->blockhash);
    if (!message)
        co_return failure(message.error());
    Prepared prepared;
    prepared.plan = std::move(*plan);
    prepared.message = std::move(*message);
    prepared.lastValidBlockHeight = blockhash->lastValidBlockHeight;
    prepared.cost = itemise(*simulatedCost, prepared.plan.buy, event, before->accounts, simulation->accounts);
    prepared.cost.lamports[LaunchCost::SignatureFee] = trialFee;
    prepared.cost.lamports[LaunchCost::PriorityFee] = networkFee::priorityPart(*fee, launchSignatures);
    prepared.cost.priorityFeeMicroLamports = budget.unitPrice;
    prepared.cost.supply = basis.global.tokenTotalSupply;
    prepared.cost.mint = mint.toBase58();
    co_return prepared;
}

} // namespace curvedesk
