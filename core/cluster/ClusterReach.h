// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

#include <optional>

namespace curvedesk {

/// The state of one endpoint of a cluster.
enum class EndpointState {
    Ready,
    Connecting, ///< it has not named its chain yet
    Away, ///< it does not answer
    Refused, ///< it serves another chain, and is not used
};

/// What is known of the way to a chain at this moment.
struct ClusterReach
{
    QList<EndpointState> endpoints; ///< in the order of the options
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
