// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QProxyStyle>

namespace curvedesk {

/// Draws most of Qt's own controls with the theme's colours, and gives them sizes of its own, most of which follow the
/// zoom; Fusion does the rest. It also lays out combo boxes, spin boxes, and scroll bars, which have no arrow buttons.
/// The application has no style sheet: further looks are painted by the widgets themselves.
class DeskStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    explicit DeskStyle(const Theme &theme);

    [[nodiscard]] const Theme &theme() const { return m_theme; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                       const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                         const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *data) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption *option,
                                     const QWidget *widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;

private:
    void drawField(const QStyleOption *option, QPainter *painter) const;
    void drawButton(const QStyleOption *option, QPainter *painter) const;
    void drawCheck(const QStyleOption *option, QPainter *painter) const;
    void drawItemBackground(const QStyleOption *option, QPainter *painter) const;
    void drawTabShape(const QStyleOption *option, QPainter *painter) const;
    void drawTabLabel(const QStyleOption *option, QPainter *painter) const;
    void drawHeader(const QStyleOption *option, QPainter *painter) const;
    void drawScrollBar(const QStyleOptionComplex *option, QPainter *painter) const;
    void drawComboBox(const QStyleOptionComplex *option, QPainter *painter) const;
    void drawSpinBox(const QStyleOptionComplex *option, QPainter *painter) const;
    /// A small arrow, which points down with its tip at `tip`, or up.
    void drawArrow(QPainter *painter, QPointF tip, const QColor &color, bool isUp) const;

    Theme m_theme;
};

} // namespace curvedesk
