// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/TokenListPanel.h"

#include "ui/panels/TokenListPage.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>

namespace curvedesk {

using namespace Qt::StringLiterals;

TokenListPanel::TokenListPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, QWidget *parent)
    : Card({}, parent)
    , m_tabs(new QTabBar)
    , m_pages(new QStackedWidget)
    , m_rising(new TokenListPage(TokenTableModel::Selection::Rising, desk, feed, selection))
    , m_new(new TokenListPage(TokenTableModel::Selection::New, desk, feed, selection))
{
    setObjectName(u"tokenListPanel"_s);
    setAccessibleName(tr("Coins"));
    m_tabs->setObjectName(u"tokenTabs"_s);
    m_tabs->setAccessibleName(tr("Which coins"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Rising"));
    m_tabs->addTab(tr("New"));
    m_tabs->addTab(tr("Graduating"));
    m_tabs->addTab(tr("Watched"));
    m_rising->setObjectName(u"risingCoins"_s);
    m_new->setObjectName(u"newCoins"_s);
    m_pages->addWidget(m_rising);
    m_pages->addWidget(m_new);
    m_pages->addWidget(new TokenListPage(TokenTableModel::Selection::Graduating, desk, feed, selection));
    m_pages->addWidget(new TokenListPage(TokenTableModel::Selection::Watched, desk, feed, selection));
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    header()->setContentsMargins(2, 0, 2, 0);
    header()->insertWidget(0, m_tabs);
    body()->addWidget(m_pages);
}

QList<TokenSummary> TokenListPanel::knownTokens() const
{
    QList<TokenSummary> known = m_rising->model().tokens();
    for (const TokenSummary &token : m_new->model().tokens()) {
        if (m_rising->model().rowOf(token.mint) < 0)
            known.append(token);
    }
    return known;
}

} // namespace curvedesk
