// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QMetaType>
#include <QString>

namespace curvedesk {

/// Whether programs can reach this desk over HTTP.
struct ApiHostState
{
    bool isAvailable = false; ///< false in a build without the API host
    bool isRunning = false;
    quint16 port = 0; ///< while running

    bool operator==(const ApiHostState &) const = default;
};

/// One line of the API host's traffic: no query, no body, no key.
struct ServedRequest
{
    QString method;
    QString path;
    int status = 0;
    qint64 microseconds = 0;
    qint64 atMs = 0;

    bool operator==(const ServedRequest &) const = default;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::ApiHostState)
Q_DECLARE_METATYPE(curvedesk::ServedRequest)
