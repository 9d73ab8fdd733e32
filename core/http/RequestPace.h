// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

namespace curvedesk {

/// The speed at which a request arrives. Times are milliseconds on one monotonic clock, rates bytes a second.
class RequestPace
{
public:
    /// Starts to measure at this time, before the first byte.
    void begin(qint64 nowMs)
    {
        m_beganMs = nowMs;
        m_beforeWindow = 0;
    }

    /// Bytes that it lags behind `rate`, which is counted from `graceMs` after its beginning; 0 when it does not lag.
    [[nodiscard]] qint64 arrears(qint64 nowMs, qint64 received, int graceMs, qint64 rate) const
    {
        const qint64 ms = nowMs - m_beganMs - graceMs;
        return ms <= 0 ? 0 : qMax<qint64>(0, ms * rate / 1000 - received);
    }

    /// Ends a window of time and begins the next; `received`: bytes since the beginning. False when fewer than 4,096
    /// came in the window, or when the request has taken longer than `totalMs` and has come slower than `rate`.
    [[nodiscard]] bool endWindow(qint64 nowMs, qint64 received, int totalMs, qint64 rate)
    {
        constexpr qint64 leastInWindow = 4096;
        const bool keepsComing = received - m_beforeWindow >= leastInWindow;
        const bool isInTime = nowMs - m_beganMs < totalMs || arrears(nowMs, received, 0, rate) == 0;
        m_beforeWindow = received;
        return keepsComing && isInTime;
    }

private:
    qint64 m_beganMs = 0;
    qint64 m_beforeWindow = 0; ///< bytes that had come when the window began
};

} // namespace curvedesk
