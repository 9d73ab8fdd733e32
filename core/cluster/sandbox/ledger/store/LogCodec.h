// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/base/Result.h"
#include "core/cluster/ChainTypes.h"

/// Turns a transaction's log lines into few bytes, in memory: the ledger keeps transactions for a day or for ever, and
/// most of a log repeats its instructions and calls.
namespace curvedesk::sandbox::logCodec {

/// Appends the lines to `writer`. `keys` are the message's account keys, `inner` the inner calls of the transaction.
void write(ByteWriter &writer, const QList<QByteArray> &logs, const QList<Address> &keys,
           const QList<InnerInstruction> &inner);

/// Reads the lines back, byte for byte. Damaged for bytes that do not decode.
[[nodiscard]] Result<QList<QByteArray>> read(ByteReader &reader, const QList<Address> &keys,
                                             const QList<InnerInstruction> &inner);

} // namespace curvedesk::sandbox::logCodec
