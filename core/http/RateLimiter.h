// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

namespace curvedesk {

/// A token bucket on a monotonic clock in milliseconds, which the caller reads.
class RateLimiter
{
public:
    /// Allows `burst` at once, then one every `periodMs`.
    RateLimiter(int burst, int periodMs);

    /// Takes one token and returns 0; without one, the seconds (at least 1) until there is one.
    [[nodiscard]] int take(qint64 nowMs);

private:
    const qint64 m_capacityMs;
    const qint64 m_periodMs;
    qint64 m_filledMs; ///< the tokens left, in milliseconds of refill
    qint64 m_lastMs = 0;
};

} // namespace curvedesk
