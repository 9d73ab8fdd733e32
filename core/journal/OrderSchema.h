// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/storage/Database.h"

/// The tables of the journal's database: a row of `intent` has the request of an order, a row of `attempt` the signed
/// transaction and its outcome.
namespace curvedesk::orderSchema {

/// The migrations of the database, a constant: orders, API keys with their spending, and what the database knows of the
/// audit log's files.
[[nodiscard]] const Database::Migrations &migrations();

} // namespace curvedesk::orderSchema
