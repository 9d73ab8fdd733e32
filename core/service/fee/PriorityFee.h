// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/service/fee/NetworkFee.h"
#include "core/solana/Message.h"

namespace curvedesk {

/// Asks the cluster for recent priority fees, by which to choose one: for accounts to be written, and for any.
class PriorityFee
{
    Q_DISABLE_COPY_MOVE(PriorityFee)

public:
    /// `cluster` must outlive this, and this object every task.
    explicit PriorityFee(Cluster &cluster)
        : m_cluster(cluster)
    {
    }

    networkFee::Limits limits; ///< for callers of networkFee; recent() does not apply them

    /// Asks the cluster for the recent prices of writing these accounts and of any transaction, both at once. A cluster
    /// without an answer counts as one without priority fees.
    [[nodiscard]] QCoro::Task<networkFee::RecentFees> recent(QList<Address> written);

    /// The accounts that a message writes, but its signers, with whom nobody competes, and those from address tables.
    [[nodiscard]] static QList<Address> writtenBy(const Message &message);

private:
    Cluster &m_cluster;
};

} // namespace curvedesk
