// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/journal/AuditLog.h"
#include "core/journal/Order.h"

/// Makes the lines about orders; OrderJournal puts them into the audit log.
namespace curvedesk::orderAudit {

/// A new order of the API key with this id; of the window for an empty one.
[[nodiscard]] AuditEntry placed(const Order &order, const QString &keyId);
/// How the order ended, or that nobody can tell yet.
[[nodiscard]] AuditEntry settled(const Order &order);
/// A fork dropped the order's transaction: the outcome that an earlier line tells of does not hold.
[[nodiscard]] AuditEntry reopened(const QString &id);

} // namespace curvedesk::orderAudit
