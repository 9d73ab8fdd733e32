// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/cluster/rpc/RpcSubscriptions.h"
#include "core/cluster/rpc/TransactionFeed.h"

namespace curvedesk::rpc {

/// The name of the chain with this genesis: "mainnet", "devnet", "testnet", or "custom".
[[nodiscard]] QString networkOf(const Hash &genesis);
/// The genesis of a public network; nullopt for another name.
[[nodiscard]] std::optional<Hash> genesisOf(const QString &network);
/// The socket address of a node that answers JSON-RPC at `url`, by the official client's rule: wss for https, ws for
/// http, and the next port where one is named.
[[nodiscard]] QUrl socketUrlOf(const QUrl &url);

/// A Solana cluster behind JSON-RPC nodes, as a Cluster, which says what is not said here. Each Task asks nodes over
/// the network, logs one that serves another chain, and may fail with Unavailable, UpstreamTimeout, UpstreamRejected or
/// Cancelled; only send() and requestAirdrop() change anything on the chain. The other overrides answer from memory.
class RpcCluster final : public Cluster
{
    Q_OBJECT

public:
    struct Options
    {
        RpcClient::Options client;
        QList<QUrl> sockets; ///< by endpoint; empty: no subscriptions there
        TransactionFeed::Options feed;
        RpcSubscriptions::Options subscriptions;
        QString network; ///< the name while the genesis is unknown, or of no public network
        std::chrono::milliseconds slotPace{1000}; ///< between questions for the slot without subscriptions
        std::chrono::milliseconds surveyPace{5000}; ///< between questions to all ready endpoints for their slot
        std::chrono::milliseconds verifyPace{60'000}; ///< between questions for the chain while there are subscriptions
        std::chrono::milliseconds staleAfter{15'000}; ///< after so long without a new slot the health is not live
    };

    /// The default options for these endpoints. `socket` belongs to the first one; empty: derived as for the others.
    [[nodiscard]] static Options optionsFor(const QList<QUrl> &endpoints, const QUrl &socket);

    /// Begins at once to ask the endpoints and to subscribe; from then on the Cluster's signals come without a call.
    explicit RpcCluster(Options options, QObject *parent = nullptr);
    /// Ends the subscriptions, and all pending calls with Cancelled.
    ~RpcCluster() override;

    /// The chain that it trades on; nullopt until the options or an endpoint name it.
    [[nodiscard]] std::optional<Hash> genesis() const { return m_client.genesis(); }

    [[nodiscard]] QString network() const override; ///< by the genesis; else the option's name, or "custom"
    [[nodiscard]] quint64 slot() const override { return m_client.slot(); } ///< 0: none yet; it may fall
    [[nodiscard]] quint64 finalizedSlot() const override { return m_feed.finalizedSlot(); } ///< 0: none yet
    [[nodiscard]] ClusterHealth health() const override { return m_health; }
    [[nodiscard]] ClusterReach reach() const override; ///< its slot age is nullopt before the first slot
    /// At most 100, else InvalidInput.
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address> addresses) override { return m_calls.accounts(addresses); }
    /// Of both token programs, also those without tokens; an empty list also where the node keeps no such list.
    [[nodiscard]] Task<QList<Address>> tokenAccounts(Address wallet) override { return m_calls.tokenAccounts(wallet); }
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64 dataSize) override
    {
        return m_calls.rentExemptMinimum(dataSize);
    }
    /// The newest confirmed one.
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override { return m_calls.latestBlockhash(); }
    /// Of the newest confirmed block.
    [[nodiscard]] Task<quint64> blockHeight() override { return m_calls.blockHeight(); }
    /// NotFound: the node does not say.
    [[nodiscard]] Task<quint64> firstWholeSlot() override { return m_calls.firstWholeSlot(); }
    /// Without effect; an error of the transaction stands in the result. InvalidInput for bytes that are no
    /// transaction.
    [[nodiscard]] Task<Simulation> simulate(QByteArray wire, QList<Address> watched) override
    {
        return m_calls.simulate(std::move(wire), std::move(watched));
    }
    /// Hands signed bytes to all ready endpoints; answers when the first accepts. ProgramRejected for bytes that can
    /// never land; after any other error they still may.
    [[nodiscard]] Task<Signature> send(QByteArray wire) override { return m_calls.send(std::move(wire)); }
    /// Asks endpoints until two agree on all of at most 256 signatures (else InvalidInput), or none is left.
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) override
    {
        return m_calls.statuses(std::move(signatures));
    }
    /// The record; nullopt where no endpoint that answered has one. When there is one, nodes are asked for new
    /// transactions at once, unless all are pushed, and transactionsLanded() emits them.
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature signature) override;
    /// In the node's order; empty where it collects no prices or refuses.
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address> writable) override
    {
        return m_calls.priorityFees(std::move(writable));
    }
    /// Newest first; without `before`, transactionsLanded() brings what is newer if `address` is a program of the feed.
    /// Empty where the node keeps no histories; Unavailable where it has not all of them yet.
    [[nodiscard]] Task<QList<ConfirmedTransaction>> history(Address address, std::optional<Signature> before,
                                                            int limit) override;
    /// Newest first; without `before`, transactionsLanded() brings what is newer if `address` is a program of the feed.
    /// Empty where the node keeps no histories.
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address address, std::optional<Signature> before,
                                                      int limit) override;
    /// The rows' transactions, in their order. Asks again for a record that is not there yet; ends early after three
    /// attempts in a row that bring nothing.
    [[nodiscard]] Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow> rows) override;
    /// Asks one endpoint for them, once, others at most for their chain. InvalidInput where it gives none, or fewer.
    [[nodiscard]] Task<Signature> requestAirdrop(Address to, Lamports lamports) override
    {
        return m_calls.airdrop(to, lamports);
    }

private:
    /// Asks nodes for the slot every slotPace while slots are not pushed, or the known one is doubtful, and updates the
    /// health, until the client closes; may emit slotChanged(), healthChanged().
    QCoro::Task<> pollSlots();
    /// Every surveyPace asks endpoints for their chain (with subscriptions those that are ready only every verifyPace)
    /// and the ready ones for their slots, and updates the health, until the client closes. Leaves a socket whose
    /// endpoint does not name its chain for another one's. May emit slotChanged(), healthChanged().
    QCoro::Task<> survey();
    /// The socket of a ready node that has one: the first, unless a later one is ahead of it by more than the tolerated
    /// lag; nullopt when there is none.
    [[nodiscard]] std::optional<RpcSubscriptions::Peer> chooseSocket() const;
    /// Once the endpoint of the subscriptions has named our chain, has the feed take pushes and ask nodes for histories
    /// (transactionsLanded()), once; leaves one of another chain, perhaps with healthChanged().
    void judgePeer();
    /// The health by the endpoints' present states, the age of the newest slot and whether the feed is current.
    [[nodiscard]] ClusterHealth judgeHealth() const;
    /// Judges the health anew; emits healthChanged() when it differs.
    void updateHealth();

    const Options m_options;
    RpcClient m_client;
    RpcCalls m_calls;
    TransactionFeed m_feed;
    RpcSubscriptions m_subscriptions;
    QElapsedTimer m_sinceSlot;
    quint64 m_lastSlot = 0;
    ClusterHealth m_health;
};

} // namespace curvedesk::rpc
