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

// The kept value of a key; where there is none, derives it and keeps it.
template<class Key, class Value, class Derive>
const Value &keptOrDerived(QHash<Key, Value> &hash, const Key &key, Derive derive)
{
    if (const auto known = hash.constFind(key); known != hash.constEnd())
        return *known;
    makeRoom(hash);
    return *hash.insert(key, derive());
}

} // namespace

const pumpAddresses::UserAddresses &AddressCache::user(const Address &user, const pumpAddresses::CoinAddresses &coin)
{
    return keptOrDerived(m_users, {user, coin.mint},
                         [&] { return pumpAddresses::UserAddresses::derive(user, coin.mint, coin.tokenProgram); });
}

Address AddressCache::creatorVault(const Address &creator)
{
    return keptOrDerived(m_vaults, creator, [&] { return pumpAddresses::creatorVault(creator); });
}

const ammAddresses::UserAddresses &AddressCache::userOnPool(const Address &user,
                                                            const ammAddresses::PoolAddresses &pool)
{
    return keptOrDerived(m_poolUsers, {user, pool.baseMint},
                         [&] { return ammAddresses::UserAddresses::derive(user, pool); });
}

Address AddressCache::creatorVaultOnPool(const Address &creator)
{
    return keptOrDerived(m_poolVaults, creator,
                         [&] { return ammAddresses::quoteAccount(ammAddresses::creatorVaultAuthority(creator)); });
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
