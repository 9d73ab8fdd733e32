// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// The settings, and what the window keeps in them of itself.
#include "core/money/Decimal.h"
#include "ui/chart/ChartView.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/ExplorerDialog.h"
#include "ui/dialogs/VaultDialogs.h"
#include "ui/discovery/TokenListPanel.h"
#include "ui/panels/CoinPanel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/widgets/DeskTable.h"
#include "ui/window/DockArea.h"
#include "ui/window/FirstRunDialog.h"
#include "ui/window/MainWindow.h"
#include "ui/window/MenuKeys.h"
#include "ui/window/SettingsDialog.h"
#include "ui/window/SystemScheme.h"
#include "ui/window/TopBar.h"
#include "ui/window/Tour.h"
#include "ui/window/Tray.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QSettings>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int minZoom = 80;
constexpr int maxZoom = 200;
/// Set from the first start until the tour was left.
constexpr auto tourKey = "window/tour"_L1;
/// The columns by which tables are sorted, by the tables' object names.
const QString sortings = u"sorting"_s;

/// The key of the wallet that is selected on a network: its wallets are not those of others.
QString walletKey(const QString &network)
{
    return u"market/wallets/"_s + network;
}

/// Enables Larger and Smaller where the text can become so.
void allowZooming(const QObject &window, int zoom)
{
    menuKeys::allow(*window.findChild<QAction *>(u"commandLarger"_s),
                    zoom < maxZoom ? QString() : MainWindow::tr("The text has its largest size."));
    menuKeys::allow(*window.findChild<QAction *>(u"commandSmaller"_s),
                    zoom > minZoom ? QString() : MainWindow::tr("The text has its smallest size."));
}

// An amount in the settings; nullopt when it is missing or no number.
std::optional<quint64> limitIn(const QSettings &settings, const QString &key)
{
    const Result<quint64> value = decimal::parse(settings.value(key).toString(), 0);
    return value ? std::optional(*value) : std::nullopt;
}

// Writes the amount, or removes it where there is none.
void writeLimit(QSettings &settings, const QString &key, const std::optional<quint64> &limit)
{
    if (limit)
        settings.setValue(key, QString::number(*limit));
    else
        settings.remove(key);
}

/// The numbers of a list in the settings; 0 for what is none.
QList<int> asNumbers(const QVariant &list)
{
    QList<int> numbers;
    for (const QVariant &number : list.toList())
        numbers.append(number.toInt());
    return numbers;
}

/// The numbers as a list for the settings, which asNumbers() reads.
QVariantList asVariants(const QList<int> &numbers)
{
    return QVariantList(numbers.cbegin(), numbers.cend());
}

} // namespace

void MainWindow::restoreSettings()
{
    m_system = new SystemScheme(systemScheme(QApplication::palette()), this);
    connect(m_system, &SystemScheme::changed, this, [this] {
        if (m_schemeChoice == u"system")
            showChosenScheme();
    });
    connect(m_system, &SystemScheme::motionChanged, this, &MainWindow::applyLook);
    if (m_settings) {
        m_language = m_settings->value("look/language"_L1, u"system"_s).toString();
        m_schemeChoice = m_settings->value("look/scheme"_L1, u"system"_s).toString();
        m_convention = static_cast<ColorConvention>(qBound(0, m_settings->value("look/convention"_L1).toInt(), 2));
        m_density = static_cast<RowDensity>(
            qBound(0, m_settings->value("look/density"_L1, static_cast<int>(RowDensity::Usual)).toInt(), 2));
        m_zoom = qBound(minZoom, m_settings->value("look/zoom"_L1, 100).toInt(), maxZoom);
        m_isStill = m_settings->value("look/still"_L1).toBool();
        m_hidesAmounts = m_settings->value("look/hideAmounts"_L1).toBool();
        ExplorerDialog::chooseHost(m_settings->value("look/explorer"_L1).toString());
        m_hasAlertSound = m_settings->value("notices/alertSound"_L1).toBool();
        m_limits = {limitIn(*m_settings, u"limits/spend"_s), limitIn(*m_settings, u"limits/slippage"_s)};
        m_start = startSettings::read(*m_settings);
        m_selection->setWatched(m_settings->value("market/watched"_L1).toStringList());
    }
    m_running = {m_language, m_start};
    m_scheme = m_options.scheme.value_or(schemeOf(m_schemeChoice));
    applyLook();
    placeOnScreen();
}

void MainWindow::restorePanels()
{
    allowZooming(*this, m_zoom);
    QList<quint64> presets;
    if (m_settings) {
        const QVariant oldWallet = m_settings->value("market/wallet"_L1); // of all networks, by older versions
        m_selection->setWallet(m_settings->value(walletKey(m_desk->network()), oldWallet).toString());
        m_docks->restoreArrangement(m_settings->value("layout/current"_L1).toByteArray());
        m_docks->setLocked(m_settings->value("layout/locked"_L1, true).toBool());
        m_tray->setNotifying(m_settings->value("notices/outside"_L1, true).toBool());
        m_tray->setStaying(m_settings->value("window/tray"_L1).toBool());
        if (m_settings->contains("market/columns"_L1))
            m_tokens->setColumns(asNumbers(m_settings->value("market/columns"_L1)));
        m_tokens->setOrders(asNumbers(m_settings->value("market/orders"_L1)));
        m_tokens->setFilter(CoinFilter::fromNumbers(asNumbers(m_settings->value("market/filter"_L1))));
        m_settings->beginGroup(sortings);
        for (DeskTable *table : findChildren<DeskTable *>()) {
            if (!table->isSortingEnabled()) // some of these have no name
                continue;
            const QList<int> kept = asNumbers(m_settings->value(table->objectName()));
            if (kept.size() == 2)
                table->setSorting({kept.at(0), kept.at(1) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder});
        }
        m_settings->endGroup();
        WalletMarks marks;
        m_settings->beginGroup(u"wallets"_s);
        for (const QString &address : m_settings->childKeys()) {
            const QStringList mark = m_settings->value(address).toStringList();
            marks.insert(address, {qBound(0, mark.value(0).toInt(), walletColours), mark.value(1)});
        }
        m_settings->endGroup();
        m_book->setMarks(marks);
        m_coinPanel->charts().setUnit(m_settings->value("chart/price"_L1).toBool());
        for (const QString &lamports : m_settings->value("ticket/presets"_L1).toStringList()) {
            if (const Result<quint64> value = decimal::parse(lamports, 0))
                presets.append(*value);
        }
    }
    m_ticket->setBuyPresets(presets);
    m_ticket->setLimits(m_limits);
    m_ticket->setFirstRealOrder(!m_settings || !m_settings->value("ticket/realOrders"_L1).toBool());
}

void MainWindow::saveSettings()
{
    if (!m_settings || m_desk == nullptr)
        return;
    m_settings->setValue("look/language"_L1, m_language);
    m_settings->setValue("look/scheme"_L1, m_schemeChoice);
    m_settings->setValue("look/hideAmounts"_L1, m_hidesAmounts);
    m_settings->setValue("look/zoom"_L1, m_zoom);
    m_settings->setValue("look/explorer"_L1, ExplorerDialog::host());
    m_settings->setValue("look/convention"_L1, static_cast<int>(m_convention));
    m_settings->setValue("look/density"_L1, static_cast<int>(m_density));
    m_settings->setValue("look/still"_L1, m_isStill);
    m_settings->setValue("notices/alertSound"_L1, m_hasAlertSound);
    m_settings->setValue("notices/outside"_L1, m_tray->isNotifying());
    m_settings->setValue("window/tray"_L1, m_tray->isStaying());
    writeLimit(*m_settings, u"limits/spend"_s, m_limits.spendLamports);
    writeLimit(*m_settings, u"limits/slippage"_s, m_limits.slippageBps);
    startSettings::write(*m_settings, m_start);
    m_settings->setValue("market/watched"_L1, m_selection->watched());
    m_settings->setValue(walletKey(m_desk->network()), m_selection->wallet());
    m_settings->setValue("window/geometry"_L1, saveGeometry());
    m_settings->setValue("layout/current"_L1, m_docks->arrangement());
    m_settings->setValue("layout/locked"_L1, m_docks->isLocked());
    m_settings->setValue("market/columns"_L1, asVariants(m_tokens->columns()));
    m_settings->setValue("market/orders"_L1, asVariants(m_tokens->orders()));
    m_settings->setValue("market/filter"_L1, asVariants(m_tokens->filter().numbers()));
    for (const DeskTable *table : findChildren<DeskTable *>()) {
        if (table->isSortingEnabled())
            m_settings->setValue(sortings + u'/' + table->objectName(),
                                 asVariants({table->sorting().column, static_cast<int>(table->sorting().order)}));
    }
    for (auto mark = m_book->marks().begin(); mark != m_book->marks().end(); ++mark)
        m_settings->setValue(u"wallets/"_s + mark.key(), QStringList{QString::number(mark->colour), mark->group});
    m_settings->setValue("ticket/realOrders"_L1, !m_ticket->isFirstRealOrder());
    m_settings->setValue("chart/price"_L1, m_coinPanel->charts().isPriceShown());
    QStringList presets;
    for (const quint64 lamports : m_ticket->buyPresets())
        presets.append(QString::number(lamports));
    m_settings->setValue("ticket/presets"_L1, presets);
}

ColorScheme MainWindow::schemeOf(const QString &choice) const
{
    return choice == u"dark" ? ColorScheme::Dark : choice == u"light" ? ColorScheme::Light : m_system->scheme();
}

void MainWindow::showChosenScheme()
{
    m_scheme = schemeOf(m_schemeChoice);
    if (m_top != nullptr)
        m_top->setDark(m_scheme == ColorScheme::Dark);
    applyLook();
}

void MainWindow::setScheme(ColorScheme scheme)
{
    m_schemeChoice = scheme == ColorScheme::Dark ? u"dark"_s : u"light"_s;
    showChosenScheme();
}

void MainWindow::toggleScheme()
{
    setScheme(m_scheme == ColorScheme::Dark ? ColorScheme::Light : ColorScheme::Dark);
}

void MainWindow::setZoom(int percent)
{
    m_zoom = qBound(minZoom, percent, maxZoom);
    applyLook();
    if (m_docks == nullptr)
        return;
    allowZooming(*this, m_zoom);
    m_docks->placeColumns(m_zoom);
    fitPanels();
    QTimer::singleShot(0, this, [this] { // once the panels have their places
        if (QWidget *focused = focusWidget())
            bringIntoView(focused);
    });
}

void MainWindow::applyLook()
{
    Theme theme = makeTheme(m_scheme, m_zoom, m_convention, m_density);
    theme.isStill = m_isStill || m_system->reducesMotion();
    applyTheme(*static_cast<QApplication *>(QCoreApplication::instance()), theme);
}

void MainWindow::openSettings()
{
    m_running.hasApiHost = m_desk->apiHost().isRunning;
    m_running.hasTray = m_tray->appear();
    auto *dialog
        = new SettingsDialog({m_language, m_schemeChoice, m_zoom, m_convention, m_density, ExplorerDialog::host(),
                              m_limits, m_start, m_tray->isNotifying(), m_tray->isStaying(), m_isStill},
                             m_running, m_options.startProblem, this);
    connect(dialog, &SettingsDialog::saved, this, &MainWindow::applyPreferences);
    dialog->open();
}

void MainWindow::applyPreferences(const Preferences &preferences, bool restarts)
{
    m_language = preferences.language;
    m_schemeChoice = preferences.scheme;
    m_limits = preferences.limits;
    const int lockMinutes = startSettings::lockMinutes(preferences.start);
    if (lockMinutes != startSettings::lockMinutes(m_start)) // else an option of the command line stays
        setLockMinutes(lockMinutes);
    m_start = preferences.start;
    m_convention = preferences.convention;
    m_density = preferences.density;
    m_isStill = preferences.isStill;
    ExplorerDialog::chooseHost(preferences.explorer);
    m_tray->setNotifying(preferences.notifies);
    m_tray->setStaying(preferences.staysInTray);
    m_ticket->setLimits(m_limits);
    showChosenScheme();
    if (preferences.zoomPercent != m_zoom)
        setZoom(preferences.zoomPercent);
    saveSettings();
    if (restarts)
        restart();
}

// The program runs with this time from now on too, so that the sheet of the settings asks for no restart because of it.
void MainWindow::setLockMinutes(int minutes)
{
    m_desk->lockVaultAfter(minutes);
    startSettings::setLockMinutes(m_start, minutes);
    startSettings::setLockMinutes(m_running.start, minutes);
}

void MainWindow::openProtection()
{
    if (m_desk->vaultStatus().isLocked) {
        (new PassphraseDialog(*m_desk, this))->open();
        return;
    }
    auto *dialog = new VaultDialog(*m_desk, this);
    connect(dialog, &VaultDialog::lockMinutesChosen, this, [this](int minutes) {
        setLockMinutes(minutes);
        if (m_settings)
            startSettings::write(*m_settings, m_start);
    });
    dialog->open();
}

void MainWindow::offerFirstRun()
{
    auto *dialog = new FirstRunDialog(this);
    connect(dialog, &FirstRunDialog::chosen, this, [this](const StartOptions &options) {
        m_start = options;
        restart();
    });
    connect(dialog, &FirstRunDialog::settingsRequested, this, [this] { // for a node of the user's own
        openSettings();
        auto *network = findChild<QComboBox *>(u"settingsNetwork"_s);
        network->setCurrentIndex(network->findData(u"own"_s));
        findChild<QWidget *>(u"settingsEndpoint"_s)->setFocus();
    });
    if (m_settings)
        m_settings->setValue(tourKey, true);
    connect(dialog, &QDialog::finished, this, [this] {
        if (QApplication::activeModalWidget() == nullptr) // else it comes with the next start
            startTour();
    });
    dialog->open();
}

void MainWindow::startTour()
{
    const auto part = [this](const char *name) { return findChild<QWidget *>(QLatin1StringView(name)); };
    auto *tour = new Tour(
        {{part("kingPanel"),
          tr("The coin with the highest market cap among those still on their curve. A click shows and selects "
             "it.")},
         {part("tokenListPanel"),
          tr("What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and "
             "traded.")},
         {part("coinPanel"),
          tr("Its price over time, and its curve: where it stands, and where your order would take "
             "it.")},
         {part("workPanel"),
          tr("Buy and sell here. All costs stand above the button, and nothing is sent before you "
             "confirm it. Launching coins and the API for programs are beside it.")},
         {part("evidencePanel"),
          tr("What became of your orders, your positions with profit and loss, and the coin's "
             "trades and holders.")},
         {part("walletsPanel"), tr("Your wallets. Create one here to begin.")},
         {part("search"), tr("Find coins, wallets and commands. All keys are in the Help menu.")}},
        [this](QWidget *shown) { bringIntoView(shown); }, this);
    connect(tour, &Tour::left, this, [this] {
        if (m_settings)
            m_settings->remove(tourKey);
    });
    tour->begin();
}

// An API host that was switched on by hand is on again then, but not on another network: programs that trade play money
// may not find real money at the same address.
void MainWindow::restart()
{
    saveSettings();
    const ApiHostState host = m_desk->apiHost();
    if (m_settings && host.isRunning && !m_running.start.contains(u"api-port"_s)
        && startSettings::isSameNetwork(m_running.start, m_start))
        startSettings::noteApiHost(*m_settings, host.port);
    QApplication::exit(restartCode);
}

} // namespace curvedesk
