// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/TransactionLookup.h"

namespace curvedesk::orderJson {

/// The wire text of a kind: "buy", "sell", "launch" or "transfer".
[[nodiscard]] QByteArrayView kindText(OrderSummary::Kind kind);
/// The reply of GET /orders/{id}: amounts in lamports and base units, times in milliseconds. What moved is null where
/// no node kept the record that shows it.
[[nodiscard]] QByteArray encode(const OrderSummary &order);
/// The reply of GET /orders: amounts in lamports and base units, times in milliseconds.
[[nodiscard]] QByteArray encode(const OrderDesk::Page &page);
/// The reply of GET /transactions/{signature}: amounts in lamports and base units, block time in milliseconds.
[[nodiscard]] QByteArray encode(const TransactionOutcome &transaction);

extern const std::span<const ReplyField> orderFields;
extern const std::span<const ReplyField> orderPageFields;
extern const std::span<const ReplyField> transactionFields;

} // namespace curvedesk::orderJson
