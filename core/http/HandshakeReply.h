// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace curvedesk {

/// Turns Qt's 101 reply to a WebSocket handshake, which is written in pieces, into ours: Qt's allows every origin and
/// names the program.
class HandshakeReply
{
public:
    /// True once Qt's whole reply was taken.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// Takes more bytes of Qt's reply, until it is complete: then returns our reply and the bytes behind Qt's, before
    /// that an empty array.
    [[nodiscard]] QByteArray take(QByteArrayView bytes);

private:
    QByteArray m_bytes;
    bool m_isComplete = false;
};

} // namespace curvedesk
