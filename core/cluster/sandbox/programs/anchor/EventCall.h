// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The events of the curve program and its AMM, no Qt signals: a "Program data" line in the transaction's log, then a
/// call of itself with the same bytes, so that they are found even where a node cut the log.
namespace curvedesk::sandbox::anchor {

/// The address by which the running program, curve program or AMM, signs its events; valid for ever.
[[nodiscard]] const Address &eventAuthorityOf(const InvokeContext &context);

/// Logs an event in the transaction, and has the running program call itself with it; no Qt signal. `event`:
/// discriminator and fields. MissingAccount unless the instruction names the event authority; the call's error.
[[nodiscard]] ProgramOutcome emitEvent(InvokeContext &context, const QByteArray &event);

/// Runs the call by which the program emitted an event to itself: charges its compute units, and checks that the event
/// authority signed, which only the program can bring about; else AccountNotEnoughKeys, ConstraintSigner or
/// ConstraintSeeds, logged.
[[nodiscard]] ProgramOutcome receiveEvent(InvokeContext &context);

} // namespace curvedesk::sandbox::anchor
