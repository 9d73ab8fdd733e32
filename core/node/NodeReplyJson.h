// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/json/JsonWriter.h"
#include "core/node/NodeCall.h"

#include <functional>

/// The envelopes of JSON-RPC 2.0, as text. A request's id is repeated when it is a number or a string, else it is null.
namespace curvedesk::nodeReplyJson {

using WriteJson = std::function<void(JsonWriter &)>;

/// The version that the node gives; clients only look at the major number.
inline constexpr QByteArrayView nodeVersion = "2.3.0";

/// The reply to a call that succeeded. `result`: JSON text.
[[nodiscard]] QByteArray result(const QByteArray &result, const JsonValue &id);
/// The reply to a call that failed; without `id` for a request whose id cannot be known.
[[nodiscard]] QByteArray error(const NodeFailure &failure, const JsonValue &id = {});
/// A subscription's notification: `method` is accountNotification, logsNotification ... `result`: JSON text.
[[nodiscard]] QByteArray notification(const QByteArray &method, quint64 subscription, const QByteArray &result);
/// {"context":{"slot":N},"value":...}, as in notifications.
[[nodiscard]] QByteArray atSlot(quint64 slot, const WriteJson &writeValue);

/// {"context":{"apiVersion":"...","slot":N},"value":...}, as in the results of calls.
[[nodiscard]] QByteArray resultAt(quint64 slot, const WriteJson &writeValue);
/// Writes {"blockhash":"...","lastValidBlockHeight":N}.
void writeBlockhash(JsonWriter &json, const LatestBlockhash &latest);

} // namespace curvedesk::nodeReplyJson
