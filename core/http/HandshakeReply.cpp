// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/HandshakeReply.h"

#include <utility>

namespace curvedesk {

QByteArray HandshakeReply::take(QByteArrayView bytes)
{
    m_bytes.append(bytes);
    const qsizetype end = m_bytes.indexOf("\r\n\r\n");
    if (end < 0)
        return {};
    m_isComplete = true;
    const QByteArray reply = std::exchange(m_bytes, QByteArray());
    QByteArray out;
    for (const QByteArray &line : reply.first(end).split('\n')) {
        const QByteArray lower = line.toLower();
        if (!lower.startsWith("access-control-") && !lower.startsWith("server:"))
            out += (line.endsWith('\r') ? line.chopped(1) : line) + "\r\n";
    }
    out += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\n"
           "Content-Security-Policy: default-src 'none'\r\nCross-Origin-Resource-Policy: same-origin\r\n\r\n";
    return out + reply.sliced(end + 4);
}

} // namespace curvedesk
