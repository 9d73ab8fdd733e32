// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/journal/OrderJournal.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <mutex>
#include <vector>

namespace curvedesk {

/// Writes orders into a journal on a thread of its own, over a connection of its own: those that come while it writes
/// share the next commit. A journal in memory is written at once, on the calling thread.
class JournalWriter final : public QObject
{
    Q_DISABLE_COPY_MOVE(JournalWriter)

public:
    enum class Kind { Record, Settle, Finalize };
    using Done = std::function<void(const Outcome &)>;

    /// `journal` must outlive the writer.
    explicit JournalWriter(OrderJournal &journal);
    /// Waits for the thread; does not call what has not been called by then.
    ~JournalWriter() override;

    /// OrderJournal::record(), settle() or finalize() of one order. `done` is called from the event loop, with the
    /// method's outcome, once the order is on disk; those of a batch that came together are called together.
    void write(Kind kind, Order order, Done done);
    /// True while no `done` is awaited, so that the thread does not use the file.
    [[nodiscard]] bool isIdle() const { return m_open == 0; }
    /// Waits until all is written, and calls what has not been called.
    void finish();

private:
    struct Writing
    {
        Kind kind;
        Order order;
        Done done;
        Outcome outcome;
    };
    using Writings = std::vector<Writing>;

    /// Writes all that waits, in a commit for each kind. On the thread.
    void writeAll();
    static void write(OrderJournal &journal, Writings &writings);
    /// Calls what is written. On the caller's thread.
    void deliver();
    void deliverSoon(); ///< deliver() on the next turn of the event loop. On any thread

    OrderJournal &m_journal;
    std::size_t m_open = 0; ///< writings that are not delivered
    std::mutex m_mutex;
    Writings m_waiting; ///< guarded
    Writings m_written; ///< guarded
    bool m_isWriting = false; ///< guarded: the thread will look at m_waiting once more
    QThread m_thread;
    QObject *m_context = nullptr; ///< lives on the thread
    std::unique_ptr<OrderJournal> m_own; ///< used by the thread only
};

} // namespace curvedesk
