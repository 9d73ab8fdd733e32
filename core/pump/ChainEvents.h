// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmEvents.h"
#include "core/pump/curve/PumpEvents.h"

namespace curvedesk {

/// An event of the curve program or of its AMM.
using ChainEvent
    = std::variant<TradeEvent, CreateEvent, CompleteEvent, MigrationEvent, AmmTradeEvent, AmmCreatePoolEvent>;

/// The events of a transaction, in order. Both programs emit each event twice: in a log line, which the cluster may
/// cut, and in a call to themselves, which it never cuts. An event has the same place in either list.
namespace chainEvents {

/// The events in a log. A "Program data:" line counts only when the program on top of the invoke stack is one of the
/// two, because other programs can log look-alike bytes; no line counts behind a cut. Events that are unknown or do not
/// decode are skipped.
[[nodiscard]] QList<ChainEvent> fromLogs(const QList<QByteArray> &logs);

/// The event of one of the two programs (any other counts as the curve program), from the base64 of its bytes. NotFound
/// for an unknown event, Damaged when it does not decode.
[[nodiscard]] Result<ChainEvent> fromBase64(const Address &program, QByteArrayView payload);

/// The event that an inner call of `program` carries in its instruction data. NotFound when it carries none that we
/// know, Damaged when the event does not decode.
[[nodiscard]] Result<ChainEvent> fromCall(const Address &program, QByteArrayView data);

} // namespace chainEvents
} // namespace curvedesk
