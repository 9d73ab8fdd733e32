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

/// What happened: one's orders and their outcomes, the coin's trades, and what is held.
class EvidencePanel final : public Card
{
    Q_OBJECT

public:
    EvidencePanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

    [[nodiscard]] OrderTableModel &orders() const { return *m_orders; }
    [[nodiscard]] TradeTableModel &tape() const { return *m_tape; }
    void showActivity();

signals:
    void noticed(const QString &text, bool isGood);

private:
    void buildLayout();
    void addTab(const QString &name, DeskTable *table, const QString &icon, const QString &emptySentence);
    void openOrder(const QString &id);
    void askOrders();
    void askTrades();
    void askPositions();
    void askPositionsSoon();
    void exportCsv();
    void writeCsv(const QString &path);

    Desk &m_desk;
    DeskSelection &m_selection;
    WalletBook &m_book;
    OrderTableModel *m_orders;
    TradeTableModel *m_tape;
    PositionTableModel *m_positions;
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    Banner *m_banner;
    LinkButton *m_export;
    qint64 m_startedMs; ///< orders that were open before this are an earlier run's
    QTimer m_positionsTimer;
};

} // namespace curvedesk
