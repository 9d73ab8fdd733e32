// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>

#include <algorithm>

namespace curvedesk::rpc {

/// The chain's newest slot, from the answers of several endpoints, any of which may be wrong, once or for good. A chain
/// moves on by a few slots a second. A slot that is farther from the known one than the time explains is adopted only
/// when the endpoint repeats it and no other contradicts, or when most endpoints answer alike; the known slot is given
/// up in the same way. No clock of its own: times are milliseconds of any steady clock.
class SlotTracker
{
public:
    /// Slots that two answers of one moment may lie apart: by commitment, by lag, by a pause before the first.
    static constexpr quint64 slack = 64;
    /// A load balancer's nodes can be this far behind one another.
    static constexpr quint64 stepBack = 150;
    /// What is pushed (processed) is ahead of what is answered (confirmed) by no more than this.
    static constexpr quint64 pushLead = 32;
    /// Half of a slot's usual time: no chain is faster than that.
    static constexpr qint64 msPerSlot = 200;
    /// A slot that time cannot explain has to be answered so often, and for so long.
    static constexpr int persistentAnswers = 3;
    static constexpr qint64 persistentMs = 1'500;
    /// No endpoint has answered the newest slot for so long: a lower one counts again.
    static constexpr qint64 relaxMs = 10'000;
    /// An endpoint whose slot has not changed for so long contradicts no other.
    static constexpr qint64 silentMs = 15'000;

    explicit SlotTracker(qsizetype endpoints)
        : m_answers(endpoints)
    {
    }

    /// An endpoint answered with a slot.
    void replied(qsizetype endpoint, quint64 slot, qint64 nowMs);
    /// A notification came with a slot. It only fills the time between answers: it neither supports nor contradicts
    /// one.
    void pushed(quint64 slot, qint64 nowMs);
    /// The endpoint serves another chain: its answers count no more.
    void forget(qsizetype endpoint) { m_answers[endpoint] = {}; }

    /// The newest slot; 0 before the first answer.
    [[nodiscard]] quint64 slot() const { return std::max(m_base, m_pushed); }
    /// An endpoint answered a moment ago with a slot that was not adopted: asking again settles it.
    [[nodiscard]] bool isDoubtful(qint64 nowMs) const { return m_doubted && nowMs - m_doubtMs < silentMs; }

private:
    /// The answers of one endpoint.
    struct Answers
    {
        quint64 slot = 0; ///< the last
        int count = 0; ///< answers in a row that time explains; 0: none yet
        qint64 sinceMs = 0; ///< the first of those
        qint64 atMs = 0;
        qint64 movedMs = 0; ///< when the slot last changed
    };

    [[nodiscard]] static bool follows(const Answers &answers, quint64 slot, qint64 nowMs);
    [[nodiscard]] quint64 ceiling(qint64 nowMs) const;
    [[nodiscard]] bool isInLine(quint64 slot, qint64 nowMs) const;
    [[nodiscard]] bool isToBeAdopted(qsizetype endpoint, qint64 nowMs) const;
    void moveOn(quint64 slot, qint64 nowMs);
    void adopt(quint64 slot, qint64 nowMs);

    QList<Answers> m_answers; ///< by endpoint
    bool m_isKnown = false;
    quint64 m_base = 0; ///< by answers
    qint64 m_baseMs = 0; ///< when an answer last reached it
    quint64 m_ceiling = 0; ///< at m_ceilingMs; rises with time
    qint64 m_ceilingMs = 0;
    quint64 m_pushed = 0;
    bool m_doubted = false;
    qint64 m_doubtMs = 0;
};

} // namespace curvedesk::rpc
