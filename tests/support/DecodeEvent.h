// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/pump/curve/PumpEvents.h"

namespace curvedesk::test {

/// An event of the curve program of a kind that is known. Damaged when it does not decode.
template<class Event> [[nodiscard]] Result<Event> decodeEvent(QByteArrayView bytes)
{
    Result<Event> out(tl::in_place);
    if (!out->read(bytes))
        return failure(ErrorCode::Damaged, QStringLiteral("event does not decode"));
    return out;
}

} // namespace curvedesk::test
