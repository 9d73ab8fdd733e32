// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

/// The unit in which a chart shows prices. Both are the same figure: the cap is the price of 10^9 tokens.
enum class PriceUnit { MarketCap, TokenPrice };

/// The form of the figures on the axis of prices: one unit and one power of ten for all of them.
class PriceAxis
{
public:
    /// `highest`: the highest market cap that is shown; `step`: the distance of two lines; both in lamports of cap.
    PriceAxis(PriceUnit unit, double highest, double step);

    /// A round distance of lines, in the unit of `range` (above 0), with at most `lines` in it; of seven at least five.
    [[nodiscard]] static double evenStep(double range, int lines);

    /// "Market cap in SOL", "Price in 10⁻⁹ SOL".
    [[nodiscard]] QString title() const;
    /// A market cap in lamports as a figure, rounded half up; `moreDecimals`: beyond those that tell two lines apart.
    [[nodiscard]] QString text(quint64 cap, int moreDecimals = 0) const;

private:
    PriceUnit m_unit;
    int m_exponent = 0; ///< of ten, a multiple of three
    int m_point = 9; ///< digits of a cap behind the figure's decimal point
    int m_decimals = 0; ///< of the figures beside the lines
};

} // namespace curvedesk
