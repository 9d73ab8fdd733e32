// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/pump/curve/BondingCurve.h"
#include "core/pump/curve/FeeSchedule.h"

/// The program's arithmetic, with its exact rounding. All quote amounts in lamports, token amounts in base units.
namespace curvedesk::curveQuote {

/// The fee of an amount, in its unit: ceil(amount * bps / 10000). InvalidInput when it does not fit 64 bits.
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

/// Computes the buy of exactly `tokens`, or of all that the curve holds when that is less (`clamped`). CurveComplete
/// when the curve is complete, has no tokens left, or has no virtual tokens; InvalidInput for 0 tokens, when none of
/// the virtual tokens would be left, and when a number does not fit.
[[nodiscard]] Result<Buy> buyTokens(const BondingCurve &curve, const FeeRates &rates, quint64 tokens);
/// Computes the result of buy_exact_sol_in and buy_exact_quote_in_v3 before it checks how much the curve holds:
/// `total` is all of `lamports`, or a lamport less where rounding leaves one; `tokensOut` may be 0, or more than
/// `realTokenReserves`. Also for a curve that has sold out and is not marked complete. CurveComplete when it is, or has
/// no virtual tokens; InvalidInput when none of them would be left, and when a number does not fit.
[[nodiscard]] Result<Buy> exactSpend(const BondingCurve &curve, const FeeRates &rates, quint64 lamports);
/// Computes the buy for a spend of `lamports`, fees included, in a form that a client can sign: a spend past the end of
/// the curve becomes a buy of all that the curve holds, at its cost (`clamped`). CurveComplete when the curve is
/// complete, has no tokens left, or has no virtual tokens; InvalidInput when the spend buys no token, when none of the
/// virtual tokens would be left, and when a number does not fit.
[[nodiscard]] Result<Buy> buyForQuote(const BondingCurve &curve, const FeeRates &rates, quint64 lamports);
/// Computes the sale of exactly `tokens`. CurveComplete when the curve is complete or has no virtual tokens;
/// InvalidInput when it lacks the lamports, when fees leave nothing (0 tokens too), and when a number does not fit.
[[nodiscard]] Result<Sell> sellTokens(const BondingCurve &curve, const FeeRates &rates, quint64 tokens);
/// Computes the sale of the fewest tokens that bring at least `lamports` after fees. CurveComplete when the curve is
/// complete or has no virtual tokens; InvalidInput for 0 lamports, when the curve cannot pay that much, and when a
/// number does not fit.
[[nodiscard]] Result<Sell> sellForQuote(const BondingCurve &curve, const FeeRates &rates, quint64 lamports);

/// The curve after a buy, as the program leaves it (v1: fees leave the curve); complete once no tokens are left for
/// sale. Amounts beyond the reserves leave 0; sums are at most 2^64-1.
[[nodiscard]] BondingCurve after(const BondingCurve &curve, const Buy &buy);
/// The curve after a sell (v1: fees leave the curve). Amounts beyond the reserves leave 0, sums are at most 2^64-1.
[[nodiscard]] BondingCurve after(const BondingCurve &curve, const Sell &sell);

/// The most lamports that a buy of `total` may cost: total * (10000 + bps) / 10000, rounded down, at most 2^64-1.
[[nodiscard]] quint64 maximumCost(quint64 total, quint64 slippageBps);
/// The least that a promised `amount` may become, in its unit: amount - amount * bps / 10000, rounded up, never 0.
[[nodiscard]] quint64 minimumOut(quint64 amount, quint64 slippageBps);

/// The price of `supply` base units, virtualQuote * supply / virtualToken, lamports rounded down; 0 for an empty curve.
[[nodiscard]] uint128 marketCapLamports(const BondingCurve &curve, quint64 supply = 1'000'000'000'000'000);
/// The size of the change of the marginal price, up or down, in basis points of the price before, rounded half up;
/// saturating. 0 where there is no price before or after.
[[nodiscard]] quint64 priceImpactBps(const BondingCurve &before, const BondingCurve &after);
/// The share of the curve's tokens that is sold, in millionths, rounded down; `initialRealTokens` from GlobalAccount, 0
/// for 0 of these. 1,000,000 when it is complete.
[[nodiscard]] quint64 progressPpm(const BondingCurve &curve, quint64 initialRealTokens);
/// Lamports, without fees, that buy all remaining tokens of the curve; 0 when it is complete, has none, or is
/// inconsistent (no fewer than its virtual tokens).
[[nodiscard]] quint64 quoteToComplete(const BondingCurve &curve);

} // namespace curvedesk::curveQuote
