// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/trade/TraderState.h"

#include <QHash>

/// Which accounts a trade names.
namespace curvedesk::tradeAccountChoice {

/// Among the recipients that the program allows one is picked by coin, user and slot: the same for the same state,
/// spread over all of them. UpstreamRejected when the configuration names none.
[[nodiscard]] Result<TradeAccounts> choose(const CoinState &coin, const pumpAddresses::UserAddresses &user,
                                           const Address &creatorVault);
/// The buyback recipient alone, for a coin that does not exist yet.
[[nodiscard]] Result<Address> buybackRecipient(const GlobalAccount &global, const Address &mint, const Address &user);

/// The same on the coin's pool, which must be there.
[[nodiscard]] Result<AmmTradeAccounts> chooseOnPool(const CoinState &coin, const PoolUserAddresses &user,
                                                    const Address &userQuote);

/// init_user_volume_accumulator: what a buy does by itself and a sell does not.
[[nodiscard]] Instruction initializeAccumulator(const pumpAddresses::UserAddresses &user);
[[nodiscard]] Instruction initializeAccumulatorOnPool(const Address &user, const Address &accumulator);
/// extend_account: what the AMM's trades want of a pool that has not grown yet.
[[nodiscard]] Instruction extendPool(const Address &user, const Address &pool);

} // namespace curvedesk::tradeAccountChoice

namespace curvedesk {

/// Derived addresses that a known wallet or creator needs again and again: each costs as much as a signature.
class AddressBook
{
public:
    [[nodiscard]] const pumpAddresses::UserAddresses &user(const Address &user,
                                                           const pumpAddresses::CoinAddresses &coin);
    [[nodiscard]] Address creatorVault(const Address &creator);
    [[nodiscard]] const PoolUserAddresses &userOnPool(const Address &user, const ammAddresses::PoolAddresses &pool);
    /// Who owns a creator's wrapped SOL from pool trades, and the account.
    [[nodiscard]] std::pair<Address, Address> creatorVaultOnPool(const Address &creator);
    /// The creator seen last on a coin.
    [[nodiscard]] std::optional<Address> lastCreator(const Address &mint) const;
    void noteCreator(const Address &mint, const Address &creator);

private:
    QHash<std::pair<Address, Address>, pumpAddresses::UserAddresses> m_users; ///< by user and mint
    QHash<Address, Address> m_vaults;
    QHash<std::pair<Address, Address>, PoolUserAddresses> m_poolUsers; ///< by user and mint
    QHash<Address, std::pair<Address, Address>> m_poolVaults;
    QHash<Address, Address> m_creators;
};

} // namespace curvedesk
