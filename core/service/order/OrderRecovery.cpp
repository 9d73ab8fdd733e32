// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/OrderFollowing.h"

#include <QPointer>
#include <QTimer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

QString openOrders(int count)
{
    return count == 1 ? u"1 earlier order is being resolved"_s : u"%1 earlier orders are being resolved"_s.arg(count);
}

QCoro::Task<> passOn(std::shared_ptr<Latch> from, std::shared_ptr<Latch> to)
{
    co_await from->wait();
    to->open();
}

} // namespace

Task<int> OrderDesk::recover()
{
    if (m_resolved) {
        co_await waitForRecovery();
        co_return 0;
    }
    // What cannot be read could still have an effect: nothing new until it can.
    Result<QList<Order>> undecided = m_journal.unfinalized();
    if (!undecided)
        co_return failure(undecided.error());
    Result<QList<Order>> unsettled = m_journal.unsettled();
    if (!unsettled)
        co_return failure(unsettled.error());
    m_resolved = std::make_shared<Latch>(*this);
    for (Order &order : *undecided) {
        const auto landed = std::make_shared<Following>(std::move(order), *this);
        // A run that ended before it learned what moved asks again.
        landed->hasRecord = landed->order.movedTokens != 0 || landed->order.status == OrderStatus::Failed;
        watch(landed);
    }
    QList<FollowingPtr> open;
    for (Order &order : *unsettled) {
        if (!m_following.contains(order.id))
            open.append(startFollowing(std::move(order), true));
    }
    const int count = static_cast<int>(open.size());
    if (count == 0) {
        m_resolved->open();
        co_return 0;
    }
    qWarning("%s", qUtf8Printable(openOrders(count)));
    m_recovering = count;
    emit recovering(count);
    superviseRecovery(std::move(open));
    co_await waitForRecovery();
    co_return count;
}

QCoro::Task<> OrderDesk::superviseRecovery(QList<FollowingPtr> open)
{
    const QPointer<OrderDesk> desk(this);
    for (const FollowingPtr &each : std::as_const(open)) {
        co_await each->resolved.wait();
        if (!desk)
            co_return;
        --m_recovering;
        emit recovering(m_recovering);
    }
    qWarning("all earlier orders are resolved");
    m_resolved->open();
}

// Until they are resolved or the patience is over.
QCoro::Task<> OrderDesk::waitForRecovery()
{
    if (m_resolved->isOpen())
        co_return;
    const auto either = std::make_shared<Latch>(*this);
    passOn(m_resolved, either);
    QTimer::singleShot(m_patience, this, [either] { either->open(); });
    co_await either->wait();
}

QCoro::Task<Outcome> OrderDesk::admit()
{
    const QPointer<OrderDesk> desk(this);
    if (!m_resolved) {
        const Result<int> recovered = co_await recover();
        if (desk && !recovered)
            co_return failure(recovered.error());
    } else {
        co_await waitForRecovery();
    }
    if (!desk)
        co_return failure(ErrorCode::Cancelled, u"the program is closing"_s);
    if (m_resolved->isOpen())
        co_return Outcome();
    co_return failure(ErrorCode::Unavailable, openOrders(m_recovering));
}

} // namespace curvedesk
