// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/TransactionFeed.h"

#include <algorithm>

namespace curvedesk::rpc {

using namespace std::chrono_literals;

namespace {

// Slots before the newest emitted one that are read again: the transactions of a slot do not always appear in order.
constexpr quint64 overlapSlots = 4;
// Slots below a mark at which a look-up ends although it has not met the mark, which a fork may have dropped.
constexpr quint64 slotsBeyondMark = 150;
// Look-ups after which a record that does not appear no longer holds up the others.
constexpr int patienceWithRecords = 20;
// Age in slots from which a missing record no longer holds up the others.
constexpr quint64 slotsUntilLate = 16;
// The most transactions that wait for their records.
constexpr std::size_t maxLate = 5000;
// Late records that are asked for in one round.
constexpr qsizetype lateAtOnce = 32;
constexpr int slowestLatePace = 10;
// Rows that are fetched and emitted in one portion.
constexpr qsizetype rowsAtOnce = 128;
// The most rows with which a gap is filled, the newest ones: each costs a call.
constexpr qsizetype maxGapRows = 5000;

} // namespace

TransactionFeed::TransactionFeed(RpcCalls &calls, RpcClient &client, Options options, QObject *parent)
    : QObject(parent)
    , m_calls(calls)
    , m_client(client)
    , m_options(std::move(options))
    , m_marks(m_options.programs.size())
{
}

void TransactionFeed::start()
{
    run();
    watch();
    askForLate();
}

QCoro::Task<> TransactionFeed::run()
{
    for (;;) {
        if (!isCurrent() || m_sinceLook.elapsed() >= m_options.auditPace.count()) {
            co_await lookOnce();
            if (m_client.isClosed())
                co_return;
        }
        const bool isOpen = co_await m_client.pause(m_pushing && m_hasGap ? m_options.fetchPace : m_options.pollPace);
        if (!isOpen)
            co_return;
    }
}

QCoro::Task<> TransactionFeed::lookOnce()
{
    if (m_emitting || m_looking) {
        m_wantsLook = m_wantsLook || m_emitting;
        co_return;
    }
    m_looking = true;
    m_sinceLook.start();
    const quint64 newestSlot = m_client.slot();
    const int session = m_session;
    const bool isSettled = m_sinceSession.isValid() && m_sinceSession.elapsed() >= m_options.settlePace.count();
    const bool isDone = co_await catchUp();
    if (m_client.isClosed())
        co_return;
    m_looking = false;
    m_hasLooked = true;
    if (isDone)
        m_lookedUpTo = std::max(m_lookedUpTo, newestSlot - std::min(newestSlot, overlapSlots));
    if (isDone && m_pushing && isSettled && session == m_session)
        m_hasGap = false;
    gather();
}

void TransactionFeed::lookNow()
{
    if (!m_pushing || m_hasGap)
        lookOnce();
}

void TransactionFeed::pushBegins()
{
    m_pushing = true;
    m_hasGap = true;
    ++m_session;
    m_sinceSession.start();
    lookNow();
}

void TransactionFeed::pushEnds()
{
    m_pushing = false;
    m_hasGap = true;
    if (hasHistory())
        m_arrived.clear();
}

void TransactionFeed::pushed(const ConfirmedTransaction &transaction)
{
    if (!m_pushing)
        return;
    // Much fewer than are remembered, so that what a history brings meanwhile is not emitted again from here. The next
    // look brings the others: this one still closes the gap, as each takes long where so many are pushed.
    if (m_arrived.size() >= m_options.memory / 4)
        m_arrived.remove(0, m_arrived.size() / 2);
    m_arrived.append(transaction);
    if (!m_hasGap)
        gather();
}

QCoro::Task<> TransactionFeed::gather()
{
    if (std::exchange(m_gathering, true))
        co_return;
    while (!m_arrived.isEmpty() && !m_hasGap && !m_looking) {
        const bool isOpen = co_await m_client.pause(m_options.gatherPace);
        if (!isOpen)
            co_return;
        if (m_hasGap || m_looking)
            break;
        m_emitting = true;
        const auto batch = std::make_shared<QList<ConfirmedTransaction>>();
        QSet<Signature> here;
        for (const ConfirmedTransaction &each : std::exchange(m_arrived, {})) {
            if (m_emitted.contains(each.signature) || here.contains(each.signature))
                continue;
            here.insert(each.signature);
            batch->append(each);
        }
        co_await completeTruncated(batch);
        if (m_client.isClosed())
            co_return;
        announce(*batch);
        m_emitting = false;
        if (std::exchange(m_wantsLook, false))
            lookOnce();
    }
    m_gathering = false;
}

// A cut log lacks events. One whose record is not there yet leaves the batch, so that it holds up no others.
QCoro::Task<> TransactionFeed::completeTruncated(std::shared_ptr<QList<ConfirmedTransaction>> batch)
{
    QList<HistoryRow> cut;
    for (const ConfirmedTransaction &each : std::as_const(*batch)) {
        if (!each.failed && replies::isTruncated(each.logs))
            cut.append({each.signature, each.slot, each.blockTime, each.failed});
    }
    const auto landed = co_await m_calls.landed(cut, std::make_shared<QList<HistoryRow>>());
    const QList<ConfirmedTransaction> records = landed.value_or(QList<ConfirmedTransaction>());
    for (const HistoryRow &row : std::as_const(cut)) {
        const auto pushed = std::ranges::find(*batch, row.signature, &ConfirmedTransaction::signature);
        const auto record = std::ranges::find(records, row.signature, &ConfirmedTransaction::signature);
        if (record != records.end()) {
            *pushed = *record;
        } else {
            fetchLater(*pushed);
            batch->erase(pushed);
        }
    }
}

QCoro::Task<bool> TransactionFeed::setMark(qsizetype program)
{
    const auto newest = co_await m_calls.historyRows(m_options.programs.at(program), std::nullopt, std::nullopt, 1);
    if (m_marks.at(program).isSet)
        co_return true; // continueFrom() has set the marks meanwhile
    if (!newest)
        co_return newest.error().code == ErrorCode::NotFound;
    m_marks[program].isSet = true;
    if (!newest->isEmpty()) {
        const HistoryRow &row = newest->constFirst();
        m_marks[program] = {row.signature, row.slot, true, row.slot};
        // Of a feed that has begun, it may have been pushed and not emitted yet.
        if (!m_started)
            remember(row.signature, row.slot);
    }
    co_return true;
}

void TransactionFeed::continueFrom(const Address &address, const QList<HistoryRow> &page)
{
    const qsizetype program = m_options.programs.indexOf(address);
    if (program < 0)
        return;
    Mark &mark = m_marks[program];
    if (page.isEmpty()) {
        mark.isSet = true;
        return;
    }
    for (auto row = page.crbegin(); row != page.crend(); ++row) {
        if (row->slot + feed::slotsUntilSurelyFinal >= m_client.slot()
            && std::ranges::count(m_watched, row->signature, &Watched::signature) == 0)
            watchOver(row->signature, row->slot);
    }
    const HistoryRow &newest = page.constFirst();
    if (mark.isSet && mark.slot < newest.slot)
        return;
    mark = {newest.signature, newest.slot, true, mark.isSet ? std::min(mark.floor, newest.slot) : newest.slot};
    ++m_rewinds;
}

Task<QList<HistoryRow>> TransactionFeed::missedRows(qsizetype program, std::shared_ptr<QList<Mark>> next)
{
    const Mark mark = m_marks.at(program);
    QList<HistoryRow> rows;
    std::optional<Signature> before;
    std::optional<quint64> newestSlot;
    bool isMarked = false;
    for (;;) {
        const auto page = co_await m_calls.historyRows(m_options.programs.at(program), before, mark.signature,
                                                       requests::maxHistory);
        if (!page)
            co_return failure(page.error());
        for (const HistoryRow &row : *page) {
            if (row.slot + slotsBeyondMark < mark.slot)
                co_return rows;
            newestSlot = newestSlot.value_or(row.slot);
            // While transactions are pushed, one this new may still arrive by push; the mark stays before it till then.
            const bool isDue = !isCurrent() || row.slot + overlapSlots < m_client.slot();
            if (!isMarked && isDue && row.slot + overlapSlots < *newestSlot) {
                (*next)[program] = {row.signature, row.slot, true, mark.floor};
                isMarked = true;
            }
            const bool isKnown = m_emitted.contains(row.signature) || m_lateSet.contains(row.signature);
            if (isDue && row.slot >= mark.floor && !isKnown)
                rows.append(row);
        }
        if (rows.size() > maxGapRows) {
            qWarning("more transactions were missed than can be looked up: the oldest of them are left out");
            rows.resize(maxGapRows);
            co_return rows;
        }
        if (page->size() < requests::maxHistory)
            co_return rows;
        before = page->constLast().signature;
    }
}

QCoro::Task<bool> TransactionFeed::catchUp()
{
    for (qsizetype i = 0; i < m_marks.size(); ++i) {
        if (m_marks.at(i).isSet)
            continue;
        const bool isSet = co_await setMark(i);
        if (!isSet)
            co_return false;
    }
    if (!std::exchange(m_started, true))
        emit started();
    if (!hasHistory())
        co_return true;
    QList<HistoryRow> missed;
    QSet<Signature> known;
    const auto next = std::make_shared<QList<Mark>>(m_marks);
    const int rewinds = m_rewinds;
    for (qsizetype i = 0; i < m_marks.size(); ++i) {
        const auto rows = co_await missedRows(i, next);
        if (!rows)
            co_return false;
        for (const HistoryRow &row : *rows) {
            if (!known.contains(row.signature))
                missed.append(row);
            known.insert(row.signature);
        }
    }
    // Each history lists the newest first: they are reversed and merged by slot.
    std::ranges::reverse(missed);
    std::ranges::stable_sort(missed, {}, &HistoryRow::slot);
    for (qsizetype from = 0; from < missed.size(); from += rowsAtOnce) {
        const bool isDone = co_await emitMissed(missed.mid(from, rowsAtOnce));
        if (!isDone)
            co_return false;
    }
    if (rewinds == m_rewinds)
        m_marks = *next;
    co_return true;
}

// A record often appears a moment after the history lists it: the others wait for it, so that all are emitted in order.
// One that takes longer is emitted when it appears.
QCoro::Task<bool> TransactionFeed::emitMissed(QList<HistoryRow> part)
{
    const auto absent = std::make_shared<QList<HistoryRow>>();
    const auto landed = co_await m_calls.landed(part, absent);
    if (m_client.isClosed() || !landed)
        co_return false;
    QHash<Signature, ConfirmedTransaction> records;
    for (const ConfirmedTransaction &each : *landed)
        records.insert(each.signature, each);
    QList<ConfirmedTransaction> batch;
    bool isWhole = true;
    for (const HistoryRow &row : std::as_const(part)) {
        const auto record = records.constFind(row.signature);
        if (record != records.constEnd()) {
            batch.append(*record);
            continue;
        }
        const bool isAbsent = std::ranges::count(*absent, row.signature, &HistoryRow::signature) > 0;
        isWhole = isAbsent && !mustWaitFor(row);
        if (!isWhole)
            break;
        fetchLater({row.signature, row.slot, row.blockTime, row.failed, {}, {}});
    }
    m_stuck = batch.isEmpty() && !isWhole ? m_stuck + 1 : 0;
    announce(batch);
    co_return isWhole;
}

// True for a row so new that its record may still come, until look-ups in a row were in vain (patienceWithRecords);
// other rows are fetched later, so that they block none.
bool TransactionFeed::mustWaitFor(const HistoryRow &row) const
{
    return m_stuck < patienceWithRecords && row.slot + slotsUntilLate >= m_client.slot();
}

void TransactionFeed::fetchLater(const ConfirmedTransaction &known)
{
    if (m_lateSet.contains(known.signature))
        return;
    feed::Late late{known, {}};
    late.since.start();
    m_late.push_back(late);
    m_lateSet.insert(known.signature);
}

QCoro::Task<> TransactionFeed::askForLate()
{
    int slowness = 1;
    for (;;) {
        const bool isOpen = co_await m_client.pause(m_options.latePace * slowness);
        if (!isOpen)
            co_return;
        QList<ConfirmedTransaction> batch;
        QList<HistoryRow> asked;
        for (std::size_t left = m_late.size(); left > 0 && asked.size() < lateAtOnce; --left) {
            const feed::Late late = m_late.front();
            const ConfirmedTransaction &known = late.known;
            const bool isGivenUp = late.since.elapsed() >= m_options.latePatience.count() || m_late.size() > maxLate;
            m_late.pop_front();
            if (isGivenUp)
                batch.append(known);
            if (isGivenUp || m_emitted.contains(known.signature)) {
                m_lateSet.remove(known.signature);
                continue;
            }
            asked.append({known.signature, known.slot, known.blockTime, known.failed});
            m_late.push_back(late);
        }
        if (!asked.isEmpty()) {
            const auto landed = co_await m_calls.landed(asked, std::make_shared<QList<HistoryRow>>());
            if (m_client.isClosed())
                co_return;
            if (landed)
                batch += *landed;
        }
        slowness = batch.isEmpty() && !m_late.empty() ? std::min(slowness * 2, slowestLatePace) : 1;
        announce(batch);
    }
}

void TransactionFeed::announce(QList<ConfirmedTransaction> batch)
{
    batch.removeIf([this](const ConfirmedTransaction &each) { return m_emitted.contains(each.signature); });
    if (batch.isEmpty())
        return;
    std::ranges::stable_sort(batch, {}, &ConfirmedTransaction::slot);
    for (const ConfirmedTransaction &transaction : std::as_const(batch)) {
        remember(transaction.signature, transaction.slot);
        watchOver(transaction.signature, transaction.slot);
    }
    emit landed(batch);
}

void TransactionFeed::remember(const Signature &signature, quint64 slot)
{
    if (!m_emitted.contains(signature))
        m_emittedOrder.push_back(signature);
    m_emitted.insert(signature, slot);
    while (static_cast<qsizetype>(m_emittedOrder.size()) > m_options.memory) {
        m_emitted.remove(m_emittedOrder.front());
        m_emittedOrder.pop_front();
    }
}

} // namespace curvedesk::rpc
#include "moc_TransactionFeed.cpp"
