// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EndpointTable.h"

#include "core/api/EndpointHandlers.h"
#include "core/api/MarketJson.h"
#include "core/api/OrderJson.h"
#include "core/api/QuoteJson.h"
#include "core/api/TokenJson.h"
#include "core/api/TradeJson.h"
#include "core/api/WalletJson.h"

namespace curvedesk {

namespace {

using In = ParameterIn;
using Type = ParameterType;

constexpr Parameter tokenQuery = {"token", In::Query, Type::Account, true, "Mint of the token."};
constexpr Parameter limitQuery = {"limit", In::Query, Type::Integer, false, "Entries at most."};
constexpr Parameter cursorQuery = {"cursor", In::Query, Type::Text, false, "`next` of the page before."};
constexpr QByteArrayView waitChoices[] = {"confirmed"};
constexpr Parameter waitQuery = {"wait", In::Query, Type::Choice, false, "Answer only with the outcome.", waitChoices};
constexpr Parameter idempotencyHeader = {"Idempotency-Key", In::Header, Type::Text, false,
                                         "The same key and body again gives the same order; another body 409."};
constexpr Parameter modeBody = {"mode", In::Body, Type::Mode, true, "buy or sell."};
constexpr Parameter tokenBody = {"token", In::Body, Type::Account, true, "Mint of the token."};
constexpr Parameter amountBody
    = {"amount", In::Body, Type::TradeAmount, true,
       "Smallest unit, exact: lamports where amountInSol, else base units of the token. A sell "
       "also takes a share of the holding, \"N%\"; \"100%\" sells all and closes the account."};
constexpr Parameter inSolBody = {"amountInSol", In::Body, Type::Boolean, true,
                                 "true: amount is lamports, spent at most (buy) or received (sell), fees included."};
constexpr Parameter slippageBody = {"slippage", In::Body, Type::BasisPoints, true, "Basis points, 0 to 10000."};
constexpr Parameter priorityBody
    = {"priorityFee", In::Body, Type::PriorityFee, true, "Micro-lamports per compute unit, or \"auto\"."};
constexpr Parameter privateBody
    = {"private", In::Body, Type::Secret, false,
       "Private key (base58) to sign with; absent, null or empty: the API key's own wallet."};

constexpr Parameter balanceParameters[] = {
    {"token", In::Query, Type::Account, true, "Mint, or SOL for native SOL."},
    {"wallet", In::Query, Type::Account, true, "Address of the wallet."},
};
constexpr Parameter tokenParameters[] = {tokenQuery};
constexpr Parameter quoteParameters[] = {
    tokenQuery,
    {"amount", In::Query, Type::Decimal, true, "SOL for a buy, tokens for a sell."},
    {"mode", In::Query, Type::Mode, true, "buy or sell."},
    {"slippage", In::Query, Type::BasisPoints, false, "For minimumOutRaw; 500 when absent."},
};
constexpr Parameter tradeParameters[] = {
    modeBody,     tokenBody,
    amountBody,   inSolBody,
    slippageBody, priorityBody,
    privateBody,  {"dryRun", In::Body, Type::Boolean, false, "Simulate and send nothing."},
    waitQuery,    idempotencyHeader,
};
constexpr Parameter instructionParameters[] = {
    modeBody,
    tokenBody,
    amountBody,
    inSolBody,
    slippageBody,
    priorityBody,
    {"public", In::Body, Type::Account, false, "Who signs, trades and pays the fee; the API key's wallet when absent."},
};
constexpr Parameter launchParameters[] = {
    {"file", In::Body, Type::Image, true, "PNG, JPEG, GIF or WebP, at most 15 MiB and 4096 px a side."},
    {"name", In::Body, Type::Text, true,
     "1 to 32 bytes of UTF-8, signed as sent: no white space around it, no byte order mark."},
    {"symbol", In::Body, Type::Text, true, "1 to 13 bytes of UTF-8, as for name."},
    {"description", In::Body, Type::Text, true, "For the metadata document."},
    {"twitter", In::Body, Type::Text, false, "Link."},
    {"telegram", In::Body, Type::Text, false, "Link."},
    {"website", In::Body, Type::Text, false, "Link."},
    {"amount", In::Body, Type::Integer, false, "Lamports to spend on the initial buy; absent or 0: none."},
    {"slippage", In::Body, Type::BasisPoints, false, "Of the initial buy, basis points; 500 when absent."},
    {"priorityFee", In::Body, Type::PriorityFee, false, "Micro-lamports per compute unit; automatic when absent."},
    privateBody,
    waitQuery,
    idempotencyHeader,
};
constexpr Parameter pageParameters[] = {limitQuery, cursorQuery};
constexpr Parameter orderParameters[] = {{"id", In::Path, Type::Text, true, "The order's id."}};
constexpr Parameter transactionParameters[] = {{"signature", In::Path, Type::Text, true, "Base58."}};
constexpr QByteArrayView tokenSorts[] = {"marketCap", "newest", "lastTrade", "progress"};
constexpr Parameter tokensParameters[]
    = {{"sort", In::Query, Type::Choice, false, "marketCap when absent.", tokenSorts}, limitQuery, cursorQuery};
constexpr Parameter tradesParameters[] = {tokenQuery, limitQuery, cursorQuery};
constexpr Parameter candlesParameters[] = {
    tokenQuery,
    {"interval", In::Query, Type::Integer, true, "Seconds: 1, 5, 15, 60, 300, 900, 3600 or 86400."},
    limitQuery,
    cursorQuery,
};
constexpr Parameter positionsParameters[]
    = {{"wallet", In::Query, Type::Account, false, "The API key's wallet when absent."}};

constexpr ReplyField healthRows[] = {
    {"status", ReplyType::Text, "ok"},
    {"network", ReplyType::Text, "sandbox, devnet or mainnet."},
    {"slot", ReplyType::Integer, "The newest slot seen."},
};

} // namespace

std::span<const Endpoint> endpointTable()
{
    namespace handle = endpointHandlers;
    constexpr auto none = std::span<const Parameter>();
    constexpr bool open = false;
    constexpr bool keyed = true;
    static const Endpoint table[] = {
        {"POST", "/createWallet", "createWallet", "Make a wallet and its API key", open, BodyKind::Json, true, none,
         walletJson::createdWalletFields, handle::createWallet},
        {"GET", "/balance", "getBalance", "What a wallet holds of a token", keyed, BodyKind::None, false,
         balanceParameters, walletJson::balanceFields, handle::balance},
        {"GET", "/info", "getInfo", "A token's metadata", keyed, BodyKind::None, false, tokenParameters,
         tokenJson::infoFields, handle::info},
        {"GET", "/quote", "getQuote", "What a trade would do now", keyed, BodyKind::None, false, quoteParameters,
         quoteJson::quoteFields, handle::quote},
        {"GET", "/bondingCurve", "getBondingCurve", "A token's bonding curve", keyed, BodyKind::None, false,
         tokenParameters, quoteJson::curveFields, handle::bondingCurve},
        {"GET", "/king", "getKing", "The coin furthest up its curve", keyed, BodyKind::None, false, none,
         marketJson::kingFields, handle::king},
        {"POST", "/trade", "trade", "Buy or sell, signed here", keyed, BodyKind::Json, false, tradeParameters,
         tradeJson::receiptFields, handle::trade},
        {"POST", "/tradeInstructions", "getTradeInstructions", "The same trade, unsigned", keyed, BodyKind::Json, false,
         instructionParameters, tradeJson::unsignedFields, handle::tradeInstructions},
        {"POST", "/createToken", "createToken", "Launch a token, with an initial buy if wanted", keyed, BodyKind::Form,
         false, launchParameters, tokenJson::launchFields, handle::createToken},
        {"GET", "/transactions/{signature}", "getTransaction", "How a transaction ended and what moved", keyed,
         BodyKind::None, false, transactionParameters, orderJson::transactionFields, handle::transaction},
        {"GET", "/orders", "listOrders", "The API key's orders", keyed, BodyKind::None, false, pageParameters,
         orderJson::orderPageFields, handle::orders},
        {"GET", "/orders/{id}", "getOrder", "One order", keyed, BodyKind::None, false, orderParameters,
         orderJson::orderFields, handle::order},
        {"GET", "/tokens", "listTokens", "The coins", keyed, BodyKind::None, false, tokensParameters,
         marketJson::tokenPageFields, handle::tokens},
        {"GET", "/trades", "listTrades", "Latest trades of a coin", keyed, BodyKind::None, false, tradesParameters,
         marketJson::tradeListFields, handle::trades},
        {"GET", "/candles", "listCandles", "Price history of a coin", keyed, BodyKind::None, false, candlesParameters,
         marketJson::candleListFields, handle::candles},
        {"GET", "/positions", "listPositions", "What a wallet made of its coins", keyed, BodyKind::None, false,
         positionsParameters, walletJson::positionFields, handle::positions},
        {"GET", "/health", "getHealth", "Whether the host works", open, BodyKind::None, false, none, healthRows,
         handle::health},
        {"GET", "/openapi.json", "getOpenApi", "This document", open, BodyKind::None, false, none, {}, handle::openApi},
    };
    return table;
}

} // namespace curvedesk
