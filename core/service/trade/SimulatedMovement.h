// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

namespace curvedesk {

/// A wallet's tokens, and the lamports of the wallet and its token accounts together: rents move among them.
struct WalletFunds
{
    int128 tokens = 0;
    int128 lamports = 0;
};

/// The change of `user`'s funds in a simulation of `watched` accounts, in this order: the wallet, its token account,
/// its other accounts that can receive lamports. nullopt when the simulation has another number of accounts, or the
/// second one (0 tokens where it is missing) is no token account of this user, or all lamports exceed 64 bits.
[[nodiscard]] std::optional<WalletFunds> changeIn(const Simulation &simulation, qsizetype watched, const Address &user,
                                                  const WalletFunds &before);

/// The amounts that the trade itself moved: the change without its rents and `feeLamports`, the network fee of the
/// simulated transaction. Some nodes show accounts from before the fee is taken, so that the result nearer to
/// `expectedLamports` counts. Amounts of the wrong direction are 0.
[[nodiscard]] Movement movementIn(const WalletFunds &change, const TradePlan &plan, quint64 feeLamports,
                                  quint64 expectedLamports);

} // namespace curvedesk
