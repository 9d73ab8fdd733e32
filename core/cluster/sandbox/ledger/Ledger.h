// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Task.h"
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/Refusal.h"

#include <QObject>

#include <algorithm>
#include <chrono>
#include <memory>

namespace curvedesk::sandbox {

class LedgerStore;

/// A simulation, and what only a node's clients ask for.
struct LedgerSimulation : Simulation
{
    QList<InnerInstruction> innerInstructions;
};

/// The embedded chain: accounts, slots, recent blockhashes, status cache and history, durable in SQLite. One thread.
class Ledger final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Ledger)

public:
    static constexpr int slotMs = 400;
    static constexpr quint64 blockhashLifetime = 150; ///< slots
    static constexpr quint64 maxAirdropLamports = 100 * lamportsPerSol;

    struct Options
    {
        QString databasePath; ///< empty: in memory only
        quint64 seed = 1; ///< decides faucet, genesis hash and blockhashes of a new ledger
        bool runSlots = true; ///< false: slots advance only by advanceSlot(), for tests
    };

    /// Opens or creates. Damaged when the database does not check out (never silently starts empty), Storage when it
    /// cannot be opened or is in use. `clock` must outlive the ledger.
    [[nodiscard]] static Result<std::unique_ptr<Ledger>> open(const Options &options, const Clock &clock);
    ~Ledger() override;

    [[nodiscard]] quint64 slot() const;
    /// One block a slot: the height is the slot.
    [[nodiscard]] quint64 blockHeight() const { return slot(); }
    [[nodiscard]] const Hash &genesisHash() const;
    /// The newest slot that a reading at this level sees. A durable transaction is never lost again (but by
    /// rollBack()), so the levels only say how long ago: processed at once, confirmed a slot later, finalized 32.
    [[nodiscard]] quint64 slotAt(Commitment commitment) const
    {
        return slot() - std::min(slot(), slotsBehind(commitment));
    }
    [[nodiscard]] static quint64 slotsBehind(Commitment commitment);
    [[nodiscard]] LatestBlockhash latestBlockhash() const { return latestBlockhash(slot()); }
    /// As it was in `slot`, one of the last 150.
    [[nodiscard]] LatestBlockhash latestBlockhash(quint64 slot) const;
    [[nodiscard]] bool isBlockhashValid(const Hash &blockhash) const;

    /// nullptr when it does not exist. Valid until the next change.
    [[nodiscard]] const AccountState *account(const Address &address) const;
    [[nodiscard]] const AccountMap &accounts() const;
    /// At the end of `slot`, one of the last 32 (an older one answers as the oldest of these).
    [[nodiscard]] const AccountState *account(const Address &address, quint64 slot) const;
    /// How the accounts that have changed since the end of `slot` were then; nullopt: did not exist.
    [[nodiscard]] QHash<Address, std::optional<AccountState>> changedSince(quint64 slot) const;
    [[nodiscard]] QList<Address> changedIn(quint64 slot) const;
    /// Token accounts (SPL Token and Token-2022) whose owner field is `owner`.
    [[nodiscard]] QList<Address> tokenAccountsOf(const Address &owner) const;

    struct SimulateOptions
    {
        bool verifySignatures = false;
        bool replaceBlockhash = true;
        std::optional<quint64> slot = {}; ///< as of its end, one of the last 32
    };
    [[nodiscard]] LedgerSimulation simulate(const Transaction &transaction, const SimulateOptions &options,
                                            const QList<Address> &watched) const;

    /// Executes and answers once the result is on disk (commits are grouped per event-loop turn). The same transaction
    /// again answers with its signature and does nothing. Without preflight a failing transaction lands and pays its
    /// fee.
    [[nodiscard]] QCoro::Task<tl::expected<Signature, Refusal>> submit(QByteArray wire, bool preflight);
    /// From the faucet, by an ordinary signed transfer.
    [[nodiscard]] Task<Signature> airdrop(Address to, Lamports lamports);

    [[nodiscard]] std::optional<SignatureStatus> status(const Signature &signature) const;
    [[nodiscard]] std::optional<TransactionRecord> transaction(const Signature &signature) const;

    struct HistoryEntry
    {
        Signature signature;
        quint64 slot = 0;
        qint64 blockTime = 0;
        std::optional<TransactionError> error;
    };
    /// Newest first; between `before` (exclusive) and `until` (exclusive) where given; landed up to `slot`.
    [[nodiscard]] QList<HistoryEntry> history(const Address &address, int limit, std::optional<Signature> before,
                                              std::optional<Signature> until,
                                              std::optional<quint64> slot = std::nullopt) const;
    /// What landed in a slot, in order.
    [[nodiscard]] QList<TransactionRecord> block(quint64 slot) const;
    /// Seconds since the epoch; of a slot in which nothing landed, from its distance to the present.
    [[nodiscard]] qint64 blockTime(quint64 slot) const;
    [[nodiscard]] quint64 transactionCount() const;

    struct PriorityFee
    {
        quint64 slot = 0;
        quint64 microLamports = 0;
    };
    /// One entry a slot of the last 150, the smallest price that landed on any of `writable` (all when empty).
    [[nodiscard]] QList<PriorityFee> recentPriorityFees(const QList<Address> &writable) const;

    /// Lamports in existence at genesis, and those that fees have burned since: the accounts hold the difference.
    [[nodiscard]] quint64 genesisLamports() const;
    [[nodiscard]] quint64 burnedLamports() const;

    /// Tests, the slot timer and a crowd's past.
    void advanceSlot();
    /// Dates blocks so long before the clock from now on, but none before one in which something landed.
    void dateBlocks(std::chrono::seconds ago);
    /// As a fork would: empties the last `count` slots (1 to 31, the present one included) of all that landed in them
    /// since this start. Accounts, statuses and history are what they were, durably; slots and blockhashes stay, so
    /// that what was dropped can land again. The signatures, in chain order. Storage: nothing was undone.
    [[nodiscard]] Result<QList<Signature>> rollBack(quint64 count);
    /// Writes what is pending; called on shutdown.
    [[nodiscard]] Outcome flush();

signals:
    void slotAdvanced(quint64 slot);
    /// Landed and durable, in order, each once.
    void landed(const QList<curvedesk::TransactionRecord> &transactions);
    /// By transactions that are durable; follows landed().
    void accountsChanged(const QList<curvedesk::Address> &addresses);
    /// Announced by landed(), and undone by rollBack(), in chain order.
    void rolledBack(const QList<curvedesk::TransactionRecord> &transactions);

private:
    class Private;
    explicit Ledger(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk::sandbox
