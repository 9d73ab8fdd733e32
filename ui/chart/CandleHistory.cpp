// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/CandleHistory.h"

#include "ui/desk/Desk.h"
#include "ui/state/MarketFeed.h"

#include <algorithm>
#include <utility>

namespace curvedesk {

CandleHistory::CandleHistory(Desk &desk, MarketFeed &feed, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(everyMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (std::exchange(m_isOld, false))
            askNewest();
    });
    connect(&feed, &MarketFeed::tradesHappened, this, [this](const QList<TradeRow> &trades) {
        if (std::ranges::none_of(trades, [this](const TradeRow &trade) { return trade.mint == m_mint; }))
            return;
        // The first trade of a burst causes a request at once, the others together when the timer fires.
        m_isOld = m_timer.isActive();
        if (m_isOld)
            return;
        m_timer.start();
        askNewest();
    });
    connect(&feed, &MarketFeed::repaired, this, [this] { follow(m_mint, m_interval); });
}

void CandleHistory::follow(const QString &mint, int intervalSeconds)
{
    const bool isSame = mint == m_mint && intervalSeconds == m_interval;
    m_mint = mint;
    m_interval = intervalSeconds;
    ++m_generation;
    m_isAskingEarlier = false;
    m_isKnown = false;
    m_error.reset();
    m_earlier.clear();
    if (!isSame) {
        m_candles.clear();
        emit changed();
    }
    askNewest();
}

void CandleHistory::askNewest()
{
    if (m_mint.isEmpty())
        return;
    m_desk.candles(this, m_mint, m_interval, pageSize, {},
                   [this, generation = m_generation](const Result<MarketService::CandlePage> &answer) {
                       if (generation != m_generation)
                           return;
                       if (answer) {
                           join(*answer);
                       } else if (m_candles.isEmpty()) {
                           m_error = answer.error();
                           emit changed();
                       }
                   });
}

void CandleHistory::join(const MarketService::CandlePage &newest)
{
    // Earlier candles stay, if the page continues them and they are not too many.
    auto kept = m_candles.begin();
    if (m_isKnown && m_candles.size() <= (m_hasAskedEarlier ? mostAsked : mostFollowed) && !newest.candles.isEmpty()
        && !m_candles.isEmpty() && newest.candles.first().openTime <= m_candles.last().openTime)
        kept = std::ranges::lower_bound(m_candles, newest.candles.first().openTime, {}, &Candle::openTime);
    m_candles.erase(kept, m_candles.end());
    if (m_candles.isEmpty()) {
        m_earlier = newest.next;
        m_hasAskedEarlier = false;
    }
    m_isKnown = true;
    m_error.reset();
    m_candles.append(newest.candles);
    emit changed();
}

void CandleHistory::askEarlier()
{
    if (m_isAskingEarlier || m_earlier.isEmpty())
        return;
    m_isAskingEarlier = true;
    m_desk.candles(this, m_mint, m_interval, pageSize, m_earlier,
                   [this, generation = m_generation, cursor = m_earlier](const auto &answer) {
                       if (generation != m_generation)
                           return;
                       m_isAskingEarlier = false;
                       if (!answer || cursor != m_earlier)
                           return; // others took the place of the candles that the page continues
                       m_earlier = answer->next;
                       m_hasAskedEarlier = true;
                       m_candles = answer->candles + m_candles;
                       emit changed();
                   });
}

} // namespace curvedesk
#include "moc_CandleHistory.cpp"
