// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/service/fee/NetworkFee.h"
#include "core/solana/Message.h"

namespace curvedesk {

/// What to offer so that a transaction is taken soon: by what others paid lately for the accounts that it writes, and
/// anywhere.
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

    /// The accounts of others that a message writes: those who sign are not fought over.
    [[nodiscard]] static QList<Address> writtenBy(const Message &message);

private:
    Cluster &m_cluster;
};

} // namespace curvedesk
