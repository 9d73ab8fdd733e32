// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/cluster/sandbox/programs/pump/PumpFees.h"
#include "core/cluster/sandbox/programs/pump/PumpTrade.h"

namespace curvedesk::sandbox::pump {

namespace {

using Kind = AccountSpec::Kind;

constexpr AccountSpec accounts[] = {
    {"global", false, Kind::FixedSeeds, &pumpAddresses::global},
    {"base_mint"},
    {"quote_mint"},
    {"base_token_program"},
    {"quote_token_program"},
    {"bonding_curve", true},
    {"associated_base_bonding_curve", true},
    {"associated_quote_bonding_curve", true},
    {"user", true, Kind::Signer},
    {"associated_base_user", true},
    {"associated_quote_user", true},
    {"user_volume_accumulator", true},
    {"fee_config", false, Kind::FixedSeeds, &pumpAddresses::feeConfig},
    {"buyback_fee_recipient", true},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};

constexpr qsizetype quoteMint = 2;
constexpr qsizetype quoteTokenProgram = 4;
constexpr qsizetype curveQuoteAccount = 7;
constexpr qsizetype userQuoteAccount = 10;

constexpr TradeShape shape{.accounts = accounts,
                           .mint = 1,
                           .tokenProgram = 3,
                           .curve = 5,
                           .curveTokens = 6,
                           .user = 8,
                           .userTokens = 9,
                           .feeConfig = 12,
                           .volume = 11,
                           .buyback = 13};

// Refuses a cashback coin, and checks the quote accounts: a SOL coin does not use them, but they have to be the right
// ones.
ProgramOutcome checkQuoteAccounts(const Trade &trade)
{
    InvokeContext &context = trade.context;
    if (trade.curve.isCashbackCoin)
        return refuse(context, CashbackCoinNotSupported);
    if (trade.address(quoteMint) != programs::wrappedSol)
        return refuse(context, UnsupportedQuoteMint);
    if (trade.address(quoteTokenProgram) != programs::token) {
        return refuseAddress(context, "quote_token_program", InvalidProgramId, trade.address(quoteTokenProgram),
                             programs::token);
    }
    return checkDerived(context, accounts,
                        {{curveQuoteAccount, derived::quoteAccount(trade.address(shape.curve))},
                         {userQuoteAccount, derived::quoteAccount(trade.address(shape.user))}});
}

// The part of a trade's fees that stays on the curve until it is swept.
struct Kept
{
    quint64 protocol = 0;
    quint64 creator = 0;
};

// Moves tokens and lamports between user, curve and buyback recipient; `kept` stays on the curve.
ProgramOutcome moveAmounts(const Trade &trade, bool isBuy, const Amounts &amounts, const Kept &kept)
{
    InvokeContext &context = trade.context;
    if (auto moved = moveTokens(trade, isBuy, amounts.tokens); !moved)
        return moved;
    if (isBuy) {
        const Address &user = trade.address(shape.user);
        if (auto paid
            = calls::transfer(context, user, trade.address(shape.curve), amounts.quote + kept.protocol + kept.creator);
            !paid)
            return paid;
        return calls::transfer(context, user, trade.address(trade.buyback), amounts.buybackFee);
    }
    const quint64 net = amounts.quote - amounts.protocolFee - amounts.creatorFee;
    if (net > 0) {
        if (auto paid = context.moveLamports(shape.curve, shape.user, net); !paid)
            return paid;
    }
    return amounts.buybackFee == 0 ? ProgramOutcome()
                                   : context.moveLamports(shape.curve, trade.buyback, amounts.buybackFee);
}

} // namespace

ProgramOutcome tradeV3(InvokeContext &context, const TradeArguments &arguments)
{
    auto trade = loadTrade(context, shape);
    if (!trade)
        return tl::unexpected(trade.error());
    if (auto checked = checkQuoteAccounts(*trade); !checked)
        return checked;
    if (auto checked = checkBuyback(*trade, shape.buyback); !checked)
        return checked;
    // On mainnet a buy past the end of the curve continues on the pool-to-be ("synthetic migration"). The sandbox does
    // not simulate that: a partial fill ends with the curve, any other buy is refused.
    const auto amounts = arguments.isBuy
        ? quoteBuy(*trade, arguments, arguments.partialFill ? WhenSoldOut::Clamp : WhenSoldOut::Refuse)
        : quoteSell(*trade, arguments);
    if (!amounts)
        return tl::unexpected(amounts.error());
    BondingCurve after = curveAfter(*trade, arguments.isBuy, *amounts);
    const Kept kept{amounts->protocolFee - amounts->buybackFee, amounts->creatorFee};
    const auto protocolFees = Lamports(after.protocolFees).plus(Lamports(kept.protocol));
    const auto creatorFee = Lamports(after.creatorFee).plus(Lamports(kept.creator));
    if (!protocolFees || !creatorFee)
        return refuse(context, Overflow);
    after.protocolFees = protocolFees->value();
    after.creatorFee = creatorFee->value();

    if (auto opened = openVolume(*trade); !opened)
        return opened;
    if (auto grown = growCurve(context, shape.curve, shape.user); !grown)
        return grown;
    if (auto settled = moveAmounts(*trade, arguments.isBuy, *amounts, kept); !settled)
        return settled;
    storeCurve(context, shape.curve, after);
    return emitTrade(*trade, arguments, *amounts, after);
}

} // namespace curvedesk::sandbox::pump
