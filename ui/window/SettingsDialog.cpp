// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/SettingsDialog.h"

#include "core/http/web/WebProxy.h"
#include "core/money/Decimal.h"
#include "core/money/Lamports.h"
#include "ui/dialogs/ExplorerDialog.h"
#include "ui/text/DisplayText.h"
#include "ui/text/Language.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QSpinBox>
#include <QUrl>

#include <limits>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualMarketMebibytes = 4096;
constexpr int mostMarketMebibytes = std::numeric_limits<int>::max();
constexpr quint64 usualFeeCap = 5'000'000;
constexpr quint64 mostFeeCap = lamportsPerSol;

/// Sets an option, or removes it where it is empty or what the program does without it (`usual`).
void keep(StartOptions &options, const QString &name, const QString &value, const QString &usual)
{
    if (value.isEmpty() || value == usual)
        options.remove(name);
    else
        options.insert(name, value);
}

/// The typed amount; nullopt for none. Zero is one: a limit that admits nothing.
std::optional<quint64> amountOf(const AmountEdit &field)
{
    const Result<quint64> amount = field.amount();
    return amount ? std::optional(*amount) : std::nullopt;
}

} // namespace

SettingsDialog::SettingsDialog(const Preferences &present, const RunningSettings &running,
                               std::function<QString(const StartOptions &)> startProblem, QWidget *parent)
    : DeskDialog(tr("Settings"), parent)
    , m_present(present)
    , m_running(running)
    , m_startProblem(std::move(startProblem))
{
    setObjectName(u"settingsDialog"_s);
    setMinimumWidth(520);
    auto *columns = new QBoxLayout(QBoxLayout::TopToBottom);
    columns->setSpacing(body()->spacing());
    m_column = addColumn(*columns);
    buildLook();
    buildLimits();
    const QWidget &left = *m_column->parentWidget();
    m_column = addColumn(*columns);
    buildNetwork();
    buildHost();
    const QWidget &right = *m_column->parentWidget();
    body()->addLayout(columns);
    alignForms(); // their labels have their widths before the columns are measured
    // Beside each other, so that nothing has to be scrolled, where the window is wide enough.
    const int room = parent->window()->width() - themeOf(this).scaled(100);
    const int between = themeOf(this).scaled(28);
    const int needed = left.minimumSizeHint().width() + between + right.minimumSizeHint().width();
    if (needed + between <= room) {
        columns->setDirection(QBoxLayout::LeftToRight);
        columns->setSpacing(between);
        setMinimumWidth(qMin(room, qMax(needed + 2 * between, 1140)));
    }
    m_note = new TextLabel({}, TextRole::Small, Tone::Muted);
    m_note->setObjectName(u"settingsNote"_s);
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(36);
    addAboveButtons(m_note);
    body()->addStretch();
    buildButtons();
    showState();
}

QVBoxLayout *SettingsDialog::addColumn(QBoxLayout &columns)
{
    auto *place = new QWidget;
    auto *sections = new QVBoxLayout(place);
    sections->setContentsMargins({});
    sections->setSpacing(body()->spacing());
    columns.addWidget(place, 1, Qt::AlignTop);
    return sections;
}

QFormLayout *SettingsDialog::addSection(const QString &title)
{
    if (m_column->count() > 0)
        m_column->addWidget(new HairLine);
    m_column->addWidget(new TextLabel(title, TextRole::Strong));
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(16);
    m_column->addLayout(form);
    return form;
}

QComboBox *SettingsDialog::addChoice(QFormLayout &form, const QString &label, const QString &objectName,
                                     const QList<std::pair<QString, QString>> &choices, const QString &chosen)
{
    auto *box = new QComboBox;
    box->setObjectName(objectName);
    box->setAccessibleName(label);
    for (const auto &[value, words] : choices)
        box->addItem(words, value);
    box->setCurrentIndex(qMax(0, box->findData(chosen)));
    // What is chosen is read whole; on a small screen its words are cut, not its frame.
    const Theme &theme = themeOf(this);
    const int words = box->fontMetrics().horizontalAdvance(box->currentText()) + theme.scaled(44);
    box->setMinimumWidth(qMax(theme.scaled(160), qMin(words, parentWidget()->window()->width() / 3)));
    form.addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::showState);
    return box;
}

void SettingsDialog::buildLook()
{
    QFormLayout *form = addSection(tr("Look"));
    QList<std::pair<QString, QString>> languages{{u"system"_s, tr("Like the system")}};
    for (const Language &each : language::all())
        languages.emplaceBack(each.code, each.name);
    m_language
        = addChoice(*form, tr("Language (from the next start)"), u"settingsLanguage"_s, languages, m_present.language);
    m_scheme = addChoice(*form, tr("Colours"), u"settingsScheme"_s,
                         {{u"system"_s, tr("Like the system")}, {u"dark"_s, tr("Dark")}, {u"light"_s, tr("Light")}},
                         m_present.scheme);
    m_zoom = new QSpinBox;
    m_zoom->setObjectName(u"settingsZoom"_s);
    m_zoom->setAccessibleName(tr("Size of the text in percent"));
    m_zoom->setRange(80, 200);
    m_zoom->setSingleStep(10);
    m_zoom->setSuffix(u" %"_s);
    m_zoom->setValue(m_present.zoomPercent);
    form->addRow(tr("Size"), m_zoom);
    const auto numbered = [](const QStringList &words) {
        QList<std::pair<QString, QString>> choices;
        for (const QString &each : words)
            choices.append({QString::number(choices.size()), each});
        return choices;
    };
    m_convention = addChoice(*form, tr("Rising and falling"), u"settingsConvention"_s,
                             numbered({tr("Green and red"), tr("Blue and orange"), tr("Red and green")}),
                             QString::number(static_cast<int>(m_present.convention)));
    m_density = addChoice(*form, tr("Rows of tables"), u"settingsDensity"_s,
                          numbered({tr("Compact"), tr("Usual"), tr("Cosy")}),
                          QString::number(static_cast<int>(m_present.density)));
    QList<std::pair<QString, QString>> explorers;
    for (const QString &host : ExplorerDialog::hosts())
        explorers.emplaceBack(host, host);
    m_explorer = addChoice(*form, tr("Block explorer"), u"settingsExplorer"_s, explorers, m_present.explorer);
}

void SettingsDialog::buildLimits()
{
    QFormLayout *form = addSection(tr("Your limits, beyond which the ticket sends nothing"));
    const auto add = [&](const QString &label, const QString &objectName, const QString &unit, int decimals,
                         std::optional<quint64> value) {
        auto *field = new AmountEdit(unit, decimals);
        field->setCompact();
        field->setObjectName(objectName);
        field->setAccessibleName(u"%1 (%2)"_s.arg(label, unit));
        field->setPlaceholderText(tr("no limit"));
        if (value)
            field->setAmount(*value);
        connect(field, &QLineEdit::textChanged, this, [this] { showState(); });
        form->addRow(label, field);
        return field;
    };
    m_spend = add(tr("Spend for one order"), u"settingsSpend"_s, u"SOL"_s, solDecimals, m_present.limits.spendLamports);
    m_slippage = add(tr("Slippage"), u"settingsSlippage"_s, u"%"_s, 2, m_present.limits.slippageBps);
    bool isNumber = false;
    const quint64 cap = m_present.start.value(u"priority-fee-cap"_s).toULongLong(&isNumber);
    m_feeCap = add(tr("Priority fee (from the next start)"), u"settingsFeeCap"_s, u"SOL"_s, solDecimals,
                   isNumber ? cap : usualFeeCap);
    m_feeCap->setPlaceholderText(decimal::format(usualFeeCap, solDecimals)); // what an empty field stands for
}

void SettingsDialog::buildNetwork()
{
    QFormLayout *form = addSection(tr("Network, from the next start"));
    const StartOptions &start = m_present.start;
    const QString rpc = start.value(u"rpc"_s);
    const QString network = start.value(u"network"_s, rpc.isEmpty() ? u"sandbox"_s : u"own"_s);
    m_network = addChoice(*form, tr("Network"), u"settingsNetwork"_s,
                          {{u"sandbox"_s, tr("Sandbox on this computer: play money")},
                           {u"devnet"_s, tr("Devnet: test money")},
                           {u"mainnet"_s, tr("Mainnet: real money")},
                           {u"own"_s, tr("A node of your own")}},
                          network);
    const auto addField
        = [&](const QString &label, const QString &objectName, const QString &text, const QString &hint) {
              auto *field = new QLineEdit(text);
              field->setObjectName(objectName);
              field->setAccessibleName(label);
              field->setPlaceholderText(hint);
              connect(field, &QLineEdit::textChanged, this, &SettingsDialog::showState);
              form->addRow(label, field);
              return field;
          };
    m_endpoint = addField(tr("Node (JSON-RPC)"), u"settingsEndpoint"_s, rpc, u"https://…"_s);
    const QList<std::pair<QString, QString>> onOff{{u"on"_s, tr("On")}, {u"off"_s, tr("Off")}};
    m_traders = addChoice(*form, tr("Simulated traders"), u"settingsTraders"_s, onOff,
                          start.value(u"sandbox-traders"_s, u"on"_s));
    m_directory = addChoice(*form, tr("Public listing of coins"), u"settingsDirectory"_s,
                            {{u"text"_s, tr("Without pictures")},
                             {u"images"_s, tr("With pictures: strangers' servers learn your internet address")},
                             {u"off"_s, tr("Off")}},
                            start.value(u"token-directory"_s, u"text"_s));
    m_store = addChoice(*form, tr("Pictures and words of launches"), u"settingsStore"_s,
                        {{u"auto"_s, tr("As the network needs")},
                         {u"local"_s, tr("Keep them on this computer")},
                         {u"pump"_s, tr("Publish through pump.fun")},
                         {u"kubo"_s, tr("An IPFS node of your own")}},
                        start.value(u"metadata-store"_s, u"auto"_s));
    m_kubo = addField(tr("IPFS node"), u"settingsKubo"_s, start.value(u"kubo-url"_s), u"http://127.0.0.1:5001"_s);
    m_proxy = addField(tr("Proxy to other computers"), u"settingsProxy"_s, start.value(u"proxy"_s),
                       tr("none, or socks5://127.0.0.1:9050"));
    m_marketSize = new QSpinBox;
    m_marketSize->setObjectName(u"settingsMarketSize"_s);
    m_marketSize->setAccessibleName(tr("Mebibytes that the market may fill on the disk"));
    m_marketSize->setToolTip(
        displayText::toolTip(tr("Beyond that its oldest trades are forgotten, but none of your own wallets.")));
    m_marketSize->setRange(0, mostMarketMebibytes);
    m_marketSize->setSingleStep(1024);
    m_marketSize->setSuffix(u" MiB"_s);
    m_marketSize->setSpecialValueText(tr("no limit"));
    const QString kept = start.value(u"market-size"_s, QString::number(usualMarketMebibytes));
    m_marketSize->setValue(static_cast<int>(qMin<qlonglong>(kept.toLongLong(), mostMarketMebibytes)));
    form->addRow(tr("Market on the disk, at most"), m_marketSize);
    connect(m_marketSize, &QSpinBox::valueChanged, this, &SettingsDialog::showState);
}

void SettingsDialog::buildHost()
{
    QFormLayout *form = addSection(tr("Keys and API host"));
    m_lock = new QSpinBox;
    m_lock->setObjectName(u"settingsLock"_s);
    m_lock->setAccessibleName(tr("Minutes without activity after which the keys are locked"));
    m_lock->setRange(0, 24 * 60);
    m_lock->setSuffix(tr(" min"));
    m_lock->setSpecialValueText(tr("never"));
    m_lock->setValue(startSettings::lockMinutes(m_present.start));
    form->addRow(tr("Lock the keys when idle for"), m_lock);
    connect(m_lock, &QSpinBox::valueChanged, this, &SettingsDialog::showState);
    m_apiPort = new QLineEdit(m_present.start.value(u"api-port"_s));
    m_apiPort->setObjectName(u"settingsApiPort"_s);
    m_apiPort->setAccessibleName(tr("Port of an API host that starts with the window"));
    m_apiPort->setPlaceholderText(tr("not started"));
    auto *port = new QIntValidator(1, 65535, m_apiPort);
    port->setLocale(QLocale::c()); // no language groups the digits of a port
    m_apiPort->setValidator(port);
    form->addRow(tr("Start the API host on port"), m_apiPort);
    connect(m_apiPort, &QLineEdit::textChanged, this, &SettingsDialog::showState);
}

void SettingsDialog::buildButtons()
{
    addCancel(tr("Cancel"));
    m_restart = new QPushButton(tr("Save and restart"));
    m_restart->setObjectName(u"settingsRestart"_s);
    m_restart->setAutoDefault(false);
    m_save = new PrimaryButton(tr("Save"));
    m_save->setObjectName(u"settingsSave"_s);
    m_save->setDefault(true);
    buttons()->addWidget(m_restart);
    buttons()->addWidget(m_save);
    connect(m_save, &QPushButton::clicked, this, [this] {
        emit saved(chosen(), false);
        accept();
    });
    connect(m_restart, &QPushButton::clicked, this, [this] {
        emit saved(chosen(), true);
        accept();
    });
}

Preferences SettingsDialog::chosen() const
{
    Preferences now = m_present;
    now.language = m_language->currentData().toString();
    now.scheme = m_scheme->currentData().toString();
    now.zoomPercent = m_zoom->value();
    now.convention = static_cast<ColorConvention>(m_convention->currentIndex());
    now.density = static_cast<RowDensity>(m_density->currentIndex());
    now.explorer = m_explorer->currentData().toString();
    now.limits = {amountOf(*m_spend), amountOf(*m_slippage)};
    const QString network = m_network->currentData().toString();
    const bool isSandbox = network == u"sandbox";
    StartOptions &start = now.start;
    keep(start, u"network"_s, network == u"own" ? QString() : network, u"sandbox"_s);
    keep(start, u"rpc"_s, isSandbox ? QString() : m_endpoint->text().trimmed(), {});
    keep(start, u"sandbox-traders"_s, isSandbox ? m_traders->currentData().toString() : QString(), u"on"_s);
    keep(start, u"token-directory"_s, isSandbox ? QString() : m_directory->currentData().toString(), u"text"_s);
    keep(start, u"metadata-store"_s, m_store->currentData().toString(), u"auto"_s);
    keep(start, u"kubo-url"_s, m_store->currentData() == u"kubo"_s ? m_kubo->text().trimmed() : QString(), {});
    keep(start, u"proxy"_s, m_proxy->text().trimmed(), {});
    keep(start, u"market-size"_s, QString::number(m_marketSize->value()), QString::number(usualMarketMebibytes));
    keep(start, u"priority-fee-cap"_s, QString::number(amountOf(*m_feeCap).value_or(usualFeeCap)),
         QString::number(usualFeeCap));
    startSettings::setLockMinutes(start, m_lock->value());
    keep(start, u"api-port"_s, m_apiPort->text(), {});
    return now;
}

QString SettingsDialog::problem() const
{
    for (const AmountEdit *field : {m_spend, m_slippage, m_feeCap}) {
        if (!field->text().isEmpty() && !field->amount())
            return u"%1: %2"_s.arg(field->accessibleName(), field->amount().error().detail);
    }
    if (amountOf(*m_feeCap).value_or(0) > mostFeeCap)
        return tr("The limit of the priority fee is 1 SOL at most.");
    const QString network = m_network->currentData().toString();
    const QUrl node(m_endpoint->text().trimmed());
    const bool isLocal = node.host() == u"127.0.0.1" || node.host() == u"localhost";
    const bool isNode = node.isValid() && !node.host().isEmpty()
        && (node.scheme() == u"https" || (node.scheme() == u"http" && isLocal));
    if (network == u"own" && m_endpoint->text().trimmed().isEmpty())
        return tr("Type the address of your node.");
    if (network != u"sandbox" && !m_endpoint->text().trimmed().isEmpty() && !isNode)
        return tr("A node's address begins with https://, or with http:// on this computer.");
    if (m_store->currentData() == u"kubo"_s && m_kubo->text().trimmed().isEmpty())
        return tr("Type the address of your IPFS node.");
    if (!m_proxy->text().trimmed().isEmpty() && !WebProxy::parse(m_proxy->text().trimmed()))
        return tr("A proxy's address is socks5://host:port or http://host:port, without a password.");
    if (!m_apiPort->text().isEmpty() && !m_apiPort->hasAcceptableInput())
        return tr("A port is a number from 1 to 65535.");
    return m_startProblem ? m_startProblem(chosen().start) : QString();
}

void SettingsDialog::showState()
{
    if (m_restart == nullptr)
        return; // under construction
    const QString network = m_network->currentData().toString();
    const bool isSandbox = network == u"sandbox";
    m_endpoint->setEnabled(!isSandbox);
    m_traders->setEnabled(isSandbox);
    m_directory->setEnabled(network == u"mainnet");
    m_kubo->setEnabled(m_store->currentData() == u"kubo"_s);
    const QString wrong = problem();
    const Preferences now = chosen();
    const bool needsStart = wrong.isEmpty() && (now.start != m_running.start || now.language != m_running.language);
    const bool losesHost = m_running.hasApiHost && !now.start.contains(u"api-port"_s)
        && (!startSettings::isSameNetwork(now.start, m_running.start) || m_running.start.contains(u"api-port"_s));
    m_note->setTone(wrong.isEmpty() ? (network == u"mainnet" ? Tone::Warn : Tone::Muted) : Tone::Error);
    m_note->setText(!wrong.isEmpty()  ? wrong
                        : !needsStart ? QString()
                        : network == u"mainnet" && now.start != m_running.start
                        ? tr("On mainnet orders spend real money, from the next start on.")
                        : tr("Some of this takes effect at the next start."));
    if (needsStart && losesHost)
        m_note->setText(m_note->text() + u' ' + tr("The API host is off then."));
    m_note->setVisible(!m_note->text().isEmpty());
    m_save->setEnabled(wrong.isEmpty());
    m_restart->setEnabled(needsStart);
    m_restart->setToolTip(
        displayText::toolTip(needsStart || !wrong.isEmpty() ? wrong : tr("Nothing here needs a restart")));
}

} // namespace curvedesk
