// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The entries of the sandbox's programs: each runs one instruction.
namespace curvedesk::sandbox {

/// The System program. Its nonce instructions are not simulated and return UnsupportedProgramId.
[[nodiscard]] ProgramOutcome systemProgram(InvokeContext &context);

/// The ComputeBudget program: as an instruction it only charges a little, because the bank has read the budget before.
[[nodiscard]] ProgramOutcome computeBudgetProgram(InvokeContext &context);

/// SPL Token and Token-2022: one program under two addresses. Of the extensions, Token-2022 has ImmutableOwner,
/// MetadataPointer and TokenMetadata. Multisignature authorities are refused.
[[nodiscard]] ProgramOutcome tokenProgram(InvokeContext &context);

/// The associated-token program: Create and CreateIdempotent; RecoverNested returns UnsupportedProgramId.
[[nodiscard]] ProgramOutcome associatedTokenProgram(InvokeContext &context);

/// The Metaplex program as far as fungible coins need it: CreateMetadataAccountV3 and UpdateMetadataAccountV2. All
/// other instructions return UnsupportedProgramId.
[[nodiscard]] ProgramOutcome metaplexProgram(InvokeContext &context);

/// The bonding-curve program: creating coins and trading them against SOL in every generation of its instructions. Also
/// the migration of a complete curve to its AMM pool, and the upkeep of fees and accounts. Not simulated: fee sharing,
/// holder payouts, administration, which are answered as an unknown instruction is, and other quotes than SOL, which
/// are refused as such.
[[nodiscard]] ProgramOutcome pumpProgram(InvokeContext &context);

/// The AMM that graduated coins trade on: creating a pool, its v1 trades, and the upkeep of fees and accounts. Not
/// simulated: deposits and withdrawals, v2 trades, giving a pool virtual reserves (boost), fee sharing, administration;
/// all of these are answered as an unknown instruction is.
[[nodiscard]] ProgramOutcome ammProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
