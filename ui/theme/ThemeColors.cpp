// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/theme/ThemeColors.h"

#include <array>
#include <utility>

namespace curvedesk {

namespace {

/// An opaque colour from 0xRRGGBB.
QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

/// The colours of a scheme in which buying is green and selling red.
ThemeColors greenRedColors(ColorScheme scheme)
{
    if (scheme == ColorScheme::Dark) {
        return {
            .window = rgb(0x0f1216),
            .panel = rgb(0x161a20),
            .field = rgb(0x1e242c),
            .raised = rgb(0x232a33),
            .line = rgb(0x2a323c),
            .text = rgb(0xe6e9ee),
            .muted = rgb(0x98a2b0),
            .accent = rgb(0x6b9bf5),
            .onAccent = rgb(0x0b1220),
            .buy = rgb(0x2fbf71),
            .onBuy = rgb(0x04140b),
            .sell = rgb(0xff5560),
            .onSell = rgb(0x1d0508),
            .warn = rgb(0xe0a83a),
            .error = rgb(0xff5560),
            .sandbox = rgb(0x8b7cf6),
            .onSandbox = rgb(0x0e0a24),
            .devnet = rgb(0xe0a83a),
            .onDevnet = rgb(0x1f1603),
            .mainnet = rgb(0xff7a4d),
            .onMainnet = rgb(0x230b02),
        };
    }
    return {
        .window = rgb(0xeef0f3),
        .panel = rgb(0xffffff),
        .field = rgb(0xf3f5f8),
        .raised = rgb(0xe9edf3),
        .line = rgb(0xd9dee5),
        .text = rgb(0x161b22),
        .muted = rgb(0x566171),
        .accent = rgb(0x2457c5),
        .onAccent = rgb(0xffffff),
        .buy = rgb(0x0f7a43),
        .onBuy = rgb(0xffffff),
        .sell = rgb(0xb3263a),
        .onSell = rgb(0xffffff),
        .warn = rgb(0x855400),
        .error = rgb(0xb3263a),
        .sandbox = rgb(0x5b48d8),
        .onSandbox = rgb(0xffffff),
        .devnet = rgb(0x855400),
        .onDevnet = rgb(0xffffff),
        .mainnet = rgb(0xc2410c),
        .onMainnet = rgb(0xffffff),
    };
}

} // namespace

ThemeColors themeColors(ColorScheme scheme, ColorConvention convention)
{
    ThemeColors colors = greenRedColors(scheme);
    if (convention == ColorConvention::RedGreen) {
        std::swap(colors.buy, colors.sell);
        std::swap(colors.onBuy, colors.onSell);
    } else if (convention == ColorConvention::BlueOrange) {
        const bool isDark = scheme == ColorScheme::Dark;
        colors.buy = rgb(isDark ? 0x4fa8ff : 0x0b5cad);
        colors.onBuy = rgb(isDark ? 0x03101f : 0xffffff);
        colors.sell = rgb(isDark ? 0xff9d4d : 0x9c4300);
        colors.onSell = rgb(isDark ? 0x1f0d02 : 0xffffff);
    }
    return colors;
}

QColor walletColour(int colour, ColorScheme scheme)
{
    static constexpr std::array<int, walletColours> hues{210, 125, 40, 0, 280, 175, 325, 65};
    const int hue = hues.at(static_cast<std::size_t>(qBound(1, colour, walletColours) - 1));
    return scheme == ColorScheme::Dark ? QColor::fromHsl(hue, 170, 150) : QColor::fromHsl(hue, 200, 74);
}

QColor blended(const QColor &over, const QColor &under, qreal alpha)
{
    const auto mix = [alpha](float top, float below) {
        return static_cast<float>(static_cast<qreal>(top) * alpha + static_cast<qreal>(below) * (1.0 - alpha));
    };
    return QColor::fromRgbF(mix(over.redF(), under.redF()), mix(over.greenF(), under.greenF()),
                            mix(over.blueF(), under.blueF()));
}

} // namespace curvedesk
