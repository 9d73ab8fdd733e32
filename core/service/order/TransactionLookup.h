// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/Cluster.h"
#include "core/journal/OrderJournal.h"
#include "core/service/order/OrderSummary.h"

namespace curvedesk {

/// The outcome of a transaction, ours or another's.
struct TransactionOutcome
{
    QString signature;
    TradeStatus status = TradeStatus::Unknown;
    quint64 slot = 0;
    qint64 blockTime = 0; ///< seconds since the epoch; 0: not known
    std::optional<quint64> feeLamports; ///< network fee; nullopt where only the status is known
    std::optional<Error> error;
    /// The lamports or tokens of one account before and after.
    struct Change
    {
        QString account;
        QString mint; ///< empty: lamports
        QString owner; ///< of a token account
        quint64 before = 0;
        quint64 after = 0;
    };
    QList<Change> changes; ///< only accounts whose amount changed; empty where there is no record
};

/// Looks up a transaction by its signature: its record on the cluster, else our own order, else the cluster's status.
class TransactionLookup
{
    Q_DISABLE_COPY_MOVE(TransactionLookup)

public:
    /// Both must outlive this.
    TransactionLookup(OrderJournal &journal, Cluster &cluster);

    /// Asks the cluster for the transaction's record, then the journal, then the cluster for its status; changes
    /// nothing. Pending while it is only processed. NotFound, InvalidInput for a text that is no signature, or is a
    /// private key: no node sees that. Storage, Damaged of the journal; the cluster's errors, if the journal lacks it.
    [[nodiscard]] Task<TransactionOutcome> find(QString signature);

private:
    OrderJournal &m_journal;
    Cluster &m_cluster;
};

} // namespace curvedesk
