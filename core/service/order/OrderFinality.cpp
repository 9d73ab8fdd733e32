// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/LandingProof.h"
#include "core/service/order/OrderFollowing.h"
#include "core/service/order/OrderOutcome.h"

#include <QPointer>

namespace curvedesk {

namespace {

// As many signatures as a node takes in one look-up.
constexpr qsizetype lookUpLimit = 256;
// Look-ups in a row that know nothing of a confirmed transaction until a fork must have dropped it: one node can lag.
constexpr int absencesUntilDropped = 2;
// Look-ups for a record that does not come until the order counts as final without.
constexpr int unrecordedUntilFinal = 30;

} // namespace

void OrderDesk::watch(const FollowingPtr &following)
{
    m_unfinalized.insert(following->order.id, following);
    if (!m_isWatching) {
        m_isWatching = true;
        watchFinality();
    }
}

// One look-up for many orders: what is only waited for must not cost what is being traded.
QCoro::Task<> OrderDesk::watchFinality()
{
    const QPointer<OrderDesk> desk(this);
    while (!m_unfinalized.isEmpty()) {
        co_await pause(m_pace * 2);
        if (!desk || !mayAsk())
            co_return;
        const QList<FollowingPtr> all = m_unfinalized.values();
        for (qsizetype from = 0; from < all.size(); from += lookUpLimit) {
            const bool isAnswered = co_await lookAgain(all.sliced(from, std::min(lookUpLimit, all.size() - from)));
            if (!desk)
                co_return;
            if (!isAnswered)
                break;
        }
    }
    m_isWatching = false;
}

// False when the cluster did not answer.
QCoro::Task<bool> OrderDesk::lookAgain(QList<FollowingPtr> some)
{
    const QPointer<OrderDesk> desk(this);
    QList<Signature> wanted;
    wanted.reserve(some.size());
    for (const FollowingPtr &each : std::as_const(some))
        wanted.append(each->order.signature);
    const Result<QList<StatusLookup>> statuses = co_await m_cluster.signatureStatuses(wanted);
    if (!desk)
        co_return false;
    if (!statuses) {
        noteClosing(statuses.error());
        co_return false;
    }
    if (statuses->size() != some.size())
        co_return false;
    QStringList final;
    for (qsizetype i = 0; i < some.size(); ++i) {
        const FollowingPtr following = some[i];
        const StatusLookup lookup = statuses->at(i);
        const std::optional<SignatureStatus> status = lookup.status;
        const bool isQuorum = landingProof::isQuorum(lookup, m_cluster.isAuthoritative());
        if (!status) {
            if (++following->absences >= absencesUntilDropped)
                reopen(following);
            continue;
        }
        following->absences = 0;
        // Another fork, another end.
        if (status->error.has_value() != (following->order.status == OrderStatus::Failed)) {
            if (status->commitment != Commitment::Processed && isQuorum)
                reopen(following);
            continue;
        }
        // In another slot it landed on another fork, if it did at all: the record tells.
        const bool isSameSlot = status->slot == following->order.slot;
        if (!following->hasRecord || !isSameSlot) {
            co_await completeRecord(following, lookup);
            if (!desk || m_isClosing)
                co_return false;
        }
        const bool isRecorded = following->hasRecord || (isQuorum && following->unrecorded >= unrecordedUntilFinal);
        if (status->commitment == Commitment::Finalized && isRecorded && status->slot == following->order.slot)
            final.append(following->order.id);
    }
    // Should the disk refuse, the next round tries again.
    if (!final.isEmpty() && m_journal.finalize(final)) {
        for (const QString &id : std::as_const(final))
            m_unfinalized.remove(id);
    }
    co_return true;
}

// What moved, for an order that settled before the cluster could tell.
QCoro::Task<> OrderDesk::completeRecord(FollowingPtr following, StatusLookup lookup)
{
    const SignatureStatus status = *lookup.status;
    const QPointer<OrderDesk> desk(this);
    ++following->unrecorded;
    const Evidence evidence = co_await recordOf(following, status);
    if (!desk)
        co_return;
    // Final on another fork than the one that was told, and nobody keeps a record: what moved there nobody can tell.
    const bool isFinalElsewhere = status.commitment == Commitment::Finalized && status.slot != following->order.slot
        && following->unrecorded >= unrecordedUntilFinal && landingProof::isQuorum(lookup, m_cluster.isAuthoritative());
    if (!evidence.record && (!isFinalElsewhere || evidence.contradicts))
        co_return;
    orderOutcome::apply(following->order, status, evidence.record);
    if (!m_journal.settle(following->order))
        co_return;
    following->hasRecord = evidence.record.has_value();
    rememberSlot(following->order);
    emit orderChanged(orderOutcome::summaryOf(following->order));
}

// The same bytes may land again: the order goes on as one that was sent before.
void OrderDesk::reopen(const FollowingPtr &following)
{
    if (const Outcome reopened = m_journal.reopen(following->order.id); !reopened) {
        // A disk that refuses is asked again. An order that cannot be reopened is no longer ours to watch.
        if (reopened.error().code != ErrorCode::Storage)
            m_unfinalized.remove(following->order.id);
        return;
    }
    m_unfinalized.remove(following->order.id);
    Order order = following->order;
    order.status = OrderStatus::Pending;
    order.slot = 0;
    order.error.reset();
    order.errorText.clear();
    order.movedLamports = 0;
    order.movedTokens = 0;
    order.feeLamports = 0;
    order.settledMs = 0;
    ++order.rollbacks;
    qWarning("a fork dropped order %s: it is pending again", qUtf8Printable(order.id));
    m_landedSlots.remove(order.wallet);
    emit orderChanged(orderOutcome::summaryOf(order));
    startFollowing(std::move(order), true);
}

// The next look-up decides; this one only need not be repeated.
void OrderDesk::noteDropped(const QList<Signature> &signatures)
{
    for (const FollowingPtr &each : std::as_const(m_unfinalized)) {
        if (signatures.contains(each->order.signature))
            each->absences = absencesUntilDropped - 1;
    }
}

void OrderDesk::rememberSlot(const Order &order)
{
    constexpr qsizetype walletsRemembered = 10'000;
    if (order.status != OrderStatus::Succeeded && order.status != OrderStatus::Failed)
        return;
    if (m_landedSlots.size() >= walletsRemembered)
        m_landedSlots.clear();
    // A slot that nobody else has seen would have every later read count as stale.
    quint64 &newest = m_landedSlots[order.wallet];
    newest = std::max(newest, std::min(order.slot, m_cluster.slot()));
}

} // namespace curvedesk
