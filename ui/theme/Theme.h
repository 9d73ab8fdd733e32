// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/ThemeColors.h"

#include <QFont>
#include <QPalette>

class QApplication;
class QWidget;

namespace curvedesk {

/// What a piece of text is; decides its face, size and weight.
enum class TextRole { Body, Small, Strong, Heading, Title, Number, NumberSmall, NumberStrong, NumberLarge };

/// What a piece of text means; decides its colour.
enum class Tone { Normal, Muted, Accent, Buy, Sell, Warn, Error };

/// Colours and type of the whole window.
struct Theme
{
    ColorScheme scheme = ColorScheme::Dark;
    int zoomPercent = 100;
    ThemeColors colors;

    [[nodiscard]] QFont font(TextRole role) const;
    [[nodiscard]] QColor color(Tone tone) const;
    [[nodiscard]] QPalette palette() const;
    /// A length drawn for 100 %.
    [[nodiscard]] int scaled(int pixels) const { return (pixels * zoomPercent + 50) / 100; }
};

[[nodiscard]] Theme makeTheme(ColorScheme scheme, int zoomPercent = 100);

/// Gives the application this look; the one place that does.
void applyTheme(QApplication &application, const Theme &theme);

/// The theme a widget is painted with: that of its style. Dark where another style is in use.
[[nodiscard]] const Theme &themeOf(const QWidget *widget);

/// Whether the system's own palette is dark. Ask before a theme is applied.
[[nodiscard]] ColorScheme systemScheme(const QPalette &systemPalette);

} // namespace curvedesk
