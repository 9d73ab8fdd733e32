// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/fee/BlockhashCache.h"

#include <QPointer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The error Unavailable, for a cluster that answers with blockhashes that are too old.
Error noneUsable()
{
    return {ErrorCode::Unavailable, u"no node of the cluster gave a blockhash that is recent enough"_s, std::nullopt,
            0};
}

} // namespace

BlockhashCache::BlockhashCache(Cluster &cluster, BlockhashTimes times)
    : m_cluster(cluster)
    , m_times(times)
    , m_lastError(noneUsable())
{
    m_timer.setInterval(m_times.refreshEvery);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (std::chrono::milliseconds(m_expectedFor.elapsed()) >= m_times.likelyFor)
            m_timer.stop();
        else if (!m_refreshing)
            refresh();
    });
}

bool BlockhashCache::isFresh() const
{
    if (!m_held || std::chrono::milliseconds(m_heldFor.elapsed()) >= m_times.discardAfter)
        return false;
    return isYoung(*m_held);
}

bool BlockhashCache::isYoung(const LatestBlockhash &blockhash) const
{
    const quint64 slot = m_cluster.slot();
    return slot <= blockhash.slot || slot - blockhash.slot <= halfUsedSlots;
}

std::chrono::milliseconds BlockhashCache::ageOf(const Hash &blockhash) const
{
    const bool isKept = m_held && m_held->blockhash == blockhash;
    return std::chrono::milliseconds(isKept ? m_heldFor.elapsed() : 0);
}

void BlockhashCache::expectOrders()
{
    if (m_cluster.isAuthoritative())
        return;
    m_expectedFor.start();
    if (!m_timer.isActive())
        m_timer.start();
    if (!isFresh() && !m_refreshing)
        refresh();
}

Task<LatestBlockhash> BlockhashCache::getForOrder()
{
    if (m_cluster.isAuthoritative()) {
        Result<LatestBlockhash> newest = co_await m_cluster.latestBlockhash();
        co_return newest;
    }
    const QPointer<BlockhashCache> self(this);
    expectOrders();
    if (!isFresh()) {
        if (const std::shared_ptr<Latch> refreshing = m_refreshing)
            co_await refreshing->wait();
        if (!self)
            co_return failure(ErrorCode::Cancelled, u"the program is closing"_s);
    }
    if (!isFresh())
        co_return failure(m_lastError);
    co_return *m_held;
}

QCoro::Task<> BlockhashCache::refresh()
{
    const QPointer<BlockhashCache> self(this);
    const auto asked = std::make_shared<Latch>(*this);
    m_refreshing = asked;
    const Result<LatestBlockhash> newest = co_await m_cluster.latestBlockhash();
    if (!self)
        co_return;
    if (!newest) {
        m_lastError = newest.error();
    } else if (!isYoung(*newest)) {
        m_lastError = noneUsable(); // the node lags, or the newest slot is wrong: the next answer may do
    } else if (!isFresh() || newest->lastValidBlockHeight >= m_held->lastValidBlockHeight) {
        // A node that lags answers with an older blockhash, which would expire sooner.
        m_held = *newest;
        m_heldFor.start();
        m_lastError = noneUsable();
    }
    m_refreshing.reset();
    asked->open();
}

} // namespace curvedesk
#include "moc_BlockhashCache.cpp"
