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

    /// Takes one token and returns 0; where there is none, takes nothing and returns the seconds until there is one, at
    /// least 1.
    [[nodiscard]] int take(qint64 nowMs);

private:
    const std::chrono::microseconds m_capacity;
    const std::chrono::microseconds m_period;
    std::chrono::microseconds m_filled; ///< the tokens left, as the time of their refill
    std::chrono::milliseconds m_last{0};
};

} // namespace curvedesk
