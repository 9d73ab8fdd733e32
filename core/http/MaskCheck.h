// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/FrameMasks.h"

#include <QWebSocket>

namespace curvedesk {

class GuardedSocket;

/// Closes a WebSocket with the code 1002 when its client sends a frame that is not masked, which RFC 6455 5.1 forbids
/// and QWebSocket lets pass. The frame is not read. Also overwrites the connection's read buffer whenever it is read
/// empty: a frame may hold an API key.
class MaskCheck final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MaskCheck)

public:
    /// Checks the frames of `socket` from now on, as its child; it runs over `wire` and has read nothing yet.
    MaskCheck(QWebSocket &socket, GuardedSocket &wire);

private:
    FrameMasks m_masks;
    qint64 m_taken = 0; ///< bytes at the front of the wire's buffer that QWebSocket has left for later
};

} // namespace curvedesk
