// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/json/JsonReader.h"
#include "core/solana/Address.h"

#include <QList>

#include <type_traits>

/// Fields that several of a node's replies share.
namespace curvedesk::rpc::fields {

/// The error UpstreamRejected, "the cluster sent a broken <what>".
[[nodiscard]] tl::unexpected<Error> garbage(const char *what);

/// Decodes base58 text of exactly T's size; nullopt for any other.
template<class T> [[nodiscard]] std::optional<T> fixed(const JsonValue &json)
{
    const auto value = T::fromBase58(json.string().value_or(QString()));
    return value ? std::optional<T>(*value) : std::nullopt;
}
/// Reads an array by `read`, which gives an optional value for each element; UpstreamRejected, with garbage(what), for
/// what is no array, and where an element has no value.
template<class Read>
[[nodiscard]] auto list(const JsonValue &json, const char *what, Read read)
    -> Result<QList<typename std::invoke_result_t<Read, const JsonValue &>::value_type>>
{
    QList<typename std::invoke_result_t<Read, const JsonValue &>::value_type> out;
    if (!json.isArray())
        return garbage(what);
    out.reserve(json.size());
    for (const JsonValue &element : json.values()) {
        const auto value = read(element);
        if (!value)
            return garbage(what);
        out.append(*value);
    }
    return out;
}

/// Decodes ["<base64>","base64"]; nullopt for any other.
[[nodiscard]] std::optional<QByteArray> encodedBytes(const JsonValue &json);
/// Reads log lines; none where the node no longer has them (null or absent). UpstreamRejected for any other value.
[[nodiscard]] Result<QList<QByteArray>> logs(const JsonValue &json);
/// Seconds since the epoch; 0 for null or absent, nullopt for any other value.
[[nodiscard]] std::optional<qint64> optionalTime(const JsonValue &json);

} // namespace curvedesk::rpc::fields
