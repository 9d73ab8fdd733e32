// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/LedgerStoreQueries.h"
#include "core/cluster/sandbox/ledger/store/TransactionCodec.h"
#include "core/solana/Transaction.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// Logs that the disk refused; always false.
bool warnUnreadable(const char *what)
{
    qWarning("the ledger's %s could not be read", what);
    return false;
}

// Reads the columns that the statements readTransaction and readSummary share. False for a row that does not decode.
bool readColumns(const QSqlQuery &query, TransactionRecord &record)
{
    const Result<Signature> signature = Signature::fromBytes(query.value(2).toByteArray());
    if (!signature)
        return warnUnreadable("transaction");
    record.slot = u64FromColumn(query.value(0));
    record.blockTime = query.value(1).toLongLong();
    record.signature = *signature;
    record.error = transactionCodec::decodeError(query.value(3).toByteArray());
    return true;
}

} // namespace

Outcome LedgerStore::readAccounts(AccountMap &accounts)
{
    Result<QSqlQuery> query = m_database.prepare(u"SELECT address, lamports, owner, executable, data FROM accounts"_s);
    if (!query)
        return failure(query.error());
    if (!query->exec())
        return failure(storageError(query->lastError()));
    while (query->next()) {
        const Result<Address> address = Address::fromBytes(query->value(0).toByteArray());
        const Result<Address> owner = Address::fromBytes(query->value(2).toByteArray());
        if (!address || !owner)
            return failure(ErrorCode::Damaged, u"an account of the ledger does not decode"_s);
        accounts.insert(*address,
                        {Lamports(u64FromColumn(query->value(1))), *owner, query->value(4).toByteArray(),
                         query->value(3).toBool()});
    }
    if (query->lastError().isValid())
        return failure(storageError(query->lastError()));
    return {};
}

// Reads the transactions that the address index does not have yet, and adds them to it in memory.
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
    QSqlQuery &query = m_queries->findSignature;
    query.bindValue(0, signaturePrefix(signature));
    query.bindValue(1, signature.view().toByteArray());
    if (!query.exec()) {
        warnUnreadable("signatures");
        return std::nullopt;
    }
    const std::optional<quint64> sequence = query.next() ? std::optional(u64FromColumn(query.value(0))) : std::nullopt;
    query.finish();
    return sequence;
}

std::optional<TransactionRecord> LedgerStore::transaction(quint64 sequence)
{
    QSqlQuery &query = m_queries->readTransaction;
    query.bindValue(0, toColumn(sequence));
    TransactionRecord record;
    bool isRead = query.exec() && query.next() && readColumns(query, record);
    if (isRead) {
        record.wire = query.value(4).toByteArray();
        isRead = transactionCodec::decode(query.value(5).toByteArray(), record).has_value()
            || warnUnreadable("transaction");
    }
    query.finish();
    return isRead ? std::optional(std::move(record)) : std::nullopt;
}

std::optional<TransactionRecord> LedgerStore::summary(quint64 sequence)
{
    QSqlQuery &query = m_queries->readSummary;
    query.bindValue(0, toColumn(sequence));
    TransactionRecord record;
    const bool isRead = query.exec() && query.next() && readColumns(query, record);
    query.finish();
    return isRead ? std::optional(std::move(record)) : std::nullopt;
}

std::optional<std::pair<quint64, quint64>> LedgerStore::firstFrom(quint64 sequence)
{
    std::optional<std::pair<quint64, quint64>> found;
    const Outcome read = visitRows(m_queries->readFirstFrom, {toColumn(sequence)}, [&found](const QSqlQuery &row) {
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

void LedgerStore::visitNewest(quint64 nextSequence,
                              const std::function<bool(quint64 sequence, const TransactionRecord &)> &visit)
{
    for (quint64 sequence = nextSequence; sequence-- > 0;) {
        const std::optional<TransactionRecord> record = summary(sequence);
        if (!record || !visit(sequence, *record))
            return;
    }
}

} // namespace curvedesk::sandbox
