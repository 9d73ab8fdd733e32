// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/json/JsonReader.h"
#include "core/solana/Address.h"

#include <QList>

/// Fields that several of a node's replies share.
namespace curvedesk::rpc::fields {

/// "the cluster sent a broken <what>"
[[nodiscard]] tl::unexpected<Error> garbage(const char *what);

/// Base58 text of the right size.
template<class T> [[nodiscard]] std::optional<T> fixed(const JsonValue &json)
{
    const auto value = T::fromBase58(json.string().value_or(QString()));
    return value ? std::optional<T>(*value) : std::nullopt;
}
[[nodiscard]] std::optional<Address> address(const JsonValue &json);

/// ["<base64>","base64"]
[[nodiscard]] std::optional<QByteArray> encodedBytes(const JsonValue &json);
/// Lines of text; none where the node has them no more (null or absent).
[[nodiscard]] Result<QList<QByteArray>> logs(const JsonValue &json);
/// Seconds since the epoch; 0 for null or absent.
[[nodiscard]] std::optional<qint64> optionalTime(const JsonValue &json);

} // namespace curvedesk::rpc::fields
