// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/cluster/sandbox/programs/pump/PumpTrade.h"
#include "core/pump/curve/PumpEvents.h"

namespace curvedesk::sandbox::pump {

namespace {

// The event of the trade; `after`: the curve as the trade leaves it.
TradeEvent tradeEvent(const Trade &trade, const TradeArguments &call, const Amounts &amounts, const BondingCurve &after)
{
    const TradeShape &shape = trade.shape;
    TradeEvent event;
    event.mint = trade.address(shape.mint);
    event.solAmount = amounts.quote;
    event.tokenAmount = amounts.tokens;
    event.isBuy = call.isBuy;
    event.user = trade.address(shape.user);
    event.timestamp = trade.context.unixTimestamp();
    event.virtualSolReserves = after.virtualQuoteReserves;
    event.virtualTokenReserves = after.virtualTokenReserves;
    event.realSolReserves = after.realQuoteReserves;
    event.realTokenReserves = after.realTokenReserves;
    if (shape.feeRecipient != TradeShape::absent)
        event.feeRecipient = trade.address(shape.feeRecipient);
    event.feeBasisPoints = trade.rates.protocol;
    event.fee = amounts.protocolFee;
    event.creator = after.creator;
    // On a cashback coin the creator's share goes to the trader.
    (after.isCashbackCoin ? event.cashbackFeeBasisPoints : event.creatorFeeBasisPoints) = trade.listedCreatorBps;
    (after.isCashbackCoin ? event.cashback : event.creatorFee) = amounts.creatorFee;
    // The volume fields belong to token incentives that have ended: every trade on mainnet has had zeros there since.
    event.ixName = call.name;
    event.mayhemMode = after.isMayhemMode;
    event.buybackFeeBasisPoints = trade.global.buybackBasisPoints;
    event.buybackFee = amounts.buybackFee;
    event.quoteMint = after.quoteMint;
    event.quoteAmount = amounts.quote;
    event.virtualQuoteReserves = after.virtualQuoteReserves;
    event.realQuoteReserves = after.realQuoteReserves;
    event.creatorFeeUnclaimed = after.creatorFee;
    return event;
}

} // namespace

ProgramOutcome emitTrade(const Trade &trade, const TradeArguments &call, const Amounts &amounts,
                         const BondingCurve &after)
{
    if (auto emitted = emitEvent(trade.context, tradeEvent(trade, call, amounts, after).encode()); !emitted)
        return emitted;
    if (!after.complete)
        return {};
    const CompleteEvent complete{trade.address(trade.shape.user), trade.address(trade.shape.mint),
                                 trade.address(trade.shape.curve), trade.context.unixTimestamp(), after.quoteMint};
    return emitEvent(trade.context, complete.encode());
}

} // namespace curvedesk::sandbox::pump
