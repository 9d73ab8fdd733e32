// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/service/coin/CoinReader.h"

/// Chooses the accounts of a trade instruction.
namespace curvedesk::tradeAccountChoice {

/// Picks one of the fee recipients that the program allows, by coin, user and slot: the same for the same state, spread
/// over all of them. UpstreamRejected when the configuration has none.
[[nodiscard]] Result<TradeAccounts> choose(const CoinState &coin, const pumpAddresses::UserAddresses &user,
                                           const Address &creatorVault);
/// As choose(), for the first buy of a coin that `user` is about to create.
[[nodiscard]] Result<TradeAccounts> chooseForLaunch(const GlobalAccount &global, const Address &mint,
                                                    const Address &user);

/// As choose(), for the coin's pool, which must exist. `userQuote` holds the wrapped SOL of the trade.
[[nodiscard]] Result<AmmTradeAccounts> chooseOnPool(const CoinState &coin, const ammAddresses::UserAddresses &user,
                                                    const Address &userQuote);

} // namespace curvedesk::tradeAccountChoice
