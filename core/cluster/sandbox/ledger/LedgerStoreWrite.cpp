// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/LedgerStoreQueries.h"
#include "core/cluster/sandbox/ledger/TransactionCodec.h"

#include <numeric>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

template<class Bytes> QVariant blob(const Bytes &bytes)
{
    return QVariant(bytes.view().toByteArray());
}

} // namespace

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
        Outcome outcome = setMeta(metaKey::genesisHash, header.genesisHash.view().toByteArray());
        for (const auto &[key, value] : numbers) {
            if (outcome)
                outcome = setMeta(key, value);
        }
        for (auto it = accounts.cbegin(); outcome && it != accounts.cend(); ++it)
            outcome = writeAccount(it.key(), &it.value());
        return outcome;
    });
}

// Writes the account's state; nullptr: deletes its row.
Outcome LedgerStore::writeAccount(const Address &address, const AccountState *state)
{
    if (!state)
        return run(m_queries->removeAccount, {blob(address)});
    return run(m_queries->writeAccount,
               {blob(address), toColumn(state->lamports.value()), blob(state->owner), state->executable ? 1 : 0,
                toColumn(state->data)});
}

// Writes a landed transaction and its signature, and adds it to the address index in memory.
Outcome LedgerStore::writeRecord(quint64 sequence, const LandedRecord &landed)
{
    const TransactionRecord &record = landed.record;
    const Outcome inserted = run(m_queries->insertTransaction,
                                 {toColumn(sequence), toColumn(record.slot), static_cast<qlonglong>(record.blockTime),
                                  blob(record.signature), toColumn(transactionCodec::encodeError(record.error)),
                                  record.wire, transactionCodec::encode(record, landed.message)});
    if (!inserted)
        return inserted;
    return run(m_queries->insertSignature, {signaturePrefix(record.signature), toColumn(sequence)});
}

Outcome LedgerStore::write(const Batch &batch)
{
    const bool isChunk = m_history->isFull();
    const Outcome outcome = m_database.transaction([&]() -> Outcome {
        Outcome done;
        quint64 sequence = batch.firstSequence;
        for (auto it = batch.records.cbegin(); done && it != batch.records.cend(); ++it)
            done = writeRecord(sequence++, *it);
        for (auto it = batch.changed.cbegin(); done && it != batch.changed.cend(); ++it) {
            const auto account = batch.accounts.constFind(*it);
            done = writeAccount(*it, account == batch.accounts.constEnd() ? nullptr : &*account);
        }
        if (done)
            done = setMeta(metaKey::burnedLamports, batch.burnedLamports);
        if (done && isChunk)
            done = m_history->write();
        // The written chunk ends before this batch, which stays in memory for the next chunk.
        if (done && isChunk)
            done = setMeta(metaKey::firstUnindexed, batch.firstSequence);
        return done;
    });
    if (!outcome)
        return outcome;
    if (isChunk)
        m_history->markWritten();
    quint64 sequence = batch.firstSequence;
    for (const LandedRecord &landed : batch.records)
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
            Result<QSqlQuery> remove = m_database.prepare(u"DELETE FROM %1 WHERE sequence >= ?"_s.arg(table));
            if (!remove)
                return failure(remove.error());
            const Outcome removed = run(*remove, {toColumn(rollback.firstSequence)});
            if (!removed)
                return removed;
        }
        QList<quint64> removed(static_cast<qsizetype>(rollback.endSequence - rollback.firstSequence));
        std::iota(removed.begin(), removed.end(), rollback.firstSequence);
        Outcome done = m_history->removeWritten(m_database, removed, mentioned);
        for (auto it = rollback.changed.cbegin(); done && it != rollback.changed.cend(); ++it) {
            const auto account = rollback.accounts.constFind(*it);
            done = writeAccount(*it, account == rollback.accounts.constEnd() ? nullptr : &*account);
        }
        if (done)
            done = setMeta(metaKey::burnedLamports, rollback.burnedLamports);
        return done ? setMeta(metaKey::firstUnindexed, firstUnindexed) : done;
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
            done = setMeta(metaKey::limitedTo, removal.limitedTo);
        return done ? setMeta(metaKey::firstWholeSlot, removal.firstWholeSlot) : done;
    });
}

} // namespace curvedesk::sandbox
