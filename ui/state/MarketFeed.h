// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/service/order/OrderSummary.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace curvedesk {

class Desk;

/// The core's signals at the window's pace. A storm of events becomes at most one delivery a frame, each coin and order
/// once in it with its newest state.
class MarketFeed final : public QObject
{
    Q_OBJECT

public:
    static constexpr int frameMs = 16;
    /// Trades beyond this in one frame could not be read anyway: the newest are kept.
    static constexpr qsizetype maxTradesAFrame = 500;

    /// `desk` must outlive the feed.
    explicit MarketFeed(Desk &desk, QObject *parent = nullptr);

signals:
    void tokensChanged(const QList<curvedesk::TokenSummary> &tokens);
    /// Oldest first.
    void tradesHappened(const QList<curvedesk::TradeRow> &trades);
    /// In the order in which they changed first.
    void ordersChanged(const QList<curvedesk::OrderSummary> &orders);
    void kingChanged(const QString &mint);
    /// Trades or coins told of before are no more: ask again for what is shown.
    void repaired();
    void walletsChanged();
    void slotChanged(quint64 slot);

private:
    void schedule();
    void deliver();

    QTimer m_frame;
    QHash<QString, TokenSummary> m_tokens;
    QList<TradeRow> m_trades;
    QList<OrderSummary> m_orders;
    QString m_king;
    bool m_kingChanged = false;
    bool m_repaired = false;
    bool m_walletsChanged = false;
    bool m_slotChanged = false;
    quint64 m_slot = 0;
};

} // namespace curvedesk
