// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

namespace curvedesk {

__extension__ using int128 = __int128;

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

/// What the trade itself moved, when the rest of the change is its rents and `feeLamports`, the network fee of the
/// simulated transaction. Some nodes show accounts from before the fee is taken: the reading that comes nearer to
/// `expectedLamports` counts. Amounts of the wrong direction are 0.
[[nodiscard]] Movement movementIn(const WalletFunds &change, const TradePlan &plan, quint64 feeLamports,
                                  quint64 expectedLamports);

} // namespace curvedesk
