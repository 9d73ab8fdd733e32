// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/json/JsonWriter.h"
#include "core/service/trade/TradeTypes.h"

namespace curvedesk::tradeJson {

/// Decodes POST /trade: its body, `wait` and Idempotency-Key; without that key it gets no hash. The signer is
/// `private` where it is given, else the API key's wallet. InvalidInput.
[[nodiscard]] Result<TradeRequest> decode(const ApiRequest &request);
/// Decodes the body of POST /tradeInstructions. The trader is `public` where it is given, else the API key's wallet.
/// InvalidInput.
[[nodiscard]] Result<TradeRequest> decodeUnsigned(const ApiRequest &request);

/// Decodes a priority fee in micro-lamports per compute unit; nullopt for "auto", and where the field is optional and
/// not given. InvalidInput.
[[nodiscard]] Result<std::optional<quint64>> decodePriorityFee(const RequestFields &fields, bool isOptional);
/// Reads the query's `wait`: true for "confirmed", false when empty or not given. InvalidInput for any other value.
[[nodiscard]] Result<bool> decodeWait(const RequestFields &query);

/// The reply to a trade, with amounts in lamports and base units: 200, or the same members and the error with its
/// status, 422 or 409, when it landed and failed.
[[nodiscard]] HttpReply encode(const TradeReceipt &receipt);
/// The reply of POST /tradeInstructions: the transaction in base64, who has to sign it, up to which block height it can
/// land, and its bounds in lamports and base units.
[[nodiscard]] QByteArray encode(const UnsignedTrade &trade);

/// The wire text of a status: "pending", "succeeded", "failed", "expired", "unknown".
[[nodiscard]] QByteArrayView statusText(TradeStatus status);

extern const std::span<const ReplyField> receiptFields;
extern const std::span<const ReplyField> unsignedFields;

} // namespace curvedesk::tradeJson
