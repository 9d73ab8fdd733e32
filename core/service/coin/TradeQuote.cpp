// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/TradeQuote.h"

#include "core/solana/Programs.h"

namespace curvedesk::tradeQuote {

using namespace Qt::StringLiterals;

namespace {

// The part of a quote that does not depend on the amount, with the fee rates of the curve.
Quote common(const CoinState &coin, TradeMode mode)
{
    const QString token = coin.addresses.mint.toBase58();
    static const QString sol = programs::wrappedSol.toBase58();
    Quote quote;
    quote.bondingCurve = coin.addresses.bondingCurve.toBase58();
    quote.mode = mode;
    const bool isBuy = mode == TradeMode::Buy;
    quote.tokenIn = isBuy ? sol : token;
    quote.tokenOut = isBuy ? token : sol;
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

// The quote of a trade on the coin's pool, which must exist, without its amounts. Its curve figures say that the curve
// has sold all tokens.
Quote onPool(const CoinState &coin, TradeMode mode, const ammQuote::Fees &fees, const ammQuote::Reserves &after)
{
    Quote quote = common(coin, mode);
    const PoolState &pool = *coin.pool;
    quote.pool = pool.addresses.pool.toBase58();
    quote.protocolFeeBps = pool.rates.protocol;
    quote.creatorFeeBps = pool.rates.creator;
    quote.lpFeeBps = pool.rates.lp;
    quote.protocolFeeLamports = fees.protocol;
    quote.creatorFeeLamports = fees.creator;
    quote.lpFeeLamports = fees.lp;
    quote.priceImpactBps = curveQuote::priceImpactBps(pool.reserves.asCurve(), after.asCurve());
    quote.tokensSoldBefore = quote.tokensSoldAfter = coin.global.initialRealTokenReserves;
    return quote;
}

// Sets price impact and sold tokens; `after`: the curve as the trade leaves it.
void fillMovement(Quote &quote, const CoinState &coin, const BondingCurve &after)
{
    quote.priceImpactBps = curveQuote::priceImpactBps(coin.curve, after);
    quote.tokensSoldBefore = tokensSold(coin, coin.curve);
    quote.tokensSoldAfter = tokensSold(coin, after);
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
    Quote quote = common(coin, TradeMode::Buy);
    quote.amountInRaw = buy.total;
    quote.amountOutRaw = buy.tokensOut;
    quote.protocolFeeLamports = buy.protocolFee;
    quote.creatorFeeLamports = buy.creatorFee;
    quote.minimumOutRaw = curveQuote::minimumOut(buy.tokensOut, slippageBps);
    quote.clamped = buy.clamped;
    fillMovement(quote, coin, curveQuote::after(coin.curve, buy));
    return quote;
}

Quote of(const CoinState &coin, const curveQuote::Sell &sell, quint64 slippageBps)
{
    Quote quote = common(coin, TradeMode::Sell);
    quote.amountInRaw = sell.tokensIn;
    quote.amountOutRaw = sell.net;
    quote.protocolFeeLamports = sell.protocolFee;
    quote.creatorFeeLamports = sell.creatorFee;
    quote.minimumOutRaw = curveQuote::minimumOut(sell.net, slippageBps);
    fillMovement(quote, coin, curveQuote::after(coin.curve, sell));
    return quote;
}

Quote of(const CoinState &coin, const ammQuote::Buy &buy, quint64 slippageBps)
{
    Quote quote = onPool(coin, TradeMode::Buy, buy.fees, ammQuote::after(coin.pool->reserves, buy));
    quote.amountInRaw = buy.total;
    quote.amountOutRaw = buy.baseOut;
    quote.minimumOutRaw = curveQuote::minimumOut(buy.baseOut, slippageBps);
    return quote;
}

Quote of(const CoinState &coin, const ammQuote::Sell &sell, quint64 slippageBps)
{
    Quote quote = onPool(coin, TradeMode::Sell, sell.fees, ammQuote::after(coin.pool->reserves, sell));
    quote.amountInRaw = sell.baseIn;
    quote.amountOutRaw = sell.net;
    quote.minimumOutRaw = curveQuote::minimumOut(sell.net, slippageBps);
    return quote;
}

} // namespace curvedesk::tradeQuote
