// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

namespace curvedesk {

__extension__ using int128 = __int128;

/// What a trade moves between a wallet and a curve or pool.
struct Movement
{
    quint64 tokens = 0; ///< base units
    quint64 lamports = 0; ///< with the trade's own fees, without network fee and rents

    bool operator==(const Movement &) const = default;
};

/// A wallet's tokens, and the lamports of the wallet and its token accounts together: rents move among them.
struct WalletFunds
{
    int128 tokens = 0;
    int128 lamports = 0;
};

/// What a simulation adds to the funds of `user`. Its accounts are the wallet, the token account and whatever else of
/// the wallet's can take lamports, `watched` in all; nullopt when they are not.
[[nodiscard]] std::optional<WalletFunds> changeIn(const Simulation &simulation, qsizetype watched, const Address &user,
                                                  const WalletFunds &before);

/// Whether the wallet changed by just this trade, its fees and its rents. `feeLamports`: network fee of the simulated
/// transaction.
[[nodiscard]] bool hasMoved(const Movement &expected, const TradePlan &plan, const WalletFunds &change,
                            quint64 feeLamports);

} // namespace curvedesk
