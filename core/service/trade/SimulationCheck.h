// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// Compares what a simulation did with what the quote promised.
namespace curvedesk::simulationCheck {

/// Lamports by which the rounding of a chain's program may differ from ours. A simulation that differs by no more
/// corrects the quote; one that differs by more is another trade than the one that was asked for.
inline constexpr quint64 roundingLamports = 10;

enum class Verdict {
    Agrees, ///< with the quote, up to rounding
    Moved, ///< with a quote on the reserves that the simulation met, which are no longer those of the quote
    OtherBalances, ///< the program's event agrees, the wallet's balances do not: other rents, or they moved meanwhile
    Differs,
};

struct Finding
{
    Verdict verdict = Verdict::Differs;
    Movement simulated; ///< what the trade moved; of OtherBalances what the event says
};

/// What to watch in the simulation, in this order.
[[nodiscard]] QList<Address> watched(const pumpAddresses::UserAddresses &user);
[[nodiscard]] QList<Address> watched(const AmmTradeAccounts &accounts);

/// `before` is the wallet at the time of the quote; `feeLamports` the network fee of the simulated transaction.
[[nodiscard]] Finding compare(const TradePlan &plan, const CoinState &coin, const TraderState &before,
                              const Simulation &simulation, const Address &user, quint64 feeLamports);

/// Whether two movements are one but for rounding. `unitsPerLamport`: base units that a lamport buys, where a spend
/// decides the tokens; 0 where they are given.
[[nodiscard]] bool isRounding(const Movement &a, const Movement &b, quint64 unitsPerLamport);

/// ProgramRejected, with both figures.
[[nodiscard]] Error refusal(const Movement &quoted, const Movement &simulated, int decimals);
/// Why the cluster would refuse `instructions`.
[[nodiscard]] Error explain(const Simulation &simulation, const QList<Instruction> &instructions);

} // namespace curvedesk::simulationCheck
