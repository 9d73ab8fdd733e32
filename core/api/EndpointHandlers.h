// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/service/Services.h"

/// One coroutine for each endpoint but /metrics: it decodes the request, asks a service and encodes the reply. The
/// services decide whether and how money moves. An error of decoding (InvalidInput) or of the service is the result,
/// which EndpointServer answers with. A market's file found damaged is set aside, and read from the chain anew.
namespace curvedesk::endpointHandlers {

/// The reply with a value as the JSON text that `encode` makes of it, or the value's error.
template<class T> [[nodiscard]] Result<HttpReply> jsonReply(const Result<T> &value, QByteArray (*encode)(const T &))
{
    return value.map([encode](const T &content) { return HttpReply{.body = encode(content)}; });
}

/// POST /createWallet: makes a wallet and its API key, stores both, each with a line of the audit log, has the services
/// emit walletsChanged() and keysChanged(), and answers with the secrets. Forbidden for too many wallets, WalletLocked,
/// InvalidInput for a newer vault, Unavailable, Conflict, Storage, Damaged, Cancelled; a wallet that was stored stays.
[[nodiscard]] Task<HttpReply> createWallet(Services services, ApiRequest request);
/// GET /balance: reads from the chain what any wallet holds of a token, or its SOL. TokenNotFound, WalletNotFound, the
/// cluster's errors.
[[nodiscard]] Task<HttpReply> balance(Services services, ApiRequest request);
/// GET /positions: what any wallet, by default the key's own, made of its coins, from the market's store, the journal
/// and the chain. WalletNotFound for what is no address, Unavailable while the market is not open, Storage, Damaged.
[[nodiscard]] Task<HttpReply> positions(Services services, ApiRequest request);

/// GET /info: reads a coin's metadata account from the chain, and whether the local store has its document; a store
/// that cannot be read counts as empty. TokenNotFound, UpstreamRejected, the cluster's errors.
[[nodiscard]] Task<HttpReply> info(Services services, ApiRequest request);
/// GET /quote: the amounts of a trade now, read from the chain. InvalidInput, TokenNotFound, CurveComplete,
/// UpstreamRejected, the cluster's errors.
[[nodiscard]] Task<HttpReply> quote(Services services, ApiRequest request);
/// GET /bondingCurve: a coin's curve account, from the chain. TokenNotFound, UpstreamRejected, the cluster's errors.
[[nodiscard]] Task<HttpReply> bondingCurve(Services services, ApiRequest request);
/// GET /king: the king from the market, its mint from the chain, its metadata document and image from the local store
/// or the network (then perhaps kept); empty texts where document or image cannot be read. TokenNotFound where there is
/// no king, Unavailable while the market is not open, Storage, the cluster's errors.
[[nodiscard]] Task<HttpReply> king(Services services, ApiRequest request);
/// GET /tokens: a page of coins from the market's store, linked to the documents of the local store; asks no network.
/// InvalidInput, Unavailable while the market is not open, Storage.
[[nodiscard]] Task<HttpReply> tokens(Services services, ApiRequest request);
/// GET /trades: a page of a coin's trades, from the market's store. A coin that it lacks is read from the chain, stored
/// and emitted. InvalidInput, TokenNotFound, Unavailable while the market is not open, Storage, the cluster's errors.
[[nodiscard]] Task<HttpReply> trades(Services services, ApiRequest request);
/// GET /candles: a page of a coin's candles, from the market's store. A coin it lacks is read from the chain, stored
/// and emitted. InvalidInput, TokenNotFound, Unavailable while the market is not open, Storage, the cluster's errors.
[[nodiscard]] Task<HttpReply> candles(Services services, ApiRequest request);

/// POST /trade: signs (our wallet: keyUsed()), journals and sends a trade, with orderChanged(), perhaps once a person
/// approves (asked(), answered(), audit log); a dry run only simulates. On a network either has a timer ask for
/// blockhashes for a minute. Wipes the body. InvalidInput, TokenNotFound, CurveComplete, WalletNotFound, WalletLocked,
/// InsufficientFunds, SlippageExceeded, ProgramRejected, UpstreamRejected, Conflict, Unavailable, Storage, Damaged,
/// Cancelled, the refusals of key, watched wallet and person (Unauthorized to ApprovalTimeout, RateLimited), the
/// cluster's errors; one that landed and failed is a reply with the error's status.
[[nodiscard]] Task<HttpReply> trade(Services services, ApiRequest request);
/// POST /tradeInstructions: makes a trade's transaction unsigned, with reads and a simulation on the cluster; signs,
/// journals and sends nothing. Wipes the request's body. InvalidInput, TokenNotFound, CurveComplete, InsufficientFunds,
/// SlippageExceeded, ProgramRejected, UpstreamRejected, Unavailable, Cancelled, the cluster's errors.
[[nodiscard]] Task<HttpReply> tradeInstructions(Services services, ApiRequest request);
/// POST /createToken: reads the form on a worker thread, wipes the body, publishes (network, disk), signs (our
/// wallet: keyUsed()), journals and sends the launch, with progressed(), orderChanged(), perhaps once a person approves
/// (asked(), answered(), audit log); a dry run neither publishes nor signs. InvalidInput, UnsupportedMediaType,
/// PayloadTooLarge, WalletNotFound, WalletLocked, InsufficientFunds, SlippageExceeded, CurveComplete, ProgramRejected,
/// UpstreamRejected, Conflict, Unavailable, Storage, Damaged, Cancelled, StoreRefused, StoreUnavailable, the refusals
/// of key, watched wallet and person (Unauthorized to ApprovalTimeout, RateLimited), the cluster's errors.
[[nodiscard]] Task<HttpReply> createToken(Services services, ApiRequest request);
/// GET /orders: a page of the orders of the caller's key alone, from the journal. InvalidInput, Storage, Damaged.
[[nodiscard]] Task<HttpReply> orders(Services services, ApiRequest request);
/// GET /orders/{id}: one order of the caller's key, from the journal. NotFound for any other, Storage, Damaged.
[[nodiscard]] Task<HttpReply> order(Services services, ApiRequest request);
/// GET /transactions/{signature}: any transaction's outcome, from the chain or the journal. InvalidInput, NotFound,
/// Storage, Damaged, the cluster's errors.
[[nodiscard]] Task<HttpReply> transaction(Services services, ApiRequest request);

/// GET /ipfs/{cid}: an image or a metadata document of the local store. NotFound, Damaged, Storage.
[[nodiscard]] Task<HttpReply> document(Services services, ApiRequest request);

/// GET /key: rights and spending of the caller's key, from the journal. NotFound, Storage, Damaged.
[[nodiscard]] Task<HttpReply> key(Services services, ApiRequest request);
/// GET /health: how well the chain can be reached, as the cluster knows it now; asks no node and never fails.
[[nodiscard]] Task<HttpReply> health(Services services, ApiRequest request);
/// GET /openapi.json: the OpenAPI document, made at the first call; never fails.
[[nodiscard]] Task<HttpReply> openApi(Services services, ApiRequest request);

} // namespace curvedesk::endpointHandlers
