// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/service/order/LandingState.h"

#include <QPointer>

/// Asks a cluster about one order, and turns its answers into evidence.
namespace curvedesk::landing {

struct Answer
{
    std::optional<Evidence> evidence; ///< nullopt: the cluster closes, and must not be asked again at once
    std::optional<TransactionRecord> record; ///< the record, if it has exactly the order's bytes
    QString refusal; ///< the cluster's reason why the bytes can never land
};

/// True when the cluster closed instead of answering.
template<class T> [[nodiscard]] bool isCancelled(const Result<T> &result)
{
    return !result && result.error().code == ErrorCode::Cancelled;
}

/// Sends the order's bytes to the cluster. The evidence is Sent: Refused, with `refusal`, for ProgramRejected, and
/// Failed for other errors, which prove nothing; there is none when the cluster closes. Journals nothing.
[[nodiscard]] QCoro::Task<Answer> send(QPointer<Cluster> cluster, Order order);
/// Asks the cluster for the order's record. The evidence is RecordRead, Unanswered for an error; `record` is set where
/// it has exactly the order's bytes. No evidence when the cluster closes.
[[nodiscard]] QCoro::Task<Answer> readRecord(QPointer<Cluster> cluster, Order order);
/// Searches the cluster's history of the wallet for the order, newest first, back to a transaction from before it was
/// signed, or to the first on a chain that is whole since then. `isThorough`: up to 1000 transactions, not 30, for a
/// busy wallet. The evidence is HistoryRead, Unanswered for an error; there is none when the cluster closes.
[[nodiscard]] QCoro::Task<Answer> searchHistory(QPointer<Cluster> cluster, Order order, bool isThorough);

} // namespace curvedesk::landing
