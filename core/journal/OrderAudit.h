// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/journal/AuditLog.h"
#include "core/journal/Order.h"

/// Makes the lines about orders; OrderJournal puts them into the audit log.
namespace curvedesk::orderAudit {

/// Makes, does not append, the line on a new order of the API key with this id; of the window for an empty one.
[[nodiscard]] AuditEntry placedLine(const Order &order, const QString &keyId);
/// Makes, does not append, the line on how the order ended, or that nobody can tell yet.
[[nodiscard]] AuditEntry settledLine(const Order &order);

} // namespace curvedesk::orderAudit
