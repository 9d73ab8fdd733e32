// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmAddresses.h"

#include <QHash>

#include <optional>

namespace curvedesk {

/// Keeps the derived addresses of wallets and creators that trade, in memory: a derivation costs as much as a
/// signature. Where an address is not kept yet its function derives it, and may then forget others: a reference is
/// valid until the next call.
class AddressCache
{
public:
    /// The addresses of a trader in a coin, from now on kept.
    [[nodiscard]] const pumpAddresses::UserAddresses &user(const Address &user,
                                                           const pumpAddresses::CoinAddresses &coin);
    /// The account that collects the creator's fee of curve trades, from now on kept.
    [[nodiscard]] Address creatorVault(const Address &creator);
    /// The addresses of a trader on a coin's pool, from now on kept.
    [[nodiscard]] const ammAddresses::UserAddresses &userOnPool(const Address &user,
                                                                const ammAddresses::PoolAddresses &pool);
    /// The wrapped-SOL account that collects the creator's fee of pool trades, from now on kept.
    [[nodiscard]] Address creatorVaultOnPool(const Address &creator);
    /// The creator that was last given to setCreator(); nullopt when it is not kept any more.
    [[nodiscard]] std::optional<Address> creator(const Address &mint) const;
    /// Keeps the coin's creator in place of the one before, because it can change; may forget those of others.
    void setCreator(const Address &mint, const Address &creator);

private:
    QHash<std::pair<Address, Address>, pumpAddresses::UserAddresses> m_users; ///< by user and mint
    QHash<Address, Address> m_vaults; ///< by creator
    QHash<std::pair<Address, Address>, ammAddresses::UserAddresses> m_poolUsers; ///< by user and mint
    QHash<Address, Address> m_poolVaults; ///< by creator
    QHash<Address, Address> m_creators; ///< by mint
};

} // namespace curvedesk
