// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/FailureThrottle.h"

#include <algorithm>

namespace curvedesk {

int FailureThrottle::secondsLeft(const QByteArray &name, qint64 nowMs) const
{
    constexpr qint64 second = 1000;
    const qint64 leftMs = m_names.value(name).blockedUntilMs - nowMs;
    return leftMs > 0 ? static_cast<int>((leftMs + second - 1) / second) : 0;
}

void FailureThrottle::fail(const QByteArray &name, qint64 nowMs)
{
    if (!m_names.contains(name) && m_names.size() >= maxNames) {
        m_names.erase(std::min_element(m_names.cbegin(), m_names.cend(),
                                       [](const Failures &a, const Failures &b) { return a.lastMs < b.lastMs; }));
    }
    Failures &failures = m_names[name];
    if (nowMs - failures.lastMs > memoryMs)
        failures = {};
    ++failures.count;
    failures.lastMs = nowMs;
    if (failures.count < m_freeFailures)
        return;
    constexpr int mostDoublings = 9;
    const int seconds = std::min(1 << std::min(failures.count - m_freeFailures, mostDoublings), longestSeconds);
    failures.blockedUntilMs = nowMs + seconds * qint64{1000};
}

} // namespace curvedesk
