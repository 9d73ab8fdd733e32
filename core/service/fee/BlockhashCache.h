// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Latch.h"
#include "core/cluster/Cluster.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace curvedesk {

/// The times of a BlockhashCache.
struct BlockhashTimes
{
    std::chrono::milliseconds refreshEvery{5'000};
    std::chrono::milliseconds discardAfter{20'000}; ///< age; a blockhash lives 60 to 90 seconds
    std::chrono::milliseconds likelyFor{60'000}; ///< how long an order is likely after it was expected
};

/// Keeps a recent blockhash while orders are likely, so that a click does not wait for one. It asks an authoritative
/// cluster (the sandbox) each time, which costs nothing and gives the blockhash that lives longest.
class BlockhashCache final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BlockhashCache)

public:
    /// Slots after which half of a blockhash's 150 blocks may be gone.
    static constexpr quint64 halfUsedSlots = 75;

    /// `cluster` must outlive the cache. `times`: others than the usual ones, for tests.
    explicit BlockhashCache(Cluster &cluster, BlockhashTimes times = {});

    /// Gives a blockhash young enough to sign with: the kept one, else the cluster's. Counts as expectOrders(), which
    /// starts a timer. Unavailable when the cluster has none as young; the cluster's errors; Cancelled.
    [[nodiscard]] Task<LatestBlockhash> getForOrder();
    /// The time since the cluster gave this blockhash, as the kept one; 0 for any other: it was not kept.
    [[nodiscard]] std::chrono::milliseconds ageOf(const Hash &blockhash) const;
    /// Call when an order is likely: keeps a blockhash ready for `likelyFor` from now, asking the cluster at once where
    /// none is fresh, and every `refreshEvery` by a timer. Nothing where the cluster is authoritative.
    void expectOrders();

private:
    /// True when the kept blockhash may be signed with: it isYoung() and came less than `discardAfter` ago.
    [[nodiscard]] bool isFresh() const;
    /// True while at least half of the slots in which the blockhash is valid are left, by the newest one; asks nobody.
    [[nodiscard]] bool isYoung(const LatestBlockhash &blockhash) const;
    /// Asks the cluster once for all waiting callers, and lets them go on; not to be called while it asks. Keeps the
    /// blockhash in place of the former one where it is young and that one is not fresh or expires no later; a failure
    /// only sets m_lastError.
    QCoro::Task<> refresh();

    Cluster &m_cluster;
    const BlockhashTimes m_times;
    std::optional<LatestBlockhash> m_held;
    QElapsedTimer m_heldFor;
    QElapsedTimer m_expectedFor;
    QTimer m_timer;
    std::shared_ptr<Latch> m_refreshing; ///< opens with the answer; nullptr: no request is under way
    Error m_lastError; ///< the answer of getForOrder() without a usable blockhash
};

} // namespace curvedesk
