// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/anchor/TradeArguments.h"
#include "core/solana/Instruction.h"

namespace curvedesk {

/// Forms of a trade on an AMM pool that are built and read here. A new generation is one more row of the table.
enum class AmmTradeForm { Buy, BuyExactQuoteIn, Sell };

/// The meaning of one position in an AMM instruction's account list.
enum class AmmAccountRole {
    Pool,
    User,
    GlobalConfig,
    BaseMint,
    QuoteMint,
    UserBase,
    UserQuote,
    PoolBase,
    PoolQuote,
    ProtocolFeeRecipient,
    ProtocolFeeRecipientQuote,
    BaseTokenProgram,
    QuoteTokenProgram,
    SystemProgram,
    AssociatedTokenProgram,
    EventAuthority,
    Program,
    CreatorVaultQuote,
    CreatorVaultAuthority,
    GlobalVolumeAccumulator,
    UserVolumeAccumulator,
    FeeConfig,
    FeeProgram,
    UserVolumeAccumulatorQuote,
    PoolV2,
    BuybackFeeRecipient,
    BuybackFeeRecipientQuote,
};

struct AmmAccountSlot
{
    enum class When : quint8 { Always, CashbackCoin, WithCreator };

    AmmAccountRole role;
    bool isWritable = false;
    bool isSigner = false;
    When when = When::Always;
};

using AmmTradeLayout = tradeArguments::LayoutOf<AmmTradeForm, AmmAccountSlot>;

/// The whole table, a constant, newest generation last.
[[nodiscard]] std::span<const AmmTradeLayout> ammTradeLayouts();
/// The form's row of the constant table.
[[nodiscard]] const AmmTradeLayout &ammTradeLayout(AmmTradeForm form);

/// What a trade instruction of any form may name beside the fixed accounts of the programs.
struct AmmTradeAccounts
{
    ammAddresses::PoolAddresses pool;
    Address user;
    Address userBase;
    Address userQuote; ///< any wrapped-SOL account of the user
    Address userVolumeAccumulator;
    Address protocolFeeRecipient;
    Address protocolFeeRecipientQuote;
    Address buybackFeeRecipient;
    Address buybackFeeRecipientQuote;
    Address creatorVaultAuthority;
    Address creatorVaultQuote;
    bool hasCoinCreator = true;
    bool isCashbackCoin = false;
};

/// Builds the instruction. `amount` and `limit`, in base units and lamports: for Buy the tokens and the most quote, for
/// BuyExactQuoteIn the spend and the fewest tokens, for Sell the tokens and the least quote. No error.
[[nodiscard]] Instruction ammTradeInstruction(AmmTradeForm form, const AmmTradeAccounts &accounts, quint64 amount,
                                              quint64 limit);

} // namespace curvedesk
