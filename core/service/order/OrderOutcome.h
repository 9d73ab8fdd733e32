// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/journal/Order.h"
#include "core/pump/curve/PumpEvents.h"
#include "core/service/order/OrderSummary.h"

#include <optional>

/// Reads an order's outcome out of the cluster's status and record.
namespace curvedesk::orderOutcome {

/// Makes this copy of an order Pending, and clears its outcome but for settledMs; writes no journal.
void clear(Order &order);
/// Sets the outcome in this copy of a landed order, of which settledMs is set, and writes no journal: status, slot, its
/// block's time, error, moved amounts, change of the balance and network fee (lamports). Without a `record` the fee is
/// the one that its bytes pay, the time is not known, and only a transfer's amounts are.
void apply(Order &order, const SignatureStatus &status, const std::optional<TransactionRecord> &record);

/// The trades of `user` on the curve of `mint` that a transaction made. Reads the log, which is cut when it grows long,
/// only where the inner calls show none.
[[nodiscard]] QList<TradeEvent> tradesOf(const TransactionRecord &record, const Address &user, const Address &mint);

/// The error of a transaction that landed and failed, by its logs and the program of its failing instruction:
/// SlippageExceeded, CurveComplete, InsufficientFunds or ProgramRejected.
[[nodiscard]] Error explain(const TransactionRecord &record, const TransactionError &error);

/// True for a record of exactly the order's bytes.
[[nodiscard]] bool isRecordOf(const TransactionRecord &record, const Order &order);

/// The order as window and API show it. Its network fee is the paid one, else what its bytes would pay; 0 if expired.
[[nodiscard]] OrderSummary summaryOf(const Order &order);
/// The answer to the request that made the order; at most one of its three limits is set.
[[nodiscard]] TradeReceipt receiptOf(const OrderSummary &order);

} // namespace curvedesk::orderOutcome
