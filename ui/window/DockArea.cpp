// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/DockArea.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/ScrollingArea.h"

#include <QGuiApplication>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScreen>
#include <QStyle>
#include <QTabBar>
#include <QTimer>

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The smallest widths at 100 %.
constexpr int minWork = 306;
constexpr int tabSpace = 10; ///< between the names of panels in one place, of which there are many
constexpr int minTape = 264; ///< time, side and SOL

/// The title bar of a locked dock. A plain QWidget has a hint of -1, which the dock would take off its panel.
class NoTitle final : public QWidget
{
public:
    using QWidget::QWidget;
    [[nodiscard]] QSize sizeHint() const override { return {0, 0}; }
};

/// The height in pixels that the panel in a ScrollingArea needs; `area` has to be one.
int heightOf(const QWidget &area)
{
    return static_cast<const ScrollingArea &>(area).widget()->minimumSizeHint().height();
}

} // namespace

DockArea::DockArea(const Panels &panels, QWidget *parent)
    : QMainWindow(parent, Qt::Widget)
    , m_panels(panels)
{
    setObjectName(u"dockArea"_s);
    setAccessibleName(tr("Panels"));
    setDockOptions(AllowNestedDocks | AllowTabbedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North); // above what they are the headings of
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_panels.king = new ScrollingArea(panels.king);
    m_panels.wallets = new ScrollingArea(panels.wallets);
    letScroll(false);
    // Tab visits the panels in the order in which they are added here.
    m_king = add(u"kingDock"_s, tr("King of the hill"), m_panels.king, discoverySide());
    m_coins = add(u"coinsDock"_s, tr("Coins"), panels.coins, discoverySide());
    m_wallets = add(u"walletsDock"_s, tr("Wallets"), m_panels.wallets, discoverySide());
    setCentralWidget(panels.coin);
    m_evidence = add(u"evidenceDock"_s, tr("Activity"), panels.evidence, Qt::BottomDockWidgetArea);
    m_tape = add(u"tapeDock"_s, tr("Trades of the coin"), panels.tape, orderSide());
    m_work = add(u"workDock"_s, tr("Order, launch, API host"), panels.work, orderSide());
    placeTape();
    m_tape->hide();
    setLocked(true);
}

QDockWidget *DockArea::add(const QString &objectName, const QString &title, QWidget *panel, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(objectName);
    dock->setWidget(panel);
    addDockWidget(area, dock);
    // Docks that the user moves while the arrangement does not fit are the new arrangement.
    connect(dock, &QDockWidget::dockLocationChanged, this, [this] {
        if (!m_isArranging)
            m_whole.clear();
    });
    m_docks.append(dock);
    return dock;
}

// Qt does not mirror docks: where one writes from right to left, the window gives them the other side.
Qt::DockWidgetArea DockArea::discoverySide() const
{
    return isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
}

Qt::DockWidgetArea DockArea::orderSide() const
{
    return isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

void DockArea::placeTape()
{
    splitDockWidget(isRightToLeft() ? m_work : m_tape, isRightToLeft() ? m_tape : m_work, Qt::Horizontal);
}

int DockArea::stateVersion(Arrangement arrangement) const
{
    return (isRightToLeft() ? 1002 : 2) + 10 * arrangement;
}

void DockArea::setLocked(bool isLocked)
{
    m_isLocked = isLocked;
    for (QDockWidget *dock : std::as_const(m_docks)) {
        QWidget *former = dock->titleBarWidget();
        if (isLocked && former == nullptr)
            dock->setTitleBarWidget(new NoTitle(dock));
        else if (!isLocked && former != nullptr) {
            dock->setTitleBarWidget(nullptr);
            delete former;
        }
        dock->setFeatures(isLocked ? QDockWidget::NoDockWidgetFeatures
                                   : QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable
                                  | QDockWidget::DockWidgetClosable);
    }
}

void DockArea::use(Arrangement arrangement)
{
    m_arrangement = arrangement;
    m_hasOwnSizes = false;
    m_whole.clear();
    const QScopedValueRollback arranging(m_isArranging, true);
    for (QDockWidget *dock : std::as_const(m_docks)) {
        dock->setFloating(false);
        removeDockWidget(dock);
    }
    for (QDockWidget *dock : {m_king, m_coins, m_wallets})
        addDockWidget(discoverySide(), dock);
    addDockWidget(Qt::BottomDockWidgetArea, m_evidence);
    addDockWidget(orderSide(), m_tape);
    addDockWidget(orderSide(), m_work);
    placeTape();
    for (QDockWidget *dock : {m_coins, m_wallets, m_evidence, m_work})
        dock->show();
    m_king->setVisible(arrangement == Trade || arrangement == Wide);
    m_tape->setVisible(arrangement == Wide);
    resizeAll();
    fitInto(m_room);
}

bool DockArea::restoreArrangement(const QByteArray &state)
{
    const QScopedValueRollback arranging(m_isArranging, true);
    const std::array all{Trade, Wide, Launch, Host};
    const auto *kept
        = std::ranges::find_if(all, [&](Arrangement each) { return restoreState(state, stateVersion(each)); });
    if (kept == all.end())
        return false;
    m_arrangement = *kept;
    m_hasOwnSizes = true;
    m_whole.clear();
    for (QDockWidget *dock : std::as_const(m_docks)) {
        const auto shows
            = [dock](const QScreen *screen) { return screen->availableGeometry().contains(dock->geometry().center()); };
        if (dock->isFloating() && std::ranges::none_of(QGuiApplication::screens(), shows))
            dock->setFloating(false);
    }
    fitInto(m_room);
    return true;
}

void DockArea::placeColumns(int zoomPercent)
{
    m_zoom = zoomPercent;
    // These fit into 853 pixels, 1280 at scale 1.5, beside a scroll bar. Coin and tables hide what has no room.
    for (QWidget *panel : {m_panels.king, m_panels.coins, m_panels.wallets})
        panel->setMinimumWidth(scaled(248));
    for (QWidget *panel : {m_panels.coin, m_panels.evidence})
        panel->setMinimumWidth(scaled(264));
    m_panels.work->setMinimumWidth(scaled(minWork));
    m_panels.tape->setMinimumWidth(scaled(minTape));
    resizeAll();
    fitInto(m_room);
    if (isVisible())
        resizeLater(3);
}

void DockArea::resizeLater(int times)
{
    QTimer::singleShot(0, this, [this, times] {
        fitInto(m_room);
        resizeAll();
        if (times > 1)
            resizeLater(times - 1);
    });
}

QSize DockArea::neededSize() const
{
    layout()->invalidate(); // it keeps what the panels needed before they were moved
    return layout()->minimumSize();
}

void DockArea::fitInto(const QSize &room)
{
    const bool isResized = std::exchange(m_room, room) != room;
    if (room.isEmpty()) // the window has no size yet
        return;
    fitIntoWidth(room.width());
    letScroll(false);
    const bool isColumn = tabifiedDockWidgets(m_coins).isEmpty() && m_king->isVisible();
    const int column = isColumn ? heightOf(*m_panels.king) + fewCoins() + heightOf(*m_panels.wallets) : 0;
    const bool isTooLow = qMax(neededSize().height(), column) > room.height();
    letScroll(isTooLow);
    const bool isOther = std::exchange(m_isTooLow, isTooLow) != isTooLow || isResized;
    if (isOther && !m_hasOwnSizes)
        resizeAll();
}

void DockArea::fitIntoWidth(int width)
{
    const auto fits = [this, width] {
        const int needed = neededSize().width();
        if (needed > width)
            m_tooWide = needed * 100 / m_zoom;
        return needed <= width;
    };
    const QScopedValueRollback arranging(m_isArranging, true);
    if (!m_whole.isEmpty()) {
        if (m_tooWide * m_zoom / 100 > width && neededSize().width() <= width)
            return;
        restoreState(std::exchange(m_whole, {}), stateVersion(m_arrangement));
        resizeAll();
    }
    if (fits())
        return;
    m_whole = saveState(stateVersion(m_arrangement));
    m_tape->hide(); // its trades are in a tab of the tables too
    if (!fits())
        stack({m_coins, m_king, m_wallets, m_evidence});
    if (!fits())
        stack({m_work, m_coins, m_king, m_wallets, m_evidence});
    resizeAll();
    if (const QWidget *focused = window()->focusWidget())
        reveal(focused);
}

void DockArea::letScroll(bool isAllowed)
{
    for (QWidget *panel : {m_panels.king, m_panels.wallets})
        static_cast<ScrollingArea *>(panel)->setWhole(!isAllowed);
}

void DockArea::stack(const QList<QDockWidget *> &docks)
{
    QDockWidget *first = nullptr;
    for (QDockWidget *dock : docks) {
        if (dock->isHidden() || dock->isFloating())
            continue;
        addDockWidget(Qt::BottomDockWidgetArea, dock);
        if (first == nullptr)
            first = dock;
        else
            tabifyDockWidget(first, dock);
    }
    if (first != nullptr)
        first->raise();
    nameTabs();
}

void DockArea::nameTabs()
{
    for (QTabBar *tabs : findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        if (!tabs->accessibleName().isEmpty())
            continue;
        tabs->setAccessibleName(tr("Panels"));
        tabs->setProperty("tabSpace", tabSpace);
        tabs->setElideMode(Qt::ElideRight);
        tabs->setUsesScrollButtons(false);
        tabs->setDrawBase(false);
    }
}

void DockArea::reveal(const QWidget *widget)
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        if (dock->isAncestorOf(widget) && !tabifiedDockWidgets(dock).isEmpty())
            dock->raise();
    }
}

void DockArea::resizeAll()
{
    const bool isWork = m_arrangement == Launch || m_arrangement == Host;
    // With the tape, 1280 pixels have no room for the usual widths of the coins and the ticket.
    const bool isTight = m_arrangement == Wide && width() < scaled(1320);
    // Of a wide window the names of the coins get a share.
    const int coins = isTight ? scaled(316) : qBound(scaled(336), m_room.width() * 18 / 100, scaled(440));
    const int work = isWork ? 440 : isTight ? 300 : 324;
    if (m_arrangement == Wide)
        resizeDocks({m_coins, m_tape, m_work}, {coins, scaled(isTight ? minTape : 300), scaled(work)}, Qt::Horizontal);
    else
        resizeDocks({m_coins, m_work}, {coins, scaled(work)}, Qt::Horizontal);
    if (m_isTooLow) { // the king whole and a few coins; the wallets scroll
        const int king = !m_king->isHidden() ? heightOf(*m_panels.king) : 0;
        const int between = 2 * style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
        const int wallets = qMax(scaled(100), m_room.height() - king - fewCoins() - between);
        if (king > 0)
            resizeDocks({m_king, m_coins, m_wallets}, {king, fewCoins(), wallets}, Qt::Vertical);
        else
            resizeDocks({m_coins, m_wallets}, {fewCoins(), wallets}, Qt::Vertical);
    } else
        resizeDocks({m_king, m_coins, m_wallets}, {scaled(130), scaled(470), scaled(150)}, Qt::Vertical);
    // In a low window both charts come first, down to what the tables need at least; of a high one they get a share.
    const int most = qMax(scaled(220), m_room.height() * 27 / 100);
    const int tables = m_room.isEmpty() ? scaled(220) : qBound(scaled(150), m_room.height() - scaled(352), most);
    resizeDocks({m_evidence}, {tables}, Qt::Vertical);
}

bool DockArea::event(QEvent *event)
{
    const bool isDone = QMainWindow::event(event);
    if (event->type() == QEvent::MouseButtonPress) // on a border between docks; all else is covered by them
        m_hasOwnSizes = true;
    if (event->type() == QEvent::LayoutRequest)
        nameTabs(); // Qt makes them when they are needed
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, &DockArea::growToFit);
    return isDone;
}

void DockArea::growToFit()
{
    // Qt keeps the size of a dock when its panel comes to need more.
    QList<QDockWidget *> docks;
    QList<int> heights;
    for (QDockWidget *dock : std::as_const(m_docks)) {
        const int needed = dock->widget()->minimumSizeHint().height();
        if (!dock->isVisible() || dock->isFloating() || dock->widget()->height() >= needed)
            continue;
        docks.append(dock);
        heights.append(needed + dock->height() - dock->widget()->height());
    }
    if (docks.isEmpty() || heights != m_grown)
        m_attempts = 0;
    m_grown = heights;
    // The area may not have its own size yet; beyond some attempts there is no room.
    if (docks.isEmpty() || ++m_attempts > maxAttempts)
        return;
    resizeDocks(docks, heights, Qt::Vertical);
    QTimer::singleShot(0, this, &DockArea::growToFit);
}

void DockArea::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), themeOf(this).colors.window);
}

} // namespace curvedesk
#include "moc_DockArea.cpp"
