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
    static constexpr int longestSeconds = 300; ///< pause after a failure; it doubles from one second on
    static constexpr qint64 memoryMs = 15 * 60 * 1000; ///< after which failures are forgotten
    static constexpr qsizetype maxNames = 1024; ///< the longest unseen one is forgotten first

    /// `freeFailures`: the failure of a name, counted from 1, that begins its first pause, of one second; those before
    /// it begin none. At least 1.
    explicit FailureThrottle(int freeFailures)
        : m_freeFailures(freeFailures)
    {
    }

    /// Seconds, rounded up, for which this name has to wait; 0: it may try. Counts nothing.
    [[nodiscard]] int secondsLeft(const QByteArray &name, qint64 nowMs) const;
    /// Counts a failure of this name; from number `freeFailures` on it begins a pause, each twice as long as the one
    /// before, up to longestSeconds. May forget another name.
    void fail(const QByteArray &name, qint64 nowMs);

private:
    struct Failures
    {
        int count = 0;
        qint64 lastMs = 0;
        qint64 blockedUntilMs = 0;
    };
    const int m_freeFailures;
    QHash<QByteArray, Failures> m_names;
};

} // namespace curvedesk
