// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QJsonObject>

/// A blocking client for the API host on this machine.
namespace curvedesk::httpDoor {

struct Reply
{
    int status = 0; ///< 0: no answer
    QJsonObject body;
};

/// A port on which nothing listens at present.
[[nodiscard]] quint16 freePort();

/// Sends a request and waits for the answer without running the event loop: the window has not processed any signal of
/// the request when this returns.
[[nodiscard]] Reply ask(quint16 port, const QByteArray &method, const QByteArray &path, const QByteArray &key,
                        const QJsonObject &body = {});

} // namespace curvedesk::httpDoor
