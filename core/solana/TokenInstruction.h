// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/TokenAmount.h"
#include "core/solana/Instruction.h"

/// Builders for SPL Token, Token-2022 and the associated-token program.
namespace curvedesk::tokenInstruction {

/// Builds the instruction that creates `account`, which is `owner`'s associated account for `mint`, at the cost of
/// `payer`, who signs; it does nothing when that exists (associated-token instruction 1).
[[nodiscard]] Instruction createAssociatedIdempotentAt(const Address &account, const Address &payer,
                                                       const Address &owner, const Address &mint,
                                                       const Address &tokenProgram);
/// Builds the instruction that creates `account`, which is `owner`'s associated account for `mint`, at the cost of
/// `payer`, who signs; it fails when that exists (associated-token instruction 0).
[[nodiscard]] Instruction createAssociatedAt(const Address &account, const Address &payer, const Address &owner,
                                             const Address &mint, const Address &tokenProgram);
/// Builds the instruction that makes a token account of `owner` out of an account that the token program owns
/// (InitializeAccount3); nobody signs for it.
[[nodiscard]] Instruction initializeAccount(const Address &account, const Address &mint, const Address &owner,
                                            const Address &tokenProgram);
/// Builds the instruction that closes an empty or wrapped-SOL account; all lamports go to `destination`. `owner` signs.
[[nodiscard]] Instruction closeAccount(const Address &account, const Address &destination, const Address &owner,
                                       const Address &tokenProgram);
/// Builds the instruction that moves base units between accounts of a mint of these `decimals`. `owner` signs.
[[nodiscard]] Instruction transferChecked(const Address &source, const Address &mint, const Address &destination,
                                          const Address &owner, TokenAmount amount, quint8 decimals,
                                          const Address &tokenProgram);
/// Builds the instruction that makes a wrapped-SOL account's amount equal its lamports beyond its rent.
[[nodiscard]] Instruction syncNative(const Address &account);

} // namespace curvedesk::tokenInstruction
