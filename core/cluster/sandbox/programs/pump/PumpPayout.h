// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/pump/PumpTrade.h"

/// The second half of a trade, on the transaction in memory; logs in it.
namespace curvedesk::sandbox::pump {

/// Executes a trade: moves tokens and lamports, pays its fees at once, to the fee recipient, the buyback recipient and
/// the creator's vault (or the user's accumulator, for a cashback coin), stores the curve and logs its events. The user
/// pays beyond the trade's limit for a missing accumulator, which is created where the instruction names it, and for
/// what the vault lacks of its rent: the vault costs 890,880 lamports, once for each creator. The program's own errors
/// for amount and limit, BuyNotEnoughSolToCoverRent, those of called programs.
[[nodiscard]] ProgramOutcome payOut(const Trade &trade, const TradeArguments &arguments);

/// Lamports that the account at `index` lacks to be rent-exempt with `size` bytes of data. Changes nothing.
[[nodiscard]] quint64 missingRent(InvokeContext &context, qsizetype index, quint64 size = 0);

} // namespace curvedesk::sandbox::pump
