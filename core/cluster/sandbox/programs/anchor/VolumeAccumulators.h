// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// The accounts that the curve program and its AMM each keep for every user: trading volume formerly, cashback on
/// cashback coins. The calls work on the transaction in memory and log in it.
namespace curvedesk::sandbox::anchor::volumeAccumulators {

/// Creates the running program's volume accumulator for a user, at the user's cost, unless it exists. `index` (of the
/// accumulator) and `user` are places in the instruction's list of accounts. AccountOwnedByWrongProgram for an account
/// of another program, or the System program's error.
[[nodiscard]] ProgramOutcome open(InvokeContext &context, qsizetype index, qsizetype user);

/// init_user_volume_accumulator: creates the running program's accumulator for a user, at the payer's cost, and logs
/// its event. Errors of the account checks (ConstraintSeeds for another address), and of the System program where it
/// exists.
[[nodiscard]] ProgramOutcome initialize(InvokeContext &context);

} // namespace curvedesk::sandbox::anchor::volumeAccumulators
