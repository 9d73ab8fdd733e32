// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/ReplyFields.h"

#include "core/base/Base64.h"

namespace curvedesk::rpc::fields {

using namespace Qt::StringLiterals;

tl::unexpected<Error> garbage(const char *what)
{
    return failure(ErrorCode::UpstreamRejected, u"the cluster sent a broken %1"_s.arg(QLatin1StringView(what)));
}

std::optional<Address> address(const RpcJson &json)
{
    return fixed<Address>(json);
}

std::optional<QByteArray> encodedBytes(const RpcJson &json)
{
    const std::vector<RpcJson> &pair = json.elements();
    if (pair.size() != 2 || pair[1].string() != "base64"_ba)
        return std::nullopt;
    const std::optional<QByteArray> text = pair[0].string();
    if (!text)
        return std::nullopt;
    QByteArray out(base64::maxDecodedSize(text->size()), Qt::Uninitialized);
    qsizetype written = 0;
    if (!base64::decodeInto(*text, {reinterpret_cast<quint8 *>(out.data()), static_cast<std::size_t>(out.size())},
                            written))
        return std::nullopt;
    out.truncate(written);
    return out;
}

Result<QList<QByteArray>> logs(const RpcJson &json)
{
    QList<QByteArray> out;
    if (json.isNothing())
        return out;
    if (!json.isArray())
        return garbage("log");
    out.reserve(static_cast<qsizetype>(json.elements().size()));
    for (const RpcJson &line : json.elements()) {
        const std::optional<QByteArray> text = line.string();
        if (!text)
            return garbage("log");
        out.append(*text);
    }
    return out;
}

std::optional<qint64> optionalTime(const RpcJson &json)
{
    return json.isNothing() ? std::optional<qint64>(0) : json.i64();
}

} // namespace curvedesk::rpc::fields
