// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"
#include "ui/widgets/CandleChart.h"

#include <QRectF>

namespace curvedesk {

/// The places of the slots of the time axis in pixels. The newest is at the right edge; as many as fit are shown.
struct CandleChart::Geometry
{
    Geometry(const QList<CandleSlot> &axis, const QRect &rect, const Theme &theme, int pitchAt100);

    QRectF plot; ///< prices
    QRectF volume;
    qreal axisLeft = 0; ///< where the price labels begin
    qsizetype first = 0; ///< index of the first slot shown
    qsizetype end = 0;
    qreal pitch = 11;
    double low = 0;
    double high = 1;
    double topVolume = 1;
    int axisDecimals = 0; ///< of all figures beside the plot, in SOL
    double gridStep = 1;

    [[nodiscard]] qreal x(qsizetype index) const
    {
        return plot.right() - (static_cast<qreal>(end - index) - 0.5) * pitch;
    }
    [[nodiscard]] qreal y(double price) const { return plot.bottom() - (price - low) / (high - low) * plot.height(); }
    /// The index of the slot at a pixel; -1: none.
    [[nodiscard]] qsizetype indexAt(qreal pixel) const;
};

} // namespace curvedesk
