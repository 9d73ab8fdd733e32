// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/RateLimiter.h"

namespace curvedesk {

RateLimiter::RateLimiter(int burst, int periodMs)
    : m_capacityMs(qint64{burst} * periodMs)
    , m_periodMs(periodMs)
    , m_filledMs(m_capacityMs)
{
}

int RateLimiter::take(qint64 nowMs)
{
    constexpr qint64 second = 1000;
    m_filledMs = qMin(m_capacityMs, m_filledMs + qMax<qint64>(nowMs - m_lastMs, 0));
    m_lastMs = nowMs;
    if (m_filledMs >= m_periodMs) {
        m_filledMs -= m_periodMs;
        return 0;
    }
    const qint64 missingMs = m_periodMs - m_filledMs;
    return static_cast<int>((missingMs + second - 1) / second);
}

} // namespace curvedesk
