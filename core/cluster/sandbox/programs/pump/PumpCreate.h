// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/pump/curve/CreateInstruction.h"

/// The instructions that create a coin. They work on the transaction in memory and log in it.
namespace curvedesk::sandbox::pump {

/// create: makes a coin, at the user's cost: its SPL Token mint, Metaplex metadata, curve and the curve's token
/// account, which gets the whole supply; nobody can mint or change the metadata then. Logs CreateEvent.
/// InstructionDidNotDeserialize, CreatorShouldNotBeZero, errors of the account checks and of called programs.
[[nodiscard]] ProgramOutcome createLegacy(InvokeContext &context);
/// create_v2: makes a coin, at the user's cost: its Token-2022 mint that holds its own metadata, curve and the curve's
/// token account, which gets the whole supply; nobody can mint or change the metadata then. Logs CreateEvent. Refuses
/// what Global has switched off, long texts, no creator, cashback, another quote than SOL. The creator of a
/// holder-reward coin is the address derived for its rewards. A mayhem coin is an ordinary one with its flag set:
/// nothing mints its extra supply. InstructionDidNotDeserialize, errors of the account checks and of called programs.
[[nodiscard]] ProgramOutcome createV2(InvokeContext &context);

/// A new coin, for the steps that both forms share.
struct NewCoin
{
    qsizetype mint = 0;
    qsizetype curve = 0;
    qsizetype curveTokens = 0;
    qsizetype user = 0;
    Address tokenProgram;
    createInstruction::Arguments arguments; ///< `creator` is the one that the curve records
};

/// Creates the curve's account, without contents yet, and its token account, at the user's cost. The error of a called
/// program.
[[nodiscard]] ProgramOutcome openCurve(InvokeContext &context, const NewCoin &coin);
/// Mints the supply to the curve, and gives up the right to mint. The error of a called program.
[[nodiscard]] ProgramOutcome mintSupply(InvokeContext &context, const NewCoin &coin, const GlobalAccount &global);
/// Writes the curve's first state, logs CreateEvent in the transaction, and calls itself with it; that call's error.
[[nodiscard]] ProgramOutcome announce(InvokeContext &context, const NewCoin &coin, const GlobalAccount &global);

} // namespace curvedesk::sandbox::pump
