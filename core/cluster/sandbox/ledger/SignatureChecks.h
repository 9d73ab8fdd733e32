// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Transaction.h"

#include <QCache>
#include <QThreadPool>

#include <atomic>
#include <future>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace curvedesk::sandbox {

/// Checks the signatures of transactions on a thread of its own, while the ledger's thread does something else.
class SignatureChecks
{
public:
    /// Starts no thread yet.
    SignatureChecks() { m_thread.setMaxThreadCount(1); }

    /// Begins to check these bytes, anew when they were begun before. The result is kept until it is taken, or until
    /// there are 256 newer ones.
    void begin(const QByteArray &wire)
    {
        const auto check = std::make_shared<Check>();
        m_begun.insert(wire, new std::shared_ptr<Check>(check));
        if (m_queue->add(wire, check))
            m_thread.start([queue = m_queue] { queue->checkAll(); });
    }

    /// True when all signatures are good. Takes the result that begin() kept for these bytes, and waits for the thread
    /// when that is checking them; else checks here. `transaction` is decoded from `wire`.
    [[nodiscard]] bool takeVerdict(const QByteArray &wire, const Transaction &transaction)
    {
        const std::unique_ptr<std::shared_ptr<Check>> begun(m_begun.take(wire));
        if (!begun || !(*begun)->isTaken.exchange(true))
            return transaction.verifySignatures();
        return (*begun)->result.get_future().get();
    }

private:
    struct Check
    {
        std::atomic<bool> isTaken = false; ///< set by the thread that checks, this one or the ledger's
        std::promise<bool> result; ///< of this class's thread
    };

    /// The checks that the thread has not begun. To wake the thread for each costs more than to lock this.
    class Queue
    {
    public:
        /// Adds a check. True when the thread has to be started for it.
        [[nodiscard]] bool add(const QByteArray &wire, std::shared_ptr<Check> check)
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.emplace_back(wire, std::move(check));
            return !std::exchange(m_isRunning, true);
        }
        /// Checks on the calling thread until none is left.
        void checkAll()
        {
            for (std::vector<Waiting> taken = take(); !taken.empty(); taken = take()) {
                for (const auto &[wire, check] : taken) {
                    if (check->isTaken.exchange(true))
                        continue;
                    const Result<Transaction> transaction = Transaction::decode(wire);
                    check->result.set_value(transaction && transaction->verifySignatures());
                }
            }
        }

    private:
        using Waiting = std::pair<QByteArray, std::shared_ptr<Check>>;

        /// Takes all that wait; with none the thread counts as ended.
        [[nodiscard]] std::vector<Waiting> take()
        {
            const std::lock_guard lock(m_mutex);
            m_isRunning = !m_waiting.empty();
            return std::exchange(m_waiting, {});
        }

        std::mutex m_mutex;
        std::vector<Waiting> m_waiting;
        bool m_isRunning = false; ///< the thread will look at m_waiting once more
    };

    QCache<QByteArray, std::shared_ptr<Check>> m_begun{256};
    const std::shared_ptr<Queue> m_queue = std::make_shared<Queue>();
    QThreadPool m_thread; // its destructor waits for the checks under way
};

} // namespace curvedesk::sandbox
