// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Task.h"
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/LedgerTypes.h"
#include "core/cluster/sandbox/ledger/Refusal.h"

#include <QObject>

#include <algorithm>
#include <chrono>
#include <memory>

namespace curvedesk::sandbox {

class LedgerStore;

/// The embedded chain: accounts, slots, recent blockhashes, status cache and history, durable in SQLite. Used on one
/// thread; another writes the transactions. Questions change nothing; what they cannot read is logged and unknown.
class Ledger final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Ledger)

public:
    static constexpr int slotMs = 400;
    static constexpr quint64 maxAirdropLamports = 100 * lamportsPerSol;

    struct Options
    {
        QString databasePath; ///< empty: in memory only
        quint64 seed = 1; ///< decides faucet, genesis hash and blockhashes of a new ledger
        quint64 lamportsPerByteYear = rent::genesisDefault.perByte / 2; ///< of a new ledger: its rent
    };

    /// Opens or creates the file (app/DataDirectory keeps other processes off), reserves slots in it, starts a thread.
    /// Damaged when file, totals or recent transactions are wrong, else Storage. `clock` must outlive it.
    [[nodiscard]] static Result<std::unique_ptr<Ledger>> open(const Options &options, const Clock &clock);
    ~Ledger() override; ///< writes and emits what was executed, writes the next start's slot; logs a failure

    [[nodiscard]] quint64 slot() const; ///< the present one
    [[nodiscard]] quint64 blockHeight() const { return slot(); } ///< every slot has one block
    [[nodiscard]] const Hash &genesisHash() const;
    [[nodiscard]] Rent rent() const; ///< as the chain's rent sysvar says
    /// The newest slot with this commitment: processed at once, confirmed a slot later, finalized 32 slots later.
    [[nodiscard]] quint64 slotAt(Commitment commitment) const
    {
        return slot() - std::min(slot(), slotsBehind(commitment));
    }
    [[nodiscard]] static quint64 slotsBehind(Commitment commitment); ///< 0, 1 or 32
    [[nodiscard]] LatestBlockhash latestBlockhash() const { return latestBlockhash(slot()); }
    /// The latest blockhash as of `slot`, one of the last 150.
    [[nodiscard]] LatestBlockhash latestBlockhash(quint64 slot) const;
    [[nodiscard]] bool isBlockhashValid(const Hash &blockhash) const; ///< at most 150 slots old
    /// nullptr when the account does not exist. The pointer is valid until the next change of the ledger.
    [[nodiscard]] const AccountState *account(const Address &address) const;
    [[nodiscard]] const AccountMap &accounts() const; ///< all; the map itself, which changes with the ledger
    /// As it was at the end of `slot`, of the last 32 (older: oldest of these); nullptr: none. Valid until a change.
    [[nodiscard]] const AccountState *account(const Address &address, quint64 slot) const;
    /// The accounts changed since the end of `slot`, one of the last 32, as they were then; nullopt: it did not exist.
    [[nodiscard]] QHash<Address, std::optional<AccountState>> changedSince(quint64 slot) const;
    [[nodiscard]] QList<Address> changedIn(quint64 slot) const; ///< in one of the last 32 slots; none in others
    /// Token accounts (SPL Token and Token-2022) whose owner field is `owner`.
    [[nodiscard]] QList<Address> tokenAccountsOf(const Address &owner) const;

    struct SimulateOptions
    {
        bool verifySignatures = false;
        bool replaceBlockhash = true;
        std::optional<quint64> slot = {}; ///< the simulation runs on the state at its end; one of the last 32
    };
    /// Runs a transaction without effect; may read the disk. What would refuse or fail it is the result's `error`.
    [[nodiscard]] LedgerSimulation simulate(const Transaction &transaction, const SimulateOptions &options,
                                            const QList<Address> &watched) const;

    /// Begins to check the signatures of bytes that will be submitted soon, on another thread.
    void expect(const QByteArray &wire);
    /// Executes a transaction in memory at once; when it is on disk (mostly one commit for a turn) emits landed(),
    /// accountsChanged(), and returns its signature. Without preflight one whose instructions fail lands and pays its
    /// fee, one that landed before does nothing; with it both are refused. Storage: undone, accountsChanged().
    [[nodiscard]] QCoro::Task<tl::expected<Signature, Refusal>> submit(QByteArray wire, bool preflight);
    /// Transfers from the faucet by submit(), on disk and emitted. InvalidInput: 0, too much. ProgramRejected, Storage.
    [[nodiscard]] Task<Signature> airdrop(Address to, Lamports lamports);

    [[nodiscard]] std::optional<SignatureStatus> status(const Signature &signature) const; ///< of one on disk
    [[nodiscard]] std::optional<TransactionRecord> transaction(const Signature &signature) const; ///< of one on disk

    struct HistoryEntry
    {
        Signature signature;
        quint64 slot = 0;
        qint64 blockTime = 0; ///< seconds since the epoch
        std::optional<TransactionError> error;
    };
    /// The transactions on disk that mention `address`, newest first: older than `before` and newer than `until` (both
    /// exclusive) where given, landed up to `slot`. None when `before` is unknown; an unknown `until` is no bound.
    [[nodiscard]] QList<HistoryEntry> history(const Address &address, int limit, std::optional<Signature> before,
                                              std::optional<Signature> until,
                                              std::optional<quint64> slot = std::nullopt) const;
    /// The slot's transactions on disk, up to one that cannot be read; before firstWholeSlot() perhaps only some.
    [[nodiscard]] QList<TransactionRecord> block(quint64 slot) const;
    /// Seconds since the epoch; estimated from the distance to the present for a slot without transactions on disk.
    [[nodiscard]] qint64 blockTime(quint64 slot) const;
    [[nodiscard]] quint64 transactionCount() const; ///< on disk, and those that limitHistory() has removed
    /// Removes old transactions from disk from now on, a few on the next turn and after each commit; logs a failure,
    /// ends at one that is not readable. They are then unknown as if never landed; accounts stay. Replaces a limit.
    void limitHistory(HistoryLimit limit);
    [[nodiscard]] quint64 firstWholeSlot() const; ///< earlier slots may have lost transactions
    struct PriorityFee
    {
        quint64 slot = 0;
        quint64 microLamports = 0; ///< per compute unit; 0 also where nothing landed
    };
    /// For the last 150 slots of this start, oldest first, what would have landed a transaction that writes all these.
    [[nodiscard]] QList<PriorityFee> recentPriorityFees(const QList<Address> &writable) const;

    [[nodiscard]] quint64 genesisLamports() const; ///< sum over all accounts of the genesis
    [[nodiscard]] quint64 burnedLamports() const; ///< all fees so far: genesisLamports() less what accounts hold
    /// Starts the next slot, also in the clock account, emits slotAdvanced(). Where few reserved slots are left it
    /// first reserves more on disk; does nothing when that refuses and none is left.
    void advanceSlot();
    void startSlots(); ///< every slotMs: writes and emits as flush(), logs a failure; emits slotAdvanced(). Once only
    /// In memory: from now on dates blocks and clock account `ago` before now; with transactions there, never back.
    void setBlockTimeOffset(std::chrono::seconds ago);
    /// Acts as a fork: after flush(), which writes and emits, drops from memory and disk all transactions of the last
    /// `count` slots (with this one) that landed since this start. Accounts are as before them; slots and blockhashes
    /// stay, so that they can land again. If any: emits rolledBack(), accountsChanged(). Returns their signatures, in
    /// order. InvalidInput unless 1 to 31, at most slot(); Storage, Damaged, also of flush(): none dropped.
    [[nodiscard]] Result<QList<Signature>> rollBack(quint64 count);
    /// Writes what was executed, emits landed(), accountsChanged(). Storage, Damaged: undone, emits accountsChanged().
    [[nodiscard]] Outcome flush();

signals:
    void slotAdvanced(quint64 slot); ///< a new slot has begun
    void landed(const QList<curvedesk::TransactionRecord> &transactions); ///< durable now, in order, each once
    /// The accounts that the preceding landed() or rolledBack() changed, or that a refusal of the disk changed back.
    void accountsChanged(const QList<curvedesk::Address> &addresses);
    /// Transactions of earlier landed() signals that rollBack() dropped, in chain order.
    void rolledBack(const QList<curvedesk::TransactionRecord> &transactions);

private:
    class Private;
    explicit Ledger(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk::sandbox
