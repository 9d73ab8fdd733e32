// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/TermsEdit.h"

#include "core/money/Lamports.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ScreenReaders.h"
#include "ui/widgets/TextLabel.h"

#include <QButtonGroup>
#include <QGridLayout>

#include <array>
#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// Basis points.
constexpr std::array<quint64, 3> presetBps{100, 500, 1000};
constexpr quint64 defaultBps = 500;
/// Lamports; 0: automatic.
constexpr std::array<int, 3> priorityPresets{0, 100'000, 1'000'000};
/// Compute units until the order's own are known: more than most trades use, so that the fee is seldom above the typed
/// one.
constexpr quint32 usualUnits = 200'000;
constexpr quint64 microPerLamport = 1'000'000;

} // namespace

TermsEdit::TermsEdit(const QString &namePrefix, QWidget *parent)
    : QWidget(parent)
    , m_presets(new QButtonGroup(this))
    , m_slippage(new AmountEdit(u"%"_s, 2))
    , m_priorities(new QButtonGroup(this))
    , m_priority(new AmountEdit(u"SOL"_s, solDecimals))
    , m_units(usualUnits)
{
    buildLayout(namePrefix);
    connect(m_presets, &QButtonGroup::idClicked, this, [this] {
        m_slippage->clear();
        emit changed();
    });
    // By the fields' own texts: a space is told to have been typed after the field has removed it.
    connect(m_slippage, &QLineEdit::textChanged, this, [this] {
        const bool isEmpty = m_slippage->text().isEmpty();
        m_presets->setExclusive(isEmpty);
        if (isEmpty) {
            if (m_presets->checkedButton() == nullptr)
                m_presets->button(static_cast<int>(defaultBps))->setChecked(true);
        } else {
            for (QAbstractButton *preset : m_presets->buttons())
                preset->setChecked(false);
        }
        emit changed();
    });
    connect(m_priorities, &QButtonGroup::idClicked, this, [this] {
        m_priority->clear();
        emit changed();
    });
    connect(m_priority, &QLineEdit::textChanged, this, [this] {
        const bool isEmpty = m_priority->text().isEmpty();
        m_priorities->setExclusive(isEmpty);
        if (isEmpty) {
            if (m_priorities->checkedButton() == nullptr)
                m_priorities->button(0)->setChecked(true);
        } else {
            for (QAbstractButton *preset : m_priorities->buttons())
                preset->setChecked(false);
        }
        emit changed();
    });
}

void TermsEdit::buildLayout(const QString &namePrefix)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(6);
    auto *slippageLabel = new TextLabel(tr("Slippage"), TextRole::Small, Tone::Muted);
    slippageLabel->setBuddy(m_slippage);
    slippageLabel->setWordWrap(true);
    slippageLabel->setPlainToolTip(
        tr("How much worse than shown the price may be when the order lands. Beyond that it fails."));
    grid->addWidget(slippageLabel, 0, 0);
    for (int i = 0; i < static_cast<int>(presetBps.size()); ++i) {
        const quint64 bps = presetBps.at(static_cast<std::size_t>(i));
        auto *chip = new ChipButton(amountText::basisPointsPlain(bps));
        chip->setObjectName(namePrefix + u"Slippage%1"_s.arg(bps));
        chip->setAccessibleName(tr("Slippage %1").arg(amountText::basisPointsPlain(bps)));
        setReaderRole(*chip, QAccessible::RadioButton);
        chip->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        chip->setChecked(bps == defaultBps);
        m_presets->addButton(chip, static_cast<int>(bps));
        grid->addWidget(chip, 0, 1 + i);
    }
    m_slippage->setCompact();
    m_slippage->setObjectName(namePrefix + u"SlippageCustom"_s);
    m_slippage->setAccessibleName(tr("Slippage in percent"));
    m_slippage->setPlaceholderText({});
    grid->addWidget(m_slippage, 0, 4);

    auto *priorityLabel = new TextLabel(tr("Priority fee"), TextRole::Small, Tone::Muted);
    priorityLabel->setBuddy(m_priority);
    priorityLabel->setWordWrap(true);
    priorityLabel->setPlainToolTip(
        tr("Paid to the network, at most, to land sooner: transactions that pay more go first "
           "when many want to write the same coin. It does not change the price."));
    grid->addWidget(priorityLabel, 1, 0);
    for (int i = 0; i < static_cast<int>(priorityPresets.size()); ++i) {
        const int lamports = priorityPresets.at(static_cast<std::size_t>(i));
        const QString amount = amountText::solPlain(static_cast<quint64>(lamports));
        auto *chip = new ChipButton(lamports == 0 ? tr("Auto") : amount);
        chip->setObjectName(namePrefix + (lamports == 0 ? u"PriorityAuto"_s : u"Priority%1"_s.arg(lamports)));
        chip->setAccessibleName(lamports == 0 ? tr("Automatic priority fee") : tr("Priority fee %1 SOL").arg(amount));
        chip->setToolTip(displayText::toolTip(lamports == 0 ? tr("As much as what landed recently paid")
                                                            : tr("%1 SOL at most").arg(amount)));
        setReaderRole(*chip, QAccessible::RadioButton);
        chip->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        chip->setChecked(lamports == 0);
        m_priorities->addButton(chip, lamports);
        grid->addWidget(chip, 1, 1 + i);
    }
    m_priority->setCompact();
    m_priority->setObjectName(namePrefix + u"PriorityCustom"_s);
    m_priority->setAccessibleName(tr("Priority fee in SOL"));
    m_priority->setPlaceholderText({});
    grid->addWidget(m_priority, 1, 4);
    for (int column = 1; column <= 4; ++column)
        grid->setColumnStretch(column, 1);
}

Result<quint64> TermsEdit::slippageBps() const
{
    if (!m_slippage->text().isEmpty())
        return m_slippage->amount();
    const int preset = m_presets->checkedId();
    return static_cast<quint64>(preset > 0 ? preset : static_cast<int>(defaultBps));
}

Result<std::optional<quint64>> TermsEdit::unitPrice() const
{
    quint64 lamports = static_cast<quint64>(qMax(0, m_priorities->checkedId()));
    if (!m_priority->text().isEmpty()) {
        const Result<quint64> typed = m_priority->amount();
        if (!typed)
            return failure(typed.error());
        lamports = *typed;
    } else if (lamports == 0) {
        return std::optional<quint64>();
    }
    constexpr quint64 most = std::numeric_limits<quint64>::max() / microPerLamport;
    return std::make_optional(qMin(lamports, most) * microPerLamport / m_units);
}

void TermsEdit::setUnits(quint32 units)
{
    // The units of a simulation differ a little each time, and each new price of a unit has the whole order priced
    // anew. A few less only make the fee a little smaller than was typed.
    if (units == 0 || (units <= m_units && units >= m_units - m_units / 10))
        return;
    m_units = units;
    if (const auto price = unitPrice(); price && *price)
        emit changed();
}

void TermsEdit::setSlippageBps(quint64 bps)
{
    if (QAbstractButton *preset = m_presets->button(static_cast<int>(bps))) {
        preset->setChecked(true); // first: a field that is emptied beside no checked preset checks the default
        m_slippage->clear();
        emit changed();
    } else {
        m_slippage->setAmount(bps);
    }
}

} // namespace curvedesk
#include "moc_TermsEdit.cpp"
