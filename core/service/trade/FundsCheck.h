// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// Checks that a wallet can pay for a transaction before it is signed; asks no cluster.
namespace curvedesk::fundsCheck {

/// Checks that `lamports` cover `cost` and leave 0 or at least the wallet's rent. InsufficientFunds, with sums in SOL.
[[nodiscard]] Outcome canPay(quint64 lamports, uint128 cost, const Rent &rent);
/// Checks that a trader can pay for a trade, and is left with at least the wallet's own rent or exactly 0: a buy needs
/// its amount, rents and network fee; a sell fee and rents (before the proceeds); a trade on a pool also what its
/// wrapped-SOL account holds meanwhile. InsufficientFunds, with both sums in SOL.
[[nodiscard]] Outcome check(const TradePlan &plan, const TraderState &trader, quint64 networkFeeLamports);

} // namespace curvedesk::fundsCheck
