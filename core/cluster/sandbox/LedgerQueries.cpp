// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/LedgerPrivate.h"

#include <limits>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 confirmedAfter = 1; ///< slots
constexpr quint64 finalizedAfter = 32; ///< slots

std::optional<AccountState> accountAfter(const Address &address, const Execution &execution, const AccountMap &before)
{
    for (const auto &[written, state] : execution.writes) {
        if (written == address)
            return state.lamports.isZero() ? std::nullopt : std::optional(state);
    }
    const auto found = before.constFind(address);
    return found == before.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace

quint64 Ledger::slot() const
{
    return d->slot;
}

const Hash &Ledger::genesisHash() const
{
    return d->genesisHash;
}

quint64 Ledger::slotsBehind(Commitment commitment)
{
    switch (commitment) {
    case Commitment::Processed:
        return 0;
    case Commitment::Confirmed:
        return confirmedAfter;
    case Commitment::Finalized:
        break;
    }
    return finalizedAfter;
}

LatestBlockhash Ledger::latestBlockhash(quint64 slot) const
{
    return {slot == d->slot ? d->blockhashes.latest() : d->blockhashes.hashAt(slot), slot + blockhashLifetime, slot};
}

bool Ledger::isBlockhashValid(const Hash &blockhash) const
{
    return d->blockhashes.isValid(blockhash);
}

const AccountState *Ledger::account(const Address &address) const
{
    const auto found = d->accounts.constFind(address);
    return found == d->accounts.constEnd() ? nullptr : &*found;
}

const AccountMap &Ledger::accounts() const
{
    return d->accounts;
}

const AccountState *Ledger::account(const Address &address, quint64 slot) const
{
    const std::optional<AccountState> *past = slot < d->slot ? d->changes.stateAt(address, slot) : nullptr;
    if (past == nullptr)
        return account(address);
    return past->has_value() ? &**past : nullptr;
}

QHash<Address, std::optional<AccountState>> Ledger::changedSince(quint64 slot) const
{
    return d->changes.statesAt(slot);
}

QList<Address> Ledger::changedIn(quint64 slot) const
{
    return d->changes.changedIn(slot);
}

QList<Address> Ledger::tokenAccountsOf(const Address &owner) const
{
    return d->tokenOwners.accountsOf(owner);
}

quint64 Ledger::genesisLamports() const
{
    return d->genesisLamports;
}

quint64 Ledger::burnedLamports() const
{
    return d->burnedLamports;
}

QList<Ledger::PriorityFee> Ledger::recentPriorityFees(const QList<Address> &writable) const
{
    return d->fees.query(writable);
}

Simulation Ledger::simulate(const Transaction &transaction, const SimulateOptions &options,
                            const QList<Address> &watched) const
{
    Simulation out;
    out.slot = d->slot;
    if (options.verifySignatures && !transaction.verifySignatures())
        out.error = TransactionError::whole(u"SignatureFailure"_s);
    else if (!options.replaceBlockhash && !d->blockhashes.isValid(transaction.message.recentBlockhash))
        out.error = TransactionError::whole(u"BlockhashNotFound"_s);
    else if (!options.replaceBlockhash && d->sequenceOf(transaction.id()))
        out.error = TransactionError::whole(u"AlreadyProcessed"_s);
    Execution execution;
    if (!out.error) {
        execution = execute(transaction, d->bank());
        out.error = execution.error;
    }
    for (const Address &address : watched)
        out.accounts.append(accountAfter(address, execution, d->accounts));
    out.logs = std::move(execution.logs);
    out.unitsConsumed = execution.unitsConsumed;
    return out;
}

std::optional<quint64> Ledger::Private::sequenceOf(const Signature &signature) const
{
    if (const std::optional<StatusCache::Entry> recent = statuses.find(signature))
        return recent->sequence;
    return store->sequenceOf(signature);
}

Commitment Ledger::Private::commitmentOf(quint64 landedSlot) const
{
    if (slot < landedSlot + confirmedAfter)
        return Commitment::Processed;
    return slot < landedSlot + finalizedAfter ? Commitment::Confirmed : Commitment::Finalized;
}

std::optional<SignatureStatus> Ledger::status(const Signature &signature) const
{
    const std::optional<StatusCache::Entry> recent = d->statuses.find(signature);
    if (recent && d->isDurable(recent->sequence) && !recent->isFailed)
        return SignatureStatus{recent->slot, std::nullopt, d->commitmentOf(recent->slot)};
    const std::optional<quint64> sequence = d->sequenceOf(signature);
    if (!sequence || !d->isDurable(*sequence))
        return std::nullopt;
    const std::optional<TransactionRecord> record = d->store->summary(*sequence);
    if (!record)
        return std::nullopt;
    return SignatureStatus{record->slot, record->error, d->commitmentOf(record->slot)};
}

std::optional<TransactionRecord> Ledger::transaction(const Signature &signature) const
{
    const std::optional<quint64> sequence = d->sequenceOf(signature);
    if (!sequence || !d->isDurable(*sequence))
        return std::nullopt;
    return d->store->transaction(*sequence);
}

QList<Ledger::HistoryEntry> Ledger::history(const Address &address, int limit, std::optional<Signature> before,
                                            std::optional<Signature> until) const
{
    quint64 below = std::numeric_limits<qint64>::max();
    if (before) {
        const std::optional<quint64> sequence = d->sequenceOf(*before);
        if (!sequence)
            return {}; // where to start is not known
        below = *sequence;
    }
    const std::optional<quint64> stop = until ? d->sequenceOf(*until) : std::nullopt;
    QList<HistoryEntry> out;
    const QList<quint64> sequences = d->store->sequencesOf(address, below, std::max(limit, 0));
    for (const quint64 sequence : sequences) {
        if (stop && sequence <= *stop)
            break;
        const std::optional<TransactionRecord> record = d->store->summary(sequence);
        if (!record)
            break;
        out.append({record->signature, record->slot, record->blockTime, record->error});
    }
    return out;
}

} // namespace curvedesk::sandbox
