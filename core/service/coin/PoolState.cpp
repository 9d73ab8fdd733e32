// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/PoolState.h"

#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <tuple>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The base units on a token account of the pool. Damaged when it is missing, broken, or another mint's or owner's.
Result<quint64> amountIn(const std::optional<AccountState> &vault, const Address &tokenProgram, const Address &mint,
                         const Address &pool)
{
    if (!vault || vault->owner != tokenProgram)
        return failure(ErrorCode::Damaged, u"the pool's token account is missing"_s);
    const Result<TokenAccount> account = TokenAccount::decode(vault->data);
    if (!account)
        return failure(account.error());
    if (account->mint != mint || account->owner != pool)
        return failure(ErrorCode::Damaged, u"the pool's token account is not the pool's"_s);
    return account->amount.value();
}

} // namespace

QList<Address> PoolState::accounts(const ammAddresses::PoolAddresses &addresses)
{
    return {addresses.pool, addresses.baseVault, addresses.quoteVault, ammAddresses::globalConfig,
            ammAddresses::feeConfig};
}

Result<std::shared_ptr<const PoolState>> PoolState::read(const ammAddresses::PoolAddresses &addresses,
                                                         quint64 baseSupply,
                                                         const QList<std::optional<AccountState>> &accounts)
{
    if (accounts.size() != accountCount)
        return failure(ErrorCode::Internal, u"a pool was read with another number of accounts"_s);
    const auto &[poolAccount, baseVault, quoteVault, config, schedule]
        = std::tie(accounts[0], accounts[1], accounts[2], accounts[3], accounts[4]);
    // Before a pool exists somebody can send lamports to its address, which the System program then owns.
    if (!poolAccount || poolAccount->owner != ammAddresses::program)
        return std::shared_ptr<const PoolState>();
    auto state = std::make_shared<PoolState>();
    state->addresses = addresses;
    state->baseSupply = baseSupply;
    state->missingSize = static_cast<quint64>(qMax<qsizetype>(0, AmmPool::allocatedSize - poolAccount->data.size()));
    Result<AmmPool> pool = AmmPool::decode(poolAccount->data);
    if (!pool)
        return failure(pool.error());
    state->pool = std::move(*pool);
    if (state->pool.baseMint != addresses.baseMint || state->pool.quoteMint != programs::wrappedSol
        || state->pool.baseVault != addresses.baseVault || state->pool.quoteVault != addresses.quoteVault)
        return failure(ErrorCode::Damaged, u"the pool's account is another pool's"_s);
    if (!config || config->owner != ammAddresses::program)
        return failure(ErrorCode::UpstreamRejected, u"This cluster does not run the pool's program"_s);
    Result<AmmGlobalConfig> decodedConfig = AmmGlobalConfig::decode(config->data);
    if (!decodedConfig)
        return failure(decodedConfig.error());
    state->config = std::move(*decodedConfig);
    if (schedule && schedule->owner == pumpAddresses::feeProgram) {
        Result<FeeSchedule> decoded = FeeSchedule::decode(schedule->data);
        if (!decoded)
            return failure(decoded.error());
        state->schedule = std::move(*decoded);
    }
    const Result<quint64> base = amountIn(baseVault, addresses.baseTokenProgram, addresses.baseMint, addresses.pool);
    const Result<quint64> quote = amountIn(quoteVault, programs::token, programs::wrappedSol, addresses.pool);
    if (const Outcome found = firstFailure(base, quote); !found)
        return failure(found.error());
    state->reserves = {*base, *quote, state->pool.virtualQuoteReserves};
    state->rates = state->ratesAt(state->reserves);
    return std::shared_ptr<const PoolState>(std::move(state));
}

FeeRates PoolState::ratesAt(const ammQuote::Reserves &other) const
{
    return ammQuote::feeRates(config, schedule, pool, addresses.authority, other, baseSupply);
}

} // namespace curvedesk
