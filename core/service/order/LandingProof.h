// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/journal/Order.h"

/// Whether to believe what a cluster says of an order. Pure.
namespace curvedesk::landingProof {

/// The record is that of the order's own bytes, and tells the same outcome as the status.
[[nodiscard]] bool isRecordOf(const TransactionRecord &record, const Order &order, const SignatureStatus &status);

/// True for a slot so old that the order cannot have landed in it or before: it was not signed yet.
[[nodiscard]] bool isBeforeSigning(quint64 slot, const Order &order);

/// False for a status that cannot be true: from before the order was signed. Bytes that did not exist cannot have
/// landed. `newestSlot`: as the cluster tells it.
[[nodiscard]] bool isPlausible(const SignatureStatus &status, const Order &order, quint64 newestSlot);

} // namespace curvedesk::landingProof
