// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"

#include <QObject>

#include <memory>

namespace curvedesk::sandbox {

/// Sends the migration of each curve that completes, one slot later at the earliest, as keepers do on a real cluster,
/// so that a graduated coin can be traded on: a signed transaction, by Ledger::submit(), which writes and emits it. A
/// migration that somebody else sent first needs nothing. No signals of its own.
class MigrationKeeper final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MigrationKeeper)

public:
    /// `ledger` must outlive the keeper. The keeper's key is derived from the seed: it protects no money.
    MigrationKeeper(Ledger &ledger, quint64 seed, QObject *parent = nullptr);
    /// Sends nothing more; a migration that was submitted can still land.
    ~MigrationKeeper() override;

    /// Lists, in memory, the curves that completed before, and follows the ledger's signals from now on: sends as slots
    /// begin, and takes an airdrop, written and emitted too, where the keeper has less than 0.1 SOL. What is refused (a
    /// migration is logged as a warning, an airdrop is not) is tried again after 25 slots. A second call does nothing.
    void start();

private:
    class Private;
    std::shared_ptr<Private> d; ///< shared with the coroutine that waits for the ledger
};

} // namespace curvedesk::sandbox
