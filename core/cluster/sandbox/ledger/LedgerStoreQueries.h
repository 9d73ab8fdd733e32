// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/LedgerStore.h"

#include <QtEndian>

namespace curvedesk::sandbox {

/// The compiled statements of a ledger.
struct LedgerStore::Queries
{
    QSqlQuery insertTransaction;
    QSqlQuery insertSignature;
    QSqlQuery writeAccount;
    QSqlQuery removeAccount;
    QSqlQuery setMeta;
    QSqlQuery getMeta;
    QSqlQuery findSignature;
    QSqlQuery readTransaction;
    QSqlQuery readSummary;
    QSqlQuery readFirstFrom;
};

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

/// The first eight bytes of a signature: the index over signatures holds only these; the row has the whole signature.
[[nodiscard]] inline QVariant signaturePrefix(const Signature &signature)
{
    return toColumn(qFromLittleEndian<quint64>(signature.data()));
}

} // namespace curvedesk::sandbox
