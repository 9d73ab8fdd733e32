// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// The instructions of a planned trade, in order: compute budget, accounts to open, the trade, accounts to close.
namespace curvedesk {

/// The instructions of a trade on a curve.
[[nodiscard]] QList<Instruction> tradeInstructions(const TradePlan &plan, const TradeAccounts &accounts,
                                                   const networkFee::Budget &budget);
/// The instructions of a trade on a pool: SOL is wrapped before the trade and unwrapped after it.
[[nodiscard]] QList<Instruction> tradeInstructions(const TradePlan &plan, const AmmTradeAccounts &accounts,
                                                   const networkFee::Budget &budget);

} // namespace curvedesk
