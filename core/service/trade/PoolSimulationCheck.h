// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/SimulationCheck.h"

/// SimulationCheck for a trade on a pool.
namespace curvedesk::poolSimulationCheck {

/// What to watch in the simulation, in this order.
[[nodiscard]] QList<Address> watched(const AmmTradeAccounts &accounts);

/// As simulationCheck::compare(); `coin` has a pool.
[[nodiscard]] simulationCheck::Verdict compare(const TradePlan &plan, const CoinState &coin, const TraderState &before,
                                               const Simulation &simulation, const Address &user, quint64 feeLamports);

} // namespace curvedesk::poolSimulationCheck
