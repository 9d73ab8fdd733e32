// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/coin/QuoteService.h"

#include "core/money/Decimal.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/service/coin/AccountFailure.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/coin/TradeQuote.h"
#include "core/solana/Programs.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The amount in units of 10^-decimals. InvalidInput also for 0.
Result<quint64> parseAmount(const QString &text, int decimals)
{
    const Result<quint64> amount = decimal::parse(text, decimals);
    if (!amount)
        return failure(ErrorCode::InvalidInput, u"amount: "_s + amount.error().detail);
    if (*amount == 0)
        return failure(ErrorCode::InvalidInput, u"amount must be greater than 0"_s);
    return *amount;
}

Result<Quote> quoteOnPool(const CoinState &coin, const QuoteRequest &request, quint64 amount)
{
    const PoolState &pool = *coin.pool;
    if (request.mode == TradeMode::Buy) {
        const auto buy = ammQuote::buyForQuote(pool.reserves, pool.rates, amount);
        if (!buy)
            return failure(buy.error());
        return tradeQuote::of(coin, *buy, request.slippageBps);
    }
    const auto sell = ammQuote::sellBase(pool.reserves, pool.rates, amount);
    if (!sell)
        return failure(sell.error());
    return tradeQuote::of(coin, *sell, request.slippageBps);
}

// Quotes on the coin's curve, or on its pool once it has one.
Result<Quote> quoteOn(const CoinState &coin, const QuoteRequest &request)
{
    const bool isBuy = request.mode == TradeMode::Buy;
    const Result<quint64> amount = parseAmount(request.amount, isBuy ? solDecimals : coin.mint.decimals);
    if (!amount)
        return failure(amount.error());
    if (const Outcome tradable = tradeQuote::checkTradable(coin); !tradable)
        return failure(tradable.error());
    if (coin.pool)
        return quoteOnPool(coin, request, *amount);
    if (isBuy) {
        const auto buy = curveQuote::buyForQuote(coin.curve, coin.rates, *amount);
        if (!buy)
            return failure(buy.error());
        return tradeQuote::of(coin, *buy, request.slippageBps);
    }
    const auto sell = curveQuote::sellTokens(coin.curve, coin.rates, *amount);
    if (!sell)
        return failure(sell.error());
    return tradeQuote::of(coin, *sell, request.slippageBps);
}

} // namespace

QuoteService::QuoteService(CoinReader &coins, QObject *parent)
    : QObject(parent)
    , m_coins(coins)
{
}

Task<Quote> QuoteService::quote(QuoteRequest request)
{
    if (const Outcome checked = tradeQuote::checkSlippage(request.slippageBps); !checked)
        co_return failure(checked.error());
    const Result<CoinState> coin = co_await m_coins.read(request.token);
    if (!coin)
        co_return failure(coin.error());
    co_return quoteOn(*coin, request);
}

Task<CurveReply> QuoteService::bondingCurve(QString token)
{
    const Result<CoinState> coin = co_await m_coins.read(token);
    if (!coin)
        co_return failure(coin.error());
    CurveReply reply;
    reply.key = coin->addresses.bondingCurve.toBase58();
    reply.discriminator = curveAccount::discriminator;
    reply.virtualTokenReserves = coin->curve.virtualTokenReserves;
    reply.virtualSolReserves = coin->curve.virtualQuoteReserves;
    reply.realTokenReserves = coin->curve.realTokenReserves;
    reply.realSolReserves = coin->curve.realQuoteReserves;
    reply.tokenTotalSupply = coin->curve.tokenTotalSupply;
    reply.complete = coin->curve.complete;
    if (!coin->curve.isSolQuoted())
        reply.quoteMint = coin->curve.quoteMint.toBase58();
    co_return reply;
}

Task<TokenInfo> QuoteService::info(QString token)
{
    const Result<Address> mint = mintFromText(token);
    if (!mint)
        co_return failure(mint.error());
    const QList<Address> wanted{*mint, metaplexMetadataAddress(*mint)};
    const Result<AccountsAt> read = co_await m_coins.cluster().accounts(wanted);
    if (!read)
        co_return failure(read.error());
    const auto &account = read->accounts[0];
    const auto &metaplexAccount = read->accounts[1];
    if (!account || !programs::isTokenProgram(account->owner))
        co_return tokenNotFound();
    if (metaplexAccount && metaplexAccount->owner == programs::metaplexMetadata) {
        const Result<MetaplexMetadata> metadata = MetaplexMetadata::decode(metaplexAccount->data);
        if (!metadata)
            co_return accountFailure(metadata.error());
        co_return coinInfo::of(*metadata);
    }
    if (account->owner != programs::token2022 || !MintAccount::decode(account->data))
        co_return tokenNotFound();
    const Result<std::optional<TokenMetadata>> own = tokenExtensions::metadata(account->data);
    if (!own)
        co_return accountFailure(own.error());
    if (!*own)
        co_return tokenNotFound();
    co_return coinInfo::of(**own, *mint);
}

} // namespace curvedesk
