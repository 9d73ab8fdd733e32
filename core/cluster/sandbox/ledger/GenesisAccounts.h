// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/cluster/sandbox/bank/Bank.h"

/// The three groups of accounts of the genesis.
namespace curvedesk::sandbox::genesisAccounts {

/// Adds the rent and clock sysvars and the wrapped-SOL mint. Comes first: the others take the rent that this sets.
void addSysvars(AccountMap &accounts, quint64 lamportsPerByteYear);
/// Adds the configuration of curve program and AMM, and the accounts that trades and migrations need of those it names.
/// Reads resources inside the program: Damaged when an account there does not decode; some may have been added then.
[[nodiscard]] Outcome addConfiguration(AccountMap &accounts);
/// Adds an executable account for each program.
void addPrograms(AccountMap &accounts);

} // namespace curvedesk::sandbox::genesisAccounts
