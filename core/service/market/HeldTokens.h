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
    /// Base units by wallet and mint; those not here were not looked for.
    QHash<std::pair<QString, QString>, quint64> tokens;
    quint64 slot = 0; ///< the lowest that was read: trades in later slots may be missing from `tokens`

    /// Sets the positions to what is held, but for those that have traded since `slot` or were not looked for. Adds
    /// positions in tokens that came without a trade.
    void applyTo(QList<Position> &positions) const;
};

/// The wallets whose tokens are read from the chain, each once: those with positions, then the others, 100 at most.
[[nodiscard]] QStringList walletsToRead(const QStringList &wallets, const QList<Position> &positions);

/// Reads from the cluster what these wallets hold, by one call for each at least. `known`: positions whose tokens are
/// looked for also where the node's list of token accounts lacks them: it may keep none, or be older than a trade.
/// InvalidInput for a wallet that is no address; the cluster's errors; Cancelled when it is destroyed.
[[nodiscard]] Task<HeldTokens> readHeldTokens(Cluster &cluster, QStringList wallets, QList<Position> known);

} // namespace curvedesk
