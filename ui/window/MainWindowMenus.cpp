// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/alerts/AlertsDialog.h"
#include "ui/desk/Desk.h"
#include "ui/discovery/CoinDialog.h"
#include "ui/discovery/KingPanel.h"
#include "ui/discovery/SearchBox.h"
#include "ui/discovery/TokenListPage.h"
#include "ui/discovery/TokenListPanel.h"
#include "ui/launch/LaunchPanel.h"
#include "ui/models/OrderTableModel.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/panels/WalletsPanel.h"
#include "ui/state/CurrentCoin.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"
#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/window/ApprovalSheets.h"
#include "ui/window/DiagnosticsDialog.h"
#include "ui/window/DockArea.h"
#include "ui/window/DocumentDialog.h"
#include "ui/window/KeysDialog.h"
#include "ui/window/LayoutNameDialog.h"
#include "ui/window/MainWindow.h"
#include "ui/window/MenuKeys.h"
#include "ui/window/NoticeLogDialog.h"
#include "ui/window/Notices.h"
#include "ui/window/TopBar.h"
#include "ui/window/Tray.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTabBar>

#include <algorithm>
#include <iterator>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int zoomStep = 10;
constexpr int presetCount = 4;

/// The key together with Ctrl.
QKeySequence ctrl(Qt::Key key)
{
    return QKeyCombination(Qt::ControlModifier, key);
}

/// The key together with Ctrl and Shift.
QKeySequence ctrlShift(Qt::Key key)
{
    return QKeyCombination(Qt::KeyboardModifiers{Qt::ControlModifier, Qt::ShiftModifier}, key);
}

/// The key together with Alt.
QKeySequence alt(Qt::Key key)
{
    return QKeyCombination(Qt::AltModifier, key);
}

} // namespace

QAction *MainWindow::addCommand(QMenu &menu, const QString &objectName, const QString &text, const QKeySequence &keys,
                                std::function<void()> command)
{
    auto *action = menu.addAction(text);
    action->setObjectName(objectName);
    action->setShortcut(keys);
    if (command)
        connect(action, &QAction::triggered, this, [command = std::move(command)] { command(); });
    m_commands.append(action);
    return action;
}

void MainWindow::buildMenus()
{
    menuBar()->setObjectName(u"menuBar"_s);
    menuBar()->setNativeMenuBar(false);
    buildFileMenu(*menuBar()->addMenu(tr("&File")));
    buildWalletMenu(*menuBar()->addMenu(tr("&Wallet")));
    buildTradeMenu(*menuBar()->addMenu(tr("&Trade")));
    buildViewMenu(*menuBar()->addMenu(tr("&View")));
    QMenu &help = *menuBar()->addMenu(tr("&Help"));
    addCommand(help, u"commandKeys"_s, tr("&Keys"), Qt::Key_Question, [this] { openKeys(); });
    help.setToolTipsVisible(true);
    const QAction *log = addCommand(help, u"commandNotices"_s, tr("Notices"), ctrlShift(Qt::Key_L),
                                    [this] { (new NoticeLogDialog(*m_notices, this))->open(); });
    connect(m_notices, &Notices::logRequested, log, &QAction::trigger);
    QAction *dismiss = addCommand(help, u"commandDismissNotices"_s, tr("Dismiss the notices"), ctrlShift(Qt::Key_N),
                                  [this] { m_notices->dismissAll(); });
    const auto allowDismissing
        = [dismiss](bool isAny) { menuKeys::allow(*dismiss, isAny ? QString() : tr("No notice is shown.")); };
    connect(m_notices, &Notices::shownChanged, dismiss, allowDismissing);
    allowDismissing(false);
    addCommand(help, u"commandTour"_s, tr("&Tour of the window"), {}, [this] { startTour(); });
    addCommand(help, u"commandDiagnostics"_s, tr("&Diagnostics…"), {}, [this] { openDiagnostics(); });
    help.addSeparator();
    for (const QString &name : DocumentDialog::names()) {
        addCommand(help, u"document-"_s + name, DocumentDialog::titleOf(name), {},
                   [this, name] { (new DocumentDialog(name, this))->open(); });
    }
    m_top->search().setCommands([this] {
        auto *kept = findChild<QMenu *>(u"keptLayouts"_s);
        fillKeptLayouts(*kept);
        QList<QAction *> commands = m_commands;
        std::ranges::copy_if(kept->actions(), std::back_inserter(commands),
                             [](const QAction *each) { return !each->isSeparator() && each->menu() == nullptr; });
        return commands;
    });
    for (QAction *command : std::as_const(m_commands))
        command->setProperty(KeysDialog::usualKeys, QVariant::fromValue(command->shortcuts()));
    if (m_settings)
        menuKeys::restore(m_commands, *menuBar(), *m_settings);
    for (const QMenu *menu : menuBar()->findChildren<QMenu *>())
        menuKeys::giveLetters(*menu);
    menuKeys::keepFocus(*menuBar());
    const auto command = [this](const QString &name) { return findChild<QAction *>(name); };
    m_top->followKeys(*command(u"commandFind"_s), *command(u"commandHideAmounts"_s), *command(u"commandLock"_s));
}

void MainWindow::openKeys()
{
    auto *dialog = new KeysDialog(*menuBar(), this);
    connect(dialog, &KeysDialog::keysChanged, this, [this](const QAction *command) {
        const QString key = menuKeys::settingOf(*command);
        const bool isUsual
            = command->property(KeysDialog::usualKeys).value<QList<QKeySequence>>() == command->shortcuts();
        if (m_settings && isUsual)
            m_settings->remove(key);
        else if (m_settings)
            m_settings->setValue(key, command->shortcut().toString(QKeySequence::PortableText));
    });
    dialog->open();
}

void MainWindow::buildFileMenu(QMenu &menu)
{
    addCommand(menu, u"commandExportOrders"_s, tr("&Export the shown table as CSV…"), {},
               [this] { m_evidence->exportOrCancel(); });
    addCommand(menu, u"commandExportFifo"_s, tr("Export profit for taxes, first in first out…"), {},
               [this] { m_evidence->exportProfit(CostMethod::Fifo); });
    addCommand(menu, u"commandExportAverage"_s, tr("Export profit for taxes, average cost…"), {},
               [this] { m_evidence->exportProfit(CostMethod::Average); });
    menu.addSeparator();
    QAction *lock
        = addCommand(menu, u"commandLock"_s, tr("&Lock the keys"), ctrl(Qt::Key_L), [this] { lockIfPossible(); });
    lock->setAutoRepeat(false); // each repetition would say that they are locked already
    addCommand(menu, u"commandSettings"_s, tr("&Settings…"), ctrl(Qt::Key_Comma), [this] { openSettings(); });
    menu.addSeparator();
    addCommand(menu, u"commandQuit"_s, tr("&Quit"), ctrl(Qt::Key_Q), [this] { m_tray->quit(); });
}

void MainWindow::buildWalletMenu(QMenu &menu)
{
    addCommand(menu, u"commandNewWallet"_s, tr("&New wallet…"), {}, [this] { m_wallets->openCreate(); });
    addCommand(menu, u"commandImportWallet"_s, tr("&Import a wallet…"), {}, [this] { m_wallets->openImport(); });
    menu.addSeparator();
    const QList<QAction *> ofSelected{
        addCommand(menu, u"commandAirdrop"_s, tr("&Get %1 SOL of play money").arg(WalletsPanel::airdropSol), {},
                   [this] { m_wallets->requestAirdrop(); }),
        addCommand(menu, u"commandSend"_s, tr("&Send from the wallet…"), {}, [this] { m_wallets->openSend(); }),
        addCommand(menu, u"commandReceive"_s, tr("&Receive to the wallet…"), {}, [this] { m_wallets->openReceive(); }),
        addCommand(menu, u"commandRenameWallet"_s, tr("Rena&me the wallet…"), {}, [this] { m_wallets->openRename(); }),
        addCommand(menu, u"commandShowKey"_s, tr("Show the wallet's &key…"), {}, [this] { m_wallets->openExport(); }),
    };
    menu.setToolTipsVisible(true);
    const auto show = [this, ofSelected] {
        const std::optional<WalletSummary> wallet = m_book->wallet(m_selection->wallet());
        const QString reason = wallet ? QString() : tr("Create or import a wallet first.");
        for (QAction *command : ofSelected)
            menuKeys::allow(*command, reason);
        if (wallet && wallet->isWatched)
            menuKeys::allow(*ofSelected.last(), tr("The key of a watched wallet is not here."));
        ofSelected.first()->setVisible(networkText::mayGiveAirdrops(m_desk->network()));
    };
    connect(m_book, &WalletBook::changed, this, show);
    connect(m_selection, &DeskSelection::walletChanged, this, show);
    connect(m_desk, &Desk::networkChanged, this, show);
    show();
}

void MainWindow::buildTradeMenu(QMenu &menu)
{
    // Keys without Ctrl send nothing by themselves; a text field takes its letters first.
    const auto ticket = [this](TradeMode mode) {
        showWork(OrderWork);
        m_ticket->focusSide(mode);
    };
    addCommand(menu, u"commandFind"_s, tr("&Find a coin, wallet or command"), ctrl(Qt::Key_K),
               [this] { m_top->search().open(); });
    menu.addSeparator();
    addCommand(menu, u"commandBuy"_s, tr("&Buy"), Qt::Key_B, [ticket] { ticket(TradeMode::Buy); });
    addCommand(menu, u"commandSell"_s, tr("&Sell"), Qt::Key_S, [ticket] { ticket(TradeMode::Sell); });
    for (int preset = 0; preset < presetCount; ++preset) {
        addCommand(menu, u"commandPreset%1"_s.arg(preset), tr("Amount of button %1").arg(preset + 1),
                   QKeySequence(static_cast<int>(Qt::Key_1) + preset), [this, preset] {
                       showWork(OrderWork);
                       bringIntoView(m_ticket);
                       m_ticket->pressPreset(preset);
                   });
    }
    menu.addSeparator();
    addCommand(menu, u"commandLaunch"_s, tr("&Launch a coin"), ctrl(Qt::Key_N), [this] {
        showWork(LaunchWork);
        m_launch->focusName();
    });
    menu.addSeparator();
    // Keys that do nothing say why.
    const auto say = [this](const QString &sentence) { m_notices->add(sentence, Tone::Accent); };
    const auto isCoinChosen = [this, say] {
        if (m_selection->mint().isEmpty())
            say(tr("Choose a coin first."));
        return !m_selection->mint().isEmpty();
    };
    addCommand(menu, u"commandKing"_s, tr("Show the &king of the hill"), ctrlShift(Qt::Key_K), [this, say] {
        if (!m_king->selectKing())
            say(tr("No king of the hill is known."));
    });
    addCommand(menu, u"commandAbout"_s, tr("&About the coin"), ctrl(Qt::Key_I), [this, say, isCoinChosen] {
        if (!isCoinChosen())
            return;
        if (!m_coin->details()) {
            say(tr("This coin is not read yet."));
            return;
        }
        auto *dialog = new CoinDialog(*m_desk, *m_coin->details(), this);
        connect(dialog, &CoinDialog::coinRequested, m_selection, &DeskSelection::setMint);
        dialog->open();
    });
    addCommand(menu, u"commandApprovals"_s, tr("Orders that wait for your approval…"), {},
               [this] { m_approvals->showAll(); });
    addCommand(menu, u"commandAlerts"_s, tr("Al&erts…"), ctrlShift(Qt::Key_A), [this] { openAlerts(); });
    addCommand(menu, u"commandWatch"_s, tr("&Watch the coin, or stop"), ctrl(Qt::Key_D), [this, isCoinChosen] {
        if (isCoinChosen())
            m_selection->toggleWatched(m_selection->mint());
    });
    addCommand(menu, u"commandCopyMint"_s, tr("&Copy the mint address"), ctrlShift(Qt::Key_C), [this, isCoinChosen] {
        if (isCoinChosen())
            QApplication::clipboard()->setText(m_selection->mint());
    });
}

void MainWindow::openAlerts()
{
    m_desk->king(this, [this](const Result<TokenDetails> &king) {
        if (QApplication::activeModalWidget() != nullptr)
            return; // its keys were pressed twice, or another sheet was opened meanwhile
        const auto coin = m_coin->details() ? std::optional(m_coin->details()->summary) : std::nullopt;
        auto *dialog = new AlertsDialog(*m_alerts, *m_feed, coin, king ? std::optional(king->summary) : std::nullopt,
                                        m_hasAlertSound, this);
        connect(dialog, &AlertsDialog::coinRequested, m_selection, &DeskSelection::setMint);
        connect(dialog, &AlertsDialog::soundToggled, this, [this](bool isOn) {
            m_hasAlertSound = isOn;
            saveSettings();
        });
        dialog->open();
    });
}

void MainWindow::openDiagnostics()
{
    Diagnostics now;
    now.look = DiagnosticsDialog::look(*this, m_scheme == ColorScheme::Dark ? u"dark"_s : u"light"_s, m_zoom);
    now.network = m_desk->network();
    now.hosts = m_options.nodeHosts;
    now.link = m_desk->networkState();
    now.slot = m_feed->newestSlot();
    now.slotAgeMs = m_heard.elapsed();
    now.openOrders = m_evidence->orders().pendingCount();
    now.apiHost = m_desk->apiHost();
    if (m_options.lastLogLines)
        now.log = m_options.lastLogLines();
    (new DiagnosticsDialog(now, m_options.dataDirectory, this))->open();
}

void MainWindow::buildLayoutMenu(QMenu &menu)
{
    const auto add = [&](const QString &objectName, const QString &text, const QKeySequence &keys,
                         DockArea::Arrangement arrangement, Work work) {
        addCommand(menu, objectName, text, keys, [this, arrangement, work] {
            m_docks->use(arrangement);
            showWork(work);
        });
    };
    add(u"layoutTrade"_s, tr("Layout: &Trade"), ctrl(Qt::Key_1), DockArea::Trade, OrderWork);
    add(u"layoutWide"_s, tr("Layout: &Wide, with the trades"), ctrl(Qt::Key_2), DockArea::Wide, OrderWork);
    add(u"layoutLaunch"_s, tr("Layout: Lau&nch"), ctrl(Qt::Key_3), DockArea::Launch, LaunchWork);
    add(u"layoutHost"_s, tr("Layout: Ho&st"), ctrl(Qt::Key_4), DockArea::Host, ApiHostWork);
    addCommand(menu, u"layoutReset"_s, tr("Reset the layout"), {}, [this] {
        m_docks->reset();
        m_tokens->setColumns(TokenListPage::usualColumns());
    });
    addCommand(menu, u"layoutKeep"_s, tr("Keep this layout as…"), {}, [this] { keepLayout(); });
    QMenu &kept = *menu.addMenu(tr("&Kept layouts"));
    kept.setObjectName(u"keptLayouts"_s);
    connect(&kept, &QMenu::aboutToShow, this, [this, &kept] { fillKeptLayouts(kept); });
    QAction *lock = addCommand(menu, u"layoutLock"_s, tr("Lock the la&yout"), {}, {});
    lock->setCheckable(true);
    lock->setChecked(true);
    connect(&menu, &QMenu::aboutToShow, lock, [this, lock] { lock->setChecked(m_docks->isLocked()); });
    connect(lock, &QAction::triggered, this, [this](bool isLocked) { m_docks->setLocked(isLocked); });
    QMenu &panels = *menu.addMenu(tr("&Panels"));
    for (QDockWidget *dock : m_docks->docks())
        panels.addAction(dock->toggleViewAction());
    menu.addSeparator();
}

void MainWindow::keepLayout()
{
    auto *dialog = new LayoutNameDialog(keptLayouts(), this);
    connect(dialog, &LayoutNameDialog::chosen, this, [this](const QString &name) {
        if (m_settings)
            m_settings->setValue(u"layouts/"_s + name, m_docks->arrangement());
    });
    dialog->open();
}

QStringList MainWindow::keptLayouts() const
{
    if (!m_settings)
        return {};
    m_settings->beginGroup(u"layouts"_s);
    const QStringList names = m_settings->childKeys();
    m_settings->endGroup();
    return names;
}

void MainWindow::fillKeptLayouts(QMenu &menu)
{
    menu.clear();
    delete menu.findChild<QMenu *>(u"layoutForget"_s); // which the menu keeps
    const QStringList names = keptLayouts();
    if (names.isEmpty()) {
        menu.addAction(tr("None yet"))->setEnabled(false);
        return;
    }
    for (const QString &name : names) {
        menu.addAction(tr("Layout: %1").arg(displayText::onButton(name)), this, [this, name] {
            m_docks->restoreArrangement(m_settings->value(u"layouts/"_s + name).toByteArray());
        });
    }
    menu.addSeparator();
    QMenu &forget = *menu.addMenu(tr("&Forget"));
    forget.setObjectName(u"layoutForget"_s);
    for (const QString &name : names)
        forget.addAction(displayText::onButton(name), this, [this, name] { m_settings->remove(u"layouts/"_s + name); });
    menuKeys::giveLetters(menu);
    menuKeys::giveLetters(forget);
}

void MainWindow::buildViewMenu(QMenu &menu)
{
    menu.setToolTipsVisible(true);
    buildLayoutMenu(menu);
    const auto goTo = [this](Work work) {
        showWork(work);
        m_workTabs->setFocus(Qt::ShortcutFocusReason);
    };
    addCommand(menu, u"commandOrder"_s, tr("&Order ticket"), alt(Qt::Key_1), [goTo] { goTo(OrderWork); });
    addCommand(menu, u"commandLaunchForm"_s, tr("&Launch form"), alt(Qt::Key_2), [goTo] { goTo(LaunchWork); });
    addCommand(menu, u"commandApi"_s, tr("&API host"), alt(Qt::Key_3), [goTo] { goTo(ApiHostWork); });
    const auto addTable = [&](const QString &objectName, EvidencePanel::Tab tab, Qt::Key key) {
        addCommand(menu, objectName, m_evidence->nameOf(tab), alt(key), [this, tab] { m_evidence->openTab(tab); });
    };
    addTable(u"commandActivity"_s, EvidencePanel::ActivityTab, Qt::Key_4);
    addTable(u"commandTrades"_s, EvidencePanel::TradesTab, Qt::Key_5);
    addTable(u"commandPositions"_s, EvidencePanel::PositionsTab, Qt::Key_6);
    addTable(u"commandHolders"_s, EvidencePanel::HoldersTab, Qt::Key_7);
    menu.addSeparator();
    addCommand(menu, u"commandColumns"_s, tr("Columns and order of the coins…"), {}, [this] { m_tokens->openMenu(); });
    addCommand(menu, u"commandFilter"_s, tr("&Filter the coins…"), ctrlShift(Qt::Key_F),
               [this] { m_tokens->openFilter(); });
    addCommand(menu, u"commandHideAmounts"_s, tr("&Hide amounts, or show"), ctrl(Qt::Key_H),
               [this] { hideAmounts(!m_hidesAmounts); });
    addCommand(menu, u"commandTheme"_s, tr("&Dark or light"), ctrlShift(Qt::Key_D), [this] { toggleScheme(); });
    QAction *larger = addCommand(menu, u"commandLarger"_s, tr("La&rger"), ctrl(Qt::Key_Plus),
                                 [this] { setZoom(m_zoom + zoomStep); });
    larger->setShortcuts({ctrl(Qt::Key_Plus), ctrl(Qt::Key_Equal)});
    addCommand(menu, u"commandSmaller"_s, tr("S&maller"), ctrl(Qt::Key_Minus), [this] { setZoom(m_zoom - zoomStep); });
    addCommand(menu, u"commandUsualSize"_s, tr("&Usual size"), ctrl(Qt::Key_0), [this] { setZoom(100); });
}

} // namespace curvedesk
