// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/MainWindow.h"

#include "ui/alerts/AlertBook.h"
#include "ui/chart/ChartView.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/dialogs/VaultDialogs.h"
#include "ui/discovery/KingPanel.h"
#include "ui/discovery/SearchBox.h"
#include "ui/discovery/TokenListPanel.h"
#include "ui/launch/LaunchPanel.h"
#include "ui/models/OrderTableModel.h"
#include "ui/panels/CoinPanel.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/panels/WalletsPanel.h"
#include "ui/state/CurrentCoin.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"
#include "ui/text/NetworkText.h"
#include "ui/text/OrderText.h"
#include "ui/theme/Icons.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/ScreenReaders.h"
#include "ui/widgets/SecretField.h"
#include "ui/window/ApprovalSheets.h"
#include "ui/window/Notices.h"
#include "ui/window/StatusStrip.h"
#include "ui/window/TopBar.h"
#include "ui/window/Tray.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDate>
#include <QKeyEvent>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int walletsEverySeconds = 15;
constexpr QSize usualSize(1440, 900);
/// The approximate height of a window's title bar.
constexpr int frameAllowance = 32;

/// True when the vault is open and asks for a secret once it is locked.
bool isLockable(const VaultStatus &status)
{
    return !status.isLocked && status.protection && status.protection != VaultProtection::KeyFile;
}

} // namespace

MainWindow::MainWindow(const WindowOptions &options)
    : m_options(options)
    , m_selection(new DeskSelection(this))
{
    if (!options.settingsPath.isEmpty())
        m_settings = std::make_unique<QSettings>(options.settingsPath, QSettings::IniFormat);
    setWindowTitle(u"Curvedesk"_s);
    setWindowIcon(icons::application());
    serveScreenReaders();
    restoreSettings(); // before the widgets are made, because the theme decides their sizes
    setCentralWidget(new EmptyState(u"chart"_s, tr("Curvedesk is opening your wallets and the market")));
}

MainWindow::MainWindow(Desk &desk, const WindowOptions &options)
    : MainWindow(options)
{
    open(desk);
}

void MainWindow::open(Desk &desk)
{
    m_desk = &desk;
    m_feed = new MarketFeed(desk, this);
    m_book = new WalletBook(desk, *m_feed, this);
    m_coin = new CurrentCoin(desk, *m_feed, *m_selection, this);
    m_alerts = new AlertBook(desk, m_settings.get(), this);
    m_approvals = new ApprovalSheets(desk, *m_book, this);
    setWindowTitle(networkText::windowTitle(desk.network()));
    buildLayout();
    connectAll();
    buildMenus();
    followVault(m_desk->vaultStatus());
    restorePanels();
    m_opened.start();
    m_heard.start();
    updateFreshness();
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, [this, day = QDate::currentDate()]() mutable {
        updateFreshness();
        if (std::exchange(day, QDate::currentDate()) != QDate::currentDate()) {
            for (const DeskTable *table : findChildren<DeskTable *>())
                table->viewport()->update(); // the clock of a row of yesterday gives way to its day
        }
        if (--m_secondsToWallets <= 0) {
            // Balances are read regularly: deposits from other wallets change them without a signal of the services.
            m_secondsToWallets = walletsEverySeconds;
            m_book->refresh();
        }
    });
    m_second.start();
    m_book->refresh();
    if (m_settings && m_settings->contains("window/tour"_L1)) // begun on an earlier start, and not left yet
        QTimer::singleShot(0, this, &MainWindow::startTour);
}

MainWindow::~MainWindow()
{
    SecretField::clearClipboard(); // Qt hands the clipboard over to a clipboard manager when the program ends
    // The children are destroyed after this, and those with the focus tell of its change.
    disconnect(qApp, nullptr, this, nullptr);
}

void MainWindow::connectAll()
{
    connect(m_feed, &MarketFeed::slotChanged, this, [this](quint64 slot) {
        m_top->setSlot(slot);
        m_heard.restart();
        updateFreshness();
    });
    connect(m_feed, &MarketFeed::ordersChanged, this, &MainWindow::addOrderNotices);
    connect(m_king, &KingPanel::kingKnown, this, &MainWindow::followKing);
    connect(m_king, &KingPanel::kingMissing, m_coinPanel, &CoinPanel::setMarketRead);
    connect(m_ticket, &TicketPanel::quoteChanged, &m_coinPanel->charts(), &ChartView::setOrder);
    connect(m_launch, &LaunchPanel::launched, this, [this](const QString &mint) {
        const QWidget *focused = focusWidget();
        const bool hadFocus = focused == nullptr || m_launch->isAncestorOf(focused);
        if (!hadFocus && m_ticket->isTouched())
            return; // what is being typed there is meant for the coin that is shown; a notice leads to the new one
        m_selection->setMint(mint);
        showWork(OrderWork);
        if (hadFocus)
            m_ticket->focusSide(TradeMode::Buy);
    });
    const auto addNotice
        = [this](const QString &text, bool isGood) { m_notices->add(text, isGood ? Tone::Buy : Tone::Error); };
    connect(m_evidence, &EvidencePanel::noticed, this, addNotice);
    connect(m_evidence, &EvidencePanel::sellRequested, this, [this] {
        showWork(OrderWork);
        m_ticket->focusSide(TradeMode::Sell);
    });
    connect(&m_coinPanel->charts(), &ChartView::noticed, this, addNotice);
    connect(m_top, &TopBar::themeToggled, this, &MainWindow::toggleScheme);
    connect(&m_top->search(), &SearchBox::mintChosen, this, &MainWindow::selectCoin);
    connect(&m_top->search(), &SearchBox::walletChosen, m_selection, &DeskSelection::setWallet);
    m_top->search().setSources(*m_desk, *m_book);
    // The list of watched coins may be long work, which a crash is not to take.
    auto *saving = new QTimer(this);
    saving->setSingleShot(true);
    saving->setInterval(1000);
    connect(saving, &QTimer::timeout, this, &MainWindow::saveSettings);
    connect(m_selection, &DeskSelection::watchedChanged, saving, qOverload<>(&QTimer::start));
    connect(m_selection, &DeskSelection::walletChanged, saving, qOverload<>(&QTimer::start));
    connect(m_workTabs, &QTabBar::currentChanged, m_work, &QStackedWidget::setCurrentIndex);
    connect(m_status, &StatusStrip::apiHostClicked, this, [this] { findChild<QAction *>(u"commandApi"_s)->trigger(); });
    connect(m_status, &StatusStrip::pendingClicked, m_evidence,
            [this] { m_evidence->openTab(EvidencePanel::ActivityTab); });
    connect(m_desk, &Desk::apiHostChanged, m_status, &StatusStrip::setApiHost);
    m_status->setApiHost(m_desk->apiHost());
    connect(m_alerts, &AlertBook::fired, this, [this](const Alert &alert) {
        const auto show = [this, mint = alert.mint] { selectCoin(mint); };
        m_notices->add(alert.fact, Tone::Warn, {}, show); // stays until it is dismissed
        m_tray->showOutside(alert.fact, Tone::Accent);
        if (m_hasAlertSound)
            QApplication::beep();
    });
    connect(m_approvals, &ApprovalSheets::asked, this, [this](const QString &sentence) {
        m_notices->add(sentence, Tone::Accent, {}, [this] { m_approvals->showAll(); });
        m_tray->showOutside(sentence, Tone::Accent);
    });
    connect(m_approvals, &ApprovalSheets::failed, this,
            [this](const QString &sentence) { m_notices->add(sentence, Tone::Warn); });
    connect(m_desk, &Desk::networkChanged, this, &MainWindow::showNetwork);
    connect(m_desk, &Desk::networkStateChanged, this, &MainWindow::updateFreshness);
    connect(m_desk, &Desk::vaultChanged, this, &MainWindow::followVault);
    connect(m_top, &TopBar::lockClicked, m_desk, &Desk::lockVault);
    connect(m_vaultBanner, &Banner::actionRequested, this, [this] { (new PassphraseDialog(*m_desk, this))->open(); });
    connect(m_ticket, &TicketPanel::unlockRequested, this, [this] { (new PassphraseDialog(*m_desk, this))->open(); });
    connect(m_ticket, &TicketPanel::armedChanged, m_status, &StatusStrip::setArmed);
    connect(m_wallets, &WalletsPanel::protectionRequested, this, &MainWindow::openProtection);
    connect(m_top, &TopBar::hideToggled, this, [this] { hideAmounts(!m_hidesAmounts); });
    qApp->installEventFilter(this); // sees keys and mouse in the sheets too
    const auto showPending
        = [this] { m_status->setPending(m_evidence->orders().pendingCount(), m_evidence->orders().recoveringCount()); };
    connect(&m_evidence->orders(), &QAbstractItemModel::rowsInserted, this, showPending);
    connect(&m_evidence->orders(), &QAbstractItemModel::dataChanged, this, showPending);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        // A widget that the mouse focuses is in view already, and would move under the pointer.
        if (now != nullptr && QGuiApplication::mouseButtons() == Qt::NoButton)
            bringIntoView(now);
    });
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, m_ticket, &TicketPanel::disarm);
}

void MainWindow::lockIfPossible()
{
    const VaultStatus status = m_desk->vaultStatus();
    if (isLockable(status))
        m_desk->lockVault();
    else if (status.needsProtection)
        m_notices->add(tr("There is nothing to lock: the keys have no passphrase yet."), Tone::Accent);
    else if (status.isLocked)
        m_notices->add(tr("The keys are locked already."), Tone::Accent);
    else
        m_notices->add(tr("There is nothing to lock: these keys are for play money, and no passphrase protects them."),
                       Tone::Accent);
}

void MainWindow::showWork(Work work)
{
    m_workTabs->setCurrentIndex(work);
}

void MainWindow::selectCoin(const QString &mint)
{
    m_selection->setMint(mint);
}

void MainWindow::placeOnScreen()
{
    resize(usualSize);
    if (m_settings)
        restoreGeometry(m_settings->value("window/geometry"_L1).toByteArray());
    if (isMaximized() || isFullScreen())
        return;
    // The frame is made when the window is shown; until then its size is estimated.
    const QRect room = screen()->availableGeometry().adjusted(0, frameAllowance, 0, 0);
    QRect place = geometry();
    place.setSize(place.size().boundedTo(room.size()));
    place.moveRight(qMin(place.right(), room.right()));
    place.moveBottom(qMin(place.bottom(), room.bottom()));
    place.moveLeft(qMax(place.left(), room.left()));
    place.moveTop(qMax(place.top(), room.top()));
    setGeometry(place);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveSettings();
    QMainWindow::closeEvent(event);
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool isActivity = type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::MouseMove
        || type == QEvent::Wheel;
    if (isActivity && (!m_active.isValid() || m_active.hasExpired(activityMs))) {
        m_active.start();
        m_desk->noteActivity();
    }
    if (type == QEvent::Quit) // of the whole program, which asks its windows to close
        m_tray->letEnd();
    if (watched == m_workspace && type == QEvent::Resize)
        fitPanels();
    // By itself Qt would give the window's focus to the search box, which takes the single-letter shortcuts.
    if (watched == this && type == QEvent::WindowActivate && focusWidget() == nullptr)
        centralWidget()->setFocus(Qt::ActiveWindowFocusReason);
    const auto *key = type == QEvent::KeyPress && watched->isWidgetType() ? static_cast<QKeyEvent *>(event) : nullptr;
    // A sheet blocks the menu's shortcut, and a key may be on the screen. A letter alone is typed there.
    if (key != nullptr && QApplication::activeModalWidget() != nullptr
        && (key->modifiers() & ~Qt::ShiftModifier || key->text().isEmpty())
        && findChild<QAction *>(u"commandLock"_s)->shortcuts().contains(key->keyCombination())) {
        if (!key->isAutoRepeat())
            lockIfPossible();
        return true;
    }
    if (key != nullptr && key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier) {
        auto *widget = static_cast<QWidget *>(watched);
        const QPoint middle = widget->rect().center();
        QContextMenuEvent menu(QContextMenuEvent::Keyboard, middle, widget->mapToGlobal(middle));
        QCoreApplication::sendEvent(widget, &menu);
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::followVault(const VaultStatus &status)
{
    m_top->setLockable(isLockable(status));
    if (status.waitsForKeychain)
        m_vaultBanner->showAction(tr("Waiting for the system keychain, which asks for its password: its window may be "
                                     "behind others. Until then nothing can be signed."),
                                  Tone::Warn, tr("Unlock…"));
    else if (status.needsProtection)
        m_vaultBanner->showAction(tr("The keys need a passphrase before the first wallet."), Tone::Warn,
                                  tr("Set a passphrase…"));
    else if (status.isLocked)
        m_vaultBanner->showAction(tr("Keys are locked: prices and orders already sent go on, nothing can be signed."),
                                  Tone::Warn, tr("Unlock…"));
    else
        m_vaultBanner->clear();
    if (status.isLocked && closeSecretSheets(*this))
        m_notices->add(
            tr("The keys were locked, and the sheet with the new key closed. A wallet's private key is shown "
               "again under Show key; an API key is not, make a new one."),
            Tone::Warn);
    m_ticket->setKeysLocked(status.isLocked && !status.needsProtection);
    hideAmounts(m_hidesAmounts);
}

void MainWindow::hideAmounts(bool hides)
{
    m_hidesAmounts = hides;
    const VaultStatus status = m_desk->vaultStatus();
    m_book->setHidesAmounts(hides || (status.isLocked && !status.needsProtection));
    m_notices->setHidesAmounts(m_book->hidesAmounts());
}

void MainWindow::showNetwork(const QString &network)
{
    setWindowTitle(networkText::windowTitle(network));
    m_top->setNetwork(network);
    m_status->setNetwork(network);
    m_ticket->disarm(); // orders may now spend other money
}

void MainWindow::followKing(const QString &king)
{
    // While the market catches up, its first king may not be the present one.
    const bool isOpening
        = m_selection->mint() == m_openedKing && !m_opened.hasExpired(openingMs) && !m_ticket->isTouched();
    if (!m_selection->mint().isEmpty() && !isOpening)
        return;
    m_openedKing = king;
    m_selection->setMint(king);
}

void MainWindow::addOrderNotices(const QList<OrderSummary> &orders)
{
    for (const OrderSummary &order : orders) {
        const TradeStatus *known = m_known.object(order.id);
        if (known != nullptr && *known == order.status)
            continue;
        const bool hadEnded = known != nullptr && (*known == TradeStatus::Succeeded || *known == TradeStatus::Failed);
        m_known.insert(order.id, new TradeStatus(order.status));
        const auto show = [this, id = order.id] { m_evidence->openOrder(id); };
        if (order.status == TradeStatus::Pending) {
            if (hadEnded)
                m_notices->add(orderText::returnedNotice(order), Tone::Warn, {}, show);
            continue;
        }
        const QString discreet = orderText::noticeWithoutAmounts(order);
        const QString notice = orderText::notice(order);
        m_notices->add(notice, orderText::statusTone(order.status), discreet, show);
        if (!m_desk->vaultStatus().isLocked)
            m_tray->showOutside(m_book->hidesAmounts() ? discreet : notice, orderText::statusTone(order.status));
    }
}

void MainWindow::updateFreshness()
{
    const bool isStale = m_heard.elapsed() > staleMs;
    const qint64 silenceMs = m_feed->newestSlot() != 0 ? m_heard.elapsed() : -1;
    m_status->setSilence(silenceMs, isStale);
    m_feed->setStaleMs(isStale ? silenceMs : 0);
    const NetworkState state = m_desk->networkState();
    m_status->setNetworkState(state);
    QString hold = networkText::orderHold(state);
    if (hold.isEmpty() && isStale)
        hold = tr("Waiting for the network: prices may be old");
    m_ticket->setHoldReason(hold);
    m_launch->setHoldReason(hold);
}

} // namespace curvedesk
#include "moc_MainWindow.cpp"
