// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/PumpErrors.h"

#include "core/pump/ProgramErrors.h"
#include "core/pump/PumpAddresses.h"

#include <algorithm>

namespace curvedesk::sandbox::pump {

namespace {

struct Sentence
{
    quint32 code;
    const char *text;
};

// The published texts; a code without one is logged with its name, as the framework does. Sorted by code.
constexpr Sentence sentences[] = {
    {InstructionFallbackNotFound, "Fallback functions are not supported"},
    {InstructionDidNotDeserialize, "The program could not deserialize the given instruction"},
    {ConstraintMut, "A mut constraint was violated"},
    {ConstraintHasOne, "A has one constraint was violated"},
    {ConstraintSigner, "A signer constraint was violated"},
    {ConstraintSeeds, "A seeds constraint was violated"},
    {ConstraintAssociated, "An associated constraint was violated"},
    {ConstraintAddress, "An address constraint was violated"},
    {ConstraintTokenMint, "A token mint constraint was violated"},
    {ConstraintTokenOwner, "A token owner constraint was violated"},
    {ConstraintAssociatedTokenProgram, "An associated token account token program constraint was violated"},
    {AccountDiscriminatorMismatch, "Account discriminator did not match what was expected"},
    {AccountDidNotDeserialize, "Failed to deserialize the account"},
    {AccountNotEnoughKeys, "Not enough account keys given to the instruction"},
    {AccountOwnedByWrongProgram, "The given account is owned by a different program than expected"},
    {InvalidProgramId, "Program ID was not as expected"},
    {AccountNotSigner, "The given account did not sign"},
    {AccountNotInitialized, "The program expected this account to be already initialized"},
    {NotAuthorized, "The given account is not authorized to execute this instruction."},
    {TooMuchSolRequired, "slippage: Too much SOL required to buy the given amount of tokens."},
    {TooLittleSolReceived, "slippage: Too little SOL received to sell the given amount of tokens."},
    {BondingCurveComplete, "The bonding curve has completed and liquidity migrated to raydium."},
    {BondingCurveNotComplete, "The bonding curve has not completed."},
    {NewSizeShouldBeGreaterThanCurrentSize, "new_size should be > current_size"},
    {AccountTypeNotSupported, "Account type not supported"},
    {DisabledMigrate, "Migrate instruction is disabled"},
    {BuyZeroAmount, "Buy zero amount"},
    {NotEnoughTokensToBuy, "Not enough tokens to buy"},
    {SellZeroAmount, "Sell zero amount"},
    {NotEnoughTokensToSell, "Not enough tokens to sell"},
    {Overflow, "Overflow"},
    {CreatorShouldNotBeZero, "Creator should not be zero"},
    {BuyNotEnoughSolToCoverRent, "Buy: Not enough SOL to cover for rent exemption."},
    {BuyNotEnoughSolToCoverFees, "Buy: Not enough SOL to cover for fees."},
    {BuySlippageBelowMinTokensOut, "Slippage: Would buy less tokens than expected min_tokens_out"},
    {BuybackFeeRecipientNotAuthorized, "Buyback fee recipient not authorized"},
    {UnsupportedQuoteMint, "Unsupported quote mint"},
    {MissingCashbackAccounts, "Cashback trade is missing the required remaining accounts"},
    {InvalidCashbackAccumulator, "Cashback user_volume_accumulator account is invalid"},
    {InvalidBondingCurveV2, "bonding_curve_v2 remaining account is missing or invalid"},
    {CashbackDeprecated, "Cashback coins can no longer be created"},
    {HolderRewardDisabled, "Holder-reward coins are disabled"},
};

// From here on a code is the program's own, and another program means something else by it.
constexpr quint32 firstOwnCode = 6000;

tl::unexpected<ProgramError> logged(InvokeContext &context, QByteArray origin, quint32 code)
{
    const QByteArray name = programErrors::name(context.programId(), code).toLatin1();
    const bool isKnown = code < firstOwnCode || context.programId() == pumpAddresses::program;
    const Sentence *sentence = std::find_if(std::begin(sentences), std::end(sentences),
                                            [code, isKnown](const Sentence &s) { return isKnown && s.code == code; });
    origin += ". Error Code: " + name + ". Error Number: " + QByteArray::number(code)
        + ". Error Message: " + (sentence == std::end(sentences) ? name : QByteArray(sentence->text)) + '.';
    context.log(origin);
    return tl::unexpected<ProgramError>(ProgramError::code(code));
}

} // namespace

tl::unexpected<ProgramError> refuse(InvokeContext &context, quint32 code)
{
    return logged(context, "AnchorError occurred", code);
}

tl::unexpected<ProgramError> refuseAccount(InvokeContext &context, const char *account, quint32 code)
{
    return logged(context, QByteArray("AnchorError caused by account: ") + account, code);
}

tl::unexpected<ProgramError> refuseAddress(InvokeContext &context, const char *account, quint32 code,
                                           const Address &given, const Address &expected)
{
    tl::unexpected<ProgramError> refusal = refuseAccount(context, account, code);
    context.log("Left:");
    context.log(given.toBase58().toLatin1());
    context.log("Right:");
    context.log(expected.toBase58().toLatin1());
    return refusal;
}

} // namespace curvedesk::sandbox::pump
