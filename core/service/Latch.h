// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QMetaObject>
#include <QObject>

#include <coroutine>
#include <utility>
#include <vector>

namespace curvedesk {

/// Something that happens once and that coroutines wait for: `co_await latch.wait();`. Those who wait go on from the
/// context's event loop, never inside open(), and not at all once the context is gone.
class Latch
{
    Q_DISABLE_COPY_MOVE(Latch)

public:
    explicit Latch(QObject &context)
        : m_context(context)
    {
    }
    ~Latch() = default;

    [[nodiscard]] bool isOpen() const noexcept { return m_open; }

    void open()
    {
        if (std::exchange(m_open, true) || m_waiting.empty())
            return;
        QMetaObject::invokeMethod(
            &m_context,
            [waiting = std::exchange(m_waiting, {})] {
                for (const std::coroutine_handle<> &each : waiting)
                    each.resume();
            },
            Qt::QueuedConnection);
    }

    struct Awaiter
    {
        Latch &latch;
        [[nodiscard]] bool await_ready() const noexcept { return latch.m_open; }
        void await_suspend(std::coroutine_handle<> waiting) { latch.m_waiting.push_back(waiting); }
        void await_resume() const noexcept { }
    };
    [[nodiscard]] Awaiter wait() noexcept { return Awaiter{*this}; }

private:
    QObject &m_context;
    bool m_open = false;
    std::vector<std::coroutine_handle<>> m_waiting;
};

} // namespace curvedesk
