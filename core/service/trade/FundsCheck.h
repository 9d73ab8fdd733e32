// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// Checks that a wallet can pay for a transaction before it is signed.
namespace curvedesk::fundsCheck {

/// Checks that `lamports` cover `cost`, and that the rest is at least the wallet's own rent or exactly 0.
/// InsufficientFunds, with both sums in SOL.
[[nodiscard]] Outcome canPay(quint64 lamports, quint64 cost, const Rent &rent);
/// As canPay(), for a trade: curve, rents and network fee for a buy; fee and rents (before the proceeds) for a sell; on
/// a pool also what its wrapped-SOL account holds during the trade.
[[nodiscard]] Outcome check(const TradePlan &plan, const TraderState &trader, quint64 networkFeeLamports);

} // namespace curvedesk::fundsCheck
