// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/OrderDesk.h"

#include "core/base/CrashPoint.h"
#include "core/journal/OrderId.h"
#include "core/service/order/OrderFollowing.h"
#include "core/service/order/OrderOutcome.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

OrderDesk::OrderDesk(OrderJournal &journal, Cluster &cluster, const Clock &clock, QObject *parent,
                     std::chrono::milliseconds pace, std::chrono::milliseconds patience)
    : QObject(parent)
    , m_journal(journal)
    , m_cluster(cluster)
    , m_livingCluster(&cluster)
    , m_clock(clock)
    , m_pace(pace)
    , m_patience(patience)
{
    m_running.start();
    connect(&m_cluster, &Cluster::transactionsDropped, this, &OrderDesk::noteDropped);
}

OrderDesk::~OrderDesk() = default;

Task<OrderSummary> OrderDesk::place(Order order, bool untilSettled)
{
    const Outcome admitted = co_await admit();
    if (!admitted)
        co_return failure(admitted.error());
    if (order.id.isEmpty())
        order.id = newOrderId(m_clock);
    if (order.createdMs == 0)
        order.createdMs = m_clock.nowMs();
    order.status = OrderStatus::Pending;
    order.signedSlot = m_cluster.slot();
    if (const Outcome recorded = m_journal.record(order); !recorded)
        co_return failure(recorded.error());
    crashPoint::reach(crashPoint::Step::Journalled);
    emit orderChanged(orderOutcome::summaryOf(order));
    const std::shared_ptr<Following> following = startFollowing(std::move(order), false);
    if (untilSettled)
        co_await following->settled.wait();
    else
        co_await following->attempted.wait();
    co_return orderOutcome::summaryOf(following->order);
}

Result<std::optional<OrderSummary>> OrderDesk::earlier(const QString &apiOwner, const QByteArray &key,
                                                       const QByteArray &requestHash) const
{
    if (key.isEmpty())
        return std::optional<OrderSummary>();
    const std::optional<Order> order = m_journal.byIdempotencyKey(apiOwner, key);
    if (!order)
        return std::optional<OrderSummary>();
    if (order->requestHash != requestHash)
        return failure(ErrorCode::Conflict, u"Idempotency-Key was used for another request"_s);
    return std::optional<OrderSummary>(orderOutcome::summaryOf(*order));
}

Task<TradeReceipt> OrderDesk::receipt(QString id, bool untilSettled)
{
    if (const std::shared_ptr<Following> following = m_following.value(id)) {
        if (untilSettled)
            co_await following->settled.wait();
        co_return orderOutcome::receiptOf(following->order);
    }
    const Result<Order> order = m_journal.order(id);
    if (!order)
        co_return failure(order.error());
    co_return orderOutcome::receiptOf(*order);
}

Task<OrderDesk::Page> OrderDesk::orders(QString apiOwner, int limit, QString cursor)
{
    const Result<OrderJournal::Page> page = m_journal.page(apiOwner, limit, cursor);
    if (!page)
        co_return failure(page.error());
    Page reply;
    reply.next = page->next;
    reply.orders.reserve(page->orders.size());
    for (const Order &order : page->orders)
        reply.orders.append(orderOutcome::summaryOf(order));
    co_return reply;
}

Task<OrderSummary> OrderDesk::order(QString id, QString apiOwner)
{
    const Result<Order> order = m_journal.order(id);
    if (!order)
        co_return failure(order.error());
    if (!apiOwner.isEmpty() && order->apiOwner != apiOwner)
        co_return failure(ErrorCode::NotFound, u"Order not found"_s);
    co_return orderOutcome::summaryOf(*order);
}

} // namespace curvedesk
