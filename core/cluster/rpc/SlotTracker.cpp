// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/SlotTracker.h"

namespace curvedesk::rpc {

namespace {

// The most slots that a chain makes in this time.
quint64 slotsIn(qint64 ms)
{
    return static_cast<quint64>(std::max<qint64>(0, ms) / SlotTracker::msPerSlot);
}

} // namespace

bool SlotTracker::follows(const Answers &answers, quint64 slot, qint64 nowMs)
{
    return answers.count > 0 && slot + stepBack >= answers.slot
        && slot <= answers.slot + slack + slotsIn(nowMs - answers.atMs);
}

quint64 SlotTracker::ceiling(qint64 nowMs) const
{
    return m_ceiling + slotsIn(nowMs - m_ceilingMs);
}

bool SlotTracker::isInLine(quint64 slot, qint64 nowMs) const
{
    return slot + stepBack >= m_base && slot <= ceiling(nowMs);
}

void SlotTracker::replied(qsizetype endpoint, quint64 slot, qint64 nowMs)
{
    Answers &answers = m_answers[endpoint];
    if (!follows(answers, slot, nowMs)) {
        answers.count = 0;
        answers.sinceMs = nowMs;
    }
    if (answers.count == 0 || slot != answers.slot)
        answers.movedMs = nowMs;
    ++answers.count;
    answers.slot = slot;
    answers.atMs = nowMs;
    if (!m_isKnown) {
        adopt(slot, nowMs);
    } else if (isInLine(slot, nowMs)) {
        moveOn(slot, nowMs);
    } else if (isToBeAdopted(endpoint, nowMs)) {
        adopt(slot, nowMs);
    } else {
        m_doubted = true;
        m_doubtMs = nowMs;
    }
}

void SlotTracker::moveOn(quint64 slot, qint64 nowMs)
{
    quint64 next = std::max(m_base, slot);
    if (slot < m_base && nowMs - m_baseMs > relaxMs) {
        next = slot;
        for (const Answers &answers : std::as_const(m_answers)) {
            if (answers.count > 0 && nowMs - answers.atMs <= relaxMs && isInLine(answers.slot, nowMs))
                next = std::max(next, answers.slot);
        }
        m_pushed = 0;
        m_baseMs = nowMs;
    }
    if (slot >= m_base)
        m_baseMs = nowMs;
    m_base = next;
    // The time that has passed is used up, so that it cannot explain a second step.
    m_ceiling = std::min(ceiling(nowMs), m_base + slack);
    m_ceilingMs = nowMs;
}

bool SlotTracker::isToBeAdopted(qsizetype endpoint, qint64 nowMs) const
{
    const Answers &own = m_answers.at(endpoint);
    int supporters = 1;
    int opponents = 0;
    for (qsizetype i = 0; i < m_answers.size(); ++i) {
        const Answers &answers = m_answers.at(i);
        if (i == endpoint || answers.count == 0 || nowMs - answers.movedMs > silentMs)
            continue;
        if (isInLine(answers.slot, nowMs))
            ++opponents;
        else if (answers.slot <= own.slot + slack && own.slot <= answers.slot + slack + slotsIn(nowMs - answers.atMs))
            ++supporters;
    }
    if (opponents > 0)
        return supporters > opponents;
    return supporters > 1 || (own.count >= persistentAnswers && nowMs - own.sinceMs >= persistentMs);
}

void SlotTracker::adopt(quint64 slot, qint64 nowMs)
{
    m_isKnown = true;
    m_base = slot;
    m_baseMs = nowMs;
    m_ceiling = slot + slack;
    m_ceilingMs = nowMs;
    m_pushed = 0;
    m_doubted = false;
}

void SlotTracker::pushed(quint64 slot, qint64 nowMs)
{
    if (m_isKnown && slot <= m_base + pushLead + slotsIn(nowMs - m_baseMs))
        m_pushed = std::max(m_pushed, slot);
}

} // namespace curvedesk::rpc
