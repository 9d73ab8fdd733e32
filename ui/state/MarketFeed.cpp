// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/state/MarketFeed.h"

#include "ui/desk/Desk.h"

#include <algorithm>
#include <utility>

namespace curvedesk {

MarketFeed::MarketFeed(Desk &desk, QObject *parent)
    : QObject(parent)
{
    m_frame.setSingleShot(true);
    m_frame.setInterval(frameMs);
    m_frame.setTimerType(Qt::PreciseTimer);
    connect(&m_frame, &QTimer::timeout, this, &MarketFeed::emitCollected);
    connect(&desk, &Desk::tokenChanged, this, [this](const TokenSummary &token) {
        m_tokens.insert(token.mint, token);
        startFrame();
    });
    connect(&desk, &Desk::tradeHappened, this, [this](const TradeRow &trade) {
        m_trades.append(trade);
        if (m_trades.size() >= 2 * maxTradesAFrame)
            m_trades.remove(0, m_trades.size() - maxTradesAFrame);
        startFrame();
    });
    connect(&desk, &Desk::orderChanged, this, [this](const OrderSummary &order) {
        const auto known = std::ranges::find(m_orders, order.id, &OrderSummary::id);
        if (known != m_orders.end())
            *known = order;
        else
            m_orders.append(order);
        startFrame();
    });
    connect(&desk, &Desk::kingChanged, this, [this](const QString &mint) {
        m_king = mint;
        m_kingChanged = true;
        startFrame();
    });
    connect(&desk, &Desk::marketRepaired, this, [this] {
        m_trades.clear(); // the receivers read again, and get the trades that were not dropped
        m_repaired = true;
        startFrame();
    });
    connect(&desk, &Desk::walletsChanged, this, [this] {
        m_walletsChanged = true;
        startFrame();
    });
    connect(&desk, &Desk::slotChanged, this, [this](quint64 slot) {
        m_slot = slot;
        m_slotChanged = true;
        startFrame();
    });
}

void MarketFeed::setStaleMs(qint64 milliseconds)
{
    if (std::exchange(m_staleMs, milliseconds) != milliseconds)
        emit staleChanged(milliseconds);
}

void MarketFeed::startFrame()
{
    if (!m_frame.isActive())
        m_frame.start();
}

void MarketFeed::emitCollected()
{
    // All members are moved out first, because a handler may cause the next event.
    const QHash<QString, TokenSummary> tokens = std::exchange(m_tokens, {});
    QList<TradeRow> trades = std::exchange(m_trades, {});
    const QList<OrderSummary> orders = std::exchange(m_orders, {});
    if (trades.size() > maxTradesAFrame)
        trades.remove(0, trades.size() - maxTradesAFrame);
    if (std::exchange(m_slotChanged, false))
        emit slotChanged(m_slot);
    if (!tokens.isEmpty())
        emit tokensChanged(tokens.values());
    if (!trades.isEmpty())
        emit tradesHappened(trades);
    if (!orders.isEmpty())
        emit ordersChanged(orders);
    if (std::exchange(m_repaired, false))
        emit repaired();
    if (std::exchange(m_kingChanged, false))
        emit kingChanged(m_king);
    if (std::exchange(m_walletsChanged, false))
        emit walletsChanged();
}

} // namespace curvedesk
#include "moc_MarketFeed.cpp"
