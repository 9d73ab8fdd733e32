// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpPayout.h"

#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/pump/curve/VolumeAccumulator.h"
#include "core/solana/Programs.h"

namespace curvedesk::sandbox::pump {

namespace {

// True when the creator's fee goes back to the trader, on a cashback coin, and not to the creator's vault.
bool paysCashback(const Trade &trade)
{
    return trade.curve.isCashbackCoin && trade.volume != TradeShape::absent;
}

// The lamports that the creator's vault lacks for its rent, where this trade pays into it; else 0.
quint64 vaultRent(const Trade &trade, const Amounts &amounts)
{
    if (amounts.creatorFee == 0 || paysCashback(trade))
        return 0;
    return missingRent(trade.context, trade.shape.creatorVault);
}

// Lamports that the user pays beside the trade: what volume accumulator and creator's vault lack of their rent.
quint64 rentOf(const Trade &trade, const Amounts &amounts)
{
    const qsizetype volume = trade.shape.volume;
    const bool isCreated = volume != TradeShape::absent && trade.context.account(volume).owner == programs::system;
    return vaultRent(trade, amounts)
        + (isCreated ? missingRent(trade.context, volume, UserVolumeAccumulator::allocatedSize) : 0);
}

// Adds to the cashback in the data of the accumulator at `index`; its lamports are on the account already. Nothing for
// 0 lamports. InvalidCashbackAccumulator, Overflow.
ProgramOutcome addCashback(InvokeContext &context, qsizetype index, quint64 lamports)
{
    if (lamports == 0)
        return {};
    Result<UserVolumeAccumulator> accumulator = UserVolumeAccumulator::decode(context.account(index).data);
    if (!accumulator)
        return refuse(context, InvalidCashbackAccumulator);
    if (lamports > std::numeric_limits<quint64>::max() - accumulator->cashbackEarned)
        return refuse(context, Overflow);
    accumulator->cashbackEarned += lamports;
    context.mutableAccount(index).data = accumulator->encode();
    return {};
}

// Moves what a buy moves: tokens to the user, lamports to the curve, the fee recipients, and the creator's vault, with
// what it lacks of its rent, or the user's cashback.
ProgramOutcome settleBuy(const Trade &trade, const Amounts &amounts)
{
    InvokeContext &context = trade.context;
    const TradeShape &shape = trade.shape;
    const Address &user = trade.address(shape.user);
    if (auto moved = moveTokens(trade, true, amounts.tokens); !moved)
        return moved;
    const bool cashback = paysCashback(trade);
    const std::pair<qsizetype, quint64> payments[] = {
        {shape.curve, amounts.quote},
        {shape.feeRecipient, amounts.protocolFee - amounts.buybackFee},
        {trade.buyback, amounts.buybackFee},
        {cashback ? trade.volume : shape.creatorVault, vaultRent(trade, amounts) + amounts.creatorFee},
    };
    for (const auto &[to, lamports] : payments) {
        if (auto paid = calls::transfer(context, user, trade.address(to), lamports); !paid)
            return paid;
    }
    return cashback ? addCashback(context, trade.volume, amounts.creatorFee) : ProgramOutcome();
}

// Moves what a sell moves: the user's tokens to the curve; lamports from the curve's own account, without the System
// program, to the user, the fee recipients, and the creator's vault or the user's cashback. What the vault lacks of its
// rent the user pays before, by the System program.
ProgramOutcome settleSell(const Trade &trade, const Amounts &amounts)
{
    InvokeContext &context = trade.context;
    const TradeShape &shape = trade.shape;
    if (auto moved = moveTokens(trade, false, amounts.tokens); !moved)
        return moved;
    if (auto paid = calls::transfer(context, trade.address(shape.user), trade.address(shape.creatorVault),
                                    vaultRent(trade, amounts));
        !paid)
        return paid;
    const bool cashback = paysCashback(trade);
    const std::pair<qsizetype, quint64> payments[] = {
        {shape.user, amounts.quote - amounts.protocolFee - amounts.creatorFee},
        {shape.feeRecipient, amounts.protocolFee - amounts.buybackFee},
        {trade.buyback, amounts.buybackFee},
        {cashback ? trade.volume : shape.creatorVault, amounts.creatorFee},
    };
    for (const auto &[to, lamports] : payments) {
        if (lamports == 0)
            continue;
        if (auto paid = context.moveLamports(shape.curve, to, lamports); !paid)
            return paid;
    }
    return cashback ? addCashback(context, trade.volume, amounts.creatorFee) : ProgramOutcome();
}

} // namespace

quint64 missingRent(InvokeContext &context, qsizetype index, quint64 size)
{
    const auto missing = context.rent().exemptMinimum(size).minus(context.account(index).lamports);
    return missing ? missing->value() : 0;
}

ProgramOutcome payOut(const Trade &trade, const TradeArguments &arguments)
{
    InvokeContext &context = trade.context;
    const auto amounts
        = arguments.isBuy ? quoteBuy(trade, arguments, WhenSoldOut::Refuse) : quoteSell(trade, arguments);
    if (!amounts)
        return tl::unexpected(amounts.error());
    if (arguments.isBuy && arguments.exactQuote && trade.lamports(trade.shape.user) < rentOf(trade, *amounts))
        return refuse(context, BuyNotEnoughSolToCoverRent);
    if (auto opened = openVolume(trade); !opened)
        return opened;
    if (auto settled = arguments.isBuy ? settleBuy(trade, *amounts) : settleSell(trade, *amounts); !settled)
        return settled;
    const BondingCurve after = curveAfter(trade, arguments.isBuy, *amounts);
    storeCurve(context, trade.shape.curve, after);
    return emitTrade(trade, arguments, *amounts, after);
}

} // namespace curvedesk::sandbox::pump
