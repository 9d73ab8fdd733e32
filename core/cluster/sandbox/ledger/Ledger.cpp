// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/LedgerPrivate.h"

#include <QPointer>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// The slot ceiling on disk is this far ahead, and is raised when fewer than reserveBelow slots are left below it.
constexpr quint64 slotsReserved = 150;
constexpr quint64 reserveBelow = 50;
constexpr quint64 maxSlotsAtOnce = 5;

// Damaged when the accounts and the burned fees are not the genesis's lamports together.
Outcome checkTotal(const AccountMap &accounts, const LedgerStore::Header &header)
{
    Lamports sum(header.burnedLamports);
    for (const AccountState &state : accounts) {
        const std::optional<Lamports> next = sum.plus(state.lamports);
        if (!next)
            return failure(ErrorCode::Damaged, u"the ledger's accounts hold more than there can be"_s);
        sum = *next;
    }
    if (sum.value() != header.genesisLamports)
        return failure(ErrorCode::Damaged, u"the ledger's accounts do not add up to its genesis"_s);
    return {};
}

} // namespace

Ledger::Private::Private(const Clock &ledgerClock, std::unique_ptr<LedgerStore> ledgerStore,
                         const LedgerStore::Header &header, AccountMap ledgerAccounts, Keypair faucetKey)
    : clock(ledgerClock)
    , store(std::move(ledgerStore))
    , accounts(std::move(ledgerAccounts))
    , genesisHash(header.genesisHash)
    , genesisLamports(header.genesisLamports)
    , burnedLamports(header.burnedLamports)
    , nextSequence(header.nextSequence)
    , slot(header.slotCeiling)
    , slotCeiling(header.slotCeiling)
    , limitedTo(header.limitedTo)
    , firstWholeSlot(header.firstWholeSlot)
    , blockhashes(header.genesisHash, header.slotCeiling, blockhashLifetime)
    , fees(header.slotCeiling)
    , faucet(std::move(faucetKey))
{
    for (auto it = accounts.cbegin(); it != accounts.cend(); ++it)
        tokenOwners.update(it.key(), nullptr, &it.value());
    updateClockAccount();
}

Outcome Ledger::Private::readRecentStatuses()
{
    QList<std::pair<Signature, StatusCache::Entry>> recent;
    // Those that were removed, below `limitedTo`, are older.
    for (quint64 sequence = nextSequence; sequence > limitedTo;) {
        const std::optional<TransactionRecord> record = store->summary(--sequence);
        if (!record) {
            return failure(ErrorCode::Damaged,
                           u"a transaction of the ledger's last slots cannot be read, which could land twice"_s);
        }
        if (record->slot + StatusCache::slotsKept < slot)
            break;
        recent.prepend({record->signature, {record->slot, sequence, record->error.has_value()}});
    }
    for (const auto &[signature, entry] : std::as_const(recent))
        statuses.insert(signature, entry);
    return {};
}

Result<std::unique_ptr<Ledger>> Ledger::open(const Options &options, const Clock &clock)
{
    Result<std::unique_ptr<LedgerStore>> store = LedgerStore::open(options.databasePath);
    if (!store)
        return failure(store.error());
    Result<std::optional<LedgerStore::Header>> stored = (*store)->readHeader();
    if (!stored)
        return failure(stored.error());

    LedgerStore::Header header;
    AccountMap accounts;
    Outcome outcome;
    if (*stored) {
        header = **stored;
        outcome = (*store)->readAccounts(accounts);
    } else {
        Result<Genesis> genesis = makeGenesis(options.seed, options.lamportsPerByteYear);
        if (!genesis)
            return failure(genesis.error());
        header.seed = options.seed;
        header.genesisHash = genesis->hash;
        header.genesisLamports = genesis->lamports;
        accounts = std::move(genesis->accounts);
        outcome = (*store)->create(header, accounts);
    }
    if (outcome)
        outcome = checkTotal(accounts, header);
    if (!outcome)
        return failure(outcome.error());
    auto state
        = std::make_unique<Private>(clock, *std::move(store), header, std::move(accounts), faucetKeypair(header.seed));
    if (const Outcome read = state->readRecentStatuses(); !read)
        return failure(read.error());
    std::unique_ptr<Ledger> ledger(new Ledger(std::move(state)));
    const Outcome reserved = ledger->d->store->setSlotCeiling(header.slotCeiling + slotsReserved);
    if (!reserved)
        return failure(reserved.error());
    ledger->d->slotCeiling = header.slotCeiling + slotsReserved;
    return ledger;
}

Ledger::Ledger(std::unique_ptr<Private> state)
    : d(std::move(state))
{
    d->q = this;
}

// Writes what is not on disk yet, and the slot that the next start continues from.
Ledger::~Ledger()
{
    const Outcome flushed = flush();
    // No slot after this one was ever shown, so that the next start continues with the following slot.
    if (!flushed || !d->store->setSlotCeiling(d->slot + 1))
        qWarning("the ledger could not write its last state");
}

Outcome Ledger::flush()
{
    return d->commit();
}

void Ledger::advanceSlot()
{
    if (d->advanceSlot())
        emit slotAdvanced(d->slot);
}

void Ledger::setBlockTimeOffset(std::chrono::seconds ago)
{
    d->blockTimeOffset = ago.count();
    if (d->nextSequence == 0) // also none that is not on disk yet
        d->unixTimestamp = 0;
    d->updateClockAccount();
}

void Ledger::startSlots()
{
    if (!d->timer.isActive())
        d->startSlotTimer();
}

bool Ledger::Private::advanceSlot()
{
    const quint64 next = slot + 1;
    if (next + reserveBelow > slotCeiling) {
        const Outcome reserved = store->setSlotCeiling(next + slotsReserved);
        if (reserved)
            slotCeiling = next + slotsReserved;
        else if (next >= slotCeiling)
            return false; // else the next start after a crash could show an unreserved slot again
    }
    slot = next;
    blockhashes.advance(slot);
    statuses.advance(slot);
    fees.advance(slot);
    changes.advance(slot);
    updateClockAccount();
    return true;
}

void Ledger::Private::updateClockAccount()
{
    // Within one start block times never decrease, even when the machine's clock is set back.
    unixTimestamp = std::max(unixTimestamp, clock.nowMs() / 1000 - blockTimeOffset);
    accounts[clockSysvar].data = clockData(slot, unixTimestamp);
}

void Ledger::Private::startSlotTimer()
{
    running.start();
    timer.setTimerType(Qt::PreciseTimer);
    timer.setInterval(slotMs);
    QObject::connect(&timer, &QTimer::timeout, q, [this] { advanceDueSlots(); });
    timer.start();
}

void Ledger::Private::advanceDueSlots()
{
    const quint64 begun = static_cast<quint64>(running.elapsed()) / slotMs;
    quint64 missing = begun - std::min(begun, slotsCounted);
    // The slots missed during a suspend of the computer are not produced.
    if (missing > maxSlotsAtOnce) {
        slotsCounted = begun - maxSlotsAtOnce;
        missing = maxSlotsAtOnce;
    }
    if (missing == 0)
        return;
    // A slot ends with its transactions on the disk: else their changes would be told as confirmed before they are told
    // as processed, and a crash could still take them.
    const QPointer<Ledger> ledger(q);
    if (const Outcome written = commit(); !written)
        qWarning("the ledger could not be written: the last transactions are undone");
    for (; ledger && missing > 0; --missing) {
        ++slotsCounted;
        q->advanceSlot();
    }
}

} // namespace curvedesk::sandbox
#include "moc_Ledger.cpp"
