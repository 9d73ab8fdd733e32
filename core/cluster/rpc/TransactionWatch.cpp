// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/TransactionFeed.h"

#include <algorithm>

// Watches whether emitted transactions are still on the chain. A fork must be proven: nodes forget statuses, fall
// behind and come back, and a transaction that is dropped wrongly is missing in every later price and position.
namespace curvedesk::rpc {

namespace {

// The limit of Watched::patience, which grows fourfold each time the histories refute a suspicion.
constexpr int maxPatience = 32;
// Suspects that are judged in one round, because each may cost a call.
constexpr qsizetype maxSuspects = 64;
// The most pages of a program's history that are read to prove a fork.
constexpr int maxProofPages = 20;
// Rounds of the watch between two looks at dropped transactions.
constexpr int roundsBetweenLooks = 4;

} // namespace

void TransactionFeed::watchOver(const Signature &signature, quint64 slot)
{
    m_watched.push_back({signature, slot, 0, 2, {}});
    if (static_cast<qsizetype>(m_watched.size()) > m_options.watched)
        m_watched.pop_front();
}

void TransactionFeed::updateFinalizedSlot()
{
    quint64 slot = std::min(m_lookedUpTo, m_client.slot() - std::min(m_client.slot(), slotsUntilFinal));
    for (const Watched &each : m_watched)
        slot = std::min(slot, each.slot - std::min<quint64>(each.slot, 1));
    for (const feed::Late &each : m_late)
        slot = std::min(slot, each.known.slot - std::min<quint64>(each.known.slot, 1));
    if (slot <= m_finalizedSlot)
        return;
    m_finalizedSlot = slot;
    emit finalized(slot);
}

QCoro::Task<> TransactionFeed::watch()
{
    std::size_t at = 0;
    for (int round = 0;; ++round) {
        const bool isOpen = co_await m_client.pause(m_options.watchPace);
        if (!isOpen)
            co_return;
        if (round % roundsBetweenLooks == 0) {
            co_await checkForLostTransactions();
            if (m_client.isClosed())
                co_return;
        }
        updateFinalizedSlot();
        if (m_watched.empty())
            continue;
        if (at >= m_watched.size())
            at = 0;
        QList<Signature> asked;
        for (std::size_t i = at; i < m_watched.size() && asked.size() < requests::maxSignatures; ++i)
            asked.append(m_watched.at(i).signature);
        const auto statuses = co_await m_calls.statuses(asked);
        if (m_client.isClosed())
            co_return;
        if (!statuses)
            continue;
        QHash<Signature, std::optional<SignatureStatus>> answers;
        for (qsizetype i = 0; i < asked.size(); ++i)
            answers.insert(asked.at(i), statuses->at(i).status);
        const std::size_t before = m_watched.size();
        updateWatched(answers);
        at = m_watched.size() < before ? at : at + static_cast<std::size_t>(asked.size());
        co_await checkSuspects();
        if (m_client.isClosed())
            co_return;
    }
}

void TransactionFeed::updateWatched(const QHash<Signature, std::optional<SignatureStatus>> &answers)
{
    std::deque<Watched> kept;
    for (Watched &each : m_watched) {
        const auto answer = answers.constFind(each.signature);
        if (answer != answers.constEnd()) {
            const std::optional<SignatureStatus> &status = *answer;
            const bool isThere = status && status->slot == each.slot;
            const bool isOld = each.slot + feed::slotsUntilSurelyFinal < m_client.slot();
            if (isThere && (isOld || status->commitment == Commitment::Finalized))
                continue;
            if (!isThere && each.absences == 0) {
                // Nodes without histories forget old statuses: without proof their absence means nothing.
                each.sinceAbsent.invalidate();
                if (!isOld)
                    each.sinceAbsent.start();
            }
            each.absences = isThere ? 0 : each.absences + 1;
        }
        kept.push_back(each);
    }
    m_watched = std::move(kept);
}

QCoro::Task<> TransactionFeed::checkSuspects()
{
    QList<Watched> suspects;
    for (const Watched &each : m_watched) {
        if (each.absences >= each.patience && suspects.size() < maxSuspects)
            suspects.append(each);
    }
    if (suspects.isEmpty())
        co_return;
    const auto verdict = co_await judge(suspects);
    if (m_client.isClosed() || !verdict)
        co_return;
    QSet<Signature> moved;
    for (const ConfirmedTransaction &each : verdict->moved)
        moved.insert(each.signature);
    QList<Watched> gone;
    std::deque<Watched> kept;
    for (Watched &each : m_watched) {
        const bool isUnknownForLong = verdict->unrecorded.contains(each.signature) && each.sinceAbsent.isValid()
            && each.sinceAbsent.elapsed() >= m_options.absencePatience.count();
        if (verdict->dropped.contains(each.signature) || moved.contains(each.signature) || isUnknownForLong) {
            gone.append(each);
            continue;
        }
        // No fork reaches this one any more, or nothing will prove it.
        const bool isDecided = verdict->standing.contains(each.signature)
            || (verdict->unrecorded.contains(each.signature) && !each.sinceAbsent.isValid());
        if (isDecided && each.slot + feed::slotsUntilSurelyFinal < m_client.slot())
            continue;
        if (verdict->standing.contains(each.signature)) {
            each.absences = 0;
            each.patience = std::min(each.patience * 4, maxPatience);
        }
        // An undecided transaction is looked at less often, because each look costs a call.
        if (verdict->unrecorded.contains(each.signature))
            each.patience = std::min(each.patience * 2, maxPatience);
        kept.push_back(each);
    }
    m_watched = std::move(kept);
    if (gone.isEmpty())
        co_return;
    emitDropped(gone);
    // A transaction that landed in another slot on the new fork is emitted again.
    announce(verdict->moved);
}

// Judges suspects by histories and records. A transaction is dropped when no record of it exists and a history that
// reaches back to its slot does not list it.
Task<TransactionFeed::Verdict> TransactionFeed::judge(QList<Watched> suspects)
{
    const auto [oldest, newest] = std::ranges::minmax(suspects, {}, &Watched::slot);
    QHash<Signature, HistoryRow> listed;
    std::optional<quint64> reached; // the lowest slot that any of the histories has
    bool isWhole = true;
    for (qsizetype i = 0; i < m_options.programs.size() && isWhole; ++i) {
        std::optional<Signature> before;
        for (int page = 0;; ++page) {
            // `newest.slot` is asked for, because a node behind it does not list newer transactions.
            const auto rows = co_await m_calls.historyRows(m_options.programs.at(i), before, std::nullopt,
                                                           requests::maxHistory, newest.slot);
            if (!rows && rows.error().code != ErrorCode::NotFound)
                co_return failure(rows.error());
            isWhole = rows && page < maxProofPages;
            if (!isWhole)
                break;
            for (const HistoryRow &row : *rows) {
                listed.insert(row.signature, row);
                reached = std::min(reached.value_or(row.slot), row.slot);
            }
            if (rows->size() < requests::maxHistory || rows->constLast().slot < oldest.slot)
                break;
            before = rows->constLast().signature;
        }
    }
    Verdict verdict;
    QHash<Signature, quint64> slotsOf;
    QList<HistoryRow> doubtful;
    for (const Watched &each : suspects) {
        const HistoryRow row = listed.value(each.signature, {each.signature, each.slot, 0, false});
        slotsOf.insert(each.signature, each.slot);
        if (listed.contains(each.signature) && row.slot == each.slot)
            verdict.standing.insert(each.signature);
        else
            doubtful.append(row);
    }
    if (doubtful.isEmpty())
        co_return verdict;
    const auto absent = std::make_shared<QList<HistoryRow>>();
    const auto landed = co_await m_calls.landed(doubtful, absent);
    if (!landed)
        co_return failure(landed.error());
    for (const ConfirmedTransaction &each : *landed) {
        if (each.slot != slotsOf.value(each.signature))
            verdict.moved.append(each);
        else if (!listed.contains(each.signature))
            verdict.standing.insert(each.signature);
    }
    for (const HistoryRow &row : std::as_const(*absent)) {
        if (listed.contains(row.signature))
            continue; // it landed, and its record is late
        const bool isProven = isWhole && reached && *reached <= row.slot;
        (isProven ? verdict.dropped : verdict.unrecorded).insert(row.signature);
    }
    co_return verdict;
}

void TransactionFeed::emitDropped(const QList<Watched> &gone)
{
    QList<Signature> signatures;
    quint64 oldest = gone.constFirst().slot;
    for (const Watched &each : gone) {
        oldest = std::min(oldest, each.slot);
        m_emitted.remove(each.signature);
        if (signatures.contains(each.signature))
            continue;
        signatures.append(each.signature);
        feed::Lost lost{each.signature, each.slot, {}};
        lost.since.start();
        m_lost.push_back(lost);
        if (static_cast<qsizetype>(m_lost.size()) > m_options.watched)
            m_lost.pop_front();
    }
    ++m_rewinds;
    for (Mark &mark : m_marks) {
        if (!mark.isSet)
            continue;
        mark.signature.reset();
        mark.slot = std::min(mark.slot, oldest);
    }
    emit dropped(signatures);
}

QCoro::Task<> TransactionFeed::checkForLostTransactions()
{
    std::erase_if(m_lost, [this](const feed::Lost &each) {
        return m_emitted.contains(each.signature) || each.since.elapsed() >= m_options.lostPatience.count();
    });
    if (m_lost.empty())
        co_return;
    QList<Signature> asked;
    // Takes the dropped ones in turn, in case they are more than one look-up takes.
    for (std::size_t left = m_lost.size(); left > 0 && asked.size() < requests::maxSignatures; --left) {
        asked.append(m_lost.front().signature);
        m_lost.push_back(m_lost.front());
        m_lost.pop_front();
    }
    const auto statuses = co_await m_calls.statuses(asked);
    if (m_client.isClosed() || !statuses)
        co_return;
    QList<HistoryRow> found;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        const auto &status = statuses->at(i).status;
        if (status && status->commitment != Commitment::Processed)
            found.append({asked.at(i), status->slot, 0, status->error.has_value()});
    }
    if (found.isEmpty())
        co_return;
    const auto landed = co_await m_calls.landed(found, std::make_shared<QList<HistoryRow>>());
    if (m_client.isClosed() || !landed)
        co_return;
    announce(*landed);
}

} // namespace curvedesk::rpc
