// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/service/coin/CoinReader.h"

/// Which accounts a trade names.
namespace curvedesk::tradeAccountChoice {

/// Among the fee recipients that the program allows one is picked by coin, user and slot: the same for the same state,
/// spread over all of them. UpstreamRejected when the configuration names none.
[[nodiscard]] Result<TradeAccounts> choose(const CoinState &coin, const pumpAddresses::UserAddresses &user,
                                           const Address &creatorVault);
/// The buyback recipient alone, for a coin that does not exist yet.
[[nodiscard]] Result<Address> buybackRecipient(const GlobalAccount &global, const Address &mint, const Address &user);

/// As choose(), on the coin's pool, which must be there. `userQuote` holds the wrapped SOL of the trade.
[[nodiscard]] Result<AmmTradeAccounts> chooseOnPool(const CoinState &coin, const ammAddresses::UserAddresses &user,
                                                    const Address &userQuote);

} // namespace curvedesk::tradeAccountChoice
