// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/LedgerPrivate.h"

#include <QPointer>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

Result<QList<Signature>> Ledger::rollBack(quint64 count)
{
    constexpr quint64 most = RecentChanges::slotsKept - 1;
    if (count == 0 || count > most || count > d->slot)
        return failure(ErrorCode::InvalidInput, u"1 to 31 slots can be rolled back"_s);
    const Result<QList<TransactionRecord>> dropped = d->rollBackTo(d->slot - count);
    if (!dropped)
        return failure(dropped.error());
    QList<Signature> signatures;
    for (const TransactionRecord &record : *dropped)
        signatures.append(record.signature);
    return signatures;
}

Result<QList<TransactionRecord>> Ledger::Private::rollBackTo(quint64 last)
{
    const QPointer<Ledger> ledger(q);
    if (const Outcome committed = commit(); !committed)
        return failure(committed.error());
    if (!ledger)
        return failure(ErrorCode::Cancelled, u"the ledger is gone"_s);
    const std::optional<RecentChanges::Start> start = changes.startAfter(last);
    if (!start)
        return QList<TransactionRecord>();
    QList<TransactionRecord> dropped;
    QList<QList<Address>> mentioned;
    for (quint64 sequence = start->nextSequence; sequence < nextSequence; ++sequence) {
        const std::optional<TransactionRecord> record = store->transaction(sequence);
        const Result<Transaction> decoded
            = record ? Transaction::decode(record->wire) : Result<Transaction>(failure(ErrorCode::Damaged, {}));
        if (!decoded)
            return failure(ErrorCode::Damaged, u"a transaction of the ledger does not decode"_s);
        dropped.append(*record);
        mentioned.append(decoded->message.accountKeys);
    }

    const RecentChanges::States past = changes.statesAt(last);
    RecentChanges::States present;
    for (auto it = past.cbegin(); it != past.cend(); ++it) {
        present.insert(it.key(), copyOf(accountIn(accounts, it.key())));
        setAccount(it.key(), it.value());
    }
    const Outcome written
        = store->rollBack({start->nextSequence, nextSequence, mentioned, past.keys(), accounts, start->burnedLamports});
    if (!written) {
        for (auto it = present.cbegin(); it != present.cend(); ++it)
            setAccount(it.key(), it.value());
        return failure(written.error());
    }
    burnedLamports = start->burnedLamports;
    nextSequence = start->nextSequence;
    changes.dropAfter(last);
    newest.clear();
    for (const TransactionRecord &record : std::as_const(dropped))
        statuses.remove(record.signature);
    if (!dropped.isEmpty()) {
        emit q->rolledBack(dropped);
        emit q->accountsChanged(past.keys());
    }
    return dropped;
}

} // namespace curvedesk::sandbox
