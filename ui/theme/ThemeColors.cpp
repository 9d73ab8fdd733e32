// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/theme/ThemeColors.h"

#include <array>
#include <utility>

namespace curvedesk {

namespace {

/// The colours of a scheme in which buying is green and selling red; 0xRRGGBB is an opaque colour.
ThemeColors greenRedColors(ColorScheme scheme)
{
    if (scheme == ColorScheme::Dark) {
        return {
            .window = 0x0f1216,
            .panel = 0x161a20,
            .field = 0x1e242c,
            .raised = 0x232a33,
            .line = 0x2a323c,
            .text = 0xe6e9ee,
            .muted = 0x98a2b0,
            .accent = 0x6b9bf5,
            .onAccent = 0x0b1220,
            .buy = 0x2fbf71,
            .onBuy = 0x04140b,
            .sell = 0xff5560,
            .onSell = 0x1d0508,
            .warn = 0xe0a83a,
            .error = 0xff5560,
            .sandbox = 0x8b7cf6,
            .onSandbox = 0x0e0a24,
            .devnet = 0xe0a83a,
            .onDevnet = 0x1f1603,
            .mainnet = 0xff7a4d,
            .onMainnet = 0x230b02,
        };
    }
    return {
        .window = 0xeef0f3,
        .panel = 0xffffff,
        .field = 0xf3f5f8,
        .raised = 0xe9edf3,
        .line = 0xd9dee5,
        .text = 0x161b22,
        .muted = 0x566171,
        .accent = 0x2457c5,
        .onAccent = 0xffffff,
        .buy = 0x0f7a43,
        .onBuy = 0xffffff,
        .sell = 0xb3263a,
        .onSell = 0xffffff,
        .warn = 0x855400,
        .error = 0xb3263a,
        .sandbox = 0x5b48d8,
        .onSandbox = 0xffffff,
        .devnet = 0x855400,
        .onDevnet = 0xffffff,
        .mainnet = 0xc2410c,
        .onMainnet = 0xffffff,
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
        colors.buy = isDark ? 0x4fa8ff : 0x0b5cad;
        colors.onBuy = isDark ? 0x03101f : 0xffffff;
        colors.sell = isDark ? 0xff9d4d : 0x9c4300;
        colors.onSell = isDark ? 0x1f0d02 : 0xffffff;
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
