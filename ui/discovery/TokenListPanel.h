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

/// The coins of the market in four tabs: rising, new, close to graduation, and watched.
class TokenListPanel final : public Card
{
    Q_OBJECT

public:
    /// All references must outlive the panel.
    TokenListPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, QWidget *parent = nullptr);

    /// The columns that the lists show besides the coin.
    [[nodiscard]] const QList<int> &columns() const { return m_columns; }
    void setColumns(const QList<int> &columns); ///< of all lists
    /// Column and Qt::SortOrder of each list, for the settings.
    [[nodiscard]] QList<int> orders() const;
    void setOrders(const QList<int> &orders); ///< as orders(); a list stays as it is where they name no column
    /// What the lists leave out, but for Watched.
    [[nodiscard]] const CoinFilter &filter() const { return m_filter; }
    void setFilter(const CoinFilter &filter); ///< of all lists but Watched, which are read anew
    void openMenu(); ///< opens the menu of columns, order and filter, below its button
    /// Opens the small sheet of the filter, whose changes go to setFilter().
    void openFilter();

private:
    /// Opens the menu of the columns of all lists, the order of the shown one, and the filter, at this point of the
    /// screen.
    void showMenu(const QPoint &at);

    QList<int> m_columns;
    CoinFilter m_filter;
    TightTabs *m_tabs;
    QStackedWidget *m_pages;
    QList<TokenListPage *> m_lists;
    IconButton *m_menu;
};

} // namespace curvedesk
