// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/widgets/Card.h"

#include <QTimer>

class QStackedWidget;
class QTabBar;

namespace curvedesk {

class Banner;
class Desk;
class DeskSelection;
class DeskTable;
class LinkButton;
class MarketFeed;
class OrderTableModel;
class PositionTableModel;
class TradeTableModel;
class WalletBook;
struct CsvDocument;

/// Three tables: the user's orders (Activity), the coin's trades, and the positions.
class EvidencePanel final : public Card
{
    Q_OBJECT

public:
    EvidencePanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

    [[nodiscard]] OrderTableModel &orders() const { return *m_orders; }
    [[nodiscard]] TradeTableModel &tape() const { return *m_tape; }
    void showActivity();

signals:
    /// Text for a notice.
    void noticed(const QString &text, bool isGood);

private:
    void buildLayout();
    /// `isOfTheMarket`: its table is also empty while the market cannot be read, and then shows that reason.
    void addTab(const QString &name, DeskTable *table, const QString &icon, const QString &emptySentence,
                bool isOfTheMarket);
    void markPosition();
    void openOrder(const QString &id);
    void askOrders();
    void askTrades();
    void askPositions();
    void askPositionsSoon();
    void exportCsv();
    [[nodiscard]] CsvDocument ordersDocument();

    Desk &m_desk;
    DeskSelection &m_selection;
    WalletBook &m_book;
    OrderTableModel *m_orders;
    TradeTableModel *m_tape;
    PositionTableModel *m_positions;
    DeskTable *m_positionTable = nullptr;
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    Banner *m_banner;
    LinkButton *m_export;
    qint64 m_startedMs; ///< pending orders older than this were left open by an earlier run
    QTimer m_positionsTimer;
};

} // namespace curvedesk
