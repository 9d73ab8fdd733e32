// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/market/CoinAudit.h"
#include "core/market/MarketChanges.h"

namespace curvedesk::coinLookup {

inline constexpr qsizetype maxCoins = 33; // three accounts each, a read takes 100

/// Reads coins from their mint, curve and Metaplex accounts on the cluster, in the order of `mints`; adds them to no
/// market. One without a curve in SOL has an empty bondingCurve. InvalidInput for more than maxCoins, TokenNotFound
/// when a mint is no address; the cluster's errors. `cluster` must outlive the call.
[[nodiscard]] Task<QList<CoinOnChain>> read(Cluster &cluster, QStringList mints);

/// Reads from mint and Metaplex account on the cluster what can still be done to a coin; knows nothing where `mint` is
/// no mint of a token program. TokenNotFound for no address; the cluster's errors. `cluster` must outlive the call.
[[nodiscard]] Task<CoinAudit> audit(Cluster &cluster, QString mint);

} // namespace curvedesk::coinLookup
