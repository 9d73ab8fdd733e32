// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

namespace curvedesk {

/// An HTTP answer before it becomes bytes.
struct HttpReply
{
    int status = 200;
    QByteArray body;
    /// Further header lines, each with its CRLF.
    QByteArray headers;
    /// The body holds a key: the memory it passed through is wiped once it is sent.
    bool isSecret = false;
    const char *contentType = "application/json";
};

/// How the connection it goes out on wants it.
struct ReplyFraming
{
    bool isHead = false; ///< answer to HEAD: the body's length, but no body
    bool closes = false; ///< the connection ends with this reply
    bool isHttp10 = false; ///< a kept connection has to be said
};

/// Status line, headers and body in one piece. No reply of ours is to be stored, sniffed or framed.
[[nodiscard]] QByteArray wireBytes(const HttpReply &reply, ReplyFraming framing);

} // namespace curvedesk
