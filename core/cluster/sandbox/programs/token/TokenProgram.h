// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// SPL Token and Token-2022: one program under two addresses. Of the extensions, Token-2022 has ImmutableOwner,
/// MetadataPointer and TokenMetadata. Multisignature authorities are refused.
[[nodiscard]] ProgramOutcome tokenProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
