// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/WaitList.h"

#include <QObject>

namespace curvedesk::sandbox {

/// Resumes coroutines on the next turn of the event loop, with one event for all that wait, because there can be
/// thousands in a second. Its destructor resumes those that still wait.
class TurnQueue final : public QObject
{
    Q_DISABLE_COPY_MOVE(TurnQueue)

public:
    TurnQueue() = default;

    /// `const bool isOpen = co_await queue.nextTurn();` False when the queue and its owner are being destroyed. Posts
    /// one event, which resumes all that wait, unless one is posted already: call it only as the operand of co_await.
    [[nodiscard]] WaitList::Awaiter nextTurn()
    {
        if (m_waiting.isEmpty())
            QMetaObject::invokeMethod(
                this, [this] { m_waiting.wake(); }, Qt::QueuedConnection);
        return m_waiting.wait();
    }

private:
    WaitList m_waiting;
};

} // namespace curvedesk::sandbox
