// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/journal/Order.h"

#include <QSqlQuery>
#include <QString>
#include <QVariant>

/// Orders as rows of the tables of orderSchema. An update changes a row only from a state that may become the new one.
namespace curvedesk::orderRow {

/// The statement that inserts an order's request; one transaction has this and insertAttemptSql().
[[nodiscard]] QString insertIntentSql();
/// The order's values for the placeholders of insertIntentSql().
[[nodiscard]] QVariantList intentValues(const Order &order);
/// The statement that inserts an order's signed transaction, after its request.
[[nodiscard]] QString insertAttemptSql();
/// The order's values for the placeholders of insertAttemptSql().
[[nodiscard]] QVariantList attemptValues(const Order &order);

/// The statement that reserves the lamports of an order for its API key, in the transaction of the other two.
[[nodiscard]] QString insertSpendingSql();
/// The order's values for the placeholders of insertSpendingSql(). `key`: the API key's row.
[[nodiscard]] QVariantList spendingValues(const Order &order, qint64 key);

/// The statement that writes an attempt's outcome and wipes a final one's wire bytes; no row if the status forbids it.
[[nodiscard]] QString settleSql();
/// The outcome for the placeholders of settleSql(). `attempt`: the row's number.
[[nodiscard]] QVariantList settledValues(const Order &order, qint64 attempt);

/// "SELECT i.seq ... FROM intent i JOIN attempt a ...", for read(); the caller adds a WHERE. The first column is the
/// order's number in the journal: later ones have greater numbers. `withWire` false: without the wire bytes.
[[nodiscard]] QString selectSql(bool withWire);
/// The order in the query's present row, which selectSql() selected; without idempotency key and spend, which are not
/// read back. Damaged when a column has a value that no order has.
[[nodiscard]] Result<Order> read(const QSqlQuery &row);
/// The status in a column `status`. Damaged for a number that no order has.
[[nodiscard]] Result<OrderStatus> statusIn(const QVariant &column);

} // namespace curvedesk::orderRow
