// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/service/coin/QuoteTypes.h"
#include "ui/chart/PriceAxis.h"

#include <QWidget>

#include <optional>

class QSplitter;
class QStackedWidget;
class QTabBar;

namespace curvedesk {

class CandleChart;
class CandleHistory;
class CandleTableModel;
class CurrentCoin;
class CurveChart;
class Desk;
class DeskTable;
class EmptyState;
class IconButton;
class MarketFeed;
class WalletBook;

/// The selected coin's charts: candles, curve or both, or the candles as a table; with their interval, unit and
/// exports.
class ChartView final : public QWidget
{
    Q_OBJECT

public:
    /// The references must outlive it.
    ChartView(Desk &desk, MarketFeed &feed, CurrentCoin &coin, WalletBook &book, QWidget *parent = nullptr);

    /// Shows the path of the order being typed on the curve; nullopt: none.
    void setOrder(const std::optional<Quote> &quote);
    /// True: shows prices of one token, else market capitalisations; saves nothing.
    void setUnit(bool isPrice);
    [[nodiscard]] bool isPriceShown() const;
    /// The view of both charts asks for no more than that of the candles, which it turns into where the room is low.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A picture or an export is written, or is not: `text` for a notice.
    void noticed(const QString &text, bool isGood);

protected:
    void resizeEvent(QResizeEvent *event) override; ///< calls offerBoth() and showView()

private:
    enum View { CandlesView, CurveView, BothView, TableView };

    void buildLayout(); ///< places charts and table below buildTabs()
    [[nodiscard]] QWidget *buildTabs(); ///< the row of views, intervals, units and menu
    /// Follows coin, feed, wallets and controls, and the time once a second.
    void connectAll(MarketFeed &feed);
    /// Shows the coin's curve; of another coin than before also candles and marks, which it asks for.
    void showCoin();
    void showView(int view); ///< with the tabs that it needs and has room for
    /// Leaves out the tab of both charts where they have no room below each other. Where they have, the tab comes back,
    /// and so do they if they were shown until then.
    void offerBoth();
    /// The height in pixels that the curve needs below the candles.
    [[nodiscard]] int curveRoom() const;
    void showCandles(); ///< gives those of m_history to the chart and its table; does not change the view
    void sayWhyEmpty(); ///< in place of candles and of the table, once an answer is there
    void showMenu(); ///< opens the menu of unit, interval, place in time and exports
    /// Chooses the interval by the coin's age, unless the user has chosen one; asks for no candles.
    void chooseInterval(const TokenSummary &token);
    /// Asks for the trades of the marked wallets, and marks them in place of the former ones, which stay after an
    /// error.
    void askMarks();
    /// Adds those of the trades that are to be marked, and shows them.
    void addMarks(const QList<TradeRow> &trades);
    /// The wallets whose trades are marked: the user's, and the creator's.
    [[nodiscard]] QStringList markedWallets() const;
    [[nodiscard]] PriceUnit unit() const { return isPriceShown() ? PriceUnit::TokenPrice : PriceUnit::MarketCap; }
    /// The chosen interval, in seconds.
    [[nodiscard]] int interval() const;
    /// Asks for a file, writes the charts or the table to it as a picture that names coin, interval and time, and emits
    /// noticed().
    void savePicture();
    /// Asks for a file, writes the coin's candles to it as CSV, in the unit that is shown, and emits noticed().
    void exportCandles();

    Desk &m_desk;
    CurrentCoin &m_coin;
    WalletBook &m_book;
    CandleHistory *m_history;
    CandleTableModel *m_rows;
    QTabBar *m_views;
    QTabBar *m_intervals;
    QTabBar *m_units;
    IconButton *m_menu;
    QStackedWidget *m_pages;
    QSplitter *m_charts;
    CandleChart *m_candles;
    CurveChart *m_curve;
    DeskTable *m_table;
    EmptyState *m_empty; ///< in place of a table without rows
    QString m_mint; ///< the coin whose interval and marks are chosen
    QString m_creator; ///< address of its creator
    QList<TradeRow> m_marked; ///< trades of markedWallets()
    bool m_hasChosenInterval = false;
    bool m_wantsBoth = false; ///< the view of both charts was shown until there was no room
};

} // namespace curvedesk
