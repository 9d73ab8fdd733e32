// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/LedgerRows.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/ledger/store/TransactionCodec.h"

#include <QtEndian>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// The bytes of an address, signature or hash as a column.
template<class Bytes> QVariant blob(const Bytes &bytes)
{
    return QVariant(bytes.view().toByteArray());
}

} // namespace

QVariant signaturePrefix(const Signature &signature)
{
    return toColumn(qFromLittleEndian<quint64>(signature.data()));
}

Result<LedgerRows> LedgerRows::prepare(const Database &database)
{
    LedgerRows rows;
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&rows.m_insertTransaction,
         u"INSERT INTO transactions (sequence, slot, block_time, signature, error, wire, effects)"
         " VALUES (?, ?, ?, ?, ?, ?, ?)"_s},
        {&rows.m_insertSignature, u"INSERT INTO signatures (prefix, sequence) VALUES (?, ?)"_s},
        {&rows.m_writeAccount,
         u"INSERT OR REPLACE INTO accounts (address, lamports, owner, executable, data) VALUES (?, ?, ?, ?, ?)"_s},
        {&rows.m_removeAccount, u"DELETE FROM accounts WHERE address = ?"_s},
        {&rows.m_setMeta, u"INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)"_s},
        {&rows.m_insertMentions, AddressHistory::insertSql()},
    };
    if (const Outcome prepared = database.prepareAll(statements); !prepared)
        return failure(prepared.error());
    return rows;
}

Outcome LedgerRows::write(const LedgerBatch &batch)
{
    Outcome done;
    quint64 sequence = batch.firstSequence;
    for (auto it = batch.records.cbegin(); done && it != batch.records.cend(); ++it)
        done = writeRecord(sequence++, *it);
    for (auto it = batch.accounts.cbegin(); done && it != batch.accounts.cend(); ++it)
        done = writeAccount(it.key(), it->has_value() ? &**it : nullptr);
    if (done)
        done = setMeta(metaKey::burnedLamports, batch.burnedLamports);
    if (!done || batch.mentions.isEmpty())
        return done;
    done = AddressHistory::write(m_insertMentions, batch.mentions);
    // The written chunk ends before this batch, which stays in memory for the next chunk.
    return done ? setMeta(metaKey::firstUnindexed, batch.firstSequence) : done;
}

Outcome LedgerRows::writeRecord(quint64 sequence, const LandedRecord &landed)
{
    const TransactionRecord &record = landed.record;
    const Outcome inserted = run(m_insertTransaction,
                                 {toColumn(sequence), toColumn(record.slot), static_cast<qlonglong>(record.blockTime),
                                  blob(record.signature), toColumn(transactionCodec::encodeError(record.error)),
                                  record.wire, transactionCodec::encode(record, landed.message)});
    if (!inserted)
        return inserted;
    return run(m_insertSignature, {signaturePrefix(record.signature), toColumn(sequence)});
}

Outcome LedgerRows::writeAccount(const Address &address, const AccountState *state)
{
    if (!state)
        return run(m_removeAccount, {blob(address)});
    return run(m_writeAccount,
               {blob(address), toColumn(state->lamports.value()), blob(state->owner), state->executable ? 1 : 0,
                toColumn(state->data)});
}

Outcome LedgerRows::setMeta(const QString &key, const QByteArray &value)
{
    return run(m_setMeta, {key, toColumn(value)});
}

Outcome LedgerRows::setMeta(const QString &key, quint64 value)
{
    return setMeta(key, ByteWriter(8).u64(value).result());
}

} // namespace curvedesk::sandbox
