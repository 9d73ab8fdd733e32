// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodePolicy.h"

#include "core/node/NodeReplyJson.h"

namespace curvedesk::nodePolicy {

std::optional<HttpReply> refusalOfStranger(const RequestHead &head)
{
    // The colons of a number of IPv6 stand in brackets, that of a port behind them.
    const qsizetype colon = head.host.lastIndexOf(':');
    const QByteArrayView host = colon > head.host.lastIndexOf(']') ? head.host.first(colon) : head.host;
    if (host != "127.0.0.1" && host.compare("localhost", Qt::CaseInsensitive) != 0 && host != "[::1]")
        return refusal(421, "The Host header is not a loopback name");
    if (!head.origin.isNull())
        return refusal(403, "Requests of web pages are not answered");
    return std::nullopt;
}

HttpReply refusal(int status, const char *message, const char *headers)
{
    return {
        .status = status, .body = nodeReplyJson::error({-32600, QString::fromLatin1(message), {}}), .headers = headers};
}

} // namespace curvedesk::nodePolicy
