// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/ChainTypes.h"
#include "core/cluster/ClusterReach.h"

#include <QObject>

#include <algorithm>

namespace curvedesk {

/// The interface to a chain: a network behind RPC nodes, or the sandbox in this process. Each Task asks the nodes, or
/// reads the sandbox's memory, for signatures, records and histories its file (the unreadable is logged and unknown);
/// only send() and requestAirdrop() change the chain. All else answers from memory. Answers come after the call has
/// returned, but for the sandbox's firstWholeSlot() and a closed cluster. Destroying it ends pending calls: Cancelled;
/// what was sent on the sandbox with its outcome. A network may fail: Unavailable, UpstreamTimeout, UpstreamRejected.
class Cluster : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Cluster)

public:
    explicit Cluster(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// "sandbox", "mainnet", "devnet", "testnet" or another name. An RPC cluster learns it from its endpoints' first
    /// answer; before that, and on any other chain, it is the options' name, or "custom".
    [[nodiscard]] virtual QString network() const = 0;
    /// The newest slot known, 0 before a network's first answer; it falls when what an endpoint named proves wrong.
    [[nodiscard]] virtual quint64 slot() const = 0;
    /// The newest slot that no fork can undo; all its transactions were emitted or can be read.
    [[nodiscard]] virtual quint64 finalizedSlot() const { return slot() - std::min(slot(), slotsUntilFinal); }
    /// The state of the connection to the chain; the sandbox is always Live.
    [[nodiscard]] virtual ClusterHealth health() const { return {}; }
    /// True where this object is the chain itself (the sandbox), so that no second endpoint need confirm its answers.
    [[nodiscard]] virtual bool isAuthoritative() const { return false; }
    /// The endpoints' states and the age of the newest slot; the sandbox is one ready endpoint of age 0.
    [[nodiscard]] virtual ClusterReach reach() const { return {{EndpointState::Ready}, 0}; }

    /// The most accounts of one read; InvalidInput for more.
    static constexpr qsizetype maxAccountsPerRead = 100;
    /// Reads exactly these accounts, in that order, as they stood in one slot; nullopt for one that does not exist.
    /// Behind a node that reads single accounts only, they may be a few slots apart, and the lowest is named.
    /// InvalidInput for more than maxAccountsPerRead.
    [[nodiscard]] virtual Task<AccountsAt> accounts(QList<Address> addresses) = 0;
    /// The addresses of the token accounts that a wallet has now, also those without tokens, of both token programs, in
    /// no set order. An empty list also where the node keeps no such list.
    [[nodiscard]] virtual Task<QList<Address>> tokenAccounts(Address wallet) = 0;
    /// Asks anew each time for the lamports that keep an account of `dataSize` bytes for ever; RentCache keeps a rule.
    [[nodiscard]] virtual Task<Lamports> rentExemptMinimum(quint64 dataSize) = 0;
    /// The newest blockhash; of a network the newest confirmed one.
    [[nodiscard]] virtual Task<LatestBlockhash> latestBlockhash() = 0;
    /// The newest block's height (a network's newest confirmed): a transaction expires above its last valid height.
    [[nodiscard]] virtual Task<quint64> blockHeight() = 0;
    /// The slot before which the histories may have lost transactions, for ever; 0: none is lost. NotFound where the
    /// node does not say.
    [[nodiscard]] virtual Task<quint64> firstWholeSlot() { co_return 0; }
    /// Runs a transaction without effect; checks no signatures and replaces the blockhash. An error that fails the
    /// transaction stands in the result. Where the node cannot show the watched accounts, the result has none.
    /// InvalidInput for bytes that are no transaction.
    [[nodiscard]] virtual Task<Simulation> simulate(QByteArray wire, QList<Address> watched) = 0;
    /// Says that these bytes will be sent soon: the sandbox begins to check their signatures, on another thread; a
    /// network does nothing and learns nothing.
    virtual void expect(const QByteArray &wire) { Q_UNUSED(wire); }
    /// Hands signed bytes over (to all ready endpoints), without a preflight: the caller has simulated. Success means
    /// accepted (on the sandbox executed, on disk, and emitted by transactionsLanded() if of the curve program or AMM),
    /// not that it landed or succeeded: a look-up of its status says that. Sending the same bytes again is harmless.
    /// ProgramRejected for bytes that can never land, on the sandbox also for those that cannot land now; Storage where
    /// the sandbox could not write it, so that it has not landed. After any other error it may still land.
    [[nodiscard]] virtual Task<Signature> send(QByteArray wire) = 0;
    /// Looks up at most 256 signatures, one answer for each in order, in the whole history. Asks a network's endpoints
    /// until two agree on all of them or none is left: an answer that no two gave has fewer witnesses than
    /// StatusLookup::quorum. A network refuses more with InvalidInput; the sandbox takes any number, as only witness.
    [[nodiscard]] virtual Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) = 0;
    /// The record of a landed transaction; nullopt where no endpoint that answered has one. Having found one, a network
    /// asks the histories for new transactions at once, unless all are pushed, and emits them by transactionsLanded().
    [[nodiscard]] virtual Task<std::optional<TransactionRecord>> transaction(Signature signature) = 0;
    /// For each recent slot the price, in micro-lamports per compute unit, that would have landed a transaction which
    /// writes these accounts: the highest of the slot's lowest price and of each account's; 0 where nothing landed.
    /// Oldest slot first, or in a node's order. A node counts the first 128 accounts; empty where it has no prices.
    [[nodiscard]] virtual Task<QList<quint64>> recentPriorityFees(QList<Address> writable) = 0;
    /// Landed transactions that mention `address`, newest first, older than `before` when given, at most `limit` (on a
    /// network clamped to 1..1000). Empty where the node keeps none; Unavailable where a record is not there yet.
    /// Without `before`, of curve program or AMM, a network emits later what is newer, and what of these a fork drops.
    [[nodiscard]] virtual Task<QList<ConfirmedTransaction>> history(Address address, std::optional<Signature> before,
                                                                    int limit)
        = 0;
    /// A row for each landed transaction that mentions `address`, without its effects: newest first, older than
    /// `before` when given, at most `limit` (on a network clamped to 1..1000). Empty where the node keeps no histories.
    /// Without `before`, of curve program or AMM, a network emits later what is newer, and what of these a fork drops.
    [[nodiscard]] virtual Task<QList<HistoryRow>> historyRows(Address address, std::optional<Signature> before,
                                                              int limit)
        = 0;
    /// The transactions of a history's rows, in the rows' order. Ends before one that the node has not, or not yet.
    [[nodiscard]] virtual Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow> rows) = 0;
    /// Asks once for free lamports; answers with the signature, on the sandbox once it is on disk. InvalidInput on a
    /// network that gives none, or not so many, and on the sandbox for 0 or above 100 SOL; there also ProgramRejected
    /// and Storage.
    [[nodiscard]] virtual Task<Signature> requestAirdrop(Address to, Lamports lamports) = 0;

signals:
    /// slot() has changed, mostly risen.
    void slotChanged(quint64 slot);
    /// finalizedSlot() may have risen.
    void slotFinalized(quint64 slot);
    /// health() differs from before.
    void healthChanged(const curvedesk::ClusterHealth &health);
    /// Transactions that mention the curve program or its AMM, once they are durable on the sandbox, or confirmed: in
    /// chain order, but for those that a node pushes or records late; each once, unless it was dropped meanwhile.
    void transactionsLanded(const QList<curvedesk::ConfirmedTransaction> &transactions);
    /// Transactions of earlier transactionsLanded signals, or of histories read without `before`, that a fork dropped.
    void transactionsDropped(const QList<curvedesk::Signature> &signatures);
};

} // namespace curvedesk
