// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/journal/Order.h"
#include "core/storage/Database.h"

/// How an order lies in the journal's table.
namespace curvedesk::orderrow {

[[nodiscard]] const Database::Migrations &schema();

/// "INSERT INTO orders ...", its values in the order of bindAll().
[[nodiscard]] QString insertSql();
void bindAll(QSqlQuery &insert, const Order &order);

/// "UPDATE orders SET ... WHERE id = ? AND ...": changes a row only if its status may become the new one.
[[nodiscard]] QString settleSql();
void bindSettled(QSqlQuery &update, const Order &order);

/// "UPDATE orders SET ... WHERE id = ? AND ...": of an order that a fork dropped, and of one that no fork can drop.
[[nodiscard]] QString reopenSql();
[[nodiscard]] QString finalizeSql();

/// "SELECT seq, ... FROM orders", to be followed by a WHERE; for read(). Without wire bytes, none are read.
[[nodiscard]] QString selectSql(bool withWire);
/// Damaged when a column holds what no order can.
[[nodiscard]] Result<Order> read(const QSqlQuery &row);
/// The row's place in the journal: later orders have greater ones.
[[nodiscard]] qint64 sequence(const QSqlQuery &row);

} // namespace curvedesk::orderrow
