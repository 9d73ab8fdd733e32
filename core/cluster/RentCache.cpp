// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/RentCache.h"

#include <QPointer>

namespace curvedesk {

using namespace Qt::StringLiterals;

RentCache::RentCache(Cluster &cluster, QObject *parent)
    : QObject(parent)
    , m_cluster(cluster)
{
}

Task<Rent> RentCache::get()
{
    if (m_rent)
        co_return *m_rent;
    // An account size above that of any account of a trade, so that the price of a byte is exact for all of them.
    constexpr quint64 sampleSize = 1'000;
    const QPointer<RentCache> self(this);
    Task<Lamports> emptyAsked = m_cluster.rentExemptMinimum(0);
    Task<Lamports> sampleAsked = m_cluster.rentExemptMinimum(sampleSize);
    const Result<Lamports> empty = co_await emptyAsked;
    const Result<Lamports> sample = co_await sampleAsked;
    if (!empty)
        co_return failure(empty.error());
    if (!sample)
        co_return failure(sample.error());
    const std::optional<Lamports> ofData = sample->minus(*empty);
    if (!ofData || ofData->value() % sampleSize != 0)
        co_return failure(ErrorCode::UpstreamRejected, u"The cluster's rent does not grow with the size of accounts"_s);
    const Rent rent{empty->value(), ofData->value() / sampleSize};
    if (self)
        m_rent = rent;
    co_return rent;
}

} // namespace curvedesk
#include "moc_Cluster.cpp"
#include "moc_RentCache.cpp"
