// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradeAccountChoice.h"

#include "core/base/Bytes.h"
#include "core/solana/Programs.h"

#include <QVarLengthArray>

#include <algorithm>

namespace curvedesk::tradeAccountChoice {

using namespace Qt::StringLiterals;

namespace {

// FNV-1a: the same on every machine and in every version, unlike qHash.
quint64 mixed(quint64 hash, QByteArrayView bytes)
{
    constexpr quint64 prime = 0x100000001b3ull;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<quint8>(byte)) * prime;
    return hash;
}

quint64 seedOf(const Address &mint, const Address &user, quint64 slot)
{
    constexpr quint64 offsetBasis = 0xcbf29ce484222325ull;
    const QByteArray slotBytes = ByteWriter(8).u64(slot).result();
    return mixed(mixed(mixed(offsetBasis, mint.view()), user.view()), slotBytes);
}

// Empty places of the list are no recipients.
Result<Address> pick(std::span<const Address> recipients, quint64 seed)
{
    QVarLengthArray<Address, 8> real;
    for (const Address &each : recipients) {
        if (!each.isZero())
            real.append(each);
    }
    if (real.isEmpty())
        return failure(ErrorCode::UpstreamRejected, u"The program's configuration names no fee recipient"_s);
    return real[static_cast<qsizetype>((seed >> 32u) % static_cast<quint64>(real.size()))];
}

// A build of the program from before buybacks names none and reads no such account: any that exists will do, and what
// the trade comes to is the program's to say.
Result<Address> pickBuyback(const GlobalAccount &global, quint64 seed)
{
    const bool knowsBuybacks
        = std::ranges::any_of(global.buybackFeeRecipients, [](const Address &each) { return !each.isZero(); });
    if (!knowsBuybacks && !global.feeRecipient.isZero())
        return global.feeRecipient;
    return pick(global.buybackFeeRecipients, mixed(seed, "buyback"));
}

} // namespace

Result<TradeAccounts> choose(const CoinState &coin, const pumpAddresses::UserAddresses &user,
                             const Address &creatorVault)
{
    const quint64 seed = seedOf(coin.addresses.mint, user.user, coin.slot);
    const std::array<Address, 8> allowed = coin.global.feeRecipientsFor(coin.curve.isMayhemMode);
    const Result<Address> feeRecipient = pick(allowed, seed);
    if (!feeRecipient)
        return failure(feeRecipient.error());
    const Result<Address> buyback = pickBuyback(coin.global, seed);
    if (!buyback)
        return failure(buyback.error());
    return TradeAccounts{coin.addresses, user, *feeRecipient, *buyback, creatorVault, coin.curve.isCashbackCoin};
}

Result<AmmTradeAccounts> chooseOnPool(const CoinState &coin, const PoolUserAddresses &user, const Address &userQuote)
{
    const PoolState &pool = *coin.pool;
    const quint64 seed = seedOf(coin.addresses.mint, user.user, coin.slot);
    const std::array<Address, 8> allowed = pool.config.feeRecipientsFor(pool.pool.isMayhemMode);
    const Result<Address> recipient = pick(allowed, seed);
    if (!recipient)
        return failure(recipient.error());
    const Result<Address> buyback = pick(pool.config.buybackFeeRecipients, mixed(seed, "buyback"));
    if (!buyback)
        return failure(buyback.error());
    const Address vaultAuthority = ammAddresses::creatorVaultAuthority(pool.pool.coinCreator);
    return AmmTradeAccounts{.pool = pool.addresses,
                            .user = user.user,
                            .userBase = user.base,
                            .userQuote = userQuote,
                            .userVolumeAccumulator = user.volumeAccumulator,
                            .protocolFeeRecipient = *recipient,
                            .protocolFeeRecipientQuote = ammAddresses::quoteAccount(*recipient),
                            .buybackFeeRecipient = *buyback,
                            .buybackFeeRecipientQuote = ammAddresses::quoteAccount(*buyback),
                            .creatorVaultAuthority = vaultAuthority,
                            .creatorVaultQuote = ammAddresses::quoteAccount(vaultAuthority),
                            .hasCoinCreator = !pool.pool.coinCreator.isZero(),
                            .isCashbackCoin = pool.pool.isCashbackCoin};
}

Result<Address> buybackRecipient(const GlobalAccount &global, const Address &mint, const Address &user)
{
    return pickBuyback(global, seedOf(mint, user, 0));
}

Instruction initializeAccumulator(const pumpAddresses::UserAddresses &user)
{
    constexpr std::array<quint8, 8> discriminator{0x5e, 0x06, 0xca, 0x73, 0xff, 0x60, 0xe8, 0xb7};
    return {pumpAddresses::program,
            {writableSigner(user.user), readOnly(user.user), writable(user.volumeAccumulator),
             readOnly(programs::system), readOnly(pumpAddresses::eventAuthority), readOnly(pumpAddresses::program)},
            ByteWriter(8).array(discriminator).result()};
}

Instruction initializeAccumulatorOnPool(const Address &user, const Address &accumulator)
{
    constexpr std::array<quint8, 8> discriminator{0x5e, 0x06, 0xca, 0x73, 0xff, 0x60, 0xe8, 0xb7};
    return {ammAddresses::program,
            {writableSigner(user), readOnly(user), writable(accumulator), readOnly(programs::system),
             readOnly(ammAddresses::eventAuthority), readOnly(ammAddresses::program)},
            ByteWriter(8).array(discriminator).result()};
}

Instruction extendPool(const Address &user, const Address &pool)
{
    constexpr std::array<quint8, 8> discriminator{0xea, 0x66, 0xc2, 0xcb, 0x96, 0x48, 0x3e, 0xe5};
    return {ammAddresses::program,
            {writable(pool), writableSigner(user), readOnly(programs::system), readOnly(ammAddresses::eventAuthority),
             readOnly(ammAddresses::program)},
            ByteWriter(8).array(discriminator).result()};
}

} // namespace curvedesk::tradeAccountChoice

namespace curvedesk {

namespace {

// Derived again when asked for again: a bound on memory only.
constexpr qsizetype addressesKept = 50'000;

template<class Key, class Value> void keepBounded(QHash<Key, Value> &hash)
{
    if (hash.size() >= addressesKept)
        hash.clear();
}

} // namespace

const pumpAddresses::UserAddresses &AddressBook::user(const Address &user, const pumpAddresses::CoinAddresses &coin)
{
    const std::pair<Address, Address> key(user, coin.mint);
    const auto known = m_users.constFind(key);
    if (known != m_users.constEnd())
        return *known;
    keepBounded(m_users);
    return *m_users.insert(key, pumpAddresses::UserAddresses::derive(user, coin.mint, coin.tokenProgram));
}

Address AddressBook::creatorVault(const Address &creator)
{
    const auto known = m_vaults.constFind(creator);
    if (known != m_vaults.constEnd())
        return *known;
    keepBounded(m_vaults);
    return *m_vaults.insert(creator, pumpAddresses::creatorVault(creator));
}

const PoolUserAddresses &AddressBook::userOnPool(const Address &user, const ammAddresses::PoolAddresses &pool)
{
    const std::pair<Address, Address> key(user, pool.baseMint);
    const auto known = m_poolUsers.constFind(key);
    if (known != m_poolUsers.constEnd())
        return *known;
    keepBounded(m_poolUsers);
    return *m_poolUsers.insert(key, PoolUserAddresses::derive(user, pool));
}

std::pair<Address, Address> AddressBook::creatorVaultOnPool(const Address &creator)
{
    const auto known = m_poolVaults.constFind(creator);
    if (known != m_poolVaults.constEnd())
        return *known;
    keepBounded(m_poolVaults);
    const Address authority = ammAddresses::creatorVaultAuthority(creator);
    return *m_poolVaults.insert(creator, {authority, ammAddresses::quoteAccount(authority)});
}

std::optional<Address> AddressBook::lastCreator(const Address &mint) const
{
    const auto known = m_creators.constFind(mint);
    return known == m_creators.constEnd() ? std::nullopt : std::optional<Address>(*known);
}

void AddressBook::noteCreator(const Address &mint, const Address &creator)
{
    keepBounded(m_creators);
    m_creators.insert(mint, creator);
}

} // namespace curvedesk
