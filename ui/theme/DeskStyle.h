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
    /// Keeps a copy of the theme: another one needs another style.
    explicit DeskStyle(const Theme &theme);

    [[nodiscard]] const Theme &theme() const { return m_theme; }

    /// Paints grounds, edges and marks: of fields, buttons, check boxes, list entries, menus, tips and of the focus (of
    /// a clicked button none); nothing for frames of line fields and lists; other elements as Fusion.
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    /// Paints tabs, headings, list entries, a combo box's text and a dock's title bar, no splitter; the rest as Fusion.
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    /// Paints scroll bars, combo boxes and spin boxes; other controls as Fusion.
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    /// The place in pixels of a part of a scroll bar, combo box or spin box; of other controls Fusion's.
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                       const QWidget *widget) const override;
    /// Fusion's size in pixels, for fields, buttons, tabs and table headings changed to this style's at the zoom.
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                         const QWidget *widget) const override;
    /// A length of this style in pixels, at the zoom; Fusion's where it has none of its own.
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    /// A choice of this style, such as tabs at the left; Fusion's where it has none of its own.
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *data) const override;
    /// The theme's own pictures for the two buttons of a dock's title bar; else Fusion's.
    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption *option,
                                     const QWidget *widget) const override;
    using QProxyStyle::polish;
    /// Has lists, tabs, buttons and line fields repainted when the mouse comes over them, because they look different
    /// then; watches buttons by eventFilter(), and leaves the ground of a text field to drawField().
    void polish(QWidget *widget) override;
    /// True for a button that a click gave the focus and in which no key was pressed since; false for nullptr.
    [[nodiscard]] static bool isFocusedByClick(const QWidget *widget);
    /// Notes in a property of a button that gets the focus (but from a window that becomes active again or a menu that
    /// closes) whether a click gave it; the next key pressed in it clears the note and repaints it. Swallows no event.
    bool eventFilter(QObject *button, QEvent *event) override;

private:
    /// Paints a rectangle with round corners; the painter keeps its pen and brush.
    static void drawRounded(QPainter *painter, const QRectF &rect, qreal radius, const QPen &pen, const QBrush &brush);
    void drawField(const QStyleOption *option, QPainter *painter) const; ///< paints ground and edge of an input field
    /// Paints the ground and edge of an ordinary button.
    void drawButton(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawCheck(const QStyleOption *option, QPainter *painter) const; ///< paints a check box, without its text
    /// Paints what is behind an entry of a list or table that is selected or under the mouse; nothing behind others.
    void drawItemBackground(const QStyleOption *option, QPainter *painter) const;
    /// Paints the line below the chosen tab, and the ring of the focus.
    void drawTabShape(const QStyleOption *option, QPainter *painter) const;
    void drawTabLabel(const QStyleOption *option, QPainter *painter) const; ///< writes the text of a tab
    /// Writes a table's heading, unless it is too long for its column, and the arrow of the sorted column.
    void drawHeader(const QStyleOption *option, QPainter *painter) const;
    /// Paints the handle of a scroll bar; nothing where there is nothing to scroll.
    void drawScrollBar(const QStyleOptionComplex *option, QPainter *painter) const;
    void drawComboBox(const QStyleOptionComplex *option, QPainter *painter) const; ///< paints the box without its text
    void drawSpinBox(const QStyleOptionComplex *option, QPainter *painter) const; ///< paints the box without its text
    /// Paints a small arrow, which points down with its tip at `tip`, or up.
    void drawArrow(QPainter *painter, QPointF tip, const QColor &color, bool isUp) const;

    Theme m_theme;
};

} // namespace curvedesk
