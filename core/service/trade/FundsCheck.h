// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// Whether a wallet can pay for what is about to be signed.
namespace curvedesk::fundsCheck {

/// Pays `cost` and keeps its own rent, or ends at exactly nothing. InsufficientFunds names both sums in SOL.
[[nodiscard]] Outcome canPay(quint64 lamports, quint64 cost, const Rent &rent);
/// The same for a trade: curve, rents and network fee for a buy, fee and rents (before the proceeds) for a sell.
[[nodiscard]] Outcome check(const TradePlan &plan, const TraderState &trader, quint64 networkFeeLamports);

} // namespace curvedesk::fundsCheck
