// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/market/Positions.h"

#include <QHash>

namespace curvedesk {

/// The tokens that wallets hold on the chain.
struct HeldTokens
{
    QStringList wallets; ///< those that were read
    QHash<std::pair<QString, QString>, quint64> tokens; ///< base units by wallet and mint; those not here are 0
    quint64 slot = 0; ///< the lowest that was read: trades in later slots may be missing from `tokens`

    /// Sets the positions to what is held, but for those that have traded since `slot` or whose wallet was not read.
    /// Adds positions in tokens that came without a trade.
    void applyTo(QList<Position> &positions) const;
};

/// Reads what these wallets hold. `known`: positions whose tokens are looked for where a node lists no token accounts.
/// The cluster's errors; Cancelled; those of an address that is none.
[[nodiscard]] Task<HeldTokens> readHeldTokens(Cluster &cluster, QStringList wallets, QList<Position> known);

} // namespace curvedesk
