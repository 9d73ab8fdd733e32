// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/RentCache.h"
#include "core/service/fee/PreparedCounts.h"
#include "core/service/fee/PriorityFee.h"
#include "core/service/order/OrderSummary.h"
#include "core/service/transfer/TransferPlan.h"

#include <QObject>

namespace curvedesk {

class ContactStore;
class OrderDesk;
class OrderTicket;
class WalletService;

/// Sends SOL and tokens out of a wallet: plans, simulates and signs the transfer (WalletService::sign(): vault's file,
/// keyUsed()), and gives it to the order desk, which journals, sends and follows it, with its signals. Keeps the
/// address book on disk, without a signal. Preparing one asks the cluster; its errors: InvalidInput, TokenNotFound,
/// WalletNotFound, InsufficientFunds, ProgramRejected, UpstreamRejected, Cancelled, Unavailable also while the cluster
/// lags behind the wallet's last order; the cluster's.
class TransferService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TransferService)

public:
    /// All references must outlive the service.
    TransferService(Cluster &cluster, WalletService &wallets, OrderDesk &orders, ContactStore &contacts);

    /// Sets the largest priority fee, in lamports: a request for more is InvalidInput, an automatic one at most that.
    void limitPriorityFee(quint64 lamports) { m_priorityFee.limits.maxLamports = lamports; }

    /// The effect that the transfer would have now, from a simulation of its very bytes on the cluster; nothing is
    /// signed, journalled or sent. Reads address book, wallets and journal. Errors of preparing; Storage, Damaged.
    [[nodiscard]] Task<TransferSheet> sheet(TransferRequest request);
    /// Signs, journals and sends a transfer of the window, and answers once it was sent, or with the earlier order of
    /// its idempotency key. Errors, nothing sent: those of preparing; WalletLocked, Forbidden for a watched wallet,
    /// Conflict for other costs than the agreed ones or a key of another request, Unavailable also while orders of an
    /// earlier run are open, Storage, Damaged.
    [[nodiscard]] Task<OrderSummary> transfer(TransferRequest request);

    /// The address book, by label. Storage, Damaged.
    [[nodiscard]] Task<QList<Contact>> contacts();
    /// Adds an address to the address book on disk, or gives a known one another label. InvalidInput for a text that is
    /// no address and for a label that is empty or beyond 64 characters, Storage, Damaged.
    [[nodiscard]] Task<Contact> saveContact(QString address, QString label);
    /// Removes an address from the address book on disk. NotFound; InvalidInput for no address; Storage, Damaged.
    [[nodiscard]] Task<void> removeContact(QString address);

private:
    struct Prepared;

    /// Reads a snapshot that includes the wallet's last order from the cluster, up to four times in about a second,
    /// then Unavailable. InvalidInput for a recipient that is no address, no wallet or the sender, or a token that
    /// cannot be sent; TokenNotFound, InsufficientFunds for none of it, UpstreamRejected, Cancelled, the cluster's.
    [[nodiscard]] Task<TransferSnapshot> readCurrent(TransferRequest request, Address user);
    /// The units that the transfer needs (those of tokens from a simulation on the cluster), a margin, and one more for
    /// each of `signedBefore` earlier ones; the price is the request's, else the cluster is asked. Errors of preparing.
    [[nodiscard]] Task<networkFee::Budget> budgetFor(TransferRequest request, TransferSnapshot snapshot,
                                                     quint32 signedBefore);
    /// Reads and simulates on the cluster, plans and compiles the transfer. Signs nothing. Errors of preparing.
    [[nodiscard]] Task<Prepared> prepare(TransferRequest request, Address user);
    /// Prepares; if the costs are those agreed signs (vault, keyUsed()), journals and sends it. Errors of transfer().
    [[nodiscard]] Task<OrderSummary> signAndPlace(TransferRequest request, OrderTicket ticket);
    /// The recipient: contact, own wallet, sent to before, new, like a known one; by stores on disk. Storage, Damaged.
    [[nodiscard]] Result<Recipient> recipientOf(const TransferSnapshot &snapshot) const;

    Cluster &m_cluster;
    WalletService &m_wallets;
    OrderDesk &m_orders;
    ContactStore &m_contacts;
    PriorityFee m_priorityFee;
    RentCache m_rent;
    PreparedCounts m_signed;
};

} // namespace curvedesk
