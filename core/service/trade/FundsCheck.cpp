// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/FundsCheck.h"

#include "core/money/Decimal.h"
#include "core/money/MulDiv.h"
#include "core/solana/Rent.h"

namespace curvedesk::fundsCheck {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 walletRent = rent::exemptMinimum(0).value();

QString sol(uint128 lamports)
{
    return decimal::format(saturated(lamports), solDecimals);
}

// The runtime refuses a transaction that leaves an account with less than its rent, but with something.
bool mayEndAt(uint128 lamports)
{
    return lamports == 0 || lamports >= walletRent;
}

Outcome tooLittleToKeep(quint64 lamports, uint128 cost)
{
    return failure(ErrorCode::InsufficientFunds,
                   u"This needs %1 SOL, with the %2 SOL that a wallet must keep; the wallet has %3 SOL"_s.arg(
                       sol(cost + walletRent), sol(walletRent), sol(lamports)));
}

Outcome pays(quint64 lamports, uint128 cost)
{
    if (lamports < cost) {
        return failure(ErrorCode::InsufficientFunds,
                       u"This needs %1 SOL, the wallet has %2 SOL"_s.arg(sol(cost), sol(lamports)));
    }
    if (!mayEndAt(lamports - cost))
        return tooLittleToKeep(lamports, cost);
    return {};
}

} // namespace

Outcome canPay(quint64 lamports, quint64 cost)
{
    return pays(lamports, cost);
}

Outcome check(const TradePlan &plan, const TraderState &trader, quint64 networkFeeLamports)
{
    const uint128 beside = static_cast<uint128>(networkFeeLamports) + plan.rents();
    if (plan.isOnPool()) {
        // All of it is on the wrapped-SOL account for a moment, with that account's rent.
        const uint128 peak = beside + plan.wrappingRent + plan.mustAfford();
        if (trader.lamports < peak)
            return pays(trader.lamports, peak);
    }
    if (plan.isBuy()) {
        if (plan.isOnPool())
            return pays(trader.lamports, beside + plan.quotedLamports());
        const uint128 most = beside + plan.mustAfford();
        if (const Outcome affordable = pays(trader.lamports, most); !affordable)
            return affordable;
        // Dust of an exact spend stays in the wallet: that may be what breaks the rule.
        if (!mayEndAt(trader.lamports - beside - plan.quotedLamports()))
            return tooLittleToKeep(trader.lamports, most);
        return {};
    }
    // The fee comes off before anything else happens, and must leave a valid account behind.
    if (const Outcome fee = pays(trader.lamports, networkFeeLamports); !fee)
        return fee;
    if (trader.lamports < beside)
        return pays(trader.lamports, beside);
    const uint128 back = plan.closesTokenAccount ? trader.tokenAccountLamports : 0;
    const uint128 end = trader.lamports - beside + plan.quotedLamports() + back;
    if (!mayEndAt(end)) {
        return failure(ErrorCode::InsufficientFunds,
                       u"The wallet would end with %1 SOL, less than the %2 SOL that it must keep"_s.arg(
                           sol(end), sol(walletRent)));
    }
    return {};
}

} // namespace curvedesk::fundsCheck
