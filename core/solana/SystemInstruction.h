// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/money/Lamports.h"
#include "core/solana/Instruction.h"

/// Builders for the System program.
namespace curvedesk::systemInstruction {

/// Builds the instruction that moves lamports; `from` signs, and must be an account without data.
[[nodiscard]] Instruction transfer(const Address &from, const Address &to, Lamports lamports);
/// Builds the instruction that creates an account of `space` bytes that `owner`, a program, owns, with `lamports` from
/// `payer`; `payer` and `created` sign.
[[nodiscard]] Instruction createAccount(const Address &payer, const Address &created, Lamports lamports, quint64 space,
                                        const Address &owner);

/// The address (SHA-256 of base, seed and owner) at which `base` can create an account of the program `owner` without
/// another signature. InvalidInput for a seed of more than 32 bytes.
[[nodiscard]] Result<Address> addressWithSeed(const Address &base, QByteArrayView seed, const Address &owner);
/// Builds the instruction that creates an account of `space` bytes that `owner`, a program, owns, with `lamports` from
/// `payer`, who alone signs. `created` is addressWithSeed() of payer, seed and owner; nothing of that is checked.
[[nodiscard]] Instruction createAccountWithSeed(const Address &payer, const Address &created, QByteArrayView seed,
                                                Lamports lamports, quint64 space, const Address &owner);

} // namespace curvedesk::systemInstruction
