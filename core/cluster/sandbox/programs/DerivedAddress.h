// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/ProgramAddress.h"

#include <initializer_list>

namespace curvedesk::sandbox {

/// The program address of these seeds, with its bump: from a bounded memo of the calling thread, which keeps a new one.
/// Programs check the same few addresses on every trade, and a search costs as much as a signature.
[[nodiscard]] ProgramAddress derivedAddress(std::initializer_list<QByteArrayView> seeds, const Address &program);

/// The address of the owner's associated token account, with its bump, from the calling thread's memo.
[[nodiscard]] ProgramAddress derivedTokenAddress(const Address &owner, const Address &mint,
                                                 const Address &tokenProgram);

} // namespace curvedesk::sandbox
