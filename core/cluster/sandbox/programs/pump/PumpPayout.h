// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/pump/PumpTrade.h"

namespace curvedesk::sandbox::pump {

/// Executes a trade that pays its fees at once, to the fee recipient, the buyback recipient and the creator's vault (or
/// the user's accumulator, for a cashback coin). A missing accumulator is created, and a vault that does not hold its
/// rent topped up to it, by the user, before the fee and beyond the trade's limit: the vault costs 890,880 lamports,
/// once for each creator.
[[nodiscard]] ProgramOutcome payOut(const Trade &trade, const TradeArguments &arguments);

/// Lamports that the account at `index` lacks to be rent-exempt without data.
[[nodiscard]] quint64 missingVaultRent(InvokeContext &context, qsizetype index);

} // namespace curvedesk::sandbox::pump
