// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/LedgerPrivate.h"

#include <limits>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 confirmedAfter = 1; ///< slots

/// The account as the execution leaves it; nullopt when it does not exist then.
std::optional<AccountState> accountAfter(const Address &address, const Execution &execution, const AccountMap &before)
{
    for (const auto &[written, state] : execution.writes) {
        if (written == address)
            return state.lamports.isZero() ? std::nullopt : std::optional(state);
    }
    return copyOf(accountIn(before, address));
}

/// Sets some accounts to their state at the end of a slot; the destructor sets them back.
class PastAccounts
{
public:
    /// `slot`: the past one; nothing is changed unless it is before `present`. Addresses that have not changed since
    /// are skipped.
    PastAccounts(AccountMap &accounts, const RecentChanges &changes, const QList<Address> &addresses, quint64 slot,
                 quint64 present)
        : m_accounts(accounts)
    {
        if (slot >= present)
            return;
        for (const Address &address : addresses) {
            const std::optional<AccountState> *past = changes.stateAt(address, slot);
            if (past == nullptr || m_present.contains(address))
                continue;
            m_present.insert(address, copyOf(accountIn(accounts, address)));
            setState(address, *past);
        }
    }
    ~PastAccounts()
    {
        for (auto it = m_present.cbegin(); it != m_present.cend(); ++it)
            setState(it.key(), it.value());
    }
    Q_DISABLE_COPY_MOVE(PastAccounts)

private:
    /// Sets an account in the map; nullopt: removes it.
    void setState(const Address &address, const std::optional<AccountState> &state)
    {
        if (state)
            m_accounts.insert(address, *state);
        else
            m_accounts.remove(address);
    }

    AccountMap &m_accounts;
    RecentChanges::States m_present;
};

} // namespace

quint64 Ledger::slot() const
{
    return d->slot;
}

const Hash &Ledger::genesisHash() const
{
    return d->genesisHash;
}

Rent Ledger::rent() const
{
    return rentOf(d->accounts);
}

quint64 Ledger::slotsBehind(Commitment commitment)
{
    constexpr quint64 counts[] = {0, confirmedAfter, slotsUntilFinal}; // by Commitment
    return counts[static_cast<std::size_t>(commitment)];
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
    return accountIn(d->accounts, address);
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

LedgerSimulation Ledger::simulate(const Transaction &transaction, const SimulateOptions &options,
                                  const QList<Address> &watched) const
{
    const quint64 slot = std::min(options.slot.value_or(d->slot), d->slot);
    const PastAccounts past(d->accounts, d->changes, transaction.message.accountKeys + watched, slot, d->slot);
    LedgerSimulation out;
    out.slot = slot;
    if (options.verifySignatures && !transaction.verifySignatures())
        out.error = TransactionError::whole(u"SignatureFailure"_s);
    else if (!options.replaceBlockhash && !d->blockhashes.isValid(transaction.message.recentBlockhash))
        out.error = TransactionError::whole(u"BlockhashNotFound"_s);
    else if (!options.replaceBlockhash && d->sequenceOf(transaction.id()))
        out.error = TransactionError::whole(u"AlreadyProcessed"_s);
    Execution execution;
    if (!out.error) {
        execution = execute(transaction, {d->accounts, slot, d->unixTimestamp});
        out.error = execution.error;
    }
    for (const Address &address : watched)
        out.accounts.append(accountAfter(address, execution, d->accounts));
    out.logs = std::move(execution.logs);
    out.unitsConsumed = execution.unitsConsumed;
    out.innerInstructions = std::move(execution.innerInstructions);
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
    return slot < landedSlot + slotsUntilFinal ? Commitment::Confirmed : Commitment::Finalized;
}

std::optional<SignatureStatus> Ledger::status(const Signature &signature) const
{
    const std::optional<StatusCache::Entry> recent = d->statuses.find(signature);
    if (recent && recent->sequence < d->firstVolatile() && !recent->isFailed)
        return SignatureStatus{recent->slot, std::nullopt, d->commitmentOf(recent->slot)};
    const std::optional<quint64> sequence = d->sequenceOf(signature);
    if (!sequence || *sequence >= d->firstVolatile())
        return std::nullopt;
    const std::optional<TransactionRecord> record = d->store->summary(*sequence);
    if (!record)
        return std::nullopt;
    return SignatureStatus{record->slot, record->error, d->commitmentOf(record->slot)};
}

std::optional<TransactionRecord> Ledger::transaction(const Signature &signature) const
{
    const std::optional<quint64> sequence = d->sequenceOf(signature);
    if (!sequence || *sequence >= d->firstVolatile())
        return std::nullopt;
    if (const TransactionRecord *const record = d->newest.object(*sequence))
        return *record;
    return d->store->transaction(*sequence);
}

QList<Ledger::HistoryEntry> Ledger::history(const Address &address, int limit, std::optional<Signature> before,
                                            std::optional<Signature> until, std::optional<quint64> slot) const
{
    quint64 below = std::numeric_limits<qint64>::max();
    if (slot) {
        const std::optional<RecentChanges::Start> later = d->changes.startAfter(*slot);
        below = later ? later->nextSequence : below;
    }
    if (before) {
        const std::optional<quint64> sequence = d->sequenceOf(*before);
        if (!sequence)
            return {}; // `before` is unknown
        below = std::min(below, *sequence);
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
        if (slot && record->slot > *slot)
            continue; // it landed after `slot`, which is older than the recent changes
        out.append({record->signature, record->slot, record->blockTime, record->error});
    }
    return out;
}

QList<TransactionRecord> Ledger::block(quint64 slot) const
{
    // Binary search: the slots of ascending sequences never decrease. Among old ones there are missing numbers.
    quint64 first = 0;
    quint64 end = transactionCount();
    const quint64 durable = end;
    while (first < end) {
        const quint64 middle = first + (end - first) / 2;
        const auto found = d->store->firstFrom(middle);
        if (!found)
            return {};
        if (found->second < slot)
            first = found->first + 1;
        else
            end = middle;
    }
    const auto found = d->store->firstFrom(first);
    QList<TransactionRecord> out;
    for (quint64 sequence = found ? found->first : durable; sequence < durable; ++sequence) {
        std::optional<TransactionRecord> record = d->store->transaction(sequence);
        if (!record || record->slot != slot)
            break;
        out.append(*std::move(record));
    }
    return out;
}

qint64 Ledger::blockTime(quint64 slot) const
{
    const QList<TransactionRecord> landed = slot < d->slot ? block(slot) : QList<TransactionRecord>();
    if (!landed.isEmpty())
        return landed.first().blockTime;
    return d->unixTimestamp - static_cast<qint64>(d->slot - std::min(slot, d->slot)) * slotMs / 1000;
}

quint64 Ledger::transactionCount() const
{
    return d->firstVolatile();
}

} // namespace curvedesk::sandbox
