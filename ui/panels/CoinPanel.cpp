// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/CoinPanel.h"

#include "ui/chart/ChartView.h"
#include "ui/desk/Desk.h"
#include "ui/panels/CoinHeader.h"
#include "ui/state/CurrentCoin.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/Skeleton.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

enum CoinPanelPage { NoCoinPage, CoinPage, LoadingCoinPage };

} // namespace

CoinPanel::CoinPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, CurrentCoin &coin, WalletBook &book)
    : Card({})
    , m_desk(desk)
    , m_selection(selection)
    , m_coin(coin)
    , m_pages(new QStackedWidget)
    , m_banner(new Banner)
    , m_header(new CoinHeader(desk, selection))
    , m_empty(new EmptyState(u"chart"_s, {}))
    , m_charts(new ChartView(desk, feed, coin, book))
{
    setObjectName(u"coinPanel"_s);
    setAccessibleName(tr("The coin"));
    buildLayout();
    connect(&coin, &CurrentCoin::switched, this, [this] {
        m_banner->clear();
        m_pages->setCurrentIndex(LoadingCoinPage);
        sayWhyEmpty();
    });
    connect(&coin, &CurrentCoin::changed, this, &CoinPanel::showCoin);
    connect(&coin, &CurrentCoin::failed, this, [this](const Error &error) {
        m_banner->showError(error);
        m_empty->setSentence(tr("This coin cannot be shown."));
        m_pages->setCurrentIndex(NoCoinPage);
    });
    connect(&feed, &MarketFeed::staleChanged, m_header, &CoinHeader::setStaleMs);
    connect(m_banner, &Banner::retryRequested, &coin, &CurrentCoin::refresh);
    connect(&desk, &Desk::networkStateChanged, this, &CoinPanel::sayWhyEmpty);
    sayWhyEmpty();
}

void CoinPanel::buildLayout()
{
    auto *coin = new QWidget;
    auto *column = new QVBoxLayout(coin);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(new HairLine);
    column->addWidget(m_charts, 1);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(coin);
    m_pages->addWidget(new Skeleton(48, 1));
    body()->addWidget(m_banner);
    body()->addWidget(m_pages, 1);
}

void CoinPanel::sayWhyEmpty()
{
    if (!m_selection.mint().isEmpty())
        return; // a coin that cannot be shown has its own sentence
    const QString unread = networkText::unreadReason(m_desk.networkState());
    m_empty->setSentence(unread.isEmpty() ? tr("Choose a coin on the left, or paste a mint address above.") : unread);
    // Until the first king is known there is nothing to choose.
    m_pages->setCurrentIndex(unread.isEmpty() && !m_isMarketRead ? LoadingCoinPage : NoCoinPage);
}

void CoinPanel::setMarketRead()
{
    m_isMarketRead = true;
    sayWhyEmpty();
}

void CoinPanel::showCoin()
{
    m_banner->clear();
    m_header->setDetails(*m_coin.details(), m_coin.pool());
    m_pages->setCurrentIndex(CoinPage);
}

} // namespace curvedesk
#include "moc_CoinPanel.cpp"
