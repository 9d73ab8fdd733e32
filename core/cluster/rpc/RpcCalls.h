// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/Cluster.h"
#include "core/cluster/rpc/RpcClient.h"

#include <deque>

namespace curvedesk::rpc {

/// The methods of Cluster as JSON-RPC calls. Asks several endpoints where they must agree, does without methods that a
/// small node lacks, and has accounts() and simulate() only from nodes that have reached the slot of our transactions.
/// Every Task asks the network (not for an empty list), where the client may log and emit its signals. It may fail with
/// Unavailable, UpstreamTimeout, UpstreamRejected (also for what does not decode), or Cancelled on a closed client.
class RpcCalls
{
    Q_DISABLE_COPY_MOVE(RpcCalls)

public:
    /// `client` must outlive this.
    explicit RpcCalls(RpcClient &client)
        : m_client(client)
    {
    }

    /// Asks for the newest confirmed slot, and hands it to the client, which may emit slotChanged().
    [[nodiscard]] Task<quint64> slot();
    /// The height of the newest confirmed block. An answer more than 32 above the newest slot counts as none, because
    /// it would seem to prove that a transaction has expired. Where no node has the method it follows from the newest
    /// blockhash.
    [[nodiscard]] Task<quint64> blockHeight();
    /// The lowest slot whose block the node still has; NotFound where the node does not say.
    [[nodiscard]] Task<quint64> firstWholeSlot();
    /// The newest blockhash, whose slot is kept for send(). Asks another endpoint in place of one whose last valid
    /// height does not fit the slot or its own block height; UpstreamRejected when none is left.
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash();
    /// The accounts, at most Cluster::maxAccountsPerRead (else InvalidInput), in that order; nullopt for one that does
    /// not exist. As of one slot, but from nodes without the method for several perhaps a few slots apart: the lowest
    /// is named.
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address> addresses);
    /// A wallet's token accounts, of both programs; a node behind may lack the newest. Empty also where none lists any.
    [[nodiscard]] Task<QList<Address>> tokenAccounts(Address wallet);
    /// The lamports that keep an account of `dataSize` bytes for ever.
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64 dataSize);
    /// Has a node run the transaction without effect, its signatures unchecked and its blockhash replaced. The result
    /// has an error that fails it, and the `watched` accounts afterwards, or none where the node cannot show them.
    /// InvalidInput when the node does not take the bytes for a transaction.
    [[nodiscard]] Task<Simulation> simulate(QByteArray wire, QList<Address> watched);
    /// Sends to every ready endpoint at once and keeps the signature as ours; answers when the first accepts.
    /// ProgramRejected only for bytes that are no signed transaction, by our own check or by what all endpoints say.
    /// After any other failure, also the reason of a preflight (SlippageExceeded and the like), a node may have
    /// forwarded them.
    [[nodiscard]] Task<Signature> send(QByteArray wire);
    /// Asks one endpoint after the other until two agree on every signature, or none is left; gives the answer of most,
    /// with their number. Where one of our own has landed, later reads need a node that has reached its slot. Fails
    /// when none answered, or the first one with garbage; InvalidInput beyond requests::maxSignatures.
    [[nodiscard]] Task<QList<StatusLookup>> statuses(QList<Signature> signatures);
    /// The transaction as one endpoint has it; nullopt where that one does not, or where none keeps records. For one of
    /// our own, later reads need a node that has reached its slot.
    [[nodiscard]] Task<std::optional<FetchedTransaction>> transaction(Signature signature);
    /// The transaction, from one endpoint after the other; nullopt where none that answered has it. For one of our own,
    /// later reads need a node that has reached its slot.
    [[nodiscard]] Task<std::optional<FetchedTransaction>> transactionFromAny(Signature signature);
    /// For each recent slot, in the node's order, the price in micro-lamports per compute unit that would have landed a
    /// transaction which writes these accounts (the first 128); empty where the node collects none or refuses.
    [[nodiscard]] Task<QList<quint64>> priorityFees(QList<Address> writable);
    /// The rows of an address's history, newest first, older than `before` and newer than `until` where given, at most
    /// `limit` (1 to 1000), from a node that has reached `minSlot`. NotFound where the node keeps no history.
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address address, std::optional<Signature> before,
                                                      std::optional<Signature> until, int limit, quint64 minSlot = 0);
    /// The rows' transactions, in their order; failed ones are not asked for and have no logs. Ends early at one
    /// that the node lacks or does not give; an error only where nothing came before it. With `absent` one without a
    /// record has its row added there instead. For one of ours, later reads need a node that has reached its slot.
    [[nodiscard]] Task<QList<ConfirmedTransaction>> landed(QList<HistoryRow> rows,
                                                           std::shared_ptr<QList<HistoryRow>> absent = nullptr);
    /// Asks one endpoint for free lamports, once, because that is not idempotent; answers with the signature.
    /// InvalidInput where the network gives none, or not so many.
    [[nodiscard]] Task<Signature> airdrop(Address to, Lamports lamports);

private:
    struct Sending;
    struct Fetching;
    /// A block height, and when an endpoint gave it.
    struct HeightAt
    {
        quint64 height = 0;
        quint64 slot = 0;
        QElapsedTimer since;
    };
    /// Sends to one endpoint and adds its answer to `sending`; wakes the waiting call when it is accepted or the last.
    QCoro::Task<> sendTo(qsizetype endpoint, std::shared_ptr<Sending> sending);
    /// Fetches one record into its place in `fetching`; of ours raises m_writesSlot. The last wakes the waiting call.
    QCoro::Task<> fetchInto(HistoryRow row, std::shared_ptr<Fetching> fetching, qsizetype index);
    /// True when the blockhash fits the endpoint's block height, or the endpoint has none to check against. Asks the
    /// endpoint for its height when the kept one is too old, and keeps it while it fits. Fails only when the client
    /// closes.
    [[nodiscard]] Task<bool> fitsHeight(qsizetype endpoint, LatestBlockhash latest);
    /// Reads accounts from nodes that cannot read several at once. When the slot changed meanwhile, all are read again,
    /// three times in all, so that mostly they are the state of one slot; the lowest slot is named.
    [[nodiscard]] Task<AccountsAt> accountsOneByOne(QList<Address> addresses);
    /// Keeps the signature in memory as ours, for later reads; forgets the oldest beyond 4096.
    void rememberSent(const Signature &signature);
    /// Raises m_writesSlot when the transaction is ours and `slot` is not beyond the newest known one.
    void sawLanded(const Signature &signature, quint64 slot);
    /// Lowers m_writesSlot to the newest known slot, so that some node can have reached it, and returns it: the slot
    /// that a node must have reached to show our own transactions.
    [[nodiscard]] quint64 clampWritesSlot();

    RpcClient &m_client;
    quint64 m_writesSlot = 0; ///< the newest slot in which a transaction of our own landed
    QSet<Signature> m_sent; ///< the newest transactions that this object sent
    std::deque<Signature> m_sentOrder;
    QHash<qsizetype, HeightAt> m_heights; ///< block heights, by endpoint
    QHash<Hash, quint64> m_blockhashSlots; ///< the slot at which a blockhash was the newest
};

} // namespace curvedesk::rpc
