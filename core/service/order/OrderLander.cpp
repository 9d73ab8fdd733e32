// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/OrderLander.h"

#include "core/base/CrashPoint.h"
#include "core/service/order/LandingQuestions.h"
#include "core/service/order/OrderOutcome.h"

#include <QRandomGenerator>

#include <algorithm>

namespace curvedesk {

using landing::Action;
using landing::Evidence;
using std::chrono::milliseconds;
using Kind = landing::Action::Kind;
using Stage = landing::State::Stage;

namespace {

// Signatures that a node takes in one look-up.
constexpr qsizetype lookUpLimit = 256;

// True for an action that asks the cluster about this order alone.
bool isQuestion(Kind kind)
{
    return kind == Kind::Send || kind == Kind::ReadRecord || kind == Kind::SearchHistory;
}

} // namespace

OrderLander::OrderLander(OrderJournal &journal, Cluster &cluster, const Clock &clock, milliseconds pace)
    : m_journal(journal)
    , m_cluster(cluster)
    , m_livingCluster(&cluster)
    , m_clock(clock)
    , m_pace(pace)
{
    m_running.start();
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &OrderLander::wakeDue);
    connect(&m_cluster, &Cluster::transactionsDropped, this, &OrderLander::noteDropped);
}

OrderLander::~OrderLander() = default;

std::shared_ptr<OrderLander::Landing> OrderLander::land(Order order)
{
    const auto landing = std::make_shared<Landing>(std::move(order), false, *this);
    m_landings.insert(landing->order.id, landing);
    follow(landing, landing::Due{});
    return landing;
}

void OrderLander::recover(Order order)
{
    const auto landing = std::make_shared<Landing>(std::move(order), true, *this);
    m_landings.insert(landing->order.id, landing);
    if (landing->state.stage != Stage::Open) {
        sleep(landing, m_pace * 2);
        return;
    }
    landing->isRecovering = true;
    ++m_recovering;
    follow(landing, landing::Due{});
}

void OrderLander::close()
{
    settleAll();
    m_isClosed = true;
    m_timer.stop();
    for (const LandingPtr &each : std::as_const(m_landings)) {
        each->attempted.open();
        each->settled.open();
    }
}

QCoro::Task<> OrderLander::follow(LandingPtr landing, Evidence evidence)
{
    const QPointer<OrderLander> self(this);
    std::optional<Evidence> learned = std::move(evidence);
    while (learned && !m_isClosed && m_livingCluster) {
        const Action action = reduce(*landing, *learned);
        learned.reset();
        if (isQuestion(action.kind)) {
            learned = co_await ask(landing, action.kind);
            if (!self)
                co_return;
            // A cluster that is closing must not be asked again at once.
            if (!learned)
                sleep(landing, m_pace);
        } else if (action.kind == Kind::Look) {
            scheduleLookUp(landing);
        } else if (action.kind == Kind::Finalize) {
            scheduleFinalize(landing);
        } else if (action.kind == Kind::Reopen) {
            reopen(landing, action);
        } else if (action.kind == Kind::Wait) {
            sleep(landing, action.delay);
        } else {
            conclude(landing, action);
        }
    }
}

Action OrderLander::reduce(Landing &landing, const Evidence &evidence)
{
    const landing::Terms terms{m_pace, m_cluster.isAuthoritative()};
    landing::Step step = landing::next(landing.state, evidence, terms, now());
    landing.state = std::move(step.state);
    // Bytes that an earlier run may have sent may have been taken before; a fork changes nothing of the first time.
    if (landing.state.isAccepted && !landing.state.wasSentBefore && landing.order.acceptedMs == 0)
        landing.order.acceptedMs = m_clock.nowMs();
    if (landing.state.isUnknown)
        writeUnknown(landing);
    if (landing.state.isResolved)
        noteResolved(landing);
    return step.action;
}

QCoro::Task<std::optional<Evidence>> OrderLander::ask(LandingPtr landing, Kind question)
{
    landing::Answer answer;
    if (question == Kind::Send) {
        answer = co_await landing::send(m_livingCluster, landing->order);
        landing->refusal = answer.refusal;
    } else if (question == Kind::ReadRecord) {
        answer = co_await landing::readRecord(m_livingCluster, landing->order);
    } else {
        answer = co_await landing::searchHistory(m_livingCluster, landing->order, landing->state.needsHistory);
    }
    if (answer.record)
        landing->record = std::move(answer.record);
    co_return answer.evidence;
}

void OrderLander::scheduleLookUp(const LandingPtr &landing)
{
    m_toLookUp.append(landing);
    // The look-up runs on the next turn of the event loop, so that orders due together share one call.
    if (!std::exchange(m_isLookUpScheduled, true))
        QMetaObject::invokeMethod(
            this, [this] { lookUpAll(); }, Qt::QueuedConnection);
}

QCoro::Task<> OrderLander::lookUpAll()
{
    const QPointer<OrderLander> self(this);
    while (!m_toLookUp.isEmpty() && !m_isClosed && m_livingCluster) {
        const QList<LandingPtr> batch = m_toLookUp.mid(0, lookUpLimit);
        m_toLookUp.remove(0, batch.size());
        std::optional<quint64> blockHeight;
        bool isClosing = false;
        // The height is read before the look-up: only then an absence proves that the order expired.
        if (std::ranges::any_of(batch, [](const LandingPtr &each) { return each->state.wantsHeight; })) {
            const Result<quint64> read = co_await m_cluster.blockHeight();
            if (!self)
                co_return;
            isClosing = landing::isCancelled(read);
            if (read)
                blockHeight = *read;
        }
        Result<QList<StatusLookup>> lookups;
        if (!isClosing) {
            QList<Signature> signatures;
            for (const LandingPtr &each : batch)
                signatures.append(each->order.signature);
            lookups = co_await m_cluster.signatureStatuses(signatures);
            if (!self)
                co_return;
            isClosing = landing::isCancelled(lookups);
        }
        // A cluster that is closing must not be asked again at once.
        if (isClosing) {
            for (const LandingPtr &each : batch + std::exchange(m_toLookUp, {}))
                sleep(each, m_pace);
            break;
        }
        for (qsizetype i = 0; i < batch.size(); ++i) {
            landing::Looked looked{std::nullopt, blockHeight};
            if (lookups && lookups->size() == batch.size())
                looked.lookup = lookups->at(i);
            if (looked.lookup && looked.lookup->status && batch[i]->state.stage == Stage::Open)
                crashPoint::reach(crashPoint::Step::Seen);
            follow(batch[i], looked);
        }
    }
    m_isLookUpScheduled = false;
}

void OrderLander::sleep(const LandingPtr &landing, milliseconds delay)
{
    landing->attempted.open();
    // A random tenth more, so that not every desktop asks at once, on a common grid, so that look-ups are shared.
    const milliseconds grid = std::max(m_pace / 8, milliseconds(1));
    const milliseconds spread(QRandomGenerator::global()->bounded(static_cast<int>(delay.count() / 10) + 1));
    const milliseconds until = now() + delay + spread;
    landing->due = (until / grid + 1) * grid;
    if (m_isClosed)
        return;
    const milliseconds wait = std::max(*landing->due - now(), milliseconds(0));
    if (!m_timer.isActive() || m_timer.remainingTimeAsDuration() > wait)
        m_timer.start(wait);
}

void OrderLander::wakeDue()
{
    if (m_isClosed || !m_livingCluster)
        return;
    const milliseconds reached = now();
    std::optional<milliseconds> next;
    QList<LandingPtr> due;
    for (const LandingPtr &each : std::as_const(m_landings)) {
        if (!each->due)
            continue;
        if (*each->due <= reached)
            due.append(each);
        else
            next = std::min(next.value_or(*each->due), *each->due);
    }
    if (next)
        m_timer.start(*next - reached);
    for (const LandingPtr &each : std::as_const(due)) {
        each->due.reset();
        if (each->isUnwritten)
            writeAgain(each);
        else
            follow(each, landing::Due{});
    }
}

void OrderLander::conclude(const LandingPtr &landing, const Action &action)
{
    Order &order = landing->order;
    if (order.settledMs == 0)
        order.settledMs = m_clock.nowMs();
    if (action.kind == Kind::Expire) {
        order.status = OrderStatus::Expired;
        order.errorText = landing->refusal;
    } else if (action.kind == Kind::ConcludeByRecord) {
        const TransactionRecord &record = *landing->record;
        orderOutcome::apply(order, {record.slot, record.error, Commitment::Confirmed}, record);
    } else {
        orderOutcome::apply(order, *landing->state.seen.status, std::nullopt);
    }
    order.finalized = landing->state.stage == Stage::Ended;
    landing->restAfter = action.delay;
    m_toSettle.append(landing);
    if (m_toSettle.size() == 1)
        emit concluded();
}

void OrderLander::settleAll()
{
    const QList<LandingPtr> landings = takeConcluded();
    if (landings.isEmpty())
        return;
    QList<Order> orders;
    for (const LandingPtr &each : landings)
        orders.append(each->order);
    noteSettled(landings, m_journal.write(orders));
}

void OrderLander::noteSettled(const QList<LandingPtr> &landings, const QList<Outcome> &written)
{
    if (!landings.isEmpty())
        crashPoint::reach(crashPoint::Step::Settled);
    for (qsizetype i = 0; i < landings.size(); ++i) {
        const LandingPtr &landing = landings[i];
        Order &order = landing->order;
        // Only a Storage error is tried again. A Conflict means that the journal already has a final status.
        landing->isUnwritten = !written[i] && written[i].error().code == ErrorCode::Storage;
        if (order.finalized)
            order.wire.clear();
        rememberSlot(order);
        if (order.finalized && !landing->isUnwritten)
            m_landings.remove(order.id);
        else
            sleep(landing, landing->isUnwritten ? m_pace : landing->restAfter);
        landing->attempted.open();
        landing->settled.open();
        emit orderChanged(orderOutcome::summaryOf(order));
    }
}

void OrderLander::writeAgain(const LandingPtr &landing)
{
    const Outcome written = m_journal.settle(landing->order);
    landing->isUnwritten = !written && written.error().code == ErrorCode::Storage;
    if (landing->order.finalized && !landing->isUnwritten)
        m_landings.remove(landing->order.id);
    else
        sleep(landing, m_pace);
}

void OrderLander::writeUnknown(Landing &landing)
{
    Order &order = landing.order;
    landing.settled.open();
    if (order.status != OrderStatus::Pending)
        return;
    order.status = OrderStatus::Unknown;
    // Unknown is no outcome: when the disk refuses it, the row stays Pending, and the next run looks at it as well.
    if (m_journal.settle(order))
        emit orderChanged(orderOutcome::summaryOf(order));
    else
        order.status = OrderStatus::Pending;
}

void OrderLander::scheduleFinalize(const LandingPtr &landing)
{
    m_toFinalize.append(landing);
    // Orders that become final in one turn share a commit.
    if (m_toFinalize.size() == 1)
        QMetaObject::invokeMethod(this, &OrderLander::finalizeAll, Qt::QueuedConnection);
}

void OrderLander::finalizeAll()
{
    const QList<LandingPtr> landings = std::exchange(m_toFinalize, {});
    QStringList ids;
    for (const LandingPtr &each : landings)
        ids.append(each->order.id);
    const bool isWritten = m_journal.finalize(ids).has_value();
    for (const LandingPtr &each : landings) {
        if (isWritten) {
            m_landings.remove(each->order.id);
            continue;
        }
        // The disk refused: the next look-up finalizes the order again.
        each->state.stage = Stage::Landed;
        sleep(each, m_pace * 2);
    }
}

void OrderLander::reopen(const LandingPtr &landing, const Action &action)
{
    settleAll(); // its outcome may wait for its commit
    if (const Outcome reopened = m_journal.reopen(landing->order.id); !reopened) {
        if (reopened.error().code == ErrorCode::Storage)
            sleep(landing, action.delay);
        else
            m_landings.remove(landing->order.id); // the order is final
        return;
    }
    Order order = landing->order;
    orderOutcome::clear(order);
    order.settledMs = 0;
    ++order.rollbacks;
    qWarning("a fork dropped order %s: it is pending again", qUtf8Printable(order.id));
    m_landedSlots.remove(order.wallet);
    const auto reopened = std::make_shared<Landing>(std::move(order), true, *this);
    m_landings.insert(reopened->order.id, reopened);
    emit orderChanged(orderOutcome::summaryOf(reopened->order));
    follow(reopened, landing::Due{});
}

void OrderLander::noteResolved(Landing &landing)
{
    if (!std::exchange(landing.isRecovering, false))
        return;
    --m_recovering;
    emit recoveringChanged(m_recovering);
}

void OrderLander::noteDropped(const QList<Signature> &signatures)
{
    for (const LandingPtr &each : std::as_const(m_landings)) {
        if (signatures.contains(each->order.signature))
            std::ignore = reduce(*each, landing::Dropped{});
    }
}

void OrderLander::rememberSlot(const Order &order)
{
    constexpr qsizetype walletsRemembered = 10'000;
    if (order.status != OrderStatus::Succeeded && order.status != OrderStatus::Failed)
        return;
    if (m_landedSlots.size() >= walletsRemembered)
        m_landedSlots.clear();
    // A slot that no other answer has confirmed could be wrong, and would make every later read count as stale.
    quint64 &newest = m_landedSlots[order.wallet];
    newest = std::max(newest, std::min(order.slot, m_cluster.slot()));
}

} // namespace curvedesk
#include "moc_OrderLander.cpp"
