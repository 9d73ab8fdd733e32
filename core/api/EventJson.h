// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/service/event/EventLog.h"

#include <QByteArray>

/// The events of the event stream. EventCallJson has the calls of its clients.
namespace curvedesk::eventJson {

/// Encodes an event as one JSON object, with its cursor: lamports, base units, seconds. A trade on an AMM pool has the
/// reserves of the pool, and `Pool` names it.
[[nodiscard]] QByteArray encode(const Event &event);

extern const std::span<const ReplyField> newPoolFields;
extern const std::span<const ReplyField> tradeFields;
extern const std::span<const ReplyField> publicationFields;
extern const std::span<const ReplyField> gapFields;
extern const std::span<const ReplyField> orderFields;
extern const std::span<const ReplyField> balanceFields;

} // namespace curvedesk::eventJson
