// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/SettingsDialog.h"

#include "core/money/Decimal.h"
#include "core/money/Lamports.h"
#include "ui/dialogs/DialogFields.h"
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
#include <QLineEdit>
#include <QSpinBox>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 usualFeeCap = 5'000'000;
constexpr quint64 mostFeeCap = lamportsPerSol;

/// The typed amount; nullopt for none. Zero is one: a limit that admits nothing.
std::optional<quint64> amountOf(const AmountEdit &field)
{
    const Result<quint64> amount = field.amount();
    return amount ? std::optional(*amount) : std::nullopt;
}

} // namespace

SettingsDialog::SettingsDialog(const Preferences &present, const RunningSettings &running,
                               std::function<QString(const StartOptions &)> startProblem, QWidget *parent)
    : DeskDialog(tr("Settings"), parent, u"settingsDialog"_s, 520)
    , m_present(present)
    , m_running(running)
    , m_startProblem(std::move(startProblem))
{
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
    m_note = new TextLabel({}, TextRole::Small, Tone::Muted);
    m_note->setObjectName(u"settingsNote"_s);
    m_note->setWordWrap(true);
    // It has its room before it says something, so that nothing moves; beside the buttons that costs no height.
    if (needed + between <= room) {
        columns->setDirection(QBoxLayout::LeftToRight);
        columns->setSpacing(between);
        setMinimumWidth(qMin(room, qMax(needed + 2 * between, 1140)));
        buttons()->insertWidget(0, m_note, 1);
    } else {
        m_note->setMinimumHeight(36);
        addAboveButtons(m_note);
    }
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
    form->setVerticalSpacing(6); // so that the sheet is whole in 1280x800
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

QLineEdit *SettingsDialog::addField(QFormLayout &form, const QString &label, const QString &objectName,
                                    const QString &text, const QString &hint)
{
    auto *field = new QLineEdit(text);
    field->setObjectName(objectName);
    field->setAccessibleName(label);
    field->setPlaceholderText(hint);
    form.addRow(label, field);
    connect(field, &QLineEdit::textChanged, this, &SettingsDialog::showState);
    return field;
}

QSpinBox *SettingsDialog::addNumber(QFormLayout &form, const QString &label, const QString &objectName,
                                    const QString &name, const QString &unit)
{
    auto *field = new QSpinBox;
    field->setObjectName(objectName);
    field->setAccessibleName(name);
    field->setSuffix(unit);
    form.addRow(label, field);
    connect(field, &QSpinBox::valueChanged, this, &SettingsDialog::showState);
    return field;
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
    m_zoom = addNumber(*form, tr("Size"), u"settingsZoom"_s, tr("Size of the text in percent"), u" %"_s);
    m_zoom->setRange(80, 200);
    m_zoom->setSingleStep(10);
    m_zoom->setValue(m_present.zoomPercent);
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
    m_motion = addChoice(*form, tr("Motion"), u"settingsMotion"_s,
                         {{u"system"_s, tr("Like the system")}, {u"still"_s, tr("Reduced")}},
                         m_present.isStill ? u"still"_s : u"system"_s);
    m_motion->setToolTip(
        displayText::toolTip(tr("Figures that changed flash for a moment, unless motion is reduced.")));
    QList<std::pair<QString, QString>> explorers;
    for (const QString &host : ExplorerDialog::hosts())
        explorers.emplaceBack(host, host);
    m_explorer = addChoice(*form, tr("Block explorer"), u"settingsExplorer"_s, explorers, m_present.explorer);
    m_notifies = addChoice(*form, tr("Notices outside the window"), u"settingsNotifies"_s,
                           {{u"on"_s, tr("On")}, {u"off"_s, tr("Off")}}, m_present.notifies ? u"on"_s : u"off"_s);
    if (m_running.hasTray)
        m_closing = addChoice(*form, tr("Closing the window"), u"settingsClosing"_s,
                              {{u"end"_s, tr("Ends the program")}, {u"tray"_s, tr("Keeps it in the tray")}},
                              m_present.staysInTray ? u"tray"_s : u"end"_s);
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

void SettingsDialog::buildButtons()
{
    addCancel(tr("Cancel"));
    m_restart = new QPushButton(tr("Save and restart"));
    m_restart->setObjectName(u"settingsRestart"_s);
    m_restart->setAutoDefault(false);
    buttons()->addWidget(m_restart);
    m_save = dialogFields::addPrimary(*this, tr("Save"), u"settingsSave"_s);
    for (const QPushButton *button : {m_save, m_restart}) {
        connect(button, &QPushButton::clicked, this, [this, button] {
            emit saved(chosen(), button == m_restart);
            accept();
        });
    }
}

Preferences SettingsDialog::chosen() const
{
    Preferences now = m_present;
    now.language = m_language->currentData().toString();
    now.scheme = m_scheme->currentData().toString();
    now.zoomPercent = m_zoom->value();
    now.convention = static_cast<ColorConvention>(m_convention->currentIndex());
    now.density = static_cast<RowDensity>(m_density->currentIndex());
    now.isStill = m_motion->currentData() == u"still"_s;
    now.explorer = m_explorer->currentData().toString();
    now.notifies = m_notifies->currentData() == u"on"_s;
    if (m_closing != nullptr)
        now.staysInTray = m_closing->currentData() == u"tray"_s;
    now.limits = {amountOf(*m_spend), amountOf(*m_slippage)};
    now.start = chosenStart();
    startSettings::keep(now.start, u"priority-fee-cap"_s, QString::number(amountOf(*m_feeCap).value_or(usualFeeCap)),
                        QString::number(usualFeeCap));
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
    if (const QString wrong = problemOfStart(); !wrong.isEmpty())
        return wrong;
    return m_startProblem ? m_startProblem(chosen().start) : QString();
}

void SettingsDialog::showState()
{
    if (m_restart == nullptr)
        return; // under construction
    const QString network = m_network->currentData().toString();
    enableStartFields();
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
    m_save->setEnabled(wrong.isEmpty());
    m_restart->setEnabled(needsStart);
    m_restart->setToolTip(
        displayText::toolTip(needsStart || !wrong.isEmpty() ? wrong : tr("Nothing here needs a restart")));
}

} // namespace curvedesk
#include "moc_SettingsDialog.cpp"
