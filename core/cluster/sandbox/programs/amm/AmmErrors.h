// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AnchorErrors.h"

namespace curvedesk::sandbox::amm {

using anchor::Checked;
using anchor::refuse;
using anchor::refuseAccount;
using anchor::refuseAddress;

/// The AMM's own codes that the sandbox raises.
enum Code : quint32 {
    ZeroBaseAmount = 6001,
    ZeroQuoteAmount = 6002,
    TooLittlePoolTokenLiquidity = 6003,
    ExceededSlippage = 6004,
    UnsupportedQuoteMint = 6007,
    InvalidProtocolFeeRecipient = 6013,
    InvalidPoolBaseTokenAccount = 6014,
    InvalidPoolQuoteTokenAccount = 6015,
    BuyMoreBaseAmountThanPoolReserves = 6016,
    DisabledCreatePool = 6017,
    DisabledBuy = 6020,
    DisabledSell = 6021,
    SameMint = 6022,
    Overflow = 6023,
    AccountTypeNotSupported = 6027,
    BuyNotEnoughQuoteTokensToCoverFees = 6039,
    BuySlippageBelowMinBaseAmountOut = 6040,
    BuybackFeeRecipientNotAuthorized = 6053,
    BuybackFeeRecipientMissing = 6058,
    MissingCashbackAccounts = 6059,
    InvalidCashbackAccumulator = 6060,
    InvalidCashbackAccumulatorAta = 6061,
    InvalidPoolV2 = 6062,
    InsufficientRealQuoteReserves = 6063,
};

} // namespace curvedesk::sandbox::amm
