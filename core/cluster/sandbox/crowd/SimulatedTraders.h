// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"

#include <QObject>

#include <functional>
#include <memory>

namespace curvedesk::sandbox {

/// Launches and trades coins on the sandbox, so that a new user sees a market: by ordinary signed transactions and
/// Ledger::submit(), which writes and emits them. Same seed and ledger, same actions. No signals of their own.
class SimulatedTraders final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SimulatedTraders)

public:
    /// `ledger` must outlive the traders. Sends nothing before start() or act().
    SimulatedTraders(Ledger &ledger, quint64 seed, QObject *parent = nullptr);
    /// Ends the traders' actions, though one that was sent can still land, and sets the ledger's block times back to
    /// the present.
    ~SimulatedTraders() override;

    /// The wallets that trade, not those that launch: the senders whose old trades Ledger::limitHistory() may remove.
    [[nodiscard]] static QSet<Address> addresses(quint64 seed);

    /// Sets what keeps the documents and pictures of the crowd's coins, so that others can read them; it is called
    /// before a launch is sent. Call this before start().
    void publishBy(std::function<void(const QByteArray &block)> keep);
    /// Call it once. Launches and publishes those of the first coins that the ledger lacks, and trades them, with
    /// airdrops; on a new ledger in blocks dated back over 90 minutes, for which it advances the slots (the ledger
    /// emits slotAdvanced()). Answers once they are there, with false when the ledger refused one. From then on the
    /// traders act once or twice a second, also on other people's coins, earlier ones read from the ledger's disk (what
    /// cannot be read is logged). Storage when the ledger could not be written, ProgramRejected for an airdrop: the
    /// traders act after a pause all the same. Cancelled when they were destroyed meanwhile.
    [[nodiscard]] Task<bool> start();
    /// Does one action now, for tests and screenshots: plans it, takes an airdrop where its trader lacks SOL, publishes
    /// what it launches, sends it. False: nothing landed, or destroyed meanwhile. Storage, ProgramRejected (airdrop).
    [[nodiscard]] Task<bool> act();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace curvedesk::sandbox
