// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpTrade.h"

#include "core/cluster/sandbox/programs/anchor/VolumeAccumulators.h"
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/money/BasisPoints.h"
#include "core/solana/TokenInstruction.h"

#include <algorithm>

namespace curvedesk::sandbox::pump {

namespace {

constexpr qsizetype globalIndex = 0;

// Checks the token accounts of curve and user: right mint (ConstraintTokenMint), right owner (ConstraintTokenOwner),
// and for the curve its associated one (ConstraintAssociatedTokenProgram, ConstraintAssociated).
ProgramOutcome checkTokenAccounts(InvokeContext &context, const TradeShape &shape, const TokenAccount &curveTokens,
                                  const TokenAccount &userTokens)
{
    const Address &mint = context.address(shape.mint);
    const Address &curve = context.address(shape.curve);
    const Address &tokenProgram = context.address(shape.tokenProgram);
    const auto nameOf = [&shape](qsizetype index) { return shape.accounts[static_cast<std::size_t>(index)].name; };
    if (context.account(shape.curveTokens).owner != tokenProgram)
        return refuseAccount(context, nameOf(shape.curveTokens), ConstraintAssociatedTokenProgram);
    if (curveTokens.owner != curve)
        return refuseAddress(context, nameOf(shape.curveTokens), ConstraintTokenOwner, curveTokens.owner, curve);
    if (auto associated = checkDerived(context, shape.accounts, shape.curveTokens,
                                       derived::tokenAccount(curve, mint, tokenProgram), ConstraintAssociated);
        !associated)
        return associated;
    if (userTokens.mint != mint)
        return refuseAddress(context, nameOf(shape.userTokens), ConstraintTokenMint, userTokens.mint, mint);
    if (userTokens.owner != context.address(shape.user)) {
        return refuseAddress(context, nameOf(shape.userTokens), ConstraintTokenOwner, userTokens.owner,
                             context.address(shape.user));
    }
    return {};
}

// Refuses other addresses than the derived ones of curve, creator's vault and the user's volume accumulator, where the
// instruction names these.
ProgramOutcome checkAddresses(InvokeContext &context, const TradeShape &shape, const BondingCurve &curve)
{
    if (auto checked
        = checkDerived(context, shape.accounts, shape.curve, derived::bondingCurve(context.address(shape.mint)));
        !checked)
        return checked;
    if (shape.creatorVault != TradeShape::absent) {
        if (auto checked
            = checkDerived(context, shape.accounts, shape.creatorVault, derived::creatorVault(curve.creator));
            !checked)
            return checked;
    }
    if (shape.volume == TradeShape::absent)
        return {};
    return checkDerived(context, shape.accounts, shape.volume, derived::volumeAccumulator(context.address(shape.user)));
}

// Refuses a curve that is not in SOL or has sold out, and a fee recipient that Global does not name.
ProgramOutcome checkTradable(InvokeContext &context, const TradeShape &shape, const GlobalAccount &global,
                             const BondingCurve &curve)
{
    if (!curve.isSolQuoted())
        return refuse(context, UnsupportedQuoteMint);
    if (shape.feeRecipient != TradeShape::absent) {
        const auto allowed = global.feeRecipientsFor(curve.isMayhemMode);
        if (std::find(allowed.begin(), allowed.end(), context.address(shape.feeRecipient)) == allowed.end())
            return refuse(context, NotAuthorized);
    }
    if (curve.complete)
        return refuse(context, BondingCurveComplete);
    return {};
}

// The part of the protocol fee that goes to the buyback, by `bps` basis points, rounded down.
quint64 buybackPart(quint64 protocolFee, quint64 bps)
{
    // Global's own limit is 100 %; the minimum guards against a damaged Global, whose part would exceed the fee.
    const quint64 share = qMin(bps, basisPointsWhole);
    return static_cast<quint64>(static_cast<uint128>(protocolFee) * share / basisPointsWhole);
}

// The amounts of a sell that brings nothing after fees: the program lets it pass, the quoting code refuses it. nullopt
// for any other sell.
std::optional<curveQuote::Sell> worthlessSell(const Trade &trade, quint64 tokens)
{
    const uint128 divisor = static_cast<uint128>(trade.curve.virtualTokenReserves) + tokens;
    if (divisor == 0 || tokens > std::numeric_limits<quint64>::max() - trade.curve.virtualTokenReserves)
        return std::nullopt;
    curveQuote::Sell sell;
    sell.tokensIn = tokens;
    sell.gross = static_cast<quint64>(static_cast<uint128>(tokens) * trade.curve.virtualQuoteReserves / divisor);
    const auto protocolFee = curveQuote::fee(sell.gross, trade.rates.protocol);
    const auto creatorFee = curveQuote::fee(sell.gross, trade.rates.creator);
    if (!protocolFee || !creatorFee || sell.gross > trade.curve.realQuoteReserves
        || static_cast<uint128>(*protocolFee) + *creatorFee != sell.gross)
        return std::nullopt;
    sell.protocolFee = *protocolFee;
    sell.creatorFee = *creatorFee;
    return sell;
}

// Quotes a buy of a number of tokens, without looking at its limit. BuyZeroAmount, BondingCurveComplete, Overflow;
// NotEnoughTokensToBuy for more than the curve has, unless these are clamped.
Checked<curveQuote::Buy> quoteCount(const Trade &trade, const TradeArguments &call, WhenSoldOut whenSoldOut)
{
    InvokeContext &context = trade.context;
    if (call.amount == 0)
        return refuse(context, BuyZeroAmount);
    const auto buy = curveQuote::buyTokens(trade.curve, trade.rates, call.amount);
    if (!buy)
        return refuse(context, buy.error().code == ErrorCode::CurveComplete ? BondingCurveComplete : Overflow);
    if (buy->clamped && whenSoldOut == WhenSoldOut::Refuse)
        return refuse(context, NotEnoughTokensToBuy);
    return *buy;
}

// Quotes a buy for a number of lamports. The order of the refusals is that of the real program (tests/data/README.md).
Checked<curveQuote::Buy> quoteSpend(const Trade &trade, const TradeArguments &call, WhenSoldOut whenSoldOut)
{
    InvokeContext &context = trade.context;
    if (call.limit == 0)
        return refuse(context, BuyZeroAmount);
    const auto spend = curveQuote::exactSpend(trade.curve, trade.rates, call.amount);
    if (!spend)
        return refuse(context, spend.error().code == ErrorCode::CurveComplete ? BondingCurveComplete : Overflow);
    if (spend->total == 0)
        return refuse(context, BuyNotEnoughSolToCoverFees);
    const bool pastTheEnd = spend->tokensOut > trade.curve.realTokenReserves;
    // A partial fill buys all that the curve has left, even fewer tokens than the minimum.
    if (pastTheEnd && whenSoldOut == WhenSoldOut::Clamp)
        return quoteCount(trade, {.amount = trade.curve.realTokenReserves}, WhenSoldOut::Refuse);
    if (spend->tokensOut < call.limit)
        return refuse(context, BuySlippageBelowMinTokensOut);
    if (pastTheEnd)
        return refuse(context, NotEnoughTokensToBuy);
    return *spend;
}

} // namespace

Checked<Trade> loadTrade(InvokeContext &context, const TradeShape &shape)
{
    if (auto shaped = checkShape(context, shape.accounts); !shaped)
        return tl::unexpected(shaped.error());
    const auto global = loadGlobal(context, shape.accounts, globalIndex);
    if (!global)
        return tl::unexpected(global.error());
    const auto mint = loadMint(context, shape.accounts, shape.mint);
    if (!mint)
        return tl::unexpected(mint.error());
    const auto curve = loadCurve(context, shape.accounts, shape.curve);
    if (!curve)
        return tl::unexpected(curve.error());
    const auto curveTokens = loadTokenAccount(context, shape.accounts, shape.curveTokens);
    if (!curveTokens)
        return tl::unexpected(curveTokens.error());
    const auto userTokens = loadTokenAccount(context, shape.accounts, shape.userTokens);
    if (!userTokens)
        return tl::unexpected(userTokens.error());
    const auto schedule = loadFeeSchedule(context, shape.accounts, shape.feeConfig);
    if (!schedule)
        return tl::unexpected(schedule.error());
    if (auto held = checkConstraints(context, shape.accounts); !held)
        return tl::unexpected(held.error());
    if (auto right = checkAddresses(context, shape, *curve); !right)
        return tl::unexpected(right.error());
    if (auto right = checkTokenAccounts(context, shape, *curveTokens, *userTokens); !right)
        return tl::unexpected(right.error());
    if (auto tradable = checkTradable(context, shape, **global, *curve); !tradable)
        return tl::unexpected(tradable.error());
    const FeeRates listed = listedFeeRates(**global, **schedule, *curve, mint->supply);
    return Trade{.context = context,
                 .shape = shape,
                 .global = **global,
                 .curve = *curve,
                 .rates = curveFeeRates(**global, **schedule, *curve, mint->supply),
                 .listedCreatorBps = listed.creator,
                 .userTokens = userTokens->amount.value(),
                 .volume = shape.volume};
}

ProgramOutcome checkBuyback(Trade &trade, qsizetype index)
{
    const auto &allowed = trade.global.buybackFeeRecipients;
    if (std::find(allowed.begin(), allowed.end(), trade.address(index)) == allowed.end())
        return refuse(trade.context, BuybackFeeRecipientNotAuthorized);
    if (!trade.context.isWritable(index))
        return refuseAccount(trade.context, "buyback_fee_recipient", ConstraintMut);
    trade.buyback = index;
    return {};
}

Checked<Amounts> quoteBuy(const Trade &trade, const TradeArguments &call, WhenSoldOut whenSoldOut)
{
    InvokeContext &context = trade.context;
    const auto buy = call.exactQuote ? quoteSpend(trade, call, whenSoldOut) : quoteCount(trade, call, whenSoldOut);
    if (!buy)
        return tl::unexpected(buy.error());
    if (!call.exactQuote && buy->total > call.limit)
        return refuse(context, TooMuchSolRequired);
    return Amounts{buy->tokensOut, buy->cost, buy->protocolFee,
                   buybackPart(buy->protocolFee, trade.global.buybackBasisPoints), buy->creatorFee};
}

Checked<Amounts> quoteSell(const Trade &trade, const TradeArguments &call)
{
    InvokeContext &context = trade.context;
    if (call.amount == 0)
        return refuse(context, SellZeroAmount);
    if (call.amount > trade.userTokens)
        return refuse(context, NotEnoughTokensToSell);
    curveQuote::Sell sell;
    if (const auto quoted = curveQuote::sellTokens(trade.curve, trade.rates, call.amount))
        sell = *quoted;
    else if (const auto worthless = worthlessSell(trade, call.amount))
        sell = *worthless;
    else
        return refuse(context, Overflow);
    if (sell.net < call.limit)
        return refuse(context, TooLittleSolReceived);
    return Amounts{sell.tokensIn, sell.gross, sell.protocolFee,
                   buybackPart(sell.protocolFee, trade.global.buybackBasisPoints), sell.creatorFee};
}

ProgramOutcome openVolume(const Trade &trade)
{
    if (trade.shape.volume == TradeShape::absent)
        return {};
    return volumeAccumulators::open(trade.context, trade.shape.volume, trade.shape.user);
}

ProgramOutcome moveTokens(const Trade &trade, bool isBuy, quint64 tokens)
{
    const TradeShape &shape = trade.shape;
    const Address &curve = trade.address(shape.curve);
    const Address &ofCurve = trade.address(shape.curveTokens);
    const Address &ofUser = trade.address(shape.userTokens);
    const Instruction transfer
        = tokenInstruction::transferChecked(isBuy ? ofCurve : ofUser, trade.address(shape.mint),
                                            isBuy ? ofUser : ofCurve, isBuy ? curve : trade.address(shape.user),
                                            TokenAmount(tokens), curveTokenDecimals, trade.address(shape.tokenProgram));
    return trade.context.invoke(transfer, isBuy ? std::span(&curve, 1) : std::span<const Address>());
}

BondingCurve curveAfter(const Trade &trade, bool isBuy, const Amounts &amounts)
{
    if (isBuy) {
        return curveQuote::after(
            trade.curve,
            curveQuote::Buy{amounts.tokens, amounts.quote, amounts.protocolFee, amounts.creatorFee, 0, false});
    }
    return curveQuote::after(
        trade.curve, curveQuote::Sell{amounts.tokens, amounts.quote, amounts.protocolFee, amounts.creatorFee, 0});
}

} // namespace curvedesk::sandbox::pump
