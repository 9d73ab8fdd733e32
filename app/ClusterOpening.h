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

/// The folder of the chain that the endpoints serve, made where there is none. Asks them which chain that is, and
/// waits 1.5 s at most: a chain that does not answer goes by the folder that its endpoints used last. InvalidInput
/// when they serve another network than the one that was named.
[[nodiscard]] Result<ClusterDirectory> openClusterDirectory(const ChainOptions &chain, const QString &clustersPath);

/// Whether the chain is mainnet, by its name or its genesis. A chain that has not said yet which it is, is not.
[[nodiscard]] bool isMainnet(const ChainOptions &chain, const ClusterDirectory &directory);

/// The chain behind the endpoints. It connects by itself, and sends nothing to an endpoint that serves another chain
/// than `directory` belongs to, nor to one that serves mainnet unless `mayBeMainnet`. `directory` must outlive it.
[[nodiscard]] std::unique_ptr<Cluster> openCluster(const ChainOptions &chain, ClusterDirectory &directory,
                                                   std::function<bool()> mayBeMainnet);

} // namespace curvedesk::app
