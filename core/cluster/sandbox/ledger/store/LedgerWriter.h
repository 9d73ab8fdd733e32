// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/store/LedgerRows.h"

#include <QThread>

#include <functional>
#include <future>
#include <memory>

namespace curvedesk::sandbox {

/// Writes the batches of a ledger on a thread of its own, with a connection of its own: the ledger's thread executes
/// the next transactions instead of waiting for SQLite and the disk.
class LedgerWriter
{
    Q_DISABLE_COPY_MOVE(LedgerWriter)

public:
    /// Starts the thread and opens the file of a ledger there, which exists. Damaged, Storage when it cannot be opened.
    [[nodiscard]] static Result<std::unique_ptr<LedgerWriter>> open(const QString &path,
                                                                    const Database::Migrations &migrations);
    /// Waits for the batches that were handed over, closes the file and ends the thread.
    ~LedgerWriter();

    /// Has the thread write the batch in one commit; returns at once, with the outcome to come: Storage, Damaged
    /// (nothing was written). `finished` is called on the thread after the future has it.
    [[nodiscard]] std::future<Outcome> write(std::shared_ptr<const LedgerBatch> batch, std::function<void()> finished);

private:
    struct Connection;

    /// Starts the thread; open() gives it the connection.
    LedgerWriter();

    QThread m_thread;
    QObject m_context; ///< of the thread: runs there what is invoked on it
    std::unique_ptr<Connection> m_connection; ///< opened, used and destroyed on the thread
};

} // namespace curvedesk::sandbox
