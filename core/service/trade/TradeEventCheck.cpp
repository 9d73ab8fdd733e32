// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradeEventCheck.h"

namespace curvedesk::tradeEventCheck {

namespace {

// The curve before a trade, its reserves by the trade's event, all else as in `curve`; nullopt for impossible numbers.
std::optional<BondingCurve> reservesBefore(const TradeEvent &event, const BondingCurve &curve)
{
    const auto undo = [](quint64 after, quint64 amount, bool wasAdded) -> std::optional<quint64> {
        quint64 before = 0;
        const bool fits = wasAdded ? !__builtin_sub_overflow(after, amount, &before)
                                   : !__builtin_add_overflow(after, amount, &before);
        return fits ? std::optional<quint64>(before) : std::nullopt;
    };
    const auto virtualToken = undo(event.virtualTokenReserves, event.tokenAmount, !event.isBuy);
    const auto realToken = undo(event.realTokenReserves, event.tokenAmount, !event.isBuy);
    const auto virtualQuote = undo(event.virtualSolReserves, event.solAmount, event.isBuy);
    const auto realQuote = undo(event.realSolReserves, event.solAmount, event.isBuy);
    if (!virtualToken || !realToken || !virtualQuote || !realQuote)
        return std::nullopt;
    BondingCurve before = curve;
    before.virtualTokenReserves = *virtualToken;
    before.realTokenReserves = *realToken;
    before.virtualQuoteReserves = *virtualQuote;
    before.realQuoteReserves = *realQuote;
    return before;
}

// The amounts that the planned instruction moves on this state of the curve; nullopt when it can move none.
std::optional<Movement> movementOn(const TradePlan &plan, const CoinState &coin, const BondingCurve &curve)
{
    const FeeRates rates = curveFeeRates(coin.global, coin.schedule, curve, coin.mint.supply);
    if (!plan.isBuy()) {
        const auto sell = curveQuote::sellTokens(curve, rates, plan.amount);
        return sell ? std::optional<Movement>({sell->tokensIn, sell->net}) : std::nullopt;
    }
    const auto buy = plan.isExactSpend() ? curveQuote::buyForQuote(curve, rates, plan.amount)
                                         : curveQuote::buyTokens(curve, rates, plan.amount);
    return buy ? std::optional<Movement>({buy->tokensOut, buy->total}) : std::nullopt;
}

// The same on these reserves of the pool.
std::optional<Movement> movementOn(const TradePlan &plan, const PoolState &pool, const ammQuote::Reserves &reserves)
{
    const FeeRates rates = pool.ratesAt(reserves);
    if (!plan.isBuy()) {
        const auto sell = ammQuote::sellBase(reserves, rates, plan.amount);
        return sell ? std::optional<Movement>({sell->baseIn, sell->net}) : std::nullopt;
    }
    const auto buy = plan.isExactSpend() ? ammQuote::buyForQuote(reserves, rates, plan.amount)
                                         : ammQuote::buyBase(reserves, rates, plan.amount);
    return buy ? std::optional<Movement>({buy->baseOut, buy->total}) : std::nullopt;
}

// The user's trade on the curve by the simulation's event, and our quote of it; nullopt without an event.
std::optional<ReportedTrade> onCurve(const TradePlan &plan, const CoinState &coin, const Simulation &simulation,
                                     const Address &user)
{
    const auto event = firstIn<TradeEvent>(
        simulation, [&](const TradeEvent &each) { return each.user == user && each.mint == coin.addresses.mint; });
    if (!event)
        return std::nullopt;
    ReportedTrade out{event->isBuy, {event->tokenAmount, event->moved()}, false, std::nullopt};
    const std::optional<BondingCurve> met = reservesBefore(*event, coin.curve);
    out.metQuotedReserves = met == coin.curve;
    if (met)
        out.expected = out.metQuotedReserves ? plan.quoted() : movementOn(plan, coin, *met);
    return out;
}

// The same on the pool.
std::optional<ReportedTrade> onPool(const TradePlan &plan, const PoolState &pool, const Simulation &simulation,
                                    const Address &user)
{
    const auto event = firstIn<AmmTradeEvent>(
        simulation, [&](const AmmTradeEvent &each) { return each.user == user && each.pool == pool.addresses.pool; });
    if (!event)
        return std::nullopt;
    const ammQuote::Reserves met{event->poolBaseTokenReserves, event->poolQuoteTokenReserves,
                                 event->virtualQuoteReserves};
    const bool metQuotedReserves = met == pool.reserves;
    return ReportedTrade{event->isBuy,
                         {event->baseAmount, event->moved()},
                         metQuotedReserves,
                         metQuotedReserves ? plan.quoted() : movementOn(plan, pool, met)};
}

} // namespace

std::optional<ReportedTrade> reportedTrade(const TradePlan &plan, const CoinState &coin, const Simulation &simulation,
                                           const Address &user)
{
    return plan.isOnPool() ? onPool(plan, *coin.pool, simulation, user) : onCurve(plan, coin, simulation, user);
}

} // namespace curvedesk::tradeEventCheck
