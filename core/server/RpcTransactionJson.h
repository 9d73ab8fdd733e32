// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/server/RpcCall.h"
#include "core/solana/Transaction.h"

/// Transactions in the JSON of a Solana node.
namespace curvedesk::rpcTransactionJson {

/// Wire bytes of a transaction or message parameter: base58 or base64 as `encoding` says.
[[nodiscard]] tl::expected<QByteArray, RpcFailure> bytes(const QByteArray &text, const QString &encoding,
                                                         qsizetype maxBytes = Transaction::maxWireSize);

[[nodiscard]] QByteArray errorText(const std::optional<TransactionError> &error);
[[nodiscard]] QByteArray logs(const QList<QByteArray> &logs);

/// The whole answer of getTransaction. `encoding` is json, jsonParsed, base58 or base64.
[[nodiscard]] RpcResult record(const TransactionRecord &record, const QString &encoding,
                               std::optional<int> maxSupportedVersion);

} // namespace curvedesk::rpcTransactionJson
