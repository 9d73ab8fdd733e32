// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/json/JsonWriter.h"
#include "core/service/trade/TradeTypes.h"

namespace curvedesk::tradeJson {

/// POST /trade: signed by `private` where it is given, else by the key's wallet.
[[nodiscard]] Result<TradeRequest> decode(const ApiRequest &request);
/// POST /tradeInstructions: for `public` where it is given, else for the key's wallet.
[[nodiscard]] Result<TradeRequest> decodeUnsigned(const ApiRequest &request);

/// nullopt for "auto", and where the field is optional and not given.
[[nodiscard]] Result<std::optional<quint64>> decodePriorityFee(const RequestFields &fields, bool isOptional);
/// True for "?wait=confirmed", false when it is not given.
[[nodiscard]] Result<bool> decodeWait(const RequestFields &query);

/// 200, or 422 with the same members and the error for a trade that landed and failed.
[[nodiscard]] HttpReply encode(const TradeReceipt &receipt);
[[nodiscard]] QByteArray encode(const UnsignedTrade &trade);
/// The members of a receipt inside an object that has begun.
void writeMembers(JsonWriter &json, const TradeReceipt &receipt);

/// "pending", "succeeded", "failed", "expired", "unknown".
[[nodiscard]] QByteArrayView statusText(TradeStatus status);

extern const std::span<const ReplyField> receiptFields;
extern const std::span<const ReplyField> unsignedFields;

} // namespace curvedesk::tradeJson
