// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/LedgerPrivate.h"
#include "core/solana/ComputeBudgetInstruction.h"

namespace curvedesk::sandbox {

// Replaces an account in memory and in the index of token owners; nullopt: removes it.
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

// Has commit() called on the next turn of the event loop.
void Ledger::Private::scheduleCommit()
{
    // All transactions that are executed before the event loop takes this event share one commit.
    QMetaObject::invokeMethod(
        q,
        [this] {
            if (!commit())
                qWarning("the ledger could not be written: the last transactions are undone");
        },
        Qt::QueuedConnection);
}

Outcome Ledger::Private::commit()
{
    if (group.records.isEmpty())
        return {};
    const Group done = std::exchange(group, {});
    const LedgerStore::Batch batch{nextSequence - static_cast<quint64>(done.records.size()), done.records,
                                   done.before.keys(), accounts, burnedLamports};
    const Outcome written = store->write(batch);
    if (written) {
        emitLanded(done);
        scheduleRemoval(); // before the waiting submissions are woken, one of which may destroy the ledger
        done.committed->wake();
    } else {
        undoGroup(done);
        done.committed->close();
    }
    return written;
}

// Emits the written group's transactions and accounts, and counts their fees.
void Ledger::Private::emitLanded(const Group &written)
{
    QList<TransactionRecord> records;
    records.reserve(written.records.size());
    quint64 sequence = nextSequence - static_cast<quint64>(written.records.size());
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

// Restores everything in memory to the state before the group, which the disk refused.
void Ledger::Private::undoGroup(const Group &failed)
{
    for (auto it = failed.before.cbegin(); it != failed.before.cend(); ++it)
        setAccount(it.key(), it.value());
    for (const LandedRecord &landed : failed.records)
        statuses.remove(landed.record.signature);
    // An account that the group changed in its first slot now has the state recorded for that slot; every change in a
    // later slot is the group's own.
    changes.dropAfter(failed.records.first().record.slot);
    burnedLamports = failed.burnedBefore;
    nextSequence -= static_cast<quint64>(failed.records.size());
}

} // namespace curvedesk::sandbox
