// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

namespace curvedesk {

/// A coin and a trader in one slot, with the accounts that their trade names.
struct TradeSnapshot
{
    CoinState coin;
    TraderState trader;
    TradeAccounts accounts; ///< accounts of a trade on the curve
    std::optional<AmmTradeAccounts> poolAccounts; ///< set: the trade is on the pool
    QByteArray metaplex; ///< data of the coin's Metaplex metadata; empty: it has none

    /// The instructions of a trade that was planned on this snapshot, in the order of tradeInstructions().
    [[nodiscard]] QList<Instruction> instructions(const TradePlan &plan, const networkFee::Budget &budget) const;
    /// The accounts to watch in the simulation, in order: wallet, token account, on a pool its wrapped-SOL account.
    [[nodiscard]] QList<Address> comparedAccounts() const;
    /// The accounts that the trade writes, but for the wallet; empty for a trade too long to compile. Recent prices for
    /// writing these decide the priority fee.
    [[nodiscard]] QList<Address> written(const TradePlan &plan, const Address &user) const;
};

} // namespace curvedesk
