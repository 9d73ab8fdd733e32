// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

namespace curvedesk {

/// The instructions of a planned trade on a curve, in order: compute budget, accounts to open, trade, account to close.
[[nodiscard]] QList<Instruction> tradeInstructions(const TradePlan &plan, const TradeAccounts &accounts,
                                                   const networkFee::Budget &budget);
/// The instructions of a planned trade on a pool, in order: compute budget, accounts to open or grow and SOL to wrap,
/// the trade, unwrapping the SOL, the account to close where that is planned.
[[nodiscard]] QList<Instruction> tradeInstructions(const TradePlan &plan, const AmmTradeAccounts &accounts,
                                                   const networkFee::Budget &budget);

} // namespace curvedesk
