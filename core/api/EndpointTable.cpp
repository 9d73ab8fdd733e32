// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EndpointTable.h"

#include "core/api/EndpointHandlers.h"
#include "core/api/HealthJson.h"
#include "core/api/KeyJson.h"
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

// The examples name the coin that is king of a new sandbox with simulated traders, its creator and its launch.
constexpr QByteArrayView exampleToken = "8joU8z3VU1azPLwD2uKJN2PwdrVevyNKYg2HuveDjkKK";
constexpr QByteArrayView exampleWallet = "4TkVHaFRc4fnKoznz7A4i3EH2qhF8Vp1UgFji3q5HFbF";
constexpr QByteArrayView exampleSignature
    = "2ZJmwU7sWbj1dnh1mYqbnzN7nz9EFbLfkwXrEyxfMdZXmrPcCDmkmhpZUFPNRk8mD75nzuT8orAF2oNfbDpNCxgL";

/// A parameter that a request must have.
constexpr Parameter required(In in, QByteArrayView name, Type type, QByteArrayView doc, QByteArrayView example)
{
    return {.name = name, .in = in, .type = type, .isRequired = true, .doc = doc, .example = example};
}

/// A parameter that may be missing. One without an example is left out of the example request.
constexpr Parameter optional(In in, QByteArrayView name, Type type, QByteArrayView doc, QByteArrayView example = {})
{
    return {.name = name, .in = in, .type = type, .isRequired = false, .doc = doc, .example = example};
}

constexpr Parameter tokenQuery = required(In::Query, "token", Type::Account, "Mint of the token.", exampleToken);
constexpr Parameter limitQuery = optional(In::Query, "limit", Type::Integer, "Entries at most.", "20");
constexpr Parameter cursorQuery = optional(In::Query, "cursor", Type::Text, "`next` of the page before.");
constexpr QByteArrayView waitChoices[] = {"confirmed"};
constexpr Parameter waitQuery = {.name = "wait",
                                 .in = In::Query,
                                 .type = Type::Choice,
                                 .doc = "Answer only with the outcome.",
                                 .example = "confirmed",
                                 .choices = waitChoices};
/// The parameter for the header. Each endpoint has an example of its own: a key that stands for a trade is refused with
/// a launch.
constexpr Parameter idempotencyHeader(QByteArrayView example)
{
    return optional(In::Header, idempotencyKeyHeader, Type::Text,
                    "The same key and body again gives the same order; another body 409.", example);
}

constexpr Parameter modeBody = required(In::Body, "mode", Type::Mode, "buy or sell.", "buy");
constexpr Parameter tokenBody = required(In::Body, "token", Type::Account, "Mint of the token.", exampleToken);
constexpr Parameter amountBody
    = required(In::Body, "amount", Type::TradeAmount,
               "Smallest unit, exact: lamports where amountInSol, else base units of the token. A sell also takes a "
               "share of the holding, \"N%\"; \"100%\" sells all and closes the account.",
               "10000000");
constexpr Parameter inSolBody
    = required(In::Body, "amountInSol", Type::Boolean,
               "true: amount is lamports, spent at most (buy) or received (sell), fees included.", "true");
constexpr Parameter slippageBody = required(In::Body, "slippage", Type::Slippage, "Basis points, 0 to 10000.", "500");
constexpr Parameter priorityBody
    = required(In::Body, "priorityFee", Type::PriorityFee, "Micro-lamports per compute unit, or \"auto\".", "100000");
constexpr Parameter dryRunBody = optional(In::Body, "dryRun", Type::Boolean, "Simulate and send nothing.");
constexpr Parameter privateBody
    = optional(In::Body, "private", Type::Secret,
               "Private key (base58) to sign with; absent, null or empty: the API key's own wallet.");
constexpr Parameter publicBody
    = optional(In::Body, "public", Type::Account,
               "Address that signs, trades and pays the fee; the API key's wallet when absent.", exampleWallet);

constexpr Parameter balanceParameters[] = {
    required(In::Query, "token", Type::Account, "Mint, or SOL for native SOL.", exampleToken),
    required(In::Query, "wallet", Type::Account, "Address of the wallet.", exampleWallet),
};
constexpr Parameter tokenParameters[] = {tokenQuery};
constexpr Parameter quoteParameters[] = {
    tokenQuery,
    required(In::Query, "amount", Type::Decimal, "SOL for a buy, tokens for a sell.", "0.5"),
    required(In::Query, "mode", Type::Mode, "buy or sell.", "buy"),
    optional(In::Query, "slippage", Type::Slippage, "For minimumOutRaw; 500 when absent.", "100"),
};
constexpr Parameter tradeParameters[] = {
    modeBody,     tokenBody,   amountBody, inSolBody, slippageBody,
    priorityBody, privateBody, dryRunBody, waitQuery, idempotencyHeader("order-0001"),
};
constexpr Parameter instructionParameters[]
    = {modeBody, tokenBody, amountBody, inSolBody, slippageBody, priorityBody, publicBody};
constexpr Parameter launchParameters[] = {
    required(In::Body, "file", Type::Image, "PNG, JPEG, GIF or WebP, at most 15 MiB and 4096 px a side.",
             "(bytes of the picture)"),
    required(In::Body, "name", Type::Text,
             "1 to 32 bytes of UTF-8, signed as sent: no white space around it, no byte order mark.", "Copper Fox"),
    required(In::Body, "symbol", Type::Text, "1 to 13 bytes of UTF-8, as for name.", "CFOX"),
    required(In::Body, "description", Type::Text, "For the metadata document.", "A fox of copper."),
    optional(In::Body, "twitter", Type::Text, "Link.", "https://x.com/copperfox"),
    optional(In::Body, "telegram", Type::Text, "Link."),
    optional(In::Body, "website", Type::Text, "Link.", "https://fox.example"),
    optional(In::Body, "amount", Type::Integer, "Lamports to spend on the initial buy; absent or 0: none.",
             "100000000"),
    optional(In::Body, "slippage", Type::Slippage, "Of the initial buy, basis points; 500 when absent.", "500"),
    optional(In::Body, "priorityFee", Type::PriorityFee, "Micro-lamports per compute unit; automatic when absent.",
             "auto"),
    privateBody,
    optional(In::Body, "dryRun", Type::Boolean, "Answer with the costs; publish, sign and send nothing."),
    waitQuery,
    idempotencyHeader("launch-0001"),
};
constexpr Parameter pageParameters[] = {limitQuery, cursorQuery};
constexpr Parameter orderParameters[]
    = {required(In::Path, "id", Type::Text,
                "The order's id, as POST /trade answered it, or the Idempotency-Key it was sent with, percent-encoded.",
                "order-0001")};
constexpr Parameter transactionParameters[]
    = {required(In::Path, "signature", Type::Text, "Base58.", exampleSignature)};
constexpr Parameter documentParameters[]
    = {required(In::Path, "cid", Type::Text, "Version 1 CID in base32, as image_uri and metadata_uri name it.",
                "bafkreigo7642ofih322apph4m2lma3c4naouc4qukmbrnqxbpanppakqv4")};
constexpr QByteArrayView tokenSorts[] = {"marketCap", "newest", "lastTrade", "progress"};
constexpr Parameter tokensParameters[] = {
    {.name = "sort",
     .in = In::Query,
     .type = Type::Choice,
     .doc = "marketCap when absent. It and progress leave out coins whose curve is sold out.",
     .example = "newest",
     .choices = tokenSorts},
    limitQuery,
    cursorQuery,
};
constexpr Parameter tradesParameters[] = {tokenQuery, limitQuery, cursorQuery};
constexpr Parameter candlesParameters[] = {
    tokenQuery,
    required(In::Query, "interval", Type::Integer, "Seconds: 1, 5, 15, 60, 300, 900, 3600 or 86400.", "60"),
    limitQuery,
    cursorQuery,
};
constexpr Parameter positionsParameters[]
    = {optional(In::Query, "wallet", Type::Account, "The API key's wallet when absent.", exampleWallet)};

constexpr ReplyField openApiRows[] = {
    {"openapi", ReplyType::Text, "Version of the form of this document."},
    {"info", ReplyType::Object, "Title and version of the interface."},
    {"servers", ReplyType::List, "Where it is served."},
    {"paths", ReplyType::Object, "The endpoints, by path."},
    {"components", ReplyType::Object, "What they share."},
};

// A request that reads the chain can meet a node that answers garbage (502) or not in time (504).
constexpr int tokenErrors[] = {404, 502, 504};
constexpr int quoteErrors[] = {404, 409, 502, 504};
constexpr int notFoundErrors[] = {404};
constexpr int createWalletErrors[] = {423};
constexpr int orderErrors[] = {404, 409, 422, 423, 502, 504};
constexpr int instructionErrors[] = {404, 409, 422, 502, 504};

} // namespace

std::span<const Endpoint> endpointTable()
{
    namespace handle = endpointHandlers;
    static const Endpoint table[] = {
        {.method = "POST",
         .path = "/createWallet",
         .id = "createWallet",
         .summary = "Make a wallet and its API key",
         .access = Access::Open,
         .body = BodyKind::Json,
         .isRateLimited = true,
         .reply = walletJson::createdWalletFields,
         .errors = createWalletErrors,
         .handler = handle::createWallet},
        {.path = "/balance",
         .id = "getBalance",
         .summary = "What a wallet holds of a token",
         .access = Access::Read,
         .parameters = balanceParameters,
         .reply = walletJson::balanceFields,
         .errors = tokenErrors,
         .handler = handle::balance},
        {.path = "/info",
         .id = "getInfo",
         .summary = "A token's metadata",
         .access = Access::Read,
         .parameters = tokenParameters,
         .reply = tokenJson::infoFields,
         .errors = tokenErrors,
         .handler = handle::info},
        {.path = "/quote",
         .id = "getQuote",
         .summary = "What a trade would do now",
         .access = Access::Quote,
         .parameters = quoteParameters,
         .reply = quoteJson::quoteFields,
         .errors = quoteErrors,
         .handler = handle::quote},
        {.path = "/bondingCurve",
         .id = "getBondingCurve",
         .summary = "A token's bonding curve",
         .access = Access::Read,
         .parameters = tokenParameters,
         .reply = quoteJson::curveFields,
         .errors = tokenErrors,
         .handler = handle::bondingCurve},
        {.path = "/king",
         .id = "getKing",
         .summary = "The coin with the highest market cap on a curve",
         .access = Access::Read,
         .reply = marketJson::kingFields,
         .errors = notFoundErrors,
         .handler = handle::king},
        {.method = "POST",
         .path = "/trade",
         .id = "trade",
         .summary = "Buy or sell, signed here",
         .access = Access::Trade,
         .body = BodyKind::Json,
         .parameters = tradeParameters,
         .reply = tradeJson::receiptFields,
         .errors = orderErrors,
         .handler = handle::trade},
        {.method = "POST",
         .path = "/tradeInstructions",
         .id = "getTradeInstructions",
         .summary = "The same trade, unsigned",
         .access = Access::Quote,
         .body = BodyKind::Json,
         .parameters = instructionParameters,
         .reply = tradeJson::unsignedFields,
         .errors = instructionErrors,
         .handler = handle::tradeInstructions},
        {.method = "POST",
         .path = "/createToken",
         .id = "createToken",
         .summary = "Launch a token, with an initial buy if wanted",
         .access = Access::Launch,
         .body = BodyKind::Form,
         .parameters = launchParameters,
         .reply = tokenJson::launchFields,
         .errors = orderErrors,
         .handler = handle::createToken},
        {.path = "/transactions/{signature}",
         .id = "getTransaction",
         .summary = "How a transaction ended and what moved",
         .access = Access::Read,
         .parameters = transactionParameters,
         .reply = orderJson::transactionFields,
         .errors = tokenErrors,
         .handler = handle::transaction},
        {.path = "/orders",
         .id = "listOrders",
         .summary = "The API key's orders",
         .access = Access::Read,
         .parameters = pageParameters,
         .reply = orderJson::orderPageFields,
         .handler = handle::orders},
        {.path = "/orders/{id}",
         .id = "getOrder",
         .summary = "One order",
         .access = Access::Read,
         .parameters = orderParameters,
         .reply = orderJson::orderFields,
         .errors = notFoundErrors,
         .handler = handle::order},
        {.path = "/tokens",
         .id = "listTokens",
         .summary = "The coins",
         .access = Access::Read,
         .parameters = tokensParameters,
         .reply = marketJson::tokenPageFields,
         .handler = handle::tokens},
        {.path = "/trades",
         .id = "listTrades",
         .summary = "Latest trades of a coin",
         .access = Access::Read,
         .parameters = tradesParameters,
         .reply = marketJson::tradeListFields,
         .errors = tokenErrors,
         .handler = handle::trades},
        {.path = "/candles",
         .id = "listCandles",
         .summary = "Price history of a coin",
         .access = Access::Read,
         .parameters = candlesParameters,
         .reply = marketJson::candleListFields,
         .errors = tokenErrors,
         .handler = handle::candles},
        {.path = "/positions",
         .id = "listPositions",
         .summary = "What a wallet made of its coins",
         .access = Access::Read,
         .parameters = positionsParameters,
         .reply = walletJson::positionFields,
         .errors = notFoundErrors,
         .handler = handle::positions},
        {.path = "/ipfs/{cid}",
         .id = "getDocument",
         .summary = "An image or a metadata document that this host keeps",
         .access = Access::Open,
         .parameters = documentParameters,
         .errors = notFoundErrors,
         .handler = handle::document},
        {.path = "/key",
         .id = "getKey",
         .summary = "The API key's own rights, and what its orders took",
         .access = Access::AnyKey,
         .reply = keyJson::keyFields,
         .handler = handle::key},
        {.path = "/health",
         .id = "getHealth",
         .summary = "How well the chain can be reached; 200 as long as the host lives",
         .access = Access::Open,
         .reply = healthJson::healthFields,
         .handler = handle::health},
        {.path = "/metrics",
         .id = "getMetrics",
         .summary = "Figures of the host for monitoring, in the text form of Prometheus",
         .access = Access::Read,
         .handler = nullptr},
        {.path = "/openapi.json",
         .id = "getOpenApi",
         .summary = "This document",
         .access = Access::Open,
         .reply = openApiRows,
         .handler = handle::openApi},
    };
    return table;
}

} // namespace curvedesk
