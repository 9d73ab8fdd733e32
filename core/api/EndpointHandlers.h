// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/service/Services.h"

/// One coroutine for each endpoint but /metrics: it decodes the request, asks a service and encodes the reply. The
/// services decide whether and how money moves.
namespace curvedesk::endpointHandlers {

/// Makes a wallet and its API key, and answers with their secrets.
[[nodiscard]] Task<HttpReply> createWallet(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> balance(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> positions(Services services, ApiRequest request);

[[nodiscard]] Task<HttpReply> info(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> quote(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> bondingCurve(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> king(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> tokens(Services services, ApiRequest request);
/// A coin that the market does not know is looked up on the chain and added to it.
[[nodiscard]] Task<HttpReply> trades(Services services, ApiRequest request);
/// Looks an unknown coin up, too.
[[nodiscard]] Task<HttpReply> candles(Services services, ApiRequest request);

/// Signs and sends a trade; nothing for a dry run.
[[nodiscard]] Task<HttpReply> trade(Services services, ApiRequest request);
/// Makes the transaction of trade() unsigned; sends nothing.
[[nodiscard]] Task<HttpReply> tradeInstructions(Services services, ApiRequest request);
/// Reads the form on a worker thread, then publishes, signs and sends the launch; a dry run does none of these three.
[[nodiscard]] Task<HttpReply> createToken(Services services, ApiRequest request);
/// The orders of the caller's key alone.
[[nodiscard]] Task<HttpReply> orders(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> order(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> transaction(Services services, ApiRequest request);

/// An image or a metadata document of the local store.
[[nodiscard]] Task<HttpReply> document(Services services, ApiRequest request);

/// Rights and spending of the caller's key.
[[nodiscard]] Task<HttpReply> key(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> health(Services services, ApiRequest request);
[[nodiscard]] Task<HttpReply> openApi(Services services, ApiRequest request);

} // namespace curvedesk::endpointHandlers
