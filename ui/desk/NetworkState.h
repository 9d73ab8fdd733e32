// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QMetaType>
#include <QString>

namespace curvedesk {

/// The state of the connection to the network.
struct NetworkState
{
    enum class Link {
        Live,
        Connecting, ///< no answer came yet
        Degraded, ///< answers come, but late or from few endpoints
        Offline,
        Refused, ///< the endpoint answers for another network; nothing is sent
    };
    Link link = Link::Live;
    quint64 slotsBehind = 0;
    QString detail; ///< one English sentence of the core; empty when live

    bool operator==(const NetworkState &) const = default;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::NetworkState)
