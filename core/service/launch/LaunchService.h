// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/RentCache.h"
#include "core/journal/LaunchStore.h"
#include "core/metadata/MetadataStore.h"
#include "core/service/fee/PriorityFee.h"
#include "core/service/launch/LaunchTypes.h"
#include "core/service/order/OrderDesk.h"
#include "core/solana/Keypair.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <stop_token>

namespace curvedesk {

class WalletService;
struct FirstBuyForms;

/// Launches: check, publish image and document (network, disk), create the coin with the first buy in one atomic
/// transaction. A launch with an idempotency key goes on after a failure or a crash where it stopped: what is published
/// stays so, and its mint follows from the wallet's key and the idempotency key. WalletService::sign() signs it
/// (vault's file, keyUsed()); the order desk journals, sends and follows it, with its signals. Foreseeing one asks the
/// cluster, reads its record and the wallet's key on disk, may ask upload daemons and read Pinata's token; its errors:
/// InvalidInput, PayloadTooLarge, WalletNotFound, WalletLocked, Forbidden, InsufficientFunds, ProgramRejected,
/// SlippageExceeded, CurveComplete, UpstreamRejected, Conflict for a key of another request, Storage, Damaged,
/// Cancelled; the cluster's.
class LaunchService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LaunchService)

public:
    /// All references must outlive the service.
    LaunchService(Cluster &cluster, WalletService &wallets, OrderDesk &orders, MetadataStore &metadata,
                  LaunchStore &store, const Clock &clock);

    /// Sets the largest priority fee, in lamports: a request for more is InvalidInput, an automatic one at most that.
    void limitPriorityFee(quint64 lamports) { m_priorityFee.limits.maxLamports = lamports; }

    /// Launches a coin, goes on with the launch of its idempotency key, or takes the order that this has; writes its
    /// steps to disk, emits progressed(), asks a person where its API key needs that (ApprovalService: signals, audit
    /// log). Answers once sent, or with `waitConfirmed` once settled or unknown; a dry run with cost(). Without a key
    /// it makes one, which the receipt has, and the error of a launch that had begun. Errors before anything was sent:
    /// those of foreseeing, of the API key; Unavailable while orders of an earlier run are open; StoreUnavailable,
    /// StoreRefused or others of the metadata store; Cancelled when stopPublishing() was called meanwhile.
    [[nodiscard]] Task<LaunchReceipt> launch(LaunchRequest request);
    /// Ends the upload of the window's launch with this idempotency key: launch() then signs nothing and answers with
    /// Cancelled. Without effect once all is published, or without such a launch.
    void stopPublishing(const QByteArray &idempotencyKey);
    /// The costs of the launch, from a simulation on the cluster; nothing is published or signed. They are exact, for a
    /// launch with the same idempotency key and priority fee, where the length of the document's URI can be told from
    /// its store. The mint is computed from the wallet's key, so that the vault must be unlocked. Errors of foreseeing.
    [[nodiscard]] Task<LaunchCost> cost(LaunchRequest request);
    /// The stage of the window's launch with this idempotency key, from disk; waits, by OrderDesk::begin() (journal,
    /// cluster, its signals), while a request is publishing or signing it; signs nothing. NotFound: it has not
    /// begun; Unavailable while orders of an earlier run are open; Conflict, Cancelled, Storage, Damaged.
    [[nodiscard]] Task<LaunchState> state(QByteArray idempotencyKey);
    /// The place where a launch would publish now; publishes nothing. May ask daemons over the network, remember for
    /// some seconds which answered, and read Pinata's token from the vault. Cancelled.
    [[nodiscard]] Task<LaunchPlace> findPlace() { return m_metadata.findPlace(); }

    /// Reads the form from disk, as saveDraft() last wrote it; empty when there is none. Its image is the metadata
    /// store's, which may ask the network and keep it on disk; left out where it cannot be read. Storage, Damaged.
    [[nodiscard]] Task<LaunchDraft> draft();
    /// Keeps the form on disk, unpublished: its image by the metadata store, then its texts, unless a later call or the
    /// service's end came meanwhile, which is no error. PayloadTooLarge, Storage, Damaged: the former draft stays.
    [[nodiscard]] Task<void> saveDraft(LaunchDraft draft);

signals:
    /// A launch has begun a step, or sent bytes of one.
    void progressed(const curvedesk::LaunchProgress &progress);

private:
    struct Basis;
    struct Prepared;

    /// The request with hash and stripped image, once a worker thread has checked it. InvalidInput, PayloadTooLarge.
    [[nodiscard]] static Task<LaunchRequest> check(LaunchRequest request);
    /// The right to sign the next attempt at a launch, or the order of the newest one, unless `again` allows another.
    /// By OrderDesk::begin() (journal, cluster, its signals): waits for another request of it. Conflict for a
    /// key of another request, Unavailable while orders of an earlier run are open, Cancelled, Storage, Damaged.
    [[nodiscard]] Task<OrderDesk::Begun> beginAttempt(OrderIntent intent, LaunchAgain again);
    /// The launch, whatever `dryRun` says, of a request with an idempotency key: takes its order, or publishes, signs,
    /// journals, sends, emits progressed(), perhaps once a person agrees (signals, audit log). Errors of launch().
    [[nodiscard]] Task<LaunchReceipt> launchOnce(LaunchRequest request, std::stop_token stop);
    /// The launch as it would be signed now, with a URI of the length that it gets where nothing is published yet.
    /// Publishes and signs nothing. Errors of foreseeing.
    [[nodiscard]] Task<Prepared> foresee(LaunchRequest request, Address user);
    /// Waits for a person where the API key asks for it (ApprovalService: signals, audit log), publishes image and
    /// metadata, prepares and signs the transaction unless it costs more than agreed, journals and sends it; emits
    /// progressed(). Publishes nothing where it can be told before that the launch cannot be signed or paid, or that
    /// its API key does not allow it. Errors of launch(); Cancelled by `stop`.
    [[nodiscard]] Task<LaunchReceipt> signAndPlace(LaunchRequest request, OrderTicket ticket, std::stop_token stop);
    /// Publishes image and document by the metadata store (network, disk) where they are not yet, writes each step
    /// to the record on disk and emits progressed(); returns the document's URI. Errors of the metadata store;
    /// Conflict, Storage, Damaged; Cancelled by `stop`.
    [[nodiscard]] Task<QString> publish(LaunchRequest request, std::stop_token stop);
    /// The launch's record, from disk; new until it begins. Conflict for a key of another request, Storage, Damaged.
    [[nodiscard]] Result<LaunchRecord> recordOf(const LaunchRequest &request) const;
    /// Writes the record of a launch to disk; nothing for one without an idempotency key. Storage, Damaged.
    [[nodiscard]] Outcome write(const LaunchRecord &record);
    /// Makes the mint's key: random without an idempotency key; else the same for the same signer, API owner and key,
    /// from the wallet's key, read from the vault unless the request has it. Errors of WalletService::keyForPurpose().
    [[nodiscard]] Result<Keypair> mintKey(const LaunchRequest &request) const;
    /// Emits progressed() for this step, and returns the function that emits it for bytes sent.
    std::function<void(qint64, qint64)> announce(const LaunchRequest &request, LaunchStep step);
    /// The answer for a launch that has this order already; reads the URI from the cluster if it can. Never fails.
    [[nodiscard]] Task<LaunchReceipt> receiptOfEarlier(OrderSummary order);
    /// Reads from the cluster what a launch is planned on: the wallet's lamports, the program's configuration and the
    /// rent. InsufficientFunds where the lamports cannot be enough, UpstreamRejected, InvalidInput or CurveComplete for
    /// a buy that cannot be made; the cluster's errors.
    [[nodiscard]] Task<Basis> readBasis(LaunchRequest request, Address user);
    /// Builds and simulates the transaction on the cluster; with olderFirstBuyForms where the program does not know
    /// `forms`, and `tries` times at most while its accounts change meanwhile. Signs nothing. InvalidInput,
    /// UpstreamRejected; of the simulation ProgramRejected, InsufficientFunds, SlippageExceeded, CurveComplete; the
    /// cluster's errors.
    [[nodiscard]] Task<Prepared> prepare(LaunchRequest request, Basis basis, QString uri, Address mint,
                                         FirstBuyForms forms, int tries = 3);

    Cluster &m_cluster;
    WalletService &m_wallets;
    OrderDesk &m_orders;
    MetadataStore &m_metadata;
    LaunchStore &m_store;
    const Clock &m_clock;
    int m_draftTurn = 0; ///< counts the calls of saveDraft(), of which the last one wins
    PriorityFee m_priorityFee;
    RentCache m_rent;
    QMultiHash<QByteArray, std::stop_source> m_stops; ///< of the window's launches under way, by idempotency key
};

} // namespace curvedesk
