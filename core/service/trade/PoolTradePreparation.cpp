// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/Cluster.h"
#include "core/service/coin/AccountFailure.h"
#include "core/service/fee/PriorityFee.h"
#include "core/service/trade/PoolSimulationCheck.h"
#include "core/service/trade/SimulationCheck.h"
#include "core/service/trade/TradeAccountChoice.h"
#include "core/service/trade/TradePreparation.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

QList<Instruction> TradeService::Reading::instructions(const TradePlan &plan, const networkFee::Budget &budget) const
{
    return poolAccounts ? tradeInstructions(plan, *poolAccounts, budget) : tradeInstructions(plan, accounts, budget);
}

QList<Address> TradeService::Reading::watched() const
{
    return poolAccounts ? poolSimulationCheck::watched(*poolAccounts) : simulationCheck::watched(accounts.user);
}

QList<Address> TradeService::Reading::written(const TradePlan &plan, const Address &user) const
{
    const Result<Message> message = Message::compile(user, instructions(plan, {}), Hash());
    return message ? PriorityFee::writtenBy(*message) : QList<Address>();
}

QByteArray TradeService::Reading::metaplex() const
{
    const qsizetype before = poolAccounts ? TraderState::accountCountOnPool : TraderState::accountCount;
    return coin.extras.size() > before && coin.extras.last() ? coin.extras.last()->data : QByteArray();
}

// One read, as for a curve.
Task<TradeService::Reading> TradeService::readOnPool(QString token, Address user)
{
    const Result<pumpAddresses::CoinAddresses> addresses = co_await m_coins.addresses(token);
    if (!addresses)
        co_return failure(addresses.error());
    const std::optional<ammAddresses::PoolAddresses> pool = m_coins.knownPool(addresses->mint);
    if (!pool)
        co_return failure(ErrorCode::CurveComplete, u"Curve is complete"_s);
    const PoolUserAddresses trader = m_addresses->userOnPool(user, *pool);
    const Address expectedCreator = m_addresses->lastCreator(addresses->mint).value_or(Address());
    QList<Address> extras
        = TraderState::addressesOnPool(trader, m_addresses->creatorVaultOnPool(expectedCreator).second);
    if (addresses->tokenProgram == programs::token)
        extras.append(metaplexMetadataAddress(addresses->mint));
    Result<CoinState> coin = co_await m_coins.read(token, extras);
    if (!coin)
        co_return failure(coin.error());
    if (!coin->curve.complete) {
        Result<Reading> onCurve = co_await read(token, user);
        co_return onCurve;
    }
    if (!coin->pool)
        co_return failure(ErrorCode::CurveComplete, u"Curve is complete"_s);
    QList<std::optional<AccountState>> accounts = coin->extras.first(TraderState::accountCountOnPool);
    const Address creator = coin->pool->pool.coinCreator;
    if (creator != expectedCreator) {
        constexpr qsizetype vaultIndex = 3;
        m_addresses->noteCreator(addresses->mint, creator);
        const QList<Address> wanted{m_addresses->creatorVaultOnPool(creator).second};
        const Result<AccountsAt> again = co_await m_cluster.accounts(wanted);
        if (!again)
            co_return failure(again.error());
        if (again->accounts.size() != 1)
            co_return failure(ErrorCode::UpstreamRejected, u"The cluster answered with another number of accounts"_s);
        accounts[vaultIndex] = again->accounts.first();
    }
    const Result<TraderState> state = TraderState::readOnPool(trader, *pool, accounts, coin->slot);
    if (!state)
        co_return accountFailure(state.error());
    Address userQuote = trader.quote;
    if (!state->wrappingSeed.isEmpty()) {
        const Result<Address> aside = systemInstruction::addressWithSeed(user, state->wrappingSeed, programs::token);
        if (!aside)
            co_return failure(aside.error());
        userQuote = *aside;
    }
    Result<AmmTradeAccounts> named = tradeAccountChoice::chooseOnPool(*coin, trader, userQuote);
    if (!named)
        co_return failure(named.error());
    co_return Reading{std::move(*coin), *state, {}, std::move(*named)};
}

} // namespace curvedesk
