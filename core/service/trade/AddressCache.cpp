// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/AddressCache.h"

namespace curvedesk {

namespace {

// The limit only bounds memory: a dropped address is derived again when it is needed.
constexpr qsizetype addressesKept = 50'000;

// Forgets all entries of the hash when it has as many as are kept.
template<class Key, class Value> void makeRoom(QHash<Key, Value> &hash)
{
    if (hash.size() >= addressesKept)
        hash.clear();
}

} // namespace

const pumpAddresses::UserAddresses &AddressCache::user(const Address &user, const pumpAddresses::CoinAddresses &coin)
{
    const std::pair<Address, Address> key(user, coin.mint);
    const auto known = m_users.constFind(key);
    if (known != m_users.constEnd())
        return *known;
    makeRoom(m_users);
    return *m_users.insert(key, pumpAddresses::UserAddresses::derive(user, coin.mint, coin.tokenProgram));
}

Address AddressCache::creatorVault(const Address &creator)
{
    const auto known = m_vaults.constFind(creator);
    if (known != m_vaults.constEnd())
        return *known;
    makeRoom(m_vaults);
    return *m_vaults.insert(creator, pumpAddresses::creatorVault(creator));
}

const ammAddresses::UserAddresses &AddressCache::userOnPool(const Address &user,
                                                            const ammAddresses::PoolAddresses &pool)
{
    const std::pair<Address, Address> key(user, pool.baseMint);
    const auto known = m_poolUsers.constFind(key);
    if (known != m_poolUsers.constEnd())
        return *known;
    makeRoom(m_poolUsers);
    return *m_poolUsers.insert(key, ammAddresses::UserAddresses::derive(user, pool));
}

Address AddressCache::creatorVaultOnPool(const Address &creator)
{
    const auto known = m_poolVaults.constFind(creator);
    if (known != m_poolVaults.constEnd())
        return *known;
    makeRoom(m_poolVaults);
    return *m_poolVaults.insert(creator, ammAddresses::quoteAccount(ammAddresses::creatorVaultAuthority(creator)));
}

std::optional<Address> AddressCache::creator(const Address &mint) const
{
    const auto known = m_creators.constFind(mint);
    return known == m_creators.constEnd() ? std::nullopt : std::optional<Address>(*known);
}

void AddressCache::setCreator(const Address &mint, const Address &creator)
{
    makeRoom(m_creators);
    m_creators.insert(mint, creator);
}

} // namespace curvedesk
