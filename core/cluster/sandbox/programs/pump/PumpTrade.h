// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/pump/curve/CurveQuote.h"

/// What the trade instructions of all generations have in common.
namespace curvedesk::sandbox::pump {

/// Where an instruction's account list has what a trade needs.
struct TradeShape
{
    static constexpr qsizetype absent = -1;

    AccountSpecs accounts;
    qsizetype mint = absent;
    qsizetype tokenProgram = absent;
    qsizetype curve = absent;
    qsizetype curveTokens = absent; ///< the curve's token account
    qsizetype user = absent;
    qsizetype userTokens = absent;
    qsizetype feeConfig = absent;
    qsizetype feeRecipient = absent; ///< absent: fees stay on the curve
    qsizetype creatorVault = absent;
    qsizetype volume = absent; ///< the user's volume accumulator, created where it is named and missing
    qsizetype buyback = absent; ///< absent: behind the named accounts
};

/// The instruction as it was called.
struct TradeArguments
{
    const char *name = nullptr; ///< as in the event's ix_name
    bool isBuy = false;
    bool exactQuote = false; ///< `amount` is what is spent
    quint64 amount = 0;
    quint64 limit = 0;
    bool partialFill = false; ///< v3 buys: buy what the curve has left instead of being refused
};

/// A trade whose accounts have been found in order.
struct Trade
{
    InvokeContext &context;
    const TradeShape &shape;
    const GlobalAccount &global;
    BondingCurve curve; ///< before the trade
    FeeRates rates; ///< charged
    quint64 listedCreatorBps = 0; ///< in the event, also where a coin without creator is not charged them
    quint64 userTokens = 0;
    qsizetype buyback = TradeShape::absent;
    qsizetype volume = TradeShape::absent;

    [[nodiscard]] const Address &address(qsizetype index) const { return context.address(index); }
    [[nodiscard]] quint64 lamports(qsizetype index) const { return context.account(index).lamports.value(); }
};

/// What a trade moves, buy or sell.
struct Amounts
{
    quint64 tokens = 0;
    quint64 quote = 0; ///< into or out of the reserves
    quint64 protocolFee = 0;
    quint64 buybackFee = 0; ///< the part of protocolFee that goes to the buyback recipient
    quint64 creatorFee = 0;
};

/// Checks the named accounts and reads what the trade depends on.
[[nodiscard]] Checked<Trade> openTrade(InvokeContext &context, const TradeShape &shape);
/// The buyback recipient, once its place is known.
[[nodiscard]] ProgramOutcome checkBuyback(Trade &trade, qsizetype index);

/// Amounts within the caller's limit and the curve's reserves.
enum class WhenSoldOut { Refuse, Clamp };
[[nodiscard]] Checked<Amounts> quoteBuy(const Trade &trade, const TradeArguments &call, WhenSoldOut whenSoldOut);
[[nodiscard]] Checked<Amounts> quoteSell(const Trade &trade, const TradeArguments &call);

/// Creates the user's volume accumulator where the instruction names one that is missing.
[[nodiscard]] ProgramOutcome openVolume(const Trade &trade);
/// Curve to user or user to curve.
[[nodiscard]] ProgramOutcome moveTokens(const Trade &trade, bool isBuy, quint64 tokens);
/// The reserves after the trade, and what the fees that stay add to them.
[[nodiscard]] BondingCurve curveAfter(const Trade &trade, bool isBuy, const Amounts &amounts);
/// TradeEvent and, for the buy that empties the curve, CompleteEvent.
[[nodiscard]] ProgramOutcome emitTrade(const Trade &trade, const TradeArguments &call, const Amounts &amounts,
                                       const BondingCurve &after);

/// v1 and v2: every trade pays its fees out.
[[nodiscard]] ProgramOutcome tradeV1(InvokeContext &context, const TradeArguments &call);
[[nodiscard]] ProgramOutcome tradeV2(InvokeContext &context, const TradeArguments &call);
/// v3: fees wait on the curve.
[[nodiscard]] ProgramOutcome tradeV3(InvokeContext &context, const TradeArguments &call);

} // namespace curvedesk::sandbox::pump
