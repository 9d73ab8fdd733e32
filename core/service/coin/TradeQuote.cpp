// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/TradeQuote.h"

#include "core/solana/Programs.h"

namespace curvedesk::tradeQuote {

using namespace Qt::StringLiterals;

namespace {

// A quote with the curve's fee rates, but without trade fees and impact. `in`, `out`: the user's payment and proceeds.
Quote common(const CoinState &coin, TradeMode mode, quint64 in, quint64 out, quint64 slippageBps)
{
    const QString token = coin.addresses.mint.toBase58();
    static const QString sol = programs::wrappedSol.toBase58();
    Quote quote;
    quote.bondingCurve = coin.addresses.bondingCurve.toBase58();
    quote.mode = mode;
    const bool isBuy = mode == TradeMode::Buy;
    quote.tokenIn = isBuy ? sol : token;
    quote.amountInRaw = in;
    quote.tokenOut = isBuy ? token : sol;
    quote.amountOutRaw = out;
    quote.minimumOutRaw = curveQuote::minimumOut(out, slippageBps);
    quote.decimalsIn = isBuy ? solDecimals : coin.mint.decimals;
    quote.decimalsOut = isBuy ? coin.mint.decimals : solDecimals;
    quote.protocolFeeBps = coin.rates.protocol;
    quote.creatorFeeBps = coin.rates.creator;
    quote.slot = coin.slot;
    return quote;
}

// Base units that the coin's curve has sold in the state `curve`; 0 when it holds more than a new one.
quint64 tokensSold(const CoinState &coin, const BondingCurve &curve)
{
    const quint64 initial = coin.global.initialRealTokenReserves;
    return initial > curve.realTokenReserves ? initial - curve.realTokenReserves : 0;
}

// Adds to a quote of common() what it lacks for this trade on the coin's pool, which must exist. The curve figures say
// that the curve has sold all tokens.
template<class Trade> Quote onPool(Quote quote, const CoinState &coin, const Trade &trade)
{
    const PoolState &pool = *coin.pool;
    quote.pool = pool.addresses.pool.toBase58();
    quote.protocolFeeBps = pool.rates.protocol;
    quote.creatorFeeBps = pool.rates.creator;
    quote.lpFeeBps = pool.rates.lp;
    quote.protocolFeeLamports = trade.fees.protocol;
    quote.creatorFeeLamports = trade.fees.creator;
    quote.lpFeeLamports = trade.fees.lp;
    const ammQuote::Reserves after = ammQuote::after(pool.reserves, trade);
    quote.priceImpactBps = curveQuote::priceImpactBps(pool.reserves.asCurve(), after.asCurve());
    quote.tokensSoldBefore = quote.tokensSoldAfter = coin.global.initialRealTokenReserves;
    return quote;
}

// Adds to a quote of common() what it lacks for this trade on the coin's curve, but for `clamped`.
template<class Trade> Quote onCurve(Quote quote, const CoinState &coin, const Trade &trade)
{
    const BondingCurve after = curveQuote::after(coin.curve, trade);
    quote.protocolFeeLamports = trade.protocolFee;
    quote.creatorFeeLamports = trade.creatorFee;
    quote.priceImpactBps = curveQuote::priceImpactBps(coin.curve, after);
    quote.tokensSoldBefore = tokensSold(coin, coin.curve);
    quote.tokensSoldAfter = tokensSold(coin, after);
    return quote;
}

} // namespace

Outcome checkSlippage(quint64 slippageBps)
{
    if (slippageBps > maxSlippageBps)
        return failure(ErrorCode::InvalidInput, u"slippage must be between 0 and 10000 basis points"_s);
    return {};
}

Outcome checkTradable(const CoinState &coin)
{
    if (coin.curve.complete && !coin.pool)
        return failure(ErrorCode::CurveComplete, u"Curve is complete"_s);
    if (!coin.curve.isSolQuoted())
        return failure(ErrorCode::InvalidInput, u"token is not traded against SOL"_s);
    return {};
}

Quote of(const CoinState &coin, const curveQuote::Buy &buy, quint64 slippageBps)
{
    Quote quote = onCurve(common(coin, TradeMode::Buy, buy.total, buy.tokensOut, slippageBps), coin, buy);
    quote.clamped = buy.clamped;
    return quote;
}

Quote of(const CoinState &coin, const curveQuote::Sell &sell, quint64 slippageBps)
{
    return onCurve(common(coin, TradeMode::Sell, sell.tokensIn, sell.net, slippageBps), coin, sell);
}

Quote of(const CoinState &coin, const ammQuote::Buy &buy, quint64 slippageBps)
{
    return onPool(common(coin, TradeMode::Buy, buy.total, buy.baseOut, slippageBps), coin, buy);
}

Quote of(const CoinState &coin, const ammQuote::Sell &sell, quint64 slippageBps)
{
    return onPool(common(coin, TradeMode::Sell, sell.baseIn, sell.net, slippageBps), coin, sell);
}

} // namespace curvedesk::tradeQuote
