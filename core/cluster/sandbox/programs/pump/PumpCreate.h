// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/pump/curve/CreateInstruction.h"

namespace curvedesk::sandbox::pump {

/// create: makes a coin with an SPL Token mint and Metaplex metadata.
[[nodiscard]] ProgramOutcome createLegacy(InvokeContext &context);
/// create_v2: makes a coin with a Token-2022 mint that holds its own metadata. Coins quoted in anything but SOL are
/// refused. A mayhem coin becomes an ordinary curve with its flag set: the extra supply that the mayhem program mints
/// is not simulated.
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

/// Creates the curve's account, without contents before announce(), and its token account, at the user's cost. The
/// error of a called program.
[[nodiscard]] ProgramOutcome openCurve(InvokeContext &context, const NewCoin &coin);
/// Mints the supply to the curve, and gives up the right to mint. The error of a called program.
[[nodiscard]] ProgramOutcome mintSupply(InvokeContext &context, const NewCoin &coin, const GlobalAccount &global);
/// Writes the curve's first state, and logs the coin's event by emitEvent().
[[nodiscard]] ProgramOutcome announce(InvokeContext &context, const NewCoin &coin, const GlobalAccount &global);

} // namespace curvedesk::sandbox::pump
