// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/theme/Theme.h"

#include "ui/theme/DeskStyle.h"

#include <QApplication>
#include <QLocale>
#include <QWidget>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The first of the families that is installed, in a size of `pixels`.
QFont makeFont(const QStringList &families, int pixels, QFont::Weight weight)
{
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

/// The font for Chinese characters as the window's language writes them: Japan's, Korea's, for all others China's.
QString cjkFamily()
{
    const QLocale::Language language = QLocale().language();
    return u"Noto Sans CJK "_s
        + (language == QLocale::Japanese     ? u"JP"_s
               : language == QLocale::Korean ? u"KR"_s
                                             : u"SC"_s);
}

/// The fonts of words, the first that is installed counts, and behind them those for Chinese characters and emoji.
QStringList textFamilies()
{
    return {u"Inter"_s, u"Segoe UI"_s, u"Noto Sans"_s, u"DejaVu Sans"_s, cjkFamily(), u"Noto Color Emoji"_s};
}

/// Fonts whose digits all have the same width, and behind them the one for Chinese characters.
QStringList numberFamilies()
{
    return {u"JetBrains Mono"_s, u"Cascadia Mono"_s, u"Noto Sans Mono"_s, u"DejaVu Sans Mono"_s, cjkFamily()};
}

} // namespace

QFont Theme::font(TextRole role) const
{
    const auto textFont = [this](int pixels, QFont::Weight weight = QFont::Normal) {
        return makeFont(textFamilies(), scaled(pixels), weight);
    };
    const auto digits = [this](int pixels, QFont::Weight weight = QFont::Normal) {
        QFont font = makeFont(numberFamilies(), scaled(pixels), weight);
        font.setStyleHint(QFont::Monospace);
        return font;
    };
    switch (role) {
    case TextRole::Body:
        return textFont(13);
    case TextRole::Small:
        return textFont(12);
    case TextRole::Strong:
        return textFont(13, QFont::DemiBold);
    case TextRole::Heading:
        return textFont(12, QFont::DemiBold);
    case TextRole::Title:
        return textFont(17, QFont::DemiBold);
    case TextRole::Number:
        return digits(13);
    case TextRole::NumberSmall:
        return digits(12);
    case TextRole::NumberStrong:
        return digits(13, QFont::DemiBold);
    case TextRole::NumberLarge:
        return digits(16);
    }
    return textFont(13);
}

QColor Theme::color(Tone tone) const
{
    switch (tone) {
    case Tone::Normal:
        return colors.text;
    case Tone::Muted:
        return colors.muted;
    case Tone::Accent:
        return colors.accent;
    case Tone::Buy:
        return colors.buy;
    case Tone::Sell:
        return colors.sell;
    case Tone::Warn:
        return colors.warn;
    case Tone::Error:
        return colors.error;
    }
    return colors.text;
}

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, colors.panel);
    p.setColor(QPalette::WindowText, colors.text);
    p.setColor(QPalette::Base, colors.panel);
    p.setColor(QPalette::AlternateBase, colors.field);
    p.setColor(QPalette::Text, colors.text);
    p.setColor(QPalette::PlaceholderText, colors.muted);
    p.setColor(QPalette::Button, colors.field);
    p.setColor(QPalette::ButtonText, colors.text);
    p.setColor(QPalette::BrightText, colors.error);
    p.setColor(QPalette::Highlight, colors.accent);
    p.setColor(QPalette::HighlightedText, colors.onAccent);
    p.setColor(QPalette::Link, colors.accent);
    p.setColor(QPalette::LinkVisited, colors.accent);
    p.setColor(QPalette::ToolTipBase, colors.raised);
    p.setColor(QPalette::ToolTipText, colors.text);
    p.setColor(QPalette::Light, colors.raised);
    p.setColor(QPalette::Midlight, colors.raised);
    p.setColor(QPalette::Mid, colors.line);
    p.setColor(QPalette::Dark, colors.line);
    p.setColor(QPalette::Shadow, colors.window);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, colors.muted);
    p.setColor(QPalette::Disabled, QPalette::Highlight, colors.raised);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, colors.text);
    return p;
}

int Theme::rowHeight(int pixels) const
{
    const int percent = density == RowDensity::Compact ? 84 : density == RowDensity::Cosy ? 125 : 100;
    return scaled(pixels * percent / 100);
}

Theme makeTheme(ColorScheme scheme, int zoomPercent, ColorConvention convention, RowDensity density)
{
    return {scheme, zoomPercent, themeColors(scheme, convention), density};
}

void applyTheme(QApplication &application, const Theme &theme)
{
    application.setStyle(new DeskStyle(theme));
    application.setPalette(theme.palette());
    application.setFont(theme.font(TextRole::Body));
}

const Theme &themeOf(const QWidget *widget)
{
    static const Theme fallback = makeTheme(ColorScheme::Dark);
    const auto *style = qobject_cast<const DeskStyle *>(widget->style());
    return style != nullptr ? style->theme() : fallback;
}

bool showsFocus(const QWidget &widget)
{
    return widget.hasFocus() && !DeskStyle::isFocusedByClick(&widget);
}

ColorScheme systemScheme(const QPalette &systemPalette)
{
    const bool isDark = systemPalette.color(QPalette::Window).lightness() < 128;
    return isDark ? ColorScheme::Dark : ColorScheme::Light;
}

} // namespace curvedesk
