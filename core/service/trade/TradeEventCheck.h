// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/ChainEvents.h"
#include "core/service/trade/TradePlan.h"

/// Compares the program's event in a simulation with the plan of the trade.
namespace curvedesk::tradeEventCheck {

/// The first event of this type in the simulation's logs that `isWanted`; nullopt where they have none.
template<class Event, class IsWanted>
[[nodiscard]] std::optional<Event> firstIn(const Simulation &simulation, IsWanted isWanted)
{
    for (const ChainEvent &each : chainEvents::fromLogs(simulation.logs)) {
        const auto *event = std::get_if<Event>(&each);
        if (event != nullptr && isWanted(*event))
            return *event;
    }
    return std::nullopt;
}

/// A trade of the wallet in a simulation's event, and our quote of it.
struct ReportedTrade
{
    bool isBuy = false;
    Movement moved;
    bool metQuotedReserves = false;
    std::optional<Movement> expected; ///< our quote on the reserves before the trade; nullopt: none is possible
};

/// The trade of `user` on the curve, or the pool if the plan is for one; nullopt without an event of it.
[[nodiscard]] std::optional<ReportedTrade> reportedTrade(const TradePlan &plan, const CoinState &coin,
                                                         const Simulation &simulation, const Address &user);

} // namespace curvedesk::tradeEventCheck
