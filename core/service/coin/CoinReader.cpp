// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/CoinReader.h"

#include "core/pump/curve/CurveAccount.h"
#include "core/service/coin/AccountFailure.h"
#include "core/solana/Programs.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using pumpAddresses::CoinAddresses;

namespace {

// Every read begins with mint, curve, Global and fee config.
constexpr qsizetype fixedAccounts = 4;
// The limit only bounds memory: a coin that is not kept is read again.
constexpr qsizetype knownCoinsKept = 100'000;

// Compares bytes; implicitly shared bytes that did not change are nearly always the same block.
bool isSameData(const QByteArray &a, const QByteArray &b)
{
    return a.size() == b.size() && (a.constData() == b.constData() || a == b);
}

} // namespace

tl::unexpected<Error> tokenNotFound()
{
    return failure(ErrorCode::TokenNotFound, u"Token not found"_s);
}

Result<Address> mintFromText(QStringView token)
{
    const Result<Address> mint = Address::fromBase58(token);
    if (!mint)
        return tokenNotFound();
    return *mint;
}

CoinReader::CoinReader(Cluster &cluster)
    : m_cluster(cluster)
{
}

Task<CoinState> CoinReader::read(QString token, QList<Address> extras)
{
    const Result<Address> mint = mintFromText(token);
    if (!mint)
        co_return failure(mint.error());
    if (extras.size() > Cluster::maxAccountsPerRead - fixedAccounts - PoolState::accountCount)
        co_return failure(ErrorCode::Internal, u"a coin was asked for with too many other accounts"_s);
    const auto known = m_known.constFind(*mint);
    const Address curve = known == m_known.constEnd() ? pumpAddresses::bondingCurve(*mint) : known->bondingCurve;
    QList<Address> wanted;
    wanted.reserve(fixedAccounts + PoolState::accountCount + extras.size());
    wanted << *mint << curve << pumpAddresses::global << pumpAddresses::feeConfig;
    const std::optional<ammAddresses::PoolAddresses> pool = knownPool(*mint);
    if (pool)
        wanted.append(PoolState::accounts(*pool));
    wanted.append(extras);
    const Result<AccountsAt> read = co_await m_cluster.accounts(std::move(wanted));
    if (!read)
        co_return failure(read.error());
    Result<CoinState> coin = assemble(*mint, *read, pool);
    // The pool is forgotten when a fork undid the completion, or the node lags behind it.
    if (coin && pool && !coin->curve.complete)
        m_pools.remove(*mint);
    if (!coin || pool || !coin->curve.complete || !coin->curve.isSolQuoted())
        co_return coin;
    if (m_pools.size() >= knownCoinsKept)
        m_pools.clear();
    m_pools.insert(*mint, ammAddresses::PoolAddresses::derive(*mint, coin->addresses.tokenProgram));
    Result<CoinState> withPool = co_await this->read(token, extras);
    co_return withPool;
}

std::optional<ammAddresses::PoolAddresses> CoinReader::knownPool(const Address &mint) const
{
    const auto known = m_pools.constFind(mint);
    return known == m_pools.constEnd() ? std::nullopt : std::optional(*known);
}

Task<CoinAddresses> CoinReader::readAddresses(QString token)
{
    const Result<Address> mint = mintFromText(token);
    if (!mint)
        co_return failure(mint.error());
    if (const auto known = m_known.constFind(*mint); known != m_known.constEnd())
        co_return *known;
    const Result<CoinState> coin = co_await read(token);
    co_return coin.map(&CoinState::addresses);
}

Result<CoinState> CoinReader::assemble(const Address &mint, const AccountsAt &read,
                                       const std::optional<ammAddresses::PoolAddresses> &pool)
{
    const auto &mintAccount = read.accounts[0];
    const auto &curveAccountState = read.accounts[1];
    if (!mintAccount || !programs::isTokenProgram(mintAccount->owner) || !curveAccountState
        || curveAccountState->owner != pumpAddresses::program)
        return tokenNotFound();
    CoinState coin;
    const Result<MintAccount> decodedMint = MintAccount::decode(mintAccount->data);
    if (!decodedMint || !decodedMint->isInitialized)
        return tokenNotFound();
    coin.mint = *decodedMint;
    coin.mintData = mintAccount->data;
    Result<BondingCurve> curve = curveAccount::decode(curveAccountState->data);
    if (!curve)
        return accountFailure(curve.error());
    coin.curve = std::move(*curve);
    if (const Outcome decoded = decodeConfiguration(read.accounts[2], read.accounts[3]); !decoded)
        return failure(decoded.error());
    coin.global = m_global;
    coin.schedule = m_schedule;
    coin.addresses = remember(mint, mintAccount->owner);
    coin.rates = curveFeeRates(coin.global, coin.schedule, coin.curve, coin.mint.supply);
    coin.slot = read.slot;
    qsizetype extrasFrom = fixedAccounts;
    if (pool) {
        Result<std::shared_ptr<const PoolState>> state
            = PoolState::read(*pool, coin.mint.supply, read.accounts.sliced(fixedAccounts, PoolState::accountCount));
        if (!state)
            return accountFailure(state.error());
        coin.pool = *std::move(state);
        extrasFrom += PoolState::accountCount;
    }
    coin.extras = read.accounts.sliced(extrasFrom);
    return coin;
}

Outcome CoinReader::decodeConfiguration(const std::optional<AccountState> &global,
                                        const std::optional<AccountState> &schedule)
{
    if (!global || global->owner != pumpAddresses::program)
        return failure(ErrorCode::UpstreamRejected, u"This cluster does not run the bonding-curve program"_s);
    if (!isSameData(global->data, m_globalData)) {
        const Result<GlobalAccount> decoded = GlobalAccount::decode(global->data);
        if (!decoded)
            return accountFailure(decoded.error());
        m_global = *decoded;
        m_globalData = global->data;
    }
    if (!schedule || schedule->owner != pumpAddresses::feeProgram) {
        m_schedule.reset();
        m_scheduleData.clear();
        return {};
    }
    if (!m_schedule || !isSameData(schedule->data, m_scheduleData)) {
        Result<FeeSchedule> decoded = FeeSchedule::decode(schedule->data);
        if (!decoded)
            return accountFailure(decoded.error());
        m_schedule = std::move(*decoded);
        m_scheduleData = schedule->data;
    }
    return {};
}

const CoinAddresses &CoinReader::remember(const Address &mint, const Address &tokenProgram)
{
    auto known = m_known.find(mint);
    if (known != m_known.end() && known->tokenProgram == tokenProgram)
        return *known;
    if (known == m_known.end() && m_known.size() >= knownCoinsKept)
        m_known.clear();
    return *m_known.insert(mint, CoinAddresses::derive(mint, tokenProgram));
}

} // namespace curvedesk
