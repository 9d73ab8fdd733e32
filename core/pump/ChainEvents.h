// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmEvents.h"
#include "core/pump/curve/PumpEvents.h"

namespace curvedesk {

/// An event of the curve program or of its AMM.
using ChainEvent
    = std::variant<TradeEvent, CreateEvent, CompleteEvent, MigrationEvent, AmmTradeEvent, AmmCreatePoolEvent>;

/// The events of a transaction, in order. Both programs say each event twice: in a log line, which the cluster may cut,
/// and in a call to themselves, which it never does. Read from either, an event has the same place in the list.
namespace chainEvents {

/// From the log; only what a program itself logged counts, and nothing behind a cut.
[[nodiscard]] QList<ChainEvent> fromLogs(const QList<QByteArray> &logs);

/// From one inner call. NotFound when it carries no event that we know, Damaged when that does not decode.
[[nodiscard]] Result<ChainEvent> fromCall(const Address &program, QByteArrayView data);

} // namespace chainEvents
} // namespace curvedesk
