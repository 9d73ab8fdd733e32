// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/service/coin/QuoteTypes.h"
#include "ui/widgets/Card.h"

#include <QTimer>

#include <optional>

class QSplitter;
class QStackedWidget;
class QTabBar;

namespace curvedesk {

class Banner;
class CandleChart;
class CoinHeader;
class CurrentCoin;
class CurveChart;
class Desk;
class DeskSelection;
class EmptyState;
class MarketFeed;
class TradeTableModel;

/// The selected coin: its header, its candles, and its curve with the order being typed.
class CoinPanel final : public Card
{
    Q_OBJECT

public:
    /// `tape`: the coin's trades, from which the user's own are marked in the chart.
    CoinPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, CurrentCoin &coin, const TradeTableModel &tape,
              QWidget *parent = nullptr);

    /// Shows the path of the order being typed on the curve; nullopt: none.
    void setOrder(const std::optional<Quote> &quote);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout();
    [[nodiscard]] QWidget *buildTabs();
    void clearForSelection();
    void sayWhyEmpty();
    void showCoin();
    void showView(int view);
    void askCandles();
    void askCandlesSoon();
    void chooseInterval(const TokenSummary &token);
    void showMarks();
    [[nodiscard]] int interval() const;

    Desk &m_desk;
    DeskSelection &m_selection;
    CurrentCoin &m_coin;
    const TradeTableModel &m_tape;
    QStackedWidget *m_pages;
    Banner *m_banner;
    CoinHeader *m_header;
    EmptyState *m_empty;
    QTabBar *m_views;
    QTabBar *m_intervals;
    QSplitter *m_charts;
    CandleChart *m_candles;
    CurveChart *m_curve;
    QTimer m_candlesTimer;
    bool m_candlesAreOld = false;
    bool m_hasChosenInterval = false;
};

} // namespace curvedesk
