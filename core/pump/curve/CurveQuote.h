// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/pump/curve/BondingCurve.h"
#include "core/pump/curve/FeeSchedule.h"

/// The program's arithmetic, with its exact rounding. All quote amounts in lamports, token amounts in base units.
namespace curvedesk::curveQuote {

/// ceil(amount * bps / 10000). Errors: InvalidInput when it does not fit 64 bits.
[[nodiscard]] Result<quint64> fee(quint64 amount, quint64 bps);

/// The amounts of a buy.
struct Buy
{
    quint64 tokensOut = 0;
    quint64 cost = 0; ///< goes into the reserves (the event's sol_amount)
    quint64 protocolFee = 0;
    quint64 creatorFee = 0;
    quint64 total = 0; ///< the buyer's payment: cost and both fees
    bool clamped = false; ///< true: more was asked for than the curve holds

    bool operator==(const Buy &) const = default;
};

/// The amounts of a sell.
struct Sell
{
    quint64 tokensIn = 0;
    quint64 gross = 0; ///< leaves the reserves (the event's sol_amount)
    quint64 protocolFee = 0;
    quint64 creatorFee = 0;
    quint64 net = 0; ///< the seller's proceeds

    bool operator==(const Sell &) const = default;
};

/// Errors of the five functions below: CurveComplete when the curve is complete or has no virtual tokens, for
/// buyTokens() and buyForQuote() also when it has no tokens left; InvalidInput when it cannot pay for the trade, when
/// that would move nothing (exactSpend() does not check it), or when a number does not fit.

/// Buys exactly `tokens`, or all that the curve holds when that is less (`clamped`).
[[nodiscard]] Result<Buy> buyTokens(const BondingCurve &curve, const FeeRates &rates, quint64 tokens);
/// The program's result for buy_exact_sol_in and buy_exact_quote_in_v3 before it checks how much the curve holds:
/// `total` is all of `lamports`, or a lamport less where rounding leaves one; `tokensOut` may be 0, or more than
/// `realTokenReserves`. Also for a curve that has sold out and is not marked complete.
[[nodiscard]] Result<Buy> exactSpend(const BondingCurve &curve, const FeeRates &rates, quint64 lamports);
/// As exactSpend(), in a form that a client can sign: a spend past the end of the curve becomes a buy of all that the
/// curve holds, at its cost.
[[nodiscard]] Result<Buy> buyForQuote(const BondingCurve &curve, const FeeRates &rates, quint64 lamports);
/// Sells exactly `tokens`.
[[nodiscard]] Result<Sell> sellTokens(const BondingCurve &curve, const FeeRates &rates, quint64 tokens);
/// Sells the fewest tokens that bring at least `lamports` after fees. InvalidInput when the curve cannot pay that much.
[[nodiscard]] Result<Sell> sellForQuote(const BondingCurve &curve, const FeeRates &rates, quint64 lamports);

/// The curve after the trade, as the program leaves it (v1: fees leave the curve).
[[nodiscard]] BondingCurve after(const BondingCurve &curve, const Buy &buy);
[[nodiscard]] BondingCurve after(const BondingCurve &curve, const Sell &sell);

/// total * (10000 + bps) / 10000, saturating at 2^64-1.
[[nodiscard]] quint64 maximumCost(quint64 total, quint64 slippageBps);
/// amount - amount * bps / 10000, never 0.
[[nodiscard]] quint64 minimumOut(quint64 amount, quint64 slippageBps);

/// virtualQuote * supply / virtualToken, in lamports; 0 for an empty curve.
[[nodiscard]] uint128 marketCapLamports(const BondingCurve &curve, quint64 supply = 1'000'000'000'000'000);
/// The size of the change of the marginal price, up or down, in basis points of the price before, rounded half up;
/// saturating. 0 where there is no price before or after.
[[nodiscard]] quint64 priceImpactBps(const BondingCurve &before, const BondingCurve &after);
/// Share of the curve's tokens sold, in millionths; `initialRealTokens` from GlobalAccount.
[[nodiscard]] quint64 progressPpm(const BondingCurve &curve, quint64 initialRealTokens);
/// Lamports, without fees, that buy all remaining tokens of the curve; 0 when it is complete or has none.
[[nodiscard]] quint64 quoteToComplete(const BondingCurve &curve);

} // namespace curvedesk::curveQuote
