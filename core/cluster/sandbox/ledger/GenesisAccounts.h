// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/cluster/sandbox/bank/Bank.h"

/// The groups of accounts that make up the genesis.
namespace curvedesk::sandbox::genesisAccounts {

/// The curve program's Global, fee configurations and all accounts that they name.
[[nodiscard]] Outcome addConfiguration(AccountMap &accounts);
void addPrograms(AccountMap &accounts);
/// Rent and clock, and the wrapped-SOL mint.
void addSysvars(AccountMap &accounts);

} // namespace curvedesk::sandbox::genesisAccounts
