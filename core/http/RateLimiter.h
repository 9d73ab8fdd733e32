// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <chrono>

namespace curvedesk {

/// A token bucket on a monotonic clock in milliseconds, which the caller reads.
class RateLimiter
{
public:
    /// Allows `burst` at once, then one in each period.
    RateLimiter(int burst, std::chrono::microseconds period);

    /// Takes one token and returns 0; without one, the seconds (at least 1) until there is one.
    [[nodiscard]] int take(qint64 nowMs);

private:
    const std::chrono::microseconds m_capacity;
    const std::chrono::microseconds m_period;
    std::chrono::microseconds m_filled; ///< the tokens left, as the time of their refill
    std::chrono::milliseconds m_last{0};
};

} // namespace curvedesk
