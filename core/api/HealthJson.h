// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/cluster/ClusterReach.h"

/// The reply of GET /health: how well the chain can be reached. Any reply shows that the host lives.
namespace curvedesk::healthJson {

/// Degraded: a node does not answer or is refused, or the newest slot is older than 30 s. Down: no node can be asked,
/// or none has named a slot yet.
enum class Health { Ok, Degraded, Down };
/// The health that the endpoints' states and the slot's age stand for; asks no node.
[[nodiscard]] Health healthOf(const ClusterReach &reach);

/// The reply. `network`: its name, as Cluster::network(); `slot`: the newest one seen, 0 before the first.
[[nodiscard]] QByteArray encode(const QString &network, quint64 slot, const ClusterReach &reach);

extern const std::span<const ReplyField> healthFields;

} // namespace curvedesk::healthJson
