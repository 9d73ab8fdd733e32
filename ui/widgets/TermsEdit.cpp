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
/// Compute units until the order's own are known: more than most trades use, so that the fee is seldom above the typed.
constexpr quint32 usualUnits = 200'000;
constexpr quint64 microPerLamport = 1'000'000;

} // namespace

TermsEdit::TermsEdit(const QString &namePrefix)
    : m_presets(new QButtonGroup(this))
    , m_slippage(new AmountEdit(u"%"_s, 2))
    , m_priorities(new QButtonGroup(this))
    , m_priority(new AmountEdit(u"SOL"_s, solDecimals))
    , m_units(usualUnits)
{
    buildLayout(namePrefix);
    connectPresets(*m_presets, *m_slippage, static_cast<int>(defaultBps));
    connectPresets(*m_priorities, *m_priority, 0);
}

void TermsEdit::connectPresets(QButtonGroup &presets, AmountEdit &field, int usual)
{
    connect(&presets, &QButtonGroup::idClicked, this, [this, &field] {
        field.clear();
        emit changed();
    });
    // By the field's own text: a space is told to have been typed after the field has removed it.
    connect(&field, &QLineEdit::textChanged, this, [this, &presets, &field, usual] {
        const bool isEmpty = field.text().isEmpty();
        presets.setExclusive(isEmpty);
        if (isEmpty) {
            if (presets.checkedButton() == nullptr)
                presets.button(usual)->setChecked(true);
        } else {
            for (QAbstractButton *preset : presets.buttons())
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
    const auto addLabel = [grid](int row, const QString &text, const QString &toolTip, AmountEdit &field) {
        auto *label = new TextLabel(text, TextRole::Small, Tone::Muted);
        label->setBuddy(&field);
        label->setWordWrap(true);
        label->setPlainToolTip(toolTip);
        grid->addWidget(label, row, 0);
    };
    const auto addPreset = [grid](int row, QButtonGroup &presets, ChipButton *chip, int id, bool isUsual) {
        setReaderRole(*chip, QAccessible::RadioButton);
        chip->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        chip->setChecked(isUsual);
        presets.addButton(chip, id);
        grid->addWidget(chip, row, static_cast<int>(presets.buttons().size()));
    };
    const auto addField = [grid](int row, AmountEdit &field, const QString &objectName, const QString &name) {
        field.setCompact();
        field.setObjectName(objectName);
        field.setAccessibleName(name);
        field.setPlaceholderText({});
        grid->addWidget(&field, row, 4);
    };
    addLabel(0, tr("Slippage"),
             tr("How much worse than shown the price may be when the order lands. Beyond that it fails."), *m_slippage);
    for (const quint64 bps : presetBps) {
        auto *chip = new ChipButton(amountText::basisPointsPlain(bps));
        chip->setObjectName(namePrefix + u"Slippage%1"_s.arg(bps));
        chip->setAccessibleName(tr("Slippage %1").arg(amountText::basisPointsPlain(bps)));
        addPreset(0, *m_presets, chip, static_cast<int>(bps), bps == defaultBps);
    }
    addField(0, *m_slippage, namePrefix + u"SlippageCustom"_s, tr("Slippage in percent"));

    addLabel(1, tr("Priority fee"),
             tr("Paid to the network, at most, to land sooner: transactions that pay more go first "
                "when many want to write the same coin. It does not change the price."),
             *m_priority);
    for (const int lamports : priorityPresets) {
        const QString amount = amountText::solPlain(static_cast<quint64>(lamports));
        auto *chip = new ChipButton(lamports == 0 ? tr("Auto") : amount);
        chip->setObjectName(namePrefix + (lamports == 0 ? u"PriorityAuto"_s : u"Priority%1"_s.arg(lamports)));
        chip->setAccessibleName(lamports == 0 ? tr("Automatic priority fee") : tr("Priority fee %1 SOL").arg(amount));
        chip->setToolTip(displayText::toolTip(lamports == 0 ? tr("As much as what landed recently paid")
                                                            : tr("%1 SOL at most").arg(amount)));
        addPreset(1, *m_priorities, chip, lamports, lamports == 0);
    }
    addField(1, *m_priority, namePrefix + u"PriorityCustom"_s, tr("Priority fee in SOL"));
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
