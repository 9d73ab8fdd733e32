// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/ClusterDirectory.h"
#include "app/CoreOptions.h"

#include <memory>

namespace curvedesk {
class Cluster;
}

namespace curvedesk::app {

/// The folder of the chain that the endpoints serve, made where there is none. Asks them which chain that is, and
/// waits 1.5 s at most: a chain that does not answer goes by the folder that its endpoints used last. InvalidInput
/// when they serve another network than the one that was named.
[[nodiscard]] Result<ClusterDirectory> openClusterDirectory(const ChainOptions &chain, const QString &clustersPath);

/// The chain behind the endpoints. It connects by itself, and sends nothing to an endpoint that serves another chain
/// than `directory` belongs to. `directory` must outlive it.
[[nodiscard]] std::unique_ptr<Cluster> openCluster(const ChainOptions &chain, ClusterDirectory &directory);

} // namespace curvedesk::app
