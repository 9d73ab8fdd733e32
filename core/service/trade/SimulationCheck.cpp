// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/SimulationCheck.h"

#include "core/pump/ProgramErrors.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/trade/PoolSimulationCheck.h"
#include "core/service/trade/SimulatedMovement.h"

namespace curvedesk::simulationCheck {

using namespace Qt::StringLiterals;

namespace {

std::optional<TradeEvent> tradeIn(const Simulation &simulation, const Address &user, const Address &mint)
{
    for (const PumpEvent &event : pumpEvents::fromLogs(simulation.logs)) {
        const auto *trade = std::get_if<TradeEvent>(&event);
        if (trade != nullptr && trade->user == user && trade->mint == mint)
            return *trade;
    }
    return std::nullopt;
}

// The reserves that a trade met, from those that it left; nullopt for numbers that no trade leaves.
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

// The signed instruction's effect on other reserves than the quote's.
std::optional<Movement> movementOn(const TradePlan &plan, const CoinState &coin, const BondingCurve &curve)
{
    const FeeRates rates = curveFeeRates(coin.global, coin.schedule, curve, coin.mint.supply);
    if (!plan.isBuy()) {
        const auto sell = curveQuote::sellTokens(curve, rates, plan.amount);
        return sell ? std::optional<Movement>({sell->tokensIn, sell->net}) : std::nullopt;
    }
    const auto buy = plan.form == TradeForm::BuyExactSolIn ? curveQuote::buyForQuote(curve, rates, plan.amount)
                                                           : curveQuote::buyTokens(curve, rates, plan.amount);
    return buy ? std::optional<Movement>({buy->tokensOut, buy->total}) : std::nullopt;
}

} // namespace

QList<Address> watched(const pumpAddresses::UserAddresses &user)
{
    return {user.user, user.associatedUser};
}

Verdict compare(const TradePlan &plan, const CoinState &coin, const TraderState &before, const Simulation &simulation,
                const Address &user, quint64 feeLamports)
{
    if (plan.isOnPool())
        return poolSimulationCheck::compare(plan, coin, before, simulation, user, feeLamports);
    constexpr qsizetype watchedCount = 2;
    const int128 had = static_cast<int128>(before.lamports) + before.tokenAccountLamports;
    const std::optional<WalletFunds> change
        = changeIn(simulation, watchedCount, user, {.tokens = before.tokens, .lamports = had});
    if (!change)
        return Verdict::Differs;
    const Movement quoted{plan.tokens(), plan.quotedLamports()};
    const std::optional<TradeEvent> event = tradeIn(simulation, user, coin.addresses.mint);
    const std::optional<BondingCurve> met = event ? reservesBefore(*event, coin.curve) : coin.curve;
    if (!met)
        return Verdict::Differs;
    const bool sameReserves = *met == coin.curve;
    const std::optional<Movement> expected = sameReserves ? quoted : movementOn(plan, coin, *met);
    if (!expected)
        return Verdict::Differs;
    if (!hasMoved(*expected, plan, *change, feeLamports)) {
        const bool isExact = event && event->isBuy == plan.isBuy()
            && Movement{event->tokenAmount, orderOutcome::quoteMoved(*event)} == *expected;
        return isExact ? Verdict::Unclear : Verdict::Differs;
    }
    return sameReserves ? Verdict::Agrees : Verdict::Moved;
}

Error explain(const Simulation &simulation, const QList<Instruction> &instructions)
{
    const TransactionError error = simulation.error.value_or(TransactionError::whole(u"Unknown"_s));
    const bool known = error.index >= 0 && error.index < instructions.size();
    return programErrors::explain(error, simulation.logs,
                                  known ? instructions[error.index].programId : pumpAddresses::program);
}

} // namespace curvedesk::simulationCheck
