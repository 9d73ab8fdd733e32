// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/LedgerStore.h"

#include <chrono>
#include <numeric>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

Outcome LedgerStore::create(const Header &header, const AccountMap &accounts)
{
    return m_database.transaction([&]() -> Outcome {
        const std::pair<QString, quint64> numbers[] = {
            {metaKey::seed, header.seed},
            {metaKey::genesisLamports, header.genesisLamports},
            {metaKey::burnedLamports, header.burnedLamports},
            {metaKey::slotCeiling, header.slotCeiling},
            {metaKey::firstUnindexed, 0},
        };
        Outcome outcome = m_rows->setMeta(metaKey::genesisHash, header.genesisHash.view().toByteArray());
        for (const auto &[key, value] : numbers) {
            if (outcome)
                outcome = m_rows->setMeta(key, value);
        }
        for (auto it = accounts.cbegin(); outcome && it != accounts.cend(); ++it)
            outcome = m_rows->writeAccount(it.key(), &it.value());
        return outcome;
    });
}

void LedgerStore::beginWrite(LedgerBatch batch, std::function<void()> finished)
{
    if (m_history->isFull())
        batch.mentions = m_history->unwritten();
    m_batch = std::make_shared<const LedgerBatch>(std::move(batch));
    if (m_writer) {
        m_written = m_writer->write(m_batch, std::move(finished));
        return;
    }
    std::promise<Outcome> outcome;
    outcome.set_value(m_database.transaction([&] { return m_rows->write(*m_batch); }));
    m_written = outcome.get_future();
    finished();
}

bool LedgerStore::isWritten() const
{
    using namespace std::chrono_literals;
    return m_written.valid() && m_written.wait_for(0s) == std::future_status::ready;
}

Outcome LedgerStore::finishWrite()
{
    const Outcome outcome = m_written.get();
    const std::shared_ptr<const LedgerBatch> batch = std::exchange(m_batch, nullptr);
    if (!outcome)
        return outcome;
    if (!batch->mentions.isEmpty())
        m_history->markWritten();
    quint64 sequence = batch->firstSequence;
    for (const LandedRecord &landed : batch->records)
        m_history->add(sequence++, landed.message.accountKeys);
    return {};
}

Outcome LedgerStore::rollBack(const Rollback &rollback)
{
    QSet<Address> mentioned;
    for (const QList<Address> &keys : rollback.mentioned)
        mentioned.unite(QSet<Address>(keys.cbegin(), keys.cend()));
    const quint64 firstUnindexed = std::min(m_history->firstUnwritten(), rollback.firstSequence);
    const Outcome outcome = m_database.transaction([&]() -> Outcome {
        for (const QString &table : {u"transactions"_s, u"signatures"_s}) {
            const QString sql = u"DELETE FROM %1 WHERE sequence >= ?"_s.arg(table);
            if (const auto removed = m_database.change(sql, {toColumn(rollback.firstSequence)}); !removed)
                return failure(removed.error());
        }
        QList<quint64> removed(static_cast<qsizetype>(rollback.endSequence - rollback.firstSequence));
        std::iota(removed.begin(), removed.end(), rollback.firstSequence);
        Outcome done = m_history->removeWritten(m_database, removed, mentioned);
        for (auto it = rollback.changed.cbegin(); done && it != rollback.changed.cend(); ++it)
            done = m_rows->writeAccount(*it, accountIn(rollback.accounts, *it));
        if (done)
            done = m_rows->setMeta(metaKey::burnedLamports, rollback.burnedLamports);
        return done ? m_rows->setMeta(metaKey::firstUnindexed, firstUnindexed) : done;
    });
    if (outcome)
        m_history->markRemoved(rollback.firstSequence, rollback.endSequence);
    return outcome;
}

Outcome LedgerStore::remove(const Removal &removal)
{
    return m_database.transaction([&]() -> Outcome {
        Result<QSqlQuery> transaction = m_database.prepare(u"DELETE FROM transactions WHERE sequence = ?"_s);
        Result<QSqlQuery> signature = m_database.prepare(u"DELETE FROM signatures WHERE prefix = ? AND sequence = ?"_s);
        if (!transaction)
            return failure(transaction.error());
        if (!signature)
            return failure(signature.error());
        Outcome done;
        for (qsizetype i = 0; done && i < removal.sequences.size(); ++i) {
            const QVariant sequence = toColumn(removal.sequences.at(i));
            done = run(*transaction, {sequence});
            if (done)
                done = run(*signature, {signaturePrefix(removal.signatures.at(i)), sequence});
        }
        if (done)
            done = m_history->removeWritten(m_database, removal.sequences, removal.mentioned);
        if (done)
            done = m_rows->setMeta(metaKey::limitedTo, removal.limitedTo);
        return done ? m_rows->setMeta(metaKey::firstWholeSlot, removal.firstWholeSlot) : done;
    });
}

} // namespace curvedesk::sandbox
