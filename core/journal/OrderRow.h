// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/journal/Order.h"
#include "core/storage/Database.h"

/// How an order lies in the journal: what was asked for in one row of `intent`, what was signed for it and what became
/// of that in one row of `attempt`. Statements are plain SQL, so that a server database can take them as well; each
/// changes a row only from a state that may become the new one.
namespace curvedesk::orderrow {

[[nodiscard]] const Database::Migrations &schema();

/// Both inserts belong into one transaction.
[[nodiscard]] QString insertIntentSql();
void bindIntent(QSqlQuery &insert, const Order &order);
[[nodiscard]] QString insertAttemptSql();
void bindAttempt(QSqlQuery &insert, const Order &order);

/// Writes what became of an attempt. Takes the values of bindSettled().
[[nodiscard]] QString settleSql();
void bindSettled(QSqlQuery &update, const Order &order);

/// Of the order with the id that is their one value: pending again, and for good.
[[nodiscard]] QString reopenSql();
[[nodiscard]] QString finalizeSql();

/// "SELECT ... FROM intent i JOIN attempt a ...", to be followed by a WHERE; for read(). Without wire bytes, none are
/// read.
[[nodiscard]] QString selectSql(bool withWire);
/// Damaged when a column holds what no order can.
[[nodiscard]] Result<Order> read(const QSqlQuery &row);
/// The row's place in the journal: later orders have greater ones.
[[nodiscard]] qint64 sequence(const QSqlQuery &row);

} // namespace curvedesk::orderrow
