// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/pump/curve/CreateInstruction.h"

namespace curvedesk::sandbox::pump {

/// create: SPL Token mint, Metaplex metadata.
[[nodiscard]] ProgramOutcome createLegacy(InvokeContext &context);
/// create_v2: Token-2022 mint that carries its metadata. Coins quoted in anything but SOL are refused. A mayhem coin
/// becomes an ordinary curve with its flag set: the extra supply that the mayhem program mints is not simulated.
[[nodiscard]] ProgramOutcome createV2(InvokeContext &context);

/// What both forms end in.
struct NewCoin
{
    qsizetype mint = 0;
    qsizetype curve = 0;
    qsizetype curveTokens = 0;
    qsizetype user = 0;
    Address tokenProgram;
    createInstruction::Arguments arguments; ///< creator as the curve keeps it
};

/// Creates the curve's account and its token account.
[[nodiscard]] ProgramOutcome openCurve(InvokeContext &context, const NewCoin &coin);
/// Mints the supply to the curve, for the last time.
[[nodiscard]] ProgramOutcome mintSupply(InvokeContext &context, const NewCoin &coin, const GlobalAccount &global);
/// Writes the curve's first state and reports the coin.
[[nodiscard]] ProgramOutcome announce(InvokeContext &context, const NewCoin &coin, const GlobalAccount &global);

} // namespace curvedesk::sandbox::pump
