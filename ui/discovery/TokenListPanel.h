// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/discovery/CoinFilter.h"
#include "ui/widgets/Card.h"

class QStackedWidget;

namespace curvedesk {

class Desk;
class DeskSelection;
class MarketFeed;
class IconButton;
class TightTabs;
class TokenListPage;

/// The coins of the market in four tabs: rising, new, close to graduation, and watched. Reading watched ones may ask
/// the network and keep coins and pictures; figures read are told to all panels (MarketFeed::figuresRead()).
class TokenListPanel final : public Card
{
    Q_OBJECT

public:
    /// Has the desk read all lists at once (watched coins maybe by the network). All references must outlive the panel.
    TokenListPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection);

    [[nodiscard]] const QList<int> &columns() const { return m_columns; } ///< that the lists show besides the coin
    void setColumns(const QList<int> &columns); ///< of all lists; that in view soon asks for figures
    /// Column and Qt::SortOrder of each list, one list behind the other, for the settings.
    [[nodiscard]] QList<int> orders() const;
    /// Orders each list by its column and Qt::SortOrder and has it read anew; nothing for its own, or for no column.
    void setOrders(const QList<int> &orders);
    [[nodiscard]] const CoinFilter &filter() const { return m_filter; } ///< what the lists but Watched leave out
    void setFilter(const CoinFilter &filter); ///< of all lists but Watched; has those read anew where it is new
    void openMenu(); ///< opens the menu of columns, order and filter, below its button
    void openFilter(); ///< opens the small sheet of the filter, whose changes go to setFilter()

private:
    /// Opens the menu of all lists' columns, the shown one's order and the filter, at this point of the screen.
    void showMenu(const QPoint &at);

    QList<int> m_columns;
    CoinFilter m_filter;
    TightTabs *m_tabs;
    QStackedWidget *m_pages;
    QList<TokenListPage *> m_lists;
    IconButton *m_menu;
};

} // namespace curvedesk
