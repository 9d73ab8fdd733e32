// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/TradeQuote.h"

#include "core/solana/Programs.h"

namespace curvedesk::tradeQuote {

using namespace Qt::StringLiterals;

namespace {

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

quint64 tokensSold(const CoinState &coin, const BondingCurve &curve)
{
    const quint64 initial = coin.global.initialRealTokenReserves;
    return initial > curve.realTokenReserves ? initial - curve.realTokenReserves : 0;
}

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
    if (coin.curve.complete)
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

} // namespace curvedesk::tradeQuote
