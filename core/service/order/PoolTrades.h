// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/pump/amm/AmmEvents.h"

/// What a transaction did on a graduated coin's pool.
namespace curvedesk::poolTrades {

/// The trades of `user` on the canonical pool of `mint`. Reads the inner calls where the log was cut.
[[nodiscard]] QList<AmmTradeEvent> of(const TransactionRecord &record, const Address &user, const Address &mint);

/// True for the wire bytes of a transaction that calls the AMM.
[[nodiscard]] bool isOnPool(const QByteArray &wire);

} // namespace curvedesk::poolTrades
