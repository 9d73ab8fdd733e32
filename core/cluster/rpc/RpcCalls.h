// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/Cluster.h"
#include "core/cluster/rpc/RpcClient.h"

#include <deque>

namespace curvedesk::rpc {

/// The port's methods as JSON-RPC calls. Asks several endpoints where they must agree, does without methods that a
/// small node lacks, and reads only from nodes that have come as far as our own transactions.
class RpcCalls
{
    Q_DISABLE_COPY_MOVE(RpcCalls)

public:
    /// `client` must outlive this.
    explicit RpcCalls(RpcClient &client)
        : m_client(client)
    {
    }

    [[nodiscard]] Task<quint64> slot();
    /// An answer beyond the newest slot is refused: it would seem to prove that a transaction can land no more.
    [[nodiscard]] Task<quint64> blockHeight();
    /// Refuses an answer whose last valid height does not fit the slot and the same endpoint's block height.
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash();
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address> addresses);
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64 dataSize);
    [[nodiscard]] Task<Simulation> simulate(QByteArray wire, QList<Address> watched);
    /// To every endpoint that is ready, at once. ProgramRejected only when all of them say that the bytes are no
    /// transaction; after any other failure they may have gone out.
    [[nodiscard]] Task<Signature> send(QByteArray wire);
    /// Asks one endpoint after the other until two agree on every signature, or none is left. Fails only when none
    /// answered.
    [[nodiscard]] Task<QList<StatusLookup>> statuses(QList<Signature> signatures);
    /// As one endpoint has it; nullopt where that one does not.
    [[nodiscard]] Task<std::optional<FetchedTransaction>> transaction(Signature signature);
    /// nullopt where no endpoint that answered has it.
    [[nodiscard]] Task<std::optional<FetchedTransaction>> transactionFromAny(Signature signature);
    /// Empty where the node does not collect them.
    [[nodiscard]] Task<QList<quint64>> priorityFees(QList<Address> writable);
    /// NotFound where the node keeps no history. `minSlot`: of a node that came so far.
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address address, std::optional<Signature> before,
                                                      std::optional<Signature> until, int limit, quint64 minSlot = 0);
    /// The rows' transactions, in their order; failed ones without their logs. Ends early, with what it has, at one
    /// that cannot be had now. `absent`, if any, gets those of which there is no record, instead of an end there.
    [[nodiscard]] Task<QList<ConfirmedTransaction>> landed(QList<HistoryRow> rows,
                                                           std::shared_ptr<QList<HistoryRow>> absent = nullptr);
    [[nodiscard]] Task<Signature> airdrop(Address to, Lamports lamports);

private:
    struct Sending;
    struct Fetching;
    /// A block height, and when an endpoint answered it.
    struct HeightAt
    {
        quint64 height = 0;
        quint64 slot = 0;
        QElapsedTimer since;
    };
    QCoro::Task<> sendTo(qsizetype endpoint, std::shared_ptr<Sending> sending);
    QCoro::Task<> fetchInto(HistoryRow row, std::shared_ptr<Fetching> fetching, qsizetype index);
    [[nodiscard]] Task<bool> fitsHeight(qsizetype endpoint, LatestBlockhash latest);
    [[nodiscard]] Task<AccountsAt> accountsOneByOne(QList<Address> addresses);
    [[nodiscard]] bool wasOurs(const Signature &signature) const { return m_sent.contains(signature); }
    void rememberSent(const Signature &signature);
    void sawLanded(const Signature &signature, quint64 slot);
    /// The slot that a node must have reached to show our own transactions; at most the newest slot, or no node would
    /// do.
    [[nodiscard]] quint64 writesSlot();

    RpcClient &m_client;
    quint64 m_writesSlot = 0; ///< the newest slot in which a transaction of ours landed
    QSet<Signature> m_sent;
    std::deque<Signature> m_sentOrder;
    QHash<qsizetype, HeightAt> m_heights; ///< by endpoint
    QHash<Hash, quint64> m_blockhashSlots; ///< when a blockhash was the newest
};

} // namespace curvedesk::rpc
