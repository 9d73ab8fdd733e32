// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/store/AddressHistory.h"

#include <optional>

namespace curvedesk::sandbox {

/// A landed transaction that is to be written.
struct LandedRecord
{
    TransactionRecord record;
    Message message; ///< decoded from record.wire
};

/// What one commit of the ledger writes: all of it or none.
struct LedgerBatch
{
    quint64 firstSequence = 0; ///< the number of the first of `records`
    QList<LandedRecord> records;
    QHash<Address, std::optional<AccountState>> accounts; ///< as they are now; nullopt: there is none any more
    quint64 burnedLamports = 0;
    AddressHistory::Mentions mentions; ///< of the transactions before this batch, once they fill a chunk of the index
};

/// The statements that write rows of a ledger, on one connection to its file.
class LedgerRows
{
public:
    /// Compiles the statements on this connection, which must stay open. Storage, Damaged.
    [[nodiscard]] static Result<LedgerRows> prepare(const Database &database);

    /// Writes the batch's transactions, accounts and burned lamports, and, where it has any, the mentions and where
    /// these end, within the caller's SQLite transaction. Storage, Damaged.
    [[nodiscard]] Outcome write(const LedgerBatch &batch);
    /// Writes the account's state in place of its former one; nullptr: deletes its row. Within the caller's SQLite
    /// transaction. Storage, Damaged.
    [[nodiscard]] Outcome writeAccount(const Address &address, const AccountState *state);
    /// Writes one of the ledger's figures in place of its former value; on disk at return, unless within the caller's
    /// SQLite transaction. Storage, Damaged.
    [[nodiscard]] Outcome setMeta(const QString &key, const QByteArray &value);
    /// Writes one of the ledger's figures, a number, as eight bytes, the lowest first; on disk at return, unless within
    /// the caller's SQLite transaction. Storage, Damaged.
    [[nodiscard]] Outcome setMeta(const QString &key, quint64 value);

private:
    LedgerRows() = default;
    /// Inserts a landed transaction and its signature, within the caller's SQLite transaction. Storage, Damaged.
    [[nodiscard]] Outcome writeRecord(quint64 sequence, const LandedRecord &landed);

    QSqlQuery m_insertTransaction;
    QSqlQuery m_insertSignature;
    QSqlQuery m_writeAccount;
    QSqlQuery m_removeAccount;
    QSqlQuery m_setMeta;
    QSqlQuery m_insertMentions;
};

/// The keys of the ledger's figures.
namespace metaKey {
inline const QString seed = QStringLiteral("seed");
inline const QString genesisHash = QStringLiteral("genesis_hash");
inline const QString genesisLamports = QStringLiteral("genesis_lamports");
inline const QString burnedLamports = QStringLiteral("burned_lamports");
inline const QString slotCeiling = QStringLiteral("slot_ceiling");
inline const QString firstUnindexed = QStringLiteral("first_unindexed");
inline const QString limitedTo = QStringLiteral("limited_to");
inline const QString firstWholeSlot = QStringLiteral("first_whole_slot");
} // namespace metaKey

/// The first eight bytes of a signature as an integer column: the index over signatures holds only these; the row has
/// the whole signature.
[[nodiscard]] QVariant signaturePrefix(const Signature &signature);

} // namespace curvedesk::sandbox
