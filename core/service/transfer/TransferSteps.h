// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/transfer/TransferTypes.h"
#include "core/solana/Message.h"

namespace curvedesk {

/// Reads the instructions of a transfer back from its message, so that the user sees the signed contents and not the
/// intention. Internal for an instruction that no transfer has.
[[nodiscard]] Result<QList<TransferStep>> transferSteps(const Message &message);

} // namespace curvedesk
