// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/rpc/RpcJson.h"
#include "core/solana/Address.h"

#include <QList>

/// Fields that several of a node's replies share.
namespace curvedesk::rpc::fields {

/// "the cluster sent a broken <what>"
[[nodiscard]] tl::unexpected<Error> garbage(const char *what);

/// Base58 text of the right size.
template<class T> [[nodiscard]] std::optional<T> fixed(const RpcJson &json)
{
    const std::optional<QByteArray> text = json.string();
    if (!text)
        return std::nullopt;
    const auto value = T::fromBase58(QString::fromUtf8(*text));
    return value ? std::optional<T>(*value) : std::nullopt;
}
[[nodiscard]] std::optional<Address> address(const RpcJson &json);

/// ["<base64>","base64"]
[[nodiscard]] std::optional<QByteArray> encodedBytes(const RpcJson &json);
/// Lines of text; none where the node has them no more (null or absent).
[[nodiscard]] Result<QList<QByteArray>> logs(const RpcJson &json);
/// Seconds since the epoch; 0 for null or absent.
[[nodiscard]] std::optional<qint64> optionalTime(const RpcJson &json);

} // namespace curvedesk::rpc::fields
