// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Transaction.h"

#include <QCache>
#include <QThreadPool>

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
        const auto result = std::make_shared<std::promise<bool>>();
        m_begun.insert(wire, new std::future<bool>(result->get_future()));
        m_thread.start([wire, result] {
            const Result<Transaction> transaction = Transaction::decode(wire);
            result->set_value(transaction && transaction->verifySignatures());
        });
    }

    /// True when all signatures are good; waits for the thread when that has begun to check these bytes. `transaction`
    /// is decoded from `wire`.
    [[nodiscard]] bool areGood(const QByteArray &wire, const Transaction &transaction)
    {
        const std::unique_ptr<std::future<bool>> begun(m_begun.take(wire));
        return begun ? begun->get() : transaction.verifySignatures();
    }

private:
    QCache<QByteArray, std::future<bool>> m_begun{256};
    QThreadPool m_thread; // its destructor waits for the checks under way
};

} // namespace curvedesk::sandbox
