// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>

#include <algorithm>

namespace curvedesk::rpc {

/// How far the chain is, out of what several nodes say, any of which may be wrong, once or for good. A chain moves on
/// by a few slots a second: what time cannot explain is believed only when it lasts and nobody contradicts, or when
/// most say so. What was believed is given up the same way. No clock of its own: times are milliseconds of any steady
/// clock.
class SlotTracker
{
public:
    /// Slots between what is said in the same moment: by commitment, by lag, by the first word after a pause.
    static constexpr quint64 slack = 64;
    /// A load balancer's nodes can be this far behind one another.
    static constexpr quint64 stepBack = 150;
    /// What is pushed (processed) is ahead of what is answered (confirmed) by no more than this.
    static constexpr quint64 pushLead = 32;
    /// Half of a slot's usual time: no chain is faster than that.
    static constexpr qint64 msPerSlot = 200;
    /// A word that time cannot explain has to be repeated so often, and for so long.
    static constexpr int persistentWords = 3;
    static constexpr qint64 persistentMs = 1'500;
    /// Nobody has repeated the newest slot for so long: what is said now counts.
    static constexpr qint64 relaxMs = 10'000;
    /// Who has said nothing new for so long contradicts nobody.
    static constexpr qint64 silentMs = 15'000;

    explicit SlotTracker(qsizetype endpoints)
        : m_words(endpoints)
    {
    }

    /// An answer of this endpoint told a slot.
    void replied(qsizetype endpoint, quint64 slot, qint64 nowMs);
    /// A notification told a slot. It only fills the time between answers: never counts for one, nor against one.
    void pushed(quint64 slot, qint64 nowMs);
    /// It serves another chain.
    void forget(qsizetype endpoint) { m_words[endpoint] = {}; }

    /// The newest slot that is believed; 0 before the first answer.
    [[nodiscard]] quint64 slot() const { return std::max(m_base, m_pushed); }
    /// Somebody said a moment ago what is not believed: asking again settles it.
    [[nodiscard]] bool isDoubtful(qint64 nowMs) const { return m_doubted && nowMs - m_doubtMs < silentMs; }

private:
    struct Word
    {
        quint64 slot = 0; ///< the last
        int count = 0; ///< words in a row that follow from one another; 0: none yet
        qint64 sinceMs = 0; ///< the first of those
        qint64 atMs = 0;
        qint64 movedMs = 0; ///< when it last told another slot
    };

    [[nodiscard]] static bool follows(const Word &word, quint64 slot, qint64 nowMs);
    [[nodiscard]] quint64 ceiling(qint64 nowMs) const;
    [[nodiscard]] bool isInLine(quint64 slot, qint64 nowMs) const;
    [[nodiscard]] bool isToBeAdopted(qsizetype endpoint, qint64 nowMs) const;
    void moveOn(quint64 slot, qint64 nowMs);
    void adopt(quint64 slot, qint64 nowMs);

    QList<Word> m_words; ///< by endpoint
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
