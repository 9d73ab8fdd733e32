// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/solana/Rent.h"

namespace curvedesk {

/// A cluster's rent, asked for once and kept until a caller finds that it has changed.
class RentCache final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RentCache)

public:
    /// `cluster` must outlive the cache.
    explicit RentCache(Cluster &cluster, QObject *parent = nullptr);

    /// UpstreamRejected for answers that are not linear in the size.
    [[nodiscard]] Task<Rent> get();
    /// The next get() asks the cluster again.
    void forget() { m_rent.reset(); }

private:
    Cluster &m_cluster;
    std::optional<Rent> m_rent;
};

} // namespace curvedesk
