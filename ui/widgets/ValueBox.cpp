// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/ValueBox.h"

#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Painting.h"

namespace curvedesk {

ValueBox::ValueBox(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ValueBox::setValue(const QString &value, const QString &unit, const QString &exact)
{
    m_value = value;
    m_unit = unit;
    setToolTip(displayText::toolTip(exact));
    setAccessibleDescription(value + QChar(u' ') + unit);
    update();
}

QSize ValueBox::sizeHint() const
{
    return {themeOf(this).scaled(160), themeOf(this).scaled(38)};
}

void ValueBox::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painting::surface(painter, rect(), theme.colors.panel, theme.colors.line, 5);
    const QRect room = rect().adjusted(theme.scaled(10), 0, -theme.scaled(12), 0);
    painter.setFont(theme.font(TextRole::Body));
    painter.setPen(theme.colors.muted);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, m_unit);
    const int unitWidth = painter.fontMetrics().horizontalAdvance(m_unit) + theme.scaled(8);
    QFont font = theme.font(TextRole::NumberLarge);
    while (QFontMetrics(font).horizontalAdvance(m_value) > room.width() - unitWidth && font.pixelSize() > 9)
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(theme.colors.text);
    painter.drawText(room.adjusted(0, 0, -unitWidth, 0), Qt::AlignLeft | Qt::AlignVCenter, m_value);
}

} // namespace curvedesk
