// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QJsonObject>

/// The API host on this machine, as a script meets it.
namespace curvedesk::httpDoor {

struct Reply
{
    int status = 0; ///< 0: nobody answered
    QJsonObject body;
};

/// One that nobody listens on right now.
[[nodiscard]] quint16 freePort();

/// Asks and waits for the answer. The window does not live meanwhile: what the answer tells comes before the window
/// can have heard of it.
[[nodiscard]] Reply ask(quint16 port, const QByteArray &method, const QByteArray &path, const QByteArray &key,
                        const QJsonObject &body = {});

} // namespace curvedesk::httpDoor
