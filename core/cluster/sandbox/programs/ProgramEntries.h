// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The entries of the sandbox's programs: each runs one instruction, on the context's accounts and log in memory. When
/// it ends with an error, the bank drops the changes of accounts; the log stays.
namespace curvedesk::sandbox {

/// Runs an instruction of the System program on the context; after an error the bank drops its changes. Nonce
/// instructions are not simulated and return UnsupportedProgramId.
[[nodiscard]] ProgramOutcome runSystemProgram(InvokeContext &context);

/// Runs an instruction of the ComputeBudget program: it only charges 150 compute units, because the bank has read the
/// budget before. ComputationalBudgetExceeded.
[[nodiscard]] ProgramOutcome runComputeBudgetProgram(InvokeContext &context);

/// Runs an instruction of SPL Token or Token-2022, one program under two addresses, on the context; after an error the
/// bank drops its changes. Of the extensions, Token-2022 has ImmutableOwner, MetadataPointer and TokenMetadata.
/// Multisignature authorities are refused.
[[nodiscard]] ProgramOutcome runTokenProgram(InvokeContext &context);

/// Runs an instruction of the associated-token program on the context, Create or CreateIdempotent; after an error the
/// bank drops its changes. RecoverNested returns UnsupportedProgramId.
[[nodiscard]] ProgramOutcome runAssociatedTokenProgram(InvokeContext &context);

/// Runs an instruction of the Metaplex program on the context, as far as fungible coins need it:
/// CreateMetadataAccountV3 and UpdateMetadataAccountV2; after an error the bank drops its changes. All others return
/// UnsupportedProgramId.
[[nodiscard]] ProgramOutcome runMetaplexProgram(InvokeContext &context);

/// Runs an instruction of the bonding-curve program on the context: creating coins and trading them against SOL in
/// every generation of its instructions, the migration of a complete curve to its AMM pool, and the upkeep of fees and
/// accounts. After an error the bank drops its changes. Not simulated: fee sharing, holder payouts, administration,
/// which are answered as an unknown instruction is, and other quotes than SOL, which are refused as such.
[[nodiscard]] ProgramOutcome runPumpProgram(InvokeContext &context);

/// Runs an instruction of the AMM that graduated coins trade on, on the context: creating a pool, its v1 trades, and
/// the upkeep of fees and accounts. After an error the bank drops its changes. Not simulated: deposits and withdrawals,
/// v2 trades, giving a pool virtual reserves (boost), fee sharing, administration; all of these are answered as an
/// unknown instruction is.
[[nodiscard]] ProgramOutcome runAmmProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
