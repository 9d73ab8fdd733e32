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
    /// True when the body holds a key: the memory it passed through is wiped once it is sent, but for what the kernel
    /// does not take at once.
    bool isSecret = false;
    const char *contentType = "application/json";
};

/// The properties of a connection that a reply's bytes depend on.
struct ReplyFraming
{
    bool isHead = false; ///< answer to HEAD: the body's length, but no body
    bool closes = false; ///< the connection ends with this reply
    bool isHttp10 = false; ///< an HTTP/1.0 client: a kept connection must be named in the reply
};

/// The reply as it goes over the wire: status line, headers and body in one piece, dated now by the machine's clock.
/// The headers forbid caching, sniffing and framing for every reply.
[[nodiscard]] QByteArray wireBytes(const HttpReply &reply, ReplyFraming framing);

} // namespace curvedesk
