// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The permissionless instructions around a curve that are not trades.
namespace curvedesk::sandbox::pump {

/// Pays the fees that v3 trades left on a curve to the creator's vault, or to a fee recipient. Succeeds without effect
/// where there are none.
[[nodiscard]] ProgramOutcome sweepCreatorFee(InvokeContext &context);
[[nodiscard]] ProgramOutcome sweepProtocolFee(InvokeContext &context);

/// Pays the creator's vault out to the creator; the vault keeps its rent.
[[nodiscard]] ProgramOutcome collectCreatorFee(InvokeContext &context);

/// Grows a curve of an older layout to the newest.
[[nodiscard]] ProgramOutcome extendAccount(InvokeContext &context);

} // namespace curvedesk::sandbox::pump
