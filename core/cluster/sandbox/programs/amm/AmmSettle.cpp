// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/amm/AmmErrors.h"
#include "core/cluster/sandbox/programs/amm/AmmTrade.h"
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/anchor/VolumeAccumulators.h"
#include "core/pump/curve/VolumeAccumulator.h"
#include "core/solana/TokenInstruction.h"

namespace curvedesk::sandbox::amm {

namespace {

// Moves `amount` base units of the coin: pool to user for a buy, user to pool for a sale. The token program's error.
ProgramOutcome moveBase(const Trade &trade, bool isBuy, quint64 amount)
{
    const Address &pool = trade.address(index::pool);
    const Address &from = trade.address(isBuy ? index::poolBase : index::userBase);
    const Address &to = trade.address(isBuy ? index::userBase : index::poolBase);
    const Address &owner = isBuy ? pool : trade.address(index::user);
    return trade.context.invoke(tokenInstruction::transferChecked(from, trade.address(index::baseMint), to, owner,
                                                                  TokenAmount(amount), trade.baseMint.decimals,
                                                                  trade.address(index::baseProgram)),
                                isBuy ? std::span(&pool, 1) : std::span<const Address>());
}

// Moves `amount` of the quote to the account at `to`: out of the buyer's account, or out of the pool's for a sell;
// nothing for 0. The token program's error.
ProgramOutcome moveQuote(const Trade &trade, bool isBuy, qsizetype to, quint64 amount)
{
    if (amount == 0)
        return {};
    const Address &pool = trade.address(index::pool);
    const Address &owner = isBuy ? trade.address(index::user) : pool;
    return trade.context.invoke(
        tokenInstruction::transferChecked(trade.address(isBuy ? index::userQuote : index::poolQuote),
                                          trade.address(index::quoteMint), trade.address(to), owner,
                                          TokenAmount(amount), trade.quoteDecimals, trade.address(index::quoteProgram)),
        isBuy ? std::span<const Address>() : std::span(&pool, 1));
}

// Creates `owner`'s token account for the quote at the trader's cost, unless it exists.
ProgramOutcome openQuote(const Trade &trade, qsizetype account, const Address &owner)
{
    if (trade.context.account(account).owner == trade.address(index::quoteProgram))
        return {};
    return anchor::calls::openAssociated(trade.context,
                                         {trade.address(account), trade.address(index::user), owner,
                                          trade.address(index::quoteMint), trade.address(index::quoteProgram)});
}

// Opens the accounts that a first trade needs: the fee recipient's and creator's for the quote, for a buy the
// accumulator, on a cashback coin its account for the quote. The user pays their rent.
ProgramOutcome openMissing(const Trade &trade, bool isBuy)
{
    if (auto opened = openQuote(trade, index::recipientQuote, trade.address(index::recipient)); !opened)
        return opened;
    if (auto opened = openQuote(trade, index::creatorVault, trade.address(index::creatorVaultAuthority)); !opened)
        return opened;
    if (isBuy) {
        if (auto opened = anchor::volumeAccumulators::open(trade.context, trade.accumulator, index::user); !opened)
            return opened;
    }
    if (trade.accumulatorQuote == index::absent)
        return {};
    return openQuote(trade, trade.accumulatorQuote, trade.address(trade.accumulator));
}

// Adds `amount` of the quote to what the trader's volume accumulator has earned. InvalidCashbackAccumulator, Overflow.
ProgramOutcome addCashback(const Trade &trade, quint64 amount)
{
    Result<UserVolumeAccumulator> accumulator
        = UserVolumeAccumulator::decode(trade.context.account(trade.accumulator).data);
    if (!accumulator)
        return refuse(trade.context, InvalidCashbackAccumulator);
    if (__builtin_add_overflow(accumulator->cashbackEarned, amount, &accumulator->cashbackEarned))
        return refuse(trade.context, Overflow);
    trade.context.mutableAccount(trade.accumulator).data = accumulator->encode();
    return {};
}

} // namespace

ProgramOutcome moveAmounts(const Trade &trade, bool isBuy, const Amounts &amounts)
{
    if (auto opened = openMissing(trade, isBuy); !opened)
        return opened;
    if (auto moved = moveBase(trade, isBuy, amounts.base); !moved)
        return moved;
    const bool cashback = trade.accumulatorQuote != index::absent;
    const std::pair<qsizetype, quint64> payments[] = {
        {isBuy ? index::poolQuote : index::userQuote, isBuy ? amounts.quote + amounts.fees.lp : amounts.user},
        {index::recipientQuote, amounts.fees.protocol - amounts.buybackFee},
        {trade.buybackQuote, amounts.buybackFee},
        {cashback ? trade.accumulatorQuote : index::creatorVault, amounts.fees.creator},
    };
    for (const auto &[to, amount] : payments) {
        if (auto moved = moveQuote(trade, isBuy, to, amount); !moved)
            return moved;
    }
    return cashback ? addCashback(trade, amounts.fees.creator) : ProgramOutcome();
}

} // namespace curvedesk::sandbox::amm
