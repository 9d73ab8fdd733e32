// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/journal/Order.h"

/// Whether to believe what a cluster says of an order. Pure.
namespace curvedesk::landingProof {

/// The record holds exactly the order's bytes, and tells the same outcome as the status.
[[nodiscard]] bool isRecordOf(const TransactionRecord &record, const Order &order, const SignatureStatus &status);

/// True for a slot so old that the order cannot have landed in it or before: it was not signed yet.
[[nodiscard]] bool isBeforeSigning(quint64 slot, const Order &order);

/// True for a status that counts as an outcome without a record: two endpoints give it, or the chain itself.
[[nodiscard]] bool isQuorum(const StatusLookup &lookup, bool isAuthoritative);

} // namespace curvedesk::landingProof
