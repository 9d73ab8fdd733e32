// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/pump/amm/AmmEvents.h"

/// The trades that a transaction made on a graduated coin's pool.
namespace curvedesk::poolTrades {

/// The trades of `user` on the canonical pool of `mint`. Reads the log only where the inner calls show none.
[[nodiscard]] QList<AmmTradeEvent> of(const TransactionRecord &record, const Address &user, const Address &mint);

} // namespace curvedesk::poolTrades
