// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"

/// The accounts that the curve program and its AMM each keep for every user: trading volume formerly, cashback on
/// cashback coins.
namespace curvedesk::sandbox::anchor::volumeAccumulators {

/// Creates the running program's accumulator at `index` for the user at `user`, at the payer's cost, unless it exists;
/// refuses an account of another program.
[[nodiscard]] ProgramOutcome open(InvokeContext &context, qsizetype index, qsizetype payer, qsizetype user);

/// init_user_volume_accumulator: creates the accumulator of a user, whose address `derive` gives, and emits its event.
/// Payer, user and accumulator are the first of `specs`.
[[nodiscard]] ProgramOutcome initialize(InvokeContext &context, AccountSpecs specs,
                                        Address (*derive)(const Address &user));

} // namespace curvedesk::sandbox::anchor::volumeAccumulators
