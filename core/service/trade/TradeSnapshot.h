// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

namespace curvedesk {

/// A coin and a trader as they stood in one slot, with the accounts that a trade of theirs names.
struct TradeSnapshot
{
    CoinState coin;
    TraderState trader;
    TradeAccounts accounts; ///< for a trade on the curve
    std::optional<AmmTradeAccounts> poolAccounts; ///< set: the trade is on the pool
    QByteArray metaplex; ///< data of the coin's Metaplex metadata; empty: it has none

    [[nodiscard]] QList<Instruction> instructions(const TradePlan &plan, const networkFee::Budget &budget) const;
    /// The accounts that simulationCheck::compare() wants of a simulation.
    [[nodiscard]] QList<Address> watched() const;
    /// The accounts of others that the trade writes: by what others pay to write these the priority fee is chosen.
    [[nodiscard]] QList<Address> written(const TradePlan &plan, const Address &user) const;
};

} // namespace curvedesk
