// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/AddressHistory.h"
#include "core/storage/Database.h"

#include <QLockFile>

#include <functional>
#include <memory>
#include <optional>

namespace curvedesk::sandbox {

/// A landed transaction on its way to the disk.
struct LandedRecord
{
    TransactionRecord record;
    Message message; ///< the one in record.wire
};

/// The ledger's SQLite file: accounts as they are, every transaction that landed, and where addresses appear in them.
class LedgerStore
{
public:
    /// What a ledger is made of, apart from its accounts.
    struct Header
    {
        quint64 seed = 0;
        Hash genesisHash;
        quint64 genesisLamports = 0;
        quint64 burnedLamports = 0;
        quint64 slotCeiling = 0; ///< no slot from here on was ever shown to anybody
        quint64 nextSequence = 0; ///< transactions are numbered as they land
    };

    /// Storage when another process has it open, Damaged when it does not check out. Empty path: in memory.
    [[nodiscard]] static Result<std::unique_ptr<LedgerStore>> open(const QString &path);
    ~LedgerStore();
    Q_DISABLE_COPY_MOVE(LedgerStore)

    /// nullopt for a file that holds no ledger yet.
    [[nodiscard]] Result<std::optional<Header>> header();
    [[nodiscard]] Outcome create(const Header &header, const AccountMap &accounts);
    [[nodiscard]] Outcome readAccounts(AccountMap &accounts);

    /// What one commit makes durable, all of it or nothing.
    struct Batch
    {
        quint64 firstSequence = 0;
        const QList<LandedRecord> &records;
        QList<Address> changed; ///< accounts whose state `accounts` has, or which it lacks
        const AccountMap &accounts;
        quint64 burnedLamports = 0;
    };
    [[nodiscard]] Outcome write(const Batch &batch);
    /// What takes the newest transactions back, all of them or none.
    struct Retreat
    {
        quint64 firstSequence = 0; ///< of those that go
        quint64 endSequence = 0;
        const QList<QList<Address>> &mentioned; ///< by each of them
        QList<Address> changed; ///< accounts as they were before, in `accounts` or lacking there
        const AccountMap &accounts;
        quint64 burnedLamports = 0;
    };
    [[nodiscard]] Outcome rollBack(const Retreat &retreat);
    [[nodiscard]] Outcome setSlotCeiling(quint64 slot);

    /// Readers answer with nothing when the disk does not; they say so in the log.
    [[nodiscard]] std::optional<quint64> sequenceOf(const Signature &signature);
    [[nodiscard]] std::optional<TransactionRecord> transaction(quint64 sequence);
    /// The same without wire bytes and effects, for lists and statuses.
    [[nodiscard]] std::optional<TransactionRecord> summary(quint64 sequence);
    /// Newest first, numbered below `before`.
    [[nodiscard]] QList<quint64> sequencesOf(const Address &address, quint64 before, qsizetype limit);
    /// Summaries from the newest backwards, until `visit` returns false.
    void visitNewest(quint64 nextSequence,
                     const std::function<bool(quint64 sequence, const TransactionRecord &)> &visit);

private:
    struct Queries;

    LedgerStore(Database database, std::unique_ptr<QLockFile> lock);
    [[nodiscard]] Outcome prepare();
    [[nodiscard]] Outcome restoreHistory(quint64 nextSequence);
    [[nodiscard]] Outcome writeRecord(quint64 sequence, const LandedRecord &landed);
    [[nodiscard]] Outcome writeAccount(const Address &address, const AccountState *state);
    [[nodiscard]] Outcome setMeta(const QString &key, const QByteArray &value);
    /// Nothing where the key has none; Damaged for a value of another size.
    [[nodiscard]] Result<QByteArray> meta(const QString &key, qsizetype size);
    [[nodiscard]] Result<quint64> metaNumber(const QString &key);
    [[nodiscard]] Outcome setMeta(const QString &key, quint64 value);

    std::unique_ptr<QLockFile> m_lock;
    Database m_database;
    std::optional<AddressHistory> m_history;
    std::unique_ptr<Queries> m_queries; ///< goes before the database
};

} // namespace curvedesk::sandbox
