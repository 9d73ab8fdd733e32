// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/service/coin/CoinReader.h"

/// Chooses the accounts of a trade instruction; asks no cluster.
namespace curvedesk::tradeAccountChoice {

/// The accounts of a trade on the curve. The fee recipients are picked, by coin, user and slot, among those that the
/// program allows, spread over all of them. UpstreamRejected when the configuration has none.
[[nodiscard]] Result<TradeAccounts> choose(const CoinState &coin, const pumpAddresses::UserAddresses &user,
                                           const Address &creatorVault);
/// The accounts of the first buy of a coin that `user` is about to create, with fee recipients by coin and user.
/// UpstreamRejected when the configuration has none.
[[nodiscard]] Result<TradeAccounts> chooseForLaunch(const GlobalAccount &global, const Address &mint,
                                                    const Address &user);

/// The accounts of a trade on the coin's pool, which must exist, with fee recipients by coin, user and slot.
/// `userQuote` holds the wrapped SOL of the trade. UpstreamRejected when the configuration has no recipient.
[[nodiscard]] Result<AmmTradeAccounts> chooseOnPool(const CoinState &coin, const ammAddresses::UserAddresses &user,
                                                    const Address &userQuote);

} // namespace curvedesk::tradeAccountChoice
