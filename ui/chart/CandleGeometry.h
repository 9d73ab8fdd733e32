// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/chart/CandleChart.h"
#include "ui/theme/Theme.h"

#include <QRectF>

namespace curvedesk {

/// The places of the slots of the time axis in pixels. The last one shown is at the right edge; where all fit, the
/// first one is at the left edge.
struct CandleChart::Geometry
{
    /// `axis` must not be empty. `rect`: the widget's; `end`: the index behind the last slot that is shown; `pitch`:
    /// pixels from one slot to the next.
    Geometry(const QList<CandleSlot> &axis, const QRect &rect, const Theme &theme, qreal pitch, qsizetype end);

    /// Of the arrows at trades: how far above and below the plot they may be, in pixels at 100 %.
    static constexpr int markRoom = 12;

    QRectF headline; ///< the figures of a candle, above the room of the arrows
    QRectF plot; ///< prices
    QRectF volume;
    qreal axisLeft = 0; ///< where the price labels begin
    qreal digitHeight = 0; ///< of the price labels
    QSizeF tagSize; ///< of a price's tag beside the plot
    qsizetype room = 1; ///< the number of slots that fit
    qsizetype first = 0; ///< index of the first slot shown
    qsizetype end = 0;
    qreal pitch = 11;
    double low = 0; ///< market cap in lamports at the plot's lower edge
    double high = 1; ///< and at its upper edge
    double topVolume = 1; ///< the largest volume shown, in lamports
    double gridStep = 1; ///< from one line of even prices to the next, in lamports

    /// The middle of the slot with this index, in pixels.
    [[nodiscard]] qreal x(qsizetype index) const
    {
        return end - first < room ? plot.left() + (static_cast<qreal>(index - first) + 0.5) * pitch
                                  : plot.right() - (static_cast<qreal>(end - index) - 0.5) * pitch;
    }
    /// The height of a market cap in lamports, in pixels; outside of the plot for one that is not shown.
    [[nodiscard]] qreal y(double price) const { return plot.bottom() - (price - low) / (high - low) * plot.height(); }
    /// The market cap in lamports at this height of the plot.
    [[nodiscard]] double priceAt(qreal pixel) const
    {
        return low + (plot.bottom() - pixel) / plot.height() * (high - low);
    }
    /// The tag beside the plot at this height, in pixels; a null one where that is outside of the plot.
    [[nodiscard]] QRectF tag(qreal y) const;
    /// The index of the slot at this x, in pixels; -1: beside the plot, or where it has no slot.
    [[nodiscard]] qsizetype indexAt(qreal pixel) const;
};

} // namespace curvedesk
