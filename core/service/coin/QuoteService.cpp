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

// The amount, an exact decimal text, in units of 10^-decimals. InvalidInput for any other text, and for 0.
Result<quint64> parseAmount(const QString &text, int decimals)
{
    const Result<quint64> amount = decimal::parse(text, decimals);
    if (!amount)
        return failure(ErrorCode::InvalidInput, u"amount: "_s + amount.error().detail);
    if (*amount == 0)
        return failure(ErrorCode::InvalidInput, u"amount must be greater than 0"_s);
    return *amount;
}

// Quotes on the coin's curve, or on its pool. InvalidInput for the amount or a coin not in SOL, CurveComplete.
Result<Quote> quoteOn(const CoinState &coin, const QuoteRequest &request)
{
    const bool isBuy = request.mode == TradeMode::Buy;
    const Result<quint64> amount = parseAmount(request.amount, isBuy ? solDecimals : coin.mint.decimals);
    if (const Outcome tradable = firstFailure(amount, tradeQuote::checkTradable(coin)); !tradable)
        return failure(tradable.error());
    const auto quoteOf = [&](const auto &trade) { return tradeQuote::of(coin, trade, request.slippageBps); };
    if (coin.pool && isBuy)
        return ammQuote::buyForQuote(coin.pool->reserves, coin.pool->rates, *amount).map(quoteOf);
    if (coin.pool)
        return ammQuote::sellBase(coin.pool->reserves, coin.pool->rates, *amount).map(quoteOf);
    if (isBuy)
        return curveQuote::buyForQuote(coin.curve, coin.rates, *amount).map(quoteOf);
    return curveQuote::sellTokens(coin.curve, coin.rates, *amount).map(quoteOf);
}

} // namespace

QuoteService::QuoteService(CoinReader &coins)
    : m_coins(coins)
{
}

Task<Quote> QuoteService::quote(QuoteRequest request)
{
    if (const Outcome checked = tradeQuote::checkSlippage(request.slippageBps); !checked)
        co_return failure(checked.error());
    const Result<CoinState> coin = co_await m_coins.read(request.token);
    co_return coin.and_then([&request](const CoinState &each) { return quoteOn(each, request); });
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
#include "moc_QuoteService.cpp"
