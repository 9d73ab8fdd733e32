// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/TurnQueue.h"

#include <QPointer>

#include <utility>

namespace curvedesk::sandbox {

TurnQueue::~TurnQueue()
{
    // Who is told so may ask again before it notices: that is answered alike.
    while (!m_waiting.empty())
        resumeAll(false);
}

void TurnQueue::add(Next *next)
{
    if (m_waiting.empty())
        QMetaObject::invokeMethod(
            this, [this] { resumeAll(true); }, Qt::QueuedConnection);
    m_waiting.push_back(next);
}

void TurnQueue::resumeAll(bool isOpen)
{
    const QPointer<TurnQueue> self(this);
    const std::vector<Next *> waiting = std::exchange(m_waiting, {});
    for (Next *next : waiting) {
        // One that was resumed may have deleted the queue; the others still want their answer.
        next->isOpen = isOpen && self;
        next->waiting.resume();
    }
}

} // namespace curvedesk::sandbox
