// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QWebSocket>

namespace curvedesk {

class GuardedSocket;

/// Closes a WebSocket with the code 1002 when its client sends a frame that is not masked, which RFC 6455 5.1 forbids
/// and QWebSocket lets pass. The frame is not read.
class MaskCheck final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MaskCheck)

public:
    /// A child of `socket`, which runs over `wire` and has read nothing yet.
    MaskCheck(QWebSocket &socket, GuardedSocket &wire);

    /// Follows the frames by their heads; false once one has come whose content is not masked.
    [[nodiscard]] bool take(QByteArrayView bytes);

private:
    QByteArray m_head; ///< what has come of the present frame's head
    quint64 m_left = 0; ///< bytes that are still to come of the present frame, behind its head
    qint64 m_taken = 0; ///< bytes at the front of the wire's buffer that QWebSocket has left for later
};

} // namespace curvedesk
