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
/// once place() has journalled the order, or with the ticket's destruction.
class OrderTicket
{
public:
    /// `arrival`: ApprovalService::answers() when the request came.
    OrderTicket(OrderDesk &desk, OrderIntent intent, IntentGate::Ticket turn, quint64 arrival);

    /// Checks the rights of the request's API key for what is known of its order so far: errors of
    /// OrderJournal::checkRights(), but a person's approval counts as given. Reserves nothing, as place() does, which
    /// checks again. Call it before anything is published or signed.
    [[nodiscard]] Outcome check(Order order) const;
    /// The rights of the request's API key; without a key those without caps and approval. Storage, Damaged.
    [[nodiscard]] Result<KeyRights> rights() const;
    /// Waits until a person agrees to this order, which has all but its signature; place() takes it from then on.
    /// `wire` as in Approval. Returns the milliseconds that it took. Errors of check() and of ApprovalService::ask();
    /// ApprovalRefused where nobody can be asked.
    [[nodiscard]] Task<qint64> approve(Order order, QByteArray wire);
    /// Journals the signed order (fsync), then sends it and follows it until no fork can undo its outcome. Answers when
    /// the intent's `untilSettled` says, and with the pending order when the program closes. After an error nothing was
    /// sent: those of OrderJournal::record(), and Cancelled once closed.
    [[nodiscard]] Task<OrderSummary> place(Order order);

private:
    OrderDesk *m_desk;
    OrderIntent m_intent;
    IntentGate::Ticket m_turn;
    quint64 m_arrival;
    std::shared_ptr<int> m_preparing; ///< counted by the desk until place()
    bool m_isApproved = false;
};

/// Takes all orders: lets one request of an intent sign, journals and lands the signed transaction, and lists orders.
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
    ~OrderDesk() override;

    /// Sets who asks a person about orders of keys that need it. Without it they are refused.
    void setApprovals(ApprovalService &approvals) { m_approvals = &approvals; }

    using Begun = std::variant<OrderSummary, OrderTicket>;
    /// Gives a ticket to sign with, or this intent's earlier order, when `untilSettled` says. Conflict when the key was
    /// sent with another request. Unavailable, with their number, while orders of an earlier run are not resolved; it
    /// waits `patience` for them. Cancelled once closed; the journal's errors.
    [[nodiscard]] Task<Begun> begin(OrderIntent intent);

    /// Sends and follows an earlier run's unfinished orders and emits recovering(). Returns the number of open ones (0
    /// to later calls) once resolved or after `patience`; new orders wait as long, then fail. Storage, Damaged.
    [[nodiscard]] Task<int> recover();
    /// The number of recovered orders that are not resolved yet.
    [[nodiscard]] int recoveringOrders() const { return m_lander.recovering(); }
    /// Answers requests that wait for orders, with their own as it is or else with Cancelled, journals the outcomes
    /// that wait, and asks the cluster for no order any more. The journal keeps the open ones for the next run.
    void close();

    /// The newest slot known in which an order of this wallet landed (0: none); an older read does not show it yet.
    [[nodiscard]] quint64 landedSlot(const Address &wallet) const { return m_lander.landedSlot(wallet); }

    /// The addresses to which transfers succeeded. Storage.
    [[nodiscard]] Result<QList<Address>> recipients() const { return m_journal.recipients(); }
    /// Figures of the journal, for monitoring. Storage.
    [[nodiscard]] Result<OrderJournal::Figures> figures() const { return m_journal.figures(); }

    struct Page
    {
        QList<OrderSummary> orders;
        QString next; ///< cursor of the following page; empty at the end
    };
    /// A page of all orders, newest first. InvalidInput for a cursor not ours or a limit below 1, Storage, Damaged.
    [[nodiscard]] Task<Page> allOrders(int limit, QString cursor);
    /// A page of the orders of this owner (see ApiKey); empty for an empty owner. Errors as allOrders().
    [[nodiscard]] Task<Page> ordersOf(QString apiOwner, int limit, QString cursor);
    /// An order of this owner, by its id or its idempotency key. NotFound for any other, Storage, Damaged.
    [[nodiscard]] Task<OrderSummary> orderOf(QString apiOwner, QString id);
    [[nodiscard]] Task<OrderSummary> order(QString id); ///< of any owner, by its id; errors as orderOf()

signals:
    /// A new order, or a new status or outcome of one; Pending can follow an outcome when a fork dropped it.
    void orderChanged(const curvedesk::OrderSummary &order);
    void recovering(int open); ///< recoveringOrders() changed

private:
    friend class OrderTicket;
    /// Journals the order as pending (fsync), releases `turn`, emits the order, sends it, and waits as `untilSettled`
    /// says. Errors of OrderJournal::record(), before anything was sent; Cancelled once closed.
    [[nodiscard]] Task<OrderSummary> place(Order order, IntentGate::Ticket turn, bool untilSettled);
    /// The answer to a request whose intent has made this order before; waits for it as `untilSettled` says.
    [[nodiscard]] Task<OrderSummary> earlier(Order order, bool untilSettled);
    /// Lets a new order begin: waits for those of an earlier run, which the first call reads from the journal.
    /// Unavailable while some are still open, Cancelled once closed; the journal's errors.
    [[nodiscard]] QCoro::Task<Outcome> admit();
    void scheduleCommit(); ///< has commit() called on the next turn of the event loop
    void commit(); ///< journals m_toRecord and the lander's outcomes together (fsync), maybe some turns later
    QCoro::Task<> waitForRecovery(); ///< returns once recoveringOrders() is 0, after m_patience, or at close()
    void endRecovery(int open); ///< lets the requests in m_waiting go on once `open` is 0
    /// A page of the owner's orders from the journal; of all orders for an empty owner.
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
