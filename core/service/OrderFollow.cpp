// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/OrderFollowing.h"
#include "core/service/OrderOutcome.h"

#include <QPointer>
#include <QTimer>

namespace curvedesk {

namespace {

// Look-ups without an answer until an order counts as unknown: a minute and a half at the usual pace.
constexpr int silencesUntilUnknown = 45;
// A block's record can appear a moment after its statuses.
constexpr int recordAttempts = 5;
// Two look-ups beyond the last valid block: one could have asked a node that lags.
constexpr int sightingsUntilExpired = 2;

} // namespace

std::shared_ptr<OrderDesk::Following> OrderDesk::startFollowing(Order order, bool recovered)
{
    auto following = std::make_shared<Following>(std::move(order), *this);
    following->recovered = recovered;
    m_following.insert(following->order.id, following);
    follow(following);
    return following;
}

// Every coroutine below may be the last to know that the desk is gone: nothing of it is touched after an await before
// that is ruled out.
QCoro::Task<> OrderDesk::follow(std::shared_ptr<Following> following)
{
    const QPointer<OrderDesk> desk(this);
    // What a crash left open may have landed long ago: sending it first would be pointless.
    bool lookFirst = following->recovered;
    for (;;) {
        if (!lookFirst && !following->blockhashDead && !following->order.wire.isEmpty()) {
            co_await send(following);
            if (!desk)
                co_return;
        }
        Sighting sighting = co_await look(following);
        if (!desk || sighting == Sighting::Settled)
            co_return;
        if (sighting == Sighting::Absent && following->rejection && !following->accepted && !following->recovered) {
            co_await conclude(following);
            co_return;
        }
        if (sighting == Sighting::Absent && !following->blockhashDead) {
            const Result<quint64> height = co_await m_cluster.blockHeight();
            if (!desk)
                co_return;
            following->blockhashDead = height && *height > following->order.lastValidBlockHeight;
        }
        if (lookFirst && !following->blockhashDead) {
            lookFirst = false;
            continue;
        }
        lookFirst = false;
        if (following->deadSightings >= sightingsUntilExpired) {
            co_await conclude(following);
            co_return;
        }
        following->attempted.open();
        // A sighting that is not confirmed yet only has to be seen again, soon.
        co_await pause(sighting == Sighting::Unconfirmed ? m_pace / 4 : m_pace);
        if (!desk)
            co_return;
        lookFirst = sighting == Sighting::Unconfirmed;
    }
}

QCoro::Task<> OrderDesk::send(std::shared_ptr<Following> following)
{
    const Result<Signature> sent = co_await m_cluster.send(following->order.wire);
    following->rejection.reset();
    if (sent)
        following->accepted = true;
    else if (sent.error().code == ErrorCode::ProgramRejected)
        following->rejection = sent.error();
    // Any other failure says nothing: the bytes may have gone out before the answer was lost.
}

QCoro::Task<OrderDesk::Sighting> OrderDesk::look(std::shared_ptr<Following> following)
{
    const QPointer<OrderDesk> desk(this);
    const QList<Signature> wanted{following->order.signature};
    const Result<QList<std::optional<SignatureStatus>>> statuses = co_await m_cluster.signatureStatuses(wanted);
    if (!desk)
        co_return Sighting::Failed;
    if (!statuses || statuses->size() != 1) {
        doubt(*following);
        co_return Sighting::Failed;
    }
    following->silences = 0;
    const std::optional<SignatureStatus> status = statuses->first();
    if (!status) {
        if (following->blockhashDead)
            ++following->deadSightings;
        co_return Sighting::Absent;
    }
    std::optional<TransactionRecord> record;
    if (status->commitment == Commitment::Processed) {
        // A fork could still drop it, unless the cluster has its record: those are of confirmed blocks only.
        following->deadSightings = 0;
        const Result<std::optional<TransactionRecord>> found
            = co_await m_cluster.transaction(following->order.signature);
        if (!desk || !found || !*found)
            co_return Sighting::Unconfirmed;
        record = *found;
    }
    co_await settle(following, *status, std::move(record));
    co_return Sighting::Settled;
}

QCoro::Task<> OrderDesk::settle(std::shared_ptr<Following> following, SignatureStatus status,
                                std::optional<TransactionRecord> record)
{
    const QPointer<OrderDesk> desk(this);
    for (int attempt = 0; attempt < recordAttempts && !record; ++attempt) {
        if (attempt > 0) {
            co_await pause(m_pace / 4);
            if (!desk)
                co_return;
        }
        const Result<std::optional<TransactionRecord>> found
            = co_await m_cluster.transaction(following->order.signature);
        if (!desk)
            co_return;
        if (found)
            record = *found;
    }
    orderOutcome::apply(following->order, status, record);
    co_await conclude(following);
}

// Writes the final status; one that is still pending here provably never landed.
QCoro::Task<> OrderDesk::conclude(std::shared_ptr<Following> following)
{
    const QPointer<OrderDesk> desk(this);
    Order &order = following->order;
    if (order.status == OrderStatus::Pending || order.status == OrderStatus::Unknown) {
        order.status = OrderStatus::Expired;
        order.errorText = following->rejection ? following->rejection->detail : QString();
    }
    order.settledMs = m_clock.nowMs();
    Outcome written = m_journal.settle(order);
    order.wire.clear();
    emit orderChanged(orderOutcome::summaryOf(order));
    following->attempted.open();
    following->settled.open();
    // Somebody else's final status is as good; a full disk is waited for.
    while (!written && written.error().code == ErrorCode::Storage) {
        co_await pause(m_pace);
        if (!desk)
            co_return;
        written = m_journal.settle(order);
    }
    m_following.remove(order.id);
}

void OrderDesk::doubt(Following &following)
{
    if (++following.silences != silencesUntilUnknown || following.order.status != OrderStatus::Pending)
        return;
    following.order.status = OrderStatus::Unknown;
    // Not final: should the disk refuse, the row stays pending, which recovery looks at as well.
    if (const Outcome written = m_journal.settle(following.order); !written)
        following.order.status = OrderStatus::Pending;
    else
        emit orderChanged(orderOutcome::summaryOf(following.order));
    following.settled.open();
}

QCoro::Task<> OrderDesk::pause(std::chrono::milliseconds delay)
{
    const auto over = std::make_shared<Latch>(*this);
    QTimer::singleShot(delay, this, [over] { over->open(); });
    co_await over->wait();
}

} // namespace curvedesk
