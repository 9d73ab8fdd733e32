// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Transaction.h"

#include <QCache>
#include <QThreadPool>

#include <atomic>
#include <future>
#include <memory>

namespace curvedesk::sandbox {

/// Checks the signatures of transactions on a thread of its own, while the ledger's thread does something else.
class SignatureChecks
{
public:
    SignatureChecks() { m_thread.setMaxThreadCount(1); }

    /// Begins to check these bytes. The result is kept until it is taken, or 256 later ones have begun.
    void begin(const QByteArray &wire)
    {
        const auto check = std::make_shared<Check>();
        m_begun.insert(wire, new std::shared_ptr<Check>(check));
        m_thread.start([wire, check] {
            if (check->isTaken.exchange(true))
                return;
            const Result<Transaction> transaction = Transaction::decode(wire);
            check->result.set_value(transaction && transaction->verifySignatures());
        });
    }

    /// True when all signatures are good; waits for the thread when that is checking these very bytes. `transaction` is
    /// decoded from `wire`.
    [[nodiscard]] bool areGood(const QByteArray &wire, const Transaction &transaction)
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

    QCache<QByteArray, std::shared_ptr<Check>> m_begun{256};
    QThreadPool m_thread; // its destructor waits for the checks under way
};

} // namespace curvedesk::sandbox
