// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/TransactionErrorText.h"

#include <algorithm>

namespace curvedesk::sandbox::transactionErrorText {

using namespace Qt::StringLiterals;

namespace {

struct ErrorRow
{
    QLatin1StringView name;
    QLatin1StringView text;
};

constexpr ErrorRow instructionRows[] = {
    {"AccountAlreadyInitialized"_L1, "instruction requires an uninitialized account"_L1},
    {"AccountBorrowFailed"_L1, "instruction tries to borrow reference for an account which is already borrowed"_L1},
    {"AccountDataSizeChanged"_L1, "program other than the account's owner changed the size of the account data"_L1},
    {"AccountDataTooSmall"_L1, "account data too small for instruction"_L1},
    {"AccountNotExecutable"_L1, "instruction expected an executable account"_L1},
    {"AccountNotRentExempt"_L1, "An account does not have enough lamports to be rent-exempt"_L1},
    {"ArithmeticOverflow"_L1, "Program arithmetic overflowed"_L1},
    {"BorshIoError"_L1, "Failed to serialize or deserialize account data"_L1},
    {"CallDepth"_L1, "Cross-program invocation call depth too deep"_L1},
    {"ComputationalBudgetExceeded"_L1, "Computational budget exceeded"_L1},
    {"ExecutableModified"_L1, "instruction changed executable bit of an account"_L1},
    {"ExternalAccountDataModified"_L1, "instruction modified data of an account it does not own"_L1},
    {"ExternalAccountLamportSpend"_L1, "instruction spent from the balance of an account it does not own"_L1},
    {"GenericError"_L1, "generic instruction error"_L1},
    {"IllegalOwner"_L1, "Provided owner is not allowed"_L1},
    {"Immutable"_L1, "Account is immutable"_L1},
    {"IncorrectAuthority"_L1, "Incorrect authority provided"_L1},
    {"IncorrectProgramId"_L1, "incorrect program id for instruction"_L1},
    {"InsufficientFunds"_L1, "insufficient funds for instruction"_L1},
    {"InvalidAccountData"_L1, "invalid account data for instruction"_L1},
    {"InvalidAccountOwner"_L1, "Invalid account owner"_L1},
    {"InvalidArgument"_L1, "invalid program argument"_L1},
    {"InvalidInstructionData"_L1, "invalid instruction data"_L1},
    {"InvalidRealloc"_L1, "Failed to reallocate account data"_L1},
    {"InvalidSeeds"_L1, "Provided seeds do not result in a valid address"_L1},
    {"MaxAccountsExceeded"_L1, "Max accounts exceeded"_L1},
    {"MaxSeedLengthExceeded"_L1, "Length of the seed is too long for address generation"_L1},
    {"MissingAccount"_L1, "An account required by the instruction is missing"_L1},
    {"MissingRequiredSignature"_L1, "missing required signature for instruction"_L1},
    {"ModifiedProgramId"_L1, "instruction illegally modified the program id of an account"_L1},
    {"NotEnoughAccountKeys"_L1, "insufficient account keys for instruction"_L1},
    {"PrivilegeEscalation"_L1, "Cross-program invocation with unauthorized signer or writable account"_L1},
    {"ProgramFailedToComplete"_L1, "Program failed to complete"_L1},
    {"ReadonlyDataModified"_L1, "instruction modified data of a read-only account"_L1},
    {"ReadonlyLamportChange"_L1, "instruction changed the balance of a read-only account"_L1},
    {"ReentrancyNotAllowed"_L1, "Cross-program invocation reentrancy not allowed for this instruction"_L1},
    {"UnbalancedInstruction"_L1, "sum of account balances before and after instruction do not match"_L1},
    {"UninitializedAccount"_L1, "instruction requires an initialized account"_L1},
    {"UnsupportedProgramId"_L1, "Unsupported program id"_L1},
};

constexpr ErrorRow transactionRows[] = {
    {"AccountNotFound"_L1, "Attempt to debit an account but found no record of a prior credit."_L1},
    {"AddressLookupTableNotFound"_L1, "Transaction loads an address table account that doesn't exist"_L1},
    {"AlreadyProcessed"_L1, "This transaction has already been processed"_L1},
    {"BlockhashNotFound"_L1, "Blockhash not found"_L1},
    {"InsufficientFundsForFee"_L1, "Insufficient funds for fee"_L1},
    {"InvalidAccountForFee"_L1, "This account may not be used to pay transaction fees"_L1},
    {"InvalidProgramForExecution"_L1, "This program may not be used for executing instructions"_L1},
    {"ProgramAccountNotFound"_L1, "Attempt to load a program that does not exist"_L1},
    {"SignatureFailure"_L1, "Transaction did not pass signature verification"_L1},
};

// The text of an error's name; the name itself for one without.
template<std::size_t N> QString find(const ErrorRow (&rows)[N], const QString &name)
{
    const auto row = std::find_if(std::begin(rows), std::end(rows), [&](const ErrorRow &r) { return r.name == name; });
    return row == std::end(rows) ? name : QString(row->text);
}

} // namespace

QString ofInstruction(const ProgramError &error)
{
    if (error.custom)
        return u"custom program error: 0x"_s + QString::number(*error.custom, 16);
    return find(instructionRows, error.name);
}

QString ofTransaction(const TransactionError &error)
{
    if (error.kind == "InstructionError"_L1) {
        return u"Error processing Instruction %1: %2"_s.arg(QString::number(error.index),
                                                            ofInstruction({error.instructionError, error.customCode}));
    }
    if (error.kind == "InsufficientFundsForRent"_L1)
        return u"Transaction results in an account (%1) with insufficient funds for rent"_s.arg(error.index);
    if (error.kind.startsWith("{\"DuplicateInstruction\""_L1))
        return u"Transaction contains a duplicate instruction (%1) that is not allowed"_s.arg(error.index);
    return find(transactionRows, error.kind);
}

} // namespace curvedesk::sandbox::transactionErrorText
