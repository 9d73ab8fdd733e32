// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/TermsEdit.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QButtonGroup>
#include <QGridLayout>

#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<quint64, 3> presetBps{100, 500, 1000};
constexpr quint64 defaultBps = 500;

} // namespace

TermsEdit::TermsEdit(const QString &namePrefix, QWidget *parent)
    : QWidget(parent)
    , m_presets(new QButtonGroup(this))
    , m_slippage(new AmountEdit(u"%"_s, 2))
    , m_auto(new ChipButton(tr("Auto")))
    , m_priority(new AmountEdit(tr("µlam/CU"), 0))
{
    buildLayout(namePrefix);
    connect(m_presets, &QButtonGroup::idClicked, this, [this] {
        m_slippage->clear();
        emit changed();
    });
    connect(m_slippage, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_presets->setExclusive(text.isEmpty());
        if (text.isEmpty()) {
            if (m_presets->checkedButton() == nullptr)
                setSlippageBps(defaultBps);
        } else {
            for (QAbstractButton *preset : m_presets->buttons())
                preset->setChecked(false);
        }
        emit changed();
    });
    connect(m_auto, &QPushButton::clicked, this, [this] {
        m_auto->setChecked(true);
        m_priority->clear();
        emit changed();
    });
    connect(m_priority, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_auto->setChecked(text.isEmpty());
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
    slippageLabel->setPlainToolTip(
        tr("How much worse than shown the price may be when the order lands. Beyond that it fails."));
    grid->addWidget(slippageLabel, 0, 0);
    for (int i = 0; i < static_cast<int>(presetBps.size()); ++i) {
        const quint64 bps = presetBps.at(static_cast<std::size_t>(i));
        auto *chip = new ChipButton(amountText::basisPointsPlain(bps));
        chip->setObjectName(namePrefix + u"Slippage%1"_s.arg(bps));
        chip->setAccessibleName(tr("Slippage %1").arg(amountText::basisPointsPlain(bps)));
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
    priorityLabel->setPlainToolTip(tr("Paid to land sooner, in millionths of a lamport for one compute unit. "
                                      "Automatic looks at what landed recently."));
    m_auto->setObjectName(namePrefix + u"PriorityAuto"_s);
    m_auto->setAccessibleName(tr("Automatic priority fee"));
    m_auto->setChecked(true);
    m_priority->setCompact();
    m_priority->setObjectName(namePrefix + u"PriorityCustom"_s);
    m_priority->setAccessibleName(tr("Priority fee in micro-lamports per compute unit"));
    m_priority->setPlaceholderText({});
    grid->addWidget(priorityLabel, 1, 0);
    grid->addWidget(m_auto, 1, 1);
    grid->addWidget(m_priority, 1, 2, 1, 3);
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

Result<std::optional<quint64>> TermsEdit::priorityFee() const
{
    if (m_priority->text().isEmpty())
        return std::optional<quint64>();
    const Result<quint64> fee = m_priority->amount();
    if (!fee)
        return failure(fee.error());
    return std::make_optional(*fee);
}

void TermsEdit::setSlippageBps(quint64 bps)
{
    if (QAbstractButton *preset = m_presets->button(static_cast<int>(bps))) {
        m_slippage->clear();
        preset->setChecked(true);
    } else {
        m_slippage->setAmount(bps);
    }
}

} // namespace curvedesk
