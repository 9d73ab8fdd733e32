// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/TokenRecord.h"

#include "core/pump/curve/CurveQuote.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"

namespace curvedesk::tokenRecord {

namespace {

/// The address of the pool that a coin moves to when its curve is complete.
QString poolOf(const Address &mint)
{
    return pumpAddresses::canonicalPool(mint, programs::wrappedSol).toBase58();
}

} // namespace

Result<TokenRecord> unknown(const QString &mint)
{
    const Result<Address> address = Address::fromBase58(mint);
    if (!address)
        return failure(address.error());
    TokenRecord token;
    token.summary.mint = mint;
    token.summary.bondingCurve = pumpAddresses::bondingCurve(*address).toBase58();
    token.initialTokens = usualInitialTokens;
    token.pool = poolOf(*address);
    return token;
}

TokenRecord described(const CoinOnChain &coin)
{
    TokenRecord token;
    token.summary = coin.summary;
    token.initialTokens = usualInitialTokens;
    if (const Result<Address> mint = Address::fromBase58(coin.summary.mint))
        token.pool = poolOf(*mint);
    token.hasMetadata = true;
    updateFigures(token);
    return token;
}

bool applyLaunch(TokenRecord &token, const MarketLaunch &launch)
{
    if (token.hasLaunch)
        return false;
    const TokenSummary &launched = launch.token;
    TokenSummary &t = token.summary;
    t.name = launched.name;
    t.symbol = launched.symbol;
    t.uri = launched.uri;
    t.creator = launched.creator;
    t.bondingCurve = launched.bondingCurve;
    t.associatedBondingCurve = launched.associatedBondingCurve;
    t.createdMs = launched.createdMs;
    if (t.virtualTokenReserves == 0) {
        t.virtualTokenReserves = launched.virtualTokenReserves;
        t.virtualSolReserves = launched.virtualSolReserves;
        t.realTokenReserves = launched.realTokenReserves;
    }
    token.initialTokens = launched.realTokenReserves;
    token.hasLaunch = token.hasMetadata = true;
    updateFigures(token);
    return true;
}

void applyTrade(TokenRecord &token, const MarketTrade &trade)
{
    const TradeRow &row = trade.row;
    TokenSummary &t = token.summary;
    // Only a complete coin trades on its pool, or has no tokens left on its curve.
    t.complete = t.complete || !row.pool.isEmpty() || row.realTokenReserves == 0;
    if (t.creator.isEmpty())
        t.creator = trade.creator;
    if (trade.position >= token.reservesAt) {
        t.virtualSolReserves = row.virtualSolReserves;
        t.virtualTokenReserves = row.virtualTokenReserves;
        t.realSolReserves = row.realSolReserves;
        t.realTokenReserves = row.realTokenReserves;
        t.lastTradeMs = row.timestamp * millisecondsPerSecond;
        token.reservesAt = trade.position;
    }
    updateFigures(token);
}

bool applyCompletion(TokenRecord &token, const MarketCompletion &completion)
{
    TokenSummary &t = token.summary;
    const bool isMigration = completion.hasPool && !token.hasMigrated;
    if (t.complete && !isMigration)
        return false;
    t.complete = true;
    if (isMigration) {
        token.hasMigrated = true;
        token.pool = completion.row.pool;
        if (completion.position >= token.reservesAt) {
            t.virtualSolReserves = t.realSolReserves = completion.poolLamports;
            t.virtualTokenReserves = t.realTokenReserves = completion.poolTokens;
            token.reservesAt = completion.position;
        }
    }
    updateFigures(token);
    return isMigration;
}

bool applyDescription(TokenRecord &token, const CoinOnChain &coin)
{
    if (token.hasLaunch)
        return false;
    const TokenSummary &chain = coin.summary;
    TokenSummary &t = token.summary;
    t.name = chain.name;
    t.symbol = chain.symbol;
    t.uri = chain.uri;
    if (!chain.creator.isEmpty())
        t.creator = chain.creator;
    t.associatedBondingCurve = chain.associatedBondingCurve;
    t.complete = t.complete || chain.complete;
    token.hasMetadata = true;
    updateFigures(token);
    return true;
}

void updateFigures(TokenRecord &token)
{
    TokenSummary &t = token.summary;
    BondingCurve curve;
    curve.virtualTokenReserves = t.virtualTokenReserves;
    curve.virtualQuoteReserves = t.virtualSolReserves;
    curve.realTokenReserves = t.realTokenReserves;
    curve.realQuoteReserves = t.realSolReserves;
    curve.complete = t.complete;
    t.marketCapLamports = marketCap(t.virtualSolReserves, t.virtualTokenReserves);
    t.progressPpm = curveQuote::progressPpm(curve, token.initialTokens);
    t.lamportsToComplete = t.complete ? 0 : curveQuote::quoteToComplete(curve);
}

quint64 marketCap(quint64 virtualSol, quint64 virtualTokens)
{
    BondingCurve curve;
    curve.virtualQuoteReserves = virtualSol;
    curve.virtualTokenReserves = virtualTokens;
    const uint128 cap = curveQuote::marketCapLamports(curve);
    return cap > maxMarketCap ? maxMarketCap : static_cast<quint64>(cap);
}

} // namespace curvedesk::tokenRecord

namespace curvedesk {

qint64 sortValue(TokenSort sort, const TokenSummary &token)
{
    switch (sort) {
    case TokenSort::MarketCap:
        return static_cast<qint64>(token.marketCapLamports); // at most maxMarketCap
    case TokenSort::Newest:
        return token.createdMs;
    case TokenSort::LastTrade:
        return token.lastTradeMs;
    case TokenSort::Progress:
        break;
    }
    return static_cast<qint64>(token.progressPpm);
}

} // namespace curvedesk
