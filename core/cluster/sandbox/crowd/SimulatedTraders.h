// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"

#include <QObject>

#include <memory>

namespace curvedesk::sandbox {

/// A seeded crowd that launches and trades coins on the sandbox with ordinary signed transactions, so that a new user
/// sees a living market. The same seed acts the same way on the same ledger.
class SimulatedTraders final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SimulatedTraders)

public:
    /// `ledger` must outlive the traders.
    SimulatedTraders(Ledger &ledger, quint64 seed, QObject *parent = nullptr);
    ~SimulatedTraders() override;

    /// Funds the crowd and launches a first set of coins with some history, where the ledger has none yet; answers
    /// once they are there (false: the ledger refused one). From then on the crowd acts a few times a second. Storage
    /// when the ledger could not be written: the crowd goes on after a pause. Cancelled when the traders went
    /// meanwhile. Once.
    [[nodiscard]] Task<bool> start();
    /// One action now; tests and screenshots use it to make a market without waiting.
    [[nodiscard]] Task<bool> act();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace curvedesk::sandbox
