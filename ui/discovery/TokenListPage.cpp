// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/TokenListPage.h"

#include "ui/desk/Desk.h"
#include "ui/dialogs/ExplorerDialog.h"
#include "ui/discovery/CoinFilterPopup.h"
#include "ui/discovery/CoinPictures.h"
#include "ui/models/CellRoles.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/NetworkText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/CellDelegate.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/Skeleton.h"

#include <QDateTime>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

enum Page { TablePage, EmptyPage, LoadingPage };

/// The coin's column is at least this wide, in pixels at 100 %.
constexpr int firstColumnWidth = 118;

/// The list's name, for screen readers.
QString nameOf(TokenTableModel::Selection which)
{
    switch (which) {
    case TokenTableModel::Selection::Rising:
        return TokenListPage::tr("Rising coins");
    case TokenTableModel::Selection::New:
        return TokenListPage::tr("Newest coins");
    case TokenTableModel::Selection::Graduating:
        return TokenListPage::tr("Coins close to graduation");
    case TokenTableModel::Selection::Watched:
        return TokenListPage::tr("Watched coins");
    }
    return {};
}

/// What an empty list without a filter says.
QString emptySentenceOf(TokenTableModel::Selection which)
{
    switch (which) {
    case TokenTableModel::Selection::Rising:
    case TokenTableModel::Selection::New:
        return TokenListPage::tr("No coins yet. Launch the first one.");
    case TokenTableModel::Selection::Graduating:
        return TokenListPage::tr("No coin is past half of its curve.");
    case TokenTableModel::Selection::Watched:
        return TokenListPage::tr("Coins you star are listed here.");
    }
    return {};
}

} // namespace

TokenListPage::TokenListPage(TokenTableModel::Selection which, Desk &desk, MarketFeed &feed, DeskSelection &selection,
                             CoinPictures &pictures)
    : m_which(which)
    , m_desk(desk)
    , m_feed(feed)
    , m_selection(selection)
    , m_pictures(pictures)
    , m_model(new TokenTableModel(which, this))
    , m_pages(new QStackedWidget)
    , m_banner(new Banner)
    , m_filterLine(new Banner)
{
    buildLayout(nameOf(which));
    connect(&feed, &MarketFeed::tokensChanged, m_model, &TokenTableModel::applyChanges);
    connect(&feed, &MarketFeed::figuresRead, m_model, &TokenTableModel::applyFigures);
    connect(&feed, &MarketFeed::repaired, this, &TokenListPage::refresh);
    connect(&feed, &MarketFeed::staleChanged, m_model, [this](qint64 staleMs) { m_model->setStale(staleMs != 0); });
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &TokenListPage::showFittingPage);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &TokenListPage::showFittingPage);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TokenListPage::showFittingPage);
    connect(m_model, &TokenTableModel::figureMoved, m_table, [this](const QModelIndex &cell, bool isUp) {
        qobject_cast<CellDelegate *>(m_table->itemDelegate())->flash(cell, isUp);
    });
    connect(m_model, &TokenTableModel::endRemoved, this, [this] { m_isEndRemoved = true; });
    connect(m_banner, &Banner::retryRequested, this, &TokenListPage::refresh);
    connect(m_filterLine, &Banner::actionRequested, this, &TokenListPage::filterCleared);
    connect(m_clearFilter, &QPushButton::clicked, this, &TokenListPage::filterCleared);
    connect(m_table, &DeskTable::heldChanged, m_model, &TokenTableModel::setFrozen);
    connect(m_table, &DeskTable::rowChosen, &selection, &DeskSelection::setMint);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &TokenListPage::askNextPageIfScrolled);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &TokenListPage::askPicturesSoon);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &TokenListPage::askPicturesSoon);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TokenListPage::askPicturesSoon);
    m_model->setPictures(pictures);
    connect(&pictures, &CoinPictures::arrived, this, [this](const QString &mint) {
        m_table->update(m_model->index(m_model->rowOf(mint), TokenTableModel::CoinColumn));
    });
    m_toPictures.setSingleShot(true);
    connect(&m_toPictures, &QTimer::timeout, this, [this] {
        if (isVisible())
            m_pictures.ask(mintsInView(), qRound(themeOf(this).scaled(24) * devicePixelRatioF()));
    });
    connect(&selection, &DeskSelection::mintChanged, this, [this] { markSelectedCoin(true); });
    connect(&desk, &Desk::networkStateChanged, this, &TokenListPage::showFittingPage);
    if (which == TokenTableModel::Selection::Watched) {
        connect(&selection, &DeskSelection::watchedChanged, this, [this](const QStringList &mints) {
            m_model->setWatched(mints);
            askWatched();
        });
        m_model->setWatched(selection.watched());
    }
    auto *second = new QTimer(this);
    connect(second, &QTimer::timeout, this, &TokenListPage::everySecond);
    second->start(1000);
    m_model->setNow(QDateTime::currentMSecsSinceEpoch());
    showOrder();
    refresh();
}

void TokenListPage::buildLayout(const QString &name)
{
    m_table = new DeskTable(name, m_model, 36);
    m_table->setColumnWidths({0, 56, 52, 60, 60, 60, 62, 62, 50, 46});
    m_table->setChosenColumns(m_columns, firstColumnWidth);
    QHeaderView *heading = m_table->horizontalHeader();
    heading->setSectionsClickable(true);
    heading->setSortIndicatorShown(true);
    heading->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(heading, &QHeaderView::sectionClicked, this,
            [this](int column) { orderBy(static_cast<TokenTableModel::Column>(column)); });
    connect(heading, &QWidget::customContextMenuRequested, this,
            [this, heading](const QPoint &at) { emit menuRequested(heading->mapToGlobal(at)); });
    connect(m_table, &DeskTable::rowMenuRequested, this, [this](QMenu *menu, const QModelIndex &row) {
        const QString mint = row.data(MintRole).toString();
        menu->addAction(m_selection.watched().contains(mint) ? tr("Stop watching") : tr("Watch"), this,
                        [this, mint] { m_selection.toggleWatched(mint); });
        menu->addSeparator();
        ExplorerDialog::addActions(*menu, row, m_desk.network(), window());
    });
    m_empty = new EmptyState(m_which == TokenTableModel::Selection::Watched ? u"star"_s : u"chart"_s,
                             emptySentenceOf(m_which));
    m_clearFilter = m_empty->addAction(tr("Clear the filter"));
    m_clearFilter->hide();
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(new Skeleton(36));
    m_pages->setCurrentIndex(LoadingPage);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_filterLine);
    column->addWidget(m_pages, 1);
}

QList<int> TokenListPage::usualColumns()
{
    return {TokenTableModel::ProgressColumn, TokenTableModel::MarketCapColumn, TokenTableModel::ChangeColumn};
}

void TokenListPage::setColumns(const QList<int> &columns)
{
    m_columns = columns;
    m_table->setChosenColumns(columns, firstColumnWidth);
    m_secondsToFigures = 0;
}

void TokenListPage::setFilter(const CoinFilter &filter)
{
    if (m_which == TokenTableModel::Selection::Watched || filter == m_filter)
        return;
    m_filter = filter;
    m_model->setFilter(filter);
    if (filter.isEmpty())
        m_filterLine->clear();
    else
        m_filterLine->showAction(tr("Filter: %1").arg(CoinFilterPopup::textOf(filter)), Tone::Accent, tr("Clear"));
    m_isRead = false;
    refresh();
}

void TokenListPage::orderBy(TokenTableModel::Column column)
{
    if (column == TokenTableModel::CoinColumn)
        column = TokenTableModel::usualOrder(m_which);
    const bool isSame = column == m_model->orderColumn();
    // The first click shows the largest figures, the youngest coins, the last trades.
    const bool isTime = column >= TokenTableModel::AgeColumn;
    const Qt::SortOrder first = isTime ? Qt::AscendingOrder : Qt::DescendingOrder;
    const Qt::SortOrder other = isTime ? Qt::DescendingOrder : Qt::AscendingOrder;
    setOrder(column, isSame && m_model->order() == first ? other : first);
}

void TokenListPage::showOrder()
{
    m_table->horizontalHeader()->setSortIndicator(m_model->orderColumn(), m_model->order());
}

void TokenListPage::setOrder(TokenTableModel::Column column, Qt::SortOrder order)
{
    m_model->setOrder(column, order);
    m_isOrderNew = true;
    showOrder();
    m_table->scrollToTop();
    refresh();
    if (m_which == TokenTableModel::Selection::Watched) // others ask when their first page is read
        askFigures();
}

void TokenListPage::everySecond()
{
    if (!isVisible())
        return;
    m_model->setNow(QDateTime::currentMSecsSinceEpoch());
    if (--m_secondsToFigures > 0 || m_figuresAsked > 0)
        return;
    m_secondsToFigures = figuresEverySeconds;
    askFigures();
    if (!m_table->isHeld()) // new leaders would push the row under the pointer down
        askLeaders();
}

void TokenListPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    askPicturesSoon();
}

void TokenListPage::showFittingPage()
{
    const bool isWatched = m_which == TokenTableModel::Selection::Watched;
    const bool isLoading = isWatched ? m_watchedAsked > 0 : !m_isRead || (m_isAsking && m_model->rowCount() == 0);
    const bool needsNetwork = !isWatched || !m_selection.watched().isEmpty();
    const QString unread = needsNetwork ? networkText::unreadReason(m_desk.networkState()) : QString();
    const bool isFiltered = !m_filter.isEmpty() && unread.isEmpty();
    m_empty->setSentence(isFiltered ? tr("No coin passes the filter: %1").arg(CoinFilterPopup::textOf(m_filter))
                             : !unread.isEmpty() ? unread
                                                 : emptySentenceOf(m_which));
    m_clearFilter->setVisible(isFiltered);
    m_pages->setCurrentIndex(m_model->rowCount() > 0             ? TablePage
                                 : isLoading && unread.isEmpty() ? LoadingPage
                                                                 : EmptyPage);
    markSelectedCoin(false); // the list begins with its first coins
}

void TokenListPage::markSelectedCoin(bool scrolls)
{
    m_table->markRow(m_model->rowOf(m_selection.mint()), scrolls);
}

} // namespace curvedesk
#include "moc_TokenListPage.cpp"
