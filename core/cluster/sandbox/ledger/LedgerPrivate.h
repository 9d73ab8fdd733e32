// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/cluster/sandbox/ledger/LedgerStore.h"
#include "core/cluster/sandbox/ledger/PriorityFeeWindow.h"
#include "core/cluster/sandbox/ledger/RecentBlockhashes.h"
#include "core/cluster/sandbox/ledger/RecentChanges.h"
#include "core/cluster/sandbox/ledger/StatusCache.h"
#include "core/cluster/sandbox/ledger/TokenOwnerIndex.h"

#include <QElapsedTimer>
#include <QTimer>

#include <coroutine>
#include <vector>

namespace curvedesk::sandbox {

class Ledger::Private
{
public:
    Private(const Clock &clock, std::unique_ptr<LedgerStore> store, const LedgerStore::Header &header,
            AccountMap accounts, Keypair faucet);

    /// Suspends until the group that is being collected is on disk; true when it is.
    struct Durable
    {
        Private *d;
        bool isDurable = false;
        std::coroutine_handle<> waiting;

        [[nodiscard]] bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> handle)
        {
            waiting = handle;
            d->group.waiting.push_back(this);
        }
        [[nodiscard]] bool await_resume() const noexcept { return isDurable; }
    };

    /// Transactions that were executed in memory and are not on disk yet, with what undoes them.
    struct Group
    {
        QList<LandedRecord> records;
        QHash<Address, std::optional<AccountState>> before; ///< of every account changed since
        quint64 burnedBefore = 0;
        std::vector<Durable *> waiting;
    };

    struct Accepted
    {
        Signature signature;
        bool isDurable = false;
    };

    /// Executes the transaction in memory, or says why not.
    [[nodiscard]] tl::expected<Accepted, Refusal> accept(QByteArray wire, bool preflight);
    /// Writes the group, or undoes it; then tells everybody.
    [[nodiscard]] Outcome commit();

    [[nodiscard]] BankState bank() const { return {accounts, slot, unixTimestamp}; }
    /// The number of a transaction that landed, on disk or not yet.
    [[nodiscard]] std::optional<quint64> sequenceOf(const Signature &signature) const;
    [[nodiscard]] bool isDurable(quint64 sequence) const
    {
        return sequence < nextSequence - static_cast<quint64>(group.records.size());
    }
    [[nodiscard]] Commitment commitmentOf(quint64 landedSlot) const;

    /// Undoes what landed after `slot`; the records that are gone.
    [[nodiscard]] Result<QList<TransactionRecord>> rollBackTo(quint64 slot);
    void setAccount(const Address &address, std::optional<AccountState> state);

    /// False when the disk does not let the slot advance.
    [[nodiscard]] bool advanceSlot();
    void refreshClock();
    /// As many slots as the wall clock says have begun.
    void catchUp();
    void startSlots();

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
    qint64 unixTimestamp = 0;
    qint64 secondsAgo = 0; ///< blocks are dated so long before the clock
    RecentBlockhashes blockhashes;
    StatusCache statuses;
    PriorityFeeWindow fees;
    RecentChanges changes;
    Keypair faucet;
    quint32 airdrops = 0;
    Group group;
    QTimer timer;
    QElapsedTimer running;
    quint64 slotsCounted = 0; ///< since `running` started

private:
    /// The number under which a signature landed; `isCurrent`: its blockhash is still valid.
    [[nodiscard]] std::optional<quint64> knownSequence(const Signature &signature, bool isCurrent) const;
    void apply(Transaction transaction, QByteArray wire, Execution execution);
    void scheduleCommit();
    void undo(const Group &failed);
    void publish(const Group &written);
};

} // namespace curvedesk::sandbox
