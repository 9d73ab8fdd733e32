// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/cluster/sandbox/TurnQueue.h"

namespace curvedesk::sandbox {

/// The embedded ledger as a Cluster, which says what is not said here; emits its signals as the ledger emits its own.
/// Only send(), which executes within the call, and requestAirdrop() change the ledger. Answers on a later turn of the
/// event loop, as a network does: the next one, or that in which what was sent is committed. Only firstWholeSlot()
/// answers at once. Calls fail with Cancelled once it is destroyed. Statuses, transactions and histories come from the
/// ledger's file (the newest from memory): what cannot be read is logged, and counts as unknown. Other reads: memory.
class SandboxCluster final : public Cluster
{
    Q_OBJECT

public:
    /// `ledger` must outlive the cluster.
    explicit SandboxCluster(Ledger &ledger, QObject *parent = nullptr);
    /// Has the ledger write and emit what it executed, a failure logged, so that what was sent gets its real outcome;
    /// other pending calls end with Cancelled.
    ~SandboxCluster() override;

    [[nodiscard]] QString network() const override { return QStringLiteral("sandbox"); }
    [[nodiscard]] quint64 slot() const override { return m_ledger.slot(); }
    [[nodiscard]] bool isAuthoritative() const override { return true; }
    [[nodiscard]] quint64 finalizedSlot() const override { return m_ledger.slotAt(Commitment::Finalized); }
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address> addresses) override; ///< at most 100, else InvalidInput
    [[nodiscard]] Task<QList<Address>> tokenAccounts(Address wallet) override;
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64 dataSize) override;
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override;
    [[nodiscard]] Task<quint64> blockHeight() override;
    [[nodiscard]] Task<quint64> firstWholeSlot() override { co_return m_ledger.firstWholeSlot(); }
    /// Without effect; an error of the transaction stands in the result. InvalidInput for what is no transaction.
    [[nodiscard]] Task<Simulation> simulate(QByteArray wire, QList<Address> watched) override;
    /// Begins to check the signatures of bytes that will be sent soon, on another thread.
    void expect(const QByteArray &wire) override { m_ledger.expect(wire); }
    /// Executes the transaction in memory at once; answers when it is on disk and, if of the market, emitted by
    /// transactionsLanded(). ProgramRejected for one that cannot land now; Storage: it is undone.
    [[nodiscard]] Task<Signature> send(QByteArray wire) override;
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) override;
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature signature) override; ///< of one on disk
    /// A price for each of the last 150 slots of this start, oldest first; 0 where nothing landed.
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address> writable) override;
    /// Newest first, of those on disk; none when `before` is unknown.
    [[nodiscard]] Task<QList<ConfirmedTransaction>> history(Address address, std::optional<Signature> before,
                                                            int limit) override;
    /// Newest first, of those on disk; none when `before` is unknown.
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address address, std::optional<Signature> before,
                                                      int limit) override;
    /// Ends before one that was dropped or removed since it was listed.
    [[nodiscard]] Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow> rows) override;
    /// InvalidInput for 0, above 100 SOL; answers once on disk, no transactionsLanded() for it. Storage,
    /// which may be logged, ProgramRejected.
    [[nodiscard]] Task<Signature> requestAirdrop(Address to, Lamports lamports) override;

private:
    /// Answers on the next turn of the event loop, with what `read` reads then from the ledger (its memory or its
    /// file); Cancelled, without calling it, when the cluster was destroyed.
    template<class T, class Read> [[nodiscard]] Task<T> readLater(Read read);
    /// Emits transactionsLanded() with those that mention the curve program or the AMM, if any.
    void emitLanded(const QList<TransactionRecord> &records);
    /// Emits transactionsDropped() with those that mention the curve program or the AMM, if any.
    void emitDropped(const QList<TransactionRecord> &records);

    Ledger &m_ledger;
    TurnQueue m_turns;
};

} // namespace curvedesk::sandbox
