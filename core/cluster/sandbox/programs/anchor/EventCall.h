// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The events of the curve program and its AMM: a "Program data" log line, then a call of itself with the same bytes,
/// so that they are found even where a node cut the log.
namespace curvedesk::sandbox::anchor {

/// The address by which the running program, curve program or AMM, signs its events; valid for ever.
[[nodiscard]] const Address &eventAuthorityOf(const InvokeContext &context);

/// Logs an event of the running program, and has that call itself with it; `event` is discriminator and fields. The
/// event authority must be among the instruction's accounts. The call's error, MissingAccount without it.
[[nodiscard]] ProgramOutcome emitEvent(InvokeContext &context, const QByteArray &event);

/// Runs the call by which the program emitted an event to itself: charges its compute units, and checks that the event
/// authority signed, which only the program can bring about; else AccountNotEnoughKeys, ConstraintSigner or
/// ConstraintSeeds.
[[nodiscard]] ProgramOutcome receiveEvent(InvokeContext &context);

} // namespace curvedesk::sandbox::anchor
