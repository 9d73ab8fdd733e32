// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/storage/Database.h"

namespace curvedesk::vaultSchema {

/// The migrations of the vault's file, a constant: tables for its id, the sealed master key, the sealed entries.
[[nodiscard]] const Database::Migrations &migrations();

} // namespace curvedesk::vaultSchema
