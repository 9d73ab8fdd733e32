// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/ClusterDirectory.h"
#include "app/CoreOptions.h"

#include <functional>
#include <memory>

namespace curvedesk {
class Cluster;
}

namespace curvedesk::app {

/// The folder of the chain that the endpoints serve, created when missing; keeps them in its files, and the chain once
/// known. Asks them over the network which chain it is, 1.5 s at most, running the event loop; mainnet by its name is
/// not asked for. When none answers, it is the folder that these endpoints used last. InvalidInput when they serve
/// another network than the one that was named, or different ones; Storage, Damaged.
[[nodiscard]] Result<ClusterDirectory> openClusterDirectory(const ChainOptions &chain, const QString &clustersPath);

/// True for mainnet, by its name or by the genesis that `directory` knows; nothing is read. False for a chain of
/// another name whose genesis is not known yet.
[[nodiscard]] bool isMainnet(const ChainOptions &chain, const ClusterDirectory &directory);

/// Makes a function that says whether a wallet may be added to the chain's folder, which it asks anew at each call and
/// does not change: Unavailable until the folder is settled. `directory` must outlive it; null: any wallet may.
[[nodiscard]] std::function<Outcome()> walletGate(const ClusterDirectory *directory);

/// Makes the cluster behind the endpoints, which begins at once to ask them and to subscribe. It uses no endpoint that
/// serves another chain than `directory` belongs to or the network's name allows, nor, with a warning in the log, one
/// that serves mainnet while `mayBeMainnet` returns false. It ties `directory` (by a file in it) to the first chain
/// that it uses, where it has none yet. `directory` must outlive it.
[[nodiscard]] std::unique_ptr<Cluster> openCluster(const ChainOptions &chain, ClusterDirectory &directory,
                                                   std::function<bool()> mayBeMainnet);

} // namespace curvedesk::app
