// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/CandleGeometry.h"

#include "ui/text/AmountText.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace curvedesk {

namespace {

constexpr int minAxisDigits = 3;
constexpr int maxAxisDigits = 5;

/// A step of 1, 2 or 5 times a power of ten, so that the range has about `lines` steps.
double niceStep(double range, int lines)
{
    const double raw = range / lines;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (raw <= step * power)
            return step * power;
    }
    return 10 * power;
}

} // namespace

CandleChart::Geometry::Geometry(const QList<CandleSlot> &axis, const QRect &rect, const Theme &theme, int pitchAt100)
    : pitch(theme.scaled(pitchAt100))
{
    const QFontMetrics metrics(theme.font(TextRole::NumberSmall));
    const int axisWidth
        = metrics.horizontalAdvance(amountText::price(62'435'000'000, maxAxisDigits)) + theme.scaled(22);
    const qreal timeHeight = theme.scaled(20);
    const qreal head = theme.scaled(26);
    QRectF area = QRectF(rect).adjusted(theme.scaled(10), head, -axisWidth, -timeHeight);
    axisLeft = area.right() + theme.scaled(6);
    const qreal volumeHeight = area.height() * 0.18;
    plot = area.adjusted(0, 0, 0, -volumeHeight - theme.scaled(10));
    volume = QRectF(area.left(), area.bottom() - volumeHeight, area.width(), volumeHeight);

    end = axis.size();
    first = qMax<qsizetype>(0, end - qMax<qsizetype>(1, static_cast<qsizetype>(plot.width() / pitch)));
    double lowest = static_cast<double>(axis.at(first).candle.low);
    double highest = lowest;
    topVolume = 1;
    for (qsizetype i = first; i < end; ++i) {
        const Candle &candle = axis.at(i).candle;
        lowest = qMin(lowest, static_cast<double>(candle.low));
        highest = qMax(highest, static_cast<double>(candle.high));
        topVolume = qMax(topVolume, static_cast<double>(candle.volumeLamports));
    }
    // Constant prices still get a range above zero.
    const double range = qMax(highest - lowest, highest * 0.004);
    const double middle = (highest + lowest) / 2;
    low = qMax(0.0, middle - range * 0.54);
    high = qMax(middle + range * 0.54, low + 1);
    gridStep = niceStep(high - low, qMax(2, static_cast<int>(plot.height() / theme.scaled(34))));
    // Enough digits for the labels of two neighbouring grid lines to differ.
    axisDigits
        = qBound(minAxisDigits, static_cast<int>(std::floor(std::log10(high)) - std::floor(std::log10(gridStep))) + 1,
                 maxAxisDigits);
}

qsizetype CandleChart::Geometry::indexAt(qreal pixel) const
{
    if (pixel > plot.right() || pixel < plot.left())
        return -1;
    const auto back = static_cast<qsizetype>((plot.right() - pixel) / pitch);
    const qsizetype index = end - 1 - back;
    return index >= first ? index : -1;
}

} // namespace curvedesk
