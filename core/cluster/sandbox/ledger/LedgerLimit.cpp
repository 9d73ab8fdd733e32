// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/LedgerPrivate.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Transaction.h"

#include <limits>
#include <utility>

namespace curvedesk::sandbox {

namespace {

// Transactions that are looked at in one turn of the event loop: a few milliseconds.
constexpr quint64 slice = 64;

} // namespace

void Ledger::limitHistory(HistoryLimit limit)
{
    d->limit = std::move(limit);
    d->scheduleRemoval();
}

quint64 Ledger::firstWholeSlot() const
{
    return d->firstWholeSlot;
}

quint64 Ledger::Private::removableEnd() const
{
    const quint64 landed = firstVolatile();
    return std::min(landed - std::min(landed, limit->newest), store->firstUnindexed());
}

void Ledger::Private::scheduleRemoval()
{
    if (limit && limitedTo + slice <= removableEnd())
        QMetaObject::invokeMethod(
            q, [this] { removeOld(); }, Qt::QueuedConnection);
}

void Ledger::Private::removeOld()
{
    if (!limit || limitedTo + slice > removableEnd())
        return;
    const std::optional<LedgerStore::Removal> removal = nextRemoval();
    if (removal && removal->limitedTo == limitedTo)
        return; // the next one has not been read yet
    if (!removal) {
        qWarning("old transactions of the ledger could not be read: it grows until the next start");
        limit.reset();
        return;
    }
    // A disk that is full now may have room again with a later commit, which tries this again.
    if (const Outcome removed = store->remove(*removal); !removed) {
        if (!std::exchange(isRemovalRefused, true))
            qWarning("old transactions of the ledger could not be removed yet");
        return;
    }
    isRemovalRefused = false;
    limitedTo = removal->limitedTo;
    firstWholeSlot = removal->firstWholeSlot;
}

std::optional<LedgerStore::Removal> Ledger::Private::nextRemoval()
{
    LedgerStore::Removal out;
    out.limitedTo = limitedTo;
    out.firstWholeSlot = firstWholeSlot;
    // The status cache asks for a transaction that it has by its number, and a fork for those that it drops.
    const quint64 recent = slot - std::min(slot, StatusCache::slotsKept);
    const quint64 endSlot = limit->readUpTo ? std::min(recent, limit->readUpTo()) : recent;
    for (; out.limitedTo < limitedTo + slice; ++out.limitedTo) {
        const std::optional<TransactionRecord> record = store->transaction(out.limitedTo);
        const Result<Transaction> decoded
            = record ? Transaction::decode(record->wire) : Result<Transaction>(failure(ErrorCode::Damaged, {}));
        if (!decoded)
            return std::nullopt;
        if (record->slot >= endSlot)
            break;
        const QList<Address> &keys = decoded->message.accountKeys;
        if (isKeptForEver(out.limitedTo, keys))
            continue;
        out.sequences.append(out.limitedTo);
        out.signatures.append(record->signature);
        out.mentioned.unite(QSet<Address>(keys.cbegin(), keys.cend()));
        out.firstWholeSlot = record->slot + 1;
    }
    return out;
}

bool Ledger::Private::isKeptForEver(quint64 sequence, const QList<Address> &keys)
{
    const Address sender = keys.value(keys.value(0) == faucet.address() ? 1 : 0);
    if (!limit->senders.contains(sender))
        return true;
    return std::ranges::any_of(keys, [&](const Address &key) {
        const AccountState *account = accountIn(accounts, key);
        const bool isMarket = account != nullptr
            && (account->owner == pumpAddresses::program || account->owner == pumpAddresses::ammProgram);
        return isMarket && store->sequencesOf(key, std::numeric_limits<qint64>::max(), 1) == QList<quint64>{sequence};
    });
}

} // namespace curvedesk::sandbox
