// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Latch.h"
#include "core/base/Task.h"
#include "core/service/order/IntentGate.h"
#include "core/service/order/OrderLander.h"

#include <variant>

namespace curvedesk {

class OrderDesk;

/// Whose order a request is, and what makes it the same one when it comes again.
struct OrderIntent
{
    QString apiOwner; ///< the API key's wallet (base58), or empty for the window
    QByteArray idempotencyKey; ///< empty: each request is another one
    QByteArray requestHash; ///< what the key stands for
    bool untilSettled = false; ///< answer with the outcome, not once the cluster was asked for the first time
};

/// The right to sign one order for an intent: no other request of the same key gets one meanwhile. It ends with
/// place(), once the order is in the journal, or with the ticket.
class OrderTicket
{
public:
    OrderTicket(OrderDesk &desk, OrderIntent intent, IntentGate::Ticket turn);

    /// Journals the signed order (fsync), then sends it and follows it until nothing can undo its outcome. Answers as
    /// the intent says, pending ones included when the program closes. Storage: nothing was sent; Conflict: used
    /// before.
    [[nodiscard]] Task<OrderSummary> place(Order order);

private:
    OrderDesk *m_desk;
    OrderIntent m_intent;
    IntentGate::Ticket m_turn;
};

/// The door to orders: lets one request of an intent sign, journals and lands what it signed, lists what there is.
class OrderDesk final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrderDesk)

public:
    /// How long to wait before the same bytes go out again.
    static constexpr std::chrono::milliseconds defaultPace{2000};
    /// How long a start and a new order wait for earlier ones.
    static constexpr std::chrono::milliseconds defaultPatience{5000};

    /// All references must outlive the desk.
    OrderDesk(OrderJournal &journal, Cluster &cluster, const Clock &clock, QObject *parent = nullptr,
              std::chrono::milliseconds pace = defaultPace, std::chrono::milliseconds patience = defaultPatience);
    ~OrderDesk() override;

    /// A ticket to sign with, or the order that this intent has made before. Conflict when the key stood for another
    /// request. Unavailable, naming how many are open, while orders of an earlier run could still have an effect; it
    /// waits `patience` for them. Cancelled once closed.
    using Begun = std::variant<OrderSummary, OrderTicket>;
    [[nodiscard]] Task<Begun> begin(OrderIntent intent);

    /// Follows what an earlier run left open. New orders wait until it is known what became of it. Answers how many
    /// there were, once they are resolved or after `patience`, whichever comes first.
    [[nodiscard]] Task<int> recover();
    /// Orders of an earlier run that are not resolved yet.
    [[nodiscard]] int recoveringOrders() const { return m_lander.recovering(); }
    /// Every request that waits is answered with its order as it stands; no new order begins and none is asked for any
    /// more. The journal keeps what is open for the next run.
    void close();

    /// The newest slot in which an order of this wallet landed: older reads do not show it yet. 0: none.
    [[nodiscard]] quint64 landedSlot(const Address &wallet) const { return m_lander.landedSlot(wallet); }

    struct Page
    {
        QList<OrderSummary> orders;
        QString next; ///< cursor of the following page; empty at the end
    };
    /// Newest first. InvalidInput for a cursor that is not ours.
    [[nodiscard]] Task<Page> allOrders(int limit, QString cursor);
    /// Those that this API key's wallet placed.
    [[nodiscard]] Task<Page> ordersOf(QString apiOwner, int limit, QString cursor);
    [[nodiscard]] Task<OrderSummary> anyOrder(QString id);
    /// NotFound for one that this API key's wallet did not place.
    [[nodiscard]] Task<OrderSummary> orderOf(QString apiOwner, QString id);

signals:
    /// A new order, or a new status of one; an outcome can be followed by Pending when a fork dropped the transaction.
    void orderChanged(const curvedesk::OrderSummary &order);
    /// recoveringOrders() changed.
    void recovering(int open);

private:
    friend class OrderTicket;
    [[nodiscard]] Task<OrderSummary> place(Order order, IntentGate::Ticket turn, bool untilSettled);
    [[nodiscard]] Task<OrderSummary> earlier(Order order, bool untilSettled);
    [[nodiscard]] QCoro::Task<Outcome> admit();
    QCoro::Task<> waitForRecovery();
    void endRecovery(int open);
    [[nodiscard]] Result<Page> page(const QString &apiOwner, int limit, const QString &cursor) const;

    OrderJournal &m_journal;
    Cluster &m_cluster;
    const Clock &m_clock;
    const std::chrono::milliseconds m_patience;
    OrderLander m_lander;
    IntentGate m_intents;
    bool m_hasRecovered = false; ///< the journal was read: recoveringOrders() tells what is open
    bool m_isClosed = false;
    QList<std::shared_ptr<Latch>> m_waiting; ///< for recovery to end
};

} // namespace curvedesk
