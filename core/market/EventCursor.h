// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>

namespace curvedesk {

/// The position of an event in the log of events, as clients keep it. As text it sorts by slot, then by place.
struct EventCursor
{
    quint64 slot = 0; ///< in which the event landed
    quint64 place = 0; ///< number in the log, from 1; later events have higher ones
    quint32 mark = 0; ///< of the event's content: tells whether the log still has that event at that place

    /// 28 hexadecimal digits: slot, place, mark; more, which fromText() refuses, for a slot or place beyond 40 bits.
    [[nodiscard]] QByteArray toText() const;
    /// Reads the 28 digits that toText() makes. InvalidInput for any other text.
    [[nodiscard]] static Result<EventCursor> fromText(QByteArrayView text);

    bool operator==(const EventCursor &) const = default;
};

} // namespace curvedesk
