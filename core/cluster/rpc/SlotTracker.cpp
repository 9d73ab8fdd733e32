// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/SlotTracker.h"

namespace curvedesk::rpc {

namespace {

quint64 slotsIn(qint64 ms)
{
    return static_cast<quint64>(std::max<qint64>(0, ms) / SlotTracker::msPerSlot);
}

} // namespace

bool SlotTracker::follows(const Word &word, quint64 slot, qint64 nowMs)
{
    return word.count > 0 && slot + stepBack >= word.slot && slot <= word.slot + slack + slotsIn(nowMs - word.atMs);
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
    Word &word = m_words[endpoint];
    if (!follows(word, slot, nowMs)) {
        word.count = 0;
        word.sinceMs = nowMs;
    }
    if (word.count == 0 || slot != word.slot)
        word.movedMs = nowMs;
    ++word.count;
    word.slot = slot;
    word.atMs = nowMs;
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
        for (const Word &word : std::as_const(m_words)) {
            if (word.count > 0 && nowMs - word.atMs <= relaxMs && isInLine(word.slot, nowMs))
                next = std::max(next, word.slot);
        }
        m_pushed = 0;
        m_baseMs = nowMs;
    }
    if (slot >= m_base)
        m_baseMs = nowMs;
    m_base = next;
    // Time that passed is not saved up: the next jump has to be explained by its own.
    m_ceiling = std::min(ceiling(nowMs), m_base + slack);
    m_ceilingMs = nowMs;
}

// The chain that was known is kept as long as as many stand for it, unless they have come to a halt.
bool SlotTracker::isToBeAdopted(qsizetype endpoint, qint64 nowMs) const
{
    const Word &told = m_words.at(endpoint);
    int supporters = 1;
    int opponents = 0;
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        const Word &word = m_words.at(i);
        if (i == endpoint || word.count == 0 || nowMs - word.movedMs > silentMs)
            continue;
        if (isInLine(word.slot, nowMs))
            ++opponents;
        else if (word.slot <= told.slot + slack && told.slot <= word.slot + slack + slotsIn(nowMs - word.atMs))
            ++supporters;
    }
    if (opponents > 0)
        return supporters > opponents;
    return supporters > 1 || (told.count >= persistentWords && nowMs - told.sinceMs >= persistentMs);
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
