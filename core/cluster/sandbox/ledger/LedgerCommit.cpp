// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/LedgerPrivate.h"
#include "core/solana/ComputeBudgetInstruction.h"

#include <QPointer>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

void Ledger::Private::setAccount(const Address &address, std::optional<AccountState> state)
{
    const auto present = accounts.find(address);
    tokenOwners.update(address, present == accounts.end() ? nullptr : &*present, state ? &*state : nullptr);
    if (!state) {
        if (present != accounts.end())
            accounts.erase(present);
    } else if (present != accounts.end()) {
        *present = std::move(*state);
    } else {
        accounts.insert(address, std::move(*state));
    }
}

quint64 Ledger::Private::firstVolatile() const
{
    if (!writing.records.isEmpty())
        return writing.firstSequence;
    return group.records.isEmpty() ? nextSequence : group.firstSequence;
}

void Ledger::Private::scheduleCommit()
{
    // Transactions that are executed before the event loop takes this event share a commit.
    QMetaObject::invokeMethod(
        q,
        [this] {
            beginWriting();
            finishWritten();
        },
        Qt::QueuedConnection);
}

void Ledger::Private::beginWriting()
{
    if (!writing.records.isEmpty() || group.records.isEmpty())
        return;
    writing = std::exchange(group, {});
    LedgerBatch batch{writing.firstSequence, writing.records, {}, burnedLamports, {}};
    for (auto it = writing.before.cbegin(); it != writing.before.cend(); ++it)
        batch.accounts.insert(it.key(), copyOf(accountIn(accounts, it.key())));
    store->beginWrite(std::move(batch), [this] {
        QMetaObject::invokeMethod(
            q, [this] { finishWritten(); }, Qt::QueuedConnection);
    });
}

void Ledger::Private::finishWritten()
{
    if (store->isWritten() && !finishWriting())
        qWarning("the ledger could not be written: the last transactions are undone");
}

Outcome Ledger::Private::finishWriting()
{
    const Outcome written = store->finishWrite();
    const Group done = std::exchange(writing, {});
    if (written) {
        beginWriting(); // the next group goes to the disk while the signals of this one are received
        emitLanded(done);
        scheduleRemoval(); // before the waiting submissions are woken, one of which may destroy the ledger
        done.committed->wake();
    } else {
        const Group above = std::exchange(group, {});
        undoGroup(above);
        undoGroup(done);
        // Who read these accounts meanwhile saw what is undone now.
        emit q->accountsChanged(done.before.keys() + above.before.keys());
        done.committed->close();
        above.committed->close();
    }
    return written;
}

Outcome Ledger::Private::commit()
{
    // A coroutine that is resumed may submit again at once, which starts another group, or destroy the ledger.
    constexpr int most = 1000;
    const QPointer<Ledger> ledger(q);
    for (int i = 0; i < most; ++i) {
        beginWriting();
        if (writing.records.isEmpty())
            return {};
        const Outcome written = finishWriting();
        if (!written || !ledger)
            return written;
    }
    return failure(ErrorCode::Storage, u"the ledger could not be written to disk"_s);
}

void Ledger::Private::emitLanded(const Group &written)
{
    QList<TransactionRecord> records;
    records.reserve(written.records.size());
    quint64 sequence = written.firstSequence;
    for (const LandedRecord &landed : written.records) {
        const Result<computeBudget::Request> budget = computeBudget::read(landed.message);
        if (budget)
            fees.add(landed.record.slot, landed.message, budget->unitPrice.value());
        records.append(landed.record);
        newest.insert(sequence++, new TransactionRecord(landed.record));
    }
    emit q->landed(records);
    emit q->accountsChanged(written.before.keys());
}

void Ledger::Private::undoGroup(const Group &failed)
{
    if (failed.records.isEmpty())
        return;
    for (auto it = failed.before.cbegin(); it != failed.before.cend(); ++it)
        setAccount(it.key(), it.value());
    for (const LandedRecord &landed : failed.records)
        statuses.remove(landed.record.signature);
    // An account that the group changed in its first slot now has the state recorded for that slot; every change in a
    // later slot is the group's own.
    changes.dropAfter(failed.records.first().record.slot);
    burnedLamports = failed.burnedBefore;
    nextSequence = failed.firstSequence;
}

} // namespace curvedesk::sandbox
