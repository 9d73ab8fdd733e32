// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>

#include <algorithm>

namespace curvedesk::rpc {

/// The chain's newest slot, from the answers of several endpoints, any of which may be wrong, once or always. A chain
/// produces a few slots a second. A slot that is farther from the known one than the time explains is adopted only when
/// the endpoint repeats it and no other contradicts, or when more endpoints answer alike than contradict; the known
/// slot is given up in the same way. No clock of its own: times are milliseconds of any steady clock.
class SlotTracker
{
public:
    /// Slots by which two answers of one moment may differ, through commitment or lag, or a pause before the first
    /// answer.
    static constexpr quint64 slack = 64;
    /// Slots by which a load balancer's nodes can be behind one another.
    static constexpr quint64 stepBack = 150;
    /// Slots by which a pushed slot (processed) may be ahead of an answered one (confirmed).
    static constexpr quint64 pushLead = 32;
    /// Half of a slot's usual time, in milliseconds: no chain is faster than that.
    static constexpr qint64 msPerSlot = 200;
    /// The answers in a row, and the milliseconds between first and last, after which a slot that time cannot explain
    /// is adopted.
    static constexpr int persistentAnswers = 3;
    static constexpr qint64 persistentMs = 1'500;
    /// Milliseconds without an answer of the newest slot, after which a lower one counts again.
    static constexpr qint64 relaxMs = 10'000;
    /// Milliseconds without a change of its slot, after which an endpoint neither contradicts nor supports another.
    static constexpr qint64 silentMs = 15'000;

    explicit SlotTracker(qsizetype endpoints)
        : m_answers(endpoints)
    {
    }

    /// Takes the slot that an endpoint answered; it counts once time, other endpoints or its repetition explain it.
    /// Otherwise it makes isDoubtful() true for a while.
    void replied(qsizetype endpoint, quint64 slot, qint64 nowMs);
    /// Takes the slot that a notification named, unless it is lower than before or too far ahead, or none was answered
    /// yet. It only fills the time between answers: it neither supports nor contradicts one.
    void pushed(quint64 slot, qint64 nowMs);
    /// Forgets the answers of an endpoint that serves another chain; the newest slot stays.
    void forget(qsizetype endpoint) { m_answers[endpoint] = {}; }

    /// The newest slot, which falls when it turns out to be wrong; 0 before the first answer.
    [[nodiscard]] quint64 slot() const { return std::max(m_base, m_pushed); }
    /// True for silentMs after an endpoint answered an implausible slot, unless one is adopted in that time.
    [[nodiscard]] bool isDoubtful(qint64 nowMs) const { return m_doubted && nowMs - m_doubtMs < silentMs; }

private:
    /// The answers of one endpoint.
    struct Answers
    {
        quint64 slot = 0; ///< the last answer
        int count = 0; ///< answers in a row that the passed time explains; 0: none yet
        qint64 sinceMs = 0; ///< time of the first of the counted answers
        qint64 atMs = 0;
        qint64 movedMs = 0; ///< when the slot last changed
    };

    /// True when the passed time explains the step from the endpoint's last answer to `slot`.
    [[nodiscard]] static bool follows(const Answers &answers, quint64 slot, qint64 nowMs);
    /// The highest slot that is plausible now.
    [[nodiscard]] quint64 ceiling(qint64 nowMs) const;
    /// True when `slot` is plausible beside the newest one.
    [[nodiscard]] bool isInLine(quint64 slot, qint64 nowMs) const;
    /// True when the endpoint's slot replaces the known one: more endpoints must be in line with it than with the known
    /// slot, not counting those whose slot stands still. Where none is in line with the known slot, a second one or the
    /// endpoint's own repetition suffices.
    [[nodiscard]] bool isToBeAdopted(qsizetype endpoint, qint64 nowMs) const;
    /// Takes an answered slot that is in line; a lower one only after relaxMs without the newest; m_pushed is 0 then.
    void moveOn(quint64 slot, qint64 nowMs);
    /// Makes this the newest slot, also a lower one; forgets m_pushed and the doubt. The endpoints' answers stay.
    void adopt(quint64 slot, qint64 nowMs);

    QList<Answers> m_answers; ///< by endpoint
    bool m_isKnown = false;
    quint64 m_base = 0; ///< newest slot from answers; pushed slots do not move it
    qint64 m_baseMs = 0; ///< time of the last answer that reached m_base
    quint64 m_ceiling = 0; ///< highest plausible slot at m_ceilingMs; rises with time
    qint64 m_ceilingMs = 0;
    quint64 m_pushed = 0;
    bool m_doubted = false;
    qint64 m_doubtMs = 0;
};

} // namespace curvedesk::rpc
