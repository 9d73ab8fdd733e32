// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/CandleGeometry.h"

#include "ui/chart/PriceAxis.h"

#include <QFontMetrics>

namespace curvedesk {

using namespace Qt::StringLiterals;

CandleChart::Geometry::Geometry(const QList<CandleSlot> &axis, const QRect &rect, const Theme &theme, qreal pitch_,
                                qsizetype end_)
    : end(end_)
    , pitch(pitch_)
{
    constexpr int axisCharacters = 9; // room for "12 345.678" beside the plot
    const QFontMetrics metrics(theme.font(TextRole::NumberSmall));
    const int axisWidth = metrics.horizontalAdvance(QString(axisCharacters, u'0')) + theme.scaled(18);
    const qreal timeHeight = theme.scaled(20);
    const int left = theme.scaled(10);
    headline = QRectF(left, theme.scaled(4), rect.width() - left - theme.scaled(8), theme.scaled(18));
    QRectF area = QRectF(rect).adjusted(left, headline.bottom() + theme.scaled(markRoom), -axisWidth, -timeHeight);
    axisLeft = area.right() + theme.scaled(6);
    tagSize = QSizeF(rect.width() - axisLeft - 2, 2 * theme.scaled(9));
    digitHeight = metrics.tightBoundingRect(u"0"_s).height();
    const qreal volumeHeight = area.height() * 0.18;
    plot = area.adjusted(0, 0, 0, -volumeHeight - theme.scaled(10));
    volume = QRectF(area.left(), area.bottom() - volumeHeight, area.width(), volumeHeight);

    room = qMax<qsizetype>(1, static_cast<qsizetype>(plot.width() / pitch));
    first = qMax<qsizetype>(0, end - room);
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
    // Five to seven lines, fewer only where the figures beside them would touch.
    gridStep = PriceAxis::evenStep(high - low,
                                   qBound(2, static_cast<int>(plot.height() / (digitHeight + theme.scaled(2))), 7));
}

QRectF CandleChart::Geometry::tag(qreal y) const
{
    if (y < plot.top() || y > plot.bottom())
        return {};
    return {{axisLeft - 4, y - tagSize.height() / 2}, tagSize};
}

qsizetype CandleChart::Geometry::indexAt(qreal pixel) const
{
    if (pixel > plot.right() || pixel < plot.left())
        return -1;
    const qsizetype index = end - first < room ? first + static_cast<qsizetype>((pixel - plot.left()) / pitch)
                                               : end - 1 - static_cast<qsizetype>((plot.right() - pixel) / pitch);
    return index >= first && index < end ? index : -1;
}

} // namespace curvedesk
