// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/SideSwitch.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/ScreenReaders.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace curvedesk {

using namespace Qt::StringLiterals;

/// One side of the switch, painted in its tone while it is checked.
class SideButton final : public QPushButton
{
public:
    SideButton(const QString &text, Tone tone)
        : QPushButton(text)
        , m_tone(tone)
    {
        setCheckable(true);
        setReaderRole(*this, QAccessible::RadioButton);
        setAutoDefault(false);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override { return {themeOf(this).scaled(80), themeOf(this).scaled(30)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = themeOf(this);
        const ThemeColors &c = theme.colors;
        const bool isBuy = m_tone == Tone::Buy;
        QPainter painter(this);
        if (isChecked())
            painting::surface(painter, rect(), theme.color(m_tone), QColor(), 5);
        if (showsFocus(*this))
            painting::focusRing(painter, rect(), isChecked() ? c.text : c.accent, 5);
        painter.setFont(theme.font(TextRole::Strong));
        painter.setPen(isChecked() ? (isBuy ? c.onBuy : c.onSell) : underMouse() ? c.text : c.muted);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

private:
    Tone m_tone;
};

SideSwitch::SideSwitch()
    : m_buy(new SideButton(tr("Buy"), Tone::Buy))
    , m_sell(new SideButton(tr("Sell"), Tone::Sell))
{
    m_buy->setObjectName(u"sideBuy"_s);
    m_sell->setObjectName(u"sideSell"_s);
    m_buy->setAccessibleName(tr("Buy side"));
    m_sell->setAccessibleName(tr("Sell side"));
    m_buy->setChecked(true);
    auto *group = new QButtonGroup(this);
    group->addButton(m_buy);
    group->addButton(m_sell);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(3, 3, 3, 3);
    row->setSpacing(3);
    row->addWidget(m_buy);
    row->addWidget(m_sell);
    connect(m_buy, &QPushButton::toggled, this, [this] { emit modeChanged(mode()); });
}

TradeMode SideSwitch::mode() const
{
    return m_buy->isChecked() ? TradeMode::Buy : TradeMode::Sell;
}

void SideSwitch::setMode(TradeMode mode)
{
    (mode == TradeMode::Buy ? m_buy : m_sell)->setChecked(true);
}

void SideSwitch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painting::surface(painter, rect(), themeOf(this).colors.field, QColor(), 7);
}

} // namespace curvedesk
#include "moc_SideSwitch.cpp"
