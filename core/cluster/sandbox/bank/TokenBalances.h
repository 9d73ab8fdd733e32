// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/TransactionRun.h"

namespace curvedesk::sandbox {

/// The token accounts among a transaction's accounts with their amounts, in base units, in the run's present state. An
/// account whose mint does not exist is left out. Empty when the message names no token program.
[[nodiscard]] QList<TokenBalance> tokenBalances(const TransactionRun &run);

} // namespace curvedesk::sandbox
