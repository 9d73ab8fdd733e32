// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/CoinLookup.h"

#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/coin/CoinReader.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/Programs.h"

namespace curvedesk::coinLookup {

namespace {

constexpr qsizetype accountsPerCoin = 3;

// The coin by its accounts on the chain; fields whose account is missing or does not decode stay empty.
CoinOnChain coinOf(const Address &mint, const std::optional<AccountState> &mintAccount,
                   const std::optional<AccountState> &curve, const std::optional<AccountState> &metaplex)
{
    CoinOnChain coin;
    TokenSummary &t = coin.summary;
    t.mint = mint.toBase58();
    if (!mintAccount || !programs::isTokenProgram(mintAccount->owner))
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
    return coin;
}

} // namespace

Task<QList<CoinOnChain>> read(Cluster &cluster, QStringList mints)
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
    const auto read = co_await cluster.accounts(wanted);
    if (!read)
        co_return failure(read.error());
    QList<CoinOnChain> coins;
    for (qsizetype i = 0; i < addresses.size(); ++i) {
        const auto *const first = read->accounts.constData() + i * accountsPerCoin;
        coins.append(coinOf(addresses.at(i), first[0], first[1], first[2]));
    }
    co_return coins;
}

Task<CoinAudit> audit(Cluster &cluster, QString mint)
{
    const Result<Address> address = mintFromText(mint);
    if (!address)
        co_return failure(address.error());
    const QList<Address> wanted{*address, metaplexMetadataAddress(*address)};
    const auto read = co_await cluster.accounts(wanted);
    if (!read)
        co_return failure(read.error());
    const std::optional<AccountState> &mintAccount = read->accounts[0];
    const std::optional<AccountState> &metaplex = read->accounts[1];
    if (!mintAccount || !programs::isTokenProgram(mintAccount->owner))
        co_return CoinAudit();
    const bool hasMetaplex = metaplex && metaplex->owner == programs::metaplexMetadata;
    co_return CoinAudit::of(mintAccount->data, hasMetaplex ? metaplex->data : QByteArray());
}

} // namespace curvedesk::coinLookup
