// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/OrderDesk.h"

#include "core/base/CrashPoint.h"
#include "core/journal/OrderId.h"
#include "core/service/order/OrderOutcome.h"

#include <QElapsedTimer>
#include <QTimer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The reason why a new order has to wait, for the error.
QString openOrders(int count)
{
    return count == 1 ? u"1 earlier order is being resolved"_s : u"%1 earlier orders are being resolved"_s.arg(count);
}

/// The error NotFound, the same for an unknown order as for another owner's.
Error notFound()
{
    return {ErrorCode::NotFound, u"Order not found"_s, std::nullopt, 0};
}

} // namespace

/// An order that waits for its commit.
struct OrderDesk::Recording
{
    Order order;
    Latch done;
    Outcome outcome;
};

OrderTicket::OrderTicket(OrderDesk &desk, OrderIntent intent, IntentGate::Ticket turn, quint64 arrival)
    : m_desk(&desk)
    , m_intent(std::move(intent))
    , m_turn(std::move(turn))
    , m_arrival(arrival)
    , m_preparing(desk.m_preparing)
{
}

Outcome OrderTicket::check(Order order) const
{
    order.apiOwner = m_intent.apiOwner;
    order.createdMs = m_desk->m_clock.nowMs();
    order.spend.isApproved = true;
    return m_desk->m_journal.checkRights(order);
}

Result<KeyRights> OrderTicket::rights() const
{
    if (m_intent.apiOwner.isEmpty())
        return KeyRights();
    return m_desk->m_journal.apiKeys().byOwner(m_intent.apiOwner).map([](const std::optional<ApiKey> &key) {
        return key ? key->rights : KeyRights();
    });
}

Task<qint64> OrderTicket::approve(Order order, QByteArray wire)
{
    if (const Outcome allowed = check(order); !allowed)
        co_return failure(allowed.error());
    const Result<std::optional<ApiKey>> key = m_desk->m_journal.apiKeys().byOwner(m_intent.apiOwner);
    if (!key)
        co_return failure(key.error());
    if (!*key || !m_desk->m_approvals)
        co_return failure(ErrorCode::ApprovalRefused,
                          u"Orders of this key need a person's approval, and nobody can be asked"_s);
    Approval approval{{}, (*key)->id, (*key)->label, std::move(order), std::move(wire), 0};
    // The NUL keeps the two parts apart, as in IntentGate.
    const QByteArray intent = m_intent.idempotencyKey.isEmpty()
        ? QByteArray()
        : m_intent.apiOwner.toUtf8() + '\0' + m_intent.idempotencyKey;
    // The longer of two times counts, so that a clock that is set back hides no wait.
    const Clock &clock = m_desk->m_clock; // outlives the desk
    const qint64 askedMs = clock.nowMs();
    QElapsedTimer waiting;
    waiting.start();
    const Result<void> answered = co_await m_desk->m_approvals->ask(std::move(approval), intent, m_arrival);
    if (!answered)
        co_return failure(answered.error());
    m_isApproved = true;
    co_return qMax(waiting.elapsed(), clock.nowMs() - askedMs);
}

Task<OrderSummary> OrderTicket::place(Order order)
{
    order.apiOwner = m_intent.apiOwner;
    order.idempotencyKey = m_intent.idempotencyKey;
    order.requestHash = m_intent.requestHash;
    order.spend.isApproved = m_isApproved;
    m_preparing.reset();
    return m_desk->place(std::move(order), std::move(m_turn), m_intent.untilSettled);
}

OrderDesk::OrderDesk(OrderJournal &journal, Cluster &cluster, const Clock &clock, QObject *parent,
                     std::chrono::milliseconds pace, std::chrono::milliseconds patience)
    : QObject(parent)
    , m_journal(journal)
    , m_cluster(cluster)
    , m_clock(clock)
    , m_patience(patience)
    , m_lander(journal, cluster, clock, pace)
{
    connect(&m_lander, &OrderLander::concluded, this, &OrderDesk::scheduleCommit);
    connect(&m_lander, &OrderLander::orderChanged, this, &OrderDesk::orderChanged);
    connect(&m_lander, &OrderLander::recoveringChanged, this, &OrderDesk::recovering);
    connect(&m_lander, &OrderLander::recoveringChanged, this, &OrderDesk::endRecovery);
}

OrderDesk::~OrderDesk()
{
    // Set before the members are destroyed, because coroutines that wait for them are resumed then.
    m_isClosed = true;
}

Task<OrderDesk::Begun> OrderDesk::begin(OrderIntent intent)
{
    const QPointer<OrderDesk> desk(this);
    const quint64 arrival = m_approvals ? m_approvals->answerCount() : 0;
    IntentGate::Ticket turn = co_await m_intents.enter(intent.apiOwner, intent.idempotencyKey);
    if (!desk || m_isClosed)
        co_return closing();
    if (!intent.idempotencyKey.isEmpty()) {
        Result<Order> known = m_journal.orderByIdempotencyKey(intent.apiOwner, intent.idempotencyKey);
        // A key that cannot be looked up may have an order: nothing is signed for it.
        if (!known && known.error().code != ErrorCode::NotFound)
            co_return failure(known.error());
        if (known && known->requestHash != intent.requestHash)
            co_return failure(ErrorCode::Conflict, u"Idempotency-Key was used for another request"_s);
        if (known) {
            turn.release();
            const Result<OrderSummary> same = co_await earlier(std::move(*known), intent.untilSettled);
            if (!same)
                co_return failure(same.error());
            co_return Begun(*same);
        }
    }
    const Outcome admitted = co_await admit();
    if (!admitted)
        co_return failure(admitted.error());
    co_return Begun(OrderTicket(*this, std::move(intent), std::move(turn), arrival));
}

Task<OrderSummary> OrderDesk::place(Order order, IntentGate::Ticket turn, bool untilSettled)
{
    if (m_isClosed)
        co_return closing();
    if (order.id.isEmpty())
        order.id = newOrderId(m_clock);
    if (order.createdMs == 0)
        order.createdMs = m_clock.nowMs();
    order.status = OrderStatus::Pending;
    order.signedSlot = m_cluster.slot();
    m_cluster.expect(order.wire);
    const QPointer<OrderDesk> desk(this);
    const auto recording = std::shared_ptr<Recording>(new Recording{order, Latch(*this), closing()});
    m_toRecord.append(recording);
    scheduleCommit();
    co_await recording->done.wait();
    if (!recording->outcome)
        co_return failure(recording->outcome.error());
    if (!desk || m_isClosed) // the next run sends it
        co_return orderOutcome::summaryOf(order);
    crashPoint::reach(crashPoint::Step::Journalled);
    // The next request of this intent finds the order in the journal now.
    turn.release();
    order.idempotencyKey.clear(); // the journal knows its hash
    emit orderChanged(orderOutcome::summaryOf(order));
    const std::shared_ptr<OrderLander::Landing> landing = m_lander.land(std::move(order));
    Latch &answered = untilSettled ? landing->settled : landing->attempted;
    co_await answered.wait();
    co_return orderOutcome::summaryOf(landing->order);
}

void OrderDesk::scheduleCommit()
{
    if (m_turnsWaited)
        return;
    m_turnsWaited = 0;
    QMetaObject::invokeMethod(this, &OrderDesk::commit, Qt::QueuedConnection);
}

void OrderDesk::commit()
{
    // New orders and outcomes share a commit. On the sandbox orders that have begun are placed within four turns of the
    // event loop, unless they wait for a person; on a network it takes longer than a commit.
    constexpr int turnsToPrepare = 4;
    if (m_cluster.isAuthoritative() && m_preparing.use_count() > 1 && (*m_turnsWaited)++ < turnsToPrepare
        && !m_isClosed) {
        QMetaObject::invokeMethod(this, &OrderDesk::commit, Qt::QueuedConnection);
        return;
    }
    m_turnsWaited.reset();
    const bool isClosed = m_isClosed;
    const QList<std::shared_ptr<Recording>> recordings = std::exchange(m_toRecord, {});
    const QList<std::shared_ptr<OrderLander::Landing>> concluded = m_lander.takeConcluded();
    // Outcomes first: they free what the limits of an API key count as reserved.
    QList<Order> orders;
    for (const std::shared_ptr<OrderLander::Landing> &each : concluded)
        orders.append(each->order);
    for (const std::shared_ptr<Recording> &each : recordings) {
        if (!isClosed)
            orders.append(each->order);
    }
    const QList<Outcome> written = m_journal.write(orders);
    for (qsizetype i = 0; i < recordings.size(); ++i)
        recordings[i]->outcome = isClosed ? closing() : written[concluded.size() + i];
    m_lander.noteSettled(concluded, written.first(concluded.size())); // may destroy the desk
    for (const std::shared_ptr<Recording> &each : recordings)
        each->done.open();
}

Task<OrderSummary> OrderDesk::earlier(Order order, bool untilSettled)
{
    const std::shared_ptr<OrderLander::Landing> landing = m_lander.find(order.id);
    // An order of an earlier run may have its outcome already and be followed only until that is final.
    if (!landing || landing->order.status != OrderStatus::Pending)
        co_return orderOutcome::summaryOf(landing ? landing->order : order);
    // The request that placed it waits for the outcome, so this one does too.
    Latch &answered = untilSettled ? landing->settled : landing->attempted;
    co_await answered.wait();
    co_return orderOutcome::summaryOf(landing->order);
}

Task<int> OrderDesk::recover()
{
    if (m_hasRecovered) {
        co_await waitForRecovery();
        co_return 0;
    }
    // An order that cannot be read could still have an effect, so that no new one begins until it can.
    const Result<QList<Order>> unsettled = m_journal.unsettled();
    if (!unsettled)
        co_return failure(unsettled.error());
    const Result<QList<Order>> unfinalized = m_journal.unfinalized();
    if (!unfinalized)
        co_return failure(unfinalized.error());
    m_hasRecovered = true;
    const QList<Order> open = *unsettled + *unfinalized;
    for (const Order &order : open)
        m_lander.recover(order);
    const int count = recoveringOrders();
    if (count == 0)
        co_return 0;
    qWarning("%s", qUtf8Printable(openOrders(count)));
    emit recovering(count);
    co_await waitForRecovery();
    co_return count;
}

QCoro::Task<> OrderDesk::waitForRecovery()
{
    if (recoveringOrders() == 0)
        co_return;
    const auto over = std::make_shared<Latch>(*this);
    m_waiting.append(over);
    QTimer::singleShot(m_patience, this, [this, over] {
        m_waiting.removeOne(over);
        over->open();
    });
    co_await over->wait();
}

void OrderDesk::endRecovery(int open)
{
    if (open > 0)
        return;
    qWarning("all earlier orders are resolved");
    for (const std::shared_ptr<Latch> &each : std::exchange(m_waiting, {}))
        each->open();
}

QCoro::Task<Outcome> OrderDesk::admit()
{
    const QPointer<OrderDesk> desk(this);
    const Result<int> recovered = co_await recover();
    if (!desk || m_isClosed)
        co_return closing();
    if (!recovered)
        co_return failure(recovered.error());
    if (const int open = recoveringOrders(); open > 0)
        co_return failure(ErrorCode::Unavailable, openOrders(open));
    co_return Outcome();
}

void OrderDesk::close()
{
    m_isClosed = true;
    m_lander.close();
    for (const std::shared_ptr<Latch> &each : std::exchange(m_waiting, {}))
        each->open();
}

Result<OrderDesk::Page> OrderDesk::page(const QString &apiOwner, int limit, const QString &cursor) const
{
    const Result<OrderJournal::Page> page = m_journal.page(apiOwner, limit, cursor);
    if (!page)
        return failure(page.error());
    Page reply{{}, page->next};
    for (const Order &order : page->orders)
        reply.orders.append(orderOutcome::summaryOf(order));
    return reply;
}

Task<OrderDesk::Page> OrderDesk::allOrders(int limit, QString cursor)
{
    co_return page({}, limit, cursor);
}

Task<OrderDesk::Page> OrderDesk::ordersOf(QString apiOwner, int limit, QString cursor)
{
    // The journal takes an empty owner for all owners.
    if (apiOwner.isEmpty())
        co_return Page();
    co_return page(apiOwner, limit, cursor);
}

Task<OrderSummary> OrderDesk::orderOf(QString apiOwner, QString id)
{
    Result<Order> order = isOrderId(id) ? m_journal.order(id) : failure(notFound());
    if (!order && order.error().code == ErrorCode::NotFound)
        order = m_journal.orderByIdempotencyKey(apiOwner, id.toUtf8());
    if (!order && order.error().code != ErrorCode::NotFound)
        co_return failure(order.error());
    if (!order || apiOwner.isEmpty() || order->apiOwner != apiOwner)
        co_return failure(notFound());
    co_return orderOutcome::summaryOf(*order);
}

Task<OrderSummary> OrderDesk::order(QString id)
{
    const Result<Order> order = isOrderId(id) ? m_journal.order(id) : failure(notFound());
    if (!order)
        co_return failure(order.error());
    co_return orderOutcome::summaryOf(*order);
}

} // namespace curvedesk
#include "moc_OrderDesk.cpp"
