// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/service/Services.h"

/// One coroutine for each endpoint but /metrics: it decodes the request, asks a service and encodes the reply. The
/// services decide whether and how money moves. An error of decoding (InvalidInput) or of the service is the result,
/// which EndpointServer answers with.
namespace curvedesk::endpointHandlers {

/// POST /createWallet: makes a wallet and its API key, stores both, and answers with their secrets. Errors of
/// AccessService::createWallet().
[[nodiscard]] Task<HttpReply> createWallet(Services services, ApiRequest request);
/// GET /balance: reads from the chain what any wallet holds of a token. Errors of WalletService::balance().
[[nodiscard]] Task<HttpReply> balance(Services services, ApiRequest request);
/// GET /positions: what any wallet, by default the key's own, made of its coins, from the market's store and the chain.
/// WalletNotFound for what is no address; errors of MarketService::positions().
[[nodiscard]] Task<HttpReply> positions(Services services, ApiRequest request);

/// GET /info: reads a coin's metadata account from the chain, and whether the local store has its document; a store
/// that cannot be read counts as empty. Errors of QuoteService::info().
[[nodiscard]] Task<HttpReply> info(Services services, ApiRequest request);
/// GET /quote: the amounts of a trade now, read from the chain; changes nothing. Errors of QuoteService::quote().
[[nodiscard]] Task<HttpReply> quote(Services services, ApiRequest request);
/// GET /bondingCurve: reads a coin's curve account from the chain. Errors of QuoteService::bondingCurve().
[[nodiscard]] Task<HttpReply> bondingCurve(Services services, ApiRequest request);
/// GET /king: the king with its metadata document, from the local store or the network. Errors of
/// MarketService::king().
[[nodiscard]] Task<HttpReply> king(Services services, ApiRequest request);
/// GET /tokens: a page of coins from the market's store, linked to the documents of the local store. Errors of
/// MarketService::tokens().
[[nodiscard]] Task<HttpReply> tokens(Services services, ApiRequest request);
/// GET /trades: a page of a coin's trades. A coin that the market does not know is looked up on the chain and added to
/// it. Errors of MarketService::tradePage().
[[nodiscard]] Task<HttpReply> trades(Services services, ApiRequest request);
/// GET /candles: a page of a coin's candles; looks an unknown coin up and adds it, as trades(). Errors of
/// MarketService::candlePage().
[[nodiscard]] Task<HttpReply> candles(Services services, ApiRequest request);

/// POST /trade: signs, journals and sends a trade; a dry run only simulates it. Wipes the request's body. Errors of
/// TradeService::trade(); a trade that landed and failed is a reply with the error's status.
[[nodiscard]] Task<HttpReply> trade(Services services, ApiRequest request);
/// POST /tradeInstructions: makes the transaction of trade() unsigned; signs, journals and sends nothing. Errors of
/// TradeService::instructions().
[[nodiscard]] Task<HttpReply> tradeInstructions(Services services, ApiRequest request);
/// POST /createToken: reads the form on a worker thread and wipes the body, then publishes, signs, journals and sends
/// the launch; a dry run does none of these four. Errors of LaunchService::launch(); Cancelled when the program closes
/// meanwhile.
[[nodiscard]] Task<HttpReply> createToken(Services services, ApiRequest request);
/// GET /orders: a page of the orders of the caller's key alone, from the journal. Errors of OrderDesk::ordersOf().
[[nodiscard]] Task<HttpReply> orders(Services services, ApiRequest request);
/// GET /orders/{id}: one order of the caller's key. Errors of OrderDesk::orderOf().
[[nodiscard]] Task<HttpReply> order(Services services, ApiRequest request);
/// GET /transactions/{signature}: any transaction's outcome, from the chain or the journal. Errors of
/// TransactionLookup::find().
[[nodiscard]] Task<HttpReply> transaction(Services services, ApiRequest request);

/// GET /ipfs/{cid}: an image or a metadata document of the local store. Errors of LocalStore::block().
[[nodiscard]] Task<HttpReply> document(Services services, ApiRequest request);

/// GET /key: rights and spending of the caller's key. Errors of AccessService::find().
[[nodiscard]] Task<HttpReply> key(Services services, ApiRequest request);
/// GET /health: how well the chain can be reached, as the cluster knows it now; asks no node and never fails.
[[nodiscard]] Task<HttpReply> health(Services services, ApiRequest request);
/// GET /openapi.json: the OpenAPI document, made at the first call; never fails.
[[nodiscard]] Task<HttpReply> openApi(Services services, ApiRequest request);

} // namespace curvedesk::endpointHandlers
