// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// Compares what a simulation did with what the quote promised, to the lamport.
namespace curvedesk::simulationCheck {

enum class Verdict {
    Agrees,
    Moved, ///< exact for the reserves it met, which are no longer those of the quote
    Unclear, ///< the trade is exact, but the wallet's balances tell another story: did they move meanwhile?
    Differs,
};

/// What to watch in the simulation, in this order.
[[nodiscard]] QList<Address> watched(const pumpAddresses::UserAddresses &user);

/// `feeLamports`: network fee of the simulated transaction.
[[nodiscard]] Verdict compare(const TradePlan &plan, const CoinState &coin, const TraderState &before,
                              const Simulation &simulation, const Address &user, quint64 feeLamports);

/// Why the cluster would refuse `instructions`.
[[nodiscard]] Error explain(const Simulation &simulation, const QList<Instruction> &instructions);

} // namespace curvedesk::simulationCheck
