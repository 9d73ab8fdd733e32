// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"

#include <QByteArray>
#include <QList>

/// Orders as CSV (RFC 4180, UTF-8): stable English column names, exact integers, UTC times; no text can be a formula.
namespace curvedesk::orderCsv {

/// The line of the column names; amounts are in lamports and base units.
[[nodiscard]] QByteArray header();
/// A line for each order, in their order; a moved amount that is not known is empty.
[[nodiscard]] QByteArray rows(const QList<OrderSummary> &orders);

} // namespace curvedesk::orderCsv
