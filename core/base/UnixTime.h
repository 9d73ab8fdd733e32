// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <limits>

namespace curvedesk {

/// Milliseconds from seconds since the epoch. Foreign ones that do not fit become the largest or smallest number.
[[nodiscard]] constexpr qint64 millisecondsOf(qint64 seconds) noexcept
{
    constexpr qint64 perSecond = 1000;
    using Limits = std::numeric_limits<qint64>;
    if (seconds > Limits::max() / perSecond)
        return Limits::max();
    if (seconds < Limits::min() / perSecond)
        return Limits::min();
    return seconds * perSecond;
}

} // namespace curvedesk
