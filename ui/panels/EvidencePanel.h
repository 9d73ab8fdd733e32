// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFigures.h"
#include "core/market/MarketTypes.h"
#include "core/market/ProfitLots.h"
#include "ui/widgets/Card.h"

#include <QPointer>
#include <QSet>
#include <QTimer>

#include <optional>

class QStackedWidget;

namespace curvedesk {

class Banner;
class CsvExport;
class Desk;
class DeskSelection;
class DeskTable;
class HolderTableModel;
class LinkButton;
class MarketFeed;
class OrderTableModel;
class PositionTableModel;
class TextLabel;
class TightTabs;
class TradeTableModel;
class WalletBook;
struct CsvDocument;
struct Error;
struct OrderSummary;

/// Four tables: the user's orders (Activity), the coin's trades, the positions, and the coin's holders.
class EvidencePanel final : public Card
{
    Q_OBJECT

public:
    enum Tab { ActivityTab, TradesTab, PositionsTab, HoldersTab };

    /// Asks for the orders at once. All references must outlive the panel.
    EvidencePanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

    [[nodiscard]] OrderTableModel &orders() const { return *m_orders; }
    [[nodiscard]] TradeTableModel &tape() const { return *m_tape; } ///< of the coin's trades
    /// Makes a panel with the coin's trades alone, for a place beside the chart.
    [[nodiscard]] QWidget *newTape();
    [[nodiscard]] QString nameOf(Tab tab) const; ///< its words in the window's language
    void openTab(Tab tab); ///< shows the table, and gives its tab the focus
    /// Opens the sheet of an order, which follows it while it is open; asks for one that the list does not have, and
    /// emits noticed() after an error.
    void openOrder(const QString &id);
    /// Asks for a file and writes to it all that the shown table is a part of: all orders, all trades of the coin, all
    /// positions, or all holders of the coin; cancels an export that is under way.
    void exportOrCancel();
    /// Asks for a file and writes to it what the wallets gained and lost; only noticed() while an export goes on.
    void exportProfit(CostMethod method);

signals:
    /// Text for a notice.
    void noticed(const QString &text, bool isGood);
    /// The selected position shall be sold.
    void sellRequested();
    /// Whether the rows of a table were read may have changed.
    void readingChanged();

protected:
    /// Calls showExport() when parts of the panel, such as the tabs, ask for another size.
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override; ///< calls showExport()

private:
    void buildLayout(); ///< the four tables with their menus, and the lines below them
    /// What the rows of a table are.
    enum class Subject { Orders, Trades, Positions, Holders };
    /// Why a table may lack rows that there are: the market cannot be read, no coin is chosen, or the rows were not
    /// read yet. Empty where it has them all.
    [[nodiscard]] QString unreadReason(Subject subject) const;
    /// Adds a tab with a table.
    void addTab(const QString &name, DeskTable *table, const QString &icon, const QString &emptySentence,
                Subject subject);
    /// Adds the explorer's pages to the menus of the table's rows.
    void addExplorer(const DeskTable &table);
    /// Highlights the position of the selected wallet and coin, or none, and calls showSummary().
    void markPosition();
    void openReceipt(const OrderSummary &order); ///< its sheet, as openOrder()
    void askOrders(); ///< the newest page, as askOrdersAt()
    /// Asks for a page of orders and takes it into the list, or shows the error.
    void askOrdersAt(const QString &cursor);
    void askTrades(); ///< empties the coin's tape and asks for its newest trades, or shows the error
    /// Asks for the positions of all own wallets, shows them and follows their prices; one request at a time. An error
    /// is shown while none were read; later it changes nothing.
    void askPositions();
    void askPositionsSoon(); ///< as askPositions(), at most once in a while
    /// Notes that these rows were read and emits readingChanged(); or shows the error, until the same rows are read.
    void noteAnswer(Subject subject, const Error *error = nullptr);
    /// Asks for holders and creator of the coin, while their tab is shown; an error changes nothing.
    void askHolders();
    /// Shows the button of the export where it has room or can cancel one.
    void showExport();
    /// Shows what stands below the table: summary, the highlighted order's reason, the button that sells.
    void showSummary();
    /// What became of the one highlighted order, where the table cuts it; else empty.
    [[nodiscard]] QString highlightedReason() const;
    /// Follows the market cap of each coin held from now on, and asks for those not known, again after an error.
    void followPrices();
    /// Takes new market caps into the positions.
    void followMarket(const QList<TokenSummary> &tokens);
    /// Asks for a file, writes the document to it page by page, and emits noticed() at the end.
    void startExport(const CsvDocument &document);
    /// The documents to export, whose pages are asked of the desk while they are written.
    [[nodiscard]] CsvDocument tradesDocument(); ///< all trades of the coin
    [[nodiscard]] CsvDocument positionsDocument(); ///< those of all present wallets, in one page
    [[nodiscard]] CsvDocument holdersDocument(); ///< all holders of the coin, in one page
    [[nodiscard]] CsvDocument ordersDocument(); ///< all orders
    [[nodiscard]] CsvDocument profitDocument(CostMethod method); ///< reads all orders before its first row

    Desk &m_desk;
    DeskSelection &m_selection;
    WalletBook &m_book;
    OrderTableModel *m_orders;
    TradeTableModel *m_tape;
    PositionTableModel *m_positions;
    HolderTableModel *m_holders;
    QString m_creator; ///< of the coin; empty: not known yet
    std::optional<Holders> m_heldBy; ///< nullopt: not known yet
    QTimer m_holdersTimer;
    TextLabel *m_summary;
    TextLabel *m_reason; ///< of the highlighted order, whole
    DeskTable *m_orderTable = nullptr;
    DeskTable *m_positionTable = nullptr;
    TightTabs *m_tabs;
    QStackedWidget *m_pages;
    Banner *m_banner;
    std::optional<Subject> m_failed; ///< whose error m_banner shows
    LinkButton *m_export;
    QPointer<CsvExport> m_exporting; ///< under way
    LinkButton *m_sell; ///< the marked position
    qint64 m_startedMs; ///< pending orders older than this were left open by an earlier run
    QTimer m_positionsTimer;
    bool m_isAskingPositions = false;
    QSet<Subject> m_read; ///< besides holders; trades: of the selected coin
};

} // namespace curvedesk
