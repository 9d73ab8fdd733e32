// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/node/NodeCall.h"
#include "core/solana/Transaction.h"

/// Transactions in the JSON of a Solana node.
namespace curvedesk::nodeTransactionJson {

/// Wire bytes of a transaction or message parameter: base58 or base64 as `encoding` says.
[[nodiscard]] tl::expected<QByteArray, NodeFailure> bytes(const QByteArray &text, const QString &encoding,
                                                          qsizetype maxBytes = Transaction::maxWireSize);

[[nodiscard]] QByteArray errorText(const std::optional<TransactionError> &error);
/// The calls that programs made, grouped by top-level instruction, with addresses in place of indexes.
[[nodiscard]] QByteArray innerInstructions(const QList<InnerInstruction> &calls, const Message &message);
[[nodiscard]] QByteArray logs(const QList<QByteArray> &logs);

/// The `maxSupportedTransactionVersion` of a configuration object.
[[nodiscard]] std::optional<int> maxVersion(const QJsonObject &config);
/// The whole answer of getTransaction. `encoding` is json, jsonParsed, base58 or base64.
[[nodiscard]] RpcResult record(const TransactionRecord &record, const QString &encoding,
                               std::optional<int> maxSupportedVersion);

/// The same as an entry of getBlock, which names slot and time once for all.
[[nodiscard]] RpcResult entry(const TransactionRecord &record, const QString &encoding,
                              std::optional<int> maxSupportedVersion);

} // namespace curvedesk::nodeTransactionJson
