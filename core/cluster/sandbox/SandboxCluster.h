// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/cluster/sandbox/TurnQueue.h"

namespace curvedesk::sandbox {

/// The embedded ledger as a Cluster, which says what is not said here. Only send(), which executes within the call, and
/// requestAirdrop() change the ledger. Answers on a later turn of the event loop, as a network does: the next one, or
/// the one in which what was sent is committed. Only firstWholeSlot() answers at once.
class SandboxCluster final : public Cluster
{
    Q_OBJECT

public:
    /// `ledger` must outlive the cluster.
    explicit SandboxCluster(Ledger &ledger, QObject *parent = nullptr);
    /// Has the ledger write what it executed, so that what was sent gets its real outcome; other pending calls end with
    /// Cancelled.
    ~SandboxCluster() override;

    [[nodiscard]] QString network() const override;
    [[nodiscard]] quint64 slot() const override;
    [[nodiscard]] bool isAuthoritative() const override { return true; }
    [[nodiscard]] quint64 finalizedSlot() const override;
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address> addresses) override;
    [[nodiscard]] Task<QList<Address>> tokenAccounts(Address wallet) override;
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64 dataSize) override;
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override;
    [[nodiscard]] Task<quint64> blockHeight() override;
    [[nodiscard]] Task<quint64> firstWholeSlot() override { co_return m_ledger.firstWholeSlot(); }
    [[nodiscard]] Task<Simulation> simulate(QByteArray wire, QList<Address> watched) override;
    void expect(const QByteArray &wire) override { m_ledger.expect(wire); }
    [[nodiscard]] Task<Signature> send(QByteArray wire) override;
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) override;
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature signature) override;
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address> writable) override;
    [[nodiscard]] Task<QList<ConfirmedTransaction>> history(Address address, std::optional<Signature> before,
                                                            int limit) override;
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address address, std::optional<Signature> before,
                                                      int limit) override;
    [[nodiscard]] Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow> rows) override;
    [[nodiscard]] Task<Signature> requestAirdrop(Address to, Lamports lamports) override;

private:
    /// Emits transactionsLanded() with those that mention the curve program or the AMM, if any.
    void emitLanded(const QList<TransactionRecord> &records);
    /// Emits transactionsDropped() with those that mention the curve program or the AMM, if any.
    void emitDropped(const QList<TransactionRecord> &records);

    Ledger &m_ledger;
    TurnQueue m_turns;
};

} // namespace curvedesk::sandbox
