// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QHash>

namespace curvedesk {

/// Slows down who fails to authenticate, by the names that the caller gives: a client's address, the id in a wrong key.
/// Runs on a monotonic clock in milliseconds, which the caller reads.
class FailureThrottle
{
public:
    static constexpr int freeFailures = 5; ///< that cost nothing
    static constexpr int longestSeconds = 300; ///< pause after a failure; it doubles from one second on
    static constexpr qint64 memoryMs = 15 * 60 * 1000; ///< after which failures are forgotten
    static constexpr qsizetype maxNames = 1024; ///< the longest unseen one is forgotten first

    /// Seconds for which this name has to wait; 0: it may try.
    [[nodiscard]] int secondsLeft(const QByteArray &name, qint64 nowMs) const;
    /// Counts a failure of this name.
    void fail(const QByteArray &name, qint64 nowMs);

private:
    struct Failures
    {
        int count = 0;
        qint64 lastMs = 0;
        qint64 blockedUntilMs = 0;
    };
    QHash<QByteArray, Failures> m_names;
};

} // namespace curvedesk
