// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/anchor/TradeArguments.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Instruction.h"

namespace curvedesk {

/// Forms of a trade, of the first and the third generation of the program. A new one is one more row of the table.
enum class TradeForm { Buy, BuyExactSolIn, Sell, BuyV3, BuyExactQuoteInV3, SellV3 };

/// The meaning of one position in an instruction's account list.
enum class TradeAccountRole {
    Global,
    FeeRecipient,
    Mint,
    QuoteMint,
    BondingCurve,
    AssociatedBondingCurve,
    AssociatedQuoteBondingCurve,
    AssociatedUser,
    AssociatedQuoteUser,
    User,
    SystemProgram,
    TokenProgram,
    QuoteTokenProgram,
    CreatorVault,
    EventAuthority,
    Program,
    GlobalVolumeAccumulator,
    UserVolumeAccumulator,
    FeeConfig,
    FeeProgram,
    BondingCurveV2,
    BuybackFeeRecipient,
};

struct TradeAccountSlot
{
    TradeAccountRole role;
    bool isWritable = false;
    bool isSigner = false;
    bool onlyCashback = false; ///< present only in the sell of a cashback coin
};

using TradeLayout = tradeArguments::LayoutOf<TradeForm, TradeAccountSlot>;

/// The whole table, a constant, newest generation last.
[[nodiscard]] std::span<const TradeLayout> tradeLayouts();
/// The form's row of the constant table.
[[nodiscard]] const TradeLayout &tradeLayout(TradeForm form);

/// What a trade instruction of any form may name beside the fixed accounts of the programs.
struct TradeAccounts
{
    pumpAddresses::CoinAddresses coin;
    pumpAddresses::UserAddresses user;
    Address feeRecipient;
    Address buybackFeeRecipient;
    Address creatorVault;
    bool isCashbackCoin = false;
};

/// Builds the instruction. `amount` and `limit`, in base units and lamports: for Buy and BuyV3 the tokens and the most
/// they may cost, for BuyExact* the spend and the fewest tokens, for a sell the tokens and the least output. No error.
[[nodiscard]] Instruction tradeInstruction(TradeForm form, const TradeAccounts &accounts, quint64 amount,
                                           quint64 limit);

} // namespace curvedesk
