// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The permissionless instructions around a curve that are not trades.
namespace curvedesk::sandbox::pump {

/// sweep_creator_fee: pays the creator's fees that v3 trades left on a curve to the creator's vault. Grows a curve of
/// an older layout first, even where there are no fees. The payer pays for that, and what the vault lacks of its rent.
[[nodiscard]] ProgramOutcome sweepCreatorFee(InvokeContext &context);
/// sweep_protocol_fee: pays the protocol fees that v3 trades left on a curve to one of Global's fee recipients; grows
/// the curve as sweepCreatorFee() does.
[[nodiscard]] ProgramOutcome sweepProtocolFee(InvokeContext &context);

/// collect_creator_fee: pays the creator's vault out to the creator; the vault keeps its rent.
[[nodiscard]] ProgramOutcome collectCreatorFee(InvokeContext &context);

/// extend_account: grows a curve of an older layout to the newest.
[[nodiscard]] ProgramOutcome extendAccount(InvokeContext &context);

/// Makes room for every known field of the curve; `payer` pays the rent that the new bytes need. Does nothing for an
/// account that has the room.
[[nodiscard]] ProgramOutcome growCurve(InvokeContext &context, qsizetype curve, qsizetype payer);

} // namespace curvedesk::sandbox::pump
