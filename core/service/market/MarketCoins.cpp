// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/market/MarketServicePrivate.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/Programs.h"

// Coins that trade, and whose launch was never seen.
namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype accountsPerCoin = 3;
constexpr int coinsPerRead = 33; // a read takes 100 accounts

CoinOnChain coinOf(const Address &mint, const std::optional<AccountState> &mintAccount,
                   const std::optional<AccountState> &curve, const std::optional<AccountState> &metaplex)
{
    CoinOnChain coin;
    TokenSummary &t = coin.summary;
    t.mint = mint.toBase58();
    if (!mintAccount || !isTokenProgram(mintAccount->owner))
        return coin;
    const bool hasMetaplex = metaplex && metaplex->owner == programs::metaplexMetadata;
    const coinInfo::Names names = coinInfo::namesIn(mintAccount->data, hasMetaplex ? metaplex->data : QByteArray());
    t.name = names.name;
    t.symbol = names.symbol;
    t.uri = names.uri;
    if (!curve || curve->owner != pumpAddresses::program)
        return coin;
    const Result<BondingCurve> state = curveAccount::decode(curve->data);
    if (!state || !state->isSolQuoted())
        return coin;
    const auto addresses = pumpAddresses::CoinAddresses::derive(mint, mintAccount->owner);
    t.bondingCurve = addresses.bondingCurve.toBase58();
    t.associatedBondingCurve = addresses.associatedBondingCurve.toBase58();
    if (!state->creator.isZero())
        t.creator = state->creator.toBase58();
    t.complete = state->complete;
    t.virtualTokenReserves = state->virtualTokenReserves;
    t.virtualSolReserves = state->virtualQuoteReserves;
    t.realTokenReserves = state->realTokenReserves;
    t.realSolReserves = state->realQuoteReserves;
    if (state->complete)
        coin.pool = ammAddresses::PoolAddresses::derive(mint, mintAccount->owner).pool.toBase58();
    return coin;
}

} // namespace

Task<QList<CoinOnChain>> MarketService::readCoins(QStringList mints)
{
    QList<Address> addresses;
    QList<Address> wanted;
    for (const QString &mint : mints) {
        const Result<Address> address = mintFromText(mint);
        if (!address)
            co_return failure(address.error());
        addresses.append(*address);
        wanted << *address << pumpAddresses::bondingCurve(*address) << metaplexMetadataAddress(*address);
    }
    const auto read = co_await d->cluster.accounts(wanted);
    if (!read)
        co_return failure(read.error());
    if (read->accounts.size() != wanted.size())
        co_return failure(ErrorCode::UpstreamRejected, u"The cluster answered with another number of accounts"_s);
    QList<CoinOnChain> coins;
    for (qsizetype i = 0; i < addresses.size(); ++i) {
        const auto *const first = read->accounts.constData() + i * accountsPerCoin;
        coins.append(coinOf(addresses.at(i), first[0], first[1], first[2]));
    }
    co_return coins;
}

Task<int> MarketService::nameCoins()
{
    if (d->isNaming)
        co_return 0;
    const auto mints = d->store->unnamed(coinsPerRead);
    if (!mints)
        co_return failure(mints.error());
    if (mints->isEmpty())
        co_return 0;
    d->isNaming = true;
    const auto coins = co_await readCoins(*mints);
    d->isNaming = false;
    if (!coins)
        co_return failure(coins.error()); // the next trade of such a coin asks again
    const auto changes = d->store->describe(*coins);
    if (!changes)
        co_return failure(changes.error());
    d->announce(*this, *changes);
    if (mints->size() == coinsPerRead)
        d->naming.start();
    co_return static_cast<int>(coins->size());
}

Task<TokenSummary> MarketService::known(QString mint)
{
    if (!d->store)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    auto summary = d->store->token(mint);
    const bool isNew = !summary && summary.error().code == ErrorCode::TokenNotFound;
    if (!isNew)
        co_return summary;
    const QStringList wanted{mint};
    const auto coins = co_await readCoins(wanted);
    if (!coins)
        co_return failure(coins.error());
    if (coins->constFirst().summary.bondingCurve.isEmpty())
        co_return tokenNotFound();
    const auto changes = d->store->describe(*coins);
    if (!changes)
        co_return failure(changes.error());
    d->announce(*this, *changes);
    co_return d->store->token(mint);
}

} // namespace curvedesk
