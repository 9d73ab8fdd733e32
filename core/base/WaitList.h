// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <coroutine>
#include <memory>
#include <utility>
#include <vector>

namespace curvedesk {

/// Coroutines that wait for the same event: `const bool isOpen = co_await list.wait();`. False after close(), which the
/// destructor calls: a list's owner may then be gone.
class WaitList
{
    Q_DISABLE_COPY_MOVE(WaitList)

public:
    WaitList() = default;
    ~WaitList() { close(); }

    /// What `co_await` uses: it joins the list, and gives the answer of wait().
    struct Awaiter
    {
        WaitList &list;
        bool isOpen = true;
        std::coroutine_handle<> waiting;

        [[nodiscard]] bool await_ready() const noexcept { return *list.m_closed; }
        void await_suspend(std::coroutine_handle<> handle)
        {
            waiting = handle;
            list.m_waiting.push_back(this);
        }
        [[nodiscard]] bool await_resume() const noexcept { return isOpen && waiting; }
    };
    /// To be awaited: goes on with true at the next wake(), with false at or after close(). The call does not join.
    [[nodiscard]] Awaiter wait() noexcept { return {*this, true, {}}; }

    /// True when no coroutine waits.
    [[nodiscard]] bool isEmpty() const noexcept { return m_waiting.empty(); }

    /// Resumes every coroutine that waits now, inside this call, with true from its wait(), or with false once one of
    /// them has closed or destroyed the list.
    void wake() { resume(true); }
    /// Resumes every waiting coroutine inside this call, with false from its wait(), as at once from a later one.
    void close()
    {
        *m_closed = true;
        resume(false);
    }

private:
    /// Resumes every coroutine that waits, with `isOpen` as the answer of its wait(); with false once one of them has
    /// closed or destroyed the list.
    void resume(bool isOpen)
    {
        const std::vector<Awaiter *> waiting = std::exchange(m_waiting, {});
        const std::shared_ptr<const bool> closed = m_closed; // a resumed coroutine may destroy the list
        for (Awaiter *each : waiting) {
            each->isOpen = isOpen && !*closed;
            each->waiting.resume();
        }
    }

    std::vector<Awaiter *> m_waiting;
    const std::shared_ptr<bool> m_closed = std::make_shared<bool>(false);
};

} // namespace curvedesk
