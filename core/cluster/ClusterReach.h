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
    Connecting, ///< the endpoint has not named its chain yet
    Away, ///< the endpoint does not answer
    Refused, ///< the endpoint serves another chain, and is not used
};

/// The states of a chain's endpoints, and the age of its newest slot.
struct ClusterReach
{
    QList<EndpointState> endpoints; ///< in the order of the options
    std::optional<qint64> slotAgeMs; ///< milliseconds since the newest slot rose; nullopt before the first slot
};

/// The state of the connection to a chain.
struct ClusterHealth
{
    enum class State {
        Live,
        Connecting, ///< no answer came yet, or none that tells from where on transactions are emitted
        Degraded, ///< answers come, but late, from few endpoints, or without subscriptions
        Offline,
        Refused, ///< every endpoint answers for another cluster than before; nothing is sent
    };
    State state = State::Live;
    quint64 slotsBehind = 0; ///< slots of the foremost usable endpoint behind the best one
    QString detail; ///< one English sentence; empty when live
    bool operator==(const ClusterHealth &) const = default;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::ClusterHealth)
