// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFigures.h"
#include "core/market/MarketTypes.h"
#include "core/service/order/OrderSummary.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace curvedesk {

class Desk;

/// Emits the core's signals at most once a frame, each coin and order in its newest state: no burst blocks the window.
class MarketFeed final : public QObject
{
    Q_OBJECT

public:
    static constexpr int frameMs = 16;
    /// The most trades of one frame; of more only the newest are kept.
    static constexpr qsizetype maxTradesAFrame = 500;

    /// `desk` must outlive the feed.
    explicit MarketFeed(Desk &desk, QObject *parent = nullptr);

    /// The slot that the core told last, before slotChanged(); it may also fall. 0 before the first.
    [[nodiscard]] quint64 newestSlot() const { return m_slot; }
    /// Milliseconds without a slot where that makes prices old; negative: since the start, age not known; 0: fresh.
    [[nodiscard]] qint64 staleMs() const { return m_staleMs; }
    void setStaleMs(qint64 milliseconds); ///< emits staleChanged() for another value; the window calls it by its clock

signals:
    /// Coins that are new or changed in the last frame, in no order.
    void tokensChanged(const QList<curvedesk::TokenSummary> &tokens);
    /// Trades of the last frame in the order in which they came: the oldest first, but for those that fill a gap.
    void tradesHappened(const QList<curvedesk::TradeRow> &trades);
    /// Orders that changed in the last frame, in the order of their first change.
    void ordersChanged(const QList<curvedesk::OrderSummary> &orders);
    void kingChanged(const QString &mint); ///< empty: there is none any more
    /// A fork dropped trades or coins of earlier signals, or a gap was filled: read everything that is shown again.
    /// Trades that came before in the same frame are not emitted.
    void repaired();
    void walletsChanged(); ///< wallets or their balances may have changed: ask for them again
    void slotChanged(quint64 slot); ///< the last one that the frame brought; it may also fall
    /// The age of prices in milliseconds, negative: not known: each second while they are old; 0: they are fresh again.
    void staleChanged(qint64 staleMs);
    /// Figures that one panel asked the core for: that panel, not the feed, emits this signal, and all panels show
    /// them. `isWhole`: other coins did not move in five minutes.
    void figuresRead(const QList<curvedesk::CoinFigures> &figures, bool isWhole);

private:
    void startFrame(); ///< has the signals emitted in frameMs, unless a frame has begun already
    /// Emits what arrived during the frame and forgets it; leaves out the oldest trades beyond maxTradesAFrame.
    void emitCollected();

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
    qint64 m_staleMs = 0;
};

} // namespace curvedesk
