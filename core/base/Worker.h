// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <coroutine>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace curvedesk {

namespace worker {

/// Returns at once; runs `job` on one of two worker threads, when one is free, then `finished` from the event loop of
/// the calling thread, or never when that loop has ended. Traces of keys that `job` leaves on the stack are wiped.
void run(std::function<void()> job, std::function<void()> finished);

} // namespace worker

/// Work for a worker thread: what would hold up everybody on the core's thread, such as hashing, checking and writing
/// megabytes. Two run at a time, the others wait.
///     OnWorker hashing([bytes] { return hash(bytes); });
///     const QByteArray hashed = co_await hashing;
/// The coroutine goes on with the value on its own thread. `Work` owns what it uses, and is destroyed on the worker
/// thread before that. After the await, check with a QPointer whether the objects that the coroutine uses still exist.
/// A statement of its own, because GCC 12 destroys the captures of a lambda twice that stands within an await.
template<class Work> class OnWorker
{
    Q_DISABLE_COPY_MOVE(OnWorker)

public:
    using Value = std::invoke_result_t<Work &>;

    /// Starts nothing yet: the await does.
    explicit OnWorker(Work work)
        : m_work(std::move(work))
    {
    }

    /// What `co_await` uses: it starts the work, and gives its value.
    struct Awaiter
    {
        OnWorker &job;

        [[nodiscard]] bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> waiting) const { job.start(waiting); }
        [[nodiscard]] Value await_resume() const { return std::move(*job.m_value); }
    };
    /// What `co_await job` calls; the work starts once the coroutine waits. Await a job once, and never a temporary.
    friend Awaiter operator co_await(OnWorker &job) { return {job}; }

private:
    /// Has a worker thread do the work, keep its value in m_value and destroy it; then resumes the coroutine from the
    /// event loop of its own thread. Returns at once.
    void start(std::coroutine_handle<> waiting)
    {
        worker::run(
            [this] {
                m_value.emplace((*m_work)());
                m_work.reset();
            },
            [waiting] { waiting.resume(); });
    }

    std::optional<Work> m_work; // in the waiting coroutine, which nothing destroys before it goes on
    std::optional<Value> m_value;
};

} // namespace curvedesk
