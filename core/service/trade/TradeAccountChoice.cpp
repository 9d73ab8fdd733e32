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

// One step of FNV-1a, which is the same on every machine and in every version, unlike qHash.
quint64 mixed(quint64 hash, QByteArrayView bytes)
{
    constexpr quint64 prime = 0x100000001b3ull;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<quint8>(byte)) * prime;
    return hash;
}

// The number that picks one of several equal accounts: the same for a trade simulated and sent on one slot's state.
quint64 seedOf(const Address &mint, const Address &user, quint64 slot)
{
    constexpr quint64 offsetBasis = 0xcbf29ce484222325ull;
    const QByteArray slotBytes = ByteWriter(8).u64(slot).result();
    return mixed(mixed(mixed(offsetBasis, mint.view()), user.view()), slotBytes);
}

// Picks a recipient by `seed`; empty places of the list do not count. UpstreamRejected when all are empty.
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

// Picks a buyback recipient. The program's builds of before April 2026 have none and do not read the account, so that
// any existing account will do there.
Result<Address> pickBuyback(const GlobalAccount &global, quint64 seed)
{
    const bool knowsBuybacks
        = std::ranges::any_of(global.buybackFeeRecipients, [](const Address &each) { return !each.isZero(); });
    if (!knowsBuybacks && !global.feeRecipient.isZero())
        return global.feeRecipient;
    return pick(global.buybackFeeRecipients, mixed(seed, "buyback"));
}

// These accounts with fee recipients by their coin and user, and the slot. UpstreamRejected when there are none.
Result<TradeAccounts> withRecipients(TradeAccounts accounts, const GlobalAccount &global, bool isMayhemMode,
                                     quint64 slot)
{
    const quint64 seed = seedOf(accounts.coin.mint, accounts.user.user, slot);
    const std::array<Address, 8> allowed = global.feeRecipientsFor(isMayhemMode);
    const Result<Address> feeRecipient = pick(allowed, seed);
    const Result<Address> buyback = pickBuyback(global, seed);
    if (const Outcome picked = firstFailure(feeRecipient, buyback); !picked)
        return failure(picked.error());
    accounts.feeRecipient = *feeRecipient;
    accounts.buybackFeeRecipient = *buyback;
    return accounts;
}

} // namespace

Result<TradeAccounts> choose(const CoinState &coin, const pumpAddresses::UserAddresses &user,
                             const Address &creatorVault)
{
    return withRecipients({coin.addresses, user, {}, {}, creatorVault, coin.curve.isCashbackCoin}, coin.global,
                          coin.curve.isMayhemMode, coin.slot);
}

Result<AmmTradeAccounts> chooseOnPool(const CoinState &coin, const ammAddresses::UserAddresses &user,
                                      const Address &userQuote)
{
    const PoolState &pool = *coin.pool;
    const quint64 seed = seedOf(coin.addresses.mint, user.user, coin.slot);
    const std::array<Address, 8> allowed = pool.config.feeRecipientsFor(pool.pool.isMayhemMode);
    const Result<Address> recipient = pick(allowed, seed);
    const Result<Address> buyback = pick(pool.config.buybackFeeRecipients, mixed(seed, "buyback"));
    if (const Outcome picked = firstFailure(recipient, buyback); !picked)
        return failure(picked.error());
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

Result<TradeAccounts> chooseForLaunch(const GlobalAccount &global, const Address &mint, const Address &user)
{
    return withRecipients({pumpAddresses::CoinAddresses::derive(mint, programs::token2022),
                           pumpAddresses::UserAddresses::derive(user, mint, programs::token2022),
                           {},
                           {},
                           pumpAddresses::creatorVault(user),
                           false},
                          global, false, 0);
}

} // namespace curvedesk::tradeAccountChoice
