// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/market/MarketTypes.h"
#include "ui/discovery/TokenTableModel.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QPushButton;
class QStackedWidget;

namespace curvedesk {

class Banner;
class CoinPictures;
class Desk;
class DeskSelection;
class DeskTable;
class EmptyState;
class MarketFeed;

/// One tab of the list of coins: loads further pages as it is scrolled, and follows the market. The core reads coins
/// from the market's file; for watched ones it may ask the network, and keep them on disk. All panels are told figures
/// by MarketFeed::figuresRead(), which the page emits.
class TokenListPage final : public QWidget
{
    Q_OBJECT

public:
    /// Reads the list at once. All references must outlive the page.
    TokenListPage(TokenTableModel::Selection which, Desk &desk, MarketFeed &feed, DeskSelection &selection,
                  CoinPictures &pictures);

    /// Asks the core for the list anew from its first page, after a page that is under way; of Watched, for coins that
    /// it lacks, and so maybe the network. The rows stay until the answer.
    void refresh();
    [[nodiscard]] const TokenTableModel &model() const { return *m_model; }
    /// Orders by a column (the coin's: the usual order), a second time the other way round; reads anew from the top.
    void orderBy(TokenTableModel::Column column);
    /// Orders by a column but the coin's; reads the list anew, and scrolls to its top.
    void setOrder(TokenTableModel::Column column, Qt::SortOrder order);
    /// Sets the columns besides the coin's; a list in view asks for their figures within a second.
    void setColumns(const QList<int> &columns);
    /// Lists only what the filter admits and says so above; reads the list anew. Nothing for its own, and in Watched.
    void setFilter(const CoinFilter &filter);

    /// The columns that a list shows besides the coin until the user chooses others.
    [[nodiscard]] static QList<int> usualColumns();

signals:
    void menuRequested(const QPoint &at); ///< the user wants to choose columns and order, at this place of the screen
    void filterCleared(); ///< the user wants no filter any more, in all lists; this one keeps its own until setFilter()

protected:
    void showEvent(QShowEvent *event) override; ///< has the pictures in view asked for, as askPicturesSoon()

private:
    /// Makes table with its menus and empty state, and places the banners. `name`: the table's for screen readers.
    void buildLayout(const QString &name);
    /// Asks the core for the page at this cursor, unless one is under way, and lists it (takePage()). Where refresh()
    /// was called meanwhile, the list is read anew instead.
    void askPage(const QString &cursor);
    /// Coins of an answer, some with figures.
    struct Part
    {
        QList<TokenSummary> coins;
        QList<CoinFigures> figures;
        QString next; ///< cursor; empty at the end
    };
    [[nodiscard]] static Part partOf(const RankedPage &page); ///< its coins with their figures
    /// Adds a page (the first replaces all rows), emits its figures, asks the core for others, for leaders and, while
    /// coins are lacking, for the next page; or shows the error. After refresh() meanwhile: drops it, refresh() again.
    void takePage(const Result<Part> &page, bool isFirst);
    /// In a list by figures: asks the core for the coins at its top and adds those that climbed; emits their
    /// figures. Nothing in another list; an error is not shown.
    void askLeaders();
    [[nodiscard]] bool isByFigure() const; ///< ordered by what only figures tell
    /// True for Graduating and Watched: few coins, all of which get rows, in whatever order they come.
    [[nodiscard]] bool isReadWhole() const;
    [[nodiscard]] bool isRising() const; ///< true for the list Rising while in its usual order
    [[nodiscard]] CoinOrder coinOrder() const; ///< the list's
    [[nodiscard]] QStringList mintsInView() const; ///< of the rows on the screen; empty without rows
    /// Asks the core for pictures and the figures of the rows in view, or of all whose places they decide, and of coins
    /// that wait for them; emits figuresRead(); errors are not shown. Asks once more after questions under way.
    void askFigures();
    /// Asks CoinPictures for the rows in view picturesAfterMs after the first of several calls, if the list is visible.
    void askPicturesSoon();
    /// While the list is visible: updates ages, and every three seconds asks for figures, and for leaders unless the
    /// table is held by the pointer or a recent key; not while earlier questions for figures are open.
    void everySecond();
    /// The order in which pages are asked for; nullopt: coinOrder(), for which the market has no index.
    [[nodiscard]] std::optional<TokenSort> pageSort() const;
    void showOrder(); ///< shows in the header which column the list is sorted by
    /// Asks the core, and so maybe the network, for each watched coin that the list lacks; adds it, or shows the error.
    void askWatched();
    /// Near the last rows asks the core for the next page, if there is one; for the first where the end was removed.
    void askNextPageIfScrolled();
    /// Shows the table with the selected coin highlighted, or why it is empty, or that it is being read.
    void showFittingPage();
    void markSelectedCoin(bool scrolls); ///< highlights the selected coin, and scrolls to it if told to

    static constexpr int pageSize = 100;
    static constexpr int filteredPageSize = 1000; ///< most of it may be left out
    static constexpr int risingLimit = 200;
    static constexpr int figuresEverySeconds = 3;
    static constexpr int figuresAtOnce = 100; ///< in one question, which holds up others
    static constexpr int picturesAfterMs = 80;

    TokenTableModel::Selection m_which;
    Desk &m_desk;
    MarketFeed &m_feed;
    DeskSelection &m_selection;
    CoinPictures &m_pictures;
    TokenTableModel *m_model;
    QStackedWidget *m_pages;
    Banner *m_banner;
    Banner *m_filterLine;
    CoinFilter m_filter;
    EmptyState *m_empty = nullptr;
    QPushButton *m_clearFilter = nullptr; ///< of the empty list
    DeskTable *m_table = nullptr;
    QString m_next; ///< cursor of the page behind the last one that was read; empty: there is none
    QList<int> m_columns = usualColumns();
    int m_secondsToFigures = 0;
    int m_figuresAsked = 0; ///< questions that are not answered yet
    bool m_asksFiguresAgain = false; ///< after them
    QTimer m_toPictures;
    bool m_isOrderNew = false; ///< rows take their places also under the pointer, once their figures arrive
    bool m_isAsking = false;
    bool m_askAgain = false; ///< the page under way is of a list that is to be read anew: it is dropped
    bool m_isEndRemoved = false; ///< the next page is the first one again
    bool m_isRefilling = false; ///< pages are read whose coins have rows already
    bool m_isRead = false; ///< the first page has arrived
    int m_watchedAsked = 0; ///< watched coins whose answers have not arrived yet
};

} // namespace curvedesk
