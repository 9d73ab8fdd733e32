// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace curvedesk {

/// Qt's 101 reply to a WebSocket handshake, as it is written bit by bit, made into ours: Qt's allows every origin and
/// names the program.
class HandshakeReply
{
public:
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// Takes more of Qt's; answers ours, and what follows it, once it is complete.
    [[nodiscard]] QByteArray take(QByteArrayView bytes);

private:
    QByteArray m_bytes;
    bool m_isComplete = false;
};

} // namespace curvedesk
