// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/MaskCheck.h"

#include "core/http/GuardedSocket.h"
#include "core/http/WipedBytes.h"

namespace curvedesk {

MaskCheck::MaskCheck(QWebSocket &socket, GuardedSocket &wire)
    : QObject(&socket)
{
    // The wire emits framesArrived() before QWebSocket reads, and this slot of readyRead() is called after it.
    connect(&wire, &GuardedSocket::framesArrived, this, [this, &socket, &wire] {
        // A client that is gone has closed the wire: nothing is left in it, not even what was taken before.
        if (wire.isOpen() && !m_masks.take(QByteArrayView(wire.peek(wire.bytesAvailable())).sliced(m_taken)))
            socket.close(QWebSocketProtocol::CloseCodeProtocolError);
    });
    connect(&wire, &QIODevice::readyRead, this, [this, &wire] {
        m_taken = wire.bytesAvailable();
        wipedBytes::overwriteReadBuffer(wire); // a frame may hold an API key
    });
    wipedBytes::overwriteReadBuffer(wire); // and so may the handshake
}

} // namespace curvedesk
#include "moc_MaskCheck.cpp"
