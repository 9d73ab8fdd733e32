// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/amm/AmmErrors.h"
#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/pump/amm/AmmGlobalConfig.h"
#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/amm/AmmPool.h"
#include "core/pump/amm/AmmQuote.h"

/// Trades on a pool, in the forms of AmmLayouts. They work on the transaction in memory and log in it.
namespace curvedesk::sandbox::amm {

/// The arguments of the instruction that was called.
struct TradeArguments
{
    const AmmTradeLayout &layout;
    quint64 amount = 0;
    quint64 limit = 0; ///< of a buy by base the most to pay, else the least to get
};

/// Indexes into the account lists of a trade; the first nineteen are the same in all forms.
namespace index {
inline constexpr qsizetype pool = 0;
inline constexpr qsizetype user = 1;
inline constexpr qsizetype config = 2;
inline constexpr qsizetype baseMint = 3;
inline constexpr qsizetype quoteMint = 4;
inline constexpr qsizetype userBase = 5;
inline constexpr qsizetype userQuote = 6;
inline constexpr qsizetype poolBase = 7;
inline constexpr qsizetype poolQuote = 8;
inline constexpr qsizetype recipient = 9;
inline constexpr qsizetype recipientQuote = 10;
inline constexpr qsizetype baseProgram = 11;
inline constexpr qsizetype quoteProgram = 12;
inline constexpr qsizetype creatorVault = 17;
inline constexpr qsizetype creatorVaultAuthority = 18;
inline constexpr qsizetype buyAccumulator = 20;
inline constexpr qsizetype absent = -1;
} // namespace index

/// A trade whose accounts have passed the checks.
struct Trade
{
    InvokeContext &context;
    AmmGlobalConfig config;
    AmmPool pool;
    MintAccount baseMint;
    quint8 quoteDecimals = 0;
    ammQuote::Reserves reserves; ///< before the trade
    FeeRates rates;
    quint64 userBase = 0; ///< before the trade
    quint64 userQuote = 0;
    qsizetype accumulator = index::absent; ///< the user's, where the form names it
    qsizetype accumulatorQuote = index::absent; ///< the accumulator's wrapped-SOL account, on a cashback coin
    qsizetype buybackQuote = index::absent;

    /// The address of the instruction's account `at`, which must exist.
    [[nodiscard]] const Address &address(qsizetype at) const { return context.address(at); }
};

/// The amounts of a trade, buy or sell.
struct Amounts
{
    quint64 base = 0;
    quint64 quote = 0; ///< the amount that prices the trade
    ammQuote::Fees fees;
    quint64 buybackFee = 0; ///< the part of the protocol fee that goes to the buyback recipient
    quint64 user = 0; ///< the amount that the user pays or receives
};

/// Checks the named accounts and those behind them, and reads the state that the trade depends on; changes nothing, but
/// logs a refusal: an error of the account checks, or the AMM's own for a wrong account.
[[nodiscard]] Checked<Trade> loadTrade(InvokeContext &context, const AmmTradeLayout &layout);
/// Opens, where they do not exist and at the user's cost, the quote accounts of fee recipient and coin creator, for a
/// buy the user's volume accumulator, and for any trade of a cashback coin that accumulator's quote account. Moves
/// base, quote and fees between the token accounts, of which the user's and the buyback's must exist. Adds a cashback
/// to the accumulator. The error of a called program, AccountOwnedByWrongProgram, InvalidCashbackAccumulator, Overflow.
[[nodiscard]] ProgramOutcome moveAmounts(const Trade &trade, bool isBuy, const Amounts &amounts);
/// Runs a buy or sell: checks the accounts, quotes within the limit, opens missing accounts at the user's cost, moves
/// base, quote and fees, adds a cashback, logs the event and calls itself with it. DisabledBuy, DisabledSell where it
/// is switched off; errors of the account checks, of amount and limit, of called programs.
[[nodiscard]] ProgramOutcome trade(InvokeContext &context, const TradeArguments &call);

} // namespace curvedesk::sandbox::amm
