// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFigures.h"
#include "core/market/MarketTypes.h"
#include "core/market/ProfitLots.h"
#include "ui/widgets/Card.h"

#include <QMap>
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

/// Four tables: the user's orders (Activity), the coin's trades, the positions, and the coin's holders. The desk reads
/// them from journal and market's file, to which it adds a coin that only the cluster knows; it asks the cluster for
/// positions, network and cluster for details of coins, which it may keep on disk.
class EvidencePanel final : public Card
{
    Q_OBJECT

public:
    enum Tab { ActivityTab, TradesTab, PositionsTab, HoldersTab };

    /// Asks for the orders at once, for other rows as coin, wallets and market change. All references must outlive it.
    EvidencePanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, WalletBook &book);

    [[nodiscard]] OrderTableModel &orders() const { return *m_orders; }
    [[nodiscard]] TradeTableModel &tape() const { return *m_tape; } ///< of the coin's trades
    /// Makes a panel with the coin's trades alone, for a place beside the chart; the caller owns it.
    [[nodiscard]] QWidget *newTape();
    [[nodiscard]] QString nameOf(Tab tab) const; ///< its words in the window's language
    /// Shows the table, focuses its tab; a change to the holders asks the desk for them and (network) the creator.
    void openTab(Tab tab);
    /// Opens the sheet of an order, which follows it and may ask for its trades. One that the list lacks is read from
    /// the journal; it opens with the answer unless another sheet is open then; after an error emits noticed().
    void openOrder(const QString &id);
    /// Asks for a file and writes to it all that the shown table is a part of: all orders, all trades of the coin, all
    /// positions, or all holders of the coin; or only cancels an export under way; noticed() at the end of either.
    void exportOrCancel();
    /// Asks for a file, writes gains and losses to it, noticed() at the end; while another one goes on only noticed().
    void exportProfit(CostMethod method);

signals:
    void noticed(const QString &text, bool isGood); ///< the text for a notice; none of an export without a file chosen
    void sellRequested(); ///< the user wants to sell the position of the selected wallet and coin
    void readingChanged(); ///< whether the rows of a table were read may have changed

protected:
    /// Shows or hides the export's button by the room, when parts of the panel, such as the tabs, ask for another size.
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override; ///< shows or hides the export's button by the room

private:
    void buildLayout(); ///< the four tables with their menus, and the lines below them
    /// What the rows of a table are.
    enum class Subject { Orders, Trades, Positions, Holders };
    /// Why a table may lack rows that there are: the market cannot be read, no coin is chosen, or the rows were not
    /// read yet. Empty where it has them all.
    [[nodiscard]] QString unreadReason(Subject subject) const;
    /// Adds a tab with a table; while that has no rows, the sentence or unreadReason() stands in its place.
    void addTab(const QString &name, DeskTable *table, const QString &icon, const QString &emptySentence,
                Subject subject);
    void addExplorer(const DeskTable &table); ///< has links to the block explorer's pages in the menus of its rows
    void markPosition(); ///< highlights the selected wallet's position in the coin, or none; shows what stands below
    void openReceipt(const OrderSummary &order); ///< opens its sheet, which follows it and may ask for its trades
    /// Lists a page of orders (readingChanged()), asks on if none is new; or shows the error. No `cursor`: newest.
    void askOrders(const QString &cursor);
    /// Empties the tape, asks for the coin's newest trades, keeps live ones (readingChanged()); or shows the error.
    void askTrades();
    /// Asks (cluster) for positions of all own wallets, shows them (readingChanged()), asks (network) for details of
    /// those without a price; one at a time, else again soon. An error is shown only while none were read.
    void askPositions();
    void askPositionsSoon(); ///< has the cluster asked for positions in 0.4 s, once for all calls until then
    /// Keeps in mind that these rows were read, readingChanged(); or shows the error, until the same rows are read.
    void noteAnswer(Subject subject, const Error *error = nullptr);
    /// While their tab is shown, asks for and shows the holders, with readingChanged(), and until it is known the
    /// creator, by the coin's details, for which the network may be asked too; an error changes nothing.
    void askHolders();
    void showExport(); ///< shows the button of the export where it has room or can cancel one
    /// Shows what stands below the table: summary, the highlighted order's reason, the button that sells.
    void showSummary();
    /// What became of the one highlighted order, where the table cuts it; else empty.
    [[nodiscard]] QString highlightedReason() const;
    /// Has followMarket() take the market cap of each coin held from now on, and asks the desk (maybe the network; it
    /// may keep details on disk) for caps not known, which the table then shows; after an error asks at the next call.
    void followPrices();
    /// Takes the new market caps of the coins that followPrices() found held into the positions.
    void followMarket(const QList<TokenSummary> &tokens);
    /// Asks for a file, writes the document to it page by page, while the button cancels it; noticed() at the end.
    void startExport(const CsvDocument &document);
    [[nodiscard]] CsvDocument tradesDocument(); ///< to export all trades of the coin, asked for while it is written
    [[nodiscard]] CsvDocument positionsDocument(); ///< to export the positions of all wallets, asked for in one page
    [[nodiscard]] CsvDocument holdersDocument(); ///< to export all holders of the coin, asked for in one page
    [[nodiscard]] CsvDocument ordersDocument(); ///< to export all orders, asked for while it is written
    /// To export gains and losses; asks for all own trades and all orders before its first row is written.
    [[nodiscard]] CsvDocument profitDocument(CostMethod method);

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
    QMap<Subject, Error> m_failed; ///< one of which m_banner shows
    LinkButton *m_export;
    QPointer<CsvExport> m_exporting; ///< under way
    LinkButton *m_sell; ///< the marked position
    qint64 m_startedMs; ///< pending orders older than this were left open by an earlier run
    QTimer m_positionsTimer;
    bool m_isAskingPositions = false;
    QSet<Subject> m_read; ///< besides holders; trades: of the selected coin
};

} // namespace curvedesk
