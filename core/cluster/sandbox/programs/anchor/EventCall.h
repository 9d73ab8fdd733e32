// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The events of the curve program and its AMM: a "Program data" log line, then a call of itself with the same bytes,
/// so that they are found even where a node cut the log.
namespace curvedesk::sandbox::anchor {

/// Emits an event: `event` is discriminator and fields. The event authority must be among the instruction's accounts.
[[nodiscard]] ProgramOutcome emitEvent(InvokeContext &context, const QByteArray &event);

/// Runs the call by which the program emitted an event to itself: checks that the event authority signed, which only
/// the program can bring about.
[[nodiscard]] ProgramOutcome receiveEvent(InvokeContext &context);

struct SweepEvent
{
    enum class Bucket : quint8 { Protocol = 0, Creator = 1 };

    Address mint;
    Address bondingCurve;
    Address recipient;
    quint64 amount = 0; ///< lamports
    Bucket bucket = Bucket::Protocol;
};
[[nodiscard]] ProgramOutcome emitSweep(InvokeContext &context, const SweepEvent &event);
[[nodiscard]] ProgramOutcome emitCollectedCreatorFee(InvokeContext &context, const Address &creator, quint64 lamports);
[[nodiscard]] ProgramOutcome emitExtended(InvokeContext &context, const Address &account, const Address &user,
                                          quint64 sizeBefore, quint64 sizeAfter);

} // namespace curvedesk::sandbox::anchor
