// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/TransactionFeed.h"

#include <algorithm>

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

// Histories are read again from this many slots before the newest that was told: what is in one slot does not always
// arrive in its order.
constexpr quint64 overlapSlots = 4;
// A mark that a fork dropped is never met; this far below it the look-up ends all the same.
constexpr quint64 slotsBeyondMark = 150;
// Look-ups until a record that never appears is given up: told without its logs.
constexpr int patienceWithRecords = 20;
// Told as soon as they are fetched.
constexpr qsizetype rowsAtOnce = 128;
// A gap of more rows than this is filled with the newest of them only: each costs a call.
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
    if (m_telling || m_looking) {
        m_wantsLook = m_wantsLook || m_telling;
        co_return;
    }
    m_looking = true;
    m_sinceLook.start();
    const int session = m_session;
    const bool isSettled = m_sinceSession.isValid() && m_sinceSession.elapsed() >= m_options.settlePace.count();
    const bool isDone = co_await catchUp();
    if (m_client.isClosed())
        co_return;
    m_looking = false;
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
}

void TransactionFeed::pushed(const LandedTransaction &transaction)
{
    m_arrived.append(transaction);
    if (!m_hasGap)
        gather();
}

// Tells what was pushed, a little later and in order. One at a time.
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
        m_telling = true;
        auto arrived = std::exchange(m_arrived, {});
        std::ranges::stable_sort(arrived, {}, &LandedTransaction::slot);
        const auto batch = std::make_shared<QList<LandedTransaction>>();
        QSet<Signature> here;
        for (const LandedTransaction &transaction : std::as_const(arrived)) {
            if (m_told.contains(transaction.signature) || here.contains(transaction.signature))
                continue;
            here.insert(transaction.signature);
            batch->append(transaction);
        }
        const bool isComplete = co_await completeTruncated(batch);
        if (!isComplete)
            co_return;
        announce(*batch);
        m_telling = false;
        if (std::exchange(m_wantsLook, false))
            lookOnce();
    }
    m_gathering = false;
}

// Logs that were cut do not have all events: the inner calls do.
QCoro::Task<bool> TransactionFeed::completeTruncated(std::shared_ptr<QList<LandedTransaction>> batch)
{
    for (qsizetype i = 0; i < batch->size(); ++i) {
        if (batch->at(i).failed || !replies::isTruncated(batch->at(i).logs) || !batch->at(i).innerCalls.isEmpty())
            continue;
        for (int attempt = 0; attempt < patienceWithRecords; ++attempt) {
            const auto fetched = co_await m_calls.transaction(batch->at(i).signature);
            if (m_client.isClosed())
                co_return false;
            if (fetched && *fetched) {
                (*batch)[i].innerCalls = (*fetched)->innerCalls;
                (*batch)[i].blockTime = (*fetched)->record.blockTime;
                break;
            }
            const bool isOpen = co_await m_client.pause(m_options.fetchPace);
            if (!isOpen)
                co_return false;
        }
    }
    co_return true;
}

QCoro::Task<bool> TransactionFeed::setMark(qsizetype program)
{
    const auto newest = co_await m_calls.historyRows(m_options.programs.at(program), std::nullopt, std::nullopt, 1);
    if (!newest) {
        if (newest.error().code != ErrorCode::NotFound)
            co_return false;
        m_hasHistory = false;
    } else if (!newest->isEmpty()) {
        m_marks[program].signature = newest->constFirst().signature;
        m_marks[program].slot = m_marks[program].floor = newest->constFirst().slot;
        remember(newest->constFirst().signature, newest->constFirst().slot);
    }
    m_marks[program].isSet = true;
    co_return true;
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
            if (!isMarked && row.slot + overlapSlots < *newestSlot) {
                (*next)[program] = {row.signature, row.slot, true, mark.floor};
                isMarked = true;
            }
            // While it is pushed, what is this new is still on its way.
            const bool isDue = !isCurrent() || row.slot + overlapSlots < m_client.slot();
            if (isDue && row.slot >= mark.floor && !m_told.contains(row.signature))
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
    if (!m_hasHistory)
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
    // Newest first in each history: turned over, and the histories merged by slot.
    std::ranges::reverse(missed);
    std::ranges::stable_sort(missed, {}, &HistoryRow::slot);
    for (qsizetype from = 0; from < missed.size(); from += rowsAtOnce) {
        const QList<HistoryRow> part = missed.mid(from, rowsAtOnce);
        const auto landed = co_await m_calls.landed(part);
        if (m_client.isClosed())
            co_return false;
        QList<LandedTransaction> batch = landed.value_or(QList<LandedTransaction>());
        m_stuck = batch.isEmpty() && landed ? m_stuck + 1 : 0;
        if (m_stuck >= patienceWithRecords) {
            const HistoryRow &row = part.constFirst();
            batch.append({row.signature, row.slot, row.blockTime, row.failed, {}, {}});
            m_stuck = 0;
        }
        announce(batch);
        if (batch.size() < part.size())
            co_return false;
    }
    if (rewinds == m_rewinds)
        m_marks = *next;
    co_return true;
}

void TransactionFeed::announce(QList<LandedTransaction> batch)
{
    batch.removeIf([this](const LandedTransaction &each) { return m_told.contains(each.signature); });
    if (batch.isEmpty())
        return;
    for (const LandedTransaction &transaction : std::as_const(batch)) {
        remember(transaction.signature, transaction.slot);
        watchOver(transaction.signature, transaction.slot);
    }
    emit landed(batch);
}

void TransactionFeed::remember(const Signature &signature, quint64 slot)
{
    if (!m_told.contains(signature))
        m_toldOrder.push_back(signature);
    m_told.insert(signature, slot);
    while (static_cast<qsizetype>(m_toldOrder.size()) > m_options.memory) {
        m_told.remove(m_toldOrder.front());
        m_toldOrder.pop_front();
    }
}

} // namespace curvedesk::rpc
