// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/EventStore.h"

namespace curvedesk {

/// An event as the EventStore's file has it: the columns of all kinds. `user` is the owner of an order, and `signature`
/// its id; `lamports` and `tokens` are the ends of a gap, and `lamports` the state of an order. Of a balance `lamports`
/// is the amount, `tokens` the one before, `user` the wallet, and `virtualSol` the slot at which it was read.
struct EventRow
{
    /// As the file has them; the index of the alternative in Happening.
    enum Kind { Launch, Trade, Migration, Gap, Order, Balance };

    quint64 slot = 0;
    int kind = Launch;
    qint64 time = 0; ///< seconds
    QString signature, mint, user, creator, pool, curve, name, symbol, uri;
    bool isBuy = false;
    quint64 lamports = 0, tokens = 0, virtualSol = 0, virtualTokens = 0, realSol = 0, realTokens = 0;

    /// The row of an event; happening() is the way back.
    [[nodiscard]] static EventRow of(const Happening &happening);
    /// The event of the row (a trade's followsGap is false); a `kind` that Kind does not have becomes a trade.
    [[nodiscard]] Happening happening() const;
    /// Tells events apart: the low 16 bits of the slot (of an order: of its id's time in 400 ms), then 48 bits of a
    /// hash of kind, signature, mint, user, slot, amounts and reserves. It leaves out what another reading of the event
    /// can have otherwise: the seconds, the user of a migration, the slot of an order.
    [[nodiscard]] quint64 identity() const;
};

} // namespace curvedesk
