// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/theme/DeskStyle.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QStyleOption>

namespace curvedesk {

namespace {

constexpr qreal corner = 5; ///< the radius of the corners, in pixels

/// The rectangle moved in by half a pixel, so that a line of one pixel covers exactly one pixel.
QRectF crisp(const QRect &rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

/// True while the control is in this state.
bool has(const QStyleOption *option, QStyle::StateFlag flag)
{
    return option->state.testFlag(flag);
}

} // namespace

void DeskStyle::drawRounded(QPainter *painter, const QRectF &rect, qreal radius, const QPen &pen, const QBrush &brush)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(pen);
    painter->setBrush(brush);
    painter->drawRoundedRect(rect, radius, radius);
    painter->restore();
}

void DeskStyle::drawField(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColors &c = m_theme.colors;
    const bool hasFocus = has(option, State_HasFocus);
    drawRounded(painter, crisp(option->rect), corner, QPen(hasFocus ? c.accent : c.line, hasFocus ? 1.5 : 1),
                has(option, State_Enabled) ? c.field : c.panel);
}

void DeskStyle::drawButton(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const ThemeColors &c = m_theme.colors;
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool isDefault = button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
    QColor fill = c.field;
    if (has(option, State_Sunken))
        fill = c.line;
    else if (has(option, State_MouseOver) && has(option, State_Enabled))
        fill = c.raised;
    const bool isOn = has(option, State_On);
    const bool hasFocus = has(option, State_HasFocus) && !isFocusedByClick(widget);
    drawRounded(painter, crisp(option->rect), corner,
                QPen(isOn || hasFocus || isDefault ? c.accent : c.line, hasFocus ? 1.5 : 1), fill);
}

void DeskStyle::drawCheck(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColors &c = m_theme.colors;
    const bool isOn = has(option, State_On);
    const QRectF box = crisp(option->rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(isOn ? c.accent : c.muted, 1));
    painter->setBrush(isOn ? c.accent : c.field);
    painter->drawRoundedRect(box, 3, 3);
    if (isOn) {
        QPainterPath tick;
        tick.moveTo(box.left() + box.width() * 0.25, box.center().y());
        tick.lineTo(box.left() + box.width() * 0.43, box.bottom() - box.height() * 0.27);
        tick.lineTo(box.right() - box.width() * 0.2, box.top() + box.height() * 0.28);
        painter->setPen(QPen(c.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(tick);
    }
    painter->restore();
}

void DeskStyle::drawItemBackground(const QStyleOption *option, QPainter *painter) const
{
    if (has(option, State_Selected))
        painter->fillRect(option->rect, m_theme.colors.raised);
    else if (has(option, State_MouseOver) && has(option, State_Enabled))
        painter->fillRect(option->rect, m_theme.colors.field);
}

void DeskStyle::drawTabShape(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColors &c = m_theme.colors;
    if (has(option, State_Selected)) {
        const int inset = m_theme.scaled(10);
        painter->fillRect(
            QRect(option->rect.left() + inset, option->rect.bottom() - 1, option->rect.width() - 2 * inset, 2),
            c.accent);
    }
    if (has(option, State_HasFocus)) {
        QStyleOption focus(*option);
        focus.rect = option->rect.adjusted(4, 3, -4, -4);
        drawPrimitive(PE_FrameFocusRect, &focus, painter, nullptr);
    }
}

void DeskStyle::drawTabLabel(const QStyleOption *option, QPainter *painter) const
{
    const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
    if (tab == nullptr)
        return;
    const ThemeColors &c = m_theme.colors;
    const bool isStrong = has(option, State_Selected) || has(option, State_MouseOver);
    painter->setPen(!has(option, State_Enabled) ? c.line : isStrong ? c.text : c.muted);
    painter->drawText(option->rect, Qt::AlignCenter | Qt::TextShowMnemonic, tab->text);
}

void DeskStyle::drawHeader(const QStyleOption *option, QPainter *painter) const
{
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (header == nullptr)
        return;
    painter->setFont(m_theme.font(TextRole::Small));
    painter->setPen(m_theme.colors.muted);
    // Aligned with the text of the cells; the first cell of a row has a wider margin.
    const int inset = m_theme.scaled(header->section == 0 ? 10 : 6);
    const QRect room
        = visualRect(option->direction, option->rect, option->rect.adjusted(inset, 0, -m_theme.scaled(6), 0));
    // Whole or not at all: a column narrower than its title shows signs.
    if (painter->fontMetrics().horizontalAdvance(header->text) <= room.width())
        painter->drawText(room, static_cast<int>((header->textAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter),
                          header->text);
    if (header->sortIndicator == QStyleOptionHeader::None)
        return;
    const bool isUp = header->sortIndicator == QStyleOptionHeader::SortUp;
    const int low = option->rect.bottom() - m_theme.scaled(isUp ? 5 : 1);
    drawArrow(painter, QPointF(room.center().x(), low), m_theme.colors.accent, isUp);
}

void DeskStyle::drawScrollBar(const QStyleOptionComplex *option, QPainter *painter) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (slider == nullptr || slider->maximum <= slider->minimum)
        return;
    const ThemeColors &c = m_theme.colors;
    const QRect handle = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, nullptr);
    const bool isHot = has(option, State_MouseOver) || has(option, State_Sunken);
    const QRectF thumb = QRectF(handle).adjusted(2.5, 2.5, -2.5, -2.5);
    drawRounded(painter, thumb, qMin(thumb.width(), thumb.height()) / 2, Qt::NoPen,
                isHot ? c.muted : blended(c.muted, c.panel, 0.45));
}

void DeskStyle::drawComboBox(const QStyleOptionComplex *option, QPainter *painter) const
{
    if (qstyleoption_cast<const QStyleOptionComboBox *>(option) == nullptr)
        return;
    drawField(option, painter);
    const int side = m_theme.scaled(28);
    const QRect place
        = visualRect(option->direction, option->rect, option->rect.adjusted(option->rect.width() - side, 0, 0, 0));
    drawArrow(painter, QPointF(place.center().x(), place.center().y() + m_theme.scaled(4) * 0.5 + 0.5),
              m_theme.colors.muted, false);
}

void DeskStyle::drawSpinBox(const QStyleOptionComplex *option, QPainter *painter) const
{
    drawField(option, painter);
    const int high = m_theme.scaled(4);
    const QPoint up = subControlRect(CC_SpinBox, option, SC_SpinBoxUp, nullptr).center();
    const QPoint down = subControlRect(CC_SpinBox, option, SC_SpinBoxDown, nullptr).center();
    drawArrow(painter, QPointF(up) - QPointF(0, high * 0.25), m_theme.colors.muted, true);
    drawArrow(painter, QPointF(down) + QPointF(0, high * 0.5), m_theme.colors.muted, false);
}

void DeskStyle::drawArrow(QPainter *painter, QPointF tip, const QColor &color, bool isUp) const
{
    const qreal wide = m_theme.scaled(4);
    const qreal rise = isUp ? wide : -wide;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(QPolygonF({tip + QPointF(-wide, rise), tip, tip + QPointF(wide, rise)}));
    painter->restore();
}

} // namespace curvedesk
