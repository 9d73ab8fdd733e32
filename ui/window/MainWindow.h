// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/theme/Theme.h"
#include "ui/ticket/TicketDraft.h"
#include "ui/window/StartSettings.h"
#include "ui/window/WindowOptions.h"
#include "ui/window/WindowParts.h"

#include <QCache>
#include <QElapsedTimer>
#include <QMainWindow>
#include <QTimer>

namespace curvedesk {

/// The main window: panels in docks around the selected coin, the status strip below; a line above them while the keys
/// are locked or lack protection. Controls have object names, for tests and screenshots.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// Reads the settings, asks the desktop (D-Bus) for scheme and motion, and takes up the look, of the whole
    /// application, and the place; shows that it is loading, until open().
    explicit MainWindow(const WindowOptions &options);
    void open(Desk &desk); ///< once: fills window, soon tray; restores settings, asks desk from now on; may begin tour
    explicit MainWindow(Desk &desk, const WindowOptions &options = {}); ///< opened at once; `desk` must outlive it
    ~MainWindow() override; ///< takes a copied secret from the clipboard
    enum Work { OrderWork, LaunchWork, ApiHostWork };
    void showWork(Work work); ///< raises its tab, not the dock; the launch form then asks desk, maybe upload services
    void selectCoin(const QString &mint); ///< in all panels, which ask the core (maybe the network); empty: none
    void setScheme(ColorScheme scheme); ///< of the whole application, in place of the desktop's; written at the end
    void setZoom(int percent); ///< of text, bounded to 80 to 200 %; gives docks their usual sizes; written at the end
    /// Asks where to trade, which may restart the program or open the settings, then shows the tour unless a sheet is
    /// open; notes in the settings that later starts show it until it was left.
    void offerFirstRun();

    static constexpr int restartCode = 1000; ///< exit code of the event loop after which the program starts again
    static constexpr qint64 staleMs = 10'000; ///< without a slot for so long, prices are old and no order can be sent
    /// Milliseconds after the start for which the window follows the king, until the user chooses or types.
    static constexpr qint64 openingMs = 10'000;
    static constexpr qint64 activityMs = 1000; ///< the vault hears of keys and mouse at most once in this time

protected:
    void closeEvent(QCloseEvent *event) override; ///< writes the settings
    /// Of the whole application: keys and mouse put off the idle vault's lock, the lock's keys lock it in sheets too;
    /// opens row menus by Shift+F10, fits panels to a new size, gives a first focus; lets it end despite the tray.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLayout(); ///< panels, which begin to ask the desk, bars, docks, notices, tray; focuses what holds them
    [[nodiscard]] QWidget *buildWork(); ///< ticket, launch form and API host in tabs; they begin to ask the desk
    void fitPanels(); ///< into the window's room: where it is short hides some or makes them tabs, else undoes that
    void bringIntoView(QWidget *widget); ///< raises the tab that the widget is in, and scrolls to it
    void connectAll(); ///< all parts, qApp's events; Escape disarms, what keys focus is shown, watched coins are saved
    void buildMenus(); ///< with the keys that the settings keep; search and top bar get commands and keys from them
    void buildFileMenu(QMenu &menu); ///< export, lock, settings, quit
    void buildWalletMenu(QMenu &menu); ///< those of a selected wallet where it can do them; no airdrop on mainnet
    void buildTradeMenu(QMenu &menu); ///< search, order, launch, coin, alerts
    void buildViewMenu(QMenu &menu); ///< layouts, tabs, filter, look
    void buildLayoutMenu(QMenu &menu); ///< arrangements, kept layouts, lock, panels
    void keepLayout(); ///< opens a sheet for a new name, which later writes the arrangement to the settings
    void openKeys(); ///< the sheet of the keys; changed ones are kept in the settings
    [[nodiscard]] QStringList keptLayouts() const; ///< their names in the settings
    void fillKeptLayouts(QMenu &menu); ///< anew, from the settings: to take each up, or forget it
    /// Adds a command to a menu and to m_commands; what an empty `command` does, its maker connects.
    QAction *addCommand(QMenu &menu, const QString &objectName, const QString &text, const QKeySequence &keys,
                        std::function<void()> command);
    void lockIfPossible(); ///< locks an open vault with passphrase or keychain; else a notice says why not
    void openAlerts(); ///< asks the desk for the king, then opens the sheet of the alerts, but over no other
    void openDiagnostics(); ///< the sheet of the report on the present state, which reads the sizes of files
    void openSettings(); ///< a sheet, and the icon in a tray; saved settings hold, are written, may restart the program
    /// Keeps the preferences, shows what holds at once, has the vault lock after other minutes, writes the settings;
    /// `restarts`: then ends the program to start it again.
    void applyPreferences(const Preferences &preferences, bool restarts);
    void setLockMinutes(int minutes); ///< without use, then the vault locks; 0: never; now and from the next saving on
    void restart(); ///< saves the settings, for the same network also that the API host is on; ends with restartCode
    void startTour(); ///< moves focus and tabs; once it is left, the settings say so: no later start shows it by itself
    void placeOnScreen(); ///< size and place as the settings keep them, within the screen
    void restorePanels(); ///< gives panels, docks, tray, wallet, marks what the settings keep; some ask the desk then
    [[nodiscard]] ColorScheme schemeOf(const QString &choice) const; ///< the desktop's for all but "dark" and "light"
    void showChosenScheme(); ///< gives the application the scheme of m_schemeChoice
    void toggleScheme(); ///< chooses the other of dark and light, in place of the desktop's; written at the end
    void restoreSettings(); ///< takes up look, place, limits, watched coins, options; follows the desktop by D-Bus
    void saveSettings(); ///< those not written when they change; nothing before open()
    void applyLook(); ///< gives the whole application the chosen colours, zoom, density and motion
    void showNetwork(const QString &network); ///< its name; disarms the ticket
    /// Shows if keys are unprotected, locked or lockable. Locked: closes secrets (new ones with notice), takes a copied
    /// one from the clipboard, hides amounts, disarms the ticket; else amounts are as chosen, and it sends what waited.
    void followVault(const VaultStatus &status);
    void hideAmounts(bool hides); ///< in notices, panels (WalletBook::changed()); always if locked; written at the end
    /// Opens the sheet that unlocks the keys or else protects them; minutes chosen there hold at once, and are written.
    void openProtection();
    /// Selects the king where no coin is; for openingMs also in place of one it selected, if the ticket is untouched.
    void followKing(const QString &king);
    void addOrderNotices(const QList<OrderSummary> &orders); ///< of outcomes, also by Tray unless locked; of lost ones
    void updateFreshness(); ///< shows the link, an old slot's age (staleChanged()); allows or forbids orders, launches

    Desk *m_desk = nullptr; ///< nullptr before open()
    WindowOptions m_options;
    std::unique_ptr<QSettings> m_settings;
    ColorScheme m_scheme = ColorScheme::Dark;
    QString m_language = QStringLiteral("system"); ///< as in Preferences
    QString m_schemeChoice = QStringLiteral("system"); ///< "system", "dark", "light"
    ColorConvention m_convention = ColorConvention::GreenRed;
    RowDensity m_density = RowDensity::Usual;
    bool m_isStill = false; ///< the user's choice, besides the desktop's
    SystemScheme *m_system = nullptr;
    TicketLimits m_limits;
    StartOptions m_start; ///< for the next start
    RunningSettings m_running;
    QList<QAction *> m_commands;
    int m_zoom = 100;
    bool m_hidesAmounts = false; ///< the user's choice
    bool m_hasAlertSound = false;
    QString m_openedKing; ///< the coin that the window selected by itself
    QElapsedTimer m_opened;
    QElapsedTimer m_heard;
    QElapsedTimer m_active; ///< since the vault last heard of keys or mouse
    QTimer m_second;
    int m_secondsToWallets = 0;
    QCache<QString, TradeStatus> m_known{2'000}; ///< status of the last notice, by order id, of the latest orders
    DeskSelection *m_selection;
    MarketFeed *m_feed = nullptr;
    WalletBook *m_book = nullptr;
    CurrentCoin *m_coin = nullptr;
    AlertBook *m_alerts = nullptr;
    ApprovalSheets *m_approvals = nullptr;
    TopBar *m_top = nullptr;
    Banner *m_vaultBanner = nullptr;
    KingPanel *m_king = nullptr;
    TokenListPanel *m_tokens = nullptr;
    WalletsPanel *m_wallets = nullptr;
    EvidencePanel *m_evidence = nullptr;
    CoinPanel *m_coinPanel = nullptr;
    TicketPanel *m_ticket = nullptr;
    LaunchPanel *m_launch = nullptr;
    QTabBar *m_workTabs = nullptr;
    QStackedWidget *m_work = nullptr;
    QScrollArea *m_workspace = nullptr; ///< scrolls the columns where the window is smaller than they need
    DockArea *m_docks = nullptr;
    StatusStrip *m_status = nullptr;
    Notices *m_notices = nullptr;
    Tray *m_tray = nullptr;
};

} // namespace curvedesk
