// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

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

/// How well the chain can be reached.
struct ClusterHealth
{
    enum class State {
        Live,
        Connecting, ///< nothing was read yet
        Degraded, ///< answers come, but late, from few endpoints, or without subscriptions
        Offline,
        Refused, ///< an endpoint answers for another cluster than before; nothing is sent
    };
    State state = State::Live;
    quint64 slotsBehind = 0; ///< of the endpoint in use, behind the best one
    QString detail; ///< one English sentence; empty when live
    bool operator==(const ClusterHealth &) const = default;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::ClusterHealth)
