// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ProgramErrorTable.h"

// The data are the codes of the Anchor framework and of Solana's own programs.
namespace curvedesk::programErrors {

namespace {

constexpr CodeName anchorCodes[] = {
    {100, "InstructionMissing"},
    {101, "InstructionFallbackNotFound", "Fallback functions are not supported"},
    {102, "InstructionDidNotDeserialize", "The program could not deserialize the given instruction"},
    {103, "InstructionDidNotSerialize"},
    {1000, "IdlInstructionStub"},
    {1001, "IdlInstructionInvalidProgram"},
    {1002, "IdlAccountNotEmpty"},
    {1500, "EventInstructionStub"},
    {2000, "ConstraintMut", "A mut constraint was violated"},
    {2001, "ConstraintHasOne", "A has one constraint was violated"},
    {2002, "ConstraintSigner", "A signer constraint was violated"},
    {2003, "ConstraintRaw"},
    {2004, "ConstraintOwner"},
    {2005, "ConstraintRentExempt"},
    {2006, "ConstraintSeeds", "A seeds constraint was violated"},
    {2007, "ConstraintExecutable"},
    {2008, "ConstraintState"},
    {2009, "ConstraintAssociated", "An associated constraint was violated"},
    {2010, "ConstraintAssociatedInit"},
    {2011, "ConstraintClose"},
    {2012, "ConstraintAddress", "An address constraint was violated"},
    {2013, "ConstraintZero"},
    {2014, "ConstraintTokenMint", "A token mint constraint was violated"},
    {2015, "ConstraintTokenOwner", "A token owner constraint was violated"},
    {2016, "ConstraintMintMintAuthority"},
    {2017, "ConstraintMintFreezeAuthority"},
    {2018, "ConstraintMintDecimals"},
    {2019, "ConstraintSpace"},
    {2020, "ConstraintAccountIsNone"},
    {2021, "ConstraintTokenTokenProgram"},
    {2022, "ConstraintMintTokenProgram"},
    {2023, "ConstraintAssociatedTokenTokenProgram"},
    {2024, "ConstraintMintGroupPointerExtension"},
    {2025, "ConstraintMintGroupPointerExtensionAuthority"},
    {2026, "ConstraintMintGroupPointerExtensionGroupAddress"},
    {2027, "ConstraintMintGroupMemberPointerExtension"},
    {2028, "ConstraintMintGroupMemberPointerExtensionAuthority"},
    {2029, "ConstraintMintGroupMemberPointerExtensionMemberAddress"},
    {2030, "ConstraintMintMetadataPointerExtension"},
    {2031, "ConstraintMintMetadataPointerExtensionAuthority"},
    {2032, "ConstraintMintMetadataPointerExtensionMetadataAddress"},
    {2033, "ConstraintMintCloseAuthorityExtension"},
    {2034, "ConstraintMintCloseAuthorityExtensionAuthority"},
    {2035, "ConstraintMintPermanentDelegateExtension"},
    {2036, "ConstraintMintPermanentDelegateExtensionDelegate"},
    {2037, "ConstraintMintTransferHookExtension"},
    {2038, "ConstraintMintTransferHookExtensionAuthority"},
    {2039, "ConstraintMintTransferHookExtensionProgramId"},
    {2500, "RequireViolated"},
    {2501, "RequireEqViolated"},
    {2502, "RequireKeysEqViolated"},
    {2503, "RequireNeqViolated"},
    {2504, "RequireKeysNeqViolated"},
    {2505, "RequireGtViolated"},
    {2506, "RequireGteViolated"},
    {3000, "AccountDiscriminatorAlreadySet"},
    {3001, "AccountDiscriminatorNotFound"},
    {3002, "AccountDiscriminatorMismatch", "Account discriminator did not match what was expected"},
    {3003, "AccountDidNotDeserialize", "Failed to deserialize the account"},
    {3004, "AccountDidNotSerialize"},
    {3005, "AccountNotEnoughKeys", "Not enough account keys given to the instruction"},
    {3006, "AccountNotMutable"},
    {3007, "AccountOwnedByWrongProgram", "The given account is owned by a different program than expected"},
    {3008, "InvalidProgramId", "Program ID was not as expected"},
    {3009, "InvalidProgramExecutable"},
    {3010, "AccountNotSigner", "The given account did not sign"},
    {3011, "AccountNotSystemOwned"},
    {3012, "AccountNotInitialized", "The program expected this account to be already initialized"},
    {3013, "AccountNotProgramData"},
    {3014, "AccountNotAssociatedTokenAccount"},
    {3015, "AccountSysvarMismatch"},
    {3016, "AccountReallocExceedsLimit"},
    {3017, "AccountDuplicateReallocs"},
    {4100, "DeclaredProgramIdMismatch"},
    {4101, "TryingToInitPayerAsProgramAccount"},
    {4102, "InvalidNumericConversion"},
    {5000, "Deprecated"},
};

constexpr CodeName tokenCodes[] = {
    {0, "NotRentExempt"},
    {1, "InsufficientFunds"},
    {2, "InvalidMint"},
    {3, "MintMismatch"},
    {4, "OwnerMismatch"},
    {5, "FixedSupply"},
    {6, "AlreadyInUse"},
    {7, "InvalidNumberOfProvidedSigners"},
    {8, "InvalidNumberOfRequiredSigners"},
    {9, "UninitializedState"},
    {10, "NativeNotSupported"},
    {11, "NonNativeHasBalance"},
    {12, "InvalidInstruction"},
    {13, "InvalidState"},
    {14, "Overflow", "Overflow"},
    {15, "AuthorityTypeNotSupported"},
    {16, "MintCannotFreeze"},
    {17, "AccountFrozen"},
    {18, "MintDecimalsMismatch"},
    {19, "NonNativeNotSupported"},
    {20, "ExtensionTypeMismatch"},
    {21, "ExtensionBaseMismatch"},
    {22, "ExtensionAlreadyInitialized"},
    {23, "ConfidentialTransferAccountHasBalance"},
    {24, "ConfidentialTransferAccountNotApproved"},
    {25, "ConfidentialTransferDepositsAndTransfersDisabled"},
    {26, "ConfidentialTransferElGamalPubkeyMismatch"},
    {27, "ConfidentialTransferBalanceMismatch"},
    {28, "MintHasSupply"},
    {29, "NoAuthorityExists"},
    {30, "TransferFeeExceedsMaximum"},
    {31, "MintRequiredForTransfer"},
    {32, "FeeMismatch"},
    {33, "FeeParametersMismatch"},
    {34, "ImmutableOwner"},
    {35, "AccountHasWithheldTransferFees"},
    {36, "NoMemo"},
    {37, "NonTransferable"},
    {38, "NonTransferableNeedsImmutableOwnership"},
    {39, "MaximumPendingBalanceCreditCounterExceeded"},
    {40, "MaximumDepositAmountExceeded"},
    {41, "CpiGuardSettingsLocked"},
    {42, "CpiGuardTransferBlocked"},
    {43, "CpiGuardBurnBlocked"},
    {44, "CpiGuardCloseAccountBlocked"},
    {45, "CpiGuardApproveBlocked"},
    {46, "CpiGuardSetAuthorityBlocked"},
    {47, "CpiGuardOwnerChangeBlocked"},
    {48, "ExtensionNotFound"},
    {49, "NonConfidentialTransfersDisabled"},
    {50, "ConfidentialTransferFeeAccountHasWithheldFee"},
    {51, "InvalidExtensionCombination"},
    {52, "InvalidLengthForAlloc"},
    {53, "AccountDecryption"},
    {54, "ProofGeneration"},
    {55, "InvalidProofInstructionOffset"},
    {56, "HarvestToMintDisabled"},
    {57, "SplitProofContextStateAccountsNotSupported"},
    {58, "NotEnoughProofContextStateAccounts"},
    {59, "MalformedCiphertext"},
    {60, "CiphertextArithmeticFailed"},
    {61, "PedersenCommitmentMismatch"},
    {62, "RangeProofLengthMismatch"},
    {63, "IllegalBitLength"},
    {64, "FeeCalculation"},
    {65, "IllegalMintBurnConversion"},
    {66, "InvalidScale"},
    {67, "MintPaused"},
    {68, "PendingBalanceNonZero"},
};

constexpr CodeName systemCodes[] = {
    {0, "AccountAlreadyInUse"},
    {1, "ResultWithNegativeLamports"},
    {2, "InvalidProgramId", "Program ID was not as expected"},
    {3, "InvalidAccountDataLength"},
    {4, "MaxSeedLengthExceeded"},
    {5, "AddressWithSeedMismatch"},
    {6, "NonceNoRecentBlockhashes"},
    {7, "NonceBlockhashNotExpired"},
    {8, "NonceUnexpectedBlockhashValue"},
};

} // namespace

std::span<const CodeName> anchorTable()
{
    return anchorCodes;
}

std::span<const CodeName> tokenTable()
{
    // SPL Token has the first twenty; Token-2022 has all.
    return std::span(tokenCodes).first<20>();
}

std::span<const CodeName> token2022Table()
{
    return tokenCodes;
}

std::span<const CodeName> systemTable()
{
    return systemCodes;
}

} // namespace curvedesk::programErrors
