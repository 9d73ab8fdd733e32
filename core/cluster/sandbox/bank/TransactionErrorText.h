// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// Errors as a validator's log and RPC write them.
namespace curvedesk::sandbox::transactionErrorText {

/// The text of a program's error: "custom program error: 0x1772" or "insufficient funds for instruction"; the runtime's
/// name for one without a text.
[[nodiscard]] QString ofInstruction(const ProgramError &error);

/// The text of a transaction's error: "Error processing Instruction 2: custom program error: 0x1772" or "Blockhash not
/// found"; the runtime's name for one without a text.
[[nodiscard]] QString ofTransaction(const TransactionError &error);

} // namespace curvedesk::sandbox::transactionErrorText
