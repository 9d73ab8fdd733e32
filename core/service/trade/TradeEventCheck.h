// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// Compares the program's event in a simulation with the plan of the trade.
namespace curvedesk::tradeEventCheck {

/// A trade of the wallet's own, and what it should have moved.
struct ReportedTrade
{
    bool isBuy = false;
    Movement moved;
    bool metQuotedReserves = false;
    std::optional<Movement> expected; ///< our quote of it on the reserves that it met; nullopt: none is possible
};

/// On the curve, or on the pool where the plan is for one; nullopt where the logs have no event of `user`'s trade.
[[nodiscard]] std::optional<ReportedTrade> reportedTrade(const TradePlan &plan, const CoinState &coin,
                                                         const Simulation &simulation, const Address &user);

} // namespace curvedesk::tradeEventCheck
