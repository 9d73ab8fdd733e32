// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

#include <array>

namespace curvedesk::sandbox {

/// The depth of calls: an instruction of the transaction has depth 1, the deepest inner call 5.
inline constexpr int maxStackHeight = 5;

/// A program of the sandbox, with the log lines of its calls, made once.
struct ProgramInfo
{
    Address id;
    ProgramEntry entry = nullptr; ///< nullptr: the program has an account but cannot be called
    bool isBuiltin = false; ///< logs no compute units
    QByteArray base58;
    std::array<QByteArray, maxStackHeight> invoke; ///< "Program X invoke [1]" and deeper
    QByteArray success;
};

/// The program at this address, valid for ever; nullptr when it is none of the sandbox.
[[nodiscard]] const ProgramInfo *programInfo(const Address &address);

/// All programs of the sandbox, valid for ever: the genesis gives each an executable account.
[[nodiscard]] std::span<const ProgramInfo> allPrograms();

} // namespace curvedesk::sandbox
