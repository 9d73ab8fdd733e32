// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QColor>

namespace curvedesk {

enum class ColorScheme { Dark, Light };

/// The window's colours by meaning; each scheme has its own. Wallets, avatars, QR codes and shades have others.
struct ThemeColors
{
    QColor window; ///< between the panels
    QColor panel;
    QColor field; ///< inputs, chips and other second surfaces
    QColor raised; ///< selection, tool tips, buttons under the pointer
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
    QColor sandbox; ///< network badges: sandbox, test networks and mainnet each have their own colour
    QColor onSandbox;
    QColor devnet;
    QColor onDevnet;
    QColor mainnet;
    QColor onMainnet;
};

/// The colours of buying and rising, and of selling and falling. A word, a sign or a place says the same, and where it
/// is large enough the shape of a candle.
enum class ColorConvention {
    GreenRed,
    BlueOrange, ///< told apart without seeing red and green
    RedGreen, ///< red rises, as in East Asia
};

/// The colours of a scheme; the convention decides those of buying and selling.
[[nodiscard]] ThemeColors themeColors(ColorScheme scheme, ColorConvention convention = ColorConvention::GreenRed);

/// The colours that mark wallets, 1 to this number.
inline constexpr int walletColours = 8;
/// The colour of this number; for one out of range, that of the nearest in it.
[[nodiscard]] QColor walletColour(int colour, ColorScheme scheme);

/// The opacity of a banner's tone over the panel.
inline constexpr qreal bannerTint = 0.16;

/// `over` laid on `under` with the opacity `alpha` (0 to 1); the result is opaque.
[[nodiscard]] QColor blended(const QColor &over, const QColor &under, qreal alpha);

} // namespace curvedesk
