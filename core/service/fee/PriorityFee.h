// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/service/fee/NetworkFee.h"
#include "core/solana/Message.h"

namespace curvedesk {

/// Asks the cluster for recent priority fees, which decide what to offer for a transaction: those for the accounts that
/// it writes, and those for any.
class PriorityFee
{
    Q_DISABLE_COPY_MOVE(PriorityFee)

public:
    /// `cluster` must outlive this, and this every task.
    explicit PriorityFee(Cluster &cluster)
        : m_cluster(cluster)
    {
    }
    ~PriorityFee() = default;

    networkFee::Limits limits;

    /// Asks for both at once. A cluster that does not tell is taken for a quiet one.
    [[nodiscard]] QCoro::Task<networkFee::RecentFees> recent(QList<Address> written);

    /// The accounts that a message writes, without its signers: others do not compete for those.
    [[nodiscard]] static QList<Address> writtenBy(const Message &message);

private:
    Cluster &m_cluster;
};

} // namespace curvedesk
