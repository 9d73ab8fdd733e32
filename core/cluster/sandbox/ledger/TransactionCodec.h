// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/cluster/ChainTypes.h"
#include "core/solana/Message.h"

/// What a landed transaction did, as the ledger stores it beside the transaction's own bytes.
namespace curvedesk::sandbox::transactionCodec {

/// Everything of `record` but signature, slot, block time, error and wire, which have columns of their own. `message`
/// is the one in the wire bytes.
[[nodiscard]] QByteArray encode(const TransactionRecord &record, const Message &message);

/// Fills `record`, whose `wire` is set, from what encode() wrote; Damaged for anything else.
[[nodiscard]] Outcome decode(QByteArrayView bytes, TransactionRecord &record);

/// A failure as the JSON-RPC writes it, compact.
[[nodiscard]] QByteArray encodeError(const std::optional<TransactionError> &error);
[[nodiscard]] std::optional<TransactionError> decodeError(const QByteArray &text);

} // namespace curvedesk::sandbox::transactionCodec
