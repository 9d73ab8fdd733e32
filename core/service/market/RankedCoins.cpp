// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/RankedCoins.h"

#include <QCoro/QCoroTimer>
#include <QDateTime>
#include <QPointer>

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostRankings = 4; // one for each list of the window
constexpr std::size_t coinsAtOnce = 50; // some milliseconds
constexpr int mostWorkShare = 20; // a ranking that took a second is kept for 20
constexpr std::chrono::milliseconds turnOfOthers{1};

/// The error Unavailable, of a question while there is no market, or when it was replaced meanwhile.
tl::unexpected<Error> noMarket()
{
    return failure(ErrorCode::Unavailable, u"the market is starting"_s);
}

/// The place that a cursor names; the empty one is before all. Nullopt: it is not ours.
std::optional<CoinRanking::Place> placeOf(const QString &cursor)
{
    constexpr qint64 largest = std::numeric_limits<qint64>::max();
    if (cursor.isEmpty())
        return CoinRanking::Place{largest, largest};
    const QStringList parts = cursor.split(u'.');
    bool isKey = false;
    bool isId = false;
    const CoinRanking::Place place{parts.value(0).toLongLong(&isKey), parts.value(1).toLongLong(&isId)};
    return isKey && isId && parts.size() == 2 ? std::optional(place) : std::nullopt;
}

} // namespace

RankedCoins::RankedCoins(qint64 keptMs)
    : m_keptMs(keptMs)
{
}

void RankedCoins::setMarket(const Market *market)
{
    m_market = market;
    ++m_generation;
    m_rankings.clear();
}

std::shared_ptr<RankedCoins::Kept> RankedCoins::findOrAdd(CoinOrder order)
{
    const auto found = std::ranges::find_if(m_rankings, [&](const auto &each) { return each->order == order; });
    const auto kept = found == m_rankings.end() ? std::make_shared<Kept>() : *found;
    kept->order = order;
    if (found != m_rankings.end())
        m_rankings.erase(found);
    m_rankings.prepend(kept);
    m_rankings.resize(std::min(m_rankings.size(), mostRankings));
    return kept;
}

void RankedCoins::beginWhereOld(Kept &kept, bool isFirstPage) const
{
    const qint64 keptMs = std::max(m_keptMs, kept.workNs * mostWorkShare / 1'000'000);
    const bool isGood = kept.ready && (!isFirstPage || !kept.age.hasExpired(keptMs));
    if (kept.next || isGood)
        return;
    kept.next = std::make_unique<CoinRanking>();
    kept.next->order = kept.order;
    kept.next->nowSeconds = QDateTime::currentSecsSinceEpoch();
    kept.workNs = 0;
}

Outcome RankedCoins::makePart(Kept &kept) const
{
    QElapsedTimer time;
    time.start();
    const Outcome ranked = m_market->rank(*kept.next);
    kept.workNs += time.nsecsElapsed();
    if (!ranked) {
        kept.next.reset();
    } else if (kept.next->isWhole) {
        kept.ready = std::move(kept.next);
        kept.age.start();
    }
    return ranked;
}

Task<RankedPage> RankedCoins::page(CoinOrder order, int limit, QString cursor)
{
    const auto from = placeOf(cursor);
    if (!from)
        co_return failure(ErrorCode::InvalidInput, u"cursor is not one of ours"_s);
    if (m_market == nullptr)
        co_return noMarket();
    const QPointer<RankedCoins> self(this);
    const int generation = m_generation;
    const std::shared_ptr<Kept> kept = findOrAdd(order);
    beginWhereOld(*kept, cursor.isEmpty());
    // Whoever waits for the ranking makes the next part of it, in turn. A later page need not wait for a newer one.
    while (kept->next && (cursor.isEmpty() || !kept->ready)) {
        if (const Outcome made = makePart(*kept); !made)
            co_return failure(made.error());
        co_await QCoro::sleepFor(turnOfOthers);
        if (!self || generation != m_generation)
            co_return noMarket();
    }
    if (!kept->ready) // making it failed for another who waited
        co_return noMarket();
    const std::shared_ptr<const CoinRanking> ranking = kept->ready;
    const auto behind = ranking->below(*from);
    const auto places = behind.first(std::min(behind.size(), static_cast<std::size_t>(limit)));
    RankedPage page;
    for (std::size_t first = 0; first < places.size(); first += coinsAtOnce) {
        if (first > 0) {
            co_await QCoro::sleepFor(turnOfOthers);
            if (!self || generation != m_generation)
                co_return noMarket();
        }
        const auto coins
            = m_market->coinsAt(*ranking, places.subspan(first, std::min(coinsAtOnce, places.size() - first)));
        if (!coins)
            co_return failure(coins.error());
        page.coins += *coins;
    }
    if (places.size() < behind.size())
        page.next = u"%1.%2"_s.arg(places.back().key).arg(places.back().id);
    co_return page;
}

} // namespace curvedesk
#include "moc_RankedCoins.cpp"
