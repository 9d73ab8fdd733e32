// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/CrashPoint.h"
#include "core/service/order/LandingProof.h"
#include "core/service/order/OrderFollowing.h"
#include "core/service/order/OrderOutcome.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QTimer>

namespace curvedesk {

namespace {

// Rounds without a word that helps until an order counts as unknown: a minute and a half at the usual pace.
constexpr int roundsUntilUnknown = 45;
// A block's record can appear a moment after its statuses.
constexpr int recordAttempts = 5;
// A cluster that asks for more patience than this many rounds does not get it: the blockhash would die meanwhile.
constexpr int longestRetryRounds = 5;

// What is about to be known soon is asked for sooner.
std::chrono::milliseconds shortPause(std::chrono::milliseconds pace)
{
    return std::max(pace / 4, std::chrono::milliseconds(1));
}

// A tenth more or less, so that many orders do not knock all at once.
std::chrono::milliseconds jittered(std::chrono::milliseconds pace)
{
    const auto tenth = static_cast<int>(pace.count() / 10);
    if (tenth == 0)
        return pace;
    return pace + std::chrono::milliseconds(QRandomGenerator::global()->bounded(-tenth, tenth + 1));
}

ExpiryProof::Quorum quorumOf(int witnesses, bool isAuthoritative)
{
    if (isAuthoritative)
        return ExpiryProof::Quorum::Chain;
    return witnesses >= StatusLookup::quorum ? ExpiryProof::Quorum::Several : ExpiryProof::Quorum::One;
}

} // namespace

OrderDesk::FollowingPtr OrderDesk::startFollowing(Order order, bool recovered)
{
    auto following = std::make_shared<Following>(std::move(order), *this);
    following->recovered = recovered;
    m_following.insert(following->order.id, following);
    follow(following);
    return following;
}

// Every coroutine below may be the last to know that the desk is gone: nothing of it is touched after an await before
// that is ruled out.
QCoro::Task<> OrderDesk::follow(FollowingPtr following)
{
    const QPointer<OrderDesk> desk(this);
    // What a crash left open may have landed long ago: sending it first would be pointless.
    bool lookFirst = following->recovered;
    for (;;) {
        if (!lookFirst && following->expiry.mayStillLand() && !following->order.wire.isEmpty()) {
            co_await send(following);
            if (!desk)
                co_return;
        }
        Sighting sighting = Sighting::Failed;
        if (!m_isClosing)
            sighting = co_await look(following);
        if (!desk || sighting == Sighting::Settled)
            co_return;
        if (sighting == Sighting::Absent) {
            // Only the chain itself can know at once that nobody took the bytes.
            const bool isRefused
                = following->rejection && !following->accepted && !following->recovered && m_cluster.isAuthoritative();
            bool isProven = following->expiry.isComplete();
            if (isProven && !m_cluster.isAuthoritative()) {
                const Trace trace = co_await traceOf(following);
                if (!desk || trace == Trace::Settled)
                    co_return;
                isProven = trace == Trace::None;
                if (trace == Trace::Found)
                    following->expiry.noteSighting(); // the statuses are wrong, for now
                if (!isProven)
                    doubt(*following, true);
            }
            if (isRefused || isProven) {
                following->order.status = OrderStatus::Expired;
                following->order.errorText = following->rejection ? following->rejection->detail : QString();
                co_await conclude(following);
                co_return;
            }
            const Result<quint64> height = co_await m_cluster.blockHeight();
            if (!desk)
                co_return;
            if (height)
                following->expiry.noteHeight(*height, quorumOf(0, m_cluster.isAuthoritative()));
            // An absence proves nothing without a height, however often it is told. What is forgotten is told so too.
            if (!height)
                doubt(*following, true);
            else if (!following->expiry.needsHistory())
                following->doubtfulSince.reset();
            if (lookFirst && following->expiry.mayStillLand()) {
                lookFirst = false;
                continue;
            }
        }
        following->attempted.open();
        // A sighting that is not confirmed yet only has to be seen again, soon.
        const bool isSeen = sighting == Sighting::Unconfirmed;
        // Who could not be told for so long need not be asked as often.
        if (following->order.status == OrderStatus::Unknown)
            following->retryAfter = std::max(following->retryAfter, m_pace * longestRetryRounds);
        const auto delay = std::max(isSeen ? shortPause(m_pace) : jittered(m_pace), following->retryAfter);
        following->retryAfter = {};
        co_await pause(delay);
        if (!desk || !mayAsk())
            co_return;
        lookFirst = isSeen;
    }
}

QCoro::Task<> OrderDesk::send(FollowingPtr following)
{
    const QPointer<OrderDesk> desk(this);
    const Result<Signature> sent = co_await m_cluster.send(following->order.wire);
    if (!desk)
        co_return;
    crashPoint::reach(crashPoint::Step::Sent);
    following->rejection.reset();
    if (sent) {
        following->accepted = true;
        co_return;
    }
    noteClosing(sent.error());
    if (sent.error().code == ErrorCode::ProgramRejected)
        following->rejection = sent.error();
    // Any other failure says nothing: the bytes may have gone out before the answer was lost.
    const std::chrono::milliseconds asked = std::chrono::seconds(std::max(sent.error().retryAfterSeconds, 0));
    following->retryAfter = std::min(asked, m_pace * longestRetryRounds);
}

QCoro::Task<OrderDesk::Sighting> OrderDesk::look(FollowingPtr following)
{
    const QPointer<OrderDesk> desk(this);
    const QList<Signature> wanted{following->order.signature};
    const Result<QList<StatusLookup>> statuses = co_await m_cluster.signatureStatuses(wanted);
    if (!desk)
        co_return Sighting::Failed;
    if (!statuses || statuses->size() != 1) {
        if (!statuses)
            noteClosing(statuses.error());
        doubt(*following, false);
        co_return Sighting::Failed;
    }
    const StatusLookup lookup = statuses->first();
    if (!lookup.status) {
        following->expiry.noteAbsence(std::chrono::milliseconds(m_running.elapsed()), m_pace,
                                      quorumOf(lookup.witnesses, m_cluster.isAuthoritative()));
        co_return Sighting::Absent;
    }
    crashPoint::reach(crashPoint::Step::Seen);
    following->expiry.noteSighting();
    const bool isSettled = co_await settle(following, lookup);
    if (!desk)
        co_return Sighting::Failed;
    if (isSettled)
        co_return Sighting::Settled;
    doubt(*following, true);
    // What one endpoint claims, and no record shows, is no reason to stop sending.
    const bool isClaim = lookup.status->commitment != Commitment::Processed
        && !landingProof::isQuorum(lookup, m_cluster.isAuthoritative());
    co_return isClaim ? Sighting::Failed : Sighting::Unconfirmed;
}

// What else than its statuses the cluster remembers of the order. Those can be behind, or forgotten.
QCoro::Task<OrderDesk::Trace> OrderDesk::traceOf(FollowingPtr following)
{
    const QPointer<OrderDesk> desk(this);
    const Result<std::optional<TransactionRecord>> found = co_await m_cluster.transaction(following->order.signature);
    if (!desk)
        co_return Trace::Unclear;
    if (!found) {
        noteClosing(found.error());
        co_return Trace::Unclear;
    }
    if (const std::optional<TransactionRecord> &record = *found) {
        const SignatureStatus status{.slot = record->slot, .error = record->error, .commitment = Commitment::Confirmed};
        if (!landingProof::isRecordOf(*record, following->order, status))
            co_return Trace::Unclear;
        co_await conclude(following, status, record);
        co_return Trace::Settled;
    }
    const Trace trace = co_await traceInHistory(following);
    co_return trace;
}

// The wallet's own history, back to before the order was signed: each row costs a look-up of its own.
QCoro::Task<OrderDesk::Trace> OrderDesk::traceInHistory(FollowingPtr following)
{
    const QPointer<OrderDesk> desk(this);
    const Order &order = following->order;
    // Where the look-ups alone prove too little, the history has to reach back to a transaction of before the order.
    const bool isNeeded = following->expiry.needsHistory();
    const int pages = isNeeded ? 20 : 3;
    const int pageSize = isNeeded ? 50 : 10;
    std::optional<Signature> before;
    for (int page = 0; page < pages; ++page) {
        const Result<QList<LandedTransaction>> landed = co_await m_cluster.history(order.wallet, before, pageSize);
        if (!desk || !landed)
            co_return Trace::Unclear;
        for (const LandedTransaction &each : *landed) {
            if (each.signature == order.signature)
                co_return Trace::Found;
            if (landingProof::isBeforeSigning(each.slot, order))
                co_return Trace::None;
        }
        // Some nodes keep no histories.
        if (landed->isEmpty())
            break;
        before = landed->last().signature;
    }
    co_return isNeeded ? Trace::Unclear : Trace::None;
}

// The record that goes with the status, where the cluster has one.
QCoro::Task<OrderDesk::Evidence> OrderDesk::recordOf(FollowingPtr following, SignatureStatus status)
{
    const QPointer<OrderDesk> desk(this);
    const Result<std::optional<TransactionRecord>> found = co_await m_cluster.transaction(following->order.signature);
    if (!found && desk)
        noteClosing(found.error());
    Evidence evidence;
    if (!found || !*found)
        co_return evidence;
    if (landingProof::isRecordOf(**found, following->order, status))
        evidence.record = *found;
    else
        evidence.contradicts = true;
    co_return evidence;
}

// False when what the cluster says is not enough, or not to be believed.
QCoro::Task<bool> OrderDesk::settle(FollowingPtr following, StatusLookup lookup)
{
    const QPointer<OrderDesk> desk(this);
    // A fork could still drop what is only processed, unless there is a record: those are of confirmed blocks only.
    const SignatureStatus status = *lookup.status;
    const bool isConfirmed = status.commitment != Commitment::Processed;
    const bool isQuorum = landingProof::isQuorum(lookup, m_cluster.isAuthoritative());
    const int attempts = isConfirmed && isQuorum ? recordAttempts : 1;
    std::optional<TransactionRecord> record;
    bool isContradicted = false;
    for (int attempt = 0; attempt < attempts && !record; ++attempt) {
        if (attempt > 0) {
            co_await pause(shortPause(m_pace));
            if (!desk || !mayAsk())
                co_return false;
        }
        Evidence evidence = co_await recordOf(following, status);
        if (!desk || m_isClosing)
            co_return false;
        record = std::move(evidence.record);
        isContradicted = isContradicted || evidence.contradicts;
    }
    if (!record && (!isConfirmed || !isQuorum || isContradicted))
        co_return false;
    co_await conclude(following, status, record);
    co_return true;
}

QCoro::Task<> OrderDesk::conclude(FollowingPtr following, SignatureStatus status,
                                  std::optional<TransactionRecord> record)
{
    following->hasRecord = record.has_value();
    orderOutcome::apply(following->order, status, record);
    following->order.finalized = record && record->slot == status.slot && status.commitment == Commitment::Finalized;
    co_await conclude(following);
}

// Writes the outcome that the order has by now.
QCoro::Task<> OrderDesk::conclude(FollowingPtr following)
{
    const QPointer<OrderDesk> desk(this);
    Order &order = following->order;
    order.settledMs = m_clock.nowMs();
    if (order.status == OrderStatus::Expired)
        order.finalized = true;
    Outcome written = m_journal.settle(order);
    crashPoint::reach(crashPoint::Step::Settled);
    if (order.finalized)
        order.wire.clear();
    rememberSlot(order);
    emit orderChanged(orderOutcome::summaryOf(order));
    following->attempted.open();
    following->settled.open();
    following->resolved.open();
    // Somebody else's final status is as good; a full disk is waited for.
    while (!written && written.error().code == ErrorCode::Storage) {
        co_await pause(m_pace);
        if (!desk)
            co_return;
        written = m_journal.settle(order);
    }
    m_following.remove(order.id);
    if (!order.finalized)
        watch(following);
}

// A look-up did not help: no answer, or one that says too little.
void OrderDesk::doubt(Following &following, bool isAnswered)
{
    const std::chrono::milliseconds now(m_running.elapsed());
    // Whoever speaks again gets time to say something that helps.
    if (!following.doubtfulSince || (isAnswered && following.isUnanswered))
        following.doubtfulSince = now;
    following.isUnanswered = !isAnswered;
    if (now - *following.doubtfulSince < m_pace * roundsUntilUnknown)
        return;
    if (following.order.status == OrderStatus::Pending) {
        following.order.status = OrderStatus::Unknown;
        // No outcome: should the disk refuse, the row stays pending, which recovery looks at as well.
        if (const Outcome written = m_journal.settle(following.order); !written)
            following.order.status = OrderStatus::Pending;
        else
            emit orderChanged(orderOutcome::summaryOf(following.order));
    }
    following.settled.open();
    if (isAnswered)
        following.resolved.open();
}

void OrderDesk::noteClosing(const Error &error)
{
    m_isClosing = m_isClosing || error.code == ErrorCode::Cancelled;
}

// After a pause: the cluster is still there.
bool OrderDesk::mayAsk()
{
    m_isClosing = m_isClosing && !m_livingCluster;
    return !m_livingCluster.isNull();
}

QCoro::Task<> OrderDesk::pause(std::chrono::milliseconds delay)
{
    const auto over = std::make_shared<Latch>(*this);
    QTimer::singleShot(delay, this, [over] { over->open(); });
    co_await over->wait();
}

} // namespace curvedesk
