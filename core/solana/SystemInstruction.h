// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/money/Lamports.h"
#include "core/solana/Instruction.h"

/// Builders for the System program.
namespace curvedesk::systemInstruction {

[[nodiscard]] Instruction transfer(const Address &from, const Address &to, Lamports lamports);
[[nodiscard]] Instruction createAccount(const Address &payer, const Address &created, Lamports lamports, quint64 space,
                                        const Address &owner);

/// The address at which `base` can create an account with this seed, without another signature. InvalidInput for a seed
/// of more than 32 bytes.
[[nodiscard]] Result<Address> addressWithSeed(const Address &base, QByteArrayView seed, const Address &owner);
/// Creates the account at addressWithSeed(); `payer` is its base and signs.
[[nodiscard]] Instruction createAccountWithSeed(const Address &payer, const Address &created, QByteArrayView seed,
                                                Lamports lamports, quint64 space, const Address &owner);

} // namespace curvedesk::systemInstruction
