// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradeReader.h"

#include "core/service/coin/AccountFailure.h"
#include "core/service/coin/TradeQuote.h"
#include "core/service/trade/TradeAccountChoice.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The creator whose vault a trade names, by curve or pool. A read needs it beforehand.
Address creatorOf(const CoinState &coin)
{
    return coin.pool ? coin.pool->pool.coinCreator : coin.curve.creator;
}

// Removes the Metaplex account, the last extra account of a coin that has one, and returns its data, or nothing.
QByteArray takeMetaplex(CoinState &coin)
{
    if (coin.addresses.tokenProgram != programs::token || coin.extras.isEmpty())
        return {};
    const std::optional<AccountState> metaplex = coin.extras.takeLast();
    return metaplex ? metaplex->data : QByteArray();
}

} // namespace

TradeReader::TradeReader(Cluster &cluster, CoinReader &coins)
    : m_coins(coins)
    , m_rent(cluster)
{
}

Task<TradeSnapshot> TradeReader::read(QString token, Address user)
{
    const Result<Address> mint = mintFromText(token);
    if (!mint)
        co_return failure(mint.error());
    const Result<Rent> rent = co_await m_rent.get();
    if (!rent)
        co_return failure(rent.error());
    if (!m_addresses.creator(*mint)) {
        const Result<CoinState> first = co_await m_coins.read(token);
        if (!first)
            co_return failure(first.error());
        m_addresses.setCreator(*mint, creatorOf(*first));
    }
    const Result<pumpAddresses::CoinAddresses> addresses = co_await m_coins.readAddresses(token);
    if (!addresses)
        co_return failure(addresses.error());
    // A second read is needed when the coin has graduated or its creator has changed; more when nodes contradict.
    constexpr int reads = 3;
    for (int count = 0; count < reads; ++count) {
        const std::optional<ammAddresses::PoolAddresses> pool = m_coins.knownPool(*mint);
        const Address creator = m_addresses.creator(*mint).value_or(Address());
        QList<Address> extras = pool
            ? TraderState::addressesOnPool(m_addresses.userOnPool(user, *pool), m_addresses.creatorVaultOnPool(creator))
            : TraderState::addresses(m_addresses.user(user, *addresses), m_addresses.creatorVault(creator));
        if (addresses->tokenProgram == programs::token)
            extras.append(metaplexMetadataAddress(*mint));
        Result<CoinState> coin = co_await m_coins.read(token, extras);
        if (!coin)
            co_return failure(coin.error());
        if (const Outcome tradable = tradeQuote::checkTradable(*coin); !tradable)
            co_return failure(tradable.error());
        const bool isAsExpected = (coin->pool != nullptr) == pool.has_value() && creatorOf(*coin) == creator;
        m_addresses.setCreator(*mint, creatorOf(*coin));
        if (isAsExpected && pool)
            co_return onPool(std::move(*coin), user, *rent);
        if (isAsExpected)
            co_return onCurve(std::move(*coin), user, *rent);
    }
    co_return failure(ErrorCode::Unavailable, u"The cluster's nodes contradict each other about this coin"_s);
}

Result<TradeSnapshot> TradeReader::onCurve(CoinState coin, const Address &user, const Rent &rent)
{
    TradeSnapshot out;
    out.metaplex = takeMetaplex(coin);
    const pumpAddresses::UserAddresses &trader = m_addresses.user(user, coin.addresses);
    const Result<TraderState> state = TraderState::read(trader, coin.addresses, coin.extras, rent);
    if (!state)
        return accountFailure(state.error());
    Result<TradeAccounts> named
        = tradeAccountChoice::choose(coin, trader, m_addresses.creatorVault(coin.curve.creator));
    if (!named)
        return failure(named.error());
    out.trader = *state;
    out.accounts = std::move(*named);
    out.coin = std::move(coin);
    return out;
}

Result<TradeSnapshot> TradeReader::onPool(CoinState coin, const Address &user, const Rent &rent)
{
    TradeSnapshot out;
    out.metaplex = takeMetaplex(coin);
    const ammAddresses::PoolAddresses &pool = coin.pool->addresses;
    const ammAddresses::UserAddresses &trader = m_addresses.userOnPool(user, pool);
    const Result<TraderState> state = TraderState::readOnPool(trader, pool, coin.extras, rent, coin.slot);
    if (!state)
        return accountFailure(state.error());
    Address userQuote = trader.quote;
    if (!state->wsolSeed.isEmpty()) {
        const Result<Address> second = systemInstruction::addressWithSeed(user, state->wsolSeed, programs::token);
        if (!second)
            return failure(second.error());
        userQuote = *second;
    }
    Result<AmmTradeAccounts> named = tradeAccountChoice::chooseOnPool(coin, trader, userQuote);
    if (!named)
        return failure(named.error());
    out.trader = *state;
    out.poolAccounts = std::move(*named);
    out.coin = std::move(coin);
    return out;
}

} // namespace curvedesk
