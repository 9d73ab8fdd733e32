// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/pump/curve/CurveQuote.h"

/// The parts that all trade instructions share. They work on the transaction in memory and log in it.
namespace curvedesk::sandbox::pump {

/// Indexes into the account list of one trade instruction.
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
    /// The user's volume accumulator, created where the instruction names it and it does not exist.
    qsizetype volume = absent;
    qsizetype buyback = absent; ///< absent: among the accounts behind the named ones
};

/// The arguments of the instruction that was called.
struct TradeArguments
{
    const char *name = nullptr; ///< the event's ix_name
    bool isBuy = false;
    bool exactQuote = false; ///< `amount` is the quote to spend, not the tokens to buy
    quint64 amount = 0;
    quint64 limit = 0; ///< of a buy by tokens the most to pay, else the least to get
    bool partialFill = false; ///< v3 buys: buy what the curve has left instead of being refused
};

/// A trade whose accounts have passed the checks.
struct Trade
{
    InvokeContext &context;
    const TradeShape &shape;
    const GlobalAccount &global;
    BondingCurve curve; ///< before the trade
    FeeRates rates; ///< the rates that are charged
    /// The creator's rate in the event, also on a coin without creator, which is not charged it.
    quint64 listedCreatorBps = 0;
    quint64 userTokens = 0; ///< before the trade
    qsizetype buyback = TradeShape::absent;
    qsizetype volume = TradeShape::absent;

    /// The address of the instruction's account `index`, which must exist.
    [[nodiscard]] const Address &address(qsizetype index) const { return context.address(index); }
    /// The lamports that the instruction's account `index` holds now.
    [[nodiscard]] quint64 lamports(qsizetype index) const { return context.account(index).lamports.value(); }
};

/// The amounts of a trade, buy or sell.
struct Amounts
{
    quint64 tokens = 0;
    quint64 quote = 0; ///< the amount that enters or leaves the reserves
    quint64 protocolFee = 0;
    quint64 buybackFee = 0; ///< the part of protocolFee that goes to the buyback recipient
    quint64 creatorFee = 0;
};

/// Checks the named accounts and reads the state that the trade depends on; changes nothing, but logs a refusal: an
/// error of the account checks, UnsupportedQuoteMint, NotAuthorized (fee recipient), BondingCurveComplete.
[[nodiscard]] Checked<Trade> loadTrade(InvokeContext &context, const TradeShape &shape);
/// Checks the buyback recipient at `index`, and sets trade.buyback to it. BuybackFeeRecipientNotAuthorized and
/// ConstraintMut, logged.
[[nodiscard]] ProgramOutcome checkBuyback(Trade &trade, qsizetype index);

/// The treatment of a buy of more tokens than the curve holds.
enum class WhenSoldOut { Refuse, Clamp };
/// The amounts that a buy moves; moves nothing. Refuses by the program's own errors, logged, a zero one, and one beyond
/// its limit or what the curve has left; Clamp buys what is left, and then an exact spend has no minimum of tokens.
[[nodiscard]] Checked<Amounts> quoteBuy(const Trade &trade, const TradeArguments &call, WhenSoldOut whenSoldOut);
/// The amounts that a sell moves; moves nothing. Refuses by the program's own errors, logged, a zero one, one that pays
/// less than its limit, more tokens than the user has, or more than the curve can pay.
[[nodiscard]] Checked<Amounts> quoteSell(const Trade &trade, const TradeArguments &call);

/// Creates the user's volume accumulator, at the user's cost, where the instruction names it and it does not exist.
/// AccountOwnedByWrongProgram, the System program's error.
[[nodiscard]] ProgramOutcome openVolume(const Trade &trade);
/// Moves base units from curve to user for a buy, from user to curve for a sell. The token program's error.
[[nodiscard]] ProgramOutcome moveTokens(const Trade &trade, bool isBuy, quint64 tokens);
/// The curve after the trade, without the fees that stay on it.
[[nodiscard]] BondingCurve curveAfter(const Trade &trade, bool isBuy, const Amounts &amounts);
/// Logs TradeEvent and, for the buy that empties the curve, CompleteEvent: for each a line of the transaction's log and
/// a call of the program to itself, whose error it returns.
[[nodiscard]] ProgramOutcome emitTrade(const Trade &trade, const TradeArguments &call, const Amounts &amounts,
                                       const BondingCurve &after);

/// Runs a trade of the first instructions: checks the accounts, for a buy creates the user's volume accumulator where
/// it is missing, moves tokens and lamports, pays the fees (and what the creator's vault lacks of its rent) at once,
/// stores the curve and logs the trade's events. Errors of the account checks, of amount and limit, of called programs.
[[nodiscard]] ProgramOutcome tradeV1(InvokeContext &context, const TradeArguments &call);
/// Runs a trade of the v2 instructions: checks the accounts, creates the user's volume accumulator where it is missing,
/// moves tokens and lamports, pays the fees (and what the creator's vault lacks of its rent) at once, stores the curve
/// and logs the trade's events. Errors of the account checks, of amount and limit, of called programs.
[[nodiscard]] ProgramOutcome tradeV2(InvokeContext &context, const TradeArguments &call);
/// Runs a trade of the v3 instructions: checks the accounts, at the user's cost creates a missing volume accumulator
/// and grows an old curve, moves tokens and lamports, pays the buyback's part of the fees and leaves the others on the
/// curve, stores the curve and logs the trade's events. Errors of the account checks, of amount and limit, of called
/// programs. CashbackCoinNotSupported.
[[nodiscard]] ProgramOutcome tradeV3(InvokeContext &context, const TradeArguments &call);

} // namespace curvedesk::sandbox::pump
