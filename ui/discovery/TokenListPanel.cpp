// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/TokenListPanel.h"

#include "ui/discovery/CoinFilterPopup.h"
#include "ui/discovery/CoinPictures.h"
#include "ui/discovery/TokenListPage.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TightTabs.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QScreen>
#include <QStackedWidget>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The column's name in the menu, where there is room for words.
QString longName(int column)
{
    switch (column) {
    case TokenTableModel::ProgressColumn:
        return TokenListPanel::tr("Progress on the curve");
    case TokenTableModel::MarketCapColumn:
        return TokenListPanel::tr("Market cap");
    case TokenTableModel::ChangeColumn:
        return TokenListPanel::tr("Change in five minutes");
    case TokenTableModel::HourChangeColumn:
        return TokenListPanel::tr("Change in an hour");
    case TokenTableModel::DayChangeColumn:
        return TokenListPanel::tr("Change in a day");
    case TokenTableModel::VolumeColumn:
        return TokenListPanel::tr("Volume of a day");
    case TokenTableModel::HoldersColumn:
        return TokenListPanel::tr("Holders");
    case TokenTableModel::AgeColumn:
        return TokenListPanel::tr("Age");
    default:
        return TokenListPanel::tr("Last trade");
    }
}

} // namespace

TokenListPanel::TokenListPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection)
    : Card({})
    , m_columns(TokenListPage::usualColumns())
    , m_tabs(new TightTabs(u"tokenTabs"_s, tr("Which coins")))
    , m_pages(new QStackedWidget)
    , m_menu(new IconButton(u"more"_s, tr("Columns, order and filter of the list")))
{
    setObjectName(u"tokenListPanel"_s);
    setAccessibleName(tr("Coins"));
    m_menu->setObjectName(u"tokenListMenu"_s);
    auto *pictures = new CoinPictures(desk, this);
    const auto add = [&](TokenTableModel::Selection which, const QString &name, const QString &objectName) {
        auto *list = new TokenListPage(which, desk, feed, selection, *pictures);
        list->setObjectName(objectName);
        connect(list, &TokenListPage::menuRequested, this, &TokenListPanel::showMenu);
        connect(list, &TokenListPage::filterCleared, this, [this] { setFilter({}); });
        m_lists.append(list);
        m_tabs->addTab(name);
        m_pages->addWidget(list);
    };
    add(TokenTableModel::Selection::Rising, tr("Rising"), u"risingCoins"_s);
    add(TokenTableModel::Selection::New, tr("New"), u"newCoins"_s);
    add(TokenTableModel::Selection::Graduating, tr("Graduating"), u"graduatingCoins"_s);
    add(TokenTableModel::Selection::Watched, tr("Watched"), u"watchedCoins"_s);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_menu, &QPushButton::clicked, this, &TokenListPanel::openMenu);
    header()->setContentsMargins(1, 0, 2, 0);
    header()->insertWidget(0, m_tabs);
    header()->addWidget(m_menu);
    body()->addWidget(m_pages);
}

void TokenListPanel::setColumns(const QList<int> &columns)
{
    m_columns = columns;
    for (TokenListPage *list : std::as_const(m_lists))
        list->setColumns(columns);
}

QList<int> TokenListPanel::orders() const
{
    QList<int> orders;
    for (const TokenListPage *list : m_lists)
        orders << list->model().orderColumn() << list->model().order();
    return orders;
}

void TokenListPanel::setOrders(const QList<int> &orders)
{
    for (qsizetype i = 0; i < m_lists.size(); ++i) {
        const int column = orders.value(2 * i);
        const Qt::SortOrder order
            = orders.value(2 * i + 1) == Qt::AscendingOrder ? Qt::AscendingOrder : Qt::DescendingOrder;
        TokenListPage *list = m_lists.at(i);
        const bool isNew = column != list->model().orderColumn() || order != list->model().order();
        if (column > TokenTableModel::CoinColumn && column < TokenTableModel::ColumnCount && isNew)
            list->setOrder(static_cast<TokenTableModel::Column>(column), order);
    }
}

void TokenListPanel::setFilter(const CoinFilter &filter)
{
    m_filter = filter;
    for (TokenListPage *list : std::as_const(m_lists))
        list->setFilter(filter);
}

void TokenListPanel::openMenu()
{
    showMenu(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
}

void TokenListPanel::openFilter()
{
    auto *popup = new CoinFilterPopup(m_filter, this);
    connect(popup, &CoinFilterPopup::changed, this, &TokenListPanel::setFilter);
    popup->adjustSize();
    const QRect room = screen()->availableGeometry();
    const QPoint below = m_menu->mapToGlobal(QPoint(0, m_menu->height()));
    popup->move(qMin(below.x(), room.right() - popup->width()), qMin(below.y(), room.bottom() - popup->height()));
    popup->show();
}

void TokenListPanel::showMenu(const QPoint &at)
{
    TokenListPage *list = m_lists.at(m_tabs->currentIndex());
    auto *menu = new QMenu(this);
    menu->setObjectName(u"tokenListPopup"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(tr("Columns"));
    for (int column = 1; column < TokenTableModel::ColumnCount; ++column) {
        QAction *action = menu->addAction(longName(column));
        action->setCheckable(true);
        action->setChecked(m_columns.contains(column));
        connect(action, &QAction::toggled, this, [this, column](bool isShown) {
            QList<int> columns = m_columns;
            columns.removeAll(column);
            if (isShown)
                columns.append(column);
            setColumns(columns);
        });
    }
    QMenu *order = menu->addMenu(tr("Order by"));
    auto *group = new QActionGroup(menu);
    for (int column = 1; column < TokenTableModel::ColumnCount; ++column) {
        QAction *action = order->addAction(longName(column));
        action->setCheckable(true);
        action->setChecked(column == list->model().orderColumn());
        group->addAction(action);
        connect(action, &QAction::triggered, list,
                [list, column] { list->orderBy(static_cast<TokenTableModel::Column>(column)); });
    }
    menu->addAction(tr("Filter…"), this, &TokenListPanel::openFilter);
    menu->popup(at);
}

} // namespace curvedesk
#include "moc_TokenListPanel.cpp"
