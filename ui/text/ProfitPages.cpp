// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/ProfitPages.h"

#include <algorithm>

namespace curvedesk {

namespace {

/// True for an order whose outcome is part of the chain: only such a one has rows.
bool hasLanded(const OrderSummary &order)
{
    return order.status == TradeStatus::Succeeded || order.status == TradeStatus::Failed;
}

} // namespace

const ProfitPages::Page &ProfitPages::pageOfTurn() const
{
    const auto after = std::ranges::upper_bound(m_pages, m_turns.at(m_written).place, {}, &Page::firstPlace);
    return *std::prev(after);
}

std::optional<QString> ProfitPages::wanted() const
{
    if (!m_isSorted)
        return m_pages.back().cursor;
    if (isOver() || m_held.contains(m_turns.at(m_written).place))
        return std::nullopt;
    return pageOfTurn().cursor;
}

void ProfitPages::take(const QList<OrderSummary> &orders, const QString &next)
{
    if (m_isSorted) {
        hold(orders, pageOfTurn().firstPlace);
        return;
    }
    const bool isFirst = m_hasLanded.empty();
    for (const OrderSummary &order : orders) {
        if (hasLanded(order))
            m_turns.push_back({order.slot, m_hasLanded.size()});
        m_hasLanded.push_back(hasLanded(order));
    }
    // New orders come to the first page, and move its others: it is kept, and not read again.
    if (isFirst)
        hold(orders, 0);
    if (!next.isEmpty()) {
        m_pages.push_back({next, m_hasLanded.size()});
        return;
    }
    // In the order of the chain; within a slot the older order, which is farther down, comes first.
    std::ranges::sort(
        m_turns, [](const Turn &a, const Turn &b) { return a.slot != b.slot ? a.slot < b.slot : a.place > b.place; });
    m_isSorted = true;
}

void ProfitPages::hold(const QList<OrderSummary> &orders, quint64 firstPlace)
{
    quint64 place = firstPlace;
    for (const OrderSummary &order : orders) {
        if (place < m_hasLanded.size() && m_hasLanded[place])
            m_held.insert_or_assign(place, order);
        ++place;
    }
}

QByteArray ProfitPages::takeRows(qsizetype most)
{
    QByteArray out;
    for (qsizetype i = 0; i < most && m_isSorted && !isOver(); ++i) {
        const auto found = m_held.find(m_turns.at(m_written).place);
        if (found == m_held.end())
            break;
        out += m_csv.takeOrder(found->second);
        m_held.erase(found);
        ++m_written;
    }
    return out;
}

} // namespace curvedesk
