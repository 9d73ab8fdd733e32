// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/PoolSimulationCheck.h"

#include "core/pump/amm/AmmEvents.h"
#include "core/service/trade/SimulatedMovement.h"

namespace curvedesk::poolSimulationCheck {

using simulationCheck::Verdict;

namespace {

std::optional<AmmTradeEvent> tradeIn(const Simulation &simulation, const Address &user, const Address &pool)
{
    for (const AmmEvent &event : ammEvents::fromLogs(simulation.logs)) {
        const auto *trade = std::get_if<AmmTradeEvent>(&event);
        if (trade != nullptr && trade->user == user && trade->pool == pool)
            return *trade;
    }
    return std::nullopt;
}

// The signed instruction's effect on other reserves than the quote's.
std::optional<Movement> movementOn(const TradePlan &plan, const PoolState &pool, const ammQuote::Reserves &reserves)
{
    const FeeRates rates = pool.ratesAt(reserves);
    if (!plan.isBuy()) {
        const auto sell = ammQuote::sellBase(reserves, rates, plan.amount);
        return sell ? std::optional<Movement>({sell->baseIn, sell->net}) : std::nullopt;
    }
    const auto buy = plan.form == TradeForm::BuyExactSolIn ? ammQuote::buyForQuote(reserves, rates, plan.amount)
                                                           : ammQuote::buyBase(reserves, rates, plan.amount);
    return buy ? std::optional<Movement>({buy->baseOut, buy->total}) : std::nullopt;
}

// A spend may be charged to its last lamport, where we leave a lamport or two of rounding with the buyer.
Movement withRounding(const Movement &expected, const TradePlan &plan, const std::optional<AmmTradeEvent> &event)
{
    constexpr quint64 rounding = 3;
    if (!event || !event->isBuy || plan.form != TradeForm::BuyExactSolIn || event->baseAmount != expected.tokens)
        return expected;
    const quint64 paid = event->moved();
    const bool isRounding = paid >= expected.lamports && paid <= plan.amount && paid - expected.lamports <= rounding;
    return isRounding ? Movement{expected.tokens, paid} : expected;
}

} // namespace

QList<Address> watched(const AmmTradeAccounts &accounts)
{
    return {accounts.user, accounts.userBase, accounts.userQuote};
}

Verdict compare(const TradePlan &plan, const CoinState &coin, const TraderState &before, const Simulation &simulation,
                const Address &user, quint64 feeLamports)
{
    const PoolState &pool = *coin.pool;
    constexpr qsizetype watchedCount = 3;
    const int128 had = static_cast<int128>(before.lamports) + before.tokenAccountLamports + before.wrappingLamports;
    const std::optional<WalletFunds> change
        = changeIn(simulation, watchedCount, user, {.tokens = before.tokens, .lamports = had});
    if (!change)
        return Verdict::Differs;
    const std::optional<AmmTradeEvent> event = tradeIn(simulation, user, pool.addresses.pool);
    ammQuote::Reserves met = pool.reserves;
    if (event)
        met = {event->poolBaseTokenReserves, event->poolQuoteTokenReserves, event->virtualQuoteReserves};
    const bool sameReserves = met == pool.reserves;
    std::optional<Movement> expected = Movement{plan.tokens(), plan.quotedLamports()};
    if (!sameReserves)
        expected = movementOn(plan, pool, met);
    if (!expected)
        return Verdict::Differs;
    const Movement exact = withRounding(*expected, plan, event);
    if (!hasMoved(exact, plan, *change, feeLamports)) {
        const bool isExact
            = event && event->isBuy == plan.isBuy() && Movement{event->baseAmount, event->moved()} == exact;
        return isExact ? Verdict::Unclear : Verdict::Differs;
    }
    return sameReserves ? Verdict::Agrees : Verdict::Moved;
}

} // namespace curvedesk::poolSimulationCheck
