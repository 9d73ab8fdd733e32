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

std::optional<QByteArray> encodedBytes(const JsonValue &json)
{
    const std::optional<QByteArray> text = json.at(0).utf8();
    if (json.size() != 2 || json.at(1).utf8() != "base64"_ba || !text)
        return std::nullopt;
    QByteArray out(base64::maxDecodedSize(text->size()), Qt::Uninitialized);
    qsizetype written = 0;
    if (!base64::decodeInto(*text, {reinterpret_cast<quint8 *>(out.data()), static_cast<std::size_t>(out.size())},
                            written))
        return std::nullopt;
    out.truncate(written);
    return out;
}

Result<QList<QByteArray>> logs(const JsonValue &json)
{
    if (json.isNothing())
        return QList<QByteArray>();
    return list(json, "log", [](const JsonValue &line) { return line.utf8(); });
}

std::optional<qint64> optionalTime(const JsonValue &json)
{
    return json.isNothing() ? std::optional<qint64>(0) : json.i64();
}

} // namespace curvedesk::rpc::fields
