// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"

#include <QMetaType>
#include <QString>

#include <optional>

namespace curvedesk {

/// The state of the API host: whether it exists, runs, and on which port.
struct ApiHostState
{
    bool isAvailable = false; ///< false in a build without the API host
    bool isRunning = false;
    quint16 port = 0; ///< while running
    std::optional<Error> startError; ///< why it did not start with the window; nullopt after the next change

    bool operator==(const ApiHostState &) const = default;
};

/// One request that the API host answered, without query and body.
struct ServedRequest
{
    QString method;
    QString path;
    int status = 0; ///< of HTTP
    qint64 microseconds = 0;
    qint64 atMs = 0; ///< milliseconds since the epoch
    QString key; ///< id of the caller's API key; empty without one
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::ApiHostState)
Q_DECLARE_METATYPE(curvedesk::ServedRequest)
