// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/ProfitPages.h"

#include "core/market/MarketCursor.h"
#include "ui/text/OrderText.h"

#include <algorithm>
#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// A position behind all trades of a slot.
qint64 endOfSlot(quint64 slot)
{
    return chainPosition::of(slot, chainPosition::maxPlace, chainPosition::maxEvent)
        .value_or(std::numeric_limits<qint64>::max());
}

} // namespace

const ProfitPages::Page &ProfitPages::pageOfTurn() const
{
    const auto after = std::ranges::upper_bound(m_pages, m_turns.at(m_taken).place, {}, &Page::firstPlace);
    return *std::prev(after);
}

bool ProfitPages::isHeld(const Turn &trade) const
{
    const auto found = m_trades.constFind(trade.position);
    return found != m_trades.cend() && qHash(found->trade.row.signature) == trade.place;
}

std::optional<qint64> ProfitPages::wantedTrades() const
{
    if (!m_hasTrades)
        return m_lastTrade;
    if (!m_isSorted || isOver() || !m_turns.at(m_taken).isTrade || isHeld(m_turns.at(m_taken)))
        return std::nullopt;
    return m_turns.at(m_taken).position - 1;
}

Outcome ProfitPages::takeTrades(const QList<WalletTrade> &trades, bool isLast)
{
    if (m_isSorted) {
        m_trades.clear();
        for (const WalletTrade &each : trades)
            m_trades.insert(each.trade.position, each);
        if (!isHeld(m_turns.at(m_taken)))
            return failure(ErrorCode::Unavailable, u"the market's trades changed while they were read"_s);
        return {};
    }
    for (const WalletTrade &each : trades) {
        m_lastTrade = each.trade.position;
        const quint64 hash = qHash(each.trade.row.signature);
        if (!m_firstTrades.contains(hash))
            m_firstTrades.insert(hash, m_turns.size());
        m_turns.push_back({.position = m_lastTrade, .place = hash, .isTrade = true});
    }
    m_hasTrades = isLast;
    return {};
}

std::optional<QString> ProfitPages::wanted() const
{
    if (!m_isSorted)
        return m_hasTrades ? std::optional(m_pages.back().cursor) : std::nullopt;
    if (isOver() || m_turns.at(m_taken).isTrade || m_held.contains(m_turns.at(m_taken).place))
        return std::nullopt;
    return pageOfTurn().cursor;
}

bool ProfitPages::addTurn(const OrderSummary &order, quint64 place)
{
    if (order.status != TradeStatus::Succeeded && order.status != TradeStatus::Failed)
        return false;
    const auto first = m_firstTrades.constFind(qHash(order.signature));
    if (first == m_firstTrades.cend()) {
        // Nobody knows its place in the slot: it comes right before the next order of it that has one.
        m_turns.push_back({.position = m_younger.value(order.slot, endOfSlot(order.slot)), .place = place});
        return true;
    }
    if (!orderText::isMovedKnown(order))
        return false;
    const Turn trade = m_turns.at(*first);
    const auto isOfTrade = [&trade](const Turn &each) { return each.isTrade && each.place == trade.place; };
    for (std::size_t i = *first; i < m_turns.size() && isOfTrade(m_turns[i]); ++i)
        m_turns[i].isOrders = true;
    m_turns.push_back({.position = trade.position, .place = place});
    m_younger.insert(chainPosition::slotOf(trade.position), trade.position);
    return true;
}

void ProfitPages::take(const QList<OrderSummary> &orders, const QString &next)
{
    if (m_isSorted) {
        hold(orders, pageOfTurn().firstPlace);
        return;
    }
    const bool isFirst = m_hasTurn.empty();
    for (const OrderSummary &order : orders)
        m_hasTurn.push_back(addTurn(order, m_hasTurn.size()));
    // New orders come to the first page, and move its others: it is kept, and not read again.
    if (isFirst)
        hold(orders, 0);
    if (!next.isEmpty()) {
        m_pages.push_back({next, m_hasTurn.size()});
        return;
    }
    std::erase_if(m_turns, [](const Turn &each) { return each.isOrders; });
    // In the order of the chain; of two at one position the older order, which is farther down, comes first.
    std::ranges::sort(m_turns, [](const Turn &a, const Turn &b) {
        return a.position != b.position ? a.position < b.position : a.place > b.place;
    });
    m_isSorted = true;
    m_firstTrades = {};
    m_younger = {};
}

void ProfitPages::hold(const QList<OrderSummary> &orders, quint64 firstPlace)
{
    quint64 place = firstPlace;
    for (const OrderSummary &order : orders) {
        if (place < m_hasTurn.size() && m_hasTurn[place])
            m_held.insert_or_assign(place, order);
        ++place;
    }
}

QByteArray ProfitPages::takeRows(qsizetype most)
{
    QByteArray out;
    for (qsizetype i = 0; i < most && m_isSorted && !isOver(); ++i) {
        const Turn &turn = m_turns.at(m_taken);
        if (turn.isTrade) {
            if (!isHeld(turn))
                break;
            out += m_csv.takeTrade(m_trades.value(turn.position));
        } else {
            const auto found = m_held.find(turn.place);
            if (found == m_held.end())
                break;
            out += m_csv.takeOrder(found->second);
            m_held.erase(found);
        }
        ++m_taken;
    }
    return out;
}

} // namespace curvedesk
