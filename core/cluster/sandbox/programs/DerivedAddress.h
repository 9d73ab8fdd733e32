// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/ProgramAddress.h"

#include <initializer_list>

namespace curvedesk::sandbox {

/// findProgramAddress() through a bounded memo of the calling thread: programs check the same few addresses on every
/// trade, and a search costs as much as a signature.
[[nodiscard]] ProgramAddress derivedAddress(std::initializer_list<QByteArrayView> seeds, const Address &program);

/// The associated token account, through the memo of derivedAddress().
[[nodiscard]] ProgramAddress derivedTokenAddress(const Address &owner, const Address &mint,
                                                 const Address &tokenProgram);

} // namespace curvedesk::sandbox
