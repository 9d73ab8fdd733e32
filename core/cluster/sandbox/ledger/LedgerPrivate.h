// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/WaitList.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/cluster/sandbox/ledger/PriorityFeeWindow.h"
#include "core/cluster/sandbox/ledger/RecentBlockhashes.h"
#include "core/cluster/sandbox/ledger/RecentChanges.h"
#include "core/cluster/sandbox/ledger/SignatureChecks.h"
#include "core/cluster/sandbox/ledger/StatusCache.h"
#include "core/cluster/sandbox/ledger/store/LedgerStore.h"
#include "core/cluster/sandbox/ledger/TokenOwnerIndex.h"

#include <QElapsedTimer>
#include <QTimer>

#include <memory>

namespace curvedesk::sandbox {

/// The state of a Ledger in memory, and its file, `store`; used on the ledger's thread.
class Ledger::Private
{
public:
    Private(const Clock &clock, std::unique_ptr<LedgerStore> store, const LedgerStore::Header &header,
            AccountMap accounts, Keypair faucet);
    /// Reads the last slots' transactions from disk into the status cache. Damaged when one cannot be read, which is
    /// logged: without its signature it could land twice.
    [[nodiscard]] Outcome readRecentStatuses();

    /// Transactions that were executed in memory and are not on disk yet, with the states that undo them.
    struct Group
    {
        quint64 firstSequence = 0;
        QList<LandedRecord> records;
        QHash<Address, std::optional<AccountState>> before; ///< every account that the group changed, before it
        quint64 burnedBefore = 0;
        /// Woken once the group is on disk; closed when it was undone, or with the ledger.
        std::unique_ptr<WaitList> committed = std::make_unique<WaitList>();
    };

    struct Accepted
    {
        Signature signature;
        WaitList *committed = nullptr; ///< of its group; nullptr when it is on disk
    };

    /// Checks and executes the transaction in memory, into the present group, written and emitted on a later turn; one
    /// that landed before is only looked up (an old one on disk). `preflight` refuses it, and one that fails.
    [[nodiscard]] tl::expected<Accepted, Refusal> accept(QByteArray wire, bool preflight);
    /// Writes what was executed to disk, waits; emits landed(), accountsChanged(), has old ones removed, wakes
    /// submissions (one may destroy the ledger). Storage, Damaged: undoes what is not on disk, emits accountsChanged().
    [[nodiscard]] Outcome commit();

    /// The state that the next transaction is executed on.
    [[nodiscard]] BankState bank() const { return {accounts, slot, unixTimestamp}; }
    /// The number of a landed transaction, from disk unless it is recent; nullopt: unknown or, logged, not readable.
    [[nodiscard]] std::optional<quint64> sequenceOf(const Signature &signature) const;
    /// The number of the first transaction that is not on disk.
    [[nodiscard]] quint64 firstVolatile() const;
    /// The commitment that a transaction of this slot has now.
    [[nodiscard]] Commitment commitmentOf(quint64 landedSlot) const;

    /// Has removeOld() remove a few old transactions from the disk on the next turn, if there are enough of them.
    void scheduleRemoval();
    /// Writes and emits as commit(); then drops the transactions after `slot`, and what they changed, in memory and on
    /// disk; if any, emits rolledBack(), accountsChanged(). Returns them. Storage, Damaged, Cancelled: none dropped.
    [[nodiscard]] Result<QList<TransactionRecord>> rollBackTo(quint64 slot);
    /// Replaces an account in memory and in the index of token owners; nullopt: removes it.
    void setAccount(const Address &address, std::optional<AccountState> state);

    /// Starts the next slot in memory; raises the slot ceiling on disk first when few slots are left below it. Emits
    /// nothing. False, with nothing changed, when none is left and the disk refuses.
    [[nodiscard]] bool advanceSlot();
    /// Raises unixTimestamp to the clock less the offset, if that is later; sets slot and time in the clock sysvar.
    void updateClockAccount();
    /// If slots have begun since the last call: commit() (writes, emits), a failure logged; then advances these, at
    /// most 5, by Ledger::advanceSlot(), which emits slotAdvanced() and may reserve slots on disk.
    void advanceDueSlots();
    /// Has advanceDueSlots() write, emit and advance slots every slotMs from now on.
    void startSlotTimer();

    Ledger *q = nullptr;
    const Clock &clock;
    std::unique_ptr<LedgerStore> store;
    AccountMap accounts;
    TokenOwnerIndex tokenOwners;
    Hash genesisHash;
    quint64 genesisLamports;
    quint64 burnedLamports;
    quint64 nextSequence;
    quint64 slot;
    quint64 slotCeiling;
    quint64 limitedTo; ///< as in LedgerStore::Header
    quint64 firstWholeSlot; ///< as in LedgerStore::Header
    std::optional<HistoryLimit> limit;
    bool isRemovalRefused = false; ///< by the disk, the last time
    qint64 unixTimestamp = 0;
    qint64 blockTimeOffset = 0; ///< seconds by which blocks are dated before the clock
    RecentBlockhashes blockhashes;
    StatusCache statuses;
    PriorityFeeWindow fees;
    RecentChanges changes;
    SignatureChecks signatureChecks;
    QCache<quint64, TransactionRecord> newest{256}; ///< by number: who sent a transaction asks for its record
    Keypair faucet;
    quint32 airdrops = 0;
    Group writing; ///< on its way to the disk; the one below stands on it
    Group group;
    QTimer timer;
    QElapsedTimer running;
    quint64 slotsCounted = 0; ///< since `running` started

private:
    /// The number of a landed transaction; nullopt for an unknown one. Reads the disk only for one that is not recent,
    /// and never for one with a valid blockhash (`isCurrent`); what cannot be read is logged, and unknown.
    [[nodiscard]] std::optional<quint64> knownSequence(const Signature &signature, bool isCurrent) const;
    /// Applies the execution in memory, adds it to the present group, which a later turn writes and emits.
    void addToGroup(Transaction transaction, QByteArray wire, Execution execution);
    /// Has the present group written to disk and emitted, from the next turn on, or when the one before is on disk.
    void scheduleCommit();
    /// Begins to write the present group to disk, unless it is empty or one is on its way; emits nothing yet.
    void beginWriting();
    /// Does not wait. A batch that is on disk: begins to write the next, emits landed(), accountsChanged(), schedules a
    /// removal. A refused one: undoes all, emits accountsChanged(), logs. Resumes submissions: may destroy the ledger.
    void finishWritten();
    /// Waits for the disk. A batch that was written: begins to write the next, emits landed(), accountsChanged(),
    /// schedules a removal. One that was refused: undoes it and all since, emits accountsChanged(). Then resumes
    /// the waiting submissions, one of which may destroy the ledger. Storage, Damaged.
    [[nodiscard]] Outcome finishWriting();
    /// The number of the first transaction that must stay: of the limit's newest, or not in the index on disk yet.
    [[nodiscard]] quint64 removableEnd() const;
    /// The next old transactions that are to go, read from the disk; nullopt when one is unreadable, which may be
    /// logged. Removes nothing.
    [[nodiscard]] std::optional<LedgerStore::Removal> nextRemoval();
    /// True for a transaction by (an airdrop: to) somebody not among the limit's senders, and for the newest of an
    /// account of curve program or AMM. Reads the address index, also on disk, logs a failure; changes nothing.
    [[nodiscard]] bool isKeptForEver(quint64 sequence, const QList<Address> &keys);
    /// Removes a few old transactions from the disk. A failure is logged: of one that cannot be read, after which no
    /// more are removed; of the disk only the first, and the next commit has it tried again.
    void removeOld();
    /// Undoes the newest group in memory: its accounts, statuses, burned lamports and numbers; the slot stays.
    void undoGroup(const Group &failed);
    /// Counts the priority fees of the written group and caches its records; emits its landed() and accountsChanged().
    void emitLanded(const Group &written);
};

} // namespace curvedesk::sandbox
