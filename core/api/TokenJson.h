// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/market/MarketTypes.h"
#include "core/service/coin/TokenInfo.h"
#include "core/service/launch/LaunchTypes.h"

namespace curvedesk::tokenJson {

/// The reply of GET /info. Members that the metadata does not have are null.
[[nodiscard]] QByteArray encode(const TokenInfo &info);

/// POST /createToken.
[[nodiscard]] Result<LaunchRequest> decodeLaunch(const ApiRequest &request);
/// 200, or 422 with the same members and the error for a launch that landed and failed.
[[nodiscard]] HttpReply encode(const LaunchReceipt &receipt);

extern const std::span<const ReplyField> infoFields;
extern const std::span<const ReplyField> launchFields;

} // namespace curvedesk::tokenJson
