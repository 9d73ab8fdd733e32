// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CurveQuote.h"

#include "core/money/BasisPoints.h"
#include "core/money/MulDiv.h"

#include <algorithm>

namespace curvedesk::curveQuote {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 largest = std::numeric_limits<quint64>::max();

// The error for a coin whose curve is complete, for the caller to return.
auto curveComplete()
{
    return failure(ErrorCode::CurveComplete, u"Curve is complete"_s);
}
// The error for an amount too small to trade, for the caller to return.
auto movesNothing()
{
    return failure(ErrorCode::InvalidInput, u"the amount is too small: the trade would move nothing"_s);
}
// The error for an amount beyond 64 bits, for the caller to return.
auto doesNotFit()
{
    return failure(ErrorCode::InvalidInput, u"the amount is too large"_s);
}
// The error for a curve without the tokens or lamports, for the caller to return.
auto curveCannotPay()
{
    return failure(ErrorCode::InvalidInput, u"the curve does not hold enough to pay for that"_s);
}

// False for a curve that is marked complete or prices no tokens.
bool isTradable(const BondingCurve &curve)
{
    return !curve.complete && curve.virtualTokenReserves != 0;
}

// The fee of `bps` basis points of the amount, in its unit, rounded up; nullopt when it does not fit 64 bits.
std::optional<quint64> ceilFee(quint64 amount, quint64 bps)
{
    const uint128 product = static_cast<uint128>(amount) * bps;
    // This holds nearly always, and dividing by a constant is only a multiplication.
    if (product <= largest - (basisPointsWhole - 1))
        return (static_cast<quint64>(product) + (basisPointsWhole - 1)) / basisPointsWhole;
    const uint128 quotient = product / basisPointsWhole + (product % basisPointsWhole != 0 ? 1 : 0);
    if (quotient > largest)
        return std::nullopt;
    return static_cast<quint64>(quotient);
}

struct Fees
{
    quint64 protocol = 0;
    quint64 creator = 0;
};

// The protocol's and the creator's fee of `amount`; nullopt when one does not fit.
std::optional<Fees> feesOf(quint64 amount, const FeeRates &rates)
{
    const auto protocol = ceilFee(amount, rates.protocol);
    const auto creator = ceilFee(amount, rates.creator);
    if (!protocol || !creator)
        return std::nullopt;
    return Fees{*protocol, *creator};
}

// `gross` less both fees; nullopt when nothing is left.
std::optional<quint64> afterFees(quint64 gross, const Fees &fees)
{
    const uint128 taken = static_cast<uint128>(fees.protocol) + fees.creator;
    if (taken >= gross)
        return std::nullopt;
    return gross - static_cast<quint64>(taken);
}

// True when `gross` after its fees is at least `lamports`.
bool pays(quint64 gross, const FeeRates &rates, quint64 lamports)
{
    const auto fees = feesOf(gross, rates);
    const auto net = fees ? afterFees(gross, *fees) : std::nullopt;
    return net && *net >= lamports;
}

// Computes the buy of exactly `tokens`, which the caller knows the curve to hold, into the caller's result, because
// copying one costs as much as the arithmetic; or InvalidInput, when the price would be infinite or does not fit.
void buyAvailable(const BondingCurve &curve, const FeeRates &rates, quint64 tokens, Result<Buy> &out)
{
    // Selling all virtual tokens would make the price infinite.
    if (tokens >= curve.virtualTokenReserves) {
        out = curveCannotPay();
        return;
    }
    const auto quotient = mulDiv(tokens, curve.virtualQuoteReserves, curve.virtualTokenReserves - tokens);
    if (!quotient || *quotient == largest) {
        out = doesNotFit();
        return;
    }
    const quint64 cost = *quotient + 1;
    const auto fees = feesOf(cost, rates);
    const uint128 total = fees ? static_cast<uint128>(cost) + fees->protocol + fees->creator : 0;
    // The reserves grow by the cost, and must fit 64 bits as well.
    if (!fees || total > largest || cost > largest - curve.virtualQuoteReserves
        || cost > largest - curve.realQuoteReserves) {
        out = doesNotFit();
        return;
    }
    out->tokensOut = tokens;
    out->cost = cost;
    out->protocolFee = fees->protocol;
    out->creatorFee = fees->creator;
    out->total = static_cast<quint64>(total);
}

// The lamports of a spend that are left for the curve after fees; never more than `lamports`. The divisor of the
// official formula is the whole plus both rates, however large they are.
quint64 netOfSpend(quint64 lamports, const FeeRates &rates)
{
    const uint128 divisor = static_cast<uint128>(basisPointsWhole) + rates.protocol + rates.creator;
    if (divisor <= largest)
        return *mulDiv(lamports, basisPointsWhole, static_cast<quint64>(divisor));
    return static_cast<quint64>(static_cast<uint128>(lamports) * basisPointsWhole / divisor);
}

// The tokens that `net` lamports buy: net * virtualToken / (virtualQuote + net), rounded down; at most virtualToken, 0
// where the divisor is.
quint64 tokensFor(const BondingCurve &curve, quint64 net)
{
    const uint128 divisor = static_cast<uint128>(curve.virtualQuoteReserves) + net;
    if (divisor == 0)
        return 0;
    if (divisor <= largest)
        return *mulDiv(net, curve.virtualTokenReserves, static_cast<quint64>(divisor));
    return static_cast<quint64>(static_cast<uint128>(net) * curve.virtualTokenReserves / divisor);
}

// The lamports before fees that `tokens` sell for: tokens * virtualQuote / (virtualToken + tokens), rounded down; less
// than virtualQuote unless that is 0. virtualToken must not be 0.
quint64 grossFor(const BondingCurve &curve, quint64 tokens)
{
    const uint128 divisor = static_cast<uint128>(curve.virtualTokenReserves) + tokens;
    if (divisor <= largest)
        return *mulDiv(tokens, curve.virtualQuoteReserves, static_cast<quint64>(divisor));
    return static_cast<quint64>(static_cast<uint128>(tokens) * curve.virtualQuoteReserves / divisor);
}

} // namespace

Result<quint64> fee(quint64 amount, quint64 bps)
{
    const auto value = ceilFee(amount, bps);
    if (!value)
        return doesNotFit();
    return *value;
}

Result<Buy> buyTokens(const BondingCurve &curve, const FeeRates &rates, quint64 tokens)
{
    Result<Buy> out(tl::in_place);
    if (!isTradable(curve) || curve.realTokenReserves == 0)
        out = curveComplete();
    else if (tokens == 0)
        out = movesNothing();
    else {
        out->clamped = tokens > curve.realTokenReserves;
        buyAvailable(curve, rates, std::min(tokens, curve.realTokenReserves), out);
    }
    return out;
}

Result<Buy> exactSpend(const BondingCurve &curve, const FeeRates &rates, quint64 lamports)
{
    if (!isTradable(curve))
        return curveComplete();
    quint64 net = netOfSpend(lamports, rates);
    const auto fees = feesOf(net, rates);
    if (!fees)
        return doesNotFit();
    // Both fees round up: net and fees can exceed the spend by a lamport, which the program takes from the net.
    const uint128 charged = static_cast<uint128>(net) + fees->protocol + fees->creator;
    if (charged > lamports)
        net -= static_cast<quint64>(charged - lamports);
    if (net > largest - curve.virtualQuoteReserves || net > largest - curve.realQuoteReserves)
        return doesNotFit();
    const quint64 tokens = net > 1 ? tokensFor(curve, net - 1) : 0;
    if (tokens >= curve.virtualTokenReserves)
        return curveCannotPay();
    return Buy{.tokensOut = tokens,
               .cost = net,
               .protocolFee = fees->protocol,
               .creatorFee = fees->creator,
               .total = static_cast<quint64>(std::min<uint128>(charged, lamports))};
}

Result<Buy> buyForQuote(const BondingCurve &curve, const FeeRates &rates, quint64 lamports)
{
    if (!isTradable(curve) || curve.realTokenReserves == 0)
        return curveComplete();
    Result<Buy> spend = exactSpend(curve, rates, lamports);
    if (spend && spend->tokensOut == 0)
        return movesNothing();
    if (!spend || spend->tokensOut <= curve.realTokenReserves)
        return spend;
    Result<Buy> rest = buyTokens(curve, rates, curve.realTokenReserves);
    if (rest)
        rest->clamped = true;
    return rest;
}

Result<Sell> sellTokens(const BondingCurve &curve, const FeeRates &rates, quint64 tokens)
{
    if (!isTradable(curve))
        return curveComplete();
    if (tokens > largest - curve.virtualTokenReserves || tokens > largest - curve.realTokenReserves)
        return doesNotFit();
    Sell sell;
    sell.tokensIn = tokens;
    sell.gross = grossFor(curve, tokens);
    if (sell.gross > curve.realQuoteReserves)
        return curveCannotPay();
    const auto fees = feesOf(sell.gross, rates);
    if (!fees)
        return doesNotFit();
    const auto net = afterFees(sell.gross, *fees);
    if (!net)
        return movesNothing();
    sell.protocolFee = fees->protocol;
    sell.creatorFee = fees->creator;
    sell.net = *net;
    return sell;
}

Result<Sell> sellForQuote(const BondingCurve &curve, const FeeRates &rates, quint64 lamports)
{
    if (!isTradable(curve))
        return curveComplete();
    if (lamports == 0)
        return movesNothing();
    const uint128 rateSum = static_cast<uint128>(rates.protocol) + rates.creator;
    if (rateSum >= basisPointsWhole)
        return curveCannotPay();
    const quint64 kept = basisPointsWhole - static_cast<quint64>(rateSum);
    // A lower bound of the gross, because unrounded fees are at most the rounded ones. The right gross is at most a few
    // lamports more. It is searched for, because net does not always grow with gross: where both fees round up at once,
    // one lamport more of gross is one less of net.
    std::optional<quint64> gross = quotient64(static_cast<uint128>(lamports) * basisPointsWhole + (kept - 1), kept);
    while (gross && *gross <= curve.realQuoteReserves && *gross < curve.virtualQuoteReserves) {
        if (!pays(*gross, rates, lamports)) {
            ++*gross;
            continue;
        }
        // The fewest tokens whose gross is at least `*gross`: tokens * (vQ - gross) >= gross * vT.
        const quint64 rest = curve.virtualQuoteReserves - *gross;
        const auto tokens = quotient64(static_cast<uint128>(*gross) * curve.virtualTokenReserves + (rest - 1), rest);
        if (!tokens)
            break;
        // Where a token costs more than a lamport, the gross of whole tokens skips values.
        const quint64 reached = grossFor(curve, *tokens);
        if (pays(reached, rates, lamports))
            return sellTokens(curve, rates, *tokens);
        gross = reached + 1;
    }
    return curveCannotPay();
}

BondingCurve after(const BondingCurve &curve, const Buy &buy)
{
    BondingCurve out = curve;
    out.virtualQuoteReserves = saturated(static_cast<uint128>(curve.virtualQuoteReserves) + buy.cost);
    out.realQuoteReserves = saturated(static_cast<uint128>(curve.realQuoteReserves) + buy.cost);
    out.virtualTokenReserves -= std::min(buy.tokensOut, curve.virtualTokenReserves);
    out.realTokenReserves -= std::min(buy.tokensOut, curve.realTokenReserves);
    out.complete = curve.complete || out.realTokenReserves == 0;
    return out;
}

BondingCurve after(const BondingCurve &curve, const Sell &sell)
{
    BondingCurve out = curve;
    out.virtualQuoteReserves -= std::min(sell.gross, curve.virtualQuoteReserves);
    out.realQuoteReserves -= std::min(sell.gross, curve.realQuoteReserves);
    out.virtualTokenReserves = saturated(static_cast<uint128>(curve.virtualTokenReserves) + sell.tokensIn);
    out.realTokenReserves = saturated(static_cast<uint128>(curve.realTokenReserves) + sell.tokensIn);
    return out;
}

} // namespace curvedesk::curveQuote
