// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QPointer>

#include <coroutine>
#include <utility>
#include <vector>

namespace curvedesk {

/// Something that happens once and that coroutines wait for: `co_await latch.wait();`. Those who wait go on from the
/// context's event loop, never inside open(). When the context goes first they go on too, so that what they hold is
/// freed: whoever touches the context after a wait has to see whether it is still there (a QPointer tells).
class Latch
{
    Q_DISABLE_COPY_MOVE(Latch)

public:
    explicit Latch(QObject &context)
        : m_context(&context)
    {
    }
    ~Latch() { QObject::disconnect(m_contextGone); }

    [[nodiscard]] bool isOpen() const noexcept { return m_open; }

    void open()
    {
        if (std::exchange(m_open, true) || m_waiting.empty() || !m_context)
            return;
        // Those who wait keep the latch alive until then.
        QMetaObject::invokeMethod(
            m_context.get(), [this] { resume(); }, Qt::QueuedConnection);
    }

    struct Awaiter
    {
        Latch &latch;
        [[nodiscard]] bool await_ready() const noexcept { return latch.m_open || !latch.m_context; }
        void await_suspend(std::coroutine_handle<> waiting) { latch.add(waiting); }
        void await_resume() const noexcept { }
    };
    [[nodiscard]] Awaiter wait() noexcept { return Awaiter{*this}; }

private:
    void add(std::coroutine_handle<> waiting)
    {
        if (m_waiting.empty()) {
            m_contextGone
                = QObject::connect(m_context.get(), &QObject::destroyed, m_context.get(), [this] { resume(); });
        }
        m_waiting.push_back(waiting);
    }
    // The last of those who wait may take the latch with it: nothing of it is touched from the first one on.
    void resume()
    {
        QObject::disconnect(std::exchange(m_contextGone, {}));
        const std::vector<std::coroutine_handle<>> waiting = std::exchange(m_waiting, {});
        for (const std::coroutine_handle<> &each : waiting)
            each.resume();
    }

    QPointer<QObject> m_context;
    QMetaObject::Connection m_contextGone;
    bool m_open = false;
    std::vector<std::coroutine_handle<>> m_waiting;
};

} // namespace curvedesk
