// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/SimulationCheck.h"

#include "core/pump/ProgramErrors.h"
#include "core/service/OrderOutcome.h"
#include "core/service/PoolSimulationCheck.h"

namespace curvedesk::simulationCheck {

using namespace Qt::StringLiterals;

namespace {

__extension__ using int128 = __int128;

// What should have moved between the wallet and the curve.
struct Movement
{
    quint64 tokens = 0;
    quint64 lamports = 0;

    bool operator==(const Movement &) const = default;
};

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

struct After
{
    quint64 lamports = 0;
    quint64 tokens = 0;
    quint64 tokenAccountLamports = 0;
};

std::optional<After> stateAfter(const Simulation &simulation, const Address &user)
{
    if (simulation.accounts.size() != 2)
        return std::nullopt;
    const auto &wallet = simulation.accounts[0];
    const auto &tokenAccount = simulation.accounts[1];
    After after;
    after.lamports = wallet ? wallet->lamports.value() : 0;
    if (!tokenAccount || tokenAccount->lamports.isZero())
        return after;
    const Result<TokenAccount> decoded = TokenAccount::decode(tokenAccount->data);
    if (!decoded || decoded->owner != user)
        return std::nullopt;
    after.tokens = decoded->amount.value();
    after.tokenAccountLamports = tokenAccount->lamports.value();
    return after;
}

int128 change(quint64 before, quint64 after)
{
    return static_cast<int128>(after) - static_cast<int128>(before);
}

bool moved(const Movement &expected, const TradePlan &plan, const TraderState &before, const After &after,
           quint64 feeLamports)
{
    const int128 sign = plan.isBuy() ? 1 : -1;
    if (change(before.tokens, after.tokens) != sign * static_cast<int128>(expected.tokens))
        return false;
    // The token account's rent moves between the wallet and an account of its own: together they show the rest.
    const int128 own
        = change(before.lamports, after.lamports) + change(before.tokenAccountLamports, after.tokenAccountLamports);
    const int128 trade = -sign * static_cast<int128>(expected.lamports) - static_cast<int128>(plan.accumulatorRent)
        - static_cast<int128>(plan.vaultRent);
    // Some nodes show the accounts before the fee is taken.
    return own == trade - static_cast<int128>(feeLamports) || own == trade;
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
    const std::optional<After> after = stateAfter(simulation, user);
    if (!after)
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
    if (!moved(*expected, plan, before, *after, feeLamports)) {
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
