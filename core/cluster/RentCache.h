// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/solana/Rent.h"

namespace curvedesk {

/// A cluster's rent, kept from the first answer until a caller finds that it has changed.
class RentCache final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RentCache)

public:
    /// `cluster` must outlive the cache.
    explicit RentCache(Cluster &cluster, QObject *parent = nullptr);

    /// Answers with the kept rent, else asks the cluster for two sizes and keeps the answer in memory; several calls
    /// before that each ask. Goes on without the cache. UpstreamRejected: not linear in size; the cluster's errors.
    [[nodiscard]] Task<Rent> get();
    /// Drops the kept rent: the next get() asks the cluster again. A get() under way still keeps its answer.
    void forget() { m_rent.reset(); }

private:
    Cluster &m_cluster;
    std::optional<Rent> m_rent;
};

} // namespace curvedesk
