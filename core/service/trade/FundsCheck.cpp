// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/FundsCheck.h"

#include "core/money/Decimal.h"
#include "core/money/MulDiv.h"

namespace curvedesk::fundsCheck {

using namespace Qt::StringLiterals;

namespace {

// The lamports as a decimal number of SOL.
QString sol(uint128 lamports)
{
    return decimal::format(saturated(lamports), solDecimals);
}

// True for an account that ends empty or with its rent: the runtime refuses a transaction that leaves less.
bool mayEndAt(uint128 lamports, const Rent &rent)
{
    return lamports == 0 || lamports >= rent.empty;
}

// The error InsufficientFunds of a wallet that would be left with less than its rent, but not with nothing.
Outcome tooLittleToKeep(quint64 lamports, uint128 cost, const Rent &rent)
{
    return failure(ErrorCode::InsufficientFunds,
                   u"This needs %1 SOL, with the %2 SOL that a wallet must keep; the wallet has %3 SOL"_s.arg(
                       sol(cost + rent.empty), sol(rent.empty), sol(lamports)));
}

} // namespace

Outcome canPay(quint64 lamports, uint128 cost, const Rent &rent)
{
    if (lamports < cost) {
        return failure(ErrorCode::InsufficientFunds,
                       u"This needs %1 SOL, the wallet has %2 SOL"_s.arg(sol(cost), sol(lamports)));
    }
    if (!mayEndAt(lamports - cost, rent))
        return tooLittleToKeep(lamports, cost, rent);
    return {};
}

Outcome check(const TradePlan &plan, const TraderState &trader, quint64 networkFeeLamports)
{
    const uint128 beside = static_cast<uint128>(networkFeeLamports) + plan.rents();
    if (plan.isOnPool()) {
        // During the trade the wrapped-SOL account holds the whole amount and its own rent.
        const uint128 peak = beside + plan.wsolRent + plan.requiredBalance();
        if (trader.lamports < peak)
            return canPay(trader.lamports, peak, trader.rent);
    }
    if (plan.isBuy()) {
        if (plan.isOnPool())
            return canPay(trader.lamports, beside + plan.quotedLamports(), trader.rent);
        const uint128 most = beside + plan.requiredBalance();
        if (const Outcome affordable = canPay(trader.lamports, most, trader.rent); !affordable)
            return affordable;
        // The part of a spend that the curve does not take stays in the wallet, and may be less than its rent.
        if (!mayEndAt(trader.lamports - beside - plan.quotedLamports(), trader.rent))
            return tooLittleToKeep(trader.lamports, most, trader.rent);
        return {};
    }
    // The network takes its fee before the transaction runs, and refuses one that leaves less than the rent.
    if (const Outcome fee = canPay(trader.lamports, networkFeeLamports, trader.rent); !fee)
        return fee;
    if (trader.lamports < beside)
        return canPay(trader.lamports, beside, trader.rent);
    const uint128 back = plan.closesTokenAccount ? trader.tokenAccountLamports : 0;
    const uint128 end = trader.lamports - beside + plan.quotedLamports() + back;
    if (!mayEndAt(end, trader.rent)) {
        return failure(ErrorCode::InsufficientFunds,
                       u"The wallet would end with %1 SOL, less than the %2 SOL that it must keep"_s.arg(
                           sol(end), sol(trader.rent.empty)));
    }
    return {};
}

} // namespace curvedesk::fundsCheck
