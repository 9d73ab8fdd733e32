// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/json/JsonWriter.h"
#include "core/service/access/AccessService.h"

namespace curvedesk::keyJson {

extern const std::span<const ReplyField> keyFields;

/// The reply of GET /key: limits and spending in lamports, times in milliseconds. It has no secret.
[[nodiscard]] QByteArray encode(const KeySummary &summary);
/// Writes the members of a key into an object that has begun; limits and spending in lamports, times in milliseconds.
void writeMembers(JsonWriter &json, const KeySummary &summary);

} // namespace curvedesk::keyJson
