// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/LedgerStore.h"
#include "core/cluster/sandbox/ledger/store/TransactionCodec.h"
#include "core/solana/Transaction.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// Logs that a part of the ledger could not be read.
void warnUnreadable(const char *what)
{
    qWarning("the ledger's %s could not be read", what);
}

// Reads the transaction of this number by readTransaction, or by readSummary, which has no columns of the wire bytes
// and effects. Logs a failure of the disk, and a row that does not decode.
std::optional<TransactionRecord> readRecord(QSqlQuery &query, quint64 sequence, bool hasEffects)
{
    TransactionRecord record;
    bool isRead = false;
    const Outcome ran = visitRows(query, {toColumn(sequence)}, [&](const QSqlQuery &row) {
        record.slot = u64FromColumn(row.value(0));
        record.blockTime = row.value(1).toLongLong();
        const Result<Signature> signature = Signature::fromBytes(row.value(2).toByteArray());
        record.signature = signature.value_or(Signature());
        record.wire = hasEffects ? row.value(4).toByteArray() : QByteArray();
        const auto error = transactionCodec::decodeError(row.value(3).toByteArray());
        record.error = error.value_or(std::nullopt);
        isRead = signature && error && (!hasEffects || transactionCodec::decode(row.value(5).toByteArray(), record));
        if (!isRead)
            warnUnreadable("transaction");
        return false;
    });
    if (!ran)
        warnUnreadable("transactions");
    return isRead ? std::optional(std::move(record)) : std::nullopt;
}

} // namespace

Outcome LedgerStore::readAccounts(AccountMap &accounts)
{
    Outcome decoded;
    const QString sql = u"SELECT address, lamports, owner, executable, data FROM accounts"_s;
    const Outcome read = m_database.visit(sql, {}, [&](const QSqlQuery &row) {
        const Result<Address> address = Address::fromBytes(row.value(0).toByteArray());
        const Result<Address> owner = Address::fromBytes(row.value(2).toByteArray());
        if (!address || !owner) {
            decoded = failure(ErrorCode::Damaged, u"an account of the ledger does not decode"_s);
            return false;
        }
        accounts.insert(
            *address,
            {Lamports(u64FromColumn(row.value(1))), *owner, row.value(4).toByteArray(), row.value(3).toBool()});
        return true;
    });
    return read ? decoded : read;
}

Outcome LedgerStore::rebuildIndexTail(quint64 nextSequence)
{
    const Result<quint64> first = metaNumber(metaKey::firstUnindexed);
    if (!first)
        return failure(first.error());
    m_history->setFirstUnwritten(*first);
    for (quint64 sequence = *first; sequence < nextSequence; ++sequence) {
        const std::optional<TransactionRecord> record = transaction(sequence);
        const Result<Transaction> decoded
            = record ? Transaction::decode(record->wire) : Result<Transaction>(failure(ErrorCode::Damaged, {}));
        if (!decoded)
            return failure(ErrorCode::Damaged, u"a transaction of the ledger does not decode"_s);
        m_history->add(sequence, decoded->message.accountKeys);
    }
    return {};
}

std::optional<quint64> LedgerStore::sequenceOf(const Signature &signature)
{
    std::optional<quint64> sequence;
    const QVariantList values{signaturePrefix(signature), signature.view().toByteArray()};
    const Outcome read = visitRows(m_queries.findSignature, values, [&sequence](const QSqlQuery &row) {
        sequence = u64FromColumn(row.value(0));
        return false;
    });
    if (!read)
        warnUnreadable("signatures");
    return sequence;
}

std::optional<TransactionRecord> LedgerStore::transaction(quint64 sequence)
{
    return readRecord(m_queries.readTransaction, sequence, true);
}

std::optional<TransactionRecord> LedgerStore::summary(quint64 sequence)
{
    return readRecord(m_queries.readSummary, sequence, false);
}

std::optional<std::pair<quint64, quint64>> LedgerStore::firstFrom(quint64 sequence)
{
    std::optional<std::pair<quint64, quint64>> found;
    const Outcome read = visitRows(m_queries.readFirstFrom, {toColumn(sequence)}, [&found](const QSqlQuery &row) {
        found = {u64FromColumn(row.value(0)), u64FromColumn(row.value(1))};
        return false;
    });
    if (!read)
        warnUnreadable("transactions");
    return found;
}

QList<quint64> LedgerStore::sequencesOf(const Address &address, quint64 before, qsizetype limit)
{
    return m_history->query(address, before, limit);
}

} // namespace curvedesk::sandbox
