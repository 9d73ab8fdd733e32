// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

/// The Metaplex program as far as fungible coins need it: CreateMetadataAccountV3 and UpdateMetadataAccountV2. All
/// other instructions return UnsupportedProgramId.
[[nodiscard]] ProgramOutcome metaplexProgram(InvokeContext &context);

} // namespace curvedesk::sandbox
