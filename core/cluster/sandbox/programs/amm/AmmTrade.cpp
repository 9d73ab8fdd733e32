// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/amm/AmmTrade.h"

#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/money/BasisPoints.h"
#include "core/pump/amm/AmmEvents.h"

namespace curvedesk::sandbox::amm {

namespace {

// The part of the protocol fee that goes to the buyback, by `bps` basis points, rounded down.
quint64 buybackPart(quint64 protocolFee, quint64 bps)
{
    return static_cast<quint64>(static_cast<uint128>(protocolFee) * qMin(bps, basisPointsWhole) / basisPointsWhole);
}

// The amounts that the buy moves; refuses zero, and one beyond its limit or the reserves, by the AMM's own codes.
Checked<Amounts> quoteBuy(const Trade &trade, const TradeArguments &call)
{
    InvokeContext &context = trade.context;
    const bool exactQuote = call.layout.exactQuote;
    if (call.amount == 0)
        return refuse(context, exactQuote ? ZeroQuoteAmount : ZeroBaseAmount);
    if (!exactQuote && call.amount >= trade.reserves.base)
        return refuse(context, BuyMoreBaseAmountThanPoolReserves);
    const auto buy = exactQuote ? ammQuote::buyForQuote(trade.reserves, trade.rates, call.amount)
                                : ammQuote::buyBase(trade.reserves, trade.rates, call.amount);
    if (!buy)
        return refuse(context, exactQuote ? BuyNotEnoughQuoteTokensToCoverFees : Overflow);
    if (exactQuote && buy->baseOut < call.limit)
        return refuse(context, BuySlippageBelowMinBaseAmountOut);
    if (buy->total > (exactQuote ? call.amount : call.limit))
        return refuse(context, ExceededSlippage);
    return Amounts{buy->baseOut, buy->quote, buy->fees, buybackPart(buy->fees.protocol, trade.config.buybackBps),
                   buy->total};
}

// The amounts that the sale moves; refuses zero, one that pays less than its limit, and one that the pool cannot pay.
Checked<Amounts> quoteSell(const Trade &trade, const TradeArguments &call)
{
    InvokeContext &context = trade.context;
    if (call.amount == 0)
        return refuse(context, ZeroBaseAmount);
    const auto sell = ammQuote::sellBase(trade.reserves, trade.rates, call.amount);
    if (!sell) {
        // Only this refusal has a name of its own: virtual reserves price a trade but cannot pay for it.
        const bool isVirtual = trade.reserves.virtualQuote > 0;
        return refuse(context, isVirtual ? InsufficientRealQuoteReserves : Overflow);
    }
    if (sell->net < call.limit)
        return refuse(context, ExceededSlippage);
    return Amounts{sell->baseIn, sell->quote, sell->fees, buybackPart(sell->fees.protocol, trade.config.buybackBps),
                   sell->net};
}

// Sets the event's three quote amounts. As on mainnet, a buy by spend has in quoteAmount what a buy by count has in
// userQuoteAmount, and the other way round.
void setQuoteAmounts(AmmTradeEvent &event, const TradeArguments &call, const Amounts &amounts)
{
    if (!event.isBuy) {
        event.quoteAmount = amounts.quote;
        event.quoteAmountLpAdjusted = amounts.quote - amounts.fees.lp;
        event.userQuoteAmount = amounts.user;
        return;
    }
    event.quoteAmount = call.layout.exactQuote ? amounts.user : amounts.quote;
    event.quoteAmountLpAdjusted = amounts.quote + amounts.fees.lp;
    event.userQuoteAmount = call.layout.exactQuote ? amounts.quote : amounts.user;
}

// The event of the trade; reserves and the user's balances are those before it.
AmmTradeEvent eventOf(const Trade &trade, const TradeArguments &call, const Amounts &amounts)
{
    AmmTradeEvent event;
    event.isBuy = call.layout.isBuy;
    event.timestamp = trade.context.unixTimestamp();
    event.baseAmount = amounts.base;
    event.limitQuoteAmount = call.layout.exactQuote ? call.amount : call.limit;
    event.userBaseTokenReserves = trade.userBase;
    event.userQuoteTokenReserves = trade.userQuote;
    event.poolBaseTokenReserves = trade.reserves.base;
    event.poolQuoteTokenReserves = trade.reserves.quote;
    setQuoteAmounts(event, call, amounts);
    event.lpFeeBasisPoints = trade.rates.lp;
    event.lpFee = amounts.fees.lp;
    event.protocolFeeBasisPoints = trade.rates.protocol;
    event.protocolFee = amounts.fees.protocol;
    event.pool = trade.address(index::pool);
    event.user = trade.address(index::user);
    event.userBaseTokenAccount = trade.address(index::userBase);
    event.userQuoteTokenAccount = trade.address(index::userQuote);
    event.protocolFeeRecipient = trade.address(index::recipient);
    event.protocolFeeRecipientTokenAccount = trade.address(index::recipientQuote);
    event.coinCreator = trade.pool.coinCreator;
    const bool cashback = trade.pool.isCashbackCoin;
    (cashback ? event.cashbackFeeBasisPoints : event.coinCreatorFeeBasisPoints) = trade.rates.creator;
    (cashback ? event.cashback : event.coinCreatorFee) = amounts.fees.creator;
    if (call.layout.exactQuote)
        event.minBaseAmountOut = call.limit;
    if (event.isBuy)
        event.ixName = call.layout.name;
    event.buybackFeeBasisPoints = trade.config.buybackBps;
    event.buybackFee = amounts.buybackFee;
    event.virtualQuoteReserves = trade.pool.virtualQuoteReserves;
    event.baseSupply = trade.baseMint.supply;
    return event;
}

} // namespace

ProgramOutcome trade(InvokeContext &context, const TradeArguments &call)
{
    auto opened = loadTrade(context, call.layout);
    if (!opened)
        return tl::unexpected(opened.error());
    const bool isBuy = call.layout.isBuy;
    if (opened->config.disableFlags & (isBuy ? AmmGlobalConfig::Buy : AmmGlobalConfig::Sell))
        return refuse(context, isBuy ? DisabledBuy : DisabledSell);
    const auto amounts = isBuy ? quoteBuy(*opened, call) : quoteSell(*opened, call);
    if (!amounts)
        return tl::unexpected(amounts.error());
    if (auto settled = moveAmounts(*opened, isBuy, *amounts); !settled)
        return settled;
    return anchor::emitEvent(context, eventOf(*opened, call, *amounts).encode());
}

} // namespace curvedesk::sandbox::amm
