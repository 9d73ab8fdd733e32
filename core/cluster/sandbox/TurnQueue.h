// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QObject>

#include <coroutine>
#include <vector>

namespace curvedesk::sandbox {

/// Resumes coroutines on the next turn of the event loop, all that wait with one event: thousands of them ask in a
/// second.
class TurnQueue final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnQueue)

public:
    using QObject::QObject;
    /// Resumes what waits, with false.
    ~TurnQueue() override;

    /// `const bool isOpen = co_await queue.next();` False when the queue is gone, and whoever owned it with it.
    struct Next
    {
        TurnQueue *queue;
        bool isOpen = true;
        std::coroutine_handle<> waiting;

        [[nodiscard]] bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> handle)
        {
            waiting = handle;
            queue->add(this);
        }
        [[nodiscard]] bool await_resume() const noexcept { return isOpen; }
    };
    [[nodiscard]] Next next() { return {this, true, {}}; }

private:
    void add(Next *next);
    void resumeAll(bool isOpen);

    std::vector<Next *> m_waiting;
};

} // namespace curvedesk::sandbox
