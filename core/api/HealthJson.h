// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/cluster/ClusterReach.h"

/// The reply of GET /health: how well the chain can be reached. Any reply shows that the host lives.
namespace curvedesk::healthJson {

/// The reply; asks no node. `network`: its name, as Cluster::network(); `slot`: the newest seen, 0 before the first.
[[nodiscard]] QByteArray encode(const QString &network, quint64 slot, const ClusterReach &reach);

extern const std::span<const ReplyField> healthFields;

} // namespace curvedesk::healthJson
