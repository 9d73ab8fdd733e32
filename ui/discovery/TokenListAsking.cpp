// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// What TokenListPage asks the desk for: pages, figures, pictures.
#include "ui/desk/Desk.h"
#include "ui/discovery/TokenListPage.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/DeskTable.h"

#include <QScrollBar>

#include <optional>
#include <utility>

namespace curvedesk {

QStringList TokenListPage::mintsInView() const
{
    QStringList mints;
    const int first = m_table->rowAt(0);
    if (first < 0)
        return mints;
    const int last = m_table->rowAt(m_table->viewport()->height() - 1);
    for (int row = first; row <= (last < 0 ? m_model->rowCount() - 1 : last); ++row)
        mints.append(m_model->token(row).mint);
    return mints;
}

void TokenListPage::askPicturesSoon()
{
    if (!m_toPictures.isActive())
        m_toPictures.start(picturesAfterMs);
}

void TokenListPage::askFigures()
{
    askPicturesSoon();
    m_asksFiguresAgain = m_figuresAsked > 0; // a slow core does not get ever more questions
    if (m_asksFiguresAgain)
        return;
    QStringList mints = mintsInView();
    if (isReadWhole() && isByFigure()) {
        // The place of each row depends on its figure, and no page brings it.
        mints.clear();
        for (int row = 0; row < qMin(m_model->rowCount(), filteredPageSize); ++row)
            mints.append(m_model->token(row).mint);
    }
    mints += m_model->unproven().mid(0, filteredPageSize);
    const bool withHolders = m_columns.contains(TokenTableModel::HoldersColumn) || m_filter.minHolders > 0
        || m_model->orderColumn() == TokenTableModel::HoldersColumn;
    const bool isOrderNew = std::exchange(m_isOrderNew, false) && !mints.isEmpty();
    for (qsizetype first = 0; first < mints.size(); first += figuresAtOnce) {
        ++m_figuresAsked;
        m_desk.figures(this, mints.mid(first, figuresAtOnce), withHolders,
                       [this, isOrderNew](const Result<QList<CoinFigures>> &answer) {
                           --m_figuresAsked;
                           if (answer)
                               emit m_feed.figuresRead(*answer, false);
                           // The pointer is still on the heading, which keeps rows from moving.
                           if (answer && isOrderNew)
                               m_model->setOrder(m_model->orderColumn(), m_model->order());
                           if (m_figuresAsked == 0 && m_asksFiguresAgain)
                               askFigures();
                       });
    }
}

bool TokenListPage::isReadWhole() const
{
    return m_which == TokenTableModel::Selection::Graduating || m_which == TokenTableModel::Selection::Watched;
}

bool TokenListPage::isByFigure() const
{
    const TokenTableModel::Column column = m_model->orderColumn();
    return column >= TokenTableModel::ChangeColumn && column <= TokenTableModel::HoldersColumn;
}

CoinOrder TokenListPage::coinOrder() const
{
    const bool isAscending = m_model->order() == Qt::AscendingOrder;
    switch (m_model->orderColumn()) {
    case TokenTableModel::ChangeColumn:
        return {CoinValue::Change, isAscending};
    case TokenTableModel::HourChangeColumn:
        return {CoinValue::HourChange, isAscending};
    case TokenTableModel::DayChangeColumn:
        return {CoinValue::DayChange, isAscending};
    case TokenTableModel::VolumeColumn:
        return {CoinValue::DayVolume, isAscending};
    case TokenTableModel::HoldersColumn:
        return {CoinValue::Holders, isAscending};
    case TokenTableModel::AgeColumn: // the least age is the latest creation
        return {CoinValue::Created, !isAscending};
    case TokenTableModel::LastTradeColumn:
        return {CoinValue::LastTrade, !isAscending};
    case TokenTableModel::MarketCapColumn:
        return {CoinValue::MarketCap, isAscending};
    default:
        return {CoinValue::Progress, isAscending};
    }
}

std::optional<TokenSort> TokenListPage::pageSort() const
{
    if (m_which == TokenTableModel::Selection::Graduating)
        return TokenSort::Progress;
    const CoinOrder order = coinOrder();
    if (isRising())
        return TokenSort::MarketCap;
    if (order.isAscending)
        return std::nullopt;
    switch (order.value) {
    case CoinValue::MarketCap:
        return TokenSort::MarketCap;
    case CoinValue::Progress:
        return TokenSort::Progress;
    case CoinValue::Created:
        return TokenSort::Newest;
    case CoinValue::LastTrade:
        return TokenSort::LastTrade;
    default:
        return std::nullopt;
    }
}

bool TokenListPage::isRising() const
{
    return m_which == TokenTableModel::Selection::Rising && coinOrder() == CoinOrder{CoinValue::Change, false};
}

void TokenListPage::askLeaders()
{
    const auto take = [this, order = coinOrder()](const Part &leaders, bool isWhole) {
        if (order != coinOrder() || m_isAsking)
            return; // the list is read anew
        m_model->append(leaders.coins, !m_next.isEmpty(), leaders.figures);
        emit m_feed.figuresRead(leaders.figures, isWhole);
    };
    if (isRising()) {
        m_desk.rising(this, risingLimit, [take](const Result<QList<RankedCoin>> &answer) {
            if (answer)
                take(partOf({*answer, {}}), answer->size() < risingLimit);
        });
    } else if (m_isRead && !isReadWhole() && !pageSort()) {
        m_desk.ranked(this, coinOrder(), pageSize, {}, [take](const Result<RankedPage> &answer) {
            if (answer)
                take(partOf(*answer), false);
        });
    }
}

void TokenListPage::refresh()
{
    m_next.clear();
    m_isEndRemoved = m_isRefilling = false;
    m_secondsToFigures = 0;
    m_askAgain = m_isAsking;
    if (m_which == TokenTableModel::Selection::Watched)
        askWatched();
    else
        askPage({});
}

TokenListPage::Part TokenListPage::partOf(const RankedPage &page)
{
    Part part{.next = page.next};
    for (const RankedCoin &coin : page.coins) {
        part.coins.append(coin.summary);
        part.figures.append(coin.figures);
    }
    return part;
}

void TokenListPage::askPage(const QString &cursor)
{
    if (m_isAsking)
        return;
    m_isAsking = true;
    const int size = m_filter.isEmpty() && !isReadWhole() ? pageSize : filteredPageSize;
    const bool isFirst = cursor.isEmpty() && !m_isRefilling;
    if (const std::optional<TokenSort> sort = pageSort()) {
        m_desk.tokens(this, *sort, size, cursor, [this, isFirst](const Result<MarketService::TokenPage> &answer) {
            takePage(answer.map([](const auto &page) { return Part{page.tokens, {}, page.next}; }), isFirst);
        });
    } else {
        m_desk.ranked(this, coinOrder(), size, cursor, [this, isFirst](const Result<RankedPage> &answer) {
            takePage(answer.map([](const RankedPage &page) { return partOf(page); }), isFirst);
        });
    }
}

void TokenListPage::takePage(const Result<Part> &page, bool isFirst)
{
    m_isAsking = false;
    if (std::exchange(m_askAgain, false)) {
        refresh();
        return;
    }
    if (!page) {
        m_banner->showError(page.error());
        return;
    }
    m_isRead = true;
    m_banner->clear();
    m_next = page->next;
    const int rows = m_model->rowCount();
    if (isFirst)
        m_model->setTokens(page->coins, !m_next.isEmpty(), page->figures);
    else
        m_model->append(page->coins, !m_next.isEmpty(), page->figures);
    if (!page->figures.isEmpty())
        emit m_feed.figuresRead(page->figures, false);
    if (isFirst && isRising())
        askLeaders();
    if (isFirst || m_filter.minHolders > 0 || isReadWhole())
        askFigures();
    if (!m_filter.isEmpty())
        askNextPageIfScrolled(); // few of the page's coins may have a row
    m_isRefilling = m_isRefilling && m_model->rowCount() == rows && !m_next.isEmpty();
    // A list that is read whole ends at the first coin that is below it.
    const bool isCut = isReadWhole() && !page->coins.isEmpty()
        && page->coins.constLast().progressPpm >= TokenTableModel::graduatingFromPpm;
    if (m_isRefilling || (isCut && !m_next.isEmpty()))
        askPage(m_next);
    showFittingPage();
}

void TokenListPage::askWatched()
{
    for (const QString &mint : m_selection.watched()) {
        if (m_model->rowOf(mint) >= 0)
            continue;
        ++m_watchedAsked;
        m_desk.details(this, mint, [this](const Result<TokenDetails> &answer) {
            --m_watchedAsked;
            if (answer)
                m_model->applyChanges({answer->summary});
            else
                m_banner->showError(answer.error());
            showFittingPage();
        });
    }
    showFittingPage();
}

void TokenListPage::askNextPageIfScrolled()
{
    const QScrollBar *bar = m_table->verticalScrollBar();
    if (m_isAsking || bar->value() < bar->maximum() - bar->pageStep())
        return;
    if (std::exchange(m_isEndRemoved, false)) {
        m_isRefilling = true;
        askPage({});
    } else if (!m_next.isEmpty()) {
        askPage(m_next);
    }
}

} // namespace curvedesk
