// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Lamports.h"
#include "core/solana/Instruction.h"

/// Builders for the System program.
namespace curvedesk::systemInstruction {

[[nodiscard]] Instruction transfer(const Address &from, const Address &to, Lamports lamports);
[[nodiscard]] Instruction createAccount(const Address &payer, const Address &created, Lamports lamports, quint64 space,
                                        const Address &owner);

} // namespace curvedesk::systemInstruction
