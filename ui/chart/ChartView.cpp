// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/ChartView.h"

#include "ui/chart/CandleChart.h"
#include "ui/chart/CandleHistory.h"
#include "ui/chart/CandleTableModel.h"
#include "ui/chart/ChartExport.h"
#include "ui/chart/CurveChart.h"
#include "ui/desk/Desk.h"
#include "ui/models/PriceMath.h"
#include "ui/state/CurrentCoin.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"
#include "ui/text/ErrorText.h"
#include "ui/text/NetworkText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TightTabs.h"

#include <QActionGroup>
#include <QDateTime>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The lengths of candles that can be chosen, in seconds, in the order of their tabs.
constexpr std::array intervals{1, 15, 60, 300, 3600, 86400};
constexpr int defaultInterval = 2; ///< index of a minute
/// Below these widths at 100 % the tabs of intervals and of units are hidden to give room; the menu has them.
constexpr int intervalsFrom = 520;
constexpr int unitsFrom = 640;
/// Age limits in minutes: until the user chooses an interval, it is that of the first tab whose limit the coin's age is
/// below, else the last tab's; of a coin whose launch was not read, that of an hour.
constexpr std::array ageLimits{5, 120, 12 * 60, 3 * 24 * 60, 60 * 24 * 60};

/// The length of a candle in its largest unit: "15 s", "5 m", "1 h", "1 d".
QString intervalName(int seconds)
{
    if (seconds < 60)
        return ChartView::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return ChartView::tr("%1 m").arg(seconds / 60);
    return seconds < 86400 ? ChartView::tr("%1 h").arg(seconds / 3600) : ChartView::tr("%1 d").arg(seconds / 86400);
}

/// An empty row of tabs, which the caller gives a parent.
QTabBar *newTabs(const QString &objectName, const QString &accessibleName)
{
    auto *bar = new QTabBar;
    bar->setObjectName(objectName);
    bar->setAccessibleName(accessibleName);
    bar->setDrawBase(false);
    bar->setExpanding(false);
    bar->setUsesScrollButtons(false);
    return bar;
}

} // namespace

ChartView::ChartView(Desk &desk, MarketFeed &feed, CurrentCoin &coin, WalletBook &book, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_coin(coin)
    , m_book(book)
    , m_history(new CandleHistory(desk, feed, this))
    , m_rows(new CandleTableModel(this))
    , m_views(new TightTabs(u"chartViews"_s, tr("Chart")))
    , m_intervals(newTabs(u"chartIntervals"_s, tr("Candle length")))
    , m_units(newTabs(u"chartUnits"_s, tr("Unit of the chart")))
    , m_menu(new IconButton(u"more"_s, tr("More for the chart")))
    , m_pages(new QStackedWidget)
    , m_charts(new QSplitter(Qt::Vertical))
    , m_candles(new CandleChart)
    , m_curve(new CurveChart)
    , m_table(new DeskTable(tr("Candles of the coin"), m_rows, 24))
    , m_empty(new EmptyState(u"chart"_s, {}))
{
    buildLayout();
    m_intervals->setCurrentIndex(defaultInterval);
    connectAll(feed);
    m_views->setCurrentIndex(BothView);
}

void ChartView::buildLayout()
{
    m_candles->setObjectName(u"candleChart"_s);
    m_curve->setObjectName(u"curveChart"_s);
    m_charts->setObjectName(u"chartSplitter"_s);
    m_table->setObjectName(u"candleTable"_s);
    m_pages->setObjectName(u"chartPages"_s);
    m_table->setColumnWidths({0, 116, 116, 116, 116, 116, 70});
    m_charts->addWidget(m_candles);
    m_charts->addWidget(m_curve);
    m_charts->setStretchFactor(0, 3);
    m_charts->setStretchFactor(1, 2);
    m_charts->setChildrenCollapsible(false);
    m_charts->handle(1)->setAccessibleName(tr("Border between candles and curve"));
    m_pages->addWidget(m_charts);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildTabs());
    column->addWidget(new HairLine);
    column->addWidget(m_pages, 1);
}

QWidget *ChartView::buildTabs()
{
    m_views->addTab(tr("Candles"));
    m_views->addTab(tr("Curve"));
    m_views->addTab(tr("Both"));
    m_views->addTab(tr("Table"));
    for (const int seconds : intervals)
        m_intervals->addTab(intervalName(seconds));
    m_units->addTab(tr("Cap"));
    m_units->addTab(tr("Price"));
    m_units->setTabToolTip(0, tr("Market cap: the price of all tokens"));
    m_units->setTabToolTip(1, tr("Price of one token"));
    m_menu->setObjectName(u"chartMenu"_s);
    auto *tabs = new QWidget;
    auto *row = new QHBoxLayout(tabs);
    row->setContentsMargins(2, 0, 4, 0);
    row->setSpacing(0);
    row->addWidget(m_views);
    row->addStretch(1);
    row->addWidget(m_intervals);
    row->addWidget(m_units);
    row->addWidget(m_menu);
    return tabs;
}

void ChartView::connectAll(MarketFeed &feed)
{
    connect(&m_coin, &CurrentCoin::switched, this, [this] {
        m_curve->clear();
        m_mint.clear();
        m_marked.clear();
        m_candles->setMarks({});
        m_history->follow({}, interval());
    });
    connect(&m_coin, &CurrentCoin::changed, this, &ChartView::showCoin);
    connect(m_history, &CandleHistory::changed, this, &ChartView::showCandles);
    connect(&m_desk, &Desk::networkStateChanged, this, &ChartView::sayWhyEmpty);
    connect(m_candles, &CandleChart::earlierWanted, m_history, &CandleHistory::askEarlier);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (value >= m_table->verticalScrollBar()->maximum() - m_table->verticalScrollBar()->pageStep())
            m_history->askEarlier();
    });
    connect(&feed, &MarketFeed::tradesHappened, this, &ChartView::addMarks);
    connect(&feed, &MarketFeed::repaired, this, &ChartView::askMarks);
    connect(&m_book, &WalletBook::changed, this, [this] {
        if (!m_mint.isEmpty())
            askMarks();
    });
    connect(m_views, &QTabBar::currentChanged, this, [this](int view) {
        m_wantsBoth = false;
        showView(view);
    });
    connect(m_views, &QTabBar::tabBarClicked, this, [this] { m_wantsBoth = false; }); // that of the present one too
    connect(m_intervals, &QTabBar::currentChanged, this, [this] {
        m_hasChosenInterval = true;
        m_history->follow(m_mint, interval());
    });
    connect(m_intervals, &QTabBar::tabBarClicked, this, [this] { m_hasChosenInterval = true; });
    const auto showUnit = [this] {
        m_candles->setUnit(unit());
        m_rows->setUnit(unit());
        m_table->hideToFit({CandleTableModel::TradesColumn, CandleTableModel::OpenColumn, CandleTableModel::LowColumn,
                            CandleTableModel::HighColumn, CandleTableModel::VolumeColumn},
                           154); // a whole date and time
    };
    connect(m_units, &QTabBar::currentChanged, this, showUnit);
    showUnit();
    connect(m_menu, &QPushButton::clicked, this, &ChartView::showMenu);
    auto *second = new QTimer(this);
    const auto showNow = [this] { m_candles->setNow(QDateTime::currentSecsSinceEpoch()); };
    connect(second, &QTimer::timeout, this, showNow);
    second->start(1000);
    showNow();
}

void ChartView::setOrder(const std::optional<Quote> &quote)
{
    m_curve->setOrder(quote);
}

void ChartView::setUnit(bool isPrice)
{
    m_units->setCurrentIndex(isPrice ? 1 : 0);
}

bool ChartView::isPriceShown() const
{
    return m_units->currentIndex() == 1;
}

int ChartView::interval() const
{
    return intervals.at(static_cast<std::size_t>(qMax(0, m_intervals->currentIndex())));
}

void ChartView::showCoin()
{
    const TokenSummary &token = m_coin.details()->summary;
    m_curve->setToken(token, m_coin.pool());
    if (m_mint == token.mint)
        return;
    m_mint = token.mint;
    chooseInterval(token);
    m_creator = token.creator;
    m_history->follow(m_mint, interval());
    askMarks();
}

void ChartView::chooseInterval(const TokenSummary &token)
{
    if (m_hasChosenInterval)
        return;
    constexpr qint64 minuteMs = 60'000;
    const qint64 ageMs = QDateTime::currentMSecsSinceEpoch() - token.createdMs;
    const qint64 minutes = token.createdMs == 0 ? 60 : ageMs / minuteMs;
    const auto *fitting = std::find_if(ageLimits.begin(), ageLimits.end(), [&](int limit) { return minutes < limit; });
    const QSignalBlocker blocker(m_intervals); // its signal is the user's choice
    m_intervals->setCurrentIndex(static_cast<int>(fitting - ageLimits.begin()));
}

void ChartView::showCandles()
{
    m_candles->setCandles(m_history->candles(), m_history->interval(), m_history->isWhole());
    m_rows->setCandles(m_history->candles());
    sayWhyEmpty();
}

void ChartView::sayWhyEmpty()
{
    const QString unread = networkText::unreadReason(m_desk.networkState());
    const QString words = m_history->error() ? errorText(*m_history->error()).both()
        : !m_history->isKnown()              ? QString()
        : !unread.isEmpty()                  ? unread
                                             : tr("No trades yet");
    m_candles->setEmptySentence(words);
    m_empty->setSentence(words);
    showView(m_views->currentIndex());
}

void ChartView::showView(int view)
{
    const Theme &theme = themeOf(this);
    const bool hasCandles = view != CurveView;
    const bool isAnswered = m_history->isKnown() || m_history->error(); // until then the table keeps its focus
    const bool isEmpty = m_history->candles().isEmpty() && isAnswered;
    QWidget *rows = isEmpty ? static_cast<QWidget *>(m_empty) : m_table;
    m_pages->setCurrentWidget(view == TableView ? rows : m_charts);
    m_candles->setVisible(hasCandles);
    m_curve->setVisible(view != CandlesView);
    m_intervals->setVisible(hasCandles && width() >= theme.scaled(intervalsFrom));
    m_units->setVisible(hasCandles && width() >= theme.scaled(unitsFrom));
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    offerBoth();
    showView(m_views->currentIndex());
}

QSize ChartView::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    return m_views->currentIndex() == BothView ? least - QSize(0, curveRoom()) : least;
}

int ChartView::curveRoom() const
{
    return m_curve->minimumSizeHint().height() + m_charts->handleWidth();
}

void ChartView::offerBoth()
{
    const int candles = height() - m_views->height() - m_candles->minimumSizeHint().height();
    const bool hasRoom = candles >= curveRoom();
    if (!hasRoom && m_views->currentIndex() == BothView) {
        m_views->setCurrentIndex(CandlesView); // before its tab goes: Qt would choose one itself
        m_wantsBoth = true;
    }
    if (m_views->isTabVisible(BothView) != hasRoom) // said twice, Qt forgets to close the gap
        m_views->setTabVisible(BothView, hasRoom);
    if (hasRoom && m_wantsBoth) {
        m_views->setCurrentIndex(BothView);
        m_wantsBoth = false;
    }
}

void ChartView::showMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"chartMenuPopup"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto addTab = [](QMenu &lines, QActionGroup &group, QTabBar *tabs, int tab, const QString &name) {
        QAction *action = lines.addAction(name);
        action->setCheckable(true);
        action->setChecked(tab == tabs->currentIndex());
        group.addAction(action);
        connect(action, &QAction::triggered, tabs, [tabs, tab] { tabs->setCurrentIndex(tab); });
    };
    auto *units = new QActionGroup(menu);
    addTab(*menu, *units, m_units, 0, tr("Market cap"));
    addTab(*menu, *units, m_units, 1, tr("Price of one token"));
    QMenu *lengths = menu->addMenu(tr("Candle length"));
    auto *lengthGroup = new QActionGroup(menu);
    for (int i = 0; i < m_intervals->count(); ++i)
        addTab(*lengths, *lengthGroup, m_intervals, i, m_intervals->tabText(i));
    connect(lengthGroup, &QActionGroup::triggered, this, [this] { m_hasChosenInterval = true; });
    menu->addSeparator();
    menu->addAction(tr("Fit (0)"), m_candles, &CandleChart::fit);
    menu->addAction(tr("Back to the launch (Home)"), m_candles, &CandleChart::showOldest);
    menu->addSeparator();
    menu->addAction(tr("Save as a picture…"), this, &ChartView::savePicture);
    menu->addAction(tr("Export candles as CSV…"), this, &ChartView::exportCandles);
    menu->popup(m_menu->mapToGlobal(QPoint(m_menu->width() - menu->sizeHint().width(), m_menu->height())));
}

QStringList ChartView::markedWallets() const
{
    QStringList wallets = m_book.addresses();
    if (!m_creator.isEmpty() && !wallets.contains(m_creator))
        wallets.append(m_creator);
    return wallets;
}

void ChartView::askMarks()
{
    if (m_mint.isEmpty())
        return;
    m_desk.tradesBy(this, m_mint, markedWallets(), [this, mint = m_mint](const Result<QList<TradeRow>> &answer) {
        if (!answer || mint != m_mint)
            return;
        m_marked.clear();
        addMarks(*answer);
    });
}

void ChartView::addMarks(const QList<TradeRow> &trades)
{
    const QStringList wallets = markedWallets();
    for (const TradeRow &trade : trades) {
        const auto isTrade = [&trade](const TradeRow &each) { return each.isSame(trade); };
        if (trade.mint == m_mint && wallets.contains(trade.user) && !std::ranges::any_of(m_marked, isTrade))
            m_marked.append(trade);
    }
    QList<CandleChart::Mark> marks;
    for (const TradeRow &trade : std::as_const(m_marked)) {
        marks.append({.time = trade.timestamp,
                      .price = priceMath::marketCap(trade.virtualSolReserves, trade.virtualTokenReserves),
                      .isBuy = trade.isBuy,
                      .isOwn = m_book.wallet(trade.user).has_value(),
                      .lamports = trade.lamports});
    }
    m_candles->setMarks(marks);
}

void ChartView::savePicture()
{
    const QString caption = chartExport::caption(m_coin.details(), intervalName(interval()));
    chartExport::savePicture(window(), chartExport::captioned(*m_pages, caption),
                             [this](const QString &sentence, bool isGood) { emit noticed(sentence, isGood); });
}

void ChartView::exportCandles()
{
    auto *all = new CsvExport(chartExport::candles(m_desk, m_mint, interval(), unit()), this);
    connect(all, &CsvExport::ended, this, &ChartView::noticed);
    all->chooseFile(window());
}

} // namespace curvedesk
#include "moc_ChartView.cpp"
