// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// Refusals of the bonding-curve program and its AMM, logged as their framework (Anchor) logs them.
namespace curvedesk::sandbox::pump {

template<class T> using Checked = tl::expected<T, ProgramError>;

/// The framework's codes that the program's account checks end in.
enum AnchorCode : quint32 {
    InstructionFallbackNotFound = 101,
    InstructionDidNotDeserialize = 102,
    ConstraintMut = 2000,
    ConstraintHasOne = 2001,
    ConstraintSigner = 2002,
    ConstraintSeeds = 2006,
    ConstraintAssociated = 2009,
    ConstraintAddress = 2012,
    ConstraintTokenMint = 2014,
    ConstraintTokenOwner = 2015,
    ConstraintAssociatedTokenProgram = 2023,
    AccountDiscriminatorMismatch = 3002,
    AccountDidNotDeserialize = 3003,
    AccountNotEnoughKeys = 3005,
    AccountOwnedByWrongProgram = 3007,
    InvalidProgramId = 3008,
    AccountNotSigner = 3010,
    AccountNotInitialized = 3012,
};

/// The program's own codes that the sandbox raises.
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

/// "AnchorError occurred. Error Code: ...", then the code.
[[nodiscard]] tl::unexpected<ProgramError> refuse(InvokeContext &context, quint32 code);
/// "AnchorError caused by account: <account>. ...", then the code.
[[nodiscard]] tl::unexpected<ProgramError> refuseAccount(InvokeContext &context, const char *account, quint32 code);
/// The same, with what the account is and what it should have been.
[[nodiscard]] tl::unexpected<ProgramError> refuseAddress(InvokeContext &context, const char *account, quint32 code,
                                                         const Address &given, const Address &expected);

} // namespace curvedesk::sandbox::pump
