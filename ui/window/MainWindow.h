// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/theme/Theme.h"
#include "ui/window/WindowOptions.h"

#include <QElapsedTimer>
#include <QHash>
#include <QMainWindow>
#include <QTimer>

class QScrollArea;
class QSettings;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace curvedesk {

class ApiHostPanel;
class Banner;
class CoinPanel;
class CurrentCoin;
class Desk;
class DeskSelection;
class EvidencePanel;
class KingPanel;
class LaunchPanel;
class MarketFeed;
class Notices;
class TicketPanel;
class StatusStrip;
class TokenListPanel;
class TopBar;
struct VaultStatus;
class WalletBook;
class WalletsPanel;

/// The main window: coins and wallets on the left, the selected coin and the tables in the middle, the order ticket,
/// launch form and API panel on the right, the status strip below; a line above them while the vault is locked.
///
/// Every control has an object name, for tests and screenshots: search, hideAmounts, lockKeys, themeToggle; vaultBanner
/// (bannerAction); kingShow; tokenTabs; walletCreate, walletCreateFirst, walletImport, walletTable, walletCopy,
/// walletRename, walletAirdrop, walletKeys, walletSend, walletReceive, walletExport; coinCopyMint, coinWatch,
/// chartViews, chartIntervals; evidenceTabs, activityTable, tradesTable, positionsTable, exportCsv; workTabs, sideBuy,
/// sideSell, orderWallet, orderAmount, preset0..3, percent25..100, orderSlippage100/500/1000, orderSlippageCustom,
/// orderPriorityAuto, orderPriorityCustom, orderButton, orderReason; launchImage, launchName, launchSymbol,
/// launchDescription, launchWebsite, launchTwitter, launchTelegram, launchBuy, launchButton; apiSwitch, apiPort,
/// apiCopyUrl, apiNewKey; statusPending, statusApiHost. Dialogs: confirmDialog (confirmButton, confirmUnderstood,
/// dialogCancel), confirmLaunchDialog, createWalletDialog (walletLabel, createWalletConfirm), secretsDialog
/// (secretsStored, secretsDone), orderDialog, importWalletDialog, passphraseDialog (passphrase, passphraseAgain,
/// passphraseKeychain, passphraseConfirm), vaultDialog (vaultCurrent, vaultNew, vaultAgain, vaultMinutes,
/// vaultKeychain, vaultChange), exportKeyDialog (exportPassphrase, exportAgreed, exportShow, exportCopy),
/// watchWalletDialog (watchAddress, watchConfirm), receiveDialog, sendDialog (sendToken, sendMint, sendBook,
/// sendRecipient, sendContactLabel, sendContact, sendAmountEdit, sendAll, sendReview), confirmSendDialog
/// (confirmSendCompared, confirmSendTyped, confirmSendButton).
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// `desk` must outlive the window.
    explicit MainWindow(Desk &desk, const WindowOptions &options = {});
    ~MainWindow() override;

    enum Work { OrderWork, LaunchWork, ApiHostWork };
    void showWork(Work work);
    void selectCoin(const QString &mint);
    void setScheme(ColorScheme scheme);
    void setZoom(int percent);

    /// After this time without a slot from the network prices count as old and no order can be sent.
    static constexpr qint64 staleMs = 10'000;
    /// Milliseconds after the start for which the window follows the king from coin to coin, until the user chooses or
    /// types.
    static constexpr qint64 openingMs = 10'000;
    /// The vault hears of keys and mouse at most once in this time.
    static constexpr qint64 activityMs = 1000;

protected:
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLayout(const WindowOptions &options);
    [[nodiscard]] QWidget *buildWork();
    void placeColumns();
    /// Makes the window fit the screen that it is on.
    void fitToScreen();
    /// Scrolls to a widget that was focused by the keyboard.
    void scrollToFocus(QWidget *focused);
    void connectAll();
    void addShortcuts();
    void restoreSettings(const WindowOptions &options);
    void saveSettings();
    void applyLook();
    void showNetwork(const QString &network);
    void showVault(const VaultStatus &status);
    /// Hides the amounts of the user's wallets, or shows them again; while the keys are locked they are hidden anyway.
    void hideAmounts(bool hides);
    void openProtection();
    /// Selects the king when the window opens, and the next one while openingMs lasts.
    void followKing(const QString &king);
    void addOrderNotices(const QList<OrderSummary> &orders);
    /// Shows the time since the last slot, and enables or disables orders by it.
    void updateFreshness();

    Desk &m_desk;
    std::unique_ptr<QSettings> m_settings;
    ColorScheme m_scheme = ColorScheme::Dark;
    int m_zoom = 100;
    bool m_hidesAmounts = false; ///< the user's choice
    QString m_openedKing; ///< the coin that the window selected by itself
    QElapsedTimer m_opened;
    QElapsedTimer m_heard;
    QElapsedTimer m_active; ///< since the vault last heard of keys or mouse
    bool m_wasHeard = false;
    QTimer m_second;
    int m_secondsToWallets = 0;
    QHash<QString, TradeStatus> m_known; ///< status of the last notice, by order id

    MarketFeed *m_feed;
    DeskSelection *m_selection;
    WalletBook *m_book;
    CurrentCoin *m_coin;
    TopBar *m_top = nullptr;
    Banner *m_vaultBanner = nullptr;
    KingPanel *m_king = nullptr;
    TokenListPanel *m_tokens = nullptr;
    WalletsPanel *m_wallets = nullptr;
    EvidencePanel *m_evidence = nullptr;
    CoinPanel *m_coinPanel = nullptr;
    TicketPanel *m_ticket = nullptr;
    LaunchPanel *m_launch = nullptr;
    ApiHostPanel *m_apiHost = nullptr;
    QTabBar *m_workTabs = nullptr;
    QWidget *m_workCard = nullptr;
    QStackedWidget *m_work = nullptr;
    QScrollArea *m_workspace = nullptr; ///< scrolls the columns where the window is smaller than they need
    QSplitter *m_columns = nullptr;
    QSplitter *m_left = nullptr;
    QSplitter *m_middle = nullptr;
    StatusStrip *m_status = nullptr;
    Notices *m_notices = nullptr;
};

} // namespace curvedesk
