// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"

#include <QObject>

#include <memory>

namespace curvedesk::sandbox {

/// Sends the migration of every curve that completes, a slot later and by an ordinary signed transaction, as somebody
/// on a real cluster does: a graduated coin trades on. Anyone else may be faster; then there is nothing to do.
class MigrationKeeper final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MigrationKeeper)

public:
    /// `ledger` must outlive the keeper. The seed decides the keeper's key, which guards nothing of value.
    MigrationKeeper(Ledger &ledger, quint64 seed, QObject *parent = nullptr);
    ~MigrationKeeper() override;

    /// Finds the curves that completed while nobody looked, and looks from now on.
    void start();

private:
    class Private;
    std::shared_ptr<Private> d; ///< shared with the coroutine that waits for the ledger
};

} // namespace curvedesk::sandbox
