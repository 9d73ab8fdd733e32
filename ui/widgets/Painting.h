// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>
#include <QStyle>

/// Painting functions that several widgets share.
namespace curvedesk::painting {

/// The rectangle moved in by half a pixel, so that a line of one pixel covers exactly one pixel.
[[nodiscard]] inline QRectF crisp(const QRect &rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

/// Paints a filled rectangle with corners of this radius and a border of `width` pixels; an invalid `border`: none.
inline void surface(QPainter &painter, const QRect &rect, const QColor &fill, const QColor &border, qreal radius,
                    qreal width = 1)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(crisp(rect), radius, radius);
    painter.restore();
}

/// Paints a rounded frame of two pixels within `rect`, around what has the keyboard's focus.
inline void focusRing(QPainter &painter, const QRect &rect, const QColor &color, qreal radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
    painter.restore();
}

/// Tints the place of a figure that rose or fell, with a triangle of 5 pixels at 100 % at its leading edge.
inline void flash(QPainter &painter, const QRect &rect, const Theme &theme, bool isUp)
{
    const QColor tone = theme.color(isUp ? Tone::Buy : Tone::Sell);
    QColor tint = tone;
    tint.setAlphaF(0.18F);
    const QRect sign
        = QStyle::visualRect(painter.layoutDirection(), rect,
                             {rect.left(), rect.center().y() - theme.scaled(2), theme.scaled(5), theme.scaled(4)});
    const int tip = isUp ? sign.top() : sign.bottom() + 1;
    const int foot = isUp ? sign.bottom() + 1 : sign.top();
    painter.save();
    painter.fillRect(rect, tint);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone);
    painter.drawPolygon(QPolygonF({QPointF(sign.left(), foot), QPointF(sign.right() + 1, foot),
                                   QPointF((sign.left() + sign.right() + 1) / 2.0, tip)}));
    painter.restore();
}

/// The font, or the largest smaller one with which the text fits in `width` pixels; not below `smallest` pixels.
[[nodiscard]] inline QFont fitted(QFont font, const QString &text, qreal width, int smallest)
{
    while (font.pixelSize() > smallest && QFontMetricsF(font).horizontalAdvance(text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

/// The font, or a smaller one in which the text fits in `width` pixels, to 8 (at 100 %): a cut figure would mislead.
[[nodiscard]] inline QFont fitted(const QFont &font, const QString &text, qreal width, const Theme &theme)
{
    return fitted(font, text, width, theme.scaled(8));
}

} // namespace curvedesk::painting
