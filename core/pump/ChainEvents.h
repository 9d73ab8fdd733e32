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

/// The events in a log. Only lines that a program itself logged count, and none behind a cut.
[[nodiscard]] QList<ChainEvent> fromLogs(const QList<QByteArray> &logs);

/// The event of one inner call. NotFound when the call carries no event that we know, Damaged when the event does not
/// decode.
[[nodiscard]] Result<ChainEvent> fromCall(const Address &program, QByteArrayView data);

} // namespace chainEvents
} // namespace curvedesk
