// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Latch.h"
#include "core/base/Task.h"
#include "core/service/access/ApprovalService.h"
#include "core/service/order/IntentGate.h"
#include "core/service/order/OrderLander.h"

#include <variant>

namespace curvedesk {

class OrderDesk;

/// The owner of a request, and the key by which its repetition is recognised.
struct OrderIntent
{
    QString apiOwner; ///< owner of the API key (see ApiKey); empty for the window
    QByteArray idempotencyKey; ///< empty: each request is a new one
    QByteArray requestHash; ///< hash of the request that the key was sent with
    bool untilSettled = false; ///< true: answer once it has an outcome or counts as unknown; false: once it was sent
};

/// The right to sign one order for an intent: no other request of the same key gets a ticket meanwhile. The right ends
/// once place() has journalled the order, or with the ticket's destruction. Errors of an API key: Unauthorized,
/// KeyExpired, ScopeMissing, WalletNotAllowed, one of the five Limit errors.
class OrderTicket
{
public:
    /// `arrival`: ApprovalService::answerCount() when the request came.
    OrderTicket(OrderDesk &desk, OrderIntent intent, IntentGate::Ticket turn, quint64 arrival);

    /// Checks by the journal that the request's API key may place this order, as far as known, as if a person agreed;
    /// reserves nothing. Call it before publishing or signing; place() checks too. Errors of a key; Storage, Damaged.
    [[nodiscard]] Outcome check(Order order) const;
    /// The rights of the request's key by the journal; without a key those without caps and approval. Storage, Damaged.
    [[nodiscard]] Result<KeyRights> rights() const;
    /// Has ApprovalService ask a person (asked(), answered(), audit log) about this order, lacking only a signature,
    /// and waits; place() takes it then. `wire` as in Approval. Returns the milliseconds taken. ApprovalRefused, also
    /// if nobody can be asked, ApprovalTimeout, RateLimited, Cancelled, the key's, Storage, Damaged.
    [[nodiscard]] Task<qint64> approve(Order order, QByteArray wire);
    /// Journals the signed order (fsync), emits it (OrderDesk::orderChanged), sends it, has it followed until final and
    /// each status journalled (audit log too), emitted. Answers once sent (`untilSettled`: settled or unknown), and at
    /// close(). Nothing sent: a key's error, ApprovalRefused without approve(), Conflict, Storage, Damaged, Cancelled.
    [[nodiscard]] Task<OrderSummary> place(Order order);

private:
    OrderDesk *m_desk;
    OrderIntent m_intent;
    IntentGate::Ticket m_turn;
    quint64 m_arrival;
    std::shared_ptr<int> m_preparing; ///< counted by the desk until place()
    bool m_isApproved = false;
};

/// Takes all orders: lets one request of an intent sign, journals (with audit log) and lands the signed transaction,
/// emits each status, logs what a fork drops, lists orders. A Result may also be the journal's Storage or Damaged.
class OrderDesk final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrderDesk)

public:
    static constexpr std::chrono::milliseconds defaultPace{2000}; ///< before the same bytes are sent again
    /// The longest time that a start and a new order wait for earlier ones.
    static constexpr std::chrono::milliseconds defaultPatience{5000};

    /// All references must outlive the desk.
    OrderDesk(OrderJournal &journal, Cluster &cluster, const Clock &clock, QObject *parent = nullptr,
              std::chrono::milliseconds pace = defaultPace, std::chrono::milliseconds patience = defaultPatience);
    ~OrderDesk() override; ///< answers what waits as close() does, but journals nothing

    /// Sets who asks a person about orders of keys that need it. Without it they are refused.
    void setApprovals(ApprovalService &approvals) { m_approvals = &approvals; }

    using Begun = std::variant<OrderSummary, OrderTicket>;
    /// Gives a ticket to sign with, or this intent's earlier order, sent, or settled if `untilSettled`. Waits while
    /// another request of the key has a ticket; for a ticket calls recover() (journal, cluster, signals):
    /// Unavailable while earlier orders are open. Conflict for a key of another request; Cancelled once closed.
    [[nodiscard]] Task<Begun> begin(OrderIntent intent);

    /// Has an earlier run's unfinished orders looked up, sent, journalled, emitted; logs and emits recovering() if any
    /// is open, returns how many were, once all are resolved or after `patience`. A later call only waits; returns 0.
    [[nodiscard]] Task<int> recover();
    [[nodiscard]] int recoveringOrders() const { return m_lander.recovering(); } ///< earlier run's unresolved orders
    /// Answers requests that wait for orders, with their own as it is or else with Cancelled, journals and emits
    /// outcomes that wait, and asks the cluster for no order any more. The journal keeps open ones for the next run.
    void close();

    /// The newest slot in which, as learned in this run, an order of the wallet landed; 0: none, or forgotten since.
    [[nodiscard]] quint64 landedSlot(const Address &wallet) const { return m_lander.landedSlot(wallet); }

    /// The addresses to which transfers succeeded, each once, from the journal.
    [[nodiscard]] Result<QList<Address>> recipients() const { return m_journal.recipients(); }
    /// Figures of the journal, for monitoring.
    [[nodiscard]] Result<OrderJournal::Figures> figures() const { return m_journal.figures(); }

    struct Page
    {
        QList<OrderSummary> orders;
        QString next; ///< cursor of the following page; empty at the end
    };
    /// A page of all orders, newest first. InvalidInput for a cursor not ours or a limit below 1.
    [[nodiscard]] Task<Page> allOrders(int limit, QString cursor);
    /// A page of this owner's orders, newest first; none for an empty owner. InvalidInput for another cursor or limit.
    [[nodiscard]] Task<Page> ordersOf(QString apiOwner, int limit, QString cursor);
    /// An order of this owner, by its id or its idempotency key. NotFound for any other.
    [[nodiscard]] Task<OrderSummary> orderOf(QString apiOwner, QString id);
    [[nodiscard]] Task<OrderSummary> order(QString id); ///< of any owner, by its id; NotFound

signals:
    /// A new order, or a new status or outcome of one; Pending can follow an outcome when a fork dropped it.
    void orderChanged(const curvedesk::OrderSummary &order);
    void recovering(int open); ///< recoveringOrders() changed

private:
    friend class OrderTicket;
    /// Calls Cluster::expect() (no network), journals the order as pending (fsync), releases `turn`, emits the order,
    /// sends it; answers and fails as OrderTicket::place(): after an error nothing was sent.
    [[nodiscard]] Task<OrderSummary> place(Order order, IntentGate::Ticket turn, bool untilSettled);
    /// `order`, of the same intent, as it is by then: while pending, first waits until sent (`untilSettled`: settled).
    [[nodiscard]] Task<OrderSummary> earlier(Order order, bool untilSettled);
    /// Lets a new order begin: by recover() (journal, cluster, signals) waits for those of an earlier run,
    /// m_patience at most. Unavailable while some are still open, Cancelled once closed.
    [[nodiscard]] QCoro::Task<Outcome> admit();
    void scheduleCommit(); ///< has commit() journal and emit in one of the next turns, once however often it is called
    void commit(); ///< journals m_toRecord (unless closed), outcomes, perhaps turns later; emits these; requests go on
    QCoro::Task<> waitForRecovery(); ///< returns once recoveringOrders() is 0, after m_patience, or at close()
    void endRecovery(int open); ///< once `open` is 0, logs that, and lets the requests in m_waiting go on
    /// A page of the owner's orders in the journal; of all for an empty owner. InvalidInput for cursor or limit.
    [[nodiscard]] Result<Page> page(const QString &apiOwner, int limit, const QString &cursor) const;
    struct Recording;
    OrderJournal &m_journal;
    Cluster &m_cluster;
    const Clock &m_clock;
    QList<std::shared_ptr<Recording>> m_toRecord;
    std::optional<int> m_turnsWaited; ///< by the scheduled commit
    const std::shared_ptr<int> m_preparing = std::make_shared<int>(); ///< shared with each ticket that may be placed
    QPointer<ApprovalService> m_approvals;
    const std::chrono::milliseconds m_patience;
    OrderLander m_lander;
    IntentGate m_intents;
    bool m_hasRecovered = false; ///< the journal was read, so that recoveringOrders() is valid
    bool m_isClosed = false;
    QList<std::shared_ptr<Latch>> m_waiting; ///< requests that wait for recovery to end
};

} // namespace curvedesk
