// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/market/MarketTypes.h"
#include "core/service/coin/TokenInfo.h"
#include "core/service/launch/LaunchTypes.h"

namespace curvedesk::tokenJson {

/// The reply of GET /info. Members that the metadata does not have are null. `metadataUri`: where an HTTP client finds
/// the document.
[[nodiscard]] QByteArray encode(const TokenInfo &info, const QString &metadataUri);

/// Decodes POST /createToken: its form, once readForm() has read it, `wait` and Idempotency-Key. Hashes the picture of
/// up to 15 MiB: call it on a worker thread. InvalidInput.
[[nodiscard]] Result<LaunchRequest> decodeLaunch(const ApiRequest &request);
/// The reply to a launch: 200, or the same members and the error with its status, 422 or 409, when it landed and
/// failed.
[[nodiscard]] HttpReply encode(const LaunchReceipt &receipt);

extern const std::span<const ReplyField> infoFields;
extern const std::span<const ReplyField> launchFields;

} // namespace curvedesk::tokenJson
