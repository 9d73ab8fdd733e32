// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmQuote.h"

#include "core/money/BasisPoints.h"
#include "core/money/MulDiv.h"
#include "core/pump/curve/CurveQuote.h"

namespace curvedesk::ammQuote {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 largest = std::numeric_limits<quint64>::max();

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
// The error for a pool without the tokens or lamports, for the caller to return.
auto poolCannotPay()
{
    return failure(ErrorCode::InvalidInput, u"the pool does not hold enough for that"_s);
}

// All fees of a trade together, in lamports.
uint128 sum(const Fees &fees)
{
    return static_cast<uint128>(fees.lp) + fees.protocol + fees.creator;
}

// The fees of a trade of `quote` before fees; nullopt when one does not fit.
std::optional<Fees> feesOf(quint64 quote, const FeeRates &rates)
{
    const auto lp = curveQuote::fee(quote, rates.lp);
    const auto protocol = curveQuote::fee(quote, rates.protocol);
    const auto creator = curveQuote::fee(quote, rates.creator);
    if (!lp || !protocol || !creator)
        return std::nullopt;
    return Fees{*lp, *protocol, *creator};
}

// The payment of a sale: `quote` without its fees; nullopt when nothing is left or a fee does not fit.
std::optional<quint64> netOf(quint64 quote, const FeeRates &rates)
{
    const auto fees = feesOf(quote, rates);
    if (!fees || sum(*fees) >= quote)
        return std::nullopt;
    return quote - static_cast<quint64>(sum(*fees));
}

// ceil(a * b / c); nullopt when it does not fit or c is 0.
std::optional<quint64> mulDivUp(quint64 a, quint64 b, quint64 c)
{
    if (c == 0)
        return std::nullopt;
    // The product is at most (2^64-1)^2, so that adding the divisor cannot wrap.
    return quotient64(static_cast<uint128>(a) * b + (c - 1), c);
}

// a * b / (c + a), rounded down: at most b; 0 where both a and c are.
quint64 share(quint64 a, quint64 b, quint64 c)
{
    const uint128 divisor = static_cast<uint128>(c) + a;
    if (divisor == 0)
        return 0;
    return static_cast<quint64>(static_cast<uint128>(a) * b / divisor);
}

// Makes the result of a buy that pays `quote` before fees; `reserves` must have an effectiveQuote(). InvalidInput when
// that, or what the pool would have then, does not fit.
Result<Buy> bought(const Reserves &reserves, const FeeRates &rates, quint64 tokens, quint64 quote)
{
    const auto fees = feesOf(quote, rates);
    const uint128 total = fees ? quote + sum(*fees) : 0;
    if (!fees || total > largest || static_cast<uint128>(reserves.quote) + quote + fees->lp > largest
        || static_cast<uint128>(*reserves.effectiveQuote()) + quote + fees->lp > largest)
        return doesNotFit();
    return Buy{tokens, quote, *fees, static_cast<quint64>(total)};
}

} // namespace

std::optional<quint64> Reserves::effectiveQuote() const
{
    int128 effective = 0;
    if (__builtin_add_overflow(static_cast<int128>(quote), virtualQuote, &effective) || effective <= 0
        || effective > static_cast<int128>(largest))
        return std::nullopt;
    return static_cast<quint64>(effective);
}

BondingCurve Reserves::asCurve() const
{
    const auto effective = effectiveQuote();
    if (!effective || base == 0)
        return {};
    return {.virtualTokenReserves = base,
            .virtualQuoteReserves = *effective,
            .realTokenReserves = base,
            .realQuoteReserves = quote};
}

uint128 marketCapLamports(const Reserves &reserves, quint64 supply)
{
    const auto effective = reserves.effectiveQuote();
    if (!effective || reserves.base == 0)
        return 0;
    return static_cast<uint128>(*effective) * supply / reserves.base;
}

FeeRates feeRates(const AmmGlobalConfig &config, const std::optional<FeeSchedule> &schedule, const AmmPool &pool,
                  const Address &poolAuthority, const Reserves &reserves, quint64 baseSupply)
{
    constexpr quint64 ordinarySupply = 1'000'000'000'000'000;
    FeeRates rates{config.lpFeeBps, config.protocolFeeBps, config.coinCreatorFeeBps};
    if (schedule && !pool.isCanonical(poolAuthority)) {
        rates = schedule->flat;
    } else if (schedule) {
        const quint64 supply = pool.isMayhemMode ? ordinarySupply : baseSupply;
        rates = FeeSchedule::rateAt(schedule->tiers, schedule->flat, marketCapLamports(reserves, supply));
    }
    if (schedule && config.creatorFeeConfigurable && pool.creatorFeeBps != 0)
        rates.creator = pool.creatorFeeBps;
    if (pool.coinCreator.isZero())
        rates.creator = 0;
    return rates;
}

Result<Buy> buyBase(const Reserves &reserves, const FeeRates &rates, quint64 tokens)
{
    const auto effective = reserves.effectiveQuote();
    if (!effective || tokens >= reserves.base)
        return poolCannotPay();
    if (tokens == 0)
        return movesNothing();
    const auto quote = mulDivUp(*effective, tokens, reserves.base - tokens);
    if (!quote)
        return doesNotFit();
    return bought(reserves, rates, tokens, *quote);
}

Result<Buy> buyForQuote(const Reserves &reserves, const FeeRates &rates, quint64 lamports)
{
    const auto effective = reserves.effectiveQuote();
    if (!effective || reserves.base == 0)
        return poolCannotPay();
    const uint128 divisor = static_cast<uint128>(basisPointsWhole) + rates.lp + rates.protocol + rates.creator;
    auto net = static_cast<quint64>(static_cast<uint128>(lamports) * basisPointsWhole / divisor);
    const auto fees = feesOf(net, rates);
    if (!fees)
        return doesNotFit();
    // Each fee is rounded up, so that the sum can exceed the spend by a lamport or two.
    const uint128 charged = net + sum(*fees);
    if (charged > lamports) {
        const uint128 over = charged - lamports;
        if (over >= net)
            return movesNothing();
        net -= static_cast<quint64>(over);
    }
    if (net <= 1)
        return movesNothing();
    const quint64 tokens = share(net - 1, reserves.base, *effective);
    if (tokens == 0)
        return movesNothing();
    // The whole net goes into the pool, though fewer lamports might buy as many tokens.
    return bought(reserves, rates, tokens, net);
}

Result<Sell> sellBase(const Reserves &reserves, const FeeRates &rates, quint64 tokens)
{
    const auto effective = reserves.effectiveQuote();
    if (!effective || reserves.base == 0)
        return poolCannotPay();
    if (tokens > largest - reserves.base)
        return doesNotFit();
    const quint64 quote = share(tokens, *effective, reserves.base);
    const auto fees = feesOf(quote, rates);
    if (!fees || sum(*fees) >= quote)
        return movesNothing();
    if (quote - fees->lp > reserves.quote)
        return poolCannotPay();
    return Sell{tokens, quote, *fees, quote - static_cast<quint64>(sum(*fees))};
}

Result<Sell> sellForQuote(const Reserves &reserves, const FeeRates &rates, quint64 lamports)
{
    const auto effective = reserves.effectiveQuote();
    if (!effective || reserves.base == 0)
        return poolCannotPay();
    if (lamports == 0)
        return movesNothing();
    const uint128 rateSum = static_cast<uint128>(rates.lp) + rates.protocol + rates.creator;
    if (rateSum >= basisPointsWhole)
        return poolCannotPay();
    // No smaller amount can do, because unrounded fees are at most the rounded ones. Three lamports of net further up
    // every amount does, so that the search ends; in between all three fees may step at once, and the net falls.
    const quint64 kept = basisPointsWhole - static_cast<quint64>(rateSum);
    std::optional<quint64> quote = mulDivUp(lamports, basisPointsWhole, kept);
    while (quote && *quote < *effective) {
        const auto net = netOf(*quote, rates);
        if (!net || *net < lamports) {
            ++*quote;
            continue;
        }
        // The fewest tokens that are worth at least `*quote`: tokens * (effective - quote) >= quote * base.
        const auto tokens = mulDivUp(*quote, reserves.base, *effective - *quote);
        if (!tokens || *tokens > largest - reserves.base)
            break;
        // Where a token costs more than a lamport, whole tokens skip amounts.
        const quint64 reached = share(*tokens, *effective, reserves.base);
        const auto reachedNet = netOf(reached, rates);
        if (reachedNet && *reachedNet >= lamports)
            return sellBase(reserves, rates, *tokens);
        quote = reached + 1;
    }
    return poolCannotPay();
}

Reserves after(const Reserves &reserves, const Buy &buy)
{
    Reserves out = reserves;
    out.base -= qMin(buy.baseOut, reserves.base);
    out.quote = saturated(static_cast<uint128>(reserves.quote) + buy.quote + buy.fees.lp);
    return out;
}

Reserves after(const Reserves &reserves, const Sell &sell)
{
    Reserves out = reserves;
    out.base = saturated(static_cast<uint128>(reserves.base) + sell.baseIn);
    const quint64 leaves = sell.quote - qMin(sell.fees.lp, sell.quote);
    out.quote -= qMin(leaves, reserves.quote);
    return out;
}

} // namespace curvedesk::ammQuote
