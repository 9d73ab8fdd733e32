// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

#include <array>

namespace curvedesk::sandbox {

/// Calls within calls: a transaction's instruction is 1, and a program may call down to 5.
inline constexpr int maxStackHeight = 5;

/// A program of the sandbox, with the log lines that frame its calls made beforehand.
struct ProgramInfo
{
    Address id;
    ProgramEntry entry = nullptr; ///< nullptr: the account is there, but nothing executes it
    bool isBuiltin = false; ///< logs no compute units
    QByteArray base58;
    std::array<QByteArray, maxStackHeight> invoke; ///< "Program X invoke [1]" and deeper
    QByteArray success;
};

/// nullptr for an address that is no program of the sandbox.
[[nodiscard]] const ProgramInfo *programInfo(const Address &address);

/// All of them: the genesis gives each an executable account.
[[nodiscard]] std::span<const ProgramInfo> allPrograms();

} // namespace curvedesk::sandbox
