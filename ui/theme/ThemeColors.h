// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QColor>
#include <QList>

namespace curvedesk {

enum class ColorScheme { Dark, Light };

/// What colours mean. Widgets name a role, never a colour. Each scheme is a set of its own, not an inversion.
struct ThemeColors
{
    QColor window; ///< between the panels
    QColor panel;
    QColor field; ///< inputs, chips, the quiet second surface
    QColor raised; ///< hover, selection
    QColor line; ///< hairlines and tracks
    QColor text;
    QColor muted;
    QColor accent;
    QColor onAccent;
    QColor buy;
    QColor onBuy;
    QColor sell;
    QColor onSell;
    QColor warn;
    QColor error;
    QColor sandbox; ///< network badges: play money must never look like real money
    QColor onSandbox;
    QColor devnet;
    QColor onDevnet;
    QColor mainnet;
    QColor onMainnet;
};

[[nodiscard]] ThemeColors themeColors(ColorScheme scheme);

/// WCAG 2 contrast ratio, 1 to 21.
[[nodiscard]] qreal contrastRatio(const QColor &a, const QColor &b);

/// How much of its tone a banner lays over the panel.
inline constexpr qreal bannerTint = 0.16;

/// A colour laid over another.
[[nodiscard]] QColor blended(const QColor &over, const QColor &under, qreal alpha);

/// Which colours are painted on which: text must be readable (4.5), graphics visible (3.0).
struct ColorPair
{
    const char *name;
    QColor foreground;
    QColor background;
    qreal minimum;
};
[[nodiscard]] QList<ColorPair> pairsInUse(const ThemeColors &colors);

} // namespace curvedesk
