// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// Compares the program's event in a simulation with the plan of the trade.
namespace curvedesk::tradeEventCheck {

/// A trade of the wallet in a simulation's event, and our quote of it.
struct ReportedTrade
{
    bool isBuy = false;
    Movement moved;
    bool metQuotedReserves = false;
    std::optional<Movement> expected; ///< our quote on the reserves before the trade; nullopt: none is possible
};

/// The trade of `user` on the curve, or on the pool where the plan is for one; nullopt where the logs have no event of
/// it.
[[nodiscard]] std::optional<ReportedTrade> reportedTrade(const TradePlan &plan, const CoinState &coin,
                                                         const Simulation &simulation, const Address &user);

} // namespace curvedesk::tradeEventCheck
