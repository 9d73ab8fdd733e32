// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/TokenListPage.h"

#include "ui/desk/Desk.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/Skeleton.h"

#include <QDateTime>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

enum Page { TablePage, EmptyPage, LoadingPage };

TokenSort sortOf(TokenTableModel::Selection which)
{
    switch (which) {
    case TokenTableModel::Selection::New:
        return TokenSort::Newest;
    case TokenTableModel::Selection::Graduating:
        return TokenSort::Progress;
    case TokenTableModel::Selection::Rising:
    case TokenTableModel::Selection::Watched:
        break;
    }
    return TokenSort::MarketCap;
}

QString nameOf(TokenTableModel::Selection which)
{
    switch (which) {
    case TokenTableModel::Selection::Rising:
        return TokenListPage::tr("Coins by market cap");
    case TokenTableModel::Selection::New:
        return TokenListPage::tr("Newest coins");
    case TokenTableModel::Selection::Graduating:
        return TokenListPage::tr("Coins close to graduation");
    case TokenTableModel::Selection::Watched:
        return TokenListPage::tr("Watched coins");
    }
    return {};
}

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
                             QWidget *parent)
    : QWidget(parent)
    , m_which(which)
    , m_desk(desk)
    , m_selection(selection)
    , m_model(new TokenTableModel(which, this))
    , m_pages(new QStackedWidget)
    , m_banner(new Banner)
{
    buildLayout(nameOf(which));
    connect(&feed, &MarketFeed::tokensChanged, m_model, &TokenTableModel::applyChanges);
    connect(&feed, &MarketFeed::repaired, this, &TokenListPage::refresh);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &TokenListPage::showFittingPage);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &TokenListPage::showFittingPage);
    connect(m_model, &QAbstractItemModel::modelReset, this, &TokenListPage::showFittingPage);
    connect(m_banner, &Banner::retryRequested, this, &TokenListPage::refresh);
    connect(m_table, &DeskTable::heldChanged, m_model, &TokenTableModel::setFrozen);
    connect(m_table, &DeskTable::rowChosen, &selection, &DeskSelection::setMint);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &TokenListPage::askNextPageIfScrolled);
    connect(&selection, &DeskSelection::mintChanged, this, &TokenListPage::markSelectedCoin);
    connect(&desk, &Desk::networkStateChanged, this, &TokenListPage::showFittingPage);
    if (which == TokenTableModel::Selection::Watched) {
        connect(&selection, &DeskSelection::watchedChanged, this, [this](const QStringList &mints) {
            m_model->setWatched(mints);
            askWatched();
        });
        m_model->setWatched(selection.watched());
    }
    auto *second = new QTimer(this);
    second->setInterval(1000);
    connect(second, &QTimer::timeout, this, [this] {
        if (isVisible())
            m_model->setNow(QDateTime::currentMSecsSinceEpoch());
    });
    second->start();
    m_model->setNow(QDateTime::currentMSecsSinceEpoch());
    refresh();
}

void TokenListPage::buildLayout(const QString &name)
{
    m_table = new DeskTable(name, m_model, 36);
    m_table->hideBelow(TokenTableModel::LastTradeColumn, 280);
    m_table->hideBelow(TokenTableModel::ProgressColumn, 240);
    m_table->setColumnWidths({0, 66, 54, 52});
    m_empty = new EmptyState(m_which == TokenTableModel::Selection::Watched ? u"star"_s : u"chart"_s,
                             emptySentenceOf(m_which));
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(new Skeleton(36));
    m_pages->setCurrentIndex(LoadingPage);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_pages, 1);
}

void TokenListPage::refresh()
{
    m_next.clear();
    if (m_which == TokenTableModel::Selection::Watched)
        askWatched();
    else
        askPage({});
}

void TokenListPage::askPage(const QString &cursor)
{
    if (m_isAsking)
        return;
    m_isAsking = true;
    m_desk.tokens(this, sortOf(m_which), pageSize, cursor,
                  [this, isFirst = cursor.isEmpty()](const Result<MarketService::TokenPage> &answer) {
                      m_isAsking = false;
                      if (!answer) {
                          m_banner->showError(answer.error());
                          return;
                      }
                      m_isRead = true;
                      m_banner->clear();
                      m_next = answer->next;
                      if (isFirst)
                          m_model->setTokens(answer->tokens, !m_next.isEmpty());
                      else
                          m_model->append(answer->tokens, !m_next.isEmpty());
                      showFittingPage();
                  });
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
    if (!m_next.isEmpty() && bar->value() >= bar->maximum() - bar->pageStep())
        askPage(m_next);
}

void TokenListPage::showFittingPage()
{
    const bool isWatched = m_which == TokenTableModel::Selection::Watched;
    const bool isLoading = isWatched ? m_watchedAsked > 0 : !m_isRead;
    const bool needsNetwork = !isWatched || !m_selection.watched().isEmpty();
    const QString unread = needsNetwork ? networkText::unreadReason(m_desk.networkState()) : QString();
    m_empty->setSentence(unread.isEmpty() ? emptySentenceOf(m_which) : unread);
    m_pages->setCurrentIndex(m_model->rowCount() > 0             ? TablePage
                                 : isLoading && unread.isEmpty() ? LoadingPage
                                                                 : EmptyPage);
    markSelectedCoin();
}

void TokenListPage::markSelectedCoin()
{
    m_table->markRow(m_model->rowOf(m_selection.mint()));
}

} // namespace curvedesk
