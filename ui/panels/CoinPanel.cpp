// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/CoinPanel.h"

#include "ui/desk/Desk.h"
#include "ui/models/PriceMath.h"
#include "ui/models/TradeTableModel.h"
#include "ui/panels/CoinHeader.h"
#include "ui/state/CurrentCoin.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/NetworkText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/CandleChart.h"
#include "ui/widgets/CurveChart.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/Skeleton.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>
#include <array>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array intervals{1, 15, 60, 300, 3600, 86400};
constexpr int defaultInterval = 2;
/// Below this width the interval tabs are hidden, so that the tabs of the views fit.
constexpr int intervalsFrom = 480;
/// Age limits in minutes: until the user chooses an interval, it is that of the first tab whose limit the coin's age is
/// below, else the last tab's.
constexpr std::array ageLimits{5, 120, 12 * 60, 3 * 24 * 60, 60 * 24 * 60};
constexpr int candleLimit = 400;
/// Candles are asked for at most this often, because trades come in bursts.
constexpr int candlesDelayMs = 250;
enum Page { EmptyPage, CoinPage, LoadingPage };
enum View { CandlesView, CurveView, BothView };

QString intervalName(int seconds)
{
    if (seconds < 60)
        return CoinPanel::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return CoinPanel::tr("%1 m").arg(seconds / 60);
    return seconds < 86400 ? CoinPanel::tr("%1 h").arg(seconds / 3600) : CoinPanel::tr("%1 d").arg(seconds / 86400);
}

} // namespace

CoinPanel::CoinPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, CurrentCoin &coin,
                     const TradeTableModel &tape, QWidget *parent)
    : Card({}, parent)
    , m_desk(desk)
    , m_selection(selection)
    , m_coin(coin)
    , m_tape(tape)
    , m_pages(new QStackedWidget)
    , m_banner(new Banner)
    , m_header(new CoinHeader(selection))
    , m_empty(new EmptyState(u"chart"_s, {}))
    , m_views(new QTabBar)
    , m_intervals(new QTabBar)
    , m_charts(new QSplitter(Qt::Vertical))
    , m_candles(new CandleChart)
    , m_curve(new CurveChart)
{
    setObjectName(u"coinPanel"_s);
    setAccessibleName(tr("The coin"));
    buildLayout();
    m_candlesTimer.setSingleShot(true);
    m_candlesTimer.setInterval(candlesDelayMs);
    connect(&m_candlesTimer, &QTimer::timeout, this, [this] {
        if (std::exchange(m_candlesAreOld, false))
            askCandles();
    });
    connect(&coin, &CurrentCoin::switched, this, &CoinPanel::clearForSelection);
    connect(&coin, &CurrentCoin::changed, this, &CoinPanel::showCoin);
    connect(&coin, &CurrentCoin::failed, this, [this](const Error &error) {
        m_banner->showError(error);
        m_empty->setSentence(tr("This coin cannot be shown."));
        m_pages->setCurrentIndex(EmptyPage);
    });
    connect(m_banner, &Banner::retryRequested, &coin, &CurrentCoin::refresh);
    connect(&desk, &Desk::networkStateChanged, this, &CoinPanel::sayWhyEmpty);
    sayWhyEmpty();
    connect(&feed, &MarketFeed::tradesHappened, this, [this](const QList<TradeRow> &trades) {
        for (const TradeRow &trade : trades) {
            if (trade.mint == m_selection.mint()) {
                askCandlesSoon();
                return;
            }
        }
    });
    connect(&feed, &MarketFeed::repaired, this, &CoinPanel::askCandlesSoon);
    connect(&tape, &QAbstractItemModel::rowsInserted, this, &CoinPanel::showMarks);
    connect(&tape, &QAbstractItemModel::modelReset, this, &CoinPanel::showMarks);
    connect(m_views, &QTabBar::currentChanged, this, &CoinPanel::showView);
    connect(m_intervals, &QTabBar::currentChanged, this, &CoinPanel::askCandles);
    connect(m_intervals, &QTabBar::tabBarClicked, this, [this] { m_hasChosenInterval = true; });
    auto *second = new QTimer(this);
    second->setInterval(1000);
    const auto showNow = [this] { m_candles->setNow(QDateTime::currentSecsSinceEpoch()); };
    connect(second, &QTimer::timeout, this, showNow);
    second->start();
    showNow();
    m_views->setCurrentIndex(BothView);
    m_intervals->setCurrentIndex(defaultInterval);
}

void CoinPanel::buildLayout()
{
    m_candles->setObjectName(u"candleChart"_s);
    m_curve->setObjectName(u"curveChart"_s);
    m_charts->setObjectName(u"chartSplitter"_s);
    m_charts->addWidget(m_candles);
    m_charts->addWidget(m_curve);
    m_charts->setStretchFactor(0, 3);
    m_charts->setStretchFactor(1, 2);
    m_charts->setChildrenCollapsible(false);

    auto *coin = new QWidget;
    auto *column = new QVBoxLayout(coin);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(new HairLine);
    column->addWidget(buildTabs());
    column->addWidget(new HairLine);
    column->addWidget(m_charts, 1);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(coin);
    m_pages->addWidget(new Skeleton(48, 1));
    body()->addWidget(m_banner);
    body()->addWidget(m_pages, 1);
}

QWidget *CoinPanel::buildTabs()
{
    m_views->setObjectName(u"chartViews"_s);
    m_views->setAccessibleName(tr("Chart"));
    m_intervals->setObjectName(u"chartIntervals"_s);
    m_intervals->setAccessibleName(tr("Candle length"));
    for (QTabBar *bar : {m_views, m_intervals}) {
        bar->setDrawBase(false);
        bar->setExpanding(false);
        bar->setUsesScrollButtons(false);
    }
    m_views->addTab(tr("Candles"));
    m_views->addTab(tr("Curve"));
    m_views->addTab(tr("Both"));
    for (const int seconds : intervals)
        m_intervals->addTab(intervalName(seconds));
    auto *tabs = new QWidget;
    auto *row = new QHBoxLayout(tabs);
    row->setContentsMargins(2, 0, 2, 0);
    row->setSpacing(0);
    row->addWidget(m_views);
    row->addStretch(1);
    row->addWidget(m_intervals);
    return tabs;
}

void CoinPanel::setOrder(const std::optional<Quote> &quote)
{
    m_curve->setOrder(quote);
}

int CoinPanel::interval() const
{
    return intervals.at(static_cast<std::size_t>(qMax(0, m_intervals->currentIndex())));
}

void CoinPanel::clearForSelection()
{
    m_banner->clear();
    m_curve->clear();
    m_candles->setCandles({}, interval());
    m_candles->setMarks({});
    sayWhyEmpty();
    m_pages->setCurrentIndex(m_selection.mint().isEmpty() ? EmptyPage : LoadingPage);
    askCandles();
}

void CoinPanel::sayWhyEmpty()
{
    if (!m_selection.mint().isEmpty())
        return; // a coin that cannot be shown has its own sentence
    const QString unread = networkText::unreadReason(m_desk.networkState());
    m_empty->setSentence(unread.isEmpty() ? tr("Choose a coin on the left, or paste a mint address above.") : unread);
}

void CoinPanel::showCoin()
{
    const TokenDetails &details = *m_coin.details();
    m_banner->clear();
    if (m_pages->currentIndex() != CoinPage)
        chooseInterval(details.summary);
    m_header->setDetails(details, m_coin.pool());
    m_curve->setToken(details.summary, m_coin.pool());
    m_pages->setCurrentIndex(CoinPage);
}

void CoinPanel::chooseInterval(const TokenSummary &token)
{
    if (m_hasChosenInterval)
        return;
    const qint64 minutes = (QDateTime::currentMSecsSinceEpoch() - token.createdMs) / 60'000;
    const auto *fitting = std::find_if(ageLimits.begin(), ageLimits.end(), [&](int limit) { return minutes < limit; });
    m_intervals->setCurrentIndex(static_cast<int>(fitting - ageLimits.begin()));
}

void CoinPanel::showView(int view)
{
    m_candles->setVisible(view != CurveView);
    m_curve->setVisible(view != CandlesView);
    m_intervals->setVisible(view != CurveView && width() >= themeOf(this).scaled(intervalsFrom));
}

void CoinPanel::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    showView(m_views->currentIndex());
}

void CoinPanel::askCandlesSoon()
{
    // The first trade of a burst causes a request at once, the others together when the timer fires.
    m_candlesAreOld = m_candlesTimer.isActive();
    if (m_candlesAreOld)
        return;
    m_candlesTimer.start();
    askCandles();
}

void CoinPanel::askCandles()
{
    const QString mint = m_selection.mint();
    if (mint.isEmpty())
        return;
    const int seconds = interval();
    m_desk.candles(this, mint, seconds, candleLimit, [this, mint, seconds](const Result<QList<Candle>> &answer) {
        if (answer && mint == m_selection.mint() && seconds == interval())
            m_candles->setCandles(*answer, seconds);
    });
}

void CoinPanel::showMarks()
{
    QList<CandleChart::Mark> marks;
    for (const TradeRow &trade : m_tape.trades()) {
        if (m_tape.isOwn(trade))
            marks.append({trade.timestamp, priceMath::marketCap(trade.virtualSolReserves, trade.virtualTokenReserves),
                          trade.isBuy});
    }
    m_candles->setMarks(marks);
}

} // namespace curvedesk
