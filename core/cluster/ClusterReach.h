// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>

#include <optional>

namespace curvedesk {

/// One of the nodes that a chain is reached through.
enum class EndpointState {
    Ready,
    Connecting, ///< it was not asked yet which chain it serves
    Away, ///< it does not answer
    Refused, ///< it serves another chain, and is not used
};

/// What is known of the way to a chain at this moment.
struct ClusterReach
{
    QList<EndpointState> endpoints; ///< in the order they were given
    std::optional<qint64> slotAgeMs; ///< since the newest slot rose; nothing before the first slot
};

} // namespace curvedesk
