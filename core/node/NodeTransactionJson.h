// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/json/JsonWriter.h"
#include "core/node/NodeCall.h"
#include "core/solana/Transaction.h"

/// Transactions in the JSON of a Solana node.
namespace curvedesk::nodeTransactionJson {

/// Decodes the wire bytes of a transaction or message parameter: base58 or base64 by `encoding`.
/// -32602 for another encoding, wrong text or more than `maxBytes`.
[[nodiscard]] tl::expected<QByteArray, NodeFailure> bytes(const QByteArray &text, const QString &encoding,
                                                          qsizetype maxBytes = Transaction::maxWireSize);

/// Writes an error; null where there is none.
void writeError(JsonWriter &json, const std::optional<TransactionError> &error);
/// Writes inner calls, grouped by top-level instruction, in whose order they must be. Parsed they have addresses in
/// place of indexes, which must be ones of the message.
void writeInnerInstructions(JsonWriter &json, const QList<InnerInstruction> &calls, const Message &message,
                            bool isParsed);
/// Writes the lines of a log as an array of texts.
void writeLogs(JsonWriter &json, const QList<QByteArray> &logs);

/// The `maxSupportedTransactionVersion` of a configuration object, at most 255; nullopt where it names no number.
[[nodiscard]] std::optional<int> maxVersion(const JsonValue &config);
/// Writes the members of an entry of getBlock, or of an answer of getTransaction without slot and time. `encoding` is
/// json, jsonParsed, base58 or base64, else -32602. -32015 for a version that the client does not support, -32603 for a
/// record that does not decode. After a failure the written text must be thrown away.
[[nodiscard]] tl::expected<void, NodeFailure> writeMembers(JsonWriter &json, const TransactionRecord &record,
                                                           const QString &encoding,
                                                           std::optional<int> maxSupportedVersion);

} // namespace curvedesk::nodeTransactionJson
