// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QObject>

namespace curvedesk {

/// The window's interface to the API host: starts and stops it with its webhooks (SQLite file, network), each with a
/// line in the audit log, and follows its requests. The composition root implements it; it lives on the core's thread.
class ApiHostSwitch : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Starts the host on this port of this computer, after stopping a running one; returns the port. After an error no
    /// host runs. Emits portChanged() either way. Conflict for a port that is taken.
    [[nodiscard]] virtual Result<quint16> start(quint16 port) = 0;
    /// Stops the host, if one runs, and emits portChanged(0) in any case; requests under way are still answered.
    virtual void stop() = 0;

signals:
    /// The host answered or refused a request, each once, but no fault of HTTP. `path`: as the endpoint table has it,
    /// "/ws" or "(another path)"; `status`: of HTTP; `key`: id of the API key; empty: none, or refused by its head.
    void requestServed(const QString &method, const QString &path, int status, qint64 microseconds, const QString &key);
    /// The host runs on this port now, or has stopped or not started (0); the port may be the one of before.
    void portChanged(quint16 port);
};

} // namespace curvedesk
