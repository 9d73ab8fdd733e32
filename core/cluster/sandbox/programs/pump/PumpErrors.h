// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AnchorErrors.h"

/// The custom error codes of the bonding-curve program.
namespace curvedesk::sandbox::pump {

using namespace anchor;

/// The program's own codes that the sandbox returns.
enum CurveCode : quint32 {
    NotAuthorized = 6000,
    TooMuchSolRequired = 6002,
    TooLittleSolReceived = 6003,
    BondingCurveComplete = 6005,
    BondingCurveNotComplete = 6006,
    NewSizeShouldBeGreaterThanCurrentSize = 6009,
    AccountTypeNotSupported = 6010,
    DisabledMigrate = 6018,
    BuyZeroAmount = 6020,
    NotEnoughTokensToBuy = 6021,
    SellZeroAmount = 6022,
    NotEnoughTokensToSell = 6023,
    Overflow = 6024,
    CreatorShouldNotBeZero = 6030,
    BuyNotEnoughSolToCoverRent = 6040,
    BuyNotEnoughSolToCoverFees = 6041,
    BuySlippageBelowMinTokensOut = 6042,
    NameTooLong = 6043,
    SymbolTooLong = 6044,
    UriTooLong = 6045,
    CreateV2Disabled = 6046,
    MayhemModeDisabled = 6048,
    BuybackFeeRecipientNotAuthorized = 6057,
    BuybackFeeRecipientMissing = 6062,
    UnsupportedQuoteMint = 6063,
    MissingCashbackAccounts = 6072,
    InvalidCashbackAccumulator = 6073,
    InvalidBondingCurveV2 = 6074,
    CashbackDeprecated = 6082,
    HolderRewardDisabled = 6084,
    CashbackCoinNotSupported = 6094,
};

} // namespace curvedesk::sandbox::pump
