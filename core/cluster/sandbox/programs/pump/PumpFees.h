// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The permissionless instructions of a curve but for trades. They work on the transaction in memory and log in it.
namespace curvedesk::sandbox::pump {

/// sweep_creator_fee: pays the creator's fees that v3 trades left on a curve to the creator's vault and logs an event,
/// if there are fees. First, in any case, grows a curve of an older layout. The payer pays for that, and what the vault
/// lacks of its rent. Errors of the account checks and of the System program, UnsupportedQuoteMint.
[[nodiscard]] ProgramOutcome sweepCreatorFee(InvokeContext &context);
/// sweep_protocol_fee: pays the protocol fees that v3 trades left on a curve to one of Global's fee recipients (else
/// NotAuthorized) and logs an event, if there are fees. First, in any case, grows a curve of an older layout, at the
/// payer's cost. Errors of the account checks and of the System program, UnsupportedQuoteMint.
[[nodiscard]] ProgramOutcome sweepProtocolFee(InvokeContext &context);

/// collect_creator_fee: pays the creator's vault out to the creator, but for its rent, and logs an event, also for
/// nothing. Anyone may send it. Errors of the account checks and of called programs.
[[nodiscard]] ProgramOutcome collectCreatorFee(InvokeContext &context);

/// extend_account: grows a curve of an older layout to the newest, at the user's cost, and logs an event.
/// AccountTypeNotSupported for what is no curve, NewSizeShouldBeGreaterThanCurrentSize; errors of the account checks
/// and of the System program.
[[nodiscard]] ProgramOutcome extendAccount(InvokeContext &context);

/// Makes room for every known field of the curve; `payer` pays the rent that the new bytes need, else the System
/// program's error. Does nothing for an account that has the room.
[[nodiscard]] ProgramOutcome growCurve(InvokeContext &context, qsizetype curve, qsizetype payer);

} // namespace curvedesk::sandbox::pump
