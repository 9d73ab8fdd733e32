// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/store/LedgerWriter.h"

#include <functional>
#include <future>
#include <memory>
#include <optional>

namespace curvedesk::sandbox {

/// The ledger's SQLite file: the present accounts, the landed transactions that were not removed, and the index of the
/// addresses that they mention.
class LedgerStore
{
public:
    /// The figures of a ledger beside its accounts.
    struct Header
    {
        quint64 seed = 0;
        Hash genesisHash;
        quint64 genesisLamports = 0;
        quint64 burnedLamports = 0;
        quint64 slotCeiling = 0; ///< no slot from this one on was ever shown
        quint64 nextSequence = 0; ///< the number of the next transaction to land
        quint64 limitedTo = 0; ///< of the transactions below this number only those are here that are kept for ever
        quint64 firstWholeSlot = 0; ///< earlier slots may have lost transactions
    };

    /// Opens or creates the file and starts the thread that writes it; an empty path: in memory, without one. Damaged
    /// when SQLite's check fails or a newer version wrote the file, Storage when it cannot be opened or written.
    [[nodiscard]] static Result<std::unique_ptr<LedgerStore>> open(const QString &path);
    Q_DISABLE_COPY_MOVE(LedgerStore)

    /// Reads the header, rebuilds the index's end in memory. nullopt: a file without ledger. Storage, Damaged.
    [[nodiscard]] Result<std::optional<Header>> readHeader();
    /// Writes a new ledger without transactions, its figures and accounts; all of it or none. Storage, Damaged.
    [[nodiscard]] Outcome create(const Header &header, const AccountMap &accounts);
    /// Adds all accounts to `accounts`; after an error some may be there. Storage, Damaged.
    [[nodiscard]] Outcome readAccounts(AccountMap &accounts);

    /// Begins to write a batch, to which mentions that fill a chunk of the index are added; one at a time. `finished`
    /// is called from any thread once finishWrite() would not wait (in memory: inside this call). Meanwhile remove()
    /// and setSlotCeiling() may be called, but not rollBack().
    void beginWrite(LedgerBatch batch, std::function<void()> finished);
    /// True when finishWrite() would not wait; false when nothing is being written.
    [[nodiscard]] bool isWritten() const;
    /// Waits until the batch of beginWrite() is written or refused. A written one is added to the address index in
    /// memory, which loses the mentions that went to disk. Storage, Damaged: nothing of it was written.
    [[nodiscard]] Outcome finishWrite();
    /// The newest transactions, which are removed, and the accounts as they were before: written all or not at all.
    struct Rollback
    {
        quint64 firstSequence = 0;
        quint64 endSequence = 0; ///< exclusive
        const QList<QList<Address>> &mentioned; ///< the addresses of each transaction
        QList<Address> changed; ///< written as in `accounts`; deleted when not there
        const AccountMap &accounts;
        quint64 burnedLamports = 0;
    };
    /// Removes these transactions from the file and the index, writes accounts and burned lamports. Storage, Damaged.
    [[nodiscard]] Outcome rollBack(const Rollback &rollback);
    /// Old transactions that are removed. All or none of it is written.
    struct Removal
    {
        quint64 limitedTo = 0; ///< Header::limitedTo from now on
        quint64 firstWholeSlot = 0; ///< Header::firstWholeSlot from now on
        QList<quint64> sequences; ///< in their order, all below firstUnindexed()
        QList<Signature> signatures; ///< of each
        QSet<Address> mentioned; ///< the addresses that any of them mentions
    };
    /// Removes these transactions from the file and its index, and writes the two numbers. Storage, Damaged.
    [[nodiscard]] Outcome remove(const Removal &removal);
    /// Writes Header::slotCeiling. Storage, Damaged.
    [[nodiscard]] Outcome setSlotCeiling(quint64 slot);

    /// The number of a transaction that is here; nullopt for another, and, logged, where the disk cannot be read.
    [[nodiscard]] std::optional<quint64> sequenceOf(const Signature &signature);
    /// The transaction of this number, with its effects; nullopt where it is not here or, logged, cannot be read.
    [[nodiscard]] std::optional<TransactionRecord> transaction(quint64 sequence);
    /// Signature, slot, time and error of the transaction of this number, for lists and statuses; nullopt where it is
    /// not here, or cannot be read, which is logged.
    [[nodiscard]] std::optional<TransactionRecord> summary(quint64 sequence);
    /// The number and slot of the first transaction that is here from this number on; nullopt where there is none, or
    /// the disk cannot be read, which is logged.
    [[nodiscard]] std::optional<std::pair<quint64, quint64>> firstFrom(quint64 sequence);
    /// The transactions from this number on are not in the address index on disk yet.
    [[nodiscard]] quint64 firstUnindexed() const { return m_history->firstUnwritten(); }
    /// The numbers below `before` of the transactions that mention `address`, newest first, at most `limit`. Where the
    /// disk cannot be read it logs that, and returns those that were found before.
    [[nodiscard]] QList<quint64> sequencesOf(const Address &address, quint64 before, qsizetype limit);

private:
    /// The compiled statements that read a ledger.
    struct Queries
    {
        QSqlQuery getMeta;
        QSqlQuery findSignature;
        QSqlQuery readTransaction;
        QSqlQuery readSummary;
        QSqlQuery readFirstFrom;
    };

    explicit LedgerStore(Database database);
    /// Compiles the statements of m_queries, m_rows and m_history. Storage, Damaged.
    [[nodiscard]] Outcome prepareStatements();
    /// Reads firstUnindexed(), adds the transactions from there on to the index in memory. Storage, Damaged.
    [[nodiscard]] Outcome rebuildIndexTail(quint64 nextSequence);
    /// The value of a key, empty when there is none. Storage, Damaged (also for another size).
    [[nodiscard]] Result<QByteArray> meta(const QString &key, qsizetype size);
    /// The number of a key. Where there is none: `without`, or Damaged if that is nullopt. Storage, Damaged.
    [[nodiscard]] Result<quint64> metaNumber(const QString &key, std::optional<quint64> without = std::nullopt);

    Database m_database; ///< destroyed after all statements
    std::optional<LedgerRows> m_rows;
    std::optional<AddressHistory> m_history;
    Queries m_queries;
    std::unique_ptr<LedgerWriter> m_writer; ///< none for a ledger in memory, which has one connection
    std::shared_ptr<const LedgerBatch> m_batch; ///< that is being written
    std::future<Outcome> m_written; ///< of m_batch
};

} // namespace curvedesk::sandbox
