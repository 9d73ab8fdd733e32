// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The conventions of programs built with the Anchor framework: account checks, inner calls, events and errors. What
/// they log is a line of the transaction's log.
namespace curvedesk::sandbox::anchor {

template<class T> using Checked = tl::expected<T, ProgramError>;

/// The framework's own codes for failed account checks.
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

/// Logs "AnchorError occurred. Error Code: ..." and returns the code as the error.
[[nodiscard]] tl::unexpected<ProgramError> refuse(InvokeContext &context, quint32 code);
/// Logs "AnchorError caused by account: <account>. ..." and returns the code as the error.
[[nodiscard]] tl::unexpected<ProgramError> refuseAccount(InvokeContext &context, const char *account, quint32 code);
/// Logs the error caused by this account, the given address (its own, its owner or the like) and the expected one;
/// returns the code as the error.
[[nodiscard]] tl::unexpected<ProgramError> refuseAddress(InvokeContext &context, const char *account, quint32 code,
                                                         const Address &given, const Address &expected);

} // namespace curvedesk::sandbox::anchor
