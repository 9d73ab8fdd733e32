// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/storage/Database.h"

/// The journal's tables: `intent` has the requests of orders, `attempt` the signed transactions and their outcomes.
namespace curvedesk::orderSchema {

/// The migrations, none run here: orders, API keys with their spending, what is known of the audit log's files.
[[nodiscard]] const Database::Migrations &migrations();

} // namespace curvedesk::orderSchema
