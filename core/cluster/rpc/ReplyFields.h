// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/json/JsonReader.h"
#include "core/solana/Address.h"

#include <QList>

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
/// Decodes an address in base58; nullopt for any other value.
[[nodiscard]] std::optional<Address> address(const JsonValue &json);

/// Decodes ["<base64>","base64"]; nullopt for any other.
[[nodiscard]] std::optional<QByteArray> encodedBytes(const JsonValue &json);
/// Reads log lines; none where the node no longer has them (null or absent). UpstreamRejected for any other value.
[[nodiscard]] Result<QList<QByteArray>> logs(const JsonValue &json);
/// Seconds since the epoch; 0 for null or absent, nullopt for any other value.
[[nodiscard]] std::optional<qint64> optionalTime(const JsonValue &json);

} // namespace curvedesk::rpc::fields
