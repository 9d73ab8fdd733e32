// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/MarketReader.h"

#include "core/pump/curve/PumpAddresses.h"

#include <QDateTime>
#include <QPointer>

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Transactions that are written in one commit, for whose time orders wait.
constexpr qsizetype rowsAtOnce = 256;

/// The market's update by a transaction; empty for a failed one. Its time is the block's, its newest event's, or now.
MarketUpdate updateOf(const ConfirmedTransaction &transaction)
{
    const QString signature = transaction.signature.toBase58();
    QList<ChainEvent> events;
    const qint64 time = transaction.blockTime > 0 ? transaction.blockTime : QDateTime::currentSecsSinceEpoch();
    if (!transaction.failed && transaction.innerCalls.isEmpty())
        events = chainEvents::fromLogs(transaction.logs);
    for (const ProgramCall &call : transaction.innerCalls) {
        Result<ChainEvent> event = chainEvents::fromCall(call.program, call.data);
        if (event && !transaction.failed)
            events.append(*std::move(event));
    }
    MarketUpdate update = marketUpdate(signature, transaction.slot, time, events);
    if (transaction.blockTime <= 0 && update.newestMs() > 0)
        update.blockTime = update.newestMs() / millisecondsPerSecond;
    return update;
}

/// The error of a task whose market was replaced meanwhile.
Error superseded()
{
    return {ErrorCode::Cancelled, u"the market was replaced"_s, std::nullopt, 0};
}

} // namespace

/// A program's history, read backwards.
struct MarketReader::HistoryPages
{
    QList<HistoryRow> rows; ///< newest first
    bool reachesKnown = false; ///< the rows go back to the slot asked for, or to the history's beginning when none was
    bool hasEnded = false; ///< the history has no older rows
};

MarketReader::MarketReader(Cluster &cluster, MarketOptions options)
    : m_cluster(cluster)
    , m_options(options)
{
    const auto retry = [this] {
        if (m_market != nullptr && !m_isCatchingUp && (m_wantsCatchUp || hasOpenGaps()))
            const auto running = catchUp();
    };
    connect(&cluster, &Cluster::transactionsLanded, this, &MarketReader::addConfirmed);
    connect(&cluster, &Cluster::transactionsDropped, this, &MarketReader::removeDropped);
    connect(&cluster, &Cluster::slotFinalized, this, &MarketReader::writeFinalized);
    connect(&cluster, &Cluster::healthChanged, this, [this, retry](const ClusterHealth &health) {
        if (health.state == ClusterHealth::State::Live && m_wantsCatchUp)
            retry();
    });
    connect(&cluster, &QObject::destroyed, &m_retry, &QTimer::stop);
    connect(&m_retry, &QTimer::timeout, this, retry);
    m_retry.setSingleShot(true);
    m_retry.setInterval(options.retryMs);
}

void MarketReader::setMarket(Market *market)
{
    m_market = market;
    m_isCatchingUp = m_isReadingMissed = m_isJoined = m_wantsCatchUp = false;
    m_waiting.clear();
    ++m_generation;
}

Task<int> MarketReader::catchUp()
{
    if (m_market == nullptr || m_isCatchingUp)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    const QPointer<MarketReader> self(this);
    const int generation = m_generation;
    m_isCatchingUp = m_isReadingMissed = true;
    m_wantsCatchUp = false;
    const auto missed = co_await readMissed();
    if (self && generation == m_generation) {
        m_isReadingMissed = false;
        addConfirmed(std::exchange(m_waiting, {}));
    }
    auto filled = missed;
    if (missed && self && generation == m_generation)
        filled = co_await fillGaps();
    if (!self || generation != m_generation)
        co_return failure(superseded());
    m_isCatchingUp = false;
    m_wantsCatchUp = m_wantsCatchUp || !filled;
    writeFinalized(m_cluster.finalizedSlot());
    const bool isOver = !filled && filled.error().code == ErrorCode::Cancelled;
    if (!isOver && (m_wantsCatchUp || hasOpenGaps()))
        m_retry.start();
    if (filled)
        co_return *missed + *filled;
    const ErrorCode code = filled.error().code;
    if (isOver || code == ErrorCode::Storage || code == ErrorCode::Damaged)
        co_return failure(filled.error());
    co_return failure(ErrorCode::Unavailable, u"the market could not catch up: "_s + filled.error().detail);
}

Task<int> MarketReader::readMissed()
{
    if (m_isJoined)
        co_return 0;
    const QPointer<MarketReader> self(this);
    const int generation = m_generation;
    const MarketCursor known = m_market->cursor();
    const auto stretch = co_await readStretch(std::nullopt, firstUnknownSlot());
    if (!stretch)
        co_return failure(stretch.error());
    if (!self || generation != m_generation)
        co_return failure(superseded());
    // On a node without a history the first announced transaction leaves a gap before it.
    if (stretch->rows.isEmpty() && !stretch->isWhole)
        co_return 0;
    Outcome noted;
    if (!stretch->isWhole) {
        const HistoryRow &oldest = stretch->rows.constFirst();
        noted = addGap({.fromSlot = firstUnknownSlot(),
                        .toSlot = stretch->missingUpTo,
                        .times = {known.time, oldest.blockTime},
                        .before = oldest.signature.toBase58()});
    } else if (const quint64 whole = stretch->firstWholeSlot; firstUnknownSlot() < whole) {
        // Slots that the chain itself has forgotten are a gap that nothing fills; it may have single transactions.
        const auto first
            = std::ranges::find_if(stretch->rows, [&](const HistoryRow &row) { return row.slot >= whole; });
        const qint64 until = first == stretch->rows.cend() ? known.time : first->blockTime;
        noted = addGap({.fromSlot = firstUnknownSlot(),
                        .toSlot = whole - 1,
                        .times = {known.time, until},
                        .attempts = m_options.gapAttempts});
    }
    if (!noted)
        co_return failure(noted.error());
    const auto count = co_await addRows(stretch->rows, true);
    if (self && generation == m_generation)
        m_isJoined = count.has_value();
    co_return count;
}

Task<int> MarketReader::fillGaps()
{
    const QPointer<MarketReader> self(this);
    const int generation = m_generation;
    int count = 0;
    const QList<MarketStore::Gap> gaps = m_market->store().gaps();
    for (MarketStore::Gap gap : gaps) {
        if (gap.fromSlot == 0 || gap.attempts >= m_options.gapAttempts)
            continue;
        std::optional<Signature> before;
        if (const auto signature = Signature::fromBase58(gap.before))
            before = *signature;
        auto stretch = co_await readStretch(before, gap.fromSlot);
        if (!stretch)
            co_return failure(stretch.error());
        if (!self || generation != m_generation)
            co_return failure(superseded());
        const QList<HistoryRow> read = stretch->rows;
        stretch->rows.removeIf([&](const HistoryRow &row) { return row.slot > gap.toSlot; });
        const auto added = co_await addRows(stretch->rows, false);
        if (!added)
            co_return failure(added.error());
        if (!self || generation != m_generation)
            co_return failure(superseded());
        count += *added;
        if (stretch->isWhole && gap.fromSlot >= stretch->firstWholeSlot) {
            if (const Outcome removed = noteFailure(m_market->store().removeGap(gap.id)); !removed)
                co_return failure(removed.error());
            emit gapFilled();
            continue;
        }
        gap.attempts = stretch->isWhole ? m_options.gapAttempts : read.isEmpty() ? gap.attempts + 1 : 0;
        if (!read.isEmpty() && !stretch->isWhole) {
            gap.before = read.constFirst().signature.toBase58();
            gap.toSlot = std::min(gap.toSlot, stretch->missingUpTo);
        }
        if (!stretch->rows.isEmpty())
            gap.times.to = stretch->rows.constFirst().blockTime;
        if (const Outcome written = noteFailure(m_market->store().updateGap(gap)); !written)
            co_return failure(written.error());
    }
    co_return count;
}

Task<MarketReader::HistoryStretch> MarketReader::readStretch(std::optional<Signature> before, quint64 fromSlot)
{
    const auto curve = co_await readBack(pumpAddresses::program, before, fromSlot);
    if (!curve)
        co_return failure(curve.error());
    auto pools = co_await readBack(pumpAddresses::ammProgram, before, fromSlot);
    if (!pools)
        co_return failure(pools.error());
    // Some nodes keep no history, or forget, without saying so. A node that has the known transactions of the curve
    // program is believed when it has none of the AMM.
    pools->reachesKnown = pools->reachesKnown || (pools->hasEnded && curve->reachesKnown);
    HistoryStretch stretch;
    stretch.isWhole = curve->reachesKnown && pools->reachesKnown;
    if (!curve->reachesKnown && curve->rows.isEmpty())
        co_return stretch;
    if (stretch.isWhole) {
        const auto whole = co_await m_cluster.firstWholeSlot();
        if (!whole && whole.error().code != ErrorCode::NotFound)
            co_return failure(whole.error());
        stretch.firstWholeSlot = whole.value_or(0);
    }
    const std::array<const HistoryPages *, 2> programs{&*curve, &*pools};
    for (const HistoryPages *pages : programs) {
        if (!pages->reachesKnown && !pages->rows.isEmpty())
            stretch.missingUpTo = std::max(stretch.missingUpTo, pages->rows.constLast().slot);
    }
    QSet<Signature> known;
    for (const HistoryPages *pages : programs) {
        for (auto row = pages->rows.crbegin(); row != pages->rows.crend(); ++row) {
            // Rows of the oldest slot may be missing: the slot is left out, unless it will never be read again.
            const bool isMissing = fromSlot == 0 ? row->slot < stretch.missingUpTo : row->slot <= stretch.missingUpTo;
            if (isMissing || known.contains(row->signature))
                continue;
            known.insert(row->signature);
            stretch.rows.append(*row);
        }
    }
    // Within a slot the curve's transactions come before those of the pool.
    std::ranges::stable_sort(stretch.rows, {}, &HistoryRow::slot);
    co_return stretch;
}

Task<MarketReader::HistoryPages> MarketReader::readBack(Address program, std::optional<Signature> before,
                                                        quint64 fromSlot)
{
    HistoryPages pages;
    for (int page = 0; m_options.maxPages == 0 || page < m_options.maxPages; ++page) {
        const auto read = co_await m_cluster.historyRows(program, before, m_options.pageSize);
        if (!read && (pages.rows.isEmpty() || read.error().code == ErrorCode::Cancelled))
            co_return failure(read.error());
        if (!read)
            co_return pages; // the rows that were read are used
        if (read->isEmpty()) {
            pages.hasEnded = true;
            pages.reachesKnown = fromSlot == 0;
            co_return pages;
        }
        for (const HistoryRow &row : *read) {
            if (row.slot < fromSlot) {
                pages.reachesKnown = true;
                co_return pages;
            }
            pages.rows.append(row);
        }
        before = read->constLast().signature;
    }
    co_return pages;
}

Task<int> MarketReader::addRows(QList<HistoryRow> rows, bool movesCursor)
{
    const QPointer<MarketReader> self(this);
    const int generation = m_generation;
    for (qsizetype from = 0; from < rows.size();) {
        qsizetype end = std::min(from + rowsAtOnce, rows.size());
        while (end < rows.size() && rows.at(end).slot == rows.at(end - 1).slot)
            ++end;
        const auto transactions = co_await m_cluster.confirmedTransactions(rows.mid(from, end - from));
        if (!transactions)
            co_return failure(transactions.error());
        if (!self || generation != m_generation)
            co_return failure(superseded());
        if (transactions->size() != end - from)
            co_return failure(ErrorCode::Unavailable, u"the cluster does not have all of the history yet"_s);
        QList<MarketUpdate> final;
        QList<MarketUpdate> pending;
        for (const ConfirmedTransaction &each : *transactions)
            (each.slot <= m_cluster.finalizedSlot() ? final : pending).append(updateOf(each));
        std::optional<MarketCursor> cursor;
        if (movesCursor && !final.isEmpty())
            cursor = {final.constLast().slot, final.constLast().blockTime, final.constLast().signature};
        if (const Outcome added = announce(m_market->addFinal(final, cursor)); !added)
            co_return failure(added.error());
        if (const Outcome added = addPending(pending); !added)
            co_return failure(added.error());
        from = end;
    }
    co_return static_cast<int>(rows.size());
}

void MarketReader::addConfirmed(QList<ConfirmedTransaction> transactions)
{
    if (m_market == nullptr || transactions.isEmpty())
        return;
    if (!m_isJoined && m_isReadingMissed) {
        m_waiting += transactions;
        return;
    }
    if (!m_isJoined)
        addGapBefore(transactions.constFirst());
    QList<MarketUpdate> batch;
    for (const ConfirmedTransaction &transaction : transactions)
        batch.append(updateOf(transaction));
    if (addPending(batch))
        return;
    // The rest of the batch is missing: it is read again, or becomes a gap, before the cursor moves on.
    m_isJoined = false;
    m_wantsCatchUp = true;
    m_missingUpTo = std::ranges::max(transactions, {}, &ConfirmedTransaction::slot).slot;
    m_retry.start();
}

Outcome MarketReader::addPending(const QList<MarketUpdate> &batch)
{
    MarketChanges changes;
    const Outcome added = m_market->addPending(batch, changes);
    announce(changes);
    return noteFailure(added);
}

void MarketReader::removeDropped(const QList<Signature> &signatures)
{
    if (m_market == nullptr)
        return;
    m_waiting.removeIf([&](const ConfirmedTransaction &each) { return signatures.contains(each.signature); });
    QStringList dropped;
    for (const Signature &signature : signatures)
        dropped.append(signature.toBase58());
    announce(m_market->drop(dropped));
}

void MarketReader::writeFinalized(quint64 slot)
{
    // The cursor must not pass what is neither read nor noted as a gap.
    if (m_market == nullptr || !m_isJoined || !noteFailure(m_market->finalize(slot)) || m_options.mostBytes == 0)
        return;
    noteFailure(m_market->store().trim(m_options.mostBytes, m_isKept));
}

void MarketReader::addGapBefore(const ConfirmedTransaction &first)
{
    const quint64 fromSlot = firstUnknownSlot();
    // The gap includes the first transaction's slot, of which others may be missing, and all that could not be added.
    m_isJoined = addGap({.fromSlot = fromSlot,
                         .toSlot = std::max({first.slot, fromSlot, m_missingUpTo}),
                         .times = {m_market->cursor().time, updateOf(first).blockTime}})
                     .has_value();
}

Outcome MarketReader::announce(const Result<MarketChanges> &changes)
{
    if (!changes)
        return noteFailure(failure(changes.error()));
    if (!changes->isEmpty())
        emit changed(*changes);
    return {};
}

Outcome MarketReader::noteFailure(const Outcome &outcome)
{
    if (outcome)
        return outcome;
    qWarning("the market could not be written: %s", qUtf8Printable(outcome.error().detail));
    if (outcome.error().code == ErrorCode::Damaged)
        emit damaged();
    return outcome;
}

Outcome MarketReader::addGap(const MarketStore::Gap &gap)
{
    Outcome noted = noteFailure(m_market->store().addGap(gap));
    if (noted)
        emit gapNoted(gap.fromSlot, gap.toSlot);
    return noted;
}

bool MarketReader::hasOpenGaps() const
{
    return std::ranges::any_of(m_market->store().gaps(), [this](const MarketStore::Gap &gap) {
        return gap.fromSlot != 0 && gap.attempts < m_options.gapAttempts;
    });
}

} // namespace curvedesk
#include "moc_MarketReader.cpp"
