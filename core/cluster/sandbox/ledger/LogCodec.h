// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/base/Result.h"
#include "core/cluster/ChainTypes.h"

/// A transaction's log lines, written small: the ledger keeps every transaction for ever, and most of a log says
/// again what its instructions and calls say.
namespace curvedesk::sandbox::logCodec {

/// `keys` are the message's account keys, `inner` the calls that the transaction made.
void write(ByteWriter &writer, const QList<QByteArray> &logs, const QList<Address> &keys,
           const QList<InnerInstruction> &inner);

/// The same lines, byte for byte. Damaged for what write() does not write.
[[nodiscard]] Result<QList<QByteArray>> read(ByteReader &reader, const QList<Address> &keys,
                                             const QList<InnerInstruction> &inner);

} // namespace curvedesk::sandbox::logCodec
