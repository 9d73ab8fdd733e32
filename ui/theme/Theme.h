// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/ThemeColors.h"

#include <QFont>
#include <QPalette>

class QApplication;
class QWidget;

namespace curvedesk {

/// The role of a text; decides its font family, size and weight.
enum class TextRole { Body, Small, Strong, Heading, Title, Number, NumberSmall, NumberStrong, NumberLarge };

/// The meaning of a text; decides its colour.
enum class Tone { Normal, Muted, Accent, Buy, Sell, Warn, Error };

/// The height of the rows of tables.
enum class RowDensity { Compact, Usual, Cosy };

/// Colours and fonts of the whole window.
struct Theme
{
    ColorScheme scheme = ColorScheme::Dark;
    int zoomPercent = 100;
    ThemeColors colors;
    RowDensity density = RowDensity::Usual;
    bool isStill = false; ///< changed figures do not flash

    [[nodiscard]] QFont font(TextRole role) const; ///< in its size at the present zoom
    [[nodiscard]] QColor color(Tone tone) const; ///< for text on a panel
    [[nodiscard]] QPalette palette() const; ///< the colours for Qt's own controls; sets nothing
    /// Converts a length in pixels at 100 % zoom to pixels at the present zoom.
    [[nodiscard]] int scaled(int pixels) const { return (pixels * zoomPercent + 50) / 100; }
    /// The height in pixels, at this zoom and density, of a table's row that has `pixels` at 100 % and the usual one.
    [[nodiscard]] int rowHeight(int pixels) const;
};

/// The theme with the colours of this scheme and convention; applies nothing.
[[nodiscard]] Theme makeTheme(ColorScheme scheme, int zoomPercent = 100,
                              ColorConvention convention = ColorConvention::GreenRed,
                              RowDensity density = RowDensity::Usual);

/// Replaces the application's style, palette and font, writes no settings; widgets hear of it by QEvent::StyleChange.
void applyTheme(QApplication &application, const Theme &theme);

/// The theme of the widget's style; the dark theme where another style is in use. Valid until applyTheme().
[[nodiscard]] const Theme &themeOf(const QWidget *widget);

/// True where the focus ring is to be painted: around the widget with the focus, a clicked button only after a key.
[[nodiscard]] bool showsFocus(const QWidget &widget);

/// The scheme that fits the system's palette. Call it before a theme is applied.
[[nodiscard]] ColorScheme systemScheme(const QPalette &systemPalette);

} // namespace curvedesk
