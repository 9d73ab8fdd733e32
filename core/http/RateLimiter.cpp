// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/RateLimiter.h"

#include <algorithm>

namespace curvedesk {

using std::chrono::microseconds;

RateLimiter::RateLimiter(int burst, microseconds period)
    : m_capacity(burst * period)
    , m_period(period)
    , m_filled(m_capacity)
{
}

int RateLimiter::take(qint64 nowMs)
{
    const std::chrono::milliseconds now(nowMs);
    m_filled = std::min(m_capacity, m_filled + std::max<microseconds>(now - m_last, {}));
    m_last = now;
    if (m_filled >= m_period) {
        m_filled -= m_period;
        return 0;
    }
    return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(m_period - m_filled).count());
}

} // namespace curvedesk
