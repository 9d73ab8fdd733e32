// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/service/order/LandingState.h"

#include <QPointer>

/// The questions about one order that a cluster is asked, and its answers as evidence.
namespace curvedesk::landing {

struct Answer
{
    std::optional<Evidence> evidence; ///< nullopt: the cluster closes, and must not be asked at once
    std::optional<TransactionRecord> record; ///< of exactly the order's bytes
    QString refusal; ///< why the cluster says that the bytes can never land
};

/// Hands the order's bytes over.
[[nodiscard]] QCoro::Task<Answer> send(QPointer<Cluster> cluster, Order order);
/// Reads what the cluster recorded of the order.
[[nodiscard]] QCoro::Task<Answer> readRecord(QPointer<Cluster> cluster, Order order);
/// Looks for the order among its wallet's transactions, newest first, back to one of before it was signed.
/// `isThorough`: as far back as a busy wallet's minutes reach.
[[nodiscard]] QCoro::Task<Answer> searchHistory(QPointer<Cluster> cluster, Order order, bool isThorough);

} // namespace curvedesk::landing
