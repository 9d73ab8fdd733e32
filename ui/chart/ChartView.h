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

/// The selected coin's charts: candles, curve, both, or a table of the candles; with interval, unit and exports. The
/// core reads the market's file for it, to which it adds a coin that only the cluster knows.
class ChartView final : public QWidget
{
    Q_OBJECT

public:
    /// Shows no coin before CurrentCoin::changed(). The references must outlive it.
    ChartView(Desk &desk, MarketFeed &feed, CurrentCoin &coin, WalletBook &book, QWidget *parent = nullptr);

    /// Shows the path of the order being typed on the curve; nullopt: none.
    void setOrder(const std::optional<Quote> &quote);
    /// True: chart and table show prices of one token, else market capitalisations; writes no settings.
    void setUnit(bool isPrice);
    [[nodiscard]] bool isPriceShown() const; ///< chart and table show prices of a token, not market caps
    /// In pixels; of both charts without the curve's height, because in less room only the candles are shown.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A picture or an export is written (`isGood`), or is not: `text` for a notice. Not when the user cancels.
    void noticed(const QString &text, bool isGood);

protected:
    /// Leaves the view of both charts while it has no room; shows the tabs of intervals and units where they fit.
    void resizeEvent(QResizeEvent *event) override;

private:
    enum View { CandlesView, CurveView, BothView, TableView };

    void buildLayout(); ///< places charts, table and empty state below the row of buildTabs()
    [[nodiscard]] QWidget *buildTabs(); ///< makes the row of views, intervals, units and menu; the caller owns it
    /// Follows coin, feed, wallets, network and controls from now on, and the time once a second.
    void connectAll(MarketFeed &feed);
    /// Shows the coin's curve, whose details must be known; for another coin than before also chooses the interval, and
    /// asks the core for candles and marks.
    void showCoin();
    void showView(int view); ///< shows its page; the tabs of intervals and units where it has candles and room
    /// Hides the view of both charts and its tab where they have no room; with room shows it again if it was shown.
    void offerBoth();
    [[nodiscard]] int curveRoom() const; ///< the height in pixels that the curve needs below the candles
    /// Gives those of m_history to chart and table, or says why there are none; a chart that goes back to the coin's
    /// first trade has the core asked for earlier ones.
    void showCandles();
    void sayWhyEmpty(); ///< sets the words in place of candles, empty before an answer; TableView: shows them or rows
    void showMenu(); ///< opens the menu of unit, interval, place in time and exports
    /// Chooses the interval by the coin's age, unless the user has chosen one; asks for no candles.
    void chooseInterval(const TokenSummary &token);
    /// Asks the core for trades of markedWallets(), if there is a coin, and marks only them; an error changes nothing.
    void askMarks();
    /// Adds the trades of markedWallets() in the shown coin to the marked ones, each once, and shows all marks.
    void addMarks(const QList<TradeRow> &trades);
    /// The wallets whose trades are marked: the user's, and the coin's creator.
    [[nodiscard]] QStringList markedWallets() const;
    [[nodiscard]] PriceUnit unit() const { return isPriceShown() ? PriceUnit::TokenPrice : PriceUnit::MarketCap; }
    [[nodiscard]] int interval() const; ///< the chosen one, in seconds
    /// Takes a picture of charts or table that names coin, interval and time, opens a dialog for a file, and once one
    /// is chosen writes it there and emits noticed().
    void savePicture();
    /// Opens a dialog for a file; once one is chosen, asks core (maybe cluster) for all candles of coin and interval,
    /// writes them there as CSV, in the unit that is shown, and emits noticed().
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
