// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/cluster/ChainTypes.h"
#include "core/solana/Message.h"

/// Turns a landed transaction's effects into the bytes that the ledger's file has beside the wire bytes; in memory.
namespace curvedesk::sandbox::transactionCodec {

/// Encodes `record` without signature, slot, block time, error and wire, which have columns of their own. `message` is
/// the one in the wire bytes.
[[nodiscard]] QByteArray encode(const TransactionRecord &record, const Message &message);

/// Sets the fields of `record` that encode() wrote, and the signature by `record.wire`, which must be set. Damaged for
/// other bytes: some of the fields may be set then.
[[nodiscard]] Outcome decode(QByteArrayView bytes, TransactionRecord &record);

/// A transaction's error as the JSON-RPC has it, compact, in an array of its own; empty for none.
[[nodiscard]] QByteArray encodeError(const std::optional<TransactionError> &error);
/// The error that encodeError() wrote; nullopt for none. Damaged for other bytes.
[[nodiscard]] Result<std::optional<TransactionError>> decodeError(const QByteArray &text);

} // namespace curvedesk::sandbox::transactionCodec
