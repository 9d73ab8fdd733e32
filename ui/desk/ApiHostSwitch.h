// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QObject>

namespace curvedesk {

/// The border to the HTTP door: the window can start and stop it and see its traffic, and knows nothing else of it.
/// The program's composition root implements it; it lives on the core's thread.
class ApiHostSwitch : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApiHostSwitch)

public:
    explicit ApiHostSwitch(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// Answers the port. Starting while it runs moves it to the new port.
    [[nodiscard]] virtual Result<quint16> start(quint16 port) = 0;
    virtual void stop() = 0;

signals:
    void requestServed(const QString &method, const QString &path, int status, qint64 microseconds);
    /// Running on a port, or stopped (0). Also when another part of the program did it.
    void portChanged(quint16 port);
};

} // namespace curvedesk
