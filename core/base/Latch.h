// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/WaitList.h"

#include <QMetaObject>
#include <QObject>
#include <QPointer>

#include <utility>

namespace curvedesk {

/// An event that happens once and that coroutines wait for: `co_await latch.wait();`. They go on from the event loop of
/// the context, never inside open(). When the context is destroyed first they go on too, so that what they hold is
/// freed: check with a QPointer after the wait whether the context still exists.
class Latch
{
    Q_DISABLE_COPY_MOVE(Latch)

public:
    /// Makes a closed latch, to be used on the thread of `context`.
    explicit Latch(QObject &context)
        : m_context(&context)
        , m_contextGone(QObject::connect(&context, &QObject::destroyed, &context, [this] { m_waiting.close(); }))
    {
    }
    /// Lets everyone who still waits go on, inside this call.
    ~Latch() { QObject::disconnect(m_contextGone); }

    /// Opens the latch for good; everyone who waits goes on in a later turn of the event loop. Does nothing when it is
    /// open already or the context was destroyed.
    void open()
    {
        if (std::exchange(m_open, true) || !m_context)
            return;
        // A waiting coroutine keeps the latch alive until the event arrives. Without one there is nothing to resume.
        if (m_waiting.isEmpty())
            m_waiting.close();
        else
            QMetaObject::invokeMethod(
                m_context.get(), [this] { m_waiting.close(); }, Qt::QueuedConnection);
    }

    struct Awaiter : WaitList::Awaiter
    {
        void await_resume() const noexcept { } ///< does not tell an opened latch from a destroyed context
    };
    /// To be awaited: goes on once the latch is open, or it or its context is destroyed; at once where those who waited
    /// have gone on already. The call alone does nothing.
    [[nodiscard]] Awaiter wait() noexcept { return {m_waiting.wait()}; }

private:
    QPointer<QObject> m_context;
    WaitList m_waiting; ///< closed once the latch is open or the context destroyed
    QMetaObject::Connection m_contextGone;
    bool m_open = false;
};

} // namespace curvedesk
